option-variant = Posición inicial
variant-rule-backgammon = La partida empieza en la posición habitual.
variant-rule-nackgammon = La partida empieza en la posición de nackgammon, con cuatro fichas al fondo.
variant-rule-hypergammon = Cada jugador tiene solo tres fichas, todas al fondo.
variant-rule-free = La partida empieza en una posición colocada a mano.

option-opening = Quién empieza
opening-high-die-plays-pair = El dado más alto empieza con los dos dados
opening-rule-high-die-plays-pair = Cada jugador tira un dado; el más alto empieza y juega los dos números.
opening-high-die-rolls-again = El dado más alto empieza con una nueva tirada
opening-rule-high-die-rolls-again = Cada jugador tira un dado; el más alto empieza, y vuelve a tirar los dos dados para el primer turno.
opening-die-for-color = El dado más alto lleva blancas y empieza
opening-rule-die-for-color = Cada jugador tira un dado; el más alto lleva las fichas blancas. Empiezan las blancas, y tiran los dos dados para el primer turno.

option-next-game = Quién empieza la partida siguiente
next-game-dice = Los dados
next-game-rule-dice = Los dados deciden quién empieza cada partida.
next-game-winner = El ganador
next-game-rule-winner = Quien gana una partida empieza la siguiente y tira los dos dados.

option-block = Qué bloquea una casilla
block-from-two = Dos fichas
block-rule-from-two = Dos o más fichas de un jugador bloquean una casilla para el otro.
block-from-three = Tres fichas
block-rule-from-three = Tres o más fichas de un jugador bloquean una casilla para el otro; dos juntas aún se pueden capturar, las dos a la vez.

option-blocked-landing = Caer en un bloqueo
blocked-landing-illegal = No permitido
blocked-landing-rule-illegal = No puedes caer en una casilla bloqueada.
blocked-landing-self-hit = Cuesta la ficha
blocked-landing-rule-self-hit = No debes caer en una casilla bloqueada. Si lo haces, la capturada es tu ficha: va a la barra, y el número se pierde.

option-duty = Obligación de mover
duty-always = Siempre
duty-rule-always = Debes jugar tantos números como puedas.
duty-until-home = Hasta tenerlas todas en casa
duty-rule-until-home = Debes jugar tantos números como puedas, pero con todas tus fichas en casa puedes saltar cualquier número.

option-single-number = Si solo se puede jugar un número
single-number-larger = El mayor
single-number-rule-larger = Si puedes jugar uno u otro número, pero no los dos, debes jugar el mayor.
single-number-either = Cualquiera
single-number-rule-either = Si puedes jugar uno u otro número, pero no los dos, tú eliges cuál.

option-bear-off = Sacar fichas
bear-off-standard = Un número demasiado alto saca la ficha más atrasada
bear-off-rule-standard = Un número saca una ficha de su propia casilla. Si está vacía, debes mover una ficha de una casilla más alta; si no hay ninguna, saca una de tu casilla más alta.
bear-off-exact = Solo con el número exacto
bear-off-rule-exact = Un número saca una ficha de su propia casilla, y de ninguna otra.
bear-off-nearest-lower = De la casilla inferior más próxima
bear-off-rule-nearest-lower = Un número saca una ficha de su propia casilla. Si está vacía, puedes sacar una de la casilla inferior más próxima que ocupes, aunque tengas fichas más arriba.
bear-off-any-lower = De cualquier casilla inferior
bear-off-rule-any-lower = Un número saca una ficha de su propia casilla o de cualquiera inferior, como quieras.

option-hit-and-run = Capturar y seguir
hit-and-run-allowed = Permitido
hit-and-run-rule-allowed = Una ficha que captura puede seguir en el mismo turno.
hit-and-run-not-at-home = No en casa
hit-and-run-rule-not-at-home = Una ficha que captura en su propia casa se queda allí el resto del turno.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Solo si el perdedor no ha sacado ninguna
backgammon-needs-rule-none-off = Es backgammon si el perdedor no ha sacado ninguna ficha y aún tiene una en la barra o en la casa del ganador.
backgammon-needs-no-more = Aunque el perdedor haya sacado fichas
backgammon-needs-rule-no-more = Es backgammon si el perdedor aún tiene una ficha en la barra o en la casa del ganador, aunque haya sacado otras.
backgammon-needs-never = Nunca
backgammon-needs-rule-never = No hay backgammon: un gammon es lo máximo que se gana.

option-cube = Cubo de doblar
cube-rule-on = El cubo de doblar multiplica lo que vale la partida.
cube-rule-off = Se juega sin cubo de doblar.

