place-empty = Punta { $point } { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, vuota
place-checkers = Punta { $point } { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $color ->
    [white] { $checkers ->
        [one] { $checkers } pedina bianca
       *[other] { $checkers } pedine bianche
    }
    [black] { $checkers ->
        [one] { $checkers } pedina nera
       *[other] { $checkers } pedine nere
    }
    [light] { $checkers ->
        [one] { $checkers } pedina chiara
       *[other] { $checkers } pedine chiare
    }
   *[dark] { $checkers ->
        [one] { $checkers } pedina scura
       *[other] { $checkers } pedine scure
    }
}
place-bar = Barra { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $checkers ->
    [0] vuota
    [one] { $checkers } pedina
   *[other] { $checkers } pedine
}
place-tray = Uscita { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $checkers ->
    [0] nessuna pedina fuori
    [one] { $checkers } pedina fuori
   *[other] { $checkers } pedine fuori
}

place-movable = si può muovere
place-target = raggiungibile
place-picked-up = pedina in mano
place-last-moved = ultima mossa

die-left = { $left ->
    [0] Dado: { $die }, giocato
    [one] Dado: { $die }
   *[other] Dado: { $die }, ancora { $left } volte
}
die-blocked = Dado: { $die }, non si può giocare
dice-name = Dadi
dice-roll = Tira i dadi
dice-pick-up = Raccogli i dadi e finisci il turno
cube-centered = Cubo al centro
cube-beside = Cubo accanto al tavoliere
cube-owned = Cubo { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, a { $value }
cube-offered = Cubo offerto { $owner ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
}, a { $value }
cube-double = Raddoppia a { $value }
