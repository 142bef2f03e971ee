# The leaflet's words, form by form; what needs more is written out below.
~ a amené le dernier = a amené la dernière
~ il doit pouvoir se poser = elle doit pouvoir se poser
~ n’en frappe aucun = n’en capture aucune
~ quels pions = quelles dames
~ tous leurs pions = toutes leurs dames
~ soient tous dans = soient toutes dans
~ Ils rentrent dans = Elles rentrent dans
~ videau = dé à doubler
~ barre = cloison
~ un seul pion = une seule dame
~ un pion adverse = une dame adverse
~ aucun pion = aucune dame
~ n’importe quel pion = n’importe quelle dame
~ le dernier pion = la dernière dame
~ son dernier pion = sa dernière dame
~ le même pion = la même dame
~ tous les pions = toutes les dames
~ tous vos pions = toutes vos dames
~ tous ses pions = toutes ses dames
~ deux derniers pions = deux dernières dames
~ les pions blancs = les dames blanches
~ pions blancs = dames blanches
~ pions noirs = dames noires
~ un pion seul = une dame seule
~ un pion frappé = une dame capturée
~ ce pion = cette dame
~ un pion = une dame
~ le pion = la dame
~ votre pion = votre dame
~ quel pion = quelle dame
~ pion = dame
~ pions = dames
~ dans le jan intérieur = dans le dernier compartiment
~ jan intérieur = dernier compartiment
~ jan adverse = premier compartiment
~ jan = dernier compartiment
~ frapperait = capturerait
~ frapperaient = captureraient
~ frappent = capturent
~ frappe = capture
~ frapper = capturer
~ frappés = capturées
~ frappé = capturée
~ jans = compartiments
~ le plus reculé = la plus reculée
~ les blocages = les rubans
~ un blocage = un ruban
~ le blocage = le ruban
~ n’en a sorti aucun = n’en a sorti aucune
~ frappez = capturez
~ un de vos pions = une de vos dames
~ le jan est fermé = le tableau est fermé
~ devant un jan fermé = devant un tableau fermé
~ dans le jan adverse = dans votre premier compartiment
~ les pions sortis = les dames sorties
~ avant qu’ils ne soient enfermés = avant qu’elles ne soient enfermées

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
cube-centered = Dé à doubler au milieu
cube-owned = { $owner } a le dé à doubler, à { $value }
cube-offered = Dé à doubler proposé à { $owner }, à { $value }

turn-throw-color = Chacun lance un dé. Le plus grand reçoit les dames blanches et commence.
action-move = Jouer une dame
offered-take-meaning = Si vous prenez, le dé à doubler est à vous, à { $value }, et le prochain double vous revient.
penalty-question = Selon ces règles, une dame qui se pose sur un ruban est elle-même capturée : la vôtre irait sur la cloison et le { $die } serait perdu. Le faire quand même ?

event-got-white = { $player ->
    [you] Vous avez fait plus, recevez les dames blanches et commencez.
   *[other] { $player } a fait plus, reçoit les dames blanches et commence.
}
event-hit = { $player ->
    [you] Vous jouez de la flèche { $from } à la flèche { $to } et capturez.
   *[other] { $player } joue de la flèche { $from } à la flèche { $to } et capture.
}
event-entered = { $player ->
    [you] Vous réintroduisez une dame sur la flèche { $to }.
   *[other] { $player } réintroduit une dame sur la flèche { $to }.
}
event-entered-hitting = { $player ->
    [you] Vous réintroduisez une dame sur la flèche { $to } et capturez.
   *[other] { $player } réintroduit une dame sur la flèche { $to } et capture.
}
event-bore-off = { $player ->
    [you] Vous retirez une dame de la flèche { $from }.
   *[other] { $player } retire une dame de la flèche { $from }.
}
event-landed-on-block = { $player ->
    [you] Vous tombez sur un ruban : la dame va sur la cloison.
   *[other] { $player } tombe sur un ruban : la dame va sur la cloison.
}
event-took = { $player ->
    [you] Vous avez pris. Le dé à doubler est à { $value }.
   *[other] { $player } a pris. Le dé à doubler est à { $value }.
}

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

ending-borne-off = { $player ->
    [you] Vous avez retiré votre dernière dame.
   *[other] { $player } a retiré sa dernière dame.
}

