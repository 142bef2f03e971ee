quiz-title = Oefenen
quiz-about = Je eigen fouten komen terug als vragen: gauw als je ze weer maakt, steeds minder vaak als je ze kent. Ze blijven op dit apparaat.
quiz-due = { $due ->
    [0] Vandaag staat er niets klaar.
    [one] Er staat { $due } vraag klaar.
   *[other] Er staan { $due } vragen klaar.
}
quiz-kept = { $count ->
    [0] Er is nog niets om te oefenen. Speel een spel tegen de computer of analyseer een match.
    [one] { $count } fout om te oefenen.
   *[other] { $count } fouten om te oefenen.
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
quiz-answer = Dit is mijn antwoord
quiz-show = Ik weet het niet
quiz-thinking = Vergelijken…
quiz-right = Goed!
quiz-nearly = Bijna: het kost maar { $loss }.
quiz-wrong = Dit kost { $loss }.
quiz-best = Beste: { $play }
quiz-then = De vorige keer speelde je { $play }; dat kostte { $loss }.
quiz-next = Volgende vraag
quiz-comes-back = { $days ->
    [0] Deze komt vandaag terug.
    [one] Deze komt morgen terug.
   *[other] Deze komt over { $days } dagen terug.
}
quiz-forget = Vergeet deze vraag
quiz-keep = { $player ->
    [you] Je fouten oefenen
   *[other] Fouten van { $player } oefenen
}
quiz-left = Vandaag nog: { $count }
quiz-progress = Goede antwoorden, dag voor dag
