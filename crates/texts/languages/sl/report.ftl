figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analiziral { -app }, brez pogleda naprej.
    [one] Analiziral { -app }, { $plies } met naprej.
    [two] Analiziral { -app }, { $plies } meta naprej.
    [few] Analiziral { -app }, { $plies } mete naprej.
   *[other] Analiziral { -app }, { $plies } metov naprej.
}
report-judged-rollout = { $trials ->
    [one] Analiziral { -app }: tesne odločitve z rolloutom { $trials } partije.
    [two] Analiziral { -app }: tesne odločitve z rolloutom { $trials } partij.
    [few] Analiziral { -app }: tesne odločitve z rolloutom { $trials } partij.
   *[other] Analiziral { -app }: tesne odločitve z rolloutom { $trials } partij.
}
report-unfinished = Analiza je bila ustavljena po { $number } od { $total } korakov.
report-goes-on = Za nadaljevanje znova zaženi isti ukaz.
report-by-play = Brez sreče
report-by-play-about = Kakšen bi bil rezultat, če kocki ne bi bili nikomur bolj naklonjeni.

report-games = Partija za partijo
report-game = Partija

report-where = Partija { $game }, poteza { $turn }
report-rolled-on = { $player } vrže brez podvojitve
report-cost = Stalo je { $loss ->
    [one] { $loss } točko
    [two] { $loss } točki
    [few] { $loss } točke
   *[other] { $loss } točk
}.
report-cost-match = Stalo je { $loss ->
    [one] { $loss } točko
    [two] { $loss } točki
    [few] { $loss } točke
   *[other] { $loss } točk
} in { $chance } % možnosti za zmago v dvoboju.
report-arrows = Modra kaže, kaj je bilo odigrano, zlata, kaj je bilo boljše.

report-all = Vse poteze
report-turn = Poteza
report-player = Igralec
report-roll = Met
report-done = Odigrano
report-better = Boljše

report-many = { $matches ->
    [one] { $matches } dvoboj
    [two] { $matches } dvoboja
    [few] { $matches } dvoboji
   *[other] { $matches } dvobojev
}
report-players = Po igralcih
report-matches = Dvoboji
report-matches-won = Dobljeni
report-over-time = Skozi čas
report-date = Datum
report-opponent = Nasprotnik
report-so-far = Doslej
report-rating-graph = { $player }: PR iz dvoboja v dvoboj

report-ours = { -app }
report-theirs = V datoteki
report-difference = Razlika
report-mean-difference = PR se v povprečju razlikujeta za { $number }.
report-nothing-to-compare = V datoteki ni analize.

report-match-chance = Možnosti v dvoboju
report-skill = Igra kot
report-very-lucky = Zelo srečni meti
report-lucky = Srečni meti
report-unlucky = Nesrečni meti
report-very-unlucky = Zelo nesrečni meti
report-fibs = Ocena FIBS
phase-opening = Otvoritev
phase-middle-game = Sredina igre
phase-race = Dirka
kind-containment = Zadrževanje izbitega žetona
kind-bear-off = Iznašanje ob stiku
kind-back-game = Zadnja igra
kind-prime = Zid
kind-holding = Igra čakanja
kind-contact = Drug stik
