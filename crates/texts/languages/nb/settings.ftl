settings-title = Innstillinger
settings-board = Brett
settings-play = Spill
settings-help = Hjelp
settings-language = Språk

settings-theme = Tema
theme-system = Som enheten
theme-daylight = Dagslys
theme-evening = Kveld
theme-felt = Grønn filt
theme-clear = For fargeblinde
theme-contrast = Høy kontrast

settings-speed = Motstanderens tempo
speed-slow = Sakte
speed-normal = Normalt
speed-fast = Raskt
speed-instant = Straks

settings-sounds = Lyder
settings-sounds-dice = Terninger
settings-sounds-checkers = Brikker
settings-sounds-cube = Kube
settings-sounds-end = Partiets slutt

settings-auto-roll = Kast for meg
settings-auto-roll-about = Når jeg likevel ikke kan doble
settings-forced-moves = Spill tvungne trekk
settings-forced-moves-about = Når det bare er én måte å spille på
settings-auto-done = Avslutt turen min automatisk
settings-auto-done-about = Ellers plukker du opp terningene, og kan angre til da
settings-confirm-double = Spør før dobling

settings-coach = Trener
settings-coach-about = Sier fra før en virkelig feil blir stående
coach-setting-silent = Stille
coach-setting-blunders = Bare grove feil
coach-setting-mistakes = Alle virkelige feil

settings-pips = Pipstelling
pips-shown = Vises
pips-hidden = Skjult
pips-ask = Jeg teller selv
settings-home-side = Indre hjemland
side-right = Til høyre
side-left = Til venstre
settings-labels = Punktnavn
labels-leaflet = Som på regelarket
labels-numbers = 1 til 24
labels-halves = 1 til 12 og 1A til 12A
labels-homes = 1 til 6 i indre hjemland
labels-none = Ingen
settings-reset = Tilbakestill alt
settings-reset-question = Sette alle innstillinger tilbake til slik de var fra starten? Partiene blir tatt vare på.
settings-marks = Marker brikker som kan flyttes
settings-shortcuts = Bokstavtaster styrer spillet ved bordet
