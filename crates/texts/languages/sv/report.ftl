figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Bedömt av { -app } utan att se framåt.
    [one] Bedömt av { -app }, { $plies } steg framåt.
   *[other] Bedömt av { -app }, { $plies } steg framåt.
}
report-judged-rollout = { $trials ->
    [one] Bedömt av { -app }: det som var jämnt spelades till slut { $trials } gång.
   *[other] Bedömt av { -app }: det som var jämnt spelades till slut { $trials } gånger.
}
report-unfinished = Analysen stoppades: { $number } av { $total } steg är klara.
report-goes-on = Samma kommando fortsätter därifrån.
report-by-play = Enbart på spelet
report-by-play-about = Vad resultatet hade blivit om tärningarna inte hade gynnat någon: resultatet utan bådas tur.

report-games = Parti för parti
report-game = Parti

report-where = Parti { $game }, drag { $turn }
report-rolled-on = { $player } kastar utan att dubbla
report-cost = Det kostade { $loss } poäng.
report-cost-match = Det kostade { $loss } poäng, och { $chance } % av matchen.
report-arrows = Blått visar vad som spelades, guld vad som var bättre.

report-all = Alla drag
report-turn = Drag
report-player = Spelare
report-roll = Kast
report-done = Spelat
report-better = Bättre

report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matcher
}
report-players = Per spelare
report-matches = Matcher
report-matches-won = Vunna
report-over-time = Över tid
report-date = Datum
report-opponent = Motståndare
report-so-far = Hittills
report-rating-graph = Betyget för { $player }, match för match

# As in English.
report-ours = { -app }
report-theirs = I filen
report-difference = Skillnad
report-mean-difference = Betygen skiljer sig i snitt med { $number }.
report-nothing-to-compare = Filen innehåller ingen analys.

report-match-chance = Matchchans
report-skill = Spelar som
report-very-lucky = Kast med mycket tur
report-lucky = Kast med tur
report-unlucky = Kast med otur
report-very-unlucky = Kast med mycket otur
report-fibs = FIBS-betyg
phase-opening = Öppning
phase-middle-game = Mittspel
phase-race = Kapplöpning
