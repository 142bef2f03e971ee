option-variant = Posición inicial
variant-rule-backgammon = La partida empieza en la posición de siempre.
variant-rule-nackgammon = La partida empieza en la posición de nackgammon, con cuatro fichas al fondo.
variant-rule-hypergammon = Cada jugador tiene solo tres fichas, todas al fondo.
variant-rule-free = La partida empieza en una posición colocada a mano.

option-opening = El comienzo
opening-high-die-plays-pair = El dado más alto empieza con los dos dados
opening-rule-high-die-plays-pair = Cada jugador tira un dado; el más alto empieza y juega los dos números que acaban de salir.
opening-high-die-rolls-again = El dado más alto empieza y vuelve a tirar
opening-rule-high-die-rolls-again = Cada jugador tira un dado; el más alto empieza y tira de nuevo, con los dos dados.
opening-die-for-color = El dado más alto lleva blancas y empieza
opening-rule-die-for-color = Cada jugador tira un dado; el más alto lleva las fichas blancas. Empiezan las blancas y tiran de nuevo, con los dos dados.

option-next-game = Quién empieza la partida siguiente
next-game-dice = Los dados
next-game-rule-dice = En cada partida deciden los dados quién empieza.
next-game-winner = Quien ganó
next-game-rule-winner = Quien gana una partida empieza la siguiente y tira los dos dados.

option-block = Qué bloquea una casilla
block-from-two = Dos fichas
block-rule-from-two = Dos o más fichas del mismo color bloquean una casilla para el rival.
block-from-three = Tres fichas
block-rule-from-three = Tres o más fichas del mismo color bloquean una casilla para el rival; dos juntas aún se pueden capturar, las dos a la vez.

option-blocked-landing = Caer en un bloqueo
blocked-landing-illegal = Prohibido
blocked-landing-rule-illegal = Nadie puede caer en una casilla bloqueada.
blocked-landing-self-hit = Cuesta la ficha
blocked-landing-rule-self-hit = No se debe caer en una casilla bloqueada. Si aun así se pone una ficha en ella, la capturada es esa ficha: va a la barra, y el número queda gastado.

option-duty = Obligación de mover
duty-always = Siempre
duty-rule-always = Hay que jugar tantos números como sea posible.
duty-until-home = Hasta tenerlas todas en casa
duty-rule-until-home = Hay que jugar tantos números como sea posible, pero con todas tus fichas en casa puedes renunciar a cualquier número.

option-single-number = Si solo se puede jugar un número
single-number-larger = El mayor
single-number-rule-larger = Si se puede jugar uno u otro número, pero no los dos, hay que jugar el mayor.
single-number-either = A elegir
single-number-rule-either = Si se puede jugar uno u otro número, pero no los dos, tú eliges cuál.

option-bear-off = Sacar fichas
bear-off-standard = Un número demasiado alto saca la más atrasada
bear-off-rule-standard = Un número saca una ficha de la casilla de ese número. Si esa casilla está vacía, hay que jugarlo desde una casilla más alta; si no hay fichas más arriba, saca una de la casilla más alta que aún ocupes.
bear-off-exact = Solo con el número exacto
bear-off-rule-exact = Un número saca una ficha de la casilla de ese número y de ninguna otra.
bear-off-nearest-lower = De la casilla inferior más próxima
bear-off-rule-nearest-lower = Un número saca una ficha de la casilla de ese número. Si esa casilla está vacía, puede sacar una de la casilla inferior más próxima que ocupes, aunque haya fichas más arriba.
bear-off-any-lower = De cualquier casilla inferior
bear-off-rule-any-lower = Un número saca una ficha de la casilla de ese número o de cualquiera inferior, como quieras.

option-hit-and-run = Capturar y seguir
hit-and-run-allowed = Permitido
hit-and-run-rule-allowed = Una ficha que captura puede seguir en el mismo turno.
hit-and-run-not-at-home = No en la propia casa
hit-and-run-rule-not-at-home = Una ficha que captura en su propia casa se queda allí hasta el final del turno.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Solo si quien pierde no ha sacado nada
backgammon-needs-rule-none-off = Es backgammon si quien pierde no ha sacado ninguna ficha y aún tiene alguna en la barra o en la casa de quien gana.
backgammon-needs-no-more = Aunque quien pierde haya sacado alguna
backgammon-needs-rule-no-more = Es backgammon si quien pierde aún tiene una ficha en la barra o en la casa de quien gana, aunque haya sacado otras.
backgammon-needs-never = Nunca
backgammon-needs-rule-never = No hay backgammon: lo máximo que se gana es un gammon.

