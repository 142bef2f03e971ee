analysis-title = Análisis
analysis-about = Trae un match o una posición de donde quieras y mira qué estuvo bien y qué no. Nada sale de este dispositivo.
analysis-drop = Suelta un archivo aquí
analysis-choose = Elegir archivo
analysis-choose-about = Matches de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid y otros, reconocidos por su contenido
analysis-paste = O pega un match, una posición o un ID
analysis-paste-open = Abrir
analysis-table = El match de la mesa
analysis-editor = Montar una posición
analysis-quiz = Practicar mis errores
analysis-reading = Leyendo…

read-title = { $player } contra { $name }
read-nothing-judged = No hay en él nada que se pueda valorar.
read-oddities = { $count ->
    [one] Hay una cosa rara en el archivo
   *[other] Hay { $count } cosas raras en el archivo
}
read-more = { $rest-count ->
    [one] y una más
   *[other] y { $rest-count } más
}
read-offered = Se muestra lo que se ha podido leer.
place-line = Línea { $line }, columna { $column }
place-record = Registro { $count }
place-file = El archivo
read-oddity = { $from }: { $reason }

unreadable-empty = No contiene nada.
unreadable-too-large = Es demasiado grande para ser un match.
unreadable-unknown = No es un match ni una posición de backgammon en ningún formato conocido aquí.
unreadable-broken = Está dañado y no se puede leer nada.

odd-encoding = El texto no está en UTF-8; se ha leído como { $text }.
odd-not-understood = «{ $text }» no se entiende y se ha omitido.
odd-illegible-play = «{ $text }» no es una jugada.
odd-bad-number = «{ $text }» no puede ser correcto y se ha omitido.
odd-no-name = Un jugador no tiene nombre.
odd-missing = Falta algo que estos archivos suelen tener; se ha tomado lo habitual.
odd-stake = Es una partida suelta con una apuesta de { $count }, no un match.
odd-variant = La variante «{ $text }» no se conoce; se ha leído como backgammon.
odd-guessed-variant = Por las jugadas se ve que esto es { $text }.
odd-cut-short = El archivo termina antes de tiempo.
odd-checksum = Una suma de comprobación no cuadra: el archivo puede estar dañado.
odd-illegal-position = Esta posición no es posible.
odd-contradiction = Algo se dice dos veces, y de forma distinta.
odd-more-positions = { $count ->
    [one] Sigue otra posición, que se ha omitido.
   *[other] Siguen otras { $count } posiciones, que se han omitido.
}
odd-other = Algo no estaba como debía y se ha omitido.
odd-illegal-play = { $play } no es una jugada legal con { $roll }.
odd-no-play = No consta cómo se jugó { $roll }.
odd-start-double = Una partida no puede empezar con { $roll }.
odd-wrong-turn = Le toca al otro jugador.
odd-unanswered = Un doble está sin responder.
odd-refused = Las reglas no lo permiten.
odd-after-end = La partida ya había terminado.
odd-cube = El cubo se gira a { $counted }, no a { $said }.
odd-board = Las jugadas anteriores llevan a otra posición.
odd-winner = Ha ganado el otro jugador.
odd-points = La partida valía { $counted }, no { $said }.
odd-score = Las partidas anteriores suman otro marcador.

judging-depth = Mirar adelante
judging-plies = { $plies ->
    [0] Nada: al momento
    [one] { $plies } tirada: rápido
   *[other] { $plies } tiradas: a fondo
}
judging-progress = Valorado: { $done } de { $all }
judging-cancel = Parar
judging-stopped = Detenido. Se muestra lo valorado hasta ahora.
judging-go-on = Continuar
judging-done = Está todo valorado.

