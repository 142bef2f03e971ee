quiz-title = Oefenen
quiz-about = Je eigen fouten komen terug als vragen: gauw als je het weer fout doet, steeds later als je het weet. Ze worden alleen op dit apparaat bewaard.
quiz-due = { $due ->
    [0] Vandaag staat er niets klaar.
    [one] Er staat { $due } vraag klaar.
   *[other] Er staan { $due } vragen klaar.
}
quiz-kept = { $count ->
    [0] Er zijn nog geen fouten bewaard. Speel een spel tegen de computer, of analyseer een match.
    [one] Er is { $count } fout bewaard.
   *[other] Er zijn { $count } fouten bewaard.
}
quiz-next-day = { $days ->
    [0] De volgende komt later vandaag.
    [one] De volgende komt morgen.
   *[other] De volgende komt over { $days } dagen.
}
quiz-practice-anyway = Toch oefenen
quiz-asks-play = Hoe speel je { $roll }?
quiz-asks-cube = Gooien of verdubbelen?
quiz-asks-reply = Je tegenstander verdubbelt naar { $value }. Aannemen of passen?
quiz-from = Uit: { $text }
quiz-answer = Mijn antwoord
quiz-show = Ik weet het niet
quiz-thinking = Bezig met vergelijken…
quiz-right = Goed!
quiz-nearly = Bijna: het geeft maar { $loss } weg.
quiz-wrong = Dit geeft { $loss } weg.
quiz-best = Beste: { $play }
quiz-then = Destijds speelde je { $play }; dat gaf { $loss } weg.
quiz-next = Volgende vraag
quiz-comes-back = { $days ->
    [0] Deze komt vandaag terug.
    [one] Deze komt morgen terug.
   *[other] Deze komt over { $days } dagen terug.
}
quiz-forget = Vergeet deze vraag
quiz-keep = De fouten van { $player } oefenen
quiz-left = Vandaag nog: { $count }
quiz-progress = Goede antwoorden, dag na dag
