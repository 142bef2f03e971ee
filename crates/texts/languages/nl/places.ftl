place-empty = { $owner }, punt { $point }: leeg
place-checkers = { $owner }, punt { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } witte schijf
       *[other] { $checkers } witte schijven
    }
    [black] { $checkers ->
        [one] { $checkers } zwarte schijf
       *[other] { $checkers } zwarte schijven
    }
    [light] { $checkers ->
        [one] { $checkers } lichte schijf
       *[other] { $checkers } lichte schijven
    }
   *[dark] { $checkers ->
        [one] { $checkers } donkere schijf
       *[other] { $checkers } donkere schijven
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: leeg
    [one] { $owner }, bar: { $checkers } schijf
   *[other] { $owner }, bar: { $checkers } schijven
}
place-tray = { $checkers ->
    [0] { $owner }, bakje: nog geen schijf afgespeeld
    [one] { $owner }, bakje: { $checkers } schijf afgespeeld
   *[other] { $owner }, bakje: { $checkers } schijven afgespeeld
}

place-movable = kan gespeeld worden
place-target = bereikbaar
place-picked-up = opgepakt
place-last-moved = laatst gezet

die-left = { $left ->
    [0] Dobbelsteen: { $die }, gespeeld
    [one] Dobbelsteen: { $die }
   *[other] Dobbelsteen: { $die }, nog { $left } keer
}
die-blocked = Dobbelsteen: { $die }, niet te spelen
dice-name = Dobbelstenen
dice-roll = Gooi de dobbelstenen
dice-pick-up = Pak de dobbelstenen op en beëindig de beurt
cube-centered = Dubbelsteen in het midden
cube-beside = Dubbelsteen naast het bord
cube-owned = Dubbelsteen van { $owner }, op { $value }
cube-offered = Dubbelsteen aangeboden aan { $owner }, op { $value }
cube-double = Verdubbelen naar { $value }
