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
refused-hit-and-run = Votre dame de la flèche { $point } a capturé dans votre dernier compartiment : elle y reste ce tour-ci.
result-jacoby = { $win ->
    [gammon] Un gammon, mais le dé à doubler n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
   *[backgammon] Un backgammon, mais le dé à doubler n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
}
result-cube = × dé à doubler { $cube }
exercise-aim = { $color } a lancé { $roll }. Amenez la dernière dame dans le dernier compartiment et retirez-en une, le tout avec ce lancer.
exercise-aim-not-off = Vous n’avez retiré aucune dame. Essayez dans l’autre ordre.
exercise-setup = Où sont les dames de { $color } au départ ?
exercise-start-color = Celui qui a fait { $larger } reçoit { $color ->
    [white] les dames blanches
    [black] les dames noires
    [light] les dames claires
   *[dark] les dames foncées
}, commence, et lance les deux dés
exercise-hitting = Quels nombres capturent le blot de { $opponent } ?
exercise-entering = Quels nombres réintroduisent la dame de { $color } qui est sur la cloison ?
exercise-winning = { $color } a retiré sa dernière dame. Que gagne { $color } ?
exercise-cube = { $opponent } double pour la première fois et met le dé à doubler à { $value }. Que perdez-vous si vous passez ?
