figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Ocijenio { -app }, bez gledanja unaprijed.
    [one] Ocijenio { -app }, gledajući { $plies } bacanje unaprijed.
    [few] Ocijenio { -app }, gledajući { $plies } bacanja unaprijed.
   *[other] Ocijenio { -app }, gledajući { $plies } bacanja unaprijed.
}
report-judged-rollout = { $trials ->
    [one] Ocijenio { -app }: tijesne odluke odigrane su do kraja { $trials } put.
    [few] Ocijenio { -app }: tijesne odluke odigrane su do kraja { $trials } puta.
   *[other] Ocijenio { -app }: tijesne odluke odigrane su do kraja { $trials } puta.
}
report-unfinished = Analiza je zaustavljena: gotovo { $number } od { $total } koraka.
report-goes-on = Ista naredba nastavlja odande.
report-by-play = Samo po igri
report-by-play-about = Kakav bi bio rezultat da kocke nisu bile nikome sklonije: rezultat bez sreće obaju igrača.

report-games = Partija po partija
report-game = Partija

report-where = Partija { $game }, potez { $turn }
report-rolled-on = { $player } baca bez udvostručenja
report-cost = Izgubljeno bodova: { $loss }.
report-cost-match = Izgubljeno bodova: { $loss }, a od meča { $chance } %.
report-arrows = Plavo pokazuje što je odigrano, zlatno što je bilo bolje.

report-all = Svaki potez
report-turn = Potez
report-player = Igrač
report-roll = Bacanje
report-done = Odigrano
report-better = Bolje

report-many = { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}
report-players = Po igračima
report-matches = Mečevi
report-matches-won = Dobiveni
report-over-time = Kroz vrijeme
report-date = Datum
report-opponent = Protivnik
report-so-far = Dosad
report-rating-graph = { $player }: ocjena iz meča u meč

report-ours = { -app }
report-theirs = U datoteci
report-difference = Razlika
report-mean-difference = Ocjene se u prosjeku razlikuju za { $number }.
report-nothing-to-compare = U datoteci nema analize.

report-match-chance = Šansa za meč
report-skill = Igra kao
report-very-lucky = Vrlo sretna bacanja
report-lucky = Sretna bacanja
report-unlucky = Nesretna bacanja
report-very-unlucky = Vrlo nesretna bacanja
report-fibs = Ocjena FIBS
phase-opening = Otvaranje
phase-middle-game = Središnjica
phase-race = Utrka
