analysis-title = Analiz
analysis-about = Nereden olursa olsun bir maç ya da konum getir; neyin iyi, neyin kötü olduğunu gör. Hiçbir şey bu cihazdan dışarı çıkmaz.
analysis-drop = Dosyayı buraya bırak
analysis-choose = Dosya seç
analysis-choose-about = GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ve başkalarının maçları; türü içeriğinden anlaşılır
analysis-paste = Ya da bir maç, konum veya kimlik yapıştır
analysis-paste-open = Aç
analysis-table = Masadaki maç
analysis-editor = Konum kur
analysis-quiz = Hatalarımı çalış
analysis-reading = Okunuyor…

read-title = { $player } ile { $name }
read-nothing-judged = İçinde değerlendirilecek bir şey yok.
read-oddities = { $count ->
    [1] Dosyada bir tuhaflık var
   *[other] Dosyada { $count } tuhaflık var
}
read-more = { $rest-count ->
    [1] ve bir tane daha
   *[other] ve { $rest-count } tane daha
}
read-offered = Okunabilenler gösteriliyor.
place-line = Satır { $line }, sütun { $column }
place-record = Kayıt { $count }
place-file = Dosya
read-oddity = { $from }: { $reason }

unreadable-empty = İçi boş.
unreadable-too-large = Bir maç için fazla büyük.
unreadable-unknown = Bu, burada bilinen hiçbir biçimde tavla maçı ya da konumu değil.
unreadable-broken = Bozuk; hiçbir şey okunamıyor.

odd-encoding = Metin UTF-8 değil; { $text } olarak okundu.
odd-not-understood = “{ $text }” anlaşılmadı ve atlandı.
odd-illegible-play = “{ $text }” bir hamle değil.
odd-bad-number = “{ $text }” doğru olamaz; atlandı.
odd-no-name = Bir oyuncunun adı yok.
odd-missing = Böyle dosyalarda bulunan bir şey eksik; alışılmışı alındı.
odd-stake = Bu bir maç değil, tek oyun; bahis { $count }.
odd-variant = “{ $text }” çeşidi bilinmiyor; tavla olarak okundu.
odd-guessed-variant = Hamlelerden anlaşılan çeşit: { $text }.
odd-cut-short = Dosya erken bitiyor.
odd-checksum = Bir sağlama toplamı tutmuyor: dosya hasarlı olabilir.
odd-illegal-position = Böyle bir konum olamaz.
odd-contradiction = Bir şey iki kez ve farklı yazılmış.
odd-more-positions = { $count ->
    [1] Bir konum daha geliyor; atlandı.
   *[other] { $count } konum daha geliyor; atlandı.
}
odd-other = Bir şey olması gerektiği gibi değildi; atlandı.
odd-illegal-play = { $play }, { $roll } ile oynanamaz.
odd-no-play = { $roll } nasıl oynandı, yazmıyor.
odd-start-double = Oyun { $roll } ile başlayamaz.
odd-wrong-turn = Sıra öteki oyuncuda.
odd-unanswered = Bir katlama yanıtsız kalmış.
odd-refused = Kurallar buna izin vermiyor.
odd-after-end = Oyun daha önce bitmişti.
odd-cube = Küp { $said } değil, { $counted } olur.
odd-board = Önceki hamleler başka bir konuma götürüyor.
odd-winner = Kazanan öteki oyuncu.
odd-points = Oyunun değeri { $said } değil, { $counted }.
odd-score = Önceki oyunların toplamı başka bir skor veriyor.

judging-depth = İleriye bakış
judging-plies = { $plies ->
    [0] Hiç: anında
    [1] { $plies } zar: hızlı
   *[other] { $plies } zar: ayrıntılı
}
judging-progress = { $all } karardan { $done } tanesi tamam
judging-cancel = Durdur
judging-stopped = Durduruldu. Şimdiye kadar değerlendirilenler gösteriliyor.
judging-go-on = Devam et
judging-done = Hepsi değerlendirildi.

