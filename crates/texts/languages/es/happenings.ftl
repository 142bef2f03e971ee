happened-threw = { $player } saca un { $die }.
happened-tie = Empate a { $die }: otra vez.
happened-tie-doubles = Empate a { $die }: la apuesta se dobla a { $value }, y otra vez.
happened-starts = Empieza { $player }.
happened-starts-with = { $player } empieza con { $larger } y { $smaller }.
happened-got-white = { $player } saca el número más alto, lleva las blancas y empieza.
happened-rolled = { $player } saca { $larger } y { $smaller }.
happened-rolled-double = { $player } saca doble { $die }.
happened-moved = { $player } mueve de la casilla { $from } a la casilla { $to }.
happened-hit = { $player } mueve de la casilla { $from } a la casilla { $to } y captura.
happened-entered = { $player } entra en la casilla { $to }.
happened-entered-hitting = { $player } entra en la casilla { $to } y captura.
happened-bore-off = { $player } saca una ficha de la casilla { $from }.
happened-played = { $player } juega { $play }.
happened-landed-on-block = { $player } cae en un bloqueo: la ficha va a la barra.
happened-cannot-move = { $player } no puede mover.
happened-stays-on-bar = { $player } no puede entrar y sigue en la barra.
happened-passed-rest = { $player } renuncia al resto de la tirada.
happened-ended-turn = { $player } termina su turno.
happened-undone = Movimiento deshecho.
happened-nothing-left = No queda nada por jugar: recoge los dados.
happened-doubled = { $player } dobla a { $value }.
happened-took = { $player } acepta. El cubo está a { $value }.
happened-passed = { $player } pasa.
happened-beavered = Beaver: { $player } dobla a { $value }.
happened-raccooned = Raccoon: { $player } dobla a { $value }.
happened-resigned = { $player } propone abandonar.
happened-claimed = { $player } reclama la victoria.
happened-settled = { $player } propone un acuerdo.
happened-accepted = { $player } acepta.
happened-declined = { $player } rechaza. La partida sigue.
happened-won = { $player } gana la partida.
happened-won-match = { $player } gana el match.
happened-needs = { $needed ->
    [one] A { $player } le falta { $needed } punto.
   *[other] A { $player } le faltan { $needed } puntos.
}
