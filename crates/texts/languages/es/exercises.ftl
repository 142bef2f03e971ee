exercise-title = Prueba tú
exercise-check = Comprobar
exercise-again = Empezar de nuevo
exercise-show = Enséñamelo
exercise-right = ¡Correcto!
exercise-wrong = No del todo.
exercise-solved = { $total ->
    [one] Ejercicios resueltos: { $found } de { $total }
   *[other] Ejercicios resueltos: { $found } de { $total }
}

exercise-find-plays = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll }. Encuentra todas las formas de jugarlo.
exercise-find-none = Nada encontrado todavía
exercise-find-progress = { $total ->
    [one] Encontradas: { $found } de { $total }
   *[other] Encontradas: { $found } de { $total }
}
exercise-find-new = { $play } es una de ellas.
exercise-find-same = Ya has encontrado esta posición. Prueba de otra forma.
exercise-find-all = Ya están todas. ¡Bien hecho!
exercise-find-stop = Parar aquí

exercise-choose-numbers = Elígelos todos y comprueba.
exercise-missing = { $count ->
    [one] Falta una respuesta.
   *[other] Faltan { $count } respuestas.
}
exercise-too-many = { $count ->
    [one] Una respuesta está mal.
   *[other] { $count } respuestas están mal.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tócalas todas y comprueba.

exercise-aim = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll }. Mete en casa la última ficha y saca una del tablero, todo con esta tirada.
exercise-aim-not-off = No has sacado ninguna ficha. Prueba en el otro orden.
exercise-setup = ¿Dónde están al empezar las fichas { $color ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}?
exercise-start = Un jugador saca un { $larger }, el otro un { $smaller }. ¿Qué pasa después?
exercise-start-pair = Empieza quien sacó el { $larger }, y juega { $larger } y { $smaller }
exercise-start-afresh = Empieza quien sacó el { $larger }, y tira los dos dados
exercise-start-color = Quien sacó el { $larger } juega con { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, empieza y tira los dos dados
exercise-start-lower = Empieza quien sacó el { $smaller }, y juega { $larger } y { $smaller }
exercise-doubles = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll }. ¿Cuántos de los cuatro movimientos pueden hacer?
exercise-hitting = ¿Qué números capturan el blot de { $opponent ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}?
exercise-entering = ¿Con qué números entra la ficha { $color ->
    [white] blanca
    [black] negra
    [light] clara
   *[dark] oscura
} que está en la barra?
exercise-blocks = ¿Qué casillas están bloqueadas para { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}?
exercise-bearing-off = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado { $roll }. Encuentra todas las formas de jugarlo con estas reglas.
exercise-winning = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} han sacado su última ficha. ¿Qué ganan?
exercise-win = { $win ->
    [single] Una partida simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
exercise-cube = { $opponent ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} doblan por primera vez y giran el cubo a { $value }. ¿Qué pierdes si pasas?
exercise-match = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} acaban de quedarse a un punto de ganar el match. ¿Pueden doblar { $opponent ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
} en la partida siguiente?
exercise-money = { $color ->
    [white] Las blancas
    [black] Las negras
    [light] Las claras
   *[dark] Las oscuras
} ganan un gammon, y nadie ha doblado. ¿Cuánto ganan?
