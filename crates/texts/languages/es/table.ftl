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
turn-throw-player = { $player } tira un dado para ver quién empieza
turn-roll = Le toca tirar a { $player }
turn-roll-or-double = Le toca tirar o doblar a { $player }
turn-play = Le toca jugar { $roll } a { $player }
turn-finish = { $player }: recoge los dados para terminar el turno
turn-cannot-move = { $player } no puede mover con { $roll }
turn-answer-double = { $player }: ¿aceptas el doble o pasas?
turn-answer-offer = { $player } tiene que responder a una oferta
turn-thinking = { $player } está pensando…
turn-over = La partida ha terminado

action-throw = Tirar un dado
action-roll = Tirar
action-done = Listo
action-done-about = Recoger los dados: tu turno termina
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
action-claim = Reclamar
action-settle = Acordar
action-accept = Aceptar
action-decline = Rechazar
action-move = Mover una ficha
action-play = Jugar todo el turno
action-land-on-block = Caer en el bloqueo
action-hint = Pista
action-take-back = Volver atrás
action-show-again = Ver otra vez
action-next-game = Otra partida

double-title = ¿Doblar?
double-question = ¿Ofrecer a { $player } seguir por { $value }?
double-explain = Si { $player } pasa, la partida es tuya por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
double-explain-stake = Si { $player } pasa, ganas { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.
offered-double = { $player } ofrece seguir por { $value }.
offered-beaver = { $player } acepta y dobla a su vez: un beaver. La partida valdría { $value }.
offered-raccoon = { $player } dobla el beaver: un raccoon. La partida valdría { $value }.
offered-pass-price = Si pasas, pierdes { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
offered-pass-price-stake = Si pasas, pierdes { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.
offered-take-meaning = Si aceptas, el cubo es tuyo a { $value }, y el siguiente doble te corresponde solo a ti.

resign-title = Abandonar
resign-about = Ofreces dar la partida por perdida. Termina si { $player } acepta.
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
settle-about = Ofreces terminar la partida con puntos para uno de los dos.
settle-about-stake = Ofreces terminar ya la partida y que uno de los dos cobre.
settle-winner = Puntos para
settle-winner-stake = Cobra
settle-points = Cuántos
settle-points-stake = Cuántas veces la apuesta
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
offered-settlement-stake = { $player } propone un acuerdo: { $text } para { $name }.
offered-worth = Valdría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
offered-worth-stake = Valdría { $points ->
    [1] la apuesta
   *[other] { $points } veces la apuesta
}.

dice-entry-title = ¿Qué muestran tus dados?
dice-entry-one = Toca el número del dado de { $player }
typed-label = Escribir una jugada
typed-bad = Esto no es una jugada. Escríbela así: 8/5 6/5.
typed-impossible = { $play } no está entre las jugadas que permite { $roll }.

hint-title = Pista
hint-best = La mejor: { $play }
hint-loses = regala { $loss }
hint-none = No se puede mover nada.
hint-roll = Tira: no es momento de doblar.
hint-double-take = Dobla. Tu rival debería aceptar.
hint-double-pass = Dobla. Tu rival debería pasar.
hint-too-good = Sigue sin doblar: tu posición es demasiado buena para dejar que tu rival pase.
hint-take = Acepta.
hint-pass = Pasa.
hint-beaver = Acepta con un beaver.
hint-wins = victorias
# As in English.
hint-gammons = gammons

take-back-done = Jugada retirada.

penalty-title = Esta casilla está bloqueada
penalty-question = Con estas reglas, si una ficha cae en un bloqueo, la capturada es ella: la tuya iría a la barra y el { $die } quedaría gastado. ¿Hacerlo de todos modos?
penalty-confirm = Caer y pagar
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
