place-checkers = Flèche { $point } de { $owner }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } dame blanche
       *[other] { $checkers } dames blanches
    }
    [black] { $checkers ->
        [one] { $checkers } dame noire
       *[other] { $checkers } dames noires
    }
    [light] { $checkers ->
        [one] { $checkers } dame claire
       *[other] { $checkers } dames claires
    }
   *[dark] { $checkers ->
        [one] { $checkers } dame foncée
       *[other] { $checkers } dames foncées
    }
}
place-bar = { $checkers ->
    [0] Cloison de { $owner }, vide
    [one] Cloison de { $owner }, { $checkers } dame
   *[other] Cloison de { $owner }, { $checkers } dames
}
place-tray = { $checkers ->
    [0] Sortie de { $owner }, aucune dame retirée
    [one] Sortie de { $owner }, { $checkers } dame retirée
   *[other] Sortie de { $owner }, { $checkers } dames retirées
}
place-picked-up = dame en main
cube-centered = Dé à doubler au milieu, libre pour les deux
cube-owned = Dé à doubler de { $owner }, à { $value }
cube-offered = Dé à doubler proposé à { $owner }, à { $value }

turn-throw-color = Chacun lance un dé. Le plus grand nombre reçoit les dames blanches et commence.
turn-answer-double = { $player } : prendre le doublage, ou passer ?
action-move = Jouer une dame
offered-take-meaning = Si vous prenez, le dé à doubler est à vous, à { $value }, et le prochain doublage n’appartient qu’à vous.
penalty-question = Selon ces règles, une dame qui se pose sur un blocage est elle-même capturée : la vôtre irait sur la cloison et le { $die } serait consommé. Le faire quand même ?

happened-got-white = { $player } fait le plus grand nombre, reçoit les dames blanches et commence.
happened-hit = { $player } joue de la flèche { $from } à la flèche { $to } et capture.
happened-entered = { $player } réintroduit une dame sur la flèche { $to }.
happened-entered-hitting = { $player } réintroduit une dame sur la flèche { $to } et capture.
happened-bore-off = { $player } retire une dame de la flèche { $from }.
happened-landed-on-block = { $player } tombe sur un blocage : la dame va sur la cloison.
happened-took = { $player } prend. Le dé à doubler est à { $value }.

refused-cube-not-in-use = Cette partie se joue sans dé à doubler.
refused-cube-not-yours = Le dé à doubler est à { $color } : seul son propriétaire peut doubler.
refused-cube-at-limit = Selon ces règles, le dé à doubler ne dépasse pas { $highest }.
refused-no-checker-on-bar = Vous n’avez pas de dame sur la cloison.
refused-no-checker = Vous n’avez pas de dame sur la flèche { $point }.
refused-bar-first = { $checkers ->
    [one] Votre dame sur la cloison doit d’abord être réintroduite.
   *[other] Vos { $checkers } dames sur la cloison doivent d’abord être réintroduites.
}
refused-blocked = La flèche { $point } est bloquée : { $checkers } dames adverses s’y trouvent.
refused-not-all-home = On ne retire ses dames que lorsqu’elles sont toutes dans le dernier compartiment, et vous en avez encore une sur la flèche { $point }.
refused-exact-number = Selon ces règles, seul un { $needed } retire une dame de la flèche { $point }, pas un { $die }.
offer-double = le doublage

ending-borne-off = { $player } a retiré sa dernière dame.

denial-backward = Les dames avancent vers leur dernier compartiment, jamais en arrière.
denial-no-point = Avec ce lancer, deux dames ne peuvent pas faire la flèche { $to }.
denial-no-way-bar = Aucun des nombres restants ne réintroduit une dame sur la flèche { $to }.
