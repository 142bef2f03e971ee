# The leaflet's words, form by form; what needs more is written out below.
~ gagne un gammon = gagne double
~ perd un gammon = perd double
~ perdez un gammon = perdez double
~ gagnez un gammon, qui = remportez une victoire double, qui
~ avec un gammon = avec une victoire double
~ gammons et backgammons = victoires doubles et triples
~ gammons perdus = défaites doubles
~ gammons = victoires doubles
~ un gammon = une victoire double
~ le gammon = la victoire double
~ gammon = victoire double
~ un backgammon = une victoire triple
~ backgammons = victoires triples
~ backgammon = victoire triple
~ une partie simple = une victoire simple
~ parties simples = victoires simples
~ partie simple = victoire simple
~ videau = dé doubleur
~ les blocages = les bandes
~ un blocage = une bande
~ le blocage = la bande
~ perdre un gammon = perdre double
~ valeur du gammon = valeur de la victoire double

cube-centered = Dé doubleur au milieu
cube-owned = { $owner } a le dé doubleur, à { $value }
cube-offered = Dé doubleur proposé à { $owner }, à { $value }

win-single = victoire simple
win-gammon = victoire double
win-backgammon = victoire triple

offered-take-meaning = Si vous prenez, le dé doubleur est à vous, à { $value }, et le prochain double vous revient.
resign-win = { $win ->
    [single] Une victoire simple
    [gammon] Une victoire double
   *[backgammon] Une victoire triple
}
offered-resignation = { $win ->
    [single] { $player } concède une victoire simple.
    [gammon] { $player } concède une victoire double.
   *[backgammon] { $player } concède une victoire triple.
}
offered-claim = { $win ->
    [single] { $player } réclame une victoire simple.
    [gammon] { $player } réclame une victoire double.
   *[backgammon] { $player } réclame une victoire triple.
}

event-entered = { $player ->
    [you] Vous remettez un pion en jeu sur la flèche { $to }.
   *[other] { $player } remet un pion en jeu sur la flèche { $to }.
}
event-entered-hitting = { $player ->
    [you] Vous remettez un pion en jeu sur la flèche { $to } et frappez.
   *[other] { $player } remet un pion en jeu sur la flèche { $to } et frappe.
}
event-took = { $player ->
    [you] Vous avez pris. Le dé doubleur est à { $value }.
   *[other] { $player } a pris. Le dé doubleur est à { $value }.
}

refused-cube-not-in-use = Cette partie se joue sans dé doubleur.
refused-cube-not-yours = { $color } a le dé doubleur, et lui seul peut doubler.
refused-cube-at-limit = Selon ces règles, le dé doubleur ne dépasse pas { $highest }.
refused-bar-first = { $checkers ->
    [one] Votre pion sur la barre doit d’abord être remis en jeu.
   *[other] Vos { $checkers } pions sur la barre doivent d’abord être remis en jeu.
}
offer-resignation = { $win ->
    [single] l’offre de concéder une victoire simple
    [gammon] l’offre de concéder une victoire double
   *[backgammon] l’offre de concéder une victoire triple
}
offer-claim = { $win ->
    [single] la victoire simple réclamée
    [gammon] la victoire double réclamée
   *[backgammon] la victoire triple réclamée
}

result-single = Victoire simple (1)
result-gammon = Victoire double (2)
result-backgammon = Victoire triple (3)
result-jacoby = { $win ->
    [gammon] Une victoire double, mais le dé doubleur n’a jamais été tourné : avec la règle Jacoby, elle compte comme une victoire simple (1)
   *[backgammon] Une victoire triple, mais le dé doubleur n’a jamais été tourné : avec la règle Jacoby, elle compte comme une victoire simple (1)
}
result-cube = × dé doubleur { $cube }
exercise-entering = Quels nombres remettent en jeu le pion de { $color } qui est sur la barre ?
exercise-win = { $win ->
    [single] Une victoire simple
    [gammon] Une victoire double
   *[backgammon] Une victoire triple
}
exercise-cube = { $opponent } double pour la première fois et met le dé doubleur à { $value }. Que perdez-vous si vous passez ?
exercise-money = { $color } obtient une victoire double, et personne n’a doublé. Combien gagne { $color } ?
denial-no-way-bar = Aucun des nombres restants ne remet un pion en jeu sur la flèche { $to }.
book-winning-single = Vous remportez une victoire simple si votre adversaire a sorti au moins un pion.
advice-save-gammon = Évitez d’abord la défaite double.
reason-cube-gammons = Vous gagnez double dans { $gammons } % des parties et perdez double dans { $lost } %.
book-winning-gammon = Vous remportez une victoire double si votre adversaire n’en a sorti aucun.
book-winning-backgammon = Une victoire triple compte trois fois.
block-rule-from-two = Deux pions ou plus d’un même joueur sur une flèche forment une bande : ils la bloquent pour l’autre.
