settings-title = Setări
settings-board = Tablă
settings-play = Joc
settings-help = Ajutor
settings-language = Limbă

settings-theme = Temă
theme-system = Ca dispozitivul
theme-daylight = Lumina zilei
theme-evening = Seară
theme-felt = Postav verde
theme-clear = Pentru daltoniști
theme-contrast = Contrast mare

settings-speed = Viteza mutărilor adversarului
speed-slow = Lentă
speed-normal = Normală
speed-fast = Rapidă
speed-instant = Imediată

settings-sounds = Sunete
settings-sounds-dice = Zaruri
settings-sounds-checkers = Piese
settings-sounds-cube = Cub
settings-sounds-end = Sfârșitul partidei

settings-auto-roll = Aruncă în locul meu
settings-auto-roll-about = Când oricum nu pot dubla
settings-forced-moves = Joacă mutările forțate
settings-forced-moves-about = Când se poate juca într-un singur fel
settings-auto-done = Încheie rândul automat
settings-auto-done-about = Altfel ridici tu zarurile și poți anula până atunci
settings-confirm-double = Întreabă înainte de dublare

settings-coach = Antrenor
settings-coach-about = Te oprește înainte de o greșeală adevărată
coach-setting-silent = Tace
coach-setting-blunders = Doar greșeli mari
coach-setting-mistakes = Orice greșeală adevărată

settings-pips = Numărul de pași
pips-shown = La vedere
pips-hidden = Ascuns
pips-ask = Număr eu
settings-home-side = Casa
side-right = În dreapta
side-left = În stânga
settings-labels = Numerotare
labels-leaflet = Ca pe foaie
labels-numbers = De la 1 la 24
labels-halves = 1–12 și 1A–12A
labels-homes = De la 1 la 6, în case
labels-none = Fără
settings-reset = Resetează tot
settings-reset-question = Readuci toate setările la cele de la început? Partidele se păstrează.
settings-marks = Marchează piesele care pot fi mutate
settings-shortcuts = Literele de pe tastatură acționează la masă
