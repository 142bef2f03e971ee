settings-title = Indstillinger
settings-board = Bræt
settings-play = Spil
settings-help = Hjælp
settings-language = Sprog

settings-theme = Tema
theme-system = Som enheden
theme-daylight = Dagslys
theme-evening = Aften
theme-felt = Grøn filt
theme-clear = For farveblinde
theme-contrast = Høj kontrast

settings-speed = Modstanderens tempo
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Hurtigt
speed-instant = Straks

settings-sounds = Lyde
settings-sounds-dice = Terninger
settings-sounds-checkers = Brikker
settings-sounds-cube = Doblingsterning
settings-sounds-end = Slut på et spil

settings-auto-roll = Kast for mig
settings-auto-roll-about = Når jeg alligevel ikke kan doble
settings-forced-moves = Spil tvungne træk
settings-forced-moves-about = Når der kun er én måde at spille på
settings-auto-done = Slut min tur automatisk
settings-auto-done-about = Ellers samler du selv terningerne op og kan fortryde indtil da
settings-confirm-double = Spørg, før jeg dobler

settings-coach = Træner
settings-coach-about = Siger til, før en rigtig fejl bliver stående
coach-setting-silent = Tavs
coach-setting-blunders = Kun bommerter
coach-setting-mistakes = Alle rigtige fejl

settings-pips = Piptælling
pips-shown = Vist
pips-hidden = Skjult
pips-ask = Jeg tæller selv
settings-home-side = Indre hjemland
side-right = Til højre
side-left = Til venstre
settings-labels = Punktnumre
labels-leaflet = Som i vejledningen
labels-numbers = 1 til 24
labels-halves = 1 til 12 og 1A til 12A
labels-homes = 1 til 6 i indre hjemland
labels-none = Ingen
settings-reset = Nulstil alt
settings-reset-question = Sæt alle indstillinger tilbage til det, de var fra begyndelsen? Spil bliver bevaret.
settings-marks = Markér brikker, der kan flyttes
settings-shortcuts = Bogstavtaster styrer spillet ved bordet
