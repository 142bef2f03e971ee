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

cube-centered = Dé doubleur au milieu, libre pour les deux
cube-owned = Dé doubleur de { $owner }, à { $value }
cube-offered = Dé doubleur proposé à { $owner }, à { $value }

win-single = victoire simple
win-gammon = victoire double
win-backgammon = victoire triple

offered-take-meaning = Si vous prenez, le dé doubleur est à vous, à { $value }, et le prochain double n’appartient qu’à vous.
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
    [single] { $player } revendique une victoire simple.
    [gammon] { $player } revendique une victoire double.
   *[backgammon] { $player } revendique une victoire triple.
}
hint-gammons = victoires doubles

happened-entered = { $player } remet un pion en jeu sur la flèche { $to }.
happened-entered-hitting = { $player } remet un pion en jeu sur la flèche { $to } et frappe.
happened-took = { $player } prend. Le dé doubleur est à { $value }.

refused-cube-not-in-use = Cette partie se joue sans dé doubleur.
refused-cube-not-yours = Le dé doubleur est à { $color } : seul son propriétaire peut doubler.
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
    [single] la victoire simple revendiquée
    [gammon] la victoire double revendiquée
   *[backgammon] la victoire triple revendiquée
}

result-single = Victoire simple (1)
result-gammon = Victoire double (2)
result-backgammon = Victoire triple (3)
denial-no-way-bar = Aucun des nombres restants ne remet un pion en jeu sur la flèche { $to }.
book-winning-single = Vous remportez une victoire simple si votre adversaire a sorti au moins un pion.
