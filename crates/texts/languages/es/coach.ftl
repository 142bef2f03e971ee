coach-title = Entrenador
coach-better = { $better-play } es mejor.
coach-much-better = { $better-play } es mucho mejor.
coach-gives-away = { $play } cuesta { $loss ->
    [one] { $loss } punto
   *[other] { $loss } puntos
}.
coach-keep = Dejarlo así
coach-change = Probar otra vez

coach-shots = Tras esta jugada { $played ->
    [0] ninguna tirada te captura
    [one] te captura { $played } tirada de 36
   *[other] te capturan { $played } tiradas de 36
}; tras la mejor, { $better ->
    [0] ninguna
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Esta jugada no captura nada; la mejor captura { $better ->
        [one] una ficha
       *[other] { $better } fichas
    }.
    [one] Esta jugada captura una ficha; la mejor, { $better ->
        [0] ninguna
       *[other] { $better }
    }.
   *[other] Esta jugada captura { $played } fichas; la mejor, { $better ->
        [0] ninguna
        [one] una
       *[other] { $better }
    }.
}
coach-better-makes = La mejor jugada cierra tu casilla { $point }.
coach-played-makes = Esta jugada cierra tu casilla { $point }.
coach-better-breaks = La mejor jugada abandona tu casilla { $point }.
coach-played-breaks = Esta jugada abandona tu casilla { $point }; la mejor la conserva.
coach-prime = { $played ->
    [one] Tu prime más largo es de { $played } casilla tras esta jugada, de { $better } tras la mejor.
   *[other] Tu prime más largo es de { $played } casillas tras esta jugada, de { $better } tras la mejor.
}
coach-stays-on-bar = Tiradas que dejan a tu rival en la barra: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-aims = Tras esta jugada { $played ->
    [0] ninguna de tus tiradas captura en el próximo turno
    [one] { $played } de tus 36 tiradas captura en el próximo turno
   *[other] { $played } de tus 36 tiradas capturan en el próximo turno
}; tras la mejor, { $better ->
    [0] ninguna
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Tras esta jugada la carrera está igualada
    [one] Tras esta jugada llevas { $played } pip de ventaja
   *[other] Tras esta jugada llevas { $played } pips de ventaja
}; tras la mejor, { $better ->
    [0] está igualada
   *[other] llevas { $better }
}.
coach-lead-behind = { $played ->
    [one] Tras esta jugada llevas { $played } pip de desventaja
   *[other] Tras esta jugada llevas { $played } pips de desventaja
}; tras la mejor llevas { $better }.
coach-lead-passes = { $played ->
    [one] Tras esta jugada llevas { $played } pip de desventaja
   *[other] Tras esta jugada llevas { $played } pips de desventaja
}; tras la mejor, { $better ->
    [0] la carrera está igualada
   *[other] llevas { $better } de ventaja
}.
coach-lead-loses = { $played ->
    [0] Tras esta jugada la carrera está igualada
    [one] Tras esta jugada llevas { $played } pip de ventaja
   *[other] Tras esta jugada llevas { $played } pips de ventaja
}; tras la mejor llevas { $better } de desventaja.
coach-back = Tras esta jugada { $played ->
    [0] no te quedan fichas
    [one] te queda { $played } ficha
   *[other] te quedan { $played } fichas
} en la casa rival; tras la mejor, { $better ->
    [0] ninguna
   *[other] { $better }
}.
coach-stack = Tu pila más alta tiene { $played ->
    [one] { $played } ficha
   *[other] { $played } fichas
} tras esta jugada, { $better } tras la mejor.
coach-off = Tras esta jugada { $played ->
    [0] no tienes fichas fuera
    [one] tienes { $played } ficha fuera
   *[other] tienes { $played } fichas fuera
}; tras la mejor, { $better ->
    [0] ninguna
   *[other] { $better }
}.
coach-wins = Esta jugada gana el { $played } % de las partidas; la mejor, el { $better } %.
coach-gammons = Esta jugada gana un gammon en el { $played } % de las partidas; la mejor, en el { $better } %.
coach-lost-gammons = Esta jugada pierde un gammon en el { $played } % de las partidas; la mejor, en el { $better } %.