totals-title = Totales
totals-whole = Match entero
totals-session = Todas las partidas
totals-rating = Índice (PR)
totals-rating-about = Quinientas veces lo que una decisión ha regalado de media. Cuanto más bajo, mejor: por debajo de 3 es de élite mundial; por encima de 20, de principiante.
totals-lost = Regalado
totals-lost-match = Opciones de match regaladas
totals-checker-play = con las fichas
totals-cube-play = con el cubo
totals-dubious = Dudosas
totals-errors = Errores
totals-missed-doubles = Dobles omitidos
totals-wrong-doubles = Dobles erróneos
totals-wrong-takes = Mal aceptados
totals-wrong-passes = Mal pasados
totals-by-play-match = Solo por el juego, sin la suerte, { $player } habría ganado el { $chance } % de estos matches.
totals-by-play-money = Solo por el juego, sin la suerte, { $player } habría ganado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

chances-match = La probabilidad de { $player } de ganar el match
chances-game = La probabilidad de { $player } de ganar la partida
worst-title = Peores errores
worst-none = Ningún error digno de mención.
worst-item = { $player }: { $play } en lugar de { $better-play }

steps-first = Al principio
steps-back = Paso atrás
steps-on = Paso adelante
steps-last = Al final
steps-back-error = Error anterior
steps-on-error = Error siguiente
steps-of = { $done } de { $all }
step-position = La posición
step-roll = { $player } juega { $roll }: { $play }
step-no-play = { $player } no puede mover con { $roll }
step-unknown-play = { $player } saca { $roll }; la jugada no se conoce
step-double = { $player } dobla a { $value }
step-take = { $player } acepta
step-pass = { $player } pasa
step-beaver = { $player } acepta y dobla a su vez: un beaver
step-raccoon = { $player } dobla el beaver: un raccoon
step-resign = { $player } abandona
step-not-judged = Sin valorar.
step-not-yet = Aún sin valorar.
step-forced = No había elección.
step-best = Era la mejor jugada.
step-right = Era lo correcto.
step-dubious = Dudosa
# As in English.
step-error = Error
step-blunder = Error grave
step-lost = Regala { $loss }
step-luck = Suerte de la tirada: { $luck }
step-better = Era mejor { $better-play }.
step-right-roll = Lo correcto era tirar.
step-right-double = Lo correcto era doblar.
step-right-too-good = Lo correcto era seguir: posición demasiado buena para doblar.
step-right-take = Lo correcto era aceptar.
step-right-pass = Lo correcto era pasar.
step-right-beaver = Lo correcto era el beaver.

plays-title = Jugadas
plays-play = Jugada
plays-equity = Puntos
plays-loss = Regala
plays-wins = Victorias
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Gammons perdidos
plays-depth = Profundidad
cube-title = Cubo
cube-choice = Decisión
cube-no-double = Sin doblar
cube-double-take = Doblar, aceptar
cube-double-pass = Doblar, pasar

# As in English.
rollout-title = Rollout
rollout-about = El motor juega la posición hasta el final muchas veces, con los mismos dados para todo lo que se compara.
rollout-start = Hacer rollout
rollout-trials = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
}
rollout-margin = ± { $margin }
rollout-margin-about = En 95 de cada 100 casos el valor real está dentro de este margen.
rollout-sure = Está decidido: lo mejor supera a lo demás sin lugar a dudas.
rollout-unsure = Aún no está decidido.

export-title = Guardar
export-sgf = Para GNU Backgammon (.sgf), con el análisis
export-mat = Texto del match (.mat), para todos los programas
export-json = Gammonbox (.json), con todo
export-failed = Así no se puede guardar: { $reason }.
judging-nets-quick = Red neuronal rápida
judging-nets-deep = Red neuronal profunda
worst-item-you = Tú: { $play } en lugar de { $better-play }
tab-graph = Gráfico
# As in English.
tab-match = Match
review-play-here = Jugar desde aquí
review-flip = Girar el tablero
review-to-table = Volver a la mesa
depths-title = Comparar profundidades
window-title = Ventana de doble
window-opens = Doblar desde el { $chance } %
window-cash = Pasar desde el { $chance } %
window-too-good = Demasiado buena desde el { $chance } %
window-now = Ahora { $chance } %
totals-by-play-note = Aquí se quita del resultado la suerte estimada. El PR solo cuenta los errores, así que en un solo match pueden no coincidir.
plays-best = Mejor
