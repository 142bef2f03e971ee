# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Distinto del juego internacional
book-differs-none = Estas son las reglas internacionales.
book-summary = Todas las reglas de un vistazo
book-summary-rule = Regla
book-summary-value = Aquí
book-printed-by = Escrito por { -app } según las reglas con las que juega

book-aim = El objetivo
book-aim-checkers = { $checkers ->
    [one] Se juega entre dos, cada cual con { $checkers } ficha y dos dados.
   *[other] Se juega entre dos, cada cual con { $checkers } fichas y dos dados.
}
book-aim-way = Llevas tus fichas alrededor del tablero hasta tu casa, las seis últimas casillas de tu recorrido, y desde allí las sacas. Tu rival viene en sentido contrario.
book-aim-win = Gana quien antes saque su última ficha.
book-aim-picture = Todas las fichas de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} están en casa. Ya pueden salir.

book-setup = La colocación
book-setup-board = Hay 24 casillas en cuatro cuartos, y la barra entre las dos mitades.
book-setup-points = Cada cual cuenta desde su lado: la casilla 1 es la última de tu recorrido, la 24 la más lejana, y tu casilla 1 es la 24 de tu rival.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } en la casilla { $point }
book-setup-position = Las fichas de cada jugador al empezar: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = El comienzo, visto por { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.

book-start = Quién empieza
book-start-tie = Si los dos dados son iguales, se tira otra vez.
book-start-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han empezado con { $roll } y han hecho una casilla: { $play }.

book-moving = Mover
book-moving-roll = En tu turno tiras los dos dados y juegas cada número: dos fichas una vez cada una, o una ficha dos veces.
book-moving-order = Tú eliges con qué número empezar. Mover dos veces la misma ficha son dos movimientos, y entre uno y otro hace falta una casilla abierta donde posarse.
book-moving-target = Una ficha puede ir a cualquier casilla que tu rival no bloquee, por muchas fichas tuyas que haya en ella.
book-moving-nothing = Un número que no se puede jugar se pierde.
book-moving-done = Tu turno termina cuando recoges los dados; hasta entonces puedes deshacer tus movimientos.
book-moving-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han escapado con una sola ficha jugando { $roll }: { $play }. Había que empezar por el 6, porque el 5 solo lleva a una casilla bloqueada.

book-doubles = Los dobles
book-doubles-four = Si los dos dados muestran el mismo número, se juega cuatro veces, con una ficha o con varias, como quieras.
book-doubles-rest = Lo que no se pueda jugar de las cuatro se pierde, y no hay otra tirada.
book-doubles-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll } y han movido cuatro veces: { $play }.

book-hitting = Capturar
book-hitting-blot = Una ficha sola en una casilla es un blot. Una ficha rival que cae en ella, o la pisa de paso, la captura.
book-hitting-pair = Una o dos fichas en una casilla pueden ser capturadas: una ficha rival que cae en ella las captura todas a la vez.
book-hitting-bar = Una ficha capturada va a la barra. En un mismo turno se puede capturar varias veces.
book-hitting-picture = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} tienen un blot en la casilla 5 de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, que lo capturan con { $list }.

book-entering = Entrar
book-entering-first = Si tienes fichas en la barra, deben entrar todas antes de que puedas mover cualquier otra.
book-entering-where = Entran en la casa de tu rival: con un 1 en tu casilla 24, con un 2 en tu casilla 23, y así hasta el 6 en tu casilla 19. Al entrar se puede capturar.
book-entering-where-halves = Entran en la casa de tu rival: { $color } 1A–6A, { $opponent } 1–6. Al entrar se puede capturar.
book-entering-where-homes = Entran en la casa de tu rival: 1 → 1, 2 → 2 … 6 → 6. Al entrar se puede capturar.
book-entering-rest = Un número cuya casilla está bloqueada no hace entrar ninguna ficha. Cuando todas han entrado, el resto de la tirada se juega con cualquier ficha.
book-entering-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} tienen una ficha en la barra. Entra con { $list }.
book-entering-picture-closed = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} tienen una ficha en la barra, y ningún número la hace entrar.

