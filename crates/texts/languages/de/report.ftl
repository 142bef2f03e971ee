figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analysiert von { -app }, ohne Vorausschau.
    [one] Analysiert von { -app }, mit { $plies } Wurf Vorausschau.
   *[other] Analysiert von { -app }, mit { $plies } Würfen Vorausschau.
}
report-judged-rollout = { $trials ->
    [one] Analysiert von { -app }: Knappe Entscheidungen wurden { $trials }-mal ausgespielt (Rollout).
   *[other] Analysiert von { -app }: Knappe Entscheidungen wurden { $trials }-mal ausgespielt (Rollout).
}
report-unfinished = Die Analyse wurde nach { $number } von { $total } Schritten angehalten.
report-goes-on = Führ denselben Befehl noch einmal aus, um fortzufahren.
report-by-play = Ohne Glück
report-by-play-about = Wie es ausgegangen wäre, wenn die Würfel niemanden begünstigt hätten.

report-games = Spiel für Spiel
report-game = Spiel

report-where = Spiel { $game }, Zug { $turn }
report-rolled-on = { $player } würfelt, ohne zu verdoppeln
report-cost = Das hat { $loss } Punkte gekostet.
report-cost-match = Das hat { $loss } Punkte und { $chance } % Matchchance gekostet.
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
report-so-far = Bisher
report-rating-graph = Leistungswert von { $player }, Match für Match

report-ours = { -app }
report-theirs = In der Datei
report-difference = Unterschied
report-mean-difference = Die Leistungswerte weichen im Schnitt um { $number } ab.
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
kind-containment = Einsperren eines geschlagenen Steins
kind-bear-off = Auswürfeln mit Kontakt
kind-back-game = Backgame
# As in English.
kind-prime = Prime
kind-holding = Haltespiel
kind-contact = Anderer Kontakt
