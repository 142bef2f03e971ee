settings-title = Impostazioni
settings-board = Tavoliere
settings-play = Gioco
settings-help = Aiuto
settings-language = Lingua

page-auto = Come il dispositivo
page-light = Giorno
page-dark = Sera
board-club = Panno verde
checkers-clear = Per daltonici
set-contrast = Contrasto elevato

settings-speed = Velocità delle mosse avversarie
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Immediata

settings-sounds = Suoni
settings-sounds-dice = Dadi
settings-sounds-checkers = Pedine
settings-sounds-cube = Cubo
settings-sounds-end = Fine partita

settings-auto-roll = Tira per me
settings-auto-roll-about = Quando comunque non puoi raddoppiare
settings-forced-moves = Gioca le mosse obbligate
settings-forced-moves-about = Quando c’è un solo modo di giocare
settings-auto-done = Fine turno automatica
settings-auto-done-about = Altrimenti raccogli tu i dadi, e fino ad allora puoi annullare
settings-confirm-double = Chiedi prima di raddoppiare

# As in English.
settings-coach = Coach
settings-coach-about = Ti avvisa prima che un vero errore diventi definitivo
coach-setting-silent = Silenzioso
coach-setting-blunders = Solo errori gravi
coach-setting-mistakes = Ogni vero errore

settings-pips = Conteggio dei pip
pips-shown = Visibile
pips-hidden = Nascosto
pips-ask = Conto da me
settings-home-side = Casa
side-right = A destra
side-left = A sinistra
settings-labels = Numeri delle punte
labels-leaflet = Come nel foglietto
labels-numbers = Da 1 a 24
labels-halves = Da 1 a 12 e da 1A a 12A
labels-homes = Da 1 a 6 nelle case
labels-none = Nessuno
settings-reset = Ripristina le impostazioni
settings-reset-question = Riportare tutte le impostazioni ai valori predefiniti? Le partite restano.
settings-marks = Segna le pedine che si possono muovere
settings-shortcuts = Scorciatoie da tastiera al tavolo
settings-page = Pagina
board-walnut = Noce
board-maple = Acero
board-marble = Marmo
board-slate = Ardesia
checkers-ivory = Avorio ed ebano
checkers-cherry = Crema e ciliegio
checkers-jade = Alabastro e giada
checkers-copper = Argento e rame
dice-matching = Come le pedine
dice-ivory = Avorio
dice-ruby = Rubino
dice-onyx = Onice
# As in English.
settings-volume = Volume
