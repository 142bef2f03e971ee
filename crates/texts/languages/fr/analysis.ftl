analysis-title = Analyse
analysis-about = Apportez un match ou une position de n’importe où et voyez ce qui était bon et ce qui ne l’était pas. Rien ne quitte cet appareil.
analysis-drop = Déposez un fichier ici
analysis-choose = Choisir un fichier
analysis-choose-about = Matchs venus de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid et d’autres, reconnus à leur contenu
analysis-paste = Ou collez un match, une position ou un identifiant
analysis-paste-open = Ouvrir
analysis-table = Le match à la table
analysis-editor = Composer une position
analysis-quiz = Travailler mes erreurs
analysis-reading = Lecture…

read-title = { $player } contre { $name }
read-nothing-judged = Il n’y a rien là qui puisse être jugé.
read-oddities = { $count ->
    [one] Une chose est bizarre dans le fichier
   *[other] { $count } choses sont bizarres dans le fichier
}
read-more = { $rest-count ->
    [one] et une autre
   *[other] et { $rest-count } autres
}
read-offered = Ce qui a pu être lu est affiché.
place-line = Ligne { $line }, colonne { $column }
place-record = Enregistrement { $count }
place-file = Le fichier
read-oddity = { $from } : { $reason }

unreadable-empty = C’est vide.
unreadable-too-large = C’est trop gros pour être un match.
unreadable-unknown = Ce n’est ni un match ni une position de backgammon dans un format connu ici.
unreadable-broken = C’est abîmé, et rien n’est lisible.

odd-encoding = Le texte n’est pas en UTF-8 ; il a été lu comme du { $text }.
odd-not-understood = « { $text } » est incompréhensible et a été laissé de côté.
odd-illegible-play = « { $text } » n’est pas un coup.
odd-bad-number = « { $text } » ne peut pas être juste et a été laissé de côté.
odd-no-name = Un joueur n’a pas de nom.
odd-missing = Il manque une chose que ces fichiers contiennent ; la valeur habituelle a été prise.
odd-stake = C’est une seule partie pour une mise de { $count }, pas un match.
odd-variant = La variante « { $text } » est inconnue ; elle a été lue comme du backgammon.
odd-guessed-variant = D’après les coups, la variante est : { $text }.
odd-cut-short = Le fichier s’arrête trop tôt.
odd-checksum = Une somme de contrôle ne correspond pas : le fichier est peut-être abîmé.
odd-illegal-position = Cette position est impossible.
odd-contradiction = Une chose est dite deux fois, et différemment.
odd-more-positions = { $count ->
    [one] Une autre position suit et a été laissée de côté.
   *[other] { $count } autres positions suivent et ont été laissées de côté.
}
odd-other = Quelque chose n’était pas comme il faut et a été laissé de côté.
odd-illegal-play = { $play } n’est pas un coup permis avec { $roll }.
odd-no-play = Rien ne dit comment { $roll } a été joué.
odd-start-double = Une partie ne peut pas commencer par { $roll }.
odd-wrong-turn = C’est à l’autre joueur.
odd-unanswered = Un double reste sans réponse.
odd-refused = Les règles ne le permettent pas.
odd-after-end = La partie était déjà finie.
odd-cube = Le videau passe à { $counted }, pas à { $said }.
odd-board = Les coups précédents mènent à une autre position.
odd-winner = C’est l’autre joueur qui a gagné.
odd-points = La partie valait { $counted }, pas { $said }.
odd-score = Les parties précédentes donnent un autre score.

judging-depth = Anticipation
judging-plies = { $plies ->
    [0] Aucune : immédiat
    [one] { $plies } lancer : rapide
   *[other] { $plies } lancers : approfondi
}
judging-progress = { $done } sur { $all } jugés
judging-cancel = Arrêter
judging-stopped = Arrêté. Ce qui a déjà été jugé est affiché.
judging-go-on = Continuer
judging-done = Tout est jugé.

