figure = { $number }
figure-plus = +{ $number }
figure-percent = %{ $number }

report-judged-plies = { $plies ->
    [0] { -app } ileriye bakmadan analiz etti.
   *[other] { -app } { $plies } zar ileriye bakarak analiz etti.
}
report-judged-rollout = { -app } analiz etti: yakın kararlar { $trials } kez sonuna kadar oynandı (rollout).
report-unfinished = Analiz { $total } adımdan { $number } tanesinden sonra durduruldu.
report-goes-on = Devam etmek için aynı komutu yeniden çalıştır.
report-by-play = Şans olmadan
report-by-play-about = Zarlar kimseyi kayırmasaydı sonuç ne olurdu.

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
report-done = Oynanan
report-better = Daha iyisi

report-many = { $matches } maç
report-players = Oyunculara göre
report-matches = Maçlar
report-matches-won = Kazanılan
report-over-time = Zaman içinde
report-date = Tarih
report-opponent = Rakip
report-so-far = Şimdiye dek
report-rating-graph = Maç maç performans puanı: { $player }

report-ours = { -app }
report-theirs = Dosyada
report-difference = Fark
report-mean-difference = Performans puanları ortalama { $number } farklı.
report-nothing-to-compare = Dosyada analiz yok.

report-match-chance = Maç şansı
report-skill = Oyun düzeyi
report-very-lucky = Çok şanslı zarlar
report-lucky = Şanslı zarlar
report-unlucky = Şanssız zarlar
report-very-unlucky = Çok şanssız zarlar
report-fibs = FIBS puanı
phase-opening = Açılış
phase-middle-game = Oyun ortası
phase-race = Yarış
kind-containment = Kırılan pulu hapsetme
kind-bear-off = Temas varken toplamak
kind-back-game = Arka oyun
kind-prime = Arka arkaya kapılar
kind-holding = Bekleme oyunu
kind-contact = Diğer temas