option-cube-timing = Cuándo doblar
cube-timing-before-own-roll = Antes de tu tirada
cube-timing-rule-before-own-roll = Puedes ofrecer un doble en tu turno, antes de tirar, pero no antes de que se haya jugado la primera tirada de la partida.
cube-timing-any-time = En cualquier momento
cube-timing-rule-any-time = Puedes ofrecer un doble en cualquier momento en que toque tirar o mover, a ti o a tu rival, pero no antes de que se haya jugado la primera tirada de la partida.

option-cube-highest = Cubo máximo
cube-highest-none = Sin límite
cube-highest-rule-none = No hay límite para doblar.
cube-highest-at = { $highest }
cube-highest-rule-at = El cubo no pasa de { $highest }.

option-match = Formato
match-none = Partidas sueltas
match-rule-none = Cada partida va por su cuenta, y juegas cuanto quieras.
match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } puntos
}
match-rule-to = { $length ->
    [one] Quien gane primero una partida gana el match.
   *[other] Los puntos se suman, y quien llegue antes a { $length } gana el match.
}

option-match-lengths = Longitudes de match habituales
match-lengths-none = Ninguna
match-lengths-rule-none = El folleto no menciona los matches.
match-lengths-to = A { $list } puntos
match-lengths-rule-to = Los matches suelen jugarse a { $list } puntos.

option-crawford = Regla Crawford
crawford-rule-on = Cuando un jugador se queda por primera vez a un punto de ganar el match, nadie puede doblar en la partida siguiente; después vuelve el cubo.
crawford-rule-off = Puedes doblar en todas las partidas de un match.

option-jacoby = Regla Jacoby
jacoby-rule-on = En partidas sueltas, los gammons y backgammons solo cuentan si se ha girado el cubo; si no, son partidas simples.
jacoby-rule-off = Los gammons y backgammons cuentan, se haya girado el cubo o no.

# As in English.
option-beavers = Beavers
beavers-off = No
beavers-rule-off = Ante un doble solo se puede aceptar o pasar.
# As in English.
beavers-on = Beavers
beavers-rule-on = En partidas sueltas, si aceptas un doble puedes redoblar al momento y quedarte con el cubo: un beaver.
beavers-raccoons = Beavers y raccoons
beavers-rule-raccoons = En partidas sueltas, si aceptas un doble puedes redoblar al momento y quedarte con el cubo: un beaver. Quien dobló primero puede entonces doblar una vez más: un raccoon.

option-automatic-doubles = Dobles automáticos
automatic-doubles-off = No
automatic-doubles-rule-off = Los dados iguales al empezar se vuelven a tirar y no cambian nada.
automatic-doubles-up-to = Como mucho { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] En partidas sueltas, los dados iguales al empezar doblan la apuesta, pero solo una vez por partida.
   *[other] En partidas sueltas, los dados iguales al empezar doblan cada vez la apuesta, hasta { $count } veces por partida.
}

option-labels = Números de las casillas
labels-rule-none = Las casillas no llevan números impresos. Aquí se cuentan de 24 a 1, como las ve quien tiene el turno.
labels-rule-numbers = Las casillas se cuentan de 24 a 1, como las ve quien tiene el turno.
labels-rule-halves = Las casillas se llaman de 1 a 12 en la mitad de las blancas y de 1A a 12A en la de las negras.
labels-rule-homes = Las casillas de las dos casas están numeradas de 1 a 6, del borde hacia dentro. En las jugadas escritas todas las casillas se cuentan de 24 a 1.

option-counter-clockwise = Quién mueve en sentido antihorario
counter-clockwise-rule = { $counter ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} mueven en sentido antihorario; el otro bando, en sentido horario.

option-colors = Nombres de los bandos
colors-white-black = Blancas y negras
colors-rule-white-black = Los dos bandos son blancas y negras.
colors-light-dark = Claras y oscuras
colors-rule-light-dark = Los dos bandos son claras y oscuras.

option-cube-at-rest = Dónde empieza el cubo
cube-at-rest-middle = En el centro
cube-at-rest-rule-middle = Al principio el cubo está en el centro con el 64 arriba, que vale 1; mientras esté ahí, puede doblar cualquiera de los dos.
cube-at-rest-side = Junto al tablero
cube-at-rest-rule-side = Al principio el cubo está junto al tablero con el 64 arriba, que vale 1; mientras esté ahí, puede doblar cualquiera de los dos.

option-unit = Qué se gana
unit-points = Puntos
unit-rule-points = Las victorias se cuentan en puntos.
unit-stake = La apuesta
unit-rule-stake = Se juega por una apuesta, que se paga una, dos o tres veces.
