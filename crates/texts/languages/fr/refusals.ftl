refused-game-over = La partie est finie.
refused-match-over = Le match est fini : { $color } l’a gagné.
refused-game-not-over = Cette partie n’est pas encore finie.
refused-not-your-turn = C’est à { $color } de décider.
refused-start-not-settled = D’abord, chacun lance un dé pour voir qui commence.
refused-start-settled = On sait déjà qui commence.
refused-already-thrown = Vous avez déjà lancé votre dé pour commencer : { $die }.
refused-offer-open = { $color } doit d’abord répondre. En attente : { $offer }.
refused-no-offer = Il n’y a pas de proposition à laquelle répondre.
refused-wrong-answer-cube = Vous pouvez seulement prendre { $offer } ou passer.
refused-wrong-answer = Vous pouvez seulement accepter ou refuser { $offer }.
refused-roll-first = Lancez d’abord les dés.
refused-already-rolled = Vous avez déjà lancé : { $roll }.
refused-cube-not-in-use = Cette partie se joue sans videau.
refused-crawford = C’est la partie Crawford : personne ne peut doubler.
refused-first-roll-not-played = Personne ne peut doubler avant que le premier lancer de la partie ait été joué.
refused-cube-not-yours = { $color } a le videau, et lui seul peut doubler.
refused-cube-at-limit = Selon ces règles, le videau ne dépasse pas { $highest }.
refused-double-after-roll = On ne peut doubler qu’avant de lancer, et { $roll } est déjà lancé.
refused-no-beavers = Vous ne vous êtes pas mis d’accord pour jouer les beavers.
refused-no-raccoons = Vous ne vous êtes pas mis d’accord pour jouer les raccoons.
refused-settlement-in-match = Pas d’arrangement pour une partie d’un match.
refused-settlement-for-nothing = Un arrangement doit porter sur un point au moins.
refused-no-backgammon = Selon ces règles, il n’y a pas de backgammon.
refused-die-not-rolled = Vous avez lancé { $roll } : il n’y a pas de { $die }.
refused-die-used = Vous avez déjà joué le { $die }.
refused-no-checker-on-bar = Vous n’avez pas de pion sur la barre.
refused-no-checker = Vous n’avez pas de pion sur la flèche { $point }.
refused-bar-first = { $checkers ->
    [one] Votre pion sur la barre doit d’abord rentrer.
   *[other] Vos { $checkers } pions sur la barre doivent d’abord rentrer.
}
refused-blocked = La flèche { $point } est bloquée par { $checkers } pions adverses.
refused-not-all-home = Vous ne pouvez sortir vos pions que lorsqu’ils sont tous dans votre jan intérieur, et il en reste un sur la flèche { $point }.
refused-higher-checker = Vous devez jouer ce nombre depuis la flèche { $higher }.
refused-exact-number = Selon ces règles, seul un { $needed } sort un pion de la flèche { $point }, pas un { $die }.
refused-hit-and-run = Votre pion de la flèche { $point } a frappé dans votre jan intérieur : il y reste ce tour-ci.
refused-both-numbers = Vous pouvez jouer les deux nombres de { $roll }, donc vous le devez.
refused-larger-number = Vous ne pouvez jouer qu’un de vos nombres : ce doit être le plus grand, le { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Vous pouvez encore jouer, donc vous le devez.
   *[other] Vous pouvez faire { $moves } déplacements avec ce lancer, donc vous le devez.
}
refused-turn-not-over = Votre tour n’est pas fini : vous pouvez encore jouer, donc vous le devez.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-no-penalty-landing = Vous ne pouvez pas vous poser sur une flèche bloquée.
refused-not-blocked = Cette flèche n’est pas bloquée : il n’y a pas de pénalité à payer.

offer-double = le double
offer-beaver = le beaver
offer-raccoon = le raccoon
offer-resignation = { $win ->
    [single] l’offre de concéder une partie simple
    [gammon] l’offre de concéder un gammon
   *[backgammon] l’offre de concéder un backgammon
}
offer-claim = { $win ->
    [single] la partie simple réclamée
    [gammon] le gammon réclamé
   *[backgammon] le backgammon réclamé
}
offer-settlement = { $points ->
    [one] l’arrangement à { $points } point
   *[other] l’arrangement à { $points } points
}
offer-settlement-stake = l’arrangement proposé ({ $text })

instead-moves = Possible : { $play }.
instead-no-moves = Aucun coup n’est possible.
instead-actions = Vous pouvez : { $actions }.
instead-nothing = Vous n’avez rien à faire pour l’instant.

roll-pair = { $larger }-{ $smaller }
