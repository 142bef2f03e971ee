exercise-title = Probier es
exercise-check = Prüfen
exercise-again = Von vorn
exercise-show = Zeig es mir
exercise-right = Richtig!
exercise-wrong = Nicht ganz.
exercise-solved = { $total ->
    [one] { $found } von { $total } Aufgabe gelöst
   *[other] { $found } von { $total } Aufgaben gelöst
}

exercise-find-plays = { $color } hat { $roll } gewürfelt. Finde alle Arten, das zu spielen.
exercise-find-none = Noch nichts gefunden
exercise-find-progress = { $total ->
    [one] { $found } von { $total } gefunden
   *[other] { $found } von { $total } gefunden
}
exercise-find-new = { $play } ist eine davon.
exercise-find-same = Diese Stellung hattest du schon. Versuch es anders.
exercise-find-all = Das sind alle, mehr gibt es nicht. Gut gemacht!
exercise-find-stop = Hier aufhören

exercise-choose-numbers = Wähle alle aus, dann prüfe.
exercise-missing = { $count ->
    [one] Es fehlt noch etwas.
   *[other] Es fehlen noch { $count }.
}
exercise-too-many = { $count ->
    [one] Ein Fehler ist dabei.
   *[other] { $count } Fehler sind dabei.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tippe alle an, dann prüfe.

exercise-aim = { $color } hat { $roll } gewürfelt. Bring den letzten Stein ins Heimfeld und würfle einen aus, beides mit diesem Wurf.
exercise-aim-not-off = Kein Stein hat das Brett verlassen. Versuch es andersherum.
exercise-setup = Wo stehen die Steine von { $color } am Anfang?
exercise-start = Der eine wirft eine { $larger }, der andere eine { $smaller }. Was geschieht jetzt?
exercise-start-pair = Die { $larger } fängt an und spielt { $larger } und { $smaller }
exercise-start-afresh = Die { $larger } fängt an und wirft beide Würfel neu
exercise-start-color = Die { $larger } bekommt { $color }, fängt an und wirft beide Würfel neu
exercise-start-lower = Die { $smaller } fängt an und spielt { $larger } und { $smaller }
exercise-doubles = { $color } hat { $roll } gewürfelt. Wie viele der vier Schritte sind möglich?
exercise-hitting = Welche Zahlen schlagen den Blot von { $opponent }?
exercise-entering = Welche Zahlen bringen den Stein von { $color } von der Bar herein?
exercise-blocks = Welche Punkte sind für { $color } blockiert?
exercise-bearing-off = { $color } hat { $roll } gewürfelt. Finde alle Arten, das nach diesen Regeln zu spielen.
exercise-winning = { $color } hat den letzten Stein ausgewürfelt. Was hat { $color } gewonnen?
exercise-win = { $win ->
    [single] Einfacher Sieg
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } verdoppelt zum ersten Mal und dreht den Doppler auf { $value }. Was verlierst du, wenn du passt?
exercise-match = { $color } fehlt seit eben nur noch ein Punkt zum Gewinn des Matches. Darf { $opponent } im nächsten Spiel verdoppeln?
exercise-money = { $color } gewinnt ein Gammon, und niemand hat je verdoppelt. Was bekommt { $color }?
