figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analyseret af { -app } uden at se frem.
    [one] Analyseret af { -app }, { $plies } kast frem.
   *[other] Analyseret af { -app }, { $plies } kast frem.
}
report-judged-rollout = { $trials ->
    [one] Analyseret af { -app }: Tætte beslutninger blev spillet til ende { $trials } gang (rollout).
   *[other] Analyseret af { -app }: Tætte beslutninger blev spillet til ende { $trials } gange (rollout).
}
report-unfinished = Analysen blev stoppet efter { $number } af { $total } skridt.
report-goes-on = Kør den samme kommando igen for at fortsætte.
report-by-play = Uden held
report-by-play-about = Hvad resultatet ville være blevet, hvis terningerne ikke havde begunstiget nogen.

report-games = Spil for spil
report-game = Spil

report-where = Spil { $game }, tur { $turn }
report-rolled-on = { $player } kaster uden at doble
report-cost = Det kostede { $loss } point.
report-cost-match = Det kostede { $loss } point og { $chance } % matchchance.
report-arrows = Blåt viser, hvad der blev spillet, guld, hvad der var bedre.

report-all = Hver tur
report-turn = Tur
report-player = Spiller
report-roll = Kast
report-done = Spillet
report-better = Bedre

report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matcher
}
report-players = Pr. spiller
report-matches = Matcher
report-matches-won = Vundet
report-over-time = Over tid
report-date = Dato
report-opponent = Modstander
report-so-far = Hidtil
report-rating-graph = Præstationsrating for { $player }, match for match

# As in English.
report-ours = { -app }
report-theirs = I filen
report-difference = Forskel
report-mean-difference = Ratingerne afviger med { $number } i gennemsnit.
report-nothing-to-compare = Filen indeholder ingen analyse.

report-match-chance = Matchchance
report-skill = Spiller som
report-very-lucky = Meget heldige kast
report-lucky = Heldige kast
report-unlucky = Uheldige kast
report-very-unlucky = Meget uheldige kast
report-fibs = FIBS-rating
phase-opening = Åbning
phase-middle-game = Midtspil
phase-race = Løb
kind-containment = Indespærring af en slået brik
kind-bear-off = At tage ud med kontakt
kind-back-game = Bagspil
# As in English.
kind-prime = Prime
kind-holding = Holdespil
kind-contact = Anden kontakt
