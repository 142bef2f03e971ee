place-empty = { $owner }, polje { $point }: prazno
place-checkers = { $owner }, polje { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } bijeli žeton
        [few] { $checkers } bijela žetona
       *[other] { $checkers } bijelih žetona
    }
    [black] { $checkers ->
        [one] { $checkers } crni žeton
        [few] { $checkers } crna žetona
       *[other] { $checkers } crnih žetona
    }
    [light] { $checkers ->
        [one] { $checkers } svijetli žeton
        [few] { $checkers } svijetla žetona
       *[other] { $checkers } svijetlih žetona
    }
   *[dark] { $checkers ->
        [one] { $checkers } tamni žeton
        [few] { $checkers } tamna žetona
       *[other] { $checkers } tamnih žetona
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: prazan
    [one] { $owner }, bar: { $checkers } žeton
    [few] { $owner }, bar: { $checkers } žetona
   *[other] { $owner }, bar: { $checkers } žetona
}
place-tray = { $checkers ->
    [0] { $owner }, pretinac: nijedan iznesen žeton
    [one] { $owner }, pretinac: { $checkers } iznesen žeton
    [few] { $owner }, pretinac: { $checkers } iznesena žetona
   *[other] { $owner }, pretinac: { $checkers } iznesenih žetona
}

place-movable = može se pomaknuti
place-target = može se doseći
place-picked-up = u ruci
place-last-moved = posljednji pomak

die-left = { $left ->
    [0] Kocka: { $die }, odigrana
    [1] Kocka: { $die }
    [one] Kocka: { $die }, još { $left } put
    [few] Kocka: { $die }, još { $left } puta
   *[other] Kocka: { $die }, još { $left } puta
}
die-blocked = Kocka: { $die }, ne može se odigrati
dice-name = Kocke
dice-roll = Baci kocke
dice-pick-up = Pokupi kocke i završi potez
cube-centered = Kocka za udvostručavanje u sredini
cube-beside = Kocka za udvostručavanje uz ploču
cube-owned = Kocku za udvostručavanje ima { $owner }, na { $value }
cube-offered = Ponuđena kocka za udvostručavanje, na { $value }; odgovara { $owner }
cube-double = Udvostruči na { $value }
