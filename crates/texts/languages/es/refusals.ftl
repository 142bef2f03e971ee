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
refused-already-thrown = Ya has tirado tu dado para empezar: { $die }.
refused-offer-open = Antes, { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} tienen que responder: está pendiente { $offer }.
refused-no-offer = No hay ninguna oferta a la que responder.
refused-wrong-answer-cube = Solo puedes aceptar { $offer } o pasar.
refused-wrong-answer = Solo puedes aceptar o rechazar { $offer }.
refused-roll-first = Primero tira los dados.
refused-already-rolled = Ya has tirado: { $roll }.
refused-cube-not-in-use = Esta partida se juega sin cubo.
refused-crawford = Es la partida Crawford: nadie puede doblar.
refused-first-roll-not-played = Nadie puede doblar antes de que se haya jugado la primera tirada de la partida.
refused-cube-not-yours = El cubo es de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}: solo quien lo tiene puede doblar.
refused-cube-at-limit = Con estas reglas el cubo no pasa de { $highest }.
refused-double-after-roll = Solo puedes doblar antes de tirar, y ya ha salido { $roll }.
refused-no-beavers = No se ha acordado jugar con beavers.
refused-no-raccoons = No se ha acordado jugar con raccoons.
refused-settlement-in-match = En un match no se puede terminar una partida por acuerdo.
refused-settlement-for-nothing = Un acuerdo debe ser al menos por un punto.
refused-no-backgammon = Con estas reglas no hay backgammon.
refused-die-not-rolled = Has sacado { $roll }: no hay ningún { $die }.
refused-die-used = Ya has jugado el { $die }.
refused-no-checker-on-bar = No tienes fichas en la barra.
refused-no-checker = No tienes fichas en la casilla { $point }.
refused-bar-first = { $checkers ->
    [one] Primero tiene que entrar tu ficha de la barra.
   *[other] Primero tienen que entrar tus { $checkers } fichas de la barra.
}
refused-blocked = La casilla { $point } está bloqueada por { $checkers } fichas rivales.
refused-not-all-home = No puedes sacar fichas hasta que estén todas en casa, y aún hay una en la casilla { $point }.
refused-higher-checker = Tienes que jugar este número desde la casilla { $higher }.
refused-exact-number = Con estas reglas solo un { $needed } saca una ficha de la casilla { $point }, no un { $die }.
refused-hit-and-run = Tu ficha de la casilla { $point } ha capturado en tu casa, así que se queda allí este turno.
refused-both-numbers = Puedes jugar los dos números de { $roll }, así que debes hacerlo.
refused-larger-number = Solo puedes jugar uno de tus números, así que debe ser el mayor: el { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Aún puedes mover, así que debes hacerlo.
   *[other] Con esta tirada puedes hacer { $moves } movimientos, así que debes hacerlos.
}
refused-turn-not-over = Tu turno no ha terminado: aún puedes mover, así que debes hacerlo.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-penalty-landing = No puedes caer en una casilla bloqueada.
refused-not-blocked = Esa casilla no está bloqueada: no hay penalización que pagar.

offer-double = el doble
offer-beaver = el beaver
offer-raccoon = el raccoon
offer-resignation = { $win ->
    [single] el abandono por una partida simple
    [gammon] el abandono por un gammon
   *[backgammon] el abandono por un backgammon
}
offer-claim = { $win ->
    [single] la partida simple reclamada
    [gammon] el gammon reclamado
   *[backgammon] el backgammon reclamado
}
offer-settlement = { $points ->
    [one] el acuerdo por { $points } punto
   *[other] el acuerdo por { $points } puntos
}
offer-settlement-stake = el acuerdo por { $text }

instead-moves = Posible: { $play }.
instead-no-moves = No hay ninguna jugada legal.
instead-actions = Puedes: { $actions }.
instead-nothing = Ahora no tienes nada que hacer.

roll-pair = { $larger }-{ $smaller }
