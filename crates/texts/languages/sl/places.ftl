place-empty = { $owner }, polje { $point }: prazno
place-checkers = { $owner }, polje { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } bel žeton
        [two] { $checkers } bela žetona
        [few] { $checkers } beli žetoni
       *[other] { $checkers } belih žetonov
    }
    [black] { $checkers ->
        [one] { $checkers } črn žeton
        [two] { $checkers } črna žetona
        [few] { $checkers } črni žetoni
       *[other] { $checkers } črnih žetonov
    }
    [light] { $checkers ->
        [one] { $checkers } svetel žeton
        [two] { $checkers } svetla žetona
        [few] { $checkers } svetli žetoni
       *[other] { $checkers } svetlih žetonov
    }
   *[dark] { $checkers ->
        [one] { $checkers } temen žeton
        [two] { $checkers } temna žetona
        [few] { $checkers } temni žetoni
       *[other] { $checkers } temnih žetonov
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: prazen
    [one] { $owner }, bar: { $checkers } žeton
    [two] { $owner }, bar: { $checkers } žetona
    [few] { $owner }, bar: { $checkers } žetoni
   *[other] { $owner }, bar: { $checkers } žetonov
}
place-tray = { $checkers ->
    [0] { $owner }, predal: noben žeton ni zunaj
    [one] { $owner }, predal: { $checkers } žeton zunaj
    [two] { $owner }, predal: { $checkers } žetona zunaj
    [few] { $owner }, predal: { $checkers } žetoni zunaj
   *[other] { $owner }, predal: { $checkers } žetonov zunaj
}

place-movable = se lahko premakne
place-target = je dosegljivo
place-picked-up = v roki
place-last-moved = zadnji premik

die-left = { $left ->
    [0] Kocka: { $die }, odigrana
    [1] Kocka: { $die }
    [one] Kocka: { $die }, še { $left }-krat
    [two] Kocka: { $die }, še { $left }-krat
    [few] Kocka: { $die }, še { $left }-krat
   *[other] Kocka: { $die }, še { $left }-krat
}
die-blocked = Kocka: { $die }, ni je mogoče odigrati
dice-name = Kocki
dice-roll = Vrzi kocki
dice-pick-up = Poberi kocki in končaj potezo
cube-centered = Podvojitvena kocka na sredini
cube-beside = Podvojitvena kocka ob plošči
cube-owned = Podvojitveno kocko ima { $owner }, na { $value }
cube-offered = Ponujena podvojitvena kocka, na { $value }; odgovarja { $owner }
cube-double = Podvoji na { $value }
