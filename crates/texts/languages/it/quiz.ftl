quiz-title = Allenamento
quiz-about = I tuoi errori tornano come domande: presto se sbagli ancora, sempre più di rado quando le sai. Restano su questo dispositivo.
quiz-due = { $due ->
    [0] Per oggi non c’è nulla.
    [one] { $due } domanda per oggi.
   *[other] { $due } domande per oggi.
}
quiz-kept = { $count ->
    [0] Non c’è ancora nulla su cui allenarsi. Gioca una partita contro il computer, o analizza un match.
    [one] { $count } errore su cui allenarti.
   *[other] { $count } errori su cui allenarti.
}
quiz-next-day = { $days ->
    [0] La prossima arriva oggi, più tardi.
    [one] La prossima arriva domani.
   *[other] La prossima arriva fra { $days } giorni.
}
quiz-practice-anyway = Allenati lo stesso
quiz-asks-play = Come giochi { $roll }?
quiz-asks-cube = Tiri o raddoppi?
quiz-asks-reply = L’avversario raddoppia a { $value }. Accetti o passi?
quiz-from = Da: { $text }
quiz-answer = È la mia risposta
quiz-show = Non lo so
quiz-thinking = Confronto…
quiz-right = Giusto!
quiz-nearly = Quasi: costa solo { $loss }.
quiz-wrong = Questa costa { $loss }.
quiz-best = Migliore: { $play }
quiz-then = L’ultima volta hai giocato { $play }, che è costata { $loss }.
quiz-next = Prossima domanda
quiz-comes-back = { $days ->
    [0] Torna oggi.
    [one] Torna domani.
   *[other] Torna fra { $days } giorni.
}
quiz-forget = Dimentica questa domanda
quiz-keep = { $player ->
    [you] Allenati sui tuoi errori
   *[other] Allenati sugli errori di { $player }
}
quiz-left = Oggi ne restano: { $count }
quiz-progress = Risposte giuste, giorno per giorno
