figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Beoordeeld door { -app }, zonder vooruit te kijken.
    [one] Beoordeeld door { -app }, { $plies } worp vooruitkijkend.
   *[other] Beoordeeld door { -app }, { $plies } worpen vooruitkijkend.
}
report-judged-rollout = { $trials ->
    [one] Beoordeeld door { -app }: wat dicht bij elkaar lag, is { $trials } keer uitgespeeld.
   *[other] Beoordeeld door { -app }: wat dicht bij elkaar lag, is { $trials } keer uitgespeeld.
}
report-unfinished = De analyse is gestopt: { $number } van { $total } stappen zijn klaar.
report-goes-on = Dezelfde opdracht gaat vandaar verder.
report-by-play = Op speelsterkte alleen
report-by-play-about = Wat de uitslag was geweest als de dobbelstenen niemand hadden voorgetrokken: de uitslag zonder het geluk van beiden.

report-games = Spel voor spel
report-game = Spel

report-where = Spel { $game }, beurt { $turn }
report-rolled-on = { $player } gooit zonder te verdubbelen
report-cost = Dit kostte { $loss } punten.
report-cost-match = Dit kostte { $loss } punten, en { $chance }% van de match.
report-arrows = Blauw toont wat er gespeeld is, goud wat beter was.

report-all = Alle beurten
report-turn = Beurt
report-player = Speler
report-roll = Worp
report-done = Gespeeld
report-better = Beter

# As in English.
report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
report-players = Per speler
# As in English.
report-matches = Matches
report-matches-won = Gewonnen
report-over-time = In de tijd
report-date = Datum
report-opponent = Tegenstander
report-so-far = Tot dan toe
report-rating-graph = De rating van { $player }, match voor match

report-ours = { -app }
report-theirs = In het bestand
report-difference = Verschil
report-mean-difference = De ratings verschillen gemiddeld { $number }.
report-nothing-to-compare = In het bestand staat geen analyse.

report-match-chance = Matchkans
report-skill = Speelt als
report-very-lucky = Zeer gelukkige worpen
report-lucky = Gelukkige worpen
report-unlucky = Ongelukkige worpen
report-very-unlucky = Zeer ongelukkige worpen
report-fibs = FIBS-rating
phase-opening = Openingsfase
phase-middle-game = Middenspel
phase-race = Wedloop
