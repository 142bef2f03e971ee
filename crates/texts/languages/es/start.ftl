start-title = Nueva partida
start-play = Jugar
start-level = Nivel
start-rules = Reglas
start-rules-about = ¿Qué folleto hay en tu caja?
start-rules-change = Cambiar las reglas
start-rules-differ = Distinto de las reglas internacionales

level-leaflet = Lector del folleto
level-leaflet-about = Acaba de leer el folleto
level-beginner = Principiante
level-beginner-about = Ha jugado unas cuantas tardes
level-casual = Ocasional
level-casual-about = Juega de vez en cuando, y sobre seguro
level-regular = Habitual
level-regular-about = Juega todas las semanas
level-club = De club
level-club-about = Juega en un club
level-tournament = De torneo
level-tournament-about = Juega torneos, y gana algunos
level-expert = Experto
level-expert-about = Ve de un vistazo lo que conviene
level-master = Maestro
level-master-about = Considera cada respuesta que podrías dar
level-grandmaster = Gran maestro
level-grandmaster-about = Considera tus respuestas y su propio turno siguiente
level-machine = La máquina
level-machine-about = Mira tan lejos como puede, y se toma su tiempo
level-same-dice = Todos los niveles reciben los mismos dados. Los más fuertes solo los juegan mejor.

leaflet-international = Reglas internacionales
leaflet-international-about = Lo que se juega en clubes y torneos de todo el mundo
leaflet-deluxe = El maletín en 27 idiomas
leaflet-deluxe-about = El dado decide quién lleva blancas; solo se saca con el número exacto; con todas en casa, puedes saltar un número
leaflet-swiss = El folleto suizo
leaflet-swiss-about = Las casillas van de 1 a 12 y de 1A a 12A; una ficha rezagada cuesta tres veces la apuesta aunque haya otras fuera
leaflet-nordic = El folleto nórdico
leaflet-nordic-about = Si la casilla de un número está vacía, puedes sacar de la siguiente inferior; puedes doblar en cualquier momento
leaflet-nordic-no = El folleto nórdico, en noruego
leaflet-nordic-no-about = Quien empieza vuelve a tirar; un número saca cualquier ficha hasta su casilla
leaflet-hungarian = El folleto húngaro
leaflet-hungarian-about = Claras contra oscuras, en matches a 3, 5, 7 o 9; el cubo se para en 64
leaflet-portes = Portes (Grecia)
leaflet-portes-about = El ganador empieza la partida siguiente; sin cubo y sin backgammon
leaflet-tavla = Tavla (Turquía)
leaflet-tavla-about = Como en portes, y una ficha que captura en su casa se queda allí ese turno
leaflet-takhteh = Takhteh (Irán)
leaflet-takhteh-about = Como en tavla, pero los dados deciden quién empieza cada partida
leaflet-unlike = { $name }, con cambios

start-length = Formato
start-money = Partidas sueltas
start-match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } puntos
}
start-cube = Cubo de doblar

start-dice = Dados
start-dice-random = Tirados por ti
start-dice-seed = De una semilla
start-dice-seed-label = Semilla
start-dice-real = Dados reales
start-dice-real-about = Toca o escribe lo que muestran tus dados

start-color = Tu color
start-color-any = Cualquiera
start-color-by-die = Con estas reglas el dado decide quién lleva blancas.
start-name = Nombre
start-name-you = Invitado
start-name-first = Primer jugador
start-name-second = Segundo jugador
start-turn-board = Girar el tablero hacia quien tiene el turno
start-position-about = GNUbg ID, position ID, XGID u OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Posición colocada a mano
start-more = Más
start-shorter = Match más corto
start-longer = Match más largo
# As in English.
level-pr = PR { $pr }
level-pr-about = El PR es el índice de rendimiento: cuánto pierde el nivel por decisión. Menos es mejor; los buenos jugadores están por debajo de 5.
leaflet-deluxe-cs = El maletín en 27 idiomas, en checo, eslovaco o húngaro
leaflet-deluxe-cs-about = Como en los demás idiomas, pero no se puede caer en una casilla bloqueada
leaflet-swiss-it = El folleto suizo, en italiano
leaflet-swiss-it-about = Como en alemán y francés, pero solo saca fichas el número exacto
