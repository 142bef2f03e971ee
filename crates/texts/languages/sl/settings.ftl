settings-title = Nastavitve
settings-board = Plošča
settings-play = Igra
settings-help = Pomoč
settings-language = Jezik

settings-theme = Videz
theme-system = Kot na napravi
theme-daylight = Dnevna svetloba
theme-evening = Večer
theme-felt = Zeleno sukno
theme-clear = Za barvno slepe
theme-contrast = Visok kontrast

settings-speed = Hitrost nasprotnikovih potez
speed-slow = Počasi
speed-normal = Običajno
speed-fast = Hitro
speed-instant = Takoj

settings-sounds = Zvoki
settings-sounds-dice = Kocki
settings-sounds-checkers = Žetoni
settings-sounds-cube = Podvojitvena kocka
settings-sounds-end = Konec partije

settings-auto-roll = Meči namesto mene
settings-auto-roll-about = Kadar tako ali tako ne morem podvojiti
settings-forced-moves = Odigraj prisilne poteze
settings-forced-moves-about = Kadar je mogoče igrati le na en način
settings-auto-done = Samodejni konec poteze
settings-auto-done-about = Brez tega kocki pobereš ti in do takrat lahko razveljaviš premike
settings-confirm-double = Vprašaj pred podvojitvijo

settings-coach = Trener
settings-coach-about = Oglasi se, preden prava napaka obvelja
coach-setting-silent = Tiho
coach-setting-blunders = Le velike napake
coach-setting-mistakes = Vsaka prava napaka

settings-pips = Število pipov
pips-shown = Prikazano
pips-hidden = Skrito
pips-ask = Štejem brez pomoči
settings-home-side = Dom
side-right = Desno
side-left = Levo
settings-labels = Oznake
labels-leaflet = Kot v navodilih
labels-numbers = Od 1 do 24
labels-halves = Od 1 do 12 in od 1A do 12A
labels-homes = Od 1 do 6 v domovih
labels-none = Brez
settings-reset = Ponastavi vse
settings-reset-question = Ponastaviti vse nastavitve na začetne? Partije se ohranijo.
settings-marks = Označi žetone, ki se lahko premaknejo
settings-shortcuts = Črke na tipkovnici delujejo za mizo
