# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Distinto de las reglas internacionales
book-differs-none = Estas son las reglas internacionales.
book-summary = Todas las reglas de un vistazo
book-summary-rule = Regla
book-summary-value = En estas reglas
book-printed-by = Escrito por { -app } según las reglas con las que juega

book-aim = El objetivo
book-aim-checkers = { $checkers ->
    [one] Dos jugadores, cada uno con { $checkers } ficha y dos dados.
   *[other] Dos jugadores, cada uno con { $checkers } fichas y dos dados.
}
book-aim-way = Mueves tus fichas alrededor del tablero hasta tu casa, las seis últimas casillas de tu recorrido, y desde allí las sacas. Tu rival mueve en sentido contrario.
book-aim-win = Gana quien saque antes todas sus fichas.
book-aim-picture = Todas las fichas { $color ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
} están en casa: ya se pueden sacar.

book-setup = La colocación
book-setup-board = El tablero tiene 24 casillas en cuatro cuartos, con la barra entre sus dos mitades.
book-setup-points = Cuentas desde tu lado: tu casilla 1 es la última de tu recorrido, tu casilla 24 la más lejana. Tu casilla 1 es la 24 de tu rival.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } en la casilla { $point }
book-setup-position = Al empezar, cada jugador tiene { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = La posición inicial, vista por { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.

book-start = Quién empieza
book-start-tie = Si los dos dados muestran el mismo número, los dos jugadores vuelven a tirar.
book-start-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han empezado con { $roll } y han cerrado una casilla: { $play }.

book-moving = Mover
book-moving-roll = En tu turno tiras los dos dados y juegas cada número: dos fichas una vez cada una, o una ficha dos veces.
book-moving-order = Tú eliges qué número jugar primero. Mover una ficha con los dos números son dos movimientos: en medio tiene que caer en una casilla abierta.
book-moving-count = Por el camino cuentan todas las casillas, ocupadas o no.
book-moving-target = Una ficha puede ir a cualquier casilla que tu rival no bloquee, por muchas tuyas que haya en ella.
book-moving-nothing = Un número que no puedes jugar se pierde.
book-moving-done = Tu turno termina cuando recoges los dados; hasta entonces puedes deshacer tus movimientos.
book-moving-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han escapado con una ficha jugando { $roll }: { $play }. Había que jugar antes el 6, porque el 5 caería en una casilla bloqueada.

book-doubles = Los dobles
book-doubles-four = Si los dos dados muestran el mismo número, lo juegas cuatro veces, con una ficha o con varias, como quieras.
book-doubles-rest = De los cuatro, los que no se puedan jugar se pierden, y no hay otra tirada.
book-doubles-also = Vale también al entrar, capturar y sacar fichas: con un doble puedes capturar hasta cuatro.
book-doubles-picture = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll } y han hecho cuatro movimientos: { $play }.

book-hitting = Capturar
book-hitting-blot = Una ficha sola en una casilla es un blot. Una ficha rival que cae ahí, aunque sea de paso, la captura.
book-hitting-pair = Una o dos fichas en una casilla pueden ser capturadas: una ficha rival que cae ahí las captura todas.
book-hitting-bar = Una ficha capturada va a la barra. En un turno puedes capturar más de una vez.
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
book-entering-first = Si tienes fichas en la barra, deben entrar todas antes de que muevas cualquier otra.
book-entering-where = Entran en la casa de tu rival: con un 1 en tu casilla 24, con un 2 en tu casilla 23, y así hasta el 6 en tu casilla 19. Al entrar puedes capturar.
book-entering-where-halves = Entran en la casa de tu rival, en la casilla del número que sale: { $color } de 1A a 6A, { $opponent } de 1 a 6. Al entrar puedes capturar.
book-entering-where-homes = Entran en la casa de tu rival, en la casilla del número que sale: con un 1 en la casilla 1, y así hasta el 6 en la casilla 6. Al entrar puedes capturar.
book-entering-rest = No puedes entrar con un número cuya casilla está bloqueada. Cuando hayan entrado todas, juega el resto de la tirada con cualquier ficha.
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
book-blocks-pass = Puedes saltar una casilla bloqueada con un número que lleve más allá. Seis seguidas, un prime completo, no se pueden saltar.
book-blocks-pass-three = Puedes saltar una casilla bloqueada con un número que lleve más allá.
book-blocks-closed = Si las seis casillas por las que tendrías que entrar están bloqueadas, la casa está cerrada: ninguna tirada te deja entrar hasta que se abra una.
book-blocks-picture = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} bloquean las casillas delante de las dos últimas fichas { $color ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}. Escapan con { $list }.
book-blocks-picture-closed = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} bloquean seis casillas seguidas: con ningún número escapan las dos últimas fichas { $color ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}.

