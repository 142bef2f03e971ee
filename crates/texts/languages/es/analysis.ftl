analysis-title = Análisis
analysis-about = Carga un match o una posición de cualquier programa y mira qué jugadas fueron buenas y cuáles no. Nada sale de este dispositivo.
analysis-drop = Suelta un archivo aquí
analysis-choose = Elegir archivo
analysis-choose-about = Matches de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid y otros; el formato se detecta solo
analysis-paste = O pega un match, una posición o un ID
analysis-paste-open = Abrir
analysis-table = El match que estás jugando
analysis-editor = Montar una posición
analysis-quiz = Practicar mis errores
analysis-reading = Leyendo…

read-title = { $player } contra { $name }
read-nothing-judged = Aquí no hay nada que analizar.
read-oddities = { $count ->
    [one] { $count } problema en el archivo
   *[other] { $count } problemas en el archivo
}
read-more = { $rest-count ->
    [one] y 1 más
   *[other] y { $rest-count } más
}
read-offered = Esto es lo que se ha podido leer.
place-line = Línea { $line }, columna { $column }
place-record = Registro { $count }
place-file = Archivo
read-oddity = { $from }: { $reason }

unreadable-empty = Está vacío.
unreadable-too-large = Es demasiado grande para ser un match.
unreadable-unknown = No es un match ni una posición de backgammon en ningún formato que conozcamos.
unreadable-broken = El archivo está dañado y no se puede leer.

odd-encoding = El texto no está en UTF-8; se ha leído como { $text }.
odd-not-understood = «{ $text }» no se entiende y se ha omitido.
odd-illegible-play = «{ $text }» no es una jugada.
odd-bad-number = «{ $text }» no puede ser correcto y se ha omitido.
odd-no-name = Un jugador no tiene nombre.
odd-missing = Falta algo que estos archivos suelen incluir; se ha usado el valor habitual.
odd-stake = Son partidas sueltas con una apuesta de { $count }, no un match.
odd-variant = «{ $text }» es una variante desconocida; se ha leído como backgammon.
odd-guessed-variant = Por las jugadas se ve que esto es { $text }.
odd-cut-short = El archivo termina antes de tiempo.
odd-checksum = Una suma de comprobación es incorrecta: el archivo puede estar dañado.
odd-illegal-position = Esta posición no es posible.
odd-contradiction = El archivo se contradice.
odd-more-positions = { $count ->
    [one] Sigue { $count } posición más, que se ha omitido.
   *[other] Siguen { $count } posiciones más, que se han omitido.
}
odd-other = Algo estaba mal y se ha omitido.
odd-illegal-play = { $play } no es una jugada legal con { $roll }.
odd-no-play = El archivo no dice cómo se jugó { $roll }.
odd-start-double = Una partida no puede empezar con { $roll }.
odd-wrong-turn = Le toca al otro jugador.
odd-unanswered = Un doble quedó sin responder.
odd-refused = Las reglas no lo permiten.
odd-after-end = La partida ya había terminado.
odd-cube = El cubo se gira a { $counted }, no a { $said }.
odd-board = Las jugadas anteriores llevan a otra posición.
odd-winner = Ha ganado el otro jugador.
odd-points = La partida valía { $counted }, no { $said }.
odd-score = Las partidas anteriores dan otro marcador.

judging-depth = Profundidad
judging-plies = { $plies ->
    [0] Ninguna: inmediato
    [one] { $plies } ply: rápido
   *[other] { $plies } plies: a fondo
}
judging-progress = Analizado: { $done } de { $all }
judging-cancel = Parar
judging-stopped = Detenido. Estos son los resultados hasta ahora.
judging-go-on = Continuar
judging-done = Análisis terminado.