book-blocks = Los bloqueos
book-blocks-pass = Una casilla bloqueada se puede saltar con un número que lleve más allá. Seis seguidas no hay quien las salte.
book-blocks-pass-three = Una casilla bloqueada se puede saltar con un número que lleve más allá.
book-blocks-closed = Si las seis casillas por las que tendrías que entrar están bloqueadas, la casa está cerrada: ninguna tirada te deja entrar hasta que se abra una.
book-blocks-picture = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} bloquean las casillas delante de las dos últimas fichas de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}. Escapan con { $list }.
book-blocks-picture-closed = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} bloquean seis casillas seguidas: no hay número con el que escapen las dos últimas fichas de { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.

book-bearing-off = Sacar fichas
book-bearing-off-when = Cuando todas tus fichas están en tu casa puedes sacarlas, incluso con el segundo número de una tirada, si con el primero has metido en casa la última.
book-bearing-off-inside = En vez de sacar una ficha, también se puede jugar el número dentro de la casa, si hay sitio.
book-bearing-off-hit = Si entretanto te capturan una ficha, tiene que volver a casa antes de que sigas sacando.
book-bearing-off-picture = Con un { $number }, { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} pueden jugar { $list }.
book-bearing-off-picture-none = Con un { $number }, { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} no pueden jugar nada.

book-winning = Ganar
book-winning-single = Ganas una partida simple si tu rival ha sacado al menos una ficha.
book-winning-gammon = Ganas un gammon, que vale el doble, si tu rival no ha sacado ninguna.
book-winning-backgammon = Un backgammon vale el triple.
book-winning-highest = Si se cumple más de un caso, cuenta el más alto.
book-winning-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado su última ficha. { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} tienen una fuera y otra en la barra: { $win ->
    [single] partida simple
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = El cubo
book-cube-stake = El cubo es para jugar por una apuesta; si no se apuesta, se deja fuera.
book-cube-optional = El cubo es opcional: acordad antes de la partida si lo usáis.
book-cube-offer = Quien recibe un doble puede aceptarlo, y se sigue jugando por el doble, o pasar, y entonces pierde lo que la partida valía antes.
book-cube-owner = Quien acepta se queda con el cubo, y solo quien lo tiene puede volver a doblar.
book-cube-product = Al final, la victoria se multiplica por el cubo: un gammon con el cubo a 4 cuenta ocho veces.
book-cube-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han doblado y { $opponent ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} han aceptado. El cubo, a { $value }, es de { $opponent ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.

book-match = Partidas y matches
book-match-score = { $length ->
    [one] Una sola partida decide.
   *[other] Lo que ganas se suma a tu marcador; los puntos que pasen de { $length } ya no cambian nada.
}

book-letters = X: { $color }, O: { $opponent }.

note-silent = Donde el folleto no dice nada, jugamos la regla internacional.
note-picture = El folleto muestra la posición inicial solo en un dibujo. Usamos la habitual.
note-deluxe-sum = El folleto dice que una ficha puede «sumar» los dos números y no habla de parada. Nosotros jugamos dos movimientos con una parada en medio; si no, una ficha no podría capturar dos veces.
note-deluxe-duty = El folleto dice que hay que mover hasta que las fichas «de un jugador» estén todas en casa. Entendemos que son las tuyas.
note-deluxe-larger = El folleto no hace excepciones. Nosotros sí: con todas tus fichas en casa también puedes renunciar al número mayor.
note-deluxe-block = El folleto dice «más de dos». Nosotros jugamos dos o más, porque si no ninguna regla valdría para exactamente dos.
note-nordic-block = Un pie de foto del folleto dice «más de dos», pero su regla dice «más de una». Seguimos la regla.
note-deluxe-inside = El folleto solo lo permite si la casilla del número está vacía. Nosotros lo permitimos siempre, ya que al número puedes renunciar de todos modos.
note-backgammon = El folleto no dice que quien pierde no pueda haber sacado ninguna ficha, así que no lo pedimos.
note-deluxe-first-double = El folleto dice «una vez empezada la partida». Entendemos: después de jugada la primera tirada.
note-swiss-lower = El folleto dice «la casilla inmediatamente inferior». Si también está vacía, tomamos la más cercana que ocupes por debajo.
note-nordic-lower = El folleto no dice que las casillas superiores deban estar vacías, así que no lo pedimos.
note-norwegian-lost = El folleto dice que, hasta que todas estén en casa, se pierde el número que las fichas de fuera no pueden usar. Nosotros lo dejamos jugar con una ficha que ya está en casa, porque un número solo se pierde si nada puede mover.
note-nordic-any-time = Los textos noruego y danés dicen «en cualquier momento», los demás «durante la partida». Jugamos: en cualquier momento.
note-hungarian-refused = El folleto da 1 punto cuando se rechaza un doble. Eso vale para el primer doble; si se rechaza un redoble cuenta lo que valía antes la partida.
book-contents = Contenido
book-search = Buscar en las reglas
book-search-none = No se ha encontrado nada.
