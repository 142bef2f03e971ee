place-empty = Flèche { $point } de { $owner }, vide
place-checkers = Flèche { $point } de { $owner }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } pion blanc
       *[other] { $checkers } pions blancs
    }
    [black] { $checkers ->
        [one] { $checkers } pion noir
       *[other] { $checkers } pions noirs
    }
    [light] { $checkers ->
        [one] { $checkers } pion clair
       *[other] { $checkers } pions clairs
    }
   *[dark] { $checkers ->
        [one] { $checkers } pion foncé
       *[other] { $checkers } pions foncés
    }
}
place-bar = { $checkers ->
    [0] Barre de { $owner }, vide
    [one] Barre de { $owner }, { $checkers } pion
   *[other] Barre de { $owner }, { $checkers } pions
}
place-tray = { $checkers ->
    [0] Sortie de { $owner }, aucun pion sorti
    [one] Sortie de { $owner }, { $checkers } pion sorti
   *[other] Sortie de { $owner }, { $checkers } pions sortis
}

place-movable = jouable
place-target = accessible
place-picked-up = pion en main
place-last-moved = dernier déplacement

die-left = { $left ->
    [0] Dé : { $die }, joué
    [one] Dé : { $die }
   *[other] Dé : { $die }, encore { $left } fois
}
die-blocked = Dé : { $die }, injouable
dice-name = Dés
dice-roll = Lancer les dés
dice-pick-up = Ramasser les dés et finir le tour
cube-centered = Videau au milieu, libre pour les deux
cube-beside = Videau à côté du plateau, libre pour les deux
cube-owned = Videau de { $owner }, à { $value }
cube-offered = Videau proposé à { $owner }, à { $value }
cube-double = Doubler à { $value }
