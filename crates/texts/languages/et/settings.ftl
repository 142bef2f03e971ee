settings-title = Seaded
settings-board = Laud
settings-play = Mäng
settings-help = Abi
settings-language = Keel

settings-theme = Kujundus
theme-system = Nagu seadmes
theme-daylight = Päevavalgus
theme-evening = Õhtu
theme-felt = Roheline kalev
theme-clear = Värvipimedale silmale
theme-contrast = Suur kontrast

settings-speed = Vastase käikude kiirus
speed-slow = Aeglane
speed-normal = Tavaline
speed-fast = Kiire
speed-instant = Silmapilkne

settings-sounds = Helid
settings-sounds-dice = Täringud
settings-sounds-checkers = Nupud
settings-sounds-cube = Kuup
settings-sounds-end = Mängu lõpp

settings-auto-roll = Viska minu eest
settings-auto-roll-about = Kui ma nagunii duubeldada ei saa
settings-forced-moves = Käi sundkäigud ise
settings-forced-moves-about = Kui käia saab ainult ühtmoodi
settings-auto-done = Lõpeta mu käik ise
settings-auto-done-about = Muidu korjad täringud ise üles ja võid seni käike tagasi võtta
settings-confirm-double = Küsi enne duubeldamist

settings-coach = Treener
settings-coach-about = Annab märku enne tõsist viga
coach-setting-silent = Vaikib
coach-setting-blunders = Ainult suured vead
coach-setting-mistakes = Iga tõsine viga

settings-pips = Silmade arv
pips-shown = Nähtav
pips-hidden = Peidetud
pips-ask = Loen ise
settings-home-side = Koduväli
side-right = Paremal
side-left = Vasakul
settings-labels = Tähised
labels-leaflet = Nagu mängujuhendis
labels-numbers = 1 kuni 24
labels-halves = 1 kuni 12 ja 1A kuni 12A
labels-homes = 1 kuni 6 koduväljadel
labels-none = Puuduvad
settings-reset = Taasta algseaded
settings-reset-question = Kas taastada kõik seaded nii, nagu need alguses olid? Mängud jäävad alles.
settings-marks = Märgi nupud, millega saab käia
settings-shortcuts = Klaviatuuri tähed toimivad laua taga
