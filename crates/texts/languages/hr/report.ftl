figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analizirao { -app }, bez gledanja unaprijed.
    [one] Analizirao { -app }, { $plies } bacanje unaprijed.
    [few] Analizirao { -app }, { $plies } bacanja unaprijed.
   *[other] Analizirao { -app }, { $plies } bacanja unaprijed.
}
report-judged-rollout = { $trials ->
    [one] Analizirao { -app }: tijesne odluke rolloutom od { $trials } partije.
    [few] Analizirao { -app }: tijesne odluke rolloutom od { $trials } partije.
   *[other] Analizirao { -app }: tijesne odluke rolloutom od { $trials } partija.
}
report-unfinished = Analiza je zaustavljena nakon { $number } od { $total } koraka.
report-goes-on = Za nastavak ponovno pokreni istu naredbu.
report-by-play = Bez sreće
report-by-play-about = Kakav bi bio rezultat da kocke nisu bile nikome sklonije.

report-games = Partija po partija
report-game = Partija

report-where = Partija { $game }, potez { $turn }
report-rolled-on = { $player } baca bez udvostručenja
report-cost = Stajalo je { $loss ->
    [one] { $loss } bod
    [few] { $loss } boda
   *[other] { $loss } bodova
}.
report-cost-match = Stajalo je { $loss ->
    [one] { $loss } bod
    [few] { $loss } boda
   *[other] { $loss } bodova
} i { $chance } % izgleda za pobjedu u meču.
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
report-rating-graph = { $player }: PR iz meča u meč

report-ours = { -app }
report-theirs = U datoteci
report-difference = Razlika
report-mean-difference = PR se u prosjeku razlikuje za { $number }.
report-nothing-to-compare = U datoteci nema analize.

report-match-chance = Izgledi u meču
report-skill = Igra kao
report-very-lucky = Vrlo sretna bacanja
report-lucky = Sretna bacanja
report-unlucky = Nesretna bacanja
report-very-unlucky = Vrlo nesretna bacanja
report-fibs = Ocjena FIBS
phase-opening = Otvaranje
phase-middle-game = Središnjica
phase-race = Utrka
kind-containment = Zadržavanje izbijenog žetona
kind-bear-off = Iznošenje uz kontakt
kind-back-game = Stražnja igra
kind-prime = Zid
kind-holding = Igra čekanja
kind-contact = Drugi kontakt
