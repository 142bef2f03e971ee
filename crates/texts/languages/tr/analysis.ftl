analysis-title = Analiz
analysis-about = Herhangi bir programdan bir maç ya da konum yükle; hangi hamlelerin doğru, hangilerinin yanlış olduğunu gör. Hiçbir şey bu cihazdan çıkmaz.
analysis-drop = Dosyayı buraya bırak
analysis-choose = Dosya seç
analysis-choose-about = GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ve diğerlerinin maçları; biçim otomatik algılanır
analysis-paste = Ya da bir maç, konum veya kimlik yapıştır
analysis-paste-open = Aç
analysis-table = Oynadığın maç
analysis-editor = Konum kur
analysis-quiz = Hatalarımı çalış
analysis-reading = Okunuyor…

read-title = { $player } – { $name }
read-nothing-judged = Burada analiz edilecek bir şey yok.
read-oddities = Dosyada { $count } sorun var
read-more = ve { $rest-count } tane daha
read-offered = Okunabilenler bunlar.
place-line = Satır { $line }, sütun { $column }
place-record = Kayıt { $count }
place-file = Dosya
read-oddity = { $from }: { $reason }

unreadable-empty = Boş.
unreadable-too-large = Bir maç olamayacak kadar büyük.
unreadable-unknown = Bu, bildiğimiz hiçbir biçimde tavla maçı ya da konumu değil.
unreadable-broken = Dosya hasarlı, okunamıyor.

odd-encoding = Metin UTF-8 değil; { $text } olarak okundu.
odd-not-understood = “{ $text }” anlaşılmadı ve atlandı.
odd-illegible-play = “{ $text }” bir hamle değil.
odd-bad-number = “{ $text }” doğru olamaz; atlandı.
odd-no-name = Bir oyuncunun adı yok.
odd-missing = Bu tür dosyalarda genellikle bulunan bir şey eksik; alışılmış değer kullanıldı.
odd-stake = Bunlar tek oyunlar, bahis { $count }; maç değil.
odd-variant = “{ $text }” bilinmeyen bir çeşit; oyun tavla olarak okundu.
odd-guessed-variant = Hamlelerden anlaşılan çeşit: { $text }.
odd-cut-short = Dosya erken bitiyor.
odd-checksum = Bir sağlama toplamı tutmuyor: dosya hasarlı olabilir.
odd-illegal-position = Böyle bir konum olamaz.
odd-contradiction = Dosya burada kendisiyle çelişiyor.
odd-more-positions = { $count } konum daha geliyor; atlandı.
odd-other = Bir şey yanlıştı; atlandı.
odd-illegal-play = { $play }, { $roll } için geçerli bir hamle değil.
odd-no-play = Dosya { $roll } zarının nasıl oynandığını söylemiyor.
odd-start-double = Oyun { $roll } ile başlayamaz.
odd-wrong-turn = Sıra diğer oyuncuda.
odd-unanswered = Bir katlama hiç yanıtlanmamış.
odd-refused = Kurallar buna izin vermiyor.
odd-after-end = Oyun zaten bitmişti.
odd-cube = Küp { $said } değil, { $counted } oluyor.
odd-board = Önceki hamleler başka bir konuma götürüyor.
odd-winner = Diğer oyuncu kazandı.
odd-points = Oyunun değeri { $said } değil, { $counted }.
odd-score = Önceki oyunların toplamı başka bir skor veriyor.

judging-depth = İleriye bakış
judging-plies = { $plies ->
    [0] Yok: anında
    [1] { $plies } zar: hızlı
   *[other] { $plies } zar: ayrıntılı
}
judging-progress = Analiz edilen: { $done } / { $all }
judging-cancel = Durdur
judging-stopped = Durduruldu. Şimdiye kadarki sonuçlar bunlar.
judging-go-on = Devam et
judging-done = Analiz tamamlandı.

totals-title = Toplam
totals-whole = Tüm maç
totals-session = Tüm oyunlar
totals-rating = Performans puanı (PR)
totals-rating-about = Karar başına ortalama equity kaybı, çarpı 500. Düşük olan iyidir: { $best } altı dünya çapında, { $worst } üstü acemi.
totals-lost = Equity kaybı
totals-lost-match = Kaybedilen maç şansı
totals-checker-play = hamlelerde
totals-cube-play = küpte
totals-dubious = Şüpheli
totals-errors = Hatalar
totals-missed-doubles = Kaçırılan katlamalar
totals-wrong-doubles = Yanlış katlamalar
totals-wrong-takes = Yanlış kabuller
totals-wrong-passes = Yanlış çekilmeler
totals-by-play-match = { $player ->
    [you] Şans bir yana, yalnızca oyuna bakılırsa böyle maçların %{ $chance } kadarını kazanırdın.
   *[other] Şans bir yana, yalnızca oyuna bakılırsa { $player } böyle maçların %{ $chance } kadarını kazanırdı.
}
totals-by-play-money = { $player ->
    [you] Şans bir yana, yalnızca oyuna bakılırsa { $points } puan kazanırdın.
   *[other] Şans bir yana, yalnızca oyuna bakılırsa { $player } { $points } puan kazanırdı.
}