totals-title = Toplam
totals-whole = Bütün maç
totals-session = Bütün oyunlar
totals-rating = Oyun notu (PR)
totals-rating-about = Bir kararda ortalama kaybedilenin beş yüz katı. Ne kadar düşükse o kadar iyi: 3’ün altı dünya çapında, 20’nin üstü acemi.
totals-lost = Kaybedilen
totals-lost-match = Kaybedilen maç şansı
totals-checker-play = pul oyununda
totals-cube-play = küpte
totals-dubious = Şüpheli
totals-errors = Hatalar
totals-missed-doubles = Kaçan katlamalar
totals-wrong-doubles = Yanlış katlamalar
totals-wrong-takes = Yanlış kabuller
totals-wrong-passes = Yanlış çekilmeler
totals-by-play-match = Şans bir yana, yalnızca oyuna bakılırsa { $player } böyle maçların %{ $chance } kadarını kazanırdı.
totals-by-play-money = Şans bir yana, yalnızca oyuna bakılırsa { $player } { $points } puan kazanırdı.

chances-match = Maçı kazanma şansı: { $player }
chances-game = Oyunu kazanma şansı: { $player }
worst-title = En büyük hatalar
worst-none = Anılmaya değer hata yok.
worst-item = { $player }: { $play }, doğrusu { $better-play }

steps-first = Başa git
steps-back = Bir geri
steps-on = Bir ileri
steps-last = Sona git
steps-back-error = Önceki hata
steps-on-error = Sonraki hata
steps-of = { $done } / { $all }
step-position = Konum
step-roll = { $player } { $roll } oynuyor: { $play }
step-no-play = { $player } { $roll } ile oynayamıyor
step-unknown-play = { $player } { $roll } atıyor; hamle bilinmiyor
step-double = { $player } katlıyor: { $value }
step-take = { $player } kabul ediyor
step-pass = { $player } çekiliyor
step-beaver = { $player } kabul edip bir daha katlıyor: beaver
step-raccoon = { $player } beaver üstüne bir daha katlıyor: raccoon
step-resign = { $player } pes ediyor
step-not-judged = Değerlendirilmedi.
step-not-yet = Henüz değerlendirilmedi.
step-forced = Seçecek bir şey yoktu.
step-best = En iyi hamle buydu.
step-right = Bu doğruydu.
step-dubious = Şüpheli
step-error = Hata
step-blunder = Büyük hata
step-lost = Kaybettirdiği: { $loss }
step-luck = Zarın şansı: { $luck }
step-better = { $better-play } daha iyiydi.
step-right-roll = Zar atmak doğruydu.
step-right-double = Katlamak doğruydu.
step-right-too-good = Devam etmek doğruydu: katlamak için fazla iyi.
step-right-take = Kabul etmek doğruydu.
step-right-pass = Çekilmek doğruydu.
step-right-beaver = Beaver yapmak doğruydu.

plays-title = Hamleler
plays-play = Hamle
plays-equity = Puan
plays-loss = Kayıp
plays-wins = Galibiyet
plays-gammons = Mars
plays-lost-gammons = Mars olma
plays-depth = Derinlik
cube-title = Küp
cube-choice = Karar
cube-no-double = Katlama yok
cube-double-take = Katla, kabul
cube-double-pass = Katla, çekil

# As in English.
rollout-title = Rollout
rollout-about = Motor konumu birçok kez sonuna kadar oynar; karşılaştırılan her şeye aynı zarlar gelir.
rollout-start = Rollout başlat
rollout-trials = { $trials } oyun
rollout-margin = ± { $margin }
rollout-margin-about = Gerçek değer 100 durumun 95 tanesinde bu payın içindedir.
rollout-sure = Sonuç kesin: en iyisi ötekilerden şüphesiz daha iyi.
rollout-unsure = Sonuç henüz kesin değil.

export-title = Kaydet
export-sgf = GNU Backgammon için (.sgf), analiziyle
export-mat = Maç metni (.mat), bütün programlar için
export-json = Gammonbox (.json), her şeyiyle
export-failed = Bu biçimde kaydedilemiyor: { $reason }.
judging-nets-quick = Hızlı sinir ağı
judging-nets-deep = Derin sinir ağı
worst-item-you = Sen: { $play }, doğrusu { $better-play }
tab-graph = Grafik
tab-match = Maç
review-play-here = Buradan oyna
review-flip = Tahtayı çevir
review-to-table = Masaya dön
depths-title = Derinlikleri karşılaştır
window-title = Katlama penceresi
window-opens = Katla: %{ $chance } üstü
window-cash = Çekil: %{ $chance } üstü
window-too-good = Fazla iyi: %{ $chance } üstü
window-now = Şimdi %{ $chance }
totals-by-play-note = Burada tahmini şans sonuçtan çıkarılır. PR yalnızca hataları sayar; tek bir maçta ikisi birbirini tutmayabilir.
plays-best = En iyisi
