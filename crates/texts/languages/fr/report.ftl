figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analysé par { -app } sans regarder plus loin.
    [one] Analysé par { -app } à { $plies } coup de profondeur.
   *[other] Analysé par { -app } à { $plies } coups de profondeur.
}
report-judged-rollout = { $trials ->
    [one] Analysé par { -app } : rollout de { $trials } partie pour les décisions serrées.
   *[other] Analysé par { -app } : rollout de { $trials } parties pour les décisions serrées.
}
report-unfinished = L’analyse a été arrêtée après { $number } étapes sur { $total }.
report-goes-on = Relancez la même commande pour continuer.
report-by-play = Sans la chance
report-by-play-about = Ce qu’aurait été le résultat si les dés n’avaient favorisé personne.

report-games = Partie par partie
report-game = Partie

report-where = Partie { $game }, tour { $turn }
report-rolled-on = { $player } lance sans doubler
report-cost = Perte : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}.
report-cost-match = Perte : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}, et { $chance } % de chances de gagner le match.
report-arrows = En bleu, le coup joué ; en doré, le meilleur.

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
report-so-far = Jusqu’ici
report-rating-graph = PR match après match : { $player }

report-ours = { -app }
report-theirs = Dans le fichier
report-difference = Écart
report-mean-difference = Les PR diffèrent en moyenne de { $number }.
report-nothing-to-compare = Le fichier ne contient pas d’analyse.

report-match-chance = Gain du match
report-skill = Joue comme
report-very-lucky = Lancers très chanceux
report-lucky = Lancers chanceux
report-unlucky = Lancers malchanceux
report-very-unlucky = Lancers très malchanceux
report-fibs = Classement FIBS
phase-opening = Ouverture
phase-middle-game = Milieu de partie
phase-race = Course
kind-containment = Retenir un pion frappé
kind-bear-off = Sortie avec contact
# As in English.
kind-back-game = Back game
# As in English.
kind-prime = Prime
kind-holding = Jeu d’attente
kind-contact = Autre contact