totals-title = Totales
totals-whole = Match entero
totals-session = Todas las partidas
totals-rating = Índice de rendimiento (PR)
totals-rating-about = Equity media perdida por decisión, multiplicada por 500. Cuanto más bajo, mejor: por debajo de { $best } es nivel mundial; por encima de { $worst }, principiante.
totals-lost = Equity perdida
totals-lost-match = Probabilidad de ganar el match perdida
totals-checker-play = con las fichas
totals-cube-play = con el cubo
totals-dubious = Dudosas
totals-errors = Errores
totals-missed-doubles = Dobles no ofrecidos
totals-wrong-doubles = Dobles erróneos
totals-wrong-takes = Aceptaciones erróneas
totals-wrong-passes = Pases erróneos
totals-by-play-match = { $player ->
    [you] Solo por habilidad, sin la suerte, habrías ganado el { $chance } % de estos matches.
   *[other] Solo por habilidad, sin la suerte, { $player } habría ganado el { $chance } % de estos matches.
}
totals-by-play-money = { $player ->
    [you] Solo por habilidad, sin la suerte, habrías ganado { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Solo por habilidad, sin la suerte, { $player } habría ganado { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}

chances-match = { $player ->
    [you] Tu probabilidad de ganar el match
   *[other] Probabilidad de { $player } de ganar el match
}
chances-game = { $player ->
    [you] Tu probabilidad de ganar la partida
   *[other] Probabilidad de { $player } de ganar la partida
}
worst-title = Peores errores
worst-none = Ningún error que destacar.
worst-item = { $player }: { $play } en lugar de { $better-play }

steps-first = Volver al principio
steps-back = Paso anterior
steps-on = Paso siguiente
steps-last = Ir al final
steps-back-error = Error anterior
steps-on-error = Error siguiente
steps-of = { $done } de { $all }
step-position = La posición
step-roll = { $player ->
    [you] Juegas { $roll }: { $play }
   *[other] { $player } juega { $roll }: { $play }
}
step-no-play = { $player ->
    [you] No puedes mover con { $roll }
   *[other] { $player } no puede mover con { $roll }
}
step-unknown-play = { $player ->
    [you] Sacas { $roll }; la jugada no se conoce
   *[other] { $player } saca { $roll }; la jugada no se conoce
}
step-double = { $player ->
    [you] Doblas a { $value }
   *[other] { $player } dobla a { $value }
}
step-take = { $player ->
    [you] Aceptas
   *[other] { $player } acepta
}
step-pass = { $player ->
    [you] Pasas
   *[other] { $player } pasa
}
step-beaver = { $player ->
    [you] Aceptas y redoblas: un beaver
   *[other] { $player } acepta y redobla: un beaver
}
step-raccoon = { $player ->
    [you] Redoblas el beaver: un raccoon
   *[other] { $player } redobla el beaver: un raccoon
}
step-resign = { $player ->
    [you] Abandonas
   *[other] { $player } abandona
}
step-not-judged = Sin analizar.
step-not-yet = Aún sin analizar.
step-forced = Forzada: no había elección.
step-best = Era la mejor jugada.
step-right = Era lo correcto.
step-dubious = Dudosa
# As in English.
step-error = Error
step-blunder = Error grave
step-lost = Pierde { $loss }
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
# As in English.
plays-equity = Equity
plays-loss = Pérdida
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
rollout-about = El motor juega la posición hasta el final muchas veces, con los mismos dados para cada jugada comparada.
rollout-start = Hacer rollout
rollout-trials = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
}
rollout-margin = ± { $margin }
rollout-margin-about = El valor real está dentro de este margen 95 veces de cada 100.
rollout-sure = Decidido: la mejor jugada lo es sin lugar a dudas.
rollout-unsure = Aún sin decidir.

export-title = Guardar
export-sgf = Para GNU Backgammon (.sgf), con el análisis
export-mat = Texto del match (.mat), para todos los programas
export-json = Gammonbox (.json), con todo
export-failed = No se puede guardar en este formato: { $reason }.
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
window-opens = Doblar desde el { $chance } %
window-cash = Pase desde el { $chance } %
window-too-good = Demasiado buena desde el { $chance } %
window-now = Ahora { $chance } %
totals-by-play-note = Aquí se descuenta del resultado la suerte estimada. El PR solo cuenta los errores, así que en un solo match pueden no coincidir.
plays-best = Mejor
doubles-take-right = cuando aceptar era correcto
doubles-pass-right = cuando pasar era correcto
doubles-early = demasiado pronto
doubles-too-good = cuando la posición era demasiado buena
export-picture = Imagen de esta posición
