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
place-bar-name = la cloison
cube-centered = Dé à doubler au milieu
cube-owned = { $owner } a le dé à doubler, à { $value }
cube-offered = Dé à doubler proposé à { $owner }, à { $value }

turn-throw-color = Chacun lance un dé. Le plus grand reçoit les dames blanches et commence.
action-move = Jouer une dame
offered-take-meaning = Si vous prenez, le dé à doubler est à vous, à { $value }, et le prochain double vous revient.
penalty-question = Selon ces règles, une dame qui se pose sur un blocage est elle-même capturée : la vôtre irait sur la cloison et le { $die } serait perdu. Le faire quand même ?

happened-got-white = { $player } a fait plus, reçoit les dames blanches et commence.
happened-hit = { $player } joue de { $from } à { $to } et capture.
happened-entered = { $player } réintroduit une dame sur { $to }.
happened-entered-hitting = { $player } réintroduit une dame sur { $to } et capture.
happened-bore-off = { $player } retire une dame de { $from }.
happened-landed-on-block = { $player } tombe sur un blocage : la dame va sur la cloison.
happened-took = { $player } a pris. Le dé à doubler est à { $value }.

refused-cube-not-in-use = Cette partie se joue sans dé à doubler.
refused-cube-not-yours = { $color } a le dé à doubler, et lui seul peut doubler.
refused-cube-at-limit = Selon ces règles, le dé à doubler ne dépasse pas { $highest }.
refused-no-checker-on-bar = Vous n’avez pas de dame sur la cloison.
refused-no-checker = Vous n’avez pas de dame sur la flèche { $point }.
refused-bar-first = { $checkers ->
    [one] Votre dame sur la cloison doit d’abord être réintroduite.
   *[other] Vos { $checkers } dames sur la cloison doivent d’abord être réintroduites.
}
refused-blocked = La flèche { $point } est bloquée par { $checkers } dames adverses.
refused-not-all-home = Vous ne pouvez retirer vos dames que lorsqu’elles sont toutes dans le dernier compartiment, et il en reste une sur la flèche { $point }.
refused-exact-number = Selon ces règles, seul un { $needed } retire une dame de la flèche { $point }, pas un { $die }.
offer-double = le doublage

ending-borne-off = { $player } a retiré sa dernière dame.

denial-backward = Les dames avancent toujours vers le dernier compartiment, jamais en arrière.
denial-no-point = Avec ce lancer, deux dames ne peuvent pas faire { $to }.