option-cube = Cubo de doblar
cube-rule-on = El cubo de doblar dice cuántas veces cuenta la partida.
cube-rule-off = Se juega sin cubo de doblar.

option-cube-timing = Cuándo doblar
cube-timing-before-own-roll = Antes de la tirada propia
cube-timing-rule-before-own-roll = Puedes ofrecer un doble en tu turno, antes de tirar, pero no antes de que se haya jugado la primera tirada de la partida.
cube-timing-any-time = En cualquier momento
cube-timing-rule-any-time = Puedes ofrecer un doble siempre que la partida espere una tirada o una jugada, tuya o de tu rival, pero no antes de que se haya jugado la primera tirada de la partida.

option-cube-highest = Cubo máximo
cube-highest-none = Sin límite
cube-highest-rule-none = Se puede doblar sin límite.
cube-highest-at = { $highest }
cube-highest-rule-at = El cubo no pasa de { $highest }.

option-match = Se juega
match-none = Partidas sueltas
match-rule-none = Cada partida cuenta por sí sola, y juegas mientras te apetezca.
match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } puntos
}
match-rule-to = { $length ->
    [one] Quien gana la primera partida gana el match.
   *[other] Las partidas se suman, y quien llega antes a { $length } puntos gana el match.
}

option-match-lengths = Matches habituales
match-lengths-none = Ninguno
match-lengths-rule-none = El folleto no habla de matches.
match-lengths-to = A { $list } puntos
match-lengths-rule-to = Lo habitual son matches a { $list } puntos.

option-crawford = Regla Crawford
crawford-rule-on = Cuando alguien llega a un punto de ganar el match, en la partida siguiente nadie puede doblar; después de ella vuelve el cubo.
crawford-rule-off = Se puede doblar en todas las partidas de un match.

option-jacoby = Regla Jacoby
jacoby-rule-on = En partidas sueltas, los gammons y backgammons solo cuentan si se ha girado el cubo; si no, son partidas simples.
jacoby-rule-off = Los gammons y backgammons cuentan, se haya girado el cubo o no.

# As in English.
option-beavers = Beavers
beavers-off = No
beavers-rule-off = Un doble se acepta o se pasa, y nada más.
# As in English.
beavers-on = Beavers
beavers-rule-on = En partidas sueltas, quien acepta un doble puede doblar a su vez al momento y quedarse con el cubo: es un beaver.
beavers-raccoons = Beavers y raccoons
beavers-rule-raccoons = En partidas sueltas, quien acepta un doble puede doblar a su vez al momento y quedarse con el cubo: es un beaver; y quien dobló primero puede doblar una vez más: es un raccoon.

option-automatic-doubles = Dobles automáticos
automatic-doubles-off = No
automatic-doubles-rule-off = Los dados iguales al empezar se tiran otra vez y no cambian nada.
automatic-doubles-up-to = Como mucho { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] En partidas sueltas, los dados iguales al empezar doblan la apuesta, pero solo una vez por partida.
   *[other] En partidas sueltas, los dados iguales al empezar doblan la apuesta, cada vez, hasta { $count } veces por partida.
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
} mueven en sentido antihorario; las otras, en sentido horario.

option-colors = Nombres de los bandos
colors-white-black = Blancas y negras
colors-rule-white-black = Los dos bandos son blancas y negras.
colors-light-dark = Claras y oscuras
colors-rule-light-dark = Los dos bandos son claras y oscuras.

option-cube-at-rest = Cubo en reposo
cube-at-rest-middle = En el centro
cube-at-rest-rule-middle = Al principio el cubo está en el centro con el 64 arriba, que vale 1; mientras siga ahí, puede doblar cualquiera de los dos.
cube-at-rest-side = Junto al tablero
cube-at-rest-rule-side = Al principio el cubo está junto al tablero con el 64 arriba, que vale 1; mientras siga ahí, puede doblar cualquiera de los dos.

option-unit = Qué se gana
unit-points = Puntos
unit-rule-points = Las victorias se cuentan en puntos.
unit-stake = La apuesta
unit-rule-stake = Se juega por una apuesta, que se paga una, dos o tres veces.
