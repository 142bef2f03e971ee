place-empty = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} kiil { $point }, tühi
place-checkers = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} kiil { $point }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } valge nupp
       *[other] { $checkers } valget nuppu
    }
    [black] { $checkers ->
        [one] { $checkers } must nupp
       *[other] { $checkers } musta nuppu
    }
    [light] { $checkers ->
        [one] { $checkers } hele nupp
       *[other] { $checkers } heledat nuppu
    }
   *[dark] { $checkers ->
        [one] { $checkers } tume nupp
       *[other] { $checkers } tumedat nuppu
    }
}
place-bar = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} baar, { $checkers ->
    [0] tühi
    [one] { $checkers } nupp
   *[other] { $checkers } nuppu
}
place-tray = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} salv, { $checkers ->
    [0] ühtki nuppu pole väljas
    [one] { $checkers } nupp väljas
   *[other] { $checkers } nuppu väljas
}

place-movable = saab siit käia
place-target = siia saab käia
place-picked-up = üles tõstetud
place-last-moved = viimati käidud

die-left = { $left ->
    [0] Täring: { $die }, käidud
    [one] Täring: { $die }
   *[other] Täring: { $die }, veel { $left } korda
}
die-blocked = Täring: { $die }, ei saa käia
dice-name = Täringud
dice-roll = Viska täringuid
dice-pick-up = Korja täringud üles ja lõpeta käik
cube-centered = Kuup keskel
cube-beside = Kuup laua kõrval
cube-owned = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} kuup, näitab { $value }
cube-offered = { $owner ->
    [white] Valgele
    [black] Mustale
    [light] Heledale
   *[dark] Tumedale
} pakutud kuup, näitab { $value }
cube-double = Duubelda: { $value }
