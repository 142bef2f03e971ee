# The leaflet's words, form by form; what needs more is written out below.
~ Ganas una partida simple = Consigues una victoria simple
~ Ganas un gammon = Consigues una victoria doble
~ gana un gammon = gana doble
~ pierde un gammon = pierde doble
~ pierdes un gammon = pierdes doble
~ con un gammon = con victoria doble
~ los gammons y backgammons = las victorias dobles y triples
~ gammons perdidos = derrotas dobles
~ gammons = victorias dobles
~ un gammon = una victoria doble
~ el gammon = la victoria doble
~ gammon = victoria doble
~ un backgammon = una victoria triple
~ el backgammon = la victoria triple
~ backgammons = victorias triples
~ backgammon = victoria triple
~ una partida simple = una victoria simple
~ partidas simples = victorias simples
~ partida simple = victoria simple
~ del gammon = de la victoria doble
~ con un doble puedes = con una pareja puedes
~ perder un gammon = perder doble

win-single = victoria simple
win-gammon = victoria doble
win-backgammon = victoria triple

resign-win = { $win ->
    [single] Una victoria simple
    [gammon] Una victoria doble
   *[backgammon] Una victoria triple
}
offered-resignation = { $win ->
    [single] { $player } concede una victoria simple.
    [gammon] { $player } concede una victoria doble.
   *[backgammon] { $player } concede una victoria triple.
}
offered-claim = { $win ->
    [single] { $player } reclama una victoria simple.
    [gammon] { $player } reclama una victoria doble.
   *[backgammon] { $player } reclama una victoria triple.
}

event-rolled-double = { $player ->
    [you] Has sacado una pareja de { $die }.
   *[other] { $player } ha sacado una pareja de { $die }.
}
event-entered = { $player ->
    [you] Vuelves a poner una ficha en juego en la casilla { $to }.
   *[other] { $player } vuelve a poner una ficha en juego en la casilla { $to }.
}
event-entered-hitting = { $player ->
    [you] Vuelves a poner una ficha en juego en la casilla { $to } y capturas.
   *[other] { $player } vuelve a poner una ficha en juego en la casilla { $to } y captura.
}

refused-bar-first = { $checkers ->
    [one] Primero tiene que volver al juego tu ficha de la barra.
   *[other] Primero tienen que volver al juego tus { $checkers } fichas de la barra.
}
offer-resignation = { $win ->
    [single] el abandono por una victoria simple
    [gammon] el abandono por una victoria doble
   *[backgammon] el abandono por una victoria triple
}
offer-claim = { $win ->
    [single] la victoria simple reclamada
    [gammon] la victoria doble reclamada
   *[backgammon] la victoria triple reclamada
}

result-single = Victoria simple (1)
result-gammon = Victoria doble (2)
result-backgammon = Victoria triple (3)
result-jacoby = { $win ->
    [gammon] Una victoria doble, pero el cubo no se ha girado nunca: por la regla Jacoby cuenta como victoria simple (1)
   *[backgammon] Una victoria triple, pero el cubo no se ha girado nunca: por la regla Jacoby cuenta como victoria simple (1)
}
exercise-entering = ¿Con qué números vuelve al juego la ficha { $color ->
    [white] blanca
    [black] negra
    [light] clara
   *[dark] oscura
} que está en la barra?
exercise-win = { $win ->
    [single] Una victoria simple
    [gammon] Una victoria doble
   *[backgammon] Una victoria triple
}
exercise-money = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} logran una victoria doble, y nadie ha doblado. ¿Cuánto ganan?
advice-save-gammon = Evita primero la derrota doble.
book-doubles = Parejas
