settings-title = Asetukset
settings-board = Lauta
settings-play = Peli
settings-help = Apu
settings-language = Kieli

settings-theme = Teema
theme-system = Laitteen mukaan
theme-daylight = Päivänvalo
theme-evening = Ilta
theme-felt = Vihreä verka
theme-clear = Värisokeille
theme-contrast = Suuri kontrasti

settings-speed = Vastustajan siirtojen nopeus
speed-slow = Hidas
speed-normal = Tavallinen
speed-fast = Nopea
speed-instant = Heti

settings-sounds = Äänet
settings-sounds-dice = Nopat
settings-sounds-checkers = Nappulat
settings-sounds-cube = Kuutio
settings-sounds-end = Pelin loppu

settings-auto-roll = Heitä puolestani
settings-auto-roll-about = Kun en kuitenkaan voi tuplata
settings-forced-moves = Pelaa pakkosiirrot
settings-forced-moves-about = Kun voi pelata vain yhdellä tavalla
settings-auto-done = Päätä vuoroni automaattisesti
settings-auto-done-about = Muuten keräät nopat itse ja voit perua siihen asti
settings-confirm-double = Kysy ennen tuplausta

settings-coach = Valmentaja
settings-coach-about = Huomauttaa, ennen kuin selvä virhe jää voimaan
coach-setting-silent = Vaiti
coach-setting-blunders = Vain isot virheet
coach-setting-mistakes = Kaikki selvät virheet

settings-pips = Askelmäärä
pips-shown = Näkyvissä
pips-hidden = Piilossa
pips-ask = Lasken itse
settings-home-side = Kotikenttä
side-right = Oikealla
side-left = Vasemmalla
settings-labels = Merkinnät
labels-leaflet = Kuten ohjelehtisessä
labels-numbers = 1–24
labels-halves = 1–12 ja 1A–12A
labels-homes = 1–6 kotikentillä
labels-none = Ei merkintöjä
settings-reset = Palauta kaikki
settings-reset-question = Palautetaanko kaikki asetukset alkuperäisiksi? Pelit säilyvät.
settings-marks = Merkitse nappulat, joita voi siirtää
settings-shortcuts = Kirjainnäppäimet toimivat pöydässä
