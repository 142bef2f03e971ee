settings-title = Nuostatos
settings-board = Lenta
settings-play = Žaidimas
settings-help = Pagalba
settings-language = Kalba

settings-theme = Išvaizda
theme-system = Kaip įrenginyje
theme-daylight = Dienos šviesa
theme-evening = Vakaras
theme-felt = Žalia gelumbė
theme-clear = Neskiriantiems spalvų
theme-contrast = Didelis kontrastas

settings-speed = Varžovo ėjimų greitis
speed-slow = Lėtai
speed-normal = Įprastai
speed-fast = Greitai
speed-instant = Iškart

settings-sounds = Garsai
settings-sounds-dice = Kauliukai
settings-sounds-checkers = Šaškės
settings-sounds-cube = Kubas
settings-sounds-end = Partijos pabaiga

settings-auto-roll = Mesti už mane
settings-auto-roll-about = Kai vis tiek negaliu dvigubinti
settings-forced-moves = Daryti priverstinius ėjimus
settings-forced-moves-about = Kai paeiti galima tik vienaip
settings-auto-done = Ėjimą baigti savaime
settings-auto-done-about = Kitaip kauliukus paimi tu, o iki tol gali ėjimą atšaukti
settings-confirm-double = Paklausti prieš dvigubinant

settings-coach = Treneris
settings-coach-about = Įspėja, kol tikra klaida dar nepadaryta
coach-setting-silent = Tyli
coach-setting-blunders = Tik didelės klaidos
coach-setting-mistakes = Kiekviena tikra klaida

settings-pips = Akučių skaičius
pips-shown = Rodomas
pips-hidden = Paslėptas
pips-ask = Skaičiuoju aš
settings-home-side = Namai
side-right = Dešinėje
side-left = Kairėje
settings-labels = Ženklai
labels-leaflet = Kaip instrukcijoje
labels-numbers = Nuo 1 iki 24
labels-halves = Nuo 1 iki 12 ir nuo 1A iki 12A
labels-homes = Nuo 1 iki 6 namuose
labels-none = Nėra
settings-reset = Atkurti viską
settings-reset-question = Atkurti visas nuostatas tokias, kokios buvo pradžioje? Partijos išliks.
settings-marks = Pažymėti šaškes, kurios gali eiti
settings-shortcuts = Klaviatūros raidės veikia prie stalo
