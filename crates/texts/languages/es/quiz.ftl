quiz-title = Práctica
quiz-about = Tus propios errores vuelven como preguntas: pronto si fallas otra vez, cada vez más tarde si las sabes. Se guardan solo en este dispositivo.
quiz-due = { $due ->
    [0] Para hoy no hay nada.
    [one] Hay { $due } pregunta para hoy.
   *[other] Hay { $due } preguntas para hoy.
}
quiz-kept = { $count ->
    [0] Aún no hay errores guardados. Juega una partida contra el ordenador, o analiza un match.
    [one] Hay { $count } error guardado.
   *[other] Hay { $count } errores guardados.
}
quiz-next-day = { $days ->
    [0] La próxima llega hoy, más tarde.
    [one] La próxima llega mañana.
   *[other] La próxima llega dentro de { $days } días.
}
quiz-practice-anyway = Practicar igual
quiz-asks-play = ¿Cómo juegas { $roll }?
quiz-asks-cube = ¿Tirar o doblar?
quiz-asks-reply = Te doblan a { $value }. ¿Aceptas o pasas?
quiz-from = De: { $text }
quiz-answer = Responder
quiz-show = No lo sé
quiz-thinking = Comparando…
quiz-right = ¡Correcto!
quiz-nearly = Casi: solo regala { $loss }.
quiz-wrong = Esto regala { $loss }.
quiz-best = La mejor: { $play }
quiz-then = Entonces jugaste { $play }, que regalaba { $loss }.
quiz-next = Otra pregunta
quiz-comes-back = { $days ->
    [0] Vuelve hoy.
    [one] Vuelve mañana.
   *[other] Vuelve dentro de { $days } días.
}
quiz-forget = Olvidar esta pregunta
quiz-keep = Practicar los errores de { $player }
quiz-left = Quedan hoy: { $count }
quiz-progress = Respuestas correctas, día a día
