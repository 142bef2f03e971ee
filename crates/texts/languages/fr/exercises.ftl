exercise-title = À vous d’essayer
exercise-check = Vérifier
exercise-again = Recommencer
exercise-show = Montrez-moi
exercise-right = Juste !
exercise-wrong = Pas tout à fait.
exercise-solved = { $total ->
    [one] { $found } exercice résolu sur { $total }
   *[other] Exercices résolus : { $found } sur { $total }
}

exercise-find-plays = { $color } a lancé { $roll }. Trouvez toutes les façons de le jouer.
exercise-find-none = Rien trouvé pour l’instant
exercise-find-progress = { $total ->
    [one] Trouvé : { $found } sur { $total }
   *[other] Trouvé : { $found } sur { $total }
}
exercise-find-new = { $play } en fait partie.
exercise-find-same = Vous avez déjà trouvé cette position. Essayez autrement.
exercise-find-all = Vous les avez toutes. Bravo !
exercise-find-stop = S’arrêter ici

exercise-choose-numbers = Choisissez-les tous, puis vérifiez.
exercise-missing = { $count ->
    [one] Il en manque encore { $count }.
   *[other] Il en manque encore { $count }.
}
exercise-too-many = { $count ->
    [one] Il y a une erreur.
   *[other] Il y a { $count } erreurs.
}
exercise-because = { $number } : { $reason }

exercise-tap-points = Touchez-les toutes, puis vérifiez.

exercise-aim = { $color } a lancé { $roll }. Ramenez le dernier pion dans le jan et sortez-en un, le tout avec ce lancer.
exercise-aim-not-off = Vous n’avez pas sorti de pion. Essayez dans l’autre ordre.
exercise-setup = Où sont les pions de { $color } au départ ?
exercise-start = Un joueur fait { $larger }, l’autre { $smaller }. Que se passe-t-il ensuite ?
exercise-start-pair = Celui qui a fait { $larger } commence, et joue { $larger } et { $smaller }
exercise-start-afresh = Celui qui a fait { $larger } commence, et lance les deux dés
exercise-start-color = Celui qui a fait { $larger } reçoit { $color ->
    [white] les pions blancs
    [black] les pions noirs
    [light] les pions clairs
   *[dark] les pions foncés
}, commence, et lance les deux dés
exercise-start-lower = Celui qui a fait { $smaller } commence, et joue { $larger } et { $smaller }
exercise-doubles = { $color } a lancé { $roll }. Combien des quatre déplacements peut-on faire ?
exercise-hitting = Quels nombres frappent le blot de { $opponent } ?
exercise-entering = Quels nombres font rentrer le pion de { $color } depuis la barre ?
exercise-blocks = Quelles flèches sont bloquées pour { $color } ?
exercise-bearing-off = { $color } a lancé { $roll }. Trouvez toutes les façons de le jouer selon ces règles.
exercise-winning = { $color } a sorti son dernier pion. Que gagne { $color } ?
exercise-win = { $win ->
    [single] Une partie simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
exercise-cube = { $opponent } double pour la première fois et met le videau à { $value }. Que perdez-vous si vous passez ?
exercise-match = { $color } vient d’arriver à un point du gain du match. { $opponent } peut-il doubler dans la partie suivante ?
exercise-money = { $color } gagne un gammon, et personne n’a doublé. Combien gagne { $color } ?
