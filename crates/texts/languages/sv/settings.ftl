settings-title = Inställningar
settings-board = Bräde
settings-play = Spel
settings-help = Hjälp
settings-language = Språk

page-auto = Som enheten
page-light = Dagsljus
page-dark = Kväll
board-club = Grönt kläde
checkers-clear = Även för färgblinda
set-contrast = Hög kontrast

settings-speed = Tempo för motståndarens drag
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-instant = Genast

settings-sounds = Ljud
settings-sounds-dice = Tärningar
settings-sounds-checkers = Brickor
settings-sounds-cube = Kub
settings-sounds-end = Partiets slut

settings-auto-roll = Kasta åt mig
settings-auto-roll-about = När du ändå inte kan dubbla
settings-forced-moves = Spela tvingade drag
settings-forced-moves-about = När det bara finns ett sätt att spela
settings-auto-done = Avsluta min tur automatiskt
settings-auto-done-about = Annars plockar du själv upp tärningarna och kan ångra fram till dess
settings-confirm-double = Fråga före dubbling

settings-coach = Tränare
settings-coach-about = Säger till innan ett riktigt misstag blir slutgiltigt
coach-setting-silent = Tyst
coach-setting-blunders = Bara stora misstag
coach-setting-mistakes = Alla riktiga misstag

settings-pips = Pipräkning
pips-shown = Visas
pips-hidden = Dold
pips-ask = Jag räknar själv
settings-home-side = Bo
side-right = Till höger
side-left = Till vänster
settings-labels = Punktnummer
labels-leaflet = Som på regelbladet
labels-numbers = 1 till 24
labels-halves = 1 till 12 och 1A till 12A
labels-homes = 1 till 6 i varje bo
labels-none = Inga
settings-reset = Återställ alla inställningar
settings-reset-question = Återställa alla inställningar till standard? Dina partier finns kvar.
settings-marks = Markera brickor som kan flyttas
settings-shortcuts = Använd bokstavstangenter vid bordet
settings-page = Sida
board-walnut = Valnöt
board-maple = Lönn
board-marble = Marmor
board-slate = Skiffer
checkers-ivory = Elfenben och ebenholts
checkers-cherry = Grädde och körsbär
checkers-jade = Alabaster och jade
checkers-copper = Silver och koppar
dice-matching = Som brickorna
dice-ivory = Elfenben
dice-ruby = Rubin
# As in English.
dice-onyx = Onyx
settings-volume = Volym