totals-title = Bilan
totals-whole = Match entier
totals-session = Toutes les parties
totals-rating = Note (PR)
totals-rating-about = Cinq cents fois ce qu’une décision a perdu en moyenne. Plus c’est bas, mieux c’est : moins de 3, niveau mondial ; plus de 20, débutant.
totals-lost = Perdu
totals-lost-match = Chances de match perdues
totals-checker-play = par le jeu des pions
totals-cube-play = par le videau
totals-dubious = Douteux
totals-errors = Erreurs
totals-missed-doubles = Doubles manqués
totals-wrong-doubles = Doubles à tort
totals-wrong-takes = Prises à tort
totals-wrong-passes = Passes à tort
totals-by-play-match = Par le jeu seul, sans la chance, { $player } aurait gagné { $chance } % de tels matchs.
totals-by-play-money = Par le jeu seul, sans la chance, { $player } aurait gagné { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

chances-match = Chances de gagner le match : { $player }
chances-game = Chances de gagner la partie : { $player }
worst-title = Pires erreurs
worst-none = Aucune erreur notable.
worst-item = { $player } : { $play } au lieu de { $better-play }

steps-first = Au début
steps-back = Pas en arrière
steps-on = Pas en avant
steps-last = À la fin
steps-back-error = Erreur d’avant
steps-on-error = Erreur suivante
steps-of = { $done } sur { $all }
step-position = La position
step-roll = { $player } joue { $roll } : { $play }
step-no-play = { $player } ne peut pas jouer { $roll }
step-unknown-play = { $player } lance { $roll } ; le coup est inconnu
step-double = { $player } double à { $value }
step-take = { $player } prend
step-pass = { $player } passe
step-beaver = { $player } prend et redouble aussitôt : un beaver
step-raccoon = { $player } redouble le beaver : un raccoon
step-resign = { $player } abandonne
step-not-judged = Non jugé.
step-not-yet = Pas encore jugé.
step-forced = Il n’y avait pas le choix.
step-best = C’était le meilleur coup.
step-right = C’était juste.
step-dubious = Douteux
step-error = Erreur
step-blunder = Gaffe
step-lost = Perd { $loss }
step-luck = Chance du lancer : { $luck }
step-better = { $better-play } était meilleur.
step-right-roll = Il fallait lancer.
step-right-double = Il fallait doubler.
step-right-too-good = Il fallait continuer : position trop forte pour doubler.
step-right-take = Il fallait prendre.
step-right-pass = Il fallait passer.
step-right-beaver = Il fallait répondre par un beaver.

plays-title = Coups
plays-play = Coup
plays-equity = Points
plays-loss = Perdu
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
rollout-about = Le moteur joue la position jusqu’au bout un grand nombre de fois, avec les mêmes dés pour tout ce qui est comparé.
rollout-start = Lancer le rollout
rollout-trials = { $trials ->
    [one] { $trials } partie
   *[other] { $trials } parties
}
rollout-margin = ± { $margin }
rollout-margin-about = Dans 95 cas sur 100, la vraie valeur est dans cette marge.
rollout-sure = C’est tranché : le meilleur l’emporte sur les autres sans aucun doute.
rollout-unsure = Ce n’est pas encore tranché.

export-title = Enregistrer
export-sgf = Pour GNU Backgammon (.sgf), avec l’analyse
export-mat = Match en texte (.mat), pour tous les programmes
export-json = Gammonbox (.json), avec tout
export-failed = Impossible d’enregistrer ainsi : { $reason }.
judging-nets-quick = Réseau neuronal rapide
judging-nets-deep = Réseau neuronal profond
worst-item-you = Vous : { $play } au lieu de { $better-play }
tab-graph = Courbe
# As in English.
tab-match = Match
review-play-here = Jouer d’ici
review-flip = Tourner le plateau
review-to-table = Retour à la table
depths-title = Comparer les profondeurs
window-title = Fenêtre de double
window-opens = Doubler dès { $chance } %
window-cash = Passer dès { $chance } %
window-too-good = Trop bon dès { $chance } %
window-now = Maintenant { $chance } %
totals-by-play-note = Ici, la chance estimée est retirée du résultat. Le PR ne compte que les erreurs ; sur un seul match, les deux peuvent diverger.
plays-best = Meilleur
