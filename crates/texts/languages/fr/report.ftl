figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Jugé par { -app } sans anticipation.
    [one] Jugé par { -app }, avec { $plies } lancer d’anticipation.
   *[other] Jugé par { -app }, avec { $plies } lancers d’anticipation.
}
report-judged-rollout = { $trials ->
    [one] Jugé par { -app } : ce qui était serré a été joué jusqu’au bout { $trials } fois.
   *[other] Jugé par { -app } : ce qui était serré a été joué jusqu’au bout { $trials } fois.
}
report-unfinished = L’analyse a été arrêtée : { $number } étapes sur { $total } sont faites.
report-goes-on = La même commande reprend à cet endroit.
report-by-play = Par le jeu seul
report-by-play-about = Ce qu’aurait été le résultat si les dés n’avaient favorisé personne : le résultat sans la chance des deux.

report-games = Partie par partie
report-game = Partie

report-where = Partie { $game }, tour { $turn }
report-rolled-on = { $player } lance sans doubler
report-cost = Perte : { $loss } points.
report-cost-match = Perte : { $loss } points, et { $chance } % du match.
report-arrows = En bleu, ce qui a été joué ; en or, ce qui était meilleur.

report-all = Tous les tours
report-turn = Tour
report-player = Joueur
report-roll = Lancer
report-done = Joué
report-better = Meilleur

report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
}
report-players = Par joueur
report-matches = Matchs
report-matches-won = Gagnés
report-over-time = Au fil du temps
# As in English.
report-date = Date
report-opponent = Adversaire
report-so-far = Jusque-là
report-rating-graph = La note, match après match : { $player }

report-ours = { -app }
report-theirs = Dans le fichier
report-difference = Écart
report-mean-difference = Les notes diffèrent en moyenne de { $number }.
report-nothing-to-compare = Le fichier ne contient pas d’analyse.

report-match-chance = Chance du match
report-skill = Joue comme
report-very-lucky = Lancers très chanceux
report-lucky = Lancers chanceux
report-unlucky = Lancers malchanceux
report-very-unlucky = Lancers très malchanceux
report-fibs = Classement FIBS
phase-opening = Ouverture
phase-middle-game = Milieu de partie
phase-race = Course
