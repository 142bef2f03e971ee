analysis-title = Analyse
analysis-about = Chargez un match ou une position de n’importe quel programme et voyez quels coups étaient bons et lesquels ne l’étaient pas. Rien ne quitte cet appareil.
analysis-drop = Déposez un fichier ici
analysis-choose = Choisir un fichier
analysis-choose-about = Matchs de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid et d’autres ; le format est reconnu automatiquement
analysis-paste = Ou collez un match, une position ou un identifiant
analysis-paste-open = Ouvrir
analysis-table = Le match en cours
analysis-editor = Composer une position
analysis-quiz = Travailler mes erreurs
analysis-reading = Lecture…

read-title = { $player } contre { $name }
read-nothing-judged = Il n’y a rien à analyser ici.
read-oddities = { $count ->
    [one] { $count } problème dans le fichier
   *[other] { $count } problèmes dans le fichier
}
read-more = { $rest-count ->
    [one] et 1 autre
   *[other] et { $rest-count } autres
}
read-offered = Voici ce qui a pu être lu.
place-line = Ligne { $line }, colonne { $column }
place-record = Enregistrement { $count }
place-file = Fichier
read-oddity = { $from } : { $reason }

unreadable-empty = C’est vide.
unreadable-too-large = C’est trop gros pour être un match.
unreadable-unknown = Ce n’est ni un match ni une position de backgammon dans un format que nous connaissons.
unreadable-broken = Le fichier est endommagé et illisible.

odd-encoding = Le texte n’est pas en UTF-8 ; il a été lu comme du { $text }.
odd-not-understood = « { $text } » n’a pas été compris et a été ignoré.
odd-illegible-play = « { $text } » n’est pas un coup.
odd-bad-number = « { $text } » est forcément faux et a été ignoré.
odd-no-name = Un joueur n’a pas de nom.
odd-missing = Il manque un élément habituel de ces fichiers ; la valeur courante a été retenue.
odd-stake = Ce sont des parties libres pour une mise de { $count }, pas un match.
odd-variant = La variante « { $text } » est inconnue ; le fichier a été lu comme du backgammon.
odd-guessed-variant = D’après les coups, la variante est : { $text }.
odd-cut-short = Le fichier s’arrête trop tôt.
odd-checksum = Une somme de contrôle est fausse : le fichier est peut-être endommagé.
odd-illegal-position = Cette position est impossible.
odd-contradiction = Le fichier se contredit.
odd-more-positions = { $count ->
    [one] { $count } autre position suit et a été ignorée.
   *[other] { $count } autres positions suivent et ont été ignorées.
}
odd-other = Un élément incorrect a été ignoré.
odd-illegal-play = { $play } n’est pas un coup légal avec { $roll }.
odd-no-play = Le fichier ne dit pas comment { $roll } a été joué.
odd-start-double = Une partie ne peut pas commencer par { $roll }.
odd-wrong-turn = C’est à l’autre joueur de jouer.
odd-unanswered = Un double est resté sans réponse.
odd-refused = Les règles ne le permettent pas.
odd-after-end = La partie était déjà finie.
odd-cube = Le videau passe à { $counted }, pas à { $said }.
odd-board = Les coups précédents mènent à une autre position.
odd-winner = C’est l’autre joueur qui a gagné.
odd-points = La partie valait { $counted }, pas { $said }.
odd-score = Les parties précédentes donnent un autre score.

judging-depth = Profondeur
judging-plies = { $plies ->
    [0] Aucune : immédiat
    [one] { $plies } coup : rapide
   *[other] { $plies } coups : approfondi
}
judging-progress = { $done } sur { $all } analysés
judging-cancel = Arrêter
judging-stopped = Arrêté. Voici les résultats jusqu’ici.
judging-go-on = Continuer
judging-done = Analyse terminée.

