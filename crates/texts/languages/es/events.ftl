event-threw = { $player ->
    [you] Has sacado un { $die }.
   *[other] { $player } ha sacado un { $die }.
}
event-tie = Los dos han sacado un { $die }: se vuelve a tirar.
event-starts = { $player ->
    [you] Empiezas tú.
   *[other] Empieza { $player }.
}
event-got-white = { $player ->
    [you] Has sacado más, llevas las blancas y empiezas.
   *[other] { $player } ha sacado más, lleva las blancas y empieza.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Has sacado { $larger }-{ $smaller }.
   *[other] { $player } ha sacado { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Has sacado doble { $die }.
   *[other] { $player } ha sacado doble { $die }.
}
event-moved = { $player ->
    [you] Mueves de la casilla { $from } a la casilla { $to }.
   *[other] { $player } mueve de la casilla { $from } a la casilla { $to }.
}
event-hit = { $player ->
    [you] Mueves de la casilla { $from } a la casilla { $to } y capturas.
   *[other] { $player } mueve de la casilla { $from } a la casilla { $to } y captura.
}
event-entered = { $player ->
    [you] Entras en la casilla { $to }.
   *[other] { $player } entra en la casilla { $to }.
}
event-entered-hitting = { $player ->
    [you] Entras en la casilla { $to } y capturas.
   *[other] { $player } entra en la casilla { $to } y captura.
}
event-bore-off = { $player ->
    [you] Sacas una ficha de la casilla { $from }.
   *[other] { $player } saca una ficha de la casilla { $from }.
}
event-played = { $player } ha jugado { $play }.
event-landed-on-block = { $player ->
    [you] Has caído en un bloqueo: la ficha va a la barra.
   *[other] { $player } ha caído en un bloqueo: la ficha va a la barra.
}
event-cannot-move = { $player ->
    [you] No puedes mover.
   *[other] { $player } no puede mover.
}
event-ended-turn = { $player } ha terminado su turno.
event-undone = Movimiento deshecho.
event-doubled = { $player ->
    [you] Has doblado a { $value }.
   *[other] { $player } ha doblado a { $value }.
}
event-took = { $player ->
    [you] Has aceptado. El cubo está a { $value }.
   *[other] { $player } ha aceptado. El cubo está a { $value }.
}
event-passed = { $player ->
    [you] Has pasado.
   *[other] { $player } ha pasado.
}
event-beavered = { $player ->
    [you] Has hecho un beaver a { $value }.
   *[other] { $player } ha hecho un beaver a { $value }.
}
event-raccooned = { $player ->
    [you] Has hecho un raccoon a { $value }.
   *[other] { $player } ha hecho un raccoon a { $value }.
}
event-resigned = { $player ->
    [you] Ofreces abandonar.
   *[other] { $player } ofrece abandonar.
}
event-claimed = { $player ->
    [you] Reclamas la victoria.
   *[other] { $player } reclama la victoria.
}
event-settled = { $player ->
    [you] Propones un acuerdo.
   *[other] { $player } propone un acuerdo.
}
event-accepted = { $player ->
    [you] Has aceptado.
   *[other] { $player } ha aceptado.
}
event-declined = { $player ->
    [you] Has rechazado. La partida sigue.
   *[other] { $player } ha rechazado. La partida sigue.
}
event-won = { $player ->
    [you] Has ganado la partida.
   *[other] { $player } ha ganado la partida.
}
event-won-match = { $player ->
    [you] Has ganado el match.
   *[other] { $player } ha ganado el match.
}
