place-empty = { $owner ->
    [white] Balto
    [black] Melno
    [light] Gaišo
   *[dark] Tumšo
} { $point }. lauciņš, tukšs
place-checkers = { $owner ->
    [white] Balto
    [black] Melno
    [light] Gaišo
   *[dark] Tumšo
} { $point }. lauciņš, { $color ->
    [white] { $checkers ->
        [zero] { $checkers } baltu kauliņu
        [one] { $checkers } balts kauliņš
       *[other] { $checkers } balti kauliņi
    }
    [black] { $checkers ->
        [zero] { $checkers } melnu kauliņu
        [one] { $checkers } melns kauliņš
       *[other] { $checkers } melni kauliņi
    }
    [light] { $checkers ->
        [zero] { $checkers } gaišu kauliņu
        [one] { $checkers } gaišs kauliņš
       *[other] { $checkers } gaiši kauliņi
    }
   *[dark] { $checkers ->
        [zero] { $checkers } tumšu kauliņu
        [one] { $checkers } tumšs kauliņš
       *[other] { $checkers } tumši kauliņi
    }
}
place-bar = { $owner ->
    [white] Balto
    [black] Melno
    [light] Gaišo
   *[dark] Tumšo
} šķirtne, { $checkers ->
    [0] tukša
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
}
place-tray = { $owner ->
    [white] Balto
    [black] Melno
    [light] Gaišo
   *[dark] Tumšo
} paplāte, { $checkers ->
    [0] nav noņemts neviens kauliņš
    [zero] noņemti { $checkers } kauliņi
    [one] noņemts { $checkers } kauliņš
   *[other] noņemti { $checkers } kauliņi
}

place-movable = var iet
place-target = šurp var iet
place-picked-up = paņemts
place-last-moved = pēdējais gājiens

die-left = { $left ->
    [0] Metamais kauliņš: { $die }, izspēlēts
    [1] Metamais kauliņš: { $die }
    [zero] Metamais kauliņš: { $die }, vēl { $left } reižu
    [one] Metamais kauliņš: { $die }, vēl { $left } reizi
   *[other] Metamais kauliņš: { $die }, vēl { $left } reizes
}
die-blocked = Metamais kauliņš: { $die }, nevar izspēlēt
dice-name = Metamie kauliņi
dice-roll = Mest metamos kauliņus
dice-pick-up = Paņemt metamos kauliņus un beigt gājienu
cube-centered = Kubs vidū
cube-beside = Kubs blakus galdam
cube-owned = { $owner ->
    [white] Balto
    [black] Melno
    [light] Gaišo
   *[dark] Tumšo
} kubs, rāda { $value }
cube-offered = { $owner ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} piedāvāts kubs, rāda { $value }
cube-double = Dubultot līdz { $value }
