exercise-title = Probier’s aus
exercise-check = Prüfen
exercise-again = Von vorn
exercise-show = Zeig’s mir
exercise-right = Richtig!
exercise-wrong = Nicht ganz.
exercise-solved = { $total ->
    [one] { $found } von { $total } Aufgabe gelöst
   *[other] { $found } von { $total } Aufgaben gelöst
}

exercise-find-plays = { $color } hat { $roll } gewürfelt. Finde alle Möglichkeiten, das zu spielen.
exercise-find-none = Noch nichts gefunden
exercise-find-progress = { $total ->
    [one] { $found } von { $total } gefunden
   *[other] { $found } von { $total } gefunden
}
exercise-find-new = { $play } ist eine davon.
exercise-find-same = Diese Stellung hast du schon gefunden. Versuch es anders.
exercise-find-all = Das sind alle. Gut gemacht!
exercise-find-stop = Hier aufhören

exercise-choose-numbers = Wähle alle aus, dann prüf sie.
exercise-missing = { $count ->
    [one] Es fehlt noch { $count }.
   *[other] Es fehlen noch { $count }.
}
exercise-too-many = { $count ->
    [one] { $count } davon ist falsch.
   *[other] { $count } davon sind falsch.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tipp alle an, dann prüf sie.

exercise-aim = { $color } hat { $roll } gewürfelt. Bring den letzten Stein ins Heimfeld und würfle einen aus, beides mit diesem Wurf.
exercise-aim-not-off = Du hast keinen Stein ausgewürfelt. Versuch es andersherum.
exercise-setup = Wo stehen die Steine von { $color } am Anfang?
exercise-start = Einer würfelt eine { $larger }, der andere eine { $smaller }. Was passiert jetzt?
exercise-start-pair = Wer die { $larger } hat, fängt an und spielt { $larger } und { $smaller }
exercise-start-afresh = Wer die { $larger } hat, fängt an und wirft beide Würfel
exercise-start-color = Wer die { $larger } hat, bekommt { $color }, fängt an und wirft beide Würfel
exercise-start-lower = Wer die { $smaller } hat, fängt an und spielt { $larger } und { $smaller }
exercise-doubles = { $color } hat { $roll } gewürfelt. Wie viele der vier Züge sind möglich?
exercise-hitting = Welche Zahlen schlagen den Blot von { $opponent }?
exercise-entering = Welche Zahlen bringen den Stein von { $color } von der Bar herein?
exercise-blocks = Welche Punkte sind für { $color } blockiert?
exercise-bearing-off = { $color } hat { $roll } gewürfelt. Finde alle Möglichkeiten, das nach diesen Regeln zu spielen.
exercise-winning = { $color } hat den letzten Stein ausgewürfelt. Was gewinnt { $color }?
exercise-win = { $win ->
    [single] Einfacher Sieg
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } verdoppelt zum ersten Mal und dreht den Doppler auf { $value }. Was verlierst du, wenn du passt?
exercise-match = { $color } fehlt seit eben nur noch ein Punkt zum Matchgewinn. Darf { $opponent } im nächsten Spiel verdoppeln?
exercise-money = { $color } gewinnt ein Gammon, und niemand hat verdoppelt. Wie viel gewinnt { $color }?
