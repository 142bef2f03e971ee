figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Geanalyseerd door { -app } zonder vooruit te kijken.
    [one] Geanalyseerd door { -app }, { $plies } worp vooruit.
   *[other] Geanalyseerd door { -app }, { $plies } worpen vooruit.
}
report-judged-rollout = { $trials ->
    [one] Geanalyseerd door { -app }: twijfelgevallen zijn { $trials } keer uitgespeeld (rollout).
   *[other] Geanalyseerd door { -app }: twijfelgevallen zijn { $trials } keer uitgespeeld (rollout).
}
report-unfinished = De analyse is gestopt na { $number } van { $total } stappen.
report-goes-on = Geef dezelfde opdracht nog eens om door te gaan.
report-by-play = Zonder geluk
report-by-play-about = Wat de uitslag was geweest als de dobbelstenen niemand hadden voorgetrokken.

report-games = Spel voor spel
report-game = Spel

report-where = Spel { $game }, beurt { $turn }
report-rolled-on = { $player } gooit zonder te verdubbelen
report-cost = Dit kostte { $loss } punt.
report-cost-match = Dit kostte { $loss } punt en { $chance }% matchkans.
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
report-over-time = Verloop
report-date = Datum
report-opponent = Tegenstander
report-so-far = Tot nu toe
report-rating-graph = Prestatierating van { $player }, match voor match

report-ours = { -app }
report-theirs = In het bestand
report-difference = Verschil
report-mean-difference = De ratings verschillen gemiddeld { $number }.
report-nothing-to-compare = Het bestand bevat geen analyse.

report-match-chance = Matchkans
report-skill = Speelt als
report-very-lucky = Zeer gelukkige worpen
report-lucky = Gelukkige worpen
report-unlucky = Ongelukkige worpen
report-very-unlucky = Zeer ongelukkige worpen
report-fibs = FIBS-rating
phase-opening = Openingsfase
phase-middle-game = Middenspel
# As in English.
phase-race = Race
kind-containment = Een geslagen schijf insluiten
kind-bear-off = Afspelen met contact
kind-back-game = Backgame
# As in English.
kind-prime = Prime
kind-holding = Wachtspel
kind-contact = Ander contact
