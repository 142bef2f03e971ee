exercise-title = Prøv selv
exercise-check = Sjekk
exercise-again = Begynn på nytt
exercise-show = Vis meg
exercise-right = Riktig!
exercise-wrong = Ikke helt.
exercise-solved = { $total ->
    [one] { $found } av { $total } oppgave løst
   *[other] { $found } av { $total } oppgaver løst
}

exercise-find-plays = { $color } har kastet { $roll }. Finn alle måter å spille det på.
exercise-find-none = Ingenting funnet ennå
exercise-find-progress = { $total ->
    [one] { $found } av { $total } funnet
   *[other] { $found } av { $total } funnet
}
exercise-find-new = { $play } er en av dem.
exercise-find-same = Denne posisjonen har du allerede funnet. Prøv en annen måte.
exercise-find-all = Det var alle. Bra gjort!
exercise-find-stop = Stopp her

exercise-choose-numbers = Velg alle, og sjekk så.
exercise-missing = { $count ->
    [one] Én mangler fortsatt.
   *[other] { $count } mangler fortsatt.
}
exercise-too-many = { $count ->
    [one] Én av dem er feil.
   *[other] { $count } av dem er feil.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Trykk på alle, og sjekk så.

exercise-aim = { $color } har kastet { $roll }. Få den siste brikken hjem og ta ut én, begge deler med dette kastet.
exercise-aim-not-off = Du har ikke tatt ut noen brikke. Prøv i motsatt rekkefølge.
exercise-setup = Hvor står { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} brikker fra starten?
exercise-start = Den ene spilleren kaster en { $larger ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}, den andre en { $smaller ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Hva skjer så?
exercise-start-pair = Den som kastet { $larger }, begynner og spiller { $larger } og { $smaller }
exercise-start-afresh = Den som kastet { $larger }, begynner og kaster begge terningene
exercise-start-color = Den som kastet { $larger }, får { $color }, begynner og kaster begge terningene
exercise-start-lower = Den som kastet { $smaller }, begynner og spiller { $larger } og { $smaller }
exercise-doubles = { $color } har kastet { $roll }. Hvor mange av de fire flyttene kan { $color } gjøre?
exercise-hitting = Hvilke tall slår ut { $opponent ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} blot?
exercise-entering = Med hvilke tall kommer { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} brikke inn fra baren?
exercise-blocks = Hvilke punkter er blokkert for { $color }?
exercise-bearing-off = { $color } har kastet { $roll }. Finn alle måter å spille det på etter disse reglene.
exercise-winning = { $color } har tatt ut den siste brikken. Hva vinner { $color }?
exercise-win = { $win ->
    [single] En enkel seier
    [gammon] En gammon
   *[backgammon] En backgammon
}
exercise-cube = { $opponent } dobler for første gang og vrir kuben til { $value }. Hva taper du hvis du passer?
exercise-match = { $color } mangler nå for første gang bare ett poeng på å vinne matchen. Kan { $opponent } doble i neste parti?
exercise-money = { $color } vinner en gammon, og ingen har doblet. Hvor mye vinner { $color }?
