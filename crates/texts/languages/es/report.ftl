figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analizado por { -app } sin mirar más allá.
    [one] Analizado por { -app } a { $plies } ply de profundidad.
   *[other] Analizado por { -app } a { $plies } plies de profundidad.
}
report-judged-rollout = { $trials ->
    [one] Analizado por { -app }: las decisiones reñidas, con un rollout de { $trials } partida.
   *[other] Analizado por { -app }: las decisiones reñidas, con un rollout de { $trials } partidas.
}
report-unfinished = El análisis se detuvo tras { $number } de { $total } pasos.
report-goes-on = Repite el mismo comando para continuar.
report-by-play = Sin la suerte
report-by-play-about = Lo que habría sido el resultado si los dados no hubieran favorecido a nadie.

report-games = Partida a partida
report-game = Partida

report-where = Partida { $game }, turno { $turn }
report-rolled-on = { $player } tira sin doblar
report-cost = Costó { $loss ->
    [one] { $loss } punto
   *[other] { $loss } puntos
}.
report-cost-match = Costó { $loss ->
    [one] { $loss } punto
   *[other] { $loss } puntos
} y un { $chance } % de probabilidad de ganar el match.
report-arrows = En azul, lo jugado; en dorado, lo mejor.

report-all = Todos los turnos
report-turn = Turno
report-player = Jugador
report-roll = Tirada
report-done = Jugado
report-better = Mejor

# As in English.
report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
report-players = Por jugador
# As in English.
report-matches = Matches
report-matches-won = Ganados
report-over-time = Con el tiempo
report-date = Fecha
report-opponent = Rival
report-so-far = Hasta ahora
report-rating-graph = PR de { $player }, match a match

report-ours = { -app }
report-theirs = En el archivo
report-difference = Diferencia
report-mean-difference = De media, los PR difieren en { $number }.
report-nothing-to-compare = El archivo no contiene análisis.

report-match-chance = Ganar el match
report-skill = Juega como
report-very-lucky = Tiradas muy afortunadas
report-lucky = Tiradas afortunadas
report-unlucky = Tiradas desafortunadas
report-very-unlucky = Tiradas muy desafortunadas
report-fibs = Índice FIBS
phase-opening = Apertura
phase-middle-game = Medio juego
phase-race = Carrera
kind-containment = Contener una ficha capturada
kind-bear-off = Sacar fichas con contacto
# As in English.
kind-back-game = Back game
# As in English.
kind-prime = Prime
kind-holding = Juego de espera
kind-contact = Otro contacto
