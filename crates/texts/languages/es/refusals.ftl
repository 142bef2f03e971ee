refused-game-over = La partida ha terminado.
refused-match-over = El match ha terminado: lo han ganado { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.
refused-game-not-over = Esta partida aún no ha terminado.
refused-not-your-turn = Les toca decidir a { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.
refused-start-not-settled = Primero cada jugador tira un dado para ver quién empieza.
refused-start-settled = Ya está decidido quién empieza.
refused-already-thrown = El dado del comienzo ya está tirado: { $die }.
refused-offer-open = Antes, { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} tienen que responder: está pendiente { $offer }.
refused-no-offer = No hay ninguna oferta a la que responder.
refused-wrong-answer-cube = Solo se puede aceptar { $offer } o pasar.
refused-wrong-answer = Solo se puede aceptar o rechazar { $offer }.
refused-roll-first = Primero tira los dados.
refused-already-rolled = Los dados ya están tirados: { $roll }.
refused-cube-not-in-use = Esta partida se juega sin cubo.
refused-crawford = Es la partida Crawford, en la que nadie puede doblar.
refused-first-roll-not-played = Nadie puede doblar antes de que se haya jugado la primera tirada de la partida.
refused-cube-not-yours = El cubo es de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}: solo quien lo tiene puede doblar.
refused-cube-at-limit = Con estas reglas el cubo no pasa de { $highest }.
refused-double-after-roll = Se dobla antes de tirar, y los dados ya están tirados: { $roll }.
refused-no-beavers = No se han acordado beavers.
refused-no-raccoons = No se han acordado raccoons.
refused-settlement-in-match = Una partida de un match no se puede cerrar con un acuerdo.
refused-settlement-for-nothing = Para un acuerdo hacen falta puntos.
refused-no-backgammon = Con estas reglas no hay backgammon.
refused-die-not-rolled = Has sacado { $roll }: no hay ningún { $die }.
refused-die-used = El { $die } ya está jugado.
refused-no-checker-on-bar = No tienes fichas en la barra.
refused-no-checker = No tienes fichas en la casilla { $point }.
refused-bar-first = { $checkers ->
    [one] Primero tiene que entrar tu ficha de la barra.
   *[other] Primero tienen que entrar tus { $checkers } fichas de la barra.
}
refused-blocked = La casilla { $point } está bloqueada: hay { $checkers } fichas rivales.
refused-not-all-home = Solo puedes sacar fichas cuando están todas en casa, y aún hay una en la casilla { $point }.
refused-higher-checker = Este número hay que jugarlo desde la casilla { $higher }.
refused-exact-number = Con estas reglas solo un { $needed } saca una ficha de la casilla { $point }, no un { $die }.
refused-hit-and-run = Tu ficha de la casilla { $point } ha capturado en tu casa, así que se queda allí este turno.
refused-both-numbers = Puedes jugar los dos números de { $roll }, así que debes hacerlo.
refused-larger-number = Solo se puede jugar uno de tus números, y entonces debe ser el mayor: el { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Aún puedes mover, así que debes hacerlo.
   *[other] Con esta tirada puedes hacer { $moves } movimientos, así que debes hacerlos.
}
refused-turn-not-over = Tu turno no ha terminado: aún puedes mover, así que debes hacerlo.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-penalty-landing = Nadie puede caer en una casilla bloqueada.
refused-not-blocked = Esa casilla no está bloqueada, así que no hay penalización que pagar.

offer-double = el doble
offer-beaver = el beaver
offer-raccoon = el raccoon
offer-resignation = { $win ->
    [single] el abandono por una partida simple
    [gammon] el abandono por un gammon
   *[backgammon] el abandono por un backgammon
}
offer-claim = { $win ->
    [single] la reclamación de una partida simple
    [gammon] la reclamación de un gammon
   *[backgammon] la reclamación de un backgammon
}
offer-settlement = { $points ->
    [one] el acuerdo por { $points } punto
   *[other] el acuerdo por { $points } puntos
}
offer-settlement-stake = el acuerdo por { $text }

instead-moves = Se puede jugar: { $play }.
instead-no-moves = No se puede mover nada.
instead-actions = Puedes: { $actions }.
instead-nothing = Ahora no tienes nada que hacer.

roll-pair = { $larger }-{ $smaller }