book-bearing-off = Sacar fichas
book-bearing-off-when = Cuando todas tus fichas están en casa puedes sacarlas, incluso con el segundo número de la tirada que metió la última.
book-bearing-off-inside = En vez de sacar una ficha, puedes usar un número para mover dentro de tu casa.
book-bearing-off-beside = Las fichas que sacas se dejan junto al tablero y ya no vuelven al juego.
book-bearing-off-hit = Si te capturan una ficha, tiene que volver a casa antes de que sigas sacando.
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
} no tienen jugada.

book-winning = Ganar
book-winning-single = Ganas una partida simple, que vale uno, si tu rival ha sacado al menos una ficha.
book-winning-gammon = Ganas un gammon, que vale el doble, si tu rival no ha sacado ninguna.
book-winning-backgammon = Un backgammon vale el triple.
book-winning-highest = Si se cumple más de uno, cuenta el más alto.
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
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}.

book-cube = El cubo
book-cube-stake = El cubo es para partidas con apuesta; si no se apuesta, se deja fuera.
book-cube-optional = El cubo es opcional: hay que acordar antes de la partida si se usa.
book-cube-offer = Si te ofrecen un doble, puedes aceptarlo y seguir por el doble, o pasar y perder lo que la partida valía antes.
book-cube-owner = Quien acepta se queda con el cubo, y solo quien lo tiene puede doblar después.
book-cube-product = Al final, la victoria se multiplica por el cubo: un gammon con el cubo a 4 vale 8.
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
note-source-german = Los idiomas del folleto no dicen todos lo mismo. Seguimos el texto alemán.
note-source-swedish = Los idiomas del folleto no dicen todos lo mismo. Seguimos el texto sueco.
note-picture = El folleto muestra la posición inicial solo en un dibujo. Usamos la habitual.
note-deluxe-sum = El folleto dice que una ficha puede sumar los dos números y no habla de parada. Nosotros jugamos dos movimientos con una parada en medio; si no, una ficha no podría capturar dos veces.
note-deluxe-duty = El folleto dice que hay que mover hasta que las fichas de un jugador estén todas en casa. Entendemos que son las tuyas.
note-deluxe-larger = El folleto pide siempre el número mayor. Con todas tus fichas en casa, te dejamos saltarlo como cualquier otro.
note-deluxe-block = El folleto dice «más de dos». Nosotros jugamos dos o más, porque si no ninguna regla valdría para exactamente dos.
note-nordic-block = Un pie de foto de los textos sueco e inglés dice «más de dos», pero la regla dice «más de una». Seguimos la regla.
note-deluxe-inside = El folleto solo permite mover dentro de la casa si la casilla del número está vacía. Nosotros lo permitimos siempre, ya que de todos modos puedes saltar el número.
note-backgammon = El folleto no dice que el perdedor no pueda haber sacado ninguna ficha, así que no lo pedimos.
note-deluxe-first-double = El folleto dice «después de empezar». Entendemos: una vez jugada la primera tirada.
note-swiss-lower = El folleto dice «la casilla inmediatamente inferior». Si también está vacía, tomamos la casilla inferior más próxima que ocupes.
note-nordic-lower = El folleto no dice que las casillas superiores deban estar vacías, así que no lo pedimos.
note-norwegian-lost = El folleto dice que, hasta que todas estén en casa, se pierde el número que las fichas de fuera no pueden usar. Nosotros te dejamos jugarlo con una ficha que ya está en casa, porque un número solo se pierde si nada puede mover.
note-norwegian-enter = El folleto dice que las fichas entran «en tu lado del tablero». Entendemos: donde empiezan tus fichas más atrasadas, en la casa de tu rival.
note-nordic-any-time = Los textos noruego y danés dicen «en cualquier momento», los demás «durante la partida». Aquí, en cualquier momento.
note-hungarian-refused = El folleto da 1 punto cuando se rechaza un doble. Eso vale para el primer doble; cuando se rechaza un redoble, contamos lo que valía la partida antes.
note-hungarian-highest = El folleto solo enumera las caras del cubo, del 2 al 64. Tomamos el 64 como límite.
book-contents = Contenido
book-search = Buscar en las reglas
book-search-none = Sin resultados.
