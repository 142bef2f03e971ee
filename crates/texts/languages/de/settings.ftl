settings-title = Einstellungen
settings-board = Brett
settings-play = Spiel
settings-help = Hilfe
settings-language = Sprache

page-auto = Wie das Gerät
page-light = Tageslicht
page-dark = Abend
board-club = Grüner Filz
checkers-clear = Auch für Farbenblinde
set-contrast = Hoher Kontrast

settings-speed = Tempo der gegnerischen Züge
speed-slow = Langsam
# As in English.
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort

settings-sounds = Töne
settings-sounds-dice = Würfel
settings-sounds-checkers = Steine
settings-sounds-cube = Doppler
settings-sounds-end = Spielende

settings-auto-roll = Für mich würfeln
settings-auto-roll-about = Wenn du ohnehin nicht verdoppeln kannst
settings-forced-moves = Erzwungene Züge spielen
settings-forced-moves-about = Wenn es nur eine Möglichkeit gibt
settings-auto-done = Zug automatisch beenden
settings-auto-done-about = Sonst nimmst du die Würfel selbst auf und kannst bis dahin Züge rückgängig machen
settings-confirm-double = Vor dem Verdoppeln fragen

# As in English.
settings-coach = Coach
settings-coach-about = Meldet sich, bevor ein echter Fehler endgültig wird
coach-setting-silent = Stumm
coach-setting-blunders = Nur grobe Fehler
coach-setting-mistakes = Jeder echte Fehler

settings-pips = Pipcount
pips-shown = Sichtbar
pips-hidden = Verborgen
pips-ask = Ich zähle selbst
settings-home-side = Heimfeld
side-right = Rechts
side-left = Links
settings-labels = Beschriftung
labels-leaflet = Wie in der Anleitung
labels-numbers = 1 bis 24
labels-halves = 1 bis 12 und 1A bis 12A
labels-homes = 1 bis 6 in den Heimfeldern
labels-none = Keine
settings-reset = Alle Einstellungen zurücksetzen
settings-reset-question = Alle Einstellungen auf die Standardwerte zurücksetzen? Deine Spiele bleiben erhalten.
settings-marks = Ziehbare Steine markieren
settings-shortcuts = Buchstabentasten am Tisch verwenden
settings-page = Seite
board-walnut = Nussbaum
board-maple = Ahorn
board-marble = Marmor
board-slate = Schiefer
checkers-ivory = Elfenbein und Ebenholz
checkers-cherry = Creme und Kirsche
checkers-jade = Alabaster und Jade
checkers-copper = Silber und Kupfer
dice-matching = Wie die Steine
dice-ivory = Elfenbein
dice-ruby = Rubin
# As in English.
dice-onyx = Onyx
settings-volume = Lautstärke
