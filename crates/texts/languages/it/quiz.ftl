quiz-title = Allenamento
quiz-about = I tuoi errori tornano come domande: presto se sbagli ancora, sempre più tardi se le sai. Restano solo su questo dispositivo.
quiz-due = { $due ->
    [0] Per oggi non c’è nulla.
    [one] C’è { $due } domanda per oggi.
   *[other] Ci sono { $due } domande per oggi.
}
quiz-kept = { $count ->
    [0] Non ci sono ancora errori raccolti. Gioca una partita contro il computer, o analizza un match.
    [one] C’è { $count } errore raccolto.
   *[other] Ci sono { $count } errori raccolti.
}
quiz-next-day = { $days ->
    [0] La prossima arriva oggi, più tardi.
    [one] La prossima arriva domani.
   *[other] La prossima arriva fra { $days } giorni.
}
quiz-practice-anyway = Allenati lo stesso
quiz-asks-play = Come giochi { $roll }?
quiz-asks-cube = Tiri o raddoppi?
quiz-asks-reply = Ti raddoppiano a { $value }. Accetti o passi?
quiz-from = Da: { $text }
quiz-answer = Rispondo così
quiz-show = Non lo so
quiz-thinking = Confronto…
quiz-right = Giusto!
quiz-nearly = Quasi: regala solo { $loss }.
quiz-wrong = Questa regala { $loss }.
quiz-best = La migliore: { $play }
quiz-then = Allora avevi giocato { $play }, che regalava { $loss }.
quiz-next = Altra domanda
quiz-comes-back = { $days ->
    [0] Torna oggi.
    [one] Torna domani.
   *[other] Torna fra { $days } giorni.
}
quiz-forget = Dimentica questa domanda
quiz-keep = Allenati sugli errori di { $player }
quiz-left = Oggi ne restano: { $count }
quiz-progress = Risposte giuste, giorno per giorno
