figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analysert av { -app } uten å se framover.
    [one] Analysert av { -app }, { $plies } kast framover.
   *[other] Analysert av { -app }, { $plies } kast framover.
}
report-judged-rollout = { $trials ->
    [one] Analysert av { -app }: Jevne avgjørelser ble spilt til slutt { $trials } gang (rollout).
   *[other] Analysert av { -app }: Jevne avgjørelser ble spilt til slutt { $trials } ganger (rollout).
}
report-unfinished = Analysen ble stoppet etter { $number } av { $total } steg.
report-goes-on = Kjør samme kommando igjen for å fortsette.
report-by-play = Uten flaks
report-by-play-about = Hva resultatet ville ha blitt om terningene ikke hadde favorisert noen.

report-games = Parti for parti
report-game = Parti

report-where = Parti { $game }, tur { $turn }
report-rolled-on = { $player } kaster uten å doble
report-cost = Det kostet { $loss } poeng.
report-cost-match = Det kostet { $loss } poeng og { $chance } % matchsjanse.
report-arrows = Blått viser hva som ble spilt, gull hva som var bedre.

report-all = Hver tur
report-turn = Tur
report-player = Spiller
report-roll = Kast
report-done = Spilt
report-better = Bedre

report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matcher
}
report-players = Per spiller
report-matches = Matcher
report-matches-won = Vunnet
report-over-time = Over tid
report-date = Dato
report-opponent = Motstander
report-so-far = Hittil
report-rating-graph = Prestasjonsrating for { $player }, match for match

# As in English.
report-ours = { -app }
report-theirs = I filen
report-difference = Forskjell
report-mean-difference = Ratingene skiller seg med { $number } i snitt.
report-nothing-to-compare = Filen inneholder ingen analyse.

report-match-chance = Matchsjanse
report-skill = Spiller som
report-very-lucky = Svært heldige kast
report-lucky = Heldige kast
report-unlucky = Uheldige kast
report-very-unlucky = Svært uheldige kast
report-fibs = FIBS-rating
phase-opening = Åpning
phase-middle-game = Midtspill
phase-race = Kappløp
kind-containment = Innesperring av en utslått brikke
kind-bear-off = Å ta ut med kontakt
kind-back-game = Bakspill
# As in English.
kind-prime = Prime
kind-holding = Holdespill
kind-contact = Annen kontakt
