figure = { $number }
figure-plus = +{ $number }
figure-percent = %{ $number }

report-judged-plies = { $plies ->
    [0] { -app } ileriye bakmadan değerlendirdi.
   *[other] { -app } { $plies } zar ileriye bakarak değerlendirdi.
}
report-judged-rollout = { -app } değerlendirdi: birbirine yakın olanlar { $trials } kez sonuna kadar oynandı.
report-unfinished = Analiz durduruldu: { $total } adımdan { $number } tanesi tamam.
report-goes-on = Aynı komut kaldığı yerden devam eder.
report-by-play = Yalnızca oyunla
report-by-play-about = Zarlar kimseden yana olmasaydı sonuç ne olurdu: iki tarafın şansı çıkarılmış sonuç.

report-games = Oyun oyun
report-game = Oyun

report-where = Oyun { $game }, { $turn }. hamle
report-rolled-on = { $player } katlamadan zar atıyor
report-cost = { $loss } puan kaybettirdi.
report-cost-match = { $loss } puan ve maç şansından %{ $chance } kaybettirdi.
report-arrows = Mavi oynananı, altın rengi daha iyisini gösterir.

report-all = Bütün hamleler
report-turn = Hamle no.
report-player = Oyuncu
report-roll = Zar
report-done = Yapılan
report-better = Daha iyisi

report-many = { $matches } maç
report-players = Oyunculara göre
report-matches = Maçlar
report-matches-won = Kazanılan
report-over-time = Zaman içinde
report-date = Tarih
report-opponent = Rakip
report-so-far = O ana dek
report-rating-graph = Maç maç oyun notu: { $player }

report-ours = { -app }
report-theirs = Dosyada
report-difference = Fark
report-mean-difference = Oyun notları ortalama { $number } farklı.
report-nothing-to-compare = Dosyada analiz yok.

report-match-chance = Maç şansı
report-skill = Şu düzeyde
report-very-lucky = Çok şanslı zarlar
report-lucky = Şanslı zarlar
report-unlucky = Şanssız zarlar
report-very-unlucky = Çok şanssız zarlar
report-fibs = FIBS notu
phase-opening = Açılış
phase-middle-game = Oyun ortası
phase-race = Yarış
