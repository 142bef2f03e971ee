place-empty = Triunghiul { $point } al { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, gol
place-checkers = Triunghiul { $point } al { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, { $color ->
    [white] { $checkers ->
        [one] { $checkers } piesă albă
        [few] { $checkers } piese albe
       *[other] { $checkers } de piese albe
    }
    [black] { $checkers ->
        [one] { $checkers } piesă neagră
        [few] { $checkers } piese negre
       *[other] { $checkers } de piese negre
    }
    [light] { $checkers ->
        [one] { $checkers } piesă deschisă
        [few] { $checkers } piese deschise
       *[other] { $checkers } de piese deschise
    }
   *[dark] { $checkers ->
        [one] { $checkers } piesă închisă
        [few] { $checkers } piese închise
       *[other] { $checkers } de piese închise
    }
}
place-bar = Bara { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, { $checkers ->
    [0] goală
    [one] { $checkers } piesă
    [few] { $checkers } piese
   *[other] { $checkers } de piese
}
place-tray = Ieșirea { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, { $checkers ->
    [0] nicio piesă scoasă
    [one] { $checkers } piesă scoasă
    [few] { $checkers } piese scoase
   *[other] { $checkers } de piese scoase
}

place-movable = se poate muta
place-target = se poate ajunge aici
place-picked-up = în mână
place-last-moved = ultima mutare

die-left = { $left ->
    [0] Zar: { $die }, jucat
    [one] Zar: { $die }
    [few] Zar: { $die }, încă de { $left } ori
   *[other] Zar: { $die }, încă de { $left } de ori
}
die-blocked = Zar: { $die }, nu se poate juca
dice-name = Zaruri
dice-roll = Aruncă zarurile
dice-pick-up = Ridică zarurile și încheie rândul
cube-centered = Cubul la mijloc
cube-beside = Cubul lângă tablă
cube-owned = Cubul { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, la { $value }
cube-offered = Cub oferit { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, la { $value }
cube-double = Dublează la { $value }
