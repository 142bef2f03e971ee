figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Ocenil { -app }, brez pogleda naprej.
    [one] Ocenil { -app }, s pogledom { $plies } met naprej.
    [two] Ocenil { -app }, s pogledom { $plies } meta naprej.
    [few] Ocenil { -app }, s pogledom { $plies } mete naprej.
   *[other] Ocenil { -app }, s pogledom { $plies } metov naprej.
}
report-judged-rollout = { $trials ->
    [one] Ocenil { -app }: tesne odločitve so bile odigrane do konca { $trials }-krat.
    [two] Ocenil { -app }: tesne odločitve so bile odigrane do konca { $trials }-krat.
    [few] Ocenil { -app }: tesne odločitve so bile odigrane do konca { $trials }-krat.
   *[other] Ocenil { -app }: tesne odločitve so bile odigrane do konca { $trials }-krat.
}
report-unfinished = Analiza je bila ustavljena: opravljenih korakov { $number } od { $total }.
report-goes-on = Isti ukaz nadaljuje od tam.
report-by-play = Samo po igri
report-by-play-about = Kakšen bi bil rezultat, če kocki ne bi bili nikomur bolj naklonjeni: rezultat brez sreče obeh.

report-games = Partija za partijo
report-game = Partija

report-where = Partija { $game }, poteza { $turn }
report-rolled-on = { $player } vrže brez podvojitve
report-cost = Izgubljene točke: { $loss }.
report-cost-match = Izgubljene točke: { $loss }, od dvoboja pa { $chance } %.
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
report-rating-graph = { $player }: ocena iz dvoboja v dvoboj

report-ours = { -app }
report-theirs = V datoteki
report-difference = Razlika
report-mean-difference = Oceni se v povprečju razlikujeta za { $number }.
report-nothing-to-compare = V datoteki ni analize.

report-match-chance = Možnost za dvoboj
report-skill = Igra kot
report-very-lucky = Zelo srečni meti
report-lucky = Srečni meti
report-unlucky = Nesrečni meti
report-very-unlucky = Zelo nesrečni meti
report-fibs = Ocena FIBS
phase-opening = Otvoritev
phase-middle-game = Središče igre
phase-race = Dirka
