settings-title = Postavke
settings-board = Ploča
settings-play = Igra
settings-help = Pomoć
settings-language = Jezik

settings-theme = Izgled
theme-system = Kao na uređaju
theme-daylight = Danje svjetlo
theme-evening = Večer
theme-felt = Zelena čoha
theme-clear = Za daltoniste
theme-contrast = Visoki kontrast

settings-speed = Brzina protivnikovih poteza
speed-slow = Sporo
speed-normal = Normalno
speed-fast = Brzo
speed-instant = Odmah

settings-sounds = Zvukovi
settings-sounds-dice = Kocke
settings-sounds-checkers = Žetoni
settings-sounds-cube = Udvostručenje
settings-sounds-end = Kraj partije

settings-auto-roll = Bacaj umjesto mene
settings-auto-roll-about = Kad ionako ne mogu udvostručiti
settings-forced-moves = Igraj prisilne poteze
settings-forced-moves-about = Kad se može igrati samo na jedan način
settings-auto-done = Automatski kraj poteza
settings-auto-done-about = Bez toga kocke pokupiš ti, a do tada možeš poništavati pomake
settings-confirm-double = Pitaj prije udvostručenja

settings-coach = Trener
settings-coach-about = Javlja se prije nego što prava pogreška postane konačna
coach-setting-silent = Šuti
coach-setting-blunders = Samo velike pogreške
coach-setting-mistakes = Svaka prava pogreška

settings-pips = Broj pipova
pips-shown = Prikazan
pips-hidden = Skriven
pips-ask = Brojim bez pomoći
settings-home-side = Kuća
side-right = Desno
side-left = Lijevo
settings-labels = Oznake
labels-leaflet = Kao u uputama
labels-numbers = Od 1 do 24
labels-halves = Od 1 do 12 i od 1A do 12A
labels-homes = Od 1 do 6 u kućama
labels-none = Bez oznaka
settings-reset = Vrati sve na početno
settings-reset-question = Vratiti sve postavke na početne? Partije ostaju sačuvane.
settings-marks = Označi žetone koji se mogu pomaknuti
settings-shortcuts = Tipke sa slovima djeluju za stolom
