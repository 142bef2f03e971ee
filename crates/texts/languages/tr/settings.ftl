settings-title = Ayarlar
settings-board = Tahta
settings-play = Oyun
settings-help = Yardım
settings-language = Dil

settings-theme = Görünüm
theme-system = Cihazdaki gibi
theme-daylight = Gün ışığı
theme-evening = Akşam
theme-felt = Yeşil çuha
theme-clear = Renk körlüğü için
theme-contrast = Yüksek kontrast

settings-speed = Rakibin hamle hızı
speed-slow = Yavaş
speed-normal = Orta
speed-fast = Hızlı
speed-instant = Anında

settings-sounds = Sesler
settings-sounds-dice = Zarlar
settings-sounds-checkers = Pullar
settings-sounds-cube = Küp
settings-sounds-end = Oyun sonu

settings-auto-roll = Zarı benim için at
settings-auto-roll-about = Zaten katlayamayacaksam
settings-forced-moves = Zorunlu hamleleri oyna
settings-forced-moves-about = Oynamanın tek yolu varsa
settings-auto-done = Sıramı kendiliğinden bitir
settings-auto-done-about = Kapalıyken zarları sen kaldırırsın ve o ana kadar geri alabilirsin
settings-confirm-double = Katlamadan önce sor

settings-coach = Koç
settings-coach-about = Gerçek bir hata kesinleşmeden seni uyarır
coach-setting-silent = Sessiz
coach-setting-blunders = Yalnızca büyük hatalar
coach-setting-mistakes = Her gerçek hata

settings-pips = Kalan adım
pips-shown = Görünsün
pips-hidden = Gizli
pips-ask = Kendim sayarım
settings-home-side = Ev
side-right = Sağda
side-left = Solda
settings-labels = Numaralar
labels-leaflet = Kural kâğıdındaki gibi
labels-numbers = 1–24
labels-halves = 1–12 ve 1A–12A
labels-homes = Evlerde 1–6
labels-none = Yok
settings-reset = Her şeyi sıfırla
settings-reset-question = Bütün ayarlar ilk hâline dönsün mü? Oyunlar saklanır.
settings-marks = Oynayabilecek pulları işaretle
settings-shortcuts = Klavyedeki harfler masada kısayol olsun
