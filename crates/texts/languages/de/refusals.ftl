refused-game-over = Das Spiel ist zu Ende.
refused-match-over = Das Match ist zu Ende: { $color } hat gewonnen.
refused-game-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-not-your-turn = { $color } muss entscheiden.
refused-start-not-settled = Zuerst wirft jeder einen Würfel, um zu sehen, wer anfängt.
refused-start-settled = Wer anfängt, steht schon fest.
refused-already-thrown = Du hast deinen Würfel für den Anfang schon geworfen: eine { $die }.
refused-offer-open = { $color } muss zuerst auf { $offer } antworten.
refused-no-offer = Es gibt kein Angebot zu beantworten.
refused-wrong-answer-cube = Auf { $offer } kannst du nur mit Annehmen oder Passen antworten.
refused-wrong-answer = Auf { $offer } kannst du nur mit Zustimmen oder Ablehnen antworten.
refused-roll-first = Würfle zuerst.
refused-already-rolled = Du hast schon gewürfelt: { $roll }.
refused-cube-not-in-use = Dieses Spiel wird ohne Doppler gespielt.
refused-crawford = Das ist das Crawford-Spiel: Niemand darf verdoppeln.
refused-first-roll-not-played = Niemand darf verdoppeln, bevor der erste Wurf des Spiels gespielt ist.
refused-cube-not-yours = { $color } besitzt den Doppler, und nur der Besitzer darf verdoppeln.
refused-cube-at-limit = Nach diesen Regeln geht der Doppler nicht über { $highest } hinaus.
refused-double-after-roll = Du darfst nur vor dem Wurf verdoppeln, und { $roll } ist schon gewürfelt.
refused-no-beavers = Ihr habt keine Beaver vereinbart.
refused-no-raccoons = Ihr habt keine Raccoons vereinbart.
refused-settlement-in-match = In einem Match ist keine Einigung möglich.
refused-settlement-for-nothing = Eine Einigung muss um mindestens einen Punkt gehen.
refused-no-backgammon = Nach diesen Regeln gibt es kein Backgammon.
refused-die-not-rolled = Du hast { $roll } gewürfelt: Eine { $die } ist nicht dabei.
refused-die-used = Du hast die { $die } schon gespielt.
refused-no-checker-on-bar = Du hast keinen Stein auf der Bar.
refused-no-checker = Du hast keinen Stein auf Punkt { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Bar eingesetzt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Bar eingesetzt werden.
}
refused-blocked = Punkt { $point } ist von { $checkers } gegnerischen Steinen blockiert.
refused-not-all-home = Auswürfeln darfst du erst, wenn alle deine Steine im Heimfeld sind, und einer steht noch auf Punkt { $point }.
refused-higher-checker = Diese Zahl musst du von Punkt { $higher } spielen.
refused-exact-number = Nach diesen Regeln kommt ein Stein von Punkt { $point } nur mit einer { $needed } vom Brett, nicht mit einer { $die }.
refused-hit-and-run = Dein Stein auf Punkt { $point } hat in deinem Heimfeld geschlagen und bleibt in diesem Zug dort.
refused-both-numbers = Du kannst beide Zahlen von { $roll } spielen, also musst du es auch.
refused-larger-number = Du kannst nur eine deiner Zahlen spielen, also muss es die größere sein: die { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Du kannst noch ziehen, also musst du es auch.
   *[other] Mit diesem Wurf kannst du { $moves } Mal ziehen, also musst du es auch.
}
refused-turn-not-over = Dein Zug ist noch nicht zu Ende: Du kannst noch ziehen, also musst du es auch.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refused-no-penalty-landing = Du darfst nicht auf einem blockierten Punkt landen.
refused-not-blocked = Dieser Punkt ist nicht blockiert, also gibt es keine Strafe.

offer-double = die Verdopplung
offer-beaver = den Beaver
offer-raccoon = den Raccoon
offer-resignation = { $win ->
    [single] das Angebot, ein einfaches Spiel verloren zu geben
    [gammon] das Angebot, ein Gammon verloren zu geben
   *[backgammon] das Angebot, ein Backgammon verloren zu geben
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
instead-no-moves = Es gibt keinen gültigen Zug.
instead-actions = Du kannst: { $actions }.
instead-nothing = Im Moment kannst du nichts tun.

roll-pair = { $larger }-{ $smaller }
