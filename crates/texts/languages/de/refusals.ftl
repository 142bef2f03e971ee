refused-game-over = Das Spiel ist zu Ende.
refused-match-over = Das Match ist zu Ende: { $color } hat gewonnen.
refused-game-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-not-your-turn = Jetzt entscheidet { $color }.
refused-start-not-settled = Zuerst wirft jeder einen Würfel, um zu sehen, wer anfängt.
refused-start-settled = Wer anfängt, steht schon fest.
refused-already-thrown = Der Würfel für den Anfang ist schon gefallen: eine { $die }.
refused-offer-open = { $color } muss zuerst auf { $offer } antworten.
refused-no-offer = Es gibt kein Angebot zu beantworten.
refused-wrong-answer-cube = Auf { $offer } antwortet man mit Annehmen oder Passen.
refused-wrong-answer = Auf { $offer } antwortet man mit Zustimmen oder Ablehnen.
refused-roll-first = Erst würfeln.
refused-already-rolled = Es ist schon gewürfelt: { $roll }.
refused-cube-not-in-use = Dieses Spiel wird ohne Doppler gespielt.
refused-crawford = Das ist das Crawford-Spiel, in dem niemand verdoppeln darf.
refused-first-roll-not-played = Niemand darf verdoppeln, bevor der erste Wurf des Spiels gespielt ist.
refused-cube-not-yours = Der Doppler liegt bei { $color }: Nur wer ihn hat, darf verdoppeln.
refused-cube-at-limit = Nach diesen Regeln geht der Doppler nicht über { $highest } hinaus.
refused-double-after-roll = Verdoppelt wird vor dem Wurf, und { $roll } ist schon gewürfelt.
refused-no-beavers = Beaver sind nicht vereinbart.
refused-no-raccoons = Raccoons sind nicht vereinbart.
refused-settlement-in-match = In einem Match kann man sich nicht auf ein Ergebnis einigen.
refused-settlement-for-nothing = Zu einer Einigung gehören Punkte.
refused-no-backgammon = Nach diesen Regeln gibt es kein Backgammon.
refused-die-not-rolled = Du hast { $roll } gewürfelt: Eine { $die } ist nicht dabei.
refused-die-used = Die { $die } ist schon gespielt.
refused-no-checker-on-bar = Du hast keinen Stein auf der Bar.
refused-no-checker = Du hast keinen Stein auf Punkt { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Bar eingesetzt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Bar eingesetzt werden.
}
refused-blocked = Punkt { $point } ist blockiert: Dort stehen { $checkers } gegnerische Steine.
refused-not-all-home = Auswürfeln darfst du erst, wenn alle deine Steine im Heimfeld sind, und einer steht noch auf Punkt { $point }.
refused-higher-checker = Diese Zahl muss von Punkt { $higher } gespielt werden.
refused-exact-number = Nach diesen Regeln darf ein Stein von Punkt { $point } nur mit einer { $needed } hinaus, nicht mit einer { $die }.
refused-hit-and-run = Dein Stein auf Punkt { $point } hat in deinem Heimfeld geschlagen und bleibt in diesem Zug dort.
refused-both-numbers = Du kannst beide Zahlen von { $roll } spielen, also musst du es auch.
refused-larger-number = Nur eine deiner Zahlen lässt sich spielen, und dann muss es die größere sein: die { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Du kannst noch ziehen, also musst du es auch.
   *[other] Mit diesem Wurf kannst du { $moves } Mal ziehen, also musst du es auch.
}
refused-turn-not-over = Dein Zug ist noch nicht zu Ende: Du kannst noch ziehen, also musst du es auch.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refused-no-penalty-landing = Niemand darf auf einem blockierten Punkt landen.
refused-not-blocked = Dieser Punkt ist nicht blockiert, also kostet er auch keine Strafe.

offer-double = die Verdopplung
offer-beaver = den Beaver
offer-raccoon = den Raccoon
offer-resignation = { $win ->
    [single] die angebotene Aufgabe als einfaches Spiel
    [gammon] die angebotene Aufgabe als Gammon
   *[backgammon] die angebotene Aufgabe als Backgammon
}
offer-claim = { $win ->
    [single] den Anspruch auf einen einfachen Sieg
    [gammon] den Anspruch auf ein Gammon
   *[backgammon] den Anspruch auf ein Backgammon
}
offer-settlement = { $points ->
    [one] das Angebot einer Einigung auf { $points } Punkt
   *[other] das Angebot einer Einigung auf { $points } Punkte
}
offer-settlement-stake = das Angebot einer Einigung ({ $text })

instead-moves = Möglich: { $play }.
instead-no-moves = Es ist kein Zug möglich.
instead-actions = Du kannst: { $actions }.
instead-nothing = Im Moment kannst du nichts tun.

roll-pair = { $larger }-{ $smaller }
