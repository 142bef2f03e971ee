place-empty = { $owner }, Punkt { $point }: leer
place-checkers = { $owner }, Punkt { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } weißer Stein
       *[other] { $checkers } weiße Steine
    }
    [black] { $checkers ->
        [one] { $checkers } schwarzer Stein
       *[other] { $checkers } schwarze Steine
    }
    [light] { $checkers ->
        [one] { $checkers } heller Stein
       *[other] { $checkers } helle Steine
    }
   *[dark] { $checkers ->
        [one] { $checkers } dunkler Stein
       *[other] { $checkers } dunkle Steine
    }
}
place-bar = { $checkers ->
    [0] { $owner }, Bar: leer
    [one] { $owner }, Bar: { $checkers } Stein
   *[other] { $owner }, Bar: { $checkers } Steine
}
place-tray = { $checkers ->
    [0] { $owner }, Ablage: noch kein Stein ausgewürfelt
    [one] { $owner }, Ablage: { $checkers } Stein ausgewürfelt
   *[other] { $owner }, Ablage: { $checkers } Steine ausgewürfelt
}

place-movable = kann ziehen
place-target = erreichbar
place-picked-up = aufgenommen
place-last-moved = zuletzt gezogen

die-left = { $left ->
    [0] Würfel: { $die }, gespielt
    [one] Würfel: { $die }
   *[other] Würfel: { $die }, noch { $left } Mal
}
die-blocked = Würfel: { $die }, nicht spielbar
dice-name = Würfel
dice-roll = Würfeln
dice-pick-up = Würfel aufnehmen und Zug beenden
cube-centered = Doppler in der Mitte, für beide frei
cube-beside = Doppler neben dem Brett, für beide frei
cube-owned = Doppler bei { $owner }, auf { $value }
cube-offered = Doppler { $owner } angeboten, auf { $value }
cube-double = Auf { $value } verdoppeln
