figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Bedømt af { -app } uden at se frem.
    [one] Bedømt af { -app }, { $plies } skridt frem.
   *[other] Bedømt af { -app }, { $plies } skridt frem.
}
report-judged-rollout = { $trials ->
    [one] Bedømt af { -app }: Det, der stod tæt, blev spillet til ende { $trials } gang.
   *[other] Bedømt af { -app }: Det, der stod tæt, blev spillet til ende { $trials } gange.
}
report-unfinished = Analysen blev stoppet: { $number } af { $total } skridt er færdige.
report-goes-on = Den samme kommando fortsætter derfra.
report-by-play = På spillet alene
report-by-play-about = Hvad resultatet ville være blevet, hvis terningerne ikke havde begunstiget nogen: resultatet uden begges held.

report-games = Spil for spil
report-game = Spil

report-where = Spil { $game }, tur { $turn }
report-rolled-on = { $player } kaster uden at doble
report-cost = Det kostede { $loss } point.
report-cost-match = Det kostede { $loss } point og { $chance } % af matchen.
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
report-rating-graph = Rating for { $player }, match for match

# As in English.
report-ours = { -app }
report-theirs = I filen
report-difference = Forskel
report-mean-difference = Ratingerne afviger i gennemsnit med { $number }.
report-nothing-to-compare = Filen har ingen analyse.

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
