figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Valorado por { -app } sin mirar adelante.
    [one] Valorado por { -app } mirando { $plies } tirada adelante.
   *[other] Valorado por { -app } mirando { $plies } tiradas adelante.
}
report-judged-rollout = { $trials ->
    [one] Valorado por { -app }: lo reñido se ha jugado hasta el final { $trials } vez.
   *[other] Valorado por { -app }: lo reñido se ha jugado hasta el final { $trials } veces.
}
report-unfinished = El análisis se ha detenido: pasos hechos, { $number } de { $total }.
report-goes-on = La misma orden sigue desde ahí.
report-by-play = Solo por el juego
report-by-play-about = Lo que habría resultado si los dados no hubieran favorecido a nadie: el resultado sin la suerte de los dos.

report-games = Partida a partida
report-game = Partida

report-where = Partida { $game }, turno { $turn }
report-rolled-on = { $player } tira sin doblar
report-cost = Puntos perdidos: { $loss }.
report-cost-match = Puntos perdidos: { $loss }; probabilidad de match perdida: { $chance } %.
report-arrows = En azul, lo que se jugó; en dorado, lo que era mejor.

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
report-over-time = En el tiempo
report-date = Fecha
report-opponent = Rival
report-so-far = Hasta entonces
report-rating-graph = El índice de { $player }, match a match

report-ours = { -app }
report-theirs = En el archivo
report-difference = Diferencia
report-mean-difference = De media, los índices difieren en { $number }.
report-nothing-to-compare = El archivo no contiene ningún análisis.

report-match-chance = Probabilidad del match
report-skill = Juega como
report-very-lucky = Tiradas muy afortunadas
report-lucky = Tiradas afortunadas
report-unlucky = Tiradas desafortunadas
report-very-unlucky = Tiradas muy desafortunadas
report-fibs = Índice FIBS
phase-opening = Apertura
phase-middle-game = Juego medio
phase-race = Carrera
