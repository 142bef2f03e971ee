editor-title = Montar una posición
editor-about = Elige qué fichas pones y pulsa una casilla, la barra o la salida.
editor-about-mouse = Un clic derecho, o Mayús-clic, quita una ficha.
editor-place = Poner
editor-place-white = Fichas blancas
editor-place-black = Fichas negras
editor-take-away = Quitar
editor-opening = Posición inicial
editor-clear = Tablero vacío
editor-swap = Intercambiar los bandos
editor-on-roll = De turno
editor-dice = Dados
editor-no-dice = Sin tirar aún
editor-double-offered = Se ha ofrecido un doble
editor-cube-value = Cubo a
editor-cube-owner = Dueño del cubo
editor-cube-centered = En el centro
editor-stakes = Formato
editor-money = Partidas sueltas
# As in English.
editor-match = Match
editor-length = Longitud del match
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
editor-id-about = Pega aquí un XGID, un GNUbg ID, un OGID o un position ID, o copia este.
editor-analyze = Analizar la posición
editor-possible = Esta posición es posible.
editor-impossible = Esta posición es imposible
editor-forgiven = Puedes analizarla igualmente, pero ninguna partida llega aquí.

fault-too-many = { $player }: { $checkers } fichas, más de 15.
fault-unequal = Los dos bandos no tienen el mismo número de fichas: { $said } y { $counted }.
fault-no-checkers = No hay ninguna ficha en el tablero.
fault-shared-point = Los dos bandos tienen fichas en la casilla { $point }.
fault-both-won = Los dos bandos han sacado todas sus fichas.
fault-both-shut-out = Los dos bandos están en la barra contra una casa cerrada.
fault-not-over = Un bando ha sacado todas sus fichas, así que la partida ha terminado.
fault-no-length = Un match debe ser al menos a 1 punto.
fault-match-won = { $player }: ya { $said } puntos, suficientes para ganar un match a { $length }.
fault-no-crawford = Solo es la partida Crawford si exactamente a un jugador le falta un punto.
fault-cube-in-crawford = En la partida Crawford nadie puede doblar.
fault-owned-at-one = Dueño del cubo: { $player }, pero el cubo nunca se ha girado.
fault-offer-after-end = Hay una oferta, pero la partida ha terminado.
fault-cube-not-theirs = Doble sin tener el cubo: { $player }.
fault-no-settlement = Aquí no es posible un acuerdo.
fault-other = Ninguna partida llega a esta posición.
