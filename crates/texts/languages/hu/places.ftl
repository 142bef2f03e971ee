place-empty = { $owner } { $point }. mezője, üres
place-checkers = { $owner } { $point }. mezője, { $color ->
    [white] { $checkers } fehér bábu
    [black] { $checkers } fekete bábu
    [light] { $checkers } világos bábu
   *[dark] { $checkers } sötét bábu
}
place-bar = { $checkers ->
    [0] { $owner } sorompója, üres
   *[other] { $owner } sorompója, { $checkers } bábu
}
place-tray = { $checkers ->
    [0] { $owner } tálcája, üres
   *[other] { $owner } tálcája, { $checkers } kipakolt bábu
}

place-movable = léphet
place-target = elérhető
place-picked-up = kézben
place-last-moved = utoljára lépett

die-left = { $left ->
    [0] Kocka: { $die }, lelépve
    [one] Kocka: { $die }
   *[other] Kocka: { $die }, még { $left } lépés
}
die-blocked = Kocka: { $die }, nem léphető le
dice-name = Kockák
dice-roll = Dobás a kockákkal
dice-pick-up = A kockák felvétele és a kör befejezése
cube-centered = Duplázókocka középen, mindkét játékos duplázhat
cube-beside = Duplázókocka a tábla mellett, mindkét játékos duplázhat
cube-owned = { $owner } duplázókockája, értéke { $value }
cube-offered = Duplázókocka felajánlva, értéke { $value }, { $owner } válaszol
cube-double = Duplázás, új érték: { $value }
