quiz-title = Üben
quiz-about = Deine eigenen Fehler kommen als Fragen wieder: bald, wenn du sie noch einmal machst, immer seltener, wenn du sie beherrschst. Sie bleiben auf diesem Gerät.
quiz-due = { $due ->
    [0] Heute ist nichts fällig.
    [one] { $due } Frage ist fällig.
   *[other] { $due } Fragen sind fällig.
}
quiz-kept = { $count ->
    [0] Noch gibt es nichts zu üben. Spiel gegen den Computer oder analysiere ein Match.
    [one] { $count } Fehler zum Üben.
   *[other] { $count } Fehler zum Üben.
}
quiz-next-day = { $days ->
    [0] Die nächste kommt heute noch.
    [one] Die nächste kommt morgen.
   *[other] Die nächste kommt in { $days } Tagen.
}
quiz-practice-anyway = Trotzdem üben
quiz-asks-play = Wie spielst du { $roll }?
quiz-asks-cube = Würfeln oder verdoppeln?
quiz-asks-reply = Dein Gegner verdoppelt auf { $value }. Annehmen oder passen?
quiz-from = Aus: { $text }
quiz-answer = Das ist meine Antwort
quiz-show = Weiß nicht
quiz-thinking = Wird verglichen …
quiz-right = Richtig!
quiz-nearly = Knapp: Das kostet nur { $loss }.
quiz-wrong = Das kostet { $loss }.
quiz-best = Am besten: { $play }
quiz-then = Letztes Mal hast du { $play } gespielt; das kostete { $loss }.
quiz-next = Nächste Frage
quiz-comes-back = { $days ->
    [0] Sie kommt heute wieder.
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
}
quiz-forget = Frage vergessen
quiz-keep = { $player ->
    [you] Deine Fehler üben
   *[other] Fehler von { $player } üben
}
quiz-left = Heute noch: { $count }
quiz-progress = Richtige Antworten, Tag für Tag
