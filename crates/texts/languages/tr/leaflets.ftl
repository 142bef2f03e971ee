leaflets-title = Kural kâğıtları
leaflets-read = Oku
leaflets-change = Değiştir
leaflets-change-about = Her kuralı istediğin gibi ayarla. Uluslararası kurallardan farklı olanlar işaretlidir.
leaflets-restore = Kâğıttaki kurala dön
leaflets-play = Bu kurallarla oyna
leaflets-print = Yazdır
leaflets-choose = Başka bir kâğıt seç

leaflets-compare = Karşılaştır
leaflets-compare-one = Bu kâğıt
leaflets-compare-other = Başka bir kâğıt
leaflets-differences = Farklı oldukları yerler
leaflets-same = Aynı olanlar
leaflets-no-differences = Aynı şeyi söylüyorlar.

leaflets-link = Bu kuralların bağlantısı
leaflets-link-about = Açan herkes bu kuralları görür ve onlarla oynayabilir.
leaflets-link-copied = Bağlantı kopyalandı.
leaflets-link-bad = Bu bir kural bağlantısı değil.
leaflets-link-too-long = Bir kural bağlantısı olamayacak kadar uzun.
leaflets-link-name = Bilmediğimiz bir kural kâğıdıyla başlıyor: { $text }.
leaflets-link-option = Bilmediğimiz bir kuralı anıyor: { $text }.
leaflets-link-value = { $name } için şu değer olamaz: { $text }.
leaflets-received = Biri sana bu kuralları gönderdi.

leaflets-agree-title = İkiniz de kabul ediyor musunuz?
leaflets-agree-about = Bu kurallarla oynayacaksınız.
leaflets-agree = { $player } kabul ediyor
leaflets-agree-start = Oyunu başlat

rules-of-start = Diziliş ve başlangıç
rules-of-moving = Oynamak ve toplamak
rules-of-winning = Kazanmak
rules-of-cube = Küp
rules-of-matches = Oyunlar ve maçlar
rules-of-board = Tahtada

book-of-table = Bu masanın kuralları
book-mark-explained = İşaretli: uluslararası kurallardan farklı

language-automatic = Tarayıcı gibi