chances-match = { $player ->
    [you] Maçı kazanma şansın
   *[other] Maçı kazanma şansı: { $player }
}
chances-game = { $player ->
    [you] Oyunu kazanma şansın
   *[other] Oyunu kazanma şansı: { $player }
}
worst-title = En kötü hatalar
worst-none = Kayda değer hata yok.
worst-item = { $player }: { $play }, daha iyisi { $better-play }

steps-first = Başa dön
steps-back = Önceki adım
steps-on = Sonraki adım
steps-last = Sona git
steps-back-error = Önceki hata
steps-on-error = Sonraki hata
steps-of = { $done } / { $all }
step-position = Konum
step-roll = { $player ->
    [you] { $roll } oynuyorsun: { $play }
   *[other] { $player } { $roll } oynuyor: { $play }
}
step-no-play = { $player ->
    [you] { $roll } ile oynayamıyorsun
   *[other] { $player } { $roll } ile oynayamıyor
}
step-unknown-play = { $player ->
    [you] { $roll } atıyorsun; hamle bilinmiyor
   *[other] { $player } { $roll } atıyor; hamle bilinmiyor
}
step-double = { $player ->
    [you] Katlıyorsun: { $value }
   *[other] { $player } katlıyor: { $value }
}
step-take = { $player ->
    [you] Kabul ediyorsun
   *[other] { $player } kabul ediyor
}
step-pass = { $player ->
    [you] Çekiliyorsun
   *[other] { $player } çekiliyor
}
step-beaver = { $player ->
    [you] Kabul edip bir daha katlıyorsun: beaver
   *[other] { $player } kabul edip bir daha katlıyor: beaver
}
step-raccoon = { $player ->
    [you] Beaver üstüne bir daha katlıyorsun: raccoon
   *[other] { $player } beaver üstüne bir daha katlıyor: raccoon
}
step-resign = { $player ->
    [you] Pes ediyorsun
   *[other] { $player } pes ediyor
}
step-not-judged = Analiz edilmedi.
step-not-yet = Henüz analiz edilmedi.
step-forced = Zorunlu: seçenek yoktu.
step-best = En iyi hamle buydu.
step-right = Bu doğruydu.
step-dubious = Şüpheli
step-error = Hata
step-blunder = Büyük hata
step-lost = Kaybı: { $loss }
step-luck = Zarın şansı: { $luck }
step-better = { $better-play } daha iyiydi.
step-right-roll = Zar atmak doğruydu.
step-right-double = Katlamak doğruydu.
step-right-too-good = Devam etmek doğruydu: katlamak için fazla iyiydi.
step-right-take = Kabul etmek doğruydu.
step-right-pass = Çekilmek doğruydu.
step-right-beaver = Beaver doğruydu.

plays-title = Hamleler
plays-play = Hamle
# As in English.
plays-equity = Equity
plays-loss = Kayıp
plays-wins = Galibiyet
plays-gammons = Mars
plays-lost-gammons = Yenen mars
plays-depth = Derinlik
cube-title = Küp
cube-choice = Karar
cube-no-double = Katlama yok
cube-double-take = Katla, kabul
cube-double-pass = Katla, çekil

# As in English.
rollout-title = Rollout
rollout-about = Motor konumu birçok kez sonuna kadar oynar; her adaya aynı zarlar gelir.
rollout-start = Rollout başlat
rollout-trials = { $trials } oyun
rollout-margin = ± { $margin }
rollout-margin-about = Gerçek değer 100 seferden 95’inde bu payın içindedir.
rollout-sure = Kesin: en iyi hamle şüphesiz daha iyi.
rollout-unsure = Henüz kesin değil.

export-title = Kaydet
export-sgf = GNU Backgammon için (.sgf), analiziyle
export-mat = Maç metni (.mat), her program için
export-json = Gammonbox (.json), her şeyiyle
export-failed = Bu biçimde kaydedilemiyor: { $reason }.
judging-nets-quick = Hızlı sinir ağı
judging-nets-deep = Derin sinir ağı
worst-item-you = Sen: { $play }, daha iyisi { $better-play }
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
doubles-take-right = kabul etmek doğruyken
doubles-pass-right = çekilmek doğruyken
doubles-early = çok erken
doubles-too-good = konum katlanmayacak kadar iyiyken
export-picture = Bu konumun resmi
