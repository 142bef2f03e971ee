settings-title = Instellingen
settings-board = Bord
settings-play = Spel
# As in English.
settings-help = Help
settings-language = Taal

page-auto = Zoals het apparaat
page-light = Daglicht
page-dark = Avond
board-club = Groen vilt
checkers-clear = Ook voor kleurenblinden
set-contrast = Hoog contrast

settings-speed = Snelheid van de tegenstander
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Meteen

settings-sounds = Geluiden
settings-sounds-dice = Dobbelstenen
settings-sounds-checkers = Schijven
settings-sounds-cube = Dubbelsteen
settings-sounds-end = Einde van een spel

settings-auto-roll = Voor mij gooien
settings-auto-roll-about = Als je toch niet kunt verdubbelen
settings-forced-moves = Gedwongen zetten spelen
settings-forced-moves-about = Als er maar één manier is om te spelen
settings-auto-done = Beurt automatisch beëindigen
settings-auto-done-about = Anders pak je zelf de dobbelstenen op, en tot dan kun je zetten ongedaan maken
settings-confirm-double = Vragen vóór het verdubbelen

# As in English.
settings-coach = Coach
settings-coach-about = Waarschuwt voordat een echte fout definitief is
coach-setting-silent = Stil
coach-setting-blunders = Alleen grote fouten
coach-setting-mistakes = Elke echte fout

settings-pips = Piptelling
pips-shown = Zichtbaar
pips-hidden = Verborgen
pips-ask = Ik tel zelf
settings-home-side = Thuisbord
side-right = Rechts
side-left = Links
settings-labels = Puntnummers
labels-leaflet = Zoals in de handleiding
labels-numbers = 1 t/m 24
labels-halves = 1 t/m 12 en 1A t/m 12A
labels-homes = 1 t/m 6 in de thuisborden
labels-none = Geen
settings-reset = Alle instellingen terugzetten
settings-reset-question = Alle instellingen terugzetten naar de standaard? Je spellen blijven bewaard.
settings-marks = Speelbare schijven markeren
settings-shortcuts = Lettertoetsen aan tafel gebruiken
settings-page = Pagina
board-walnut = Notenhout
board-maple = Esdoorn
board-marble = Marmer
board-slate = Leisteen
checkers-ivory = Ivoor en ebbenhout
checkers-cherry = Crème en kersenrood
checkers-jade = Albast en jade
checkers-copper = Zilver en koper
dice-matching = Als de schijven
dice-ivory = Ivoor
dice-ruby = Robijn
# As in English.
dice-onyx = Onyx
# As in English.
settings-volume = Volume
