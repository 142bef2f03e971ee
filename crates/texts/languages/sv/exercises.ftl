exercise-title = Prova själv
exercise-check = Kontrollera
exercise-again = Börja om
exercise-show = Visa mig
exercise-right = Rätt!
exercise-wrong = Inte riktigt.
exercise-solved = { $total ->
    [one] { $found } av { $total } övning löst
   *[other] { $found } av { $total } övningar lösta
}

exercise-find-plays = { $color } har slagit { $roll }. Hitta alla sätt att spela det.
exercise-find-none = Inget hittat än
exercise-find-progress = { $total ->
    [one] { $found } av { $total } hittat
   *[other] { $found } av { $total } hittade
}
exercise-find-new = { $play } är ett av dem.
exercise-find-same = Den positionen har du redan hittat. Prova ett annat sätt.
exercise-find-all = Det var alla. Bra gjort!
exercise-find-stop = Sluta här

exercise-choose-numbers = Välj alla och kontrollera sedan.
exercise-missing = { $count ->
    [one] En saknas fortfarande.
   *[other] { $count } saknas fortfarande.
}
exercise-too-many = { $count ->
    [one] En av dem är fel.
   *[other] { $count } av dem är fel.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tryck på alla och kontrollera sedan.

exercise-aim = { $color } har slagit { $roll }. Ta hem den sista brickan och flytta ut en, båda med det här kastet.
exercise-aim-not-off = Du har inte flyttat ut någon bricka. Prova tvärtom.
exercise-setup = Var står { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} brickor från början?
exercise-start = Den ena spelaren slår en { $larger ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}, den andra en { $smaller ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}. Vad händer sedan?
exercise-start-pair = Den som slog { $larger } börjar och spelar { $larger } och { $smaller }
exercise-start-afresh = Den som slog { $larger } börjar och kastar båda tärningarna
exercise-start-color = Den som slog { $larger } får { $color }, börjar och kastar båda tärningarna
exercise-start-lower = Den som slog { $smaller } börjar och spelar { $larger } och { $smaller }
exercise-doubles = { $color } har slagit { $roll }. Hur många av de fyra dragen kan { $color } göra?
exercise-hitting = Vilka tal slår ut { $opponent ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} blotta?
exercise-entering = Med vilka tal kommer { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} bricka in från baren?
exercise-blocks = Vilka punkter är spärrade för { $color }?
exercise-bearing-off = { $color } har slagit { $roll }. Hitta alla sätt att spela det efter de här reglerna.
exercise-winning = { $color } har flyttat ut sin sista bricka. Vad vinner { $color }?
exercise-win = { $win ->
    [single] En enkel vinst
    [gammon] En gammon
   *[backgammon] En backgammon
}
exercise-cube = { $opponent } dubblar för första gången och vrider kuben till { $value }. Vad förlorar du om du passar?
exercise-match = { $color } behöver nu för första gången bara en poäng till för att vinna matchen. Får { $opponent } dubbla i nästa parti?
exercise-money = { $color } vinner en gammon, och ingen har dubblat. Hur mycket vinner { $color }?