denial-backward = Les dames avancent toujours vers le dernier compartiment, jamais en arrière.
denial-no-point = Avec ce lancer, deux dames ne peuvent pas faire la flèche { $to }.
denial-no-way-bar = Aucun des nombres restants ne réintroduit une dame sur la flèche { $to }.
backgammon-needs-rule-none-off = Il y a backgammon si le perdant n’a sorti aucune dame et en a encore une sur la cloison ou dans le dernier compartiment du gagnant.
bear-off-rule-nearest-lower = Un nombre sort une dame de sa propre flèche. Si elle est vide, il peut en sortir une de la flèche inférieure la plus proche que vous occupez, même s’il reste des dames plus haut.
block-rule-from-three = Trois dames ou plus d’un même joueur bloquent la flèche pour l’autre ; deux ensemble peuvent encore être capturées, toutes deux à la fois.
blocked-landing-rule-self-hit = On ne doit pas se poser sur une flèche bloquée. Une dame qu’on y met tout de même est elle-même capturée : elle va sur la cloison, et le nombre est consommé.
book-aim-picture = Toutes les dames de { $color } sont dans son dernier compartiment. Elles peuvent maintenant sortir.
book-bearing-off-hit = Si l’une de vos dames est capturée entre-temps, elle doit revenir dans votre dernier compartiment avant que vous continuiez à sortir.
book-blocks-picture = { $opponent } bloque les flèches devant les deux dernières dames de { $color }. Elles s’échappent avec { $list }.
book-doubles-four = Si les deux dés montrent le même nombre, on le joue quatre fois, avec une ou plusieurs dames, au choix.
book-entering-first = Si vous avez des dames sur la cloison, toutes doivent rentrer avant que vos autres dames puissent bouger.
book-entering-picture = { $color } a une dame sur la cloison. Elle rentre avec { $list }.
book-entering-picture-closed = { $color } a une dame sur la cloison, et aucun nombre ne la fait rentrer.
book-entering-rest = Un nombre dont la flèche est bloquée ne fait rentrer personne. Une fois toutes les dames rentrées, le reste du lancer se joue avec n’importe quelle dame.
book-entering-where-halves = Elles rentrent dans le premier compartiment : { $color } 1A–6A, { $opponent } 1–6. On peut capturer en rentrant.
book-hitting-pair = Une ou deux dames sur une flèche peuvent être capturées : une dame adverse qui s’y pose les capture toutes.
book-moving-roll = À votre tour, vous lancez les deux dés et jouez chaque nombre : deux dames une fois chacune, ou la même dame deux fois.
book-winning-picture = { $color } a sorti sa dernière dame. { $opponent } en a une dehors et une sur la cloison : { $win ->
    [single] partie simple
    [gammon] gammon
   *[backgammon] backgammon
}.
coach-back = { $played ->
    [0] Ce coup ne laisse aucune dame
    [one] Ce coup laisse { $played } dame
   *[other] Ce coup laisse { $played } dames
} en arrière dans votre premier compartiment ; le meilleur { $better ->
    [0] n’en laisse aucune
   *[other] en laisse { $better }
}.
coach-off = Après ce coup, { $played ->
    [0] aucune dame n’est sortie
    [one] { $played } dame est sortie
   *[other] { $played } dames sont sorties
} ; après le meilleur, { $better ->
    [0] aucune
   *[other] { $better }
}.
duty-until-home = Jusqu’à ce que toutes soient dans le dernier compartiment
exercise-aim = { $color } a lancé { $roll }. Amenez la dernière dame dans le dernier compartiment et retirez-en une, le tout avec ce lancer.
fact-back = { $checkers ->
    [0] Aucune de vos dames n’est restée en arrière.
    [one] { $checkers } de vos dames est encore en arrière.
   *[other] { $checkers } de vos dames sont encore en arrière.
}
fact-opponent-back = { $checkers ->
    [0] Aucune dame de votre adversaire n’est restée en arrière.
    [one] { $checkers } dame de votre adversaire est encore en arrière.
   *[other] { $checkers } dames de votre adversaire sont encore en arrière.
}
refused-hit-and-run = Votre dame de la flèche { $point } a capturé dans votre dernier compartiment : elle y reste ce tour-ci.
result-jacoby = { $win ->
    [gammon] Un gammon, mais le dé à doubler n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
   *[backgammon] Un backgammon, mais le dé à doubler n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
}
result-cube = × dé à doubler { $cube }
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
block-rule-from-two = Deux dames ou plus d’un même joueur sur une flèche forment un ruban : elles la bloquent pour l’autre.
book-blocks-pass = Vous pouvez sauter une flèche bloquée avec un nombre qui mène au-delà. Six de suite, un pont, ne se sautent pas.
book-blocks-closed = Si les six flèches où vous devez rentrer sont bloquées, le tableau est fermé : aucun lancer ne vous fait rentrer tant qu’une flèche ne s’ouvre pas.
coach-prime = { $played ->
    [one] Votre plus long pont est de { $played } flèche après ce coup, de { $better } après le meilleur.
   *[other] Votre plus long pont est de { $played } flèches après ce coup, de { $better } après le meilleur.
}
fact-prime = { $count ->
    [one] Votre plus long pont est de { $count } flèche.
    [6] Vous avez un pont complet : six flèches de suite.
   *[other] Votre plus long pont est de { $count } flèches.
}
