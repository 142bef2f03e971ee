place-empty = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} { $point }-punkt, tomt
place-checkers = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} { $point }-punkt, { $color ->
    [white] { $checkers ->
        [one] { $checkers } hvit brikke
       *[other] { $checkers } hvite brikker
    }
    [black] { $checkers ->
        [one] { $checkers } svart brikke
       *[other] { $checkers } svarte brikker
    }
    [light] { $checkers ->
        [one] { $checkers } lys brikke
       *[other] { $checkers } lyse brikker
    }
   *[dark] { $checkers ->
        [one] { $checkers } mørk brikke
       *[other] { $checkers } mørke brikker
    }
}
place-bar = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} bar, { $checkers ->
    [0] tom
    [one] { $checkers } brikke
   *[other] { $checkers } brikker
}
place-tray = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} skuff, { $checkers ->
    [0] ingen brikke ute
    [one] { $checkers } brikke ute
   *[other] { $checkers } brikker ute
}

place-movable = kan flyttes
place-target = kan nås
place-picked-up = løftet
place-last-moved = flyttet sist

die-left = { $left ->
    [0] Terning: { $die }, spilt
    [one] Terning: { $die }
   *[other] Terning: { $die }, { $left } ganger igjen
}
die-blocked = Terning: { $die }, kan ikke spilles
dice-name = Terninger
dice-roll = Kast terningene
dice-pick-up = Plukk opp terningene og avslutt turen
cube-centered = Kuben i midten
cube-beside = Kuben ved siden av brettet
cube-owned = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} kube, på { $value }
cube-offered = Kuben tilbys { $owner }, på { $value }
cube-double = Doble til { $value }
