table-score = Marcador
table-score-of = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] a { $length } punto
   *[other] a { $length } puntos
}
table-money = partidas sueltas
table-away = { $away ->
    [one] falta { $away }
   *[other] faltan { $away }
}
table-crawford = Partida Crawford
table-game = Partida { $game }
# As in English.
table-pips = Pips
table-moves = Jugadas
table-rules = Reglas en vigor
table-menu = Menú
table-board = Tablero de backgammon
table-home = Dejar la mesa

turn-throw-start = Cada jugador tira un dado. El más alto empieza.
turn-throw-color = Cada jugador tira un dado. El más alto lleva las blancas y empieza.
turn-throw-player = Le toca a { $player } tirar un dado para empezar
turn-roll = Le toca tirar a { $player }
turn-roll-or-double = Le toca tirar o doblar a { $player }
turn-play = Le toca jugar { $roll } a { $player }
turn-finish = { $player }: recoge los dados para terminar el turno
turn-cannot-move = { $player } no puede mover con { $roll }
turn-answer-double = { $player }: ¿aceptas o pasas?
turn-answer-offer = { $player } tiene que responder a una oferta
turn-thinking = { $player } está pensando…
turn-over = La partida ha terminado

action-throw = Tirar
action-roll = Tirar
action-done = Listo
action-done-about = Recoger los dados para terminar tu turno
action-undo = Deshacer
action-double = Doblar
action-double-to = Doblar a { $value }
action-take = Aceptar
action-pass = Pasar
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Abandonar
action-claim = Reclamar la victoria
action-settle = Acuerdo
action-accept = Aceptar
action-decline = Rechazar
action-move = Mover una ficha
action-play = Jugar todo el turno
action-land-on-block = Caer en el bloqueo
action-hint = Pista
action-take-back = Retirar la jugada
action-show-again = Ver otra vez
action-next-game = Partida siguiente

double-title = ¿Doblar?
double-question = { $player } puede aceptar y seguir por { $value }, o pasar.
double-explain = Si { $player } pasa, ganas { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
double-explain-stake = Si { $player } pasa, ganas { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.
offered-double = { $player } dobla a { $value }.
offered-beaver = { $player } acepta y redobla al momento: un beaver. La partida valdría { $value }.
offered-raccoon = { $player } redobla el beaver: un raccoon. La partida valdría { $value }.
offered-pass-price = Si pasas, pierdes { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
offered-pass-price-stake = Si pasas, pierdes { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.
offered-take-meaning = Si aceptas, el cubo es tuyo a { $value }, y después solo tú puedes doblar.

resign-title = Abandonar
resign-about = Ofreces abandonar. La partida termina si { $player } acepta.
resign-win = { $win ->
    [single] Una partida simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
resign-price = cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
resign-price-stake = cuesta { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}
claim-title = Reclamar la victoria
claim-about = Dices que la partida ya está ganada. Termina si { $player } está de acuerdo.
settle-title = Acuerdo
settle-about = Ofreces terminar la partida ahora, con puntos para uno de los dos.
settle-winner = Puntos para
settle-points = Cuántos
offered-resignation = { $win ->
    [single] { $player } concede una partida simple.
    [gammon] { $player } concede un gammon.
   *[backgammon] { $player } concede un backgammon.
}
offered-claim = { $win ->
    [single] { $player } reclama una partida simple.
    [gammon] { $player } reclama un gammon.
   *[backgammon] { $player } reclama un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propone un acuerdo: { $points } punto para { $name }.
   *[other] { $player } propone un acuerdo: { $points } puntos para { $name }.
}
offered-worth = Valdría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
offered-worth-stake = Valdría { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.

dice-entry-title = ¿Qué muestran tus dados?
dice-entry-one = { $player ->
    [you] Toca el número de tu dado
   *[other] Toca el número del dado de { $player }
}
typed-label = Escribir una jugada
typed-bad = Esto no es una jugada. Escríbela así: 8/5 6/5.
typed-impossible = { $play } no es una jugada legal con { $roll }.

hint-title = Pista
hint-best = Mejor: { $play }
hint-loses = cuesta { $loss }
hint-none = No hay ninguna jugada legal.
hint-roll = Tira: es demasiado pronto para doblar.
hint-double-take = Dobla. Tu rival debería aceptar.
hint-double-pass = Dobla. Tu rival debería pasar.
hint-too-good = Sigue sin doblar: tu posición es demasiado buena.
hint-take = Acepta.
hint-pass = Pasa.
hint-beaver = Acepta y haz un beaver.

take-back-done = Jugada retirada.

penalty-title = Esta casilla está bloqueada
penalty-question = Con estas reglas, una ficha que cae en un bloqueo es capturada: la tuya iría a la barra y el { $die } se perdería. ¿Jugarlo de todos modos?
penalty-confirm = Jugarlo igual
table-you = Tú
table-to-home = Inicio
table-flip = Girar el tablero
table-keys = Teclas
turn-you = Te toca
turn-you-throw = Tira un dado para ver quién empieza
turn-you-roll = Tira los dados
turn-you-roll-or-double = Tira, o dobla antes
turn-you-play = Juega { $roll }
turn-you-finish = Pulsa «Listo» para terminar tu turno
turn-you-cannot-move = No puedes mover con { $roll }
turn-you-answer = ¿Tu respuesta?
pass-question = ¿Pasar y perder esta partida?
hint-try = Jugarla
hint-thinking = Pensando…
table-light = Claro u oscuro
table-sound = Sonido
settle-about-stake = Ofreces terminar ya la partida y que uno de los dos cobre.
settle-winner-stake = Cobra
settle-points-stake = Cuántas veces la apuesta
offered-settlement-stake = { $player } propone un acuerdo: { $text } para { $name }.
