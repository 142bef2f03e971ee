figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Beurteilt von { -app }, ohne vorauszuschauen.
    [one] Beurteilt von { -app }, mit { $plies } Wurf Vorausschau.
   *[other] Beurteilt von { -app }, mit { $plies } Würfen Vorausschau.
}
report-judged-rollout = { $trials ->
    [one] Beurteilt von { -app }: Was knapp war, wurde { $trials } Mal zu Ende gespielt.
   *[other] Beurteilt von { -app }: Was knapp war, wurde { $trials } Mal zu Ende gespielt.
}
report-unfinished = Die Analyse wurde angehalten: { $number } von { $total } Schritten sind fertig.
report-goes-on = Derselbe Befehl macht dort weiter.
report-by-play = Allein nach dem Können
report-by-play-about = Wie es ausgegangen wäre, wenn die Würfel niemanden bevorzugt hätten: das Ergebnis ohne das Glück beider.

report-games = Spiel für Spiel
report-game = Spiel

report-where = Spiel { $game }, Zug { $turn }
report-rolled-on = { $player } würfelt, ohne zu verdoppeln
report-cost = Das hat { $loss } Punkte gekostet.
report-cost-match = Das hat { $loss } Punkte und { $chance } % vom Match gekostet.
report-arrows = Blau zeigt, was gespielt wurde, Gold, was besser war.

report-all = Alle Züge
report-turn = Zug
report-player = Spieler
report-roll = Wurf
report-done = Gespielt
report-better = Besser

report-many = { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
}
report-players = Nach Spielern
# As in English.
report-matches = Matches
report-matches-won = Gewonnen
report-over-time = Im Lauf der Zeit
report-date = Datum
report-opponent = Gegner
report-so-far = Bis dahin
report-rating-graph = Die Wertung von { $player }, Match für Match

report-ours = { -app }
report-theirs = In der Datei
report-difference = Unterschied
report-mean-difference = Die Wertungen weichen im Schnitt um { $number } ab.
report-nothing-to-compare = Die Datei enthält keine Analyse.

report-match-chance = Matchchance
report-skill = Spielt wie
report-very-lucky = Sehr glückliche Würfe
report-lucky = Glückliche Würfe
report-unlucky = Unglückliche Würfe
report-very-unlucky = Sehr unglückliche Würfe
report-fibs = FIBS-Wertung
phase-opening = Eröffnung
phase-middle-game = Mittelspiel
phase-race = Rennen
