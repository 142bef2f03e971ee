quiz-title = Práctica
quiz-about = Tus errores vuelven como preguntas: pronto si vuelves a fallar, cada vez menos si las sabes. Se quedan en este dispositivo.
quiz-due = { $due ->
    [0] Hoy no toca nada.
    [one] Hoy toca { $due } pregunta.
   *[other] Hoy tocan { $due } preguntas.
}
quiz-kept = { $count ->
    [0] Aún no hay nada que practicar. Juega una partida contra el ordenador, o analiza un match.
    [one] { $count } error para practicar.
   *[other] { $count } errores para practicar.
}
quiz-next-day = { $days ->
    [0] La próxima llega hoy, más tarde.
    [one] La próxima llega mañana.
   *[other] La próxima llega dentro de { $days } días.
}
quiz-practice-anyway = Practicar igual
quiz-asks-play = ¿Cómo juegas { $roll }?
quiz-asks-cube = ¿Tirar o doblar?
quiz-asks-reply = Tu rival dobla a { $value }. ¿Aceptas o pasas?
quiz-from = De: { $text }
quiz-answer = Es mi respuesta
quiz-show = No lo sé
quiz-thinking = Comparando…
quiz-right = ¡Correcto!
quiz-nearly = Casi: solo cuesta { $loss }.
quiz-wrong = Esto cuesta { $loss }.
quiz-best = Mejor: { $play }
quiz-then = La última vez jugaste { $play }, que costó { $loss }.
quiz-next = Siguiente pregunta
quiz-comes-back = { $days ->
    [0] Vuelve hoy.
    [one] Vuelve mañana.
   *[other] Vuelve dentro de { $days } días.
}
quiz-forget = Olvidar esta pregunta
quiz-keep = { $player ->
    [you] Practicar tus errores
   *[other] Practicar los errores de { $player }
}
quiz-left = Quedan hoy: { $count }
quiz-progress = Respuestas correctas, día a día
