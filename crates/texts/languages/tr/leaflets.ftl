leaflets-title = Kural kâğıtları
leaflets-read = Oku
leaflets-change = Değiştir
leaflets-change-about = Her kuralı istediğin gibi seç. Uluslararası oyundan farklı olanlar işaretlidir.
leaflets-restore = Kâğıttaki gibi
leaflets-play = Bu kurallarla oyna
leaflets-print = Yazdır
leaflets-choose = Başka bir kâğıt

leaflets-compare = Karşılaştır
leaflets-compare-one = Bu kâğıt
leaflets-compare-other = Öteki
leaflets-differences = Farklı olanlar
leaflets-same = Aynı olanlar
leaflets-no-differences = İkisi de aynı şeyi söylüyor.

leaflets-link = Bu kuralların bağlantısı
leaflets-link-about = Açan herkes bu kuralları görür ve onlarla oynayabilir.
leaflets-link-copied = Bağlantı kopyalandı.
leaflets-link-bad = Bu bağlantı kurallara götürmüyor.
leaflets-link-too-long = Kurallar için fazla uzun.
leaflets-link-name = Bilmediğimiz bir kural kâğıdıyla başlıyor: { $text }.
leaflets-link-option = Bilmediğimiz bir kuralı anıyor: { $text }.
leaflets-link-value = { $name } için şu değer olamaz: { $text }.
leaflets-received = Biri sana bu kuralları gönderdi.

leaflets-agree-title = İkiniz de anlaştınız mı?
leaflets-agree-about = Bu kurallarla oynayacaksınız.
leaflets-agree = { $player } onaylıyor
leaflets-agree-start = Oyunu başlat

rules-of-start = Diziliş ve başlangıç
rules-of-moving = Oynamak ve toplamak
rules-of-winning = Kazanmak
rules-of-cube = Küp
rules-of-matches = Oyunlar ve maçlar
rules-of-board = Tahtada

book-of-table = Bu masanın kural kitabı
book-mark-explained = İşaretli: uluslararası oyundan farklı

language-automatic = Tarayıcıdaki gibi
