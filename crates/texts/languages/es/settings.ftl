settings-title = Ajustes
settings-board = Tablero
settings-play = Juego
settings-help = Ayuda
settings-language = Idioma

page-auto = Como el dispositivo
page-light = Día
page-dark = Noche
board-club = Tapete verde
checkers-clear = Para daltónicos
set-contrast = Alto contraste

settings-speed = Velocidad de las jugadas del rival
speed-slow = Lenta
# As in English.
speed-normal = Normal
speed-fast = Rápida
speed-instant = Inmediata

settings-sounds = Sonidos
settings-sounds-dice = Dados
settings-sounds-checkers = Fichas
settings-sounds-cube = Cubo
settings-sounds-end = Fin de partida

settings-auto-roll = Tirar por mí
settings-auto-roll-about = Cuando de todos modos no puedes doblar
settings-forced-moves = Jugar lo forzado
settings-forced-moves-about = Cuando solo hay una forma de jugar
settings-auto-done = Fin de turno automático
settings-auto-done-about = Si no, recoges tú los dados, y hasta entonces puedes deshacer
settings-confirm-double = Preguntar antes de doblar

settings-coach = Entrenador
settings-coach-about = Avisa antes de que un error de verdad sea definitivo
coach-setting-silent = En silencio
coach-setting-blunders = Solo errores graves
coach-setting-mistakes = Todo error de verdad

settings-pips = Cuenta de pips
pips-shown = Visible
pips-hidden = Oculta
pips-ask = Yo los cuento
settings-home-side = Casa
side-right = A la derecha
side-left = A la izquierda
settings-labels = Números de las casillas
labels-leaflet = Como en el folleto
labels-numbers = De 1 a 24
labels-halves = De 1 a 12 y de 1A a 12A
labels-homes = De 1 a 6 en las casas
labels-none = Ninguno
settings-reset = Restablecer los ajustes
settings-reset-question = ¿Restablecer todos los ajustes? Tus partidas se conservan.
settings-marks = Marcar las fichas que se pueden mover
settings-shortcuts = Atajos de teclado en la mesa
settings-page = Página
board-walnut = Nogal
board-maple = Arce
board-marble = Mármol
board-slate = Pizarra
checkers-ivory = Marfil y ébano
checkers-cherry = Crema y cereza
checkers-jade = Alabastro y jade
checkers-copper = Plata y cobre
dice-matching = Como las fichas
dice-ivory = Marfil
dice-ruby = Rubí
dice-onyx = Ónix
settings-volume = Volumen