totals-title = Bilan
totals-whole = Match entier
totals-session = Toutes les parties
totals-rating = Indice de performance (PR)
totals-rating-about = Équité perdue en moyenne par décision, fois 500. Plus c’est bas, mieux c’est : moins de { $best }, niveau mondial ; plus de { $worst }, débutant.
totals-lost = Équité perdue
totals-lost-match = Chances de gagner le match perdues
totals-checker-play = aux pions
totals-cube-play = au videau
totals-dubious = Douteux
totals-errors = Erreurs
totals-missed-doubles = Doubles manqués
totals-wrong-doubles = Doubles erronés
totals-wrong-takes = Prises erronées
totals-wrong-passes = Passes erronées
totals-by-play-match = { $player ->
    [you] Sans la chance, vous auriez gagné { $chance } % de ces matchs.
   *[other] Sans la chance, { $player } aurait gagné { $chance } % de ces matchs.
}
totals-by-play-money = { $player ->
    [you] Sans la chance, vous auriez gagné { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Sans la chance, { $player } aurait gagné { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

chances-match = { $player ->
    [you] Vos chances de gagner le match
   *[other] Chances de gagner le match : { $player }
}
chances-game = { $player ->
    [you] Vos chances de gagner la partie
   *[other] Chances de gagner la partie : { $player }
}
worst-title = Pires erreurs
worst-none = Aucune erreur notable.
worst-item = { $player } : { $play } au lieu de { $better-play }

steps-first = Revenir au début
steps-back = Étape précédente
steps-on = Étape suivante
steps-last = Aller à la fin
steps-back-error = Erreur précédente
steps-on-error = Erreur suivante
steps-of = { $done } sur { $all }
step-position = La position
step-roll = { $player ->
    [you] Vous jouez { $roll } : { $play }
   *[other] { $player } joue { $roll } : { $play }
}
step-no-play = { $player ->
    [you] Vous ne pouvez pas jouer { $roll }
   *[other] { $player } ne peut pas jouer { $roll }
}
step-unknown-play = { $player ->
    [you] Vous lancez { $roll } ; le coup est inconnu
   *[other] { $player } lance { $roll } ; le coup est inconnu
}
step-double = { $player ->
    [you] Vous doublez à { $value }
   *[other] { $player } double à { $value }
}
step-take = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
}
step-pass = { $player ->
    [you] Vous passez
   *[other] { $player } passe
}
step-beaver = { $player ->
    [you] Vous prenez et redoublez : un beaver
   *[other] { $player } prend et redouble : un beaver
}
step-raccoon = { $player ->
    [you] Vous redoublez le beaver : un raccoon
   *[other] { $player } redouble le beaver : un raccoon
}
step-resign = { $player ->
    [you] Vous abandonnez
   *[other] { $player } abandonne
}
step-not-judged = Non analysé.
step-not-yet = Pas encore analysé.
step-forced = Coup forcé : il n’y avait pas le choix.
step-best = C’était le meilleur coup.
step-right = C’était le bon choix.
step-dubious = Douteux
step-error = Erreur
step-blunder = Gaffe
step-lost = Perd { $loss }
step-luck = Chance du lancer : { $luck }
step-better = { $better-play } était meilleur.
step-right-roll = Il fallait lancer.
step-right-double = Il fallait doubler.
step-right-too-good = Il fallait jouer sans doubler : position trop forte.
step-right-take = Il fallait prendre.
step-right-pass = Il fallait passer.
step-right-beaver = Il fallait répondre par un beaver.

plays-title = Coups
plays-play = Coup
plays-equity = Équité
plays-loss = Perte
plays-wins = Gains
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Gammons perdus
plays-depth = Profondeur
cube-title = Videau
cube-choice = Décision
cube-no-double = Pas de double
cube-double-take = Double, prise
cube-double-pass = Double, passe

# As in English.
rollout-title = Rollout
rollout-about = Le moteur joue la position jusqu’au bout un grand nombre de fois, avec les mêmes dés pour chaque coup comparé.
rollout-start = Lancer le rollout
rollout-trials = { $trials ->
    [one] { $trials } partie
   *[other] { $trials } parties
}
rollout-margin = ± { $margin }
rollout-margin-about = La vraie valeur est dans cette marge 95 fois sur 100.
rollout-sure = Tranché : le meilleur coup l’est sans aucun doute.
rollout-unsure = Pas encore tranché.

export-title = Enregistrer
export-sgf = Pour GNU Backgammon (.sgf), avec l’analyse
export-mat = Match en texte (.mat), pour tous les programmes
export-json = Gammonbox (.json), avec tout
export-failed = Impossible d’enregistrer dans ce format : { $reason }.
judging-nets-quick = Réseau neuronal rapide
judging-nets-deep = Réseau neuronal profond
worst-item-you = Vous : { $play } au lieu de { $better-play }
tab-graph = Courbe
# As in English.
tab-match = Match
review-play-here = Jouer d’ici
review-flip = Tourner le plateau
review-to-table = Retour à la table
depths-title = Comparer les profondeurs
window-title = Fenêtre de double
window-opens = Doubler dès { $chance } %
window-cash = Passe dès { $chance } %
window-too-good = Trop fort dès { $chance } %
window-now = Maintenant { $chance } %
totals-by-play-note = Ici, la chance estimée est retirée du résultat. Le PR ne compte que les erreurs ; sur un seul match, les deux peuvent diverger.
plays-best = Meilleur
doubles-take-right = quand il fallait prendre
doubles-pass-right = quand il fallait passer
doubles-early = trop tôt
doubles-too-good = quand la position était trop bonne
export-picture = Image de cette position
