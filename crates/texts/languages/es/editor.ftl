editor-title = Montar una posición
editor-about = Elige de quién son las fichas que pones y haz clic en una casilla, en la barra o en la salida. Un clic derecho, o un clic con Mayús, quita una ficha.
editor-place = Poner
editor-place-white = Fichas blancas
editor-place-black = Fichas negras
editor-take-away = Quitar
editor-opening = Posición inicial
editor-clear = Vaciar
editor-swap = Cambiar lados
editor-on-roll = De turno
editor-dice = Dados
editor-no-dice = Sin tirar aún
editor-double-offered = Hay un doble ofrecido
editor-cube-value = Cubo a
editor-cube-owner = De quién es el cubo
editor-cube-centered = En el centro
editor-stakes = Se juega
editor-money = Partida suelta
editor-match = Un match
editor-length = Puntos para ganar
editor-score = Puntos: { $player }
editor-crawford = Partida Crawford
editor-jacoby = Regla Jacoby
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } ficha
   *[other] { $checkers } fichas
}
editor-id = ID de la posición
editor-id-about = Pega aquí un XGID, un GNUbg ID, un OGID o un position ID, o copia lo que hay.
editor-analyze = Analizar la posición
editor-possible = Esta posición es posible.
editor-impossible = Esta posición es imposible
editor-forgiven = Se puede valorar igualmente, pero ninguna partida llega aquí.

fault-too-many = { $player }: hay { $checkers } fichas, más de 15.
fault-unequal = Los dos bandos no tienen el mismo número de fichas: { $said } y { $counted }.
fault-no-checkers = No hay ninguna ficha en el tablero.
fault-shared-point = Los dos bandos están en la casilla { $point }.
fault-both-won = Los dos bandos han sacado todas sus fichas.
fault-both-shut-out = Los dos bandos están en la barra ante una casa cerrada.
fault-not-over = Un bando ha sacado todas sus fichas, así que la partida ha terminado.
fault-no-length = Un match necesita al menos un punto.
fault-match-won = { $player }: { $said } puntos, y con { $length } ya se gana el match.
fault-no-crawford = Es partida Crawford cuando a uno solo de los dos le falta un punto.
fault-cube-in-crawford = En la partida Crawford nadie puede doblar.
fault-owned-at-one = { $player }: cubo propio que nunca se ha girado.
fault-offer-after-end = Hay una oferta, pero la partida ha terminado.
fault-cube-not-theirs = { $player }: doble sin tener el cubo.
fault-no-settlement = Aquí no puede haber un acuerdo.
fault-other = Ninguna partida llega a esta posición.
