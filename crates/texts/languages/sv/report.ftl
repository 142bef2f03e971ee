figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analyserat av { -app } utan att se framåt.
    [one] Analyserat av { -app }, { $plies } kast framåt.
   *[other] Analyserat av { -app }, { $plies } kast framåt.
}
report-judged-rollout = { $trials ->
    [one] Analyserat av { -app }: jämna beslut spelades till slut { $trials } gång (rollout).
   *[other] Analyserat av { -app }: jämna beslut spelades till slut { $trials } gånger (rollout).
}
report-unfinished = Analysen stoppades efter { $number } av { $total } steg.
report-goes-on = Kör samma kommando igen för att fortsätta.
report-by-play = Utan tur
report-by-play-about = Vad resultatet hade blivit om tärningarna inte hade gynnat någon.

report-games = Parti för parti
report-game = Parti

report-where = Parti { $game }, drag { $turn }
report-rolled-on = { $player } kastar utan att dubbla
report-cost = Det kostade { $loss } poäng.
report-cost-match = Det kostade { $loss } poäng och { $chance } % matchchans.
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
report-rating-graph = Prestationsrating för { $player }, match för match

# As in English.
report-ours = { -app }
report-theirs = I filen
report-difference = Skillnad
report-mean-difference = Ratingarna skiljer sig i snitt med { $number }.
report-nothing-to-compare = Filen innehåller ingen analys.

report-match-chance = Matchchans
report-skill = Spelar som
report-very-lucky = Kast med mycket tur
report-lucky = Kast med tur
report-unlucky = Kast med otur
report-very-unlucky = Kast med mycket otur
report-fibs = FIBS-rating
phase-opening = Öppning
phase-middle-game = Mittspel
# As in English.
phase-race = Race
kind-containment = Instängning av en utslagen bricka
kind-bear-off = Att flytta ut med kontakt
kind-back-game = Bakspel
# As in English.
kind-prime = Prime
kind-holding = Hållspel
kind-contact = Annan kontakt
