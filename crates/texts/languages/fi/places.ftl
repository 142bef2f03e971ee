place-empty = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} { $point }-kiila, tyhjä
place-checkers = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} { $point }-kiila, { $color ->
    [white] { $checkers ->
        [one] { $checkers } valkoinen nappula
       *[other] { $checkers } valkoista nappulaa
    }
    [black] { $checkers ->
        [one] { $checkers } musta nappula
       *[other] { $checkers } mustaa nappulaa
    }
    [light] { $checkers ->
        [one] { $checkers } vaalea nappula
       *[other] { $checkers } vaaleaa nappulaa
    }
   *[dark] { $checkers ->
        [one] { $checkers } tumma nappula
       *[other] { $checkers } tummaa nappulaa
    }
}
place-bar = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} puomi, { $checkers ->
    [0] tyhjä
    [one] { $checkers } nappula
   *[other] { $checkers } nappulaa
}
place-tray = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} lokero, { $checkers ->
    [0] ei kotiutettuja nappuloita
    [one] { $checkers } kotiutettu nappula
   *[other] { $checkers } kotiutettua nappulaa
}

place-movable = voi siirtää
place-target = tähän pääsee
place-picked-up = nostettu
place-last-moved = siirretty viimeksi

die-left = { $left ->
    [0] Noppa: { $die }, pelattu
    [one] Noppa: { $die }
   *[other] Noppa: { $die }, { $left } kertaa jäljellä
}
die-blocked = Noppa: { $die }, ei voi pelata
dice-name = Nopat
dice-roll = Heitä nopat
dice-pick-up = Kerää nopat ja päätä vuoro
cube-centered = Kuutio keskellä
cube-beside = Kuutio laudan vieressä
cube-owned = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kuutio, arvo { $value }
cube-offered = Kuutio tarjottu { $owner ->
    [white] Valkoiselle
    [black] Mustalle
    [light] Vaalealle
   *[dark] Tummalle
}, arvo { $value }
cube-double = Tuplaa, uusi arvo { $value }
