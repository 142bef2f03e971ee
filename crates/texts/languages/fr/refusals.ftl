refused-game-over = La partie est finie.
refused-match-over = Le match est fini, gagné par { $color }.
refused-game-not-over = Cette partie n’est pas encore finie.
refused-not-your-turn = C’est à { $color } de décider.
refused-start-not-settled = D’abord, chacun lance un dé pour voir qui commence.
refused-start-settled = On sait déjà qui commence.
refused-already-thrown = Le dé du début est déjà lancé : { $die }.
refused-offer-open = { $color } doit d’abord se prononcer sur { $offer }.
refused-no-offer = Il n’y a pas de proposition en attente.
refused-wrong-answer-cube = On peut seulement prendre ou passer { $offer }.
refused-wrong-answer = On peut seulement accepter ou refuser { $offer }.
refused-roll-first = Lancez d’abord les dés.
refused-already-rolled = Les dés sont déjà lancés : { $roll }.
refused-cube-not-in-use = Cette partie se joue sans videau.
refused-crawford = C’est la partie Crawford : personne ne peut doubler.
refused-first-roll-not-played = Personne ne peut doubler avant que le premier lancer de la partie ait été joué.
refused-cube-not-yours = Le videau est à { $color } : seul son propriétaire peut doubler.
refused-cube-at-limit = Selon ces règles, le videau ne dépasse pas { $highest }.
refused-double-after-roll = On double avant de lancer, et { $roll } est déjà sur la table.
refused-no-beavers = Vous ne jouez pas avec les beavers.
refused-no-raccoons = Vous ne jouez pas avec les raccoons.
refused-settlement-in-match = Une partie d’un match ne se règle pas à l’amiable.
refused-settlement-for-nothing = Un arrangement doit porter sur des points.
refused-no-backgammon = Selon ces règles, il n’y a pas de backgammon.
refused-die-not-rolled = Vous avez lancé { $roll } : il n’y a pas de { $die }.
refused-die-used = Le { $die } est déjà joué.
refused-no-checker-on-bar = Vous n’avez pas de pion sur la barre.
refused-no-checker = Vous n’avez pas de pion sur la flèche { $point }.
refused-bar-first = { $checkers ->
    [one] Votre pion sur la barre doit d’abord rentrer.
   *[other] Vos { $checkers } pions sur la barre doivent d’abord rentrer.
}
refused-blocked = La flèche { $point } est bloquée : { $checkers } pions adverses s’y trouvent.
refused-not-all-home = On ne sort ses pions que lorsqu’ils sont tous dans le jan intérieur, et vous en avez encore un sur la flèche { $point }.
refused-higher-checker = Ce nombre doit se jouer depuis la flèche { $higher }.
refused-exact-number = Selon ces règles, seul un { $needed } sort un pion de la flèche { $point }, pas un { $die }.
refused-hit-and-run = Votre pion de la flèche { $point } a frappé dans votre jan intérieur ; il y reste pour ce tour.
refused-both-numbers = Vous pouvez jouer les deux nombres de { $roll }, donc vous le devez.
refused-larger-number = Un seul de vos nombres est jouable, et ce doit être le plus grand : le { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Vous pouvez encore jouer, donc vous le devez.
   *[other] Vous pouvez faire { $moves } déplacements avec ce lancer, donc vous le devez.
}
refused-turn-not-over = Votre tour n’est pas fini : vous pouvez encore jouer, donc vous le devez.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-no-penalty-landing = Personne ne peut se poser sur une flèche bloquée.
refused-not-blocked = Cette flèche n’est pas bloquée : il n’y a donc pas de pénalité à payer.

offer-double = le double
offer-beaver = le beaver
offer-raccoon = le raccoon
offer-resignation = { $win ->
    [single] l’offre de concéder une partie simple
    [gammon] l’offre de concéder un gammon
   *[backgammon] l’offre de concéder un backgammon
}
offer-claim = { $win ->
    [single] la revendication d’une partie simple
    [gammon] la revendication d’un gammon
   *[backgammon] la revendication d’un backgammon
}
offer-settlement = { $points ->
    [one] l’arrangement à { $points } point
   *[other] l’arrangement à { $points } points
}
offer-settlement-stake = l’arrangement proposé ({ $text })

instead-moves = Possible : { $play }.
instead-no-moves = Rien n’est jouable.
instead-actions = Vous pouvez : { $actions }.
instead-nothing = Vous n’avez rien à faire pour l’instant.

roll-pair = { $larger }-{ $smaller }
