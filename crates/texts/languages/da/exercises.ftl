exercise-title = Prøv selv
exercise-check = Tjek
exercise-again = Begynd forfra
exercise-show = Vis mig
exercise-right = Rigtigt!
exercise-wrong = Ikke helt.
exercise-solved = { $total ->
    [one] { $found } af { $total } opgave løst
   *[other] { $found } af { $total } opgaver løst
}

exercise-find-plays = { $color } har kastet { $roll }. Find alle måder at spille det på.
exercise-find-none = Intet fundet endnu
exercise-find-progress = { $total ->
    [one] { $found } af { $total } fundet
   *[other] { $found } af { $total } fundet
}
exercise-find-new = { $play } er en af dem.
exercise-find-same = Den position har du allerede fundet. Prøv på en anden måde.
exercise-find-all = Det er dem alle. Godt gået!
exercise-find-stop = Stop her

exercise-choose-numbers = Vælg dem alle, og tjek så.
exercise-missing = { $count ->
    [one] Der mangler stadig én.
   *[other] Der mangler stadig { $count }.
}
exercise-too-many = { $count ->
    [one] Én af dem er forkert.
   *[other] { $count } af dem er forkerte.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tryk på dem alle, og tjek så.

exercise-aim = { $color } har kastet { $roll }. Få den sidste brik hjem, og tag en ud, begge dele med dette kast.
exercise-aim-not-off = Du har ikke taget en brik ud. Prøv omvendt.
exercise-setup = Hvor står { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} brikker fra start?
exercise-start = Den ene spiller kaster en { $larger ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}, den anden en { $smaller ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Hvad sker der så?
exercise-start-pair = Den, der kastede { $larger }, begynder og spiller { $larger } og { $smaller }
exercise-start-afresh = Den, der kastede { $larger }, begynder og kaster begge terninger
exercise-start-color = Den, der kastede { $larger }, får { $color }, begynder og kaster begge terninger
exercise-start-lower = Den, der kastede { $smaller }, begynder og spiller { $larger } og { $smaller }
exercise-doubles = { $color } har kastet { $roll }. Hvor mange af de fire træk kan { $color } lave?
exercise-hitting = Hvilke tal slår { $opponent ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} blot?
exercise-entering = Med hvilke tal kommer { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} brik ind fra baren?
exercise-blocks = Hvilke punkter er spærret for { $color }?
exercise-bearing-off = { $color } har kastet { $roll }. Find alle måder at spille det på efter disse regler.
exercise-winning = { $color } har taget den sidste brik ud. Hvad vinder { $color }?
exercise-win = { $win ->
    [single] En enkeltsejr
    [gammon] En gammon
   *[backgammon] En backgammon
}
exercise-cube = { $opponent } dobler for første gang og vender doblingsterningen til { $value }. Hvad taber du, hvis du passer?
exercise-match = { $color } mangler nu for første gang kun ét point i at vinde matchen. Må { $opponent } doble i det næste spil?
exercise-money = { $color } vinder en gammon, og ingen har doblet. Hvor meget vinder { $color }?
