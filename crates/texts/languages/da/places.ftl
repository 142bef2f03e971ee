place-empty = { $owner }, { $point }-punktet: tomt
place-checkers = { $owner }, { $point }-punktet: { $color ->
    [white] { $checkers ->
        [one] { $checkers } hvid brik
       *[other] { $checkers } hvide brikker
    }
    [black] { $checkers ->
        [one] { $checkers } sort brik
       *[other] { $checkers } sorte brikker
    }
    [light] { $checkers ->
        [one] { $checkers } lys brik
       *[other] { $checkers } lyse brikker
    }
   *[dark] { $checkers ->
        [one] { $checkers } mørk brik
       *[other] { $checkers } mørke brikker
    }
}
place-bar = { $checkers ->
    [0] { $owner }, baren: tom
    [one] { $owner }, baren: { $checkers } brik
   *[other] { $owner }, baren: { $checkers } brikker
}
place-tray = { $checkers ->
    [0] { $owner }, bakken: ingen brikker ude
    [one] { $owner }, bakken: { $checkers } brik ude
   *[other] { $owner }, bakken: { $checkers } brikker ude
}

place-movable = kan flyttes
place-target = kan nås
place-picked-up = løftet
place-last-moved = flyttet sidst

die-left = { $left ->
    [0] Terning: { $die }, spillet
    [one] Terning: { $die }
   *[other] Terning: { $die }, { $left } gange tilbage
}
die-blocked = Terning: { $die }, kan ikke spilles
dice-name = Terninger
dice-roll = Kast terningerne
dice-pick-up = Saml terningerne op, og slut turen
cube-centered = Doblingsterningen i midten
cube-beside = Doblingsterningen ved siden af brættet
cube-owned = Doblingsterningen hos { $owner }, på { $value }
cube-offered = Doblingsterningen tilbudt { $owner }, på { $value }
cube-double = Dobl til { $value }
