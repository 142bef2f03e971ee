place-empty = { $owner }, klín { $point }: prázdný
place-checkers = { $owner }, klín { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } bílý kámen
        [few] { $checkers } bílé kameny
       *[other] { $checkers } bílých kamenů
    }
    [black] { $checkers ->
        [one] { $checkers } černý kámen
        [few] { $checkers } černé kameny
       *[other] { $checkers } černých kamenů
    }
    [light] { $checkers ->
        [one] { $checkers } světlý kámen
        [few] { $checkers } světlé kameny
       *[other] { $checkers } světlých kamenů
    }
   *[dark] { $checkers ->
        [one] { $checkers } tmavý kámen
        [few] { $checkers } tmavé kameny
       *[other] { $checkers } tmavých kamenů
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: prázdný
    [one] { $owner }, bar: { $checkers } kámen
    [few] { $owner }, bar: { $checkers } kameny
   *[other] { $owner }, bar: { $checkers } kamenů
}
place-tray = { $checkers ->
    [0] { $owner }, vyvedené: žádný kámen
    [one] { $owner }, vyvedené: { $checkers } kámen
    [few] { $owner }, vyvedené: { $checkers } kameny
   *[other] { $owner }, vyvedené: { $checkers } kamenů
}

place-movable = může táhnout
place-target = sem lze táhnout
place-picked-up = v ruce
place-last-moved = poslední tah

die-left = { $left ->
    [0] Kostka: { $die }, zahráno
    [one] Kostka: { $die }
    [few] Kostka: { $die }, ještě { $left }krát
   *[other] Kostka: { $die }, ještě { $left }krát
}
die-blocked = Kostka: { $die }, nejde zahrát
dice-name = Kostky
dice-roll = Hodit kostkami
dice-pick-up = Zvednout kostky a ukončit tah
cube-centered = Sázecí kostka uprostřed
cube-beside = Sázecí kostka vedle desky
cube-owned = Sázecí kostku má { $owner }, ukazuje { $value }
cube-offered = { $owner ->
    [white] Sázecí kostka nabídnuta Bílému
    [black] Sázecí kostka nabídnuta Černému
    [light] Sázecí kostka nabídnuta Světlému
   *[dark] Sázecí kostka nabídnuta Tmavému
}, ukazuje { $value }
cube-double = Zdvojnásobit na { $value }