coach-should-double = Aquí hay que doblar.
coach-should-roll = Es demasiado pronto para doblar.
coach-should-play-on = Tu posición es demasiado buena para doblar: juega a por el gammon.
coach-should-take = Hay que aceptar: ganas el { $chance } % de las partidas, y con eso basta.
coach-should-pass = Hay que pasar: solo ganas el { $chance } % de las partidas.

fact-pips = { $pips ->
    [one] Te queda { $pips } pip.
   *[other] Te quedan { $pips } pips.
}
fact-lead = Llevas { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} de ventaja.
fact-behind = Llevas { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} de desventaja.
fact-on-bar = { $checkers ->
    [one] Tienes { $checkers } ficha en la barra.
   *[other] Tienes { $checkers } fichas en la barra.
}
fact-opponent-on-bar = { $checkers ->
    [one] Tu rival tiene { $checkers } ficha en la barra.
   *[other] Tu rival tiene { $checkers } fichas en la barra.
}
fact-off = { $checkers ->
    [0] No tienes fichas fuera.
    [one] Tienes { $checkers } ficha fuera.
   *[other] Tienes { $checkers } fichas fuera.
}
fact-opponent-off = { $checkers ->
    [0] Tu rival no tiene fichas fuera.
    [one] Tu rival tiene { $checkers } ficha fuera.
   *[other] Tu rival tiene { $checkers } fichas fuera.
}
fact-blot = { $shots ->
    [0] Ninguna tirada captura tu blot de la casilla { $point }.
    [one] { $shots } tirada de 36 captura tu blot de la casilla { $point }.
   *[other] { $shots } tiradas de 36 capturan tu blot de la casilla { $point }.
}
fact-hitting = { $shots ->
    [0] Ninguna de tus tiradas captura.
    [one] { $shots } de tus 36 tiradas captura.
   *[other] { $shots } de tus 36 tiradas capturan.
}
fact-opponent-hitting = { $shots ->
    [0] Ninguna tirada de tu rival captura.
    [one] { $shots } de las 36 tiradas de tu rival captura.
   *[other] { $shots } de las 36 tiradas de tu rival capturan.
}
fact-entering = { $shots ->
    [0] No se entra con ninguna tirada: la casa está cerrada.
    [one] Se entra con { $shots } tirada de 36.
   *[other] Se entra con { $shots } tiradas de 36.
}
fact-dancing = { $shots ->
    [0] Puedes mover con todas las tiradas.
    [one] Con { $shots } tirada de 36 no puedes mover.
   *[other] Con { $shots } tiradas de 36 no puedes mover.
}
fact-prime = { $count ->
    [one] Tu prime más largo es de { $count } casilla.
    [6] Tienes un prime completo: seis casillas seguidas.
   *[other] Tu prime más largo es de { $count } casillas.
}
fact-back = { $checkers ->
    [0] No tienes fichas atrás.
    [one] Tienes { $checkers } ficha atrás.
   *[other] Tienes { $checkers } fichas atrás.
}
fact-opponent-back = { $checkers ->
    [0] Tu rival no tiene fichas atrás.
    [one] Tu rival tiene { $checkers } ficha atrás.
   *[other] Tu rival tiene { $checkers } fichas atrás.
}
fact-stack = { $checkers ->
    [one] Tu pila más alta tiene { $checkers } ficha.
   *[other] Tu pila más alta tiene { $checkers } fichas.
}
coach-found-play = Hay una jugada mejor.
coach-found-cube = ¿Es buena tu decisión de cubo?
coach-show = Enséñamelo
reason-cube-chances = Ganas el { $wins } % de las partidas, el { $gammons } % con un gammon, y pierdes un gammon en el { $lost } %.
reason-cube-double-from = Con este cubo y este marcador, doblar es correcto a partir del { $chance } %.
reason-cube-take-from = Tu rival gana el { $wins } % de las partidas y necesita el { $chance } % para aceptar.
reason-cube-too-good = A partir del { $chance } % es mejor jugar a por el gammon que doblar.
reason-cube-you-need = Con este cubo y este marcador necesitas el { $chance } % para aceptar.
reason-cube-wins = Ganas el { $wins } % de las partidas.
reason-cube-gammons = Ganas un gammon en el { $gammons } % de las partidas y pierdes un gammon en el { $lost } %.
reason-cube-no-market = Incluso tras tu mejor tirada, tu rival aún podría aceptar en el próximo turno, así que no hay prisa.
reason-cube-market = Tras el { $share } % de las secuencias de tu tirada y la mejor respuesta de tu rival, este tendría que pasar en el próximo turno.
coach-will-hit = Tiradas con las que tu rival debería capturar: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-escapes = Tiradas que liberan una ficha atrasada de tu rival: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-own-escapes = Tiradas que liberarán una ficha atrasada tuya en el próximo turno: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-builders = Tiradas que cerrarán tu casilla { $point } en el próximo turno: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-deep = Fichas en tus casillas { $first } y { $second }: { $played } tras esta jugada, { $better } tras la mejor.
coach-block = Casillas que tienes cerradas de seis seguidas: { $played } tras esta jugada, { $better } tras la mejor.
coach-spare-pips = Pips libres antes de romper tu prime, sin contar tus fichas atrasadas: { $played } tras esta jugada, { $better } tras la mejor.
coach-breaking = Tiradas que te obligarán a abandonar una casilla de tu casa en el próximo turno: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-exposing = Tiradas que te obligarán a dejar un blot expuesto en el próximo turno: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-contact-kept = Tras esta jugada ya no se puede capturar ninguna ficha; la mejor mantiene el contacto.
coach-contact-broken = Tras la mejor jugada ya no se puede capturar ninguna ficha; esta mantiene el contacto.
coach-will-anchor = Tiradas con las que tu rival debería cerrar una casilla en tu casa: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-will-escape = Tiradas con las que tu rival debería liberar una ficha atrasada: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-will-block = Tiradas con las que tu rival debería cerrar una casilla en su casa: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-good-rolls = Tiradas con las que tu rival debería capturar, entrar, liberar una ficha atrasada o cerrar una casilla: { $played } de 36 tras esta jugada, { $better } tras la mejor.
coach-crossovers = Pasos de un cuarto del tablero al siguiente hasta que todas tus fichas estén en casa: { $played } tras esta jugada, { $better } tras la mejor.
coach-pips-from-home = Pips hasta que todas tus fichas estén en casa: { $played } tras esta jugada, { $better } tras la mejor.
coach-wastage = Pips con lo desperdiciado (EPC): { $played } tras esta jugada, { $better } tras la mejor.
coach-price-hit = Esta jugada captura y la mejor no, pero aquí eso vale menos.
reason-needed = Toda jugada que no mejore en esto cuesta al menos { $loss } puntos.
reason-rolls-hit = Tiradas que te capturan solo tras esta jugada: { $rolls } de 36 ({ $examples }).
reason-rolls-enter = Tiradas que dejan a tu rival en la barra solo tras la mejor jugada: { $rolls } de 36 ({ $examples }).
reason-rolls-anchor = Tiradas que dan a tu rival más casillas en tu casa tras esta jugada: { $rolls } de 36 ({ $examples }).
reason-rolls-escape = Tiradas que liberan más fichas atrasadas de tu rival tras esta jugada: { $rolls } de 36 ({ $examples }).
reason-rolls-block = Tiradas que dan a tu rival más casillas en su casa tras esta jugada: { $rolls } de 36 ({ $examples }).
reason-rolls-share = Suman el { $share } % de lo perdido.
reason-rolls-most = Respuestas tras las que la mejor jugada va por delante: { $rolls } de 36, sobre todo { $examples }.
reason-rolls-price = Tiradas que te capturan solo tras la mejor jugada: { $rolls } de 36 ({ $examples }).
reason-score = Puntos que faltan para ganar el match: { $yours } a ti, { $theirs } a tu rival.
reason-score-crawford = Es la partida Crawford, así que nadie puede doblar.
reason-score-money-better = En partidas sueltas, tu jugada sería la mejor de las dos.
reason-score-money-less = En partidas sueltas, tu jugada costaría solo { $loss } puntos.
reason-gammon-value-now = Valor del gammon con este cubo: { $yours } para ti, { $theirs } para tu rival; en partidas sueltas, ½.
advice-hit = Captura: tu rival pierde terreno y primero tiene que entrar.
advice-safe = Juega seguro: deja a tu rival menos tiros.
advice-bold = Arriésgate: lo que ganas vale más que el peligro.
advice-price = Así dejas más tiros, pero vale la pena.
advice-point = Cierra la casilla: bloquea a tu rival y allí tus fichas están a salvo.
advice-keep-point = Conserva tu casilla; aún la necesitas.
advice-anchor = Consigue un ancla: una casilla segura en la casa rival.
advice-prime = Alarga tu prime: las fichas que quedan detrás están atrapadas.
advice-bar = Mantén a tu rival en la barra.
advice-contain = No dejes escapar las fichas atrasadas de tu rival.
advice-escape = Pon a salvo tus fichas atrasadas antes de que queden encerradas.
advice-stay = Quédate atrás y espera un tiro: la carrera no la ganas.
advice-in-play = Mantén tus fichas en juego en vez de enterrarlas.
advice-prepare = Prepara tu próxima casilla: coloca las fichas para que más tiradas la cierren.
advice-aim = Sigue apuntando a los blots de tu rival.
advice-blitz = Ataca: captura y cierra casillas antes de que tu rival tenga un ancla.
advice-race = Es una carrera: no desperdicies pips.
advice-spread = Reparte tus fichas: una pila alta no ayuda a nadie.
advice-gammon = Juega a por el gammon.
advice-save-gammon = Evita primero el gammon.
advice-timing = Cuida el timing: guarda fichas libres que mover para no tener que abandonar tus casillas.
advice-next-turn = Piensa un turno más allá: coloca tus fichas para que tu próxima tirada también sea segura.
advice-hinder = Estorba a tu rival: déjale menos tiradas que cierren una casilla.
advice-good-rolls = Deja a tu rival menos tiradas buenas.
advice-keep-contact = Mantén el contacto: vas por detrás en la carrera y necesitas un tiro.
advice-break-contact = Rompe el contacto: vas por delante en la carrera.
advice-score-gammon = Con este marcador un gammon vale para ti más de lo normal: juega a por el gammon.
advice-score-no-gammon = Con este marcador un gammon vale para ti menos de lo normal: basta con ganar la partida.
advice-score-risk = Con este marcador perder un gammon te cuesta menos de lo normal: puedes arriesgar más.
advice-score-save = Con este marcador perder un gammon te cuesta más de lo normal: evítalo.
advice-score-no-backgammon = Con este marcador un backgammon no vale para ti más que un gammon: no juegues a por el backgammon.
advice-score = Atención al marcador: de él depende cuál es la mejor jugada.
advice-wins = La mejor jugada, sencillamente, gana más partidas.
advice-cube-now = Dobla ahora: en el próximo turno puede ser tarde.
advice-cube-cash = Tu rival debería pasar: dobla y gana la partida.
advice-cube-behind = No dobles: tu rival tiene más posibilidades de ganar que tú.
reason-cube-best-rolls = Tus tiradas más fuertes: { $examples }.
reason-cube-volatility = De media, una tirada cambia la equity en { $points } puntos.
reason-cube-for-money = En partidas sueltas sería el { $chance } %.
reason-gammon-nothing-yours = Tras doblar, un gammon no te da nada extra con este marcador.
reason-gammon-nothing-theirs = Tras doblar, un gammon no le da nada extra a tu rival con este marcador.
reason-gammon-match-yours = Tras doblar, un gammon te da el match.
reason-gammon-match-theirs = Tras doblar, un gammon le da el match a tu rival.
reason-gammon-value = Valor del gammon tras doblar: { $yours } para ti, { $theirs } para tu rival; en partidas sueltas, ½.
reason-race-pips = Pips: { $yours } para ti, { $theirs } para tu rival.
reason-race-waste = Con lo desperdiciado (EPC): { $yours } y { $theirs }.
reason-race-rules = Cuenta de Keith: { $yours } y { $theirs }; la fórmula de Kleinman da el { $chance } % a quien dobla.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan de la mejor jugada: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = juego de espera
# As in English.
plan-back-game = back game
plan-race = carrera
plan-containment = contener una ficha capturada
