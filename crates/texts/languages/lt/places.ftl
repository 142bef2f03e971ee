place-empty = { $owner ->
    [white] Baltųjų
    [black] Juodųjų
    [light] Šviesiųjų
   *[dark] Tamsiųjų
} { $point } laukas, tuščias
place-checkers = { $owner ->
    [white] Baltųjų
    [black] Juodųjų
    [light] Šviesiųjų
   *[dark] Tamsiųjų
} { $point } laukas, { $color ->
    [white] { $checkers ->
        [one] { $checkers } balta šaškė
        [few] { $checkers } baltos šaškės
        [many] { $checkers } baltos šaškės
       *[other] { $checkers } baltų šaškių
    }
    [black] { $checkers ->
        [one] { $checkers } juoda šaškė
        [few] { $checkers } juodos šaškės
        [many] { $checkers } juodos šaškės
       *[other] { $checkers } juodų šaškių
    }
    [light] { $checkers ->
        [one] { $checkers } šviesi šaškė
        [few] { $checkers } šviesios šaškės
        [many] { $checkers } šviesios šaškės
       *[other] { $checkers } šviesių šaškių
    }
   *[dark] { $checkers ->
        [one] { $checkers } tamsi šaškė
        [few] { $checkers } tamsios šaškės
        [many] { $checkers } tamsios šaškės
       *[other] { $checkers } tamsių šaškių
    }
}
place-bar = { $owner ->
    [white] Baltųjų
    [black] Juodųjų
    [light] Šviesiųjų
   *[dark] Tamsiųjų
} baras, { $checkers ->
    [0] tuščias
    [one] { $checkers } šaškė
    [few] { $checkers } šaškės
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}
place-tray = { $owner ->
    [white] Baltųjų
    [black] Juodųjų
    [light] Šviesiųjų
   *[dark] Tamsiųjų
} lovelis, { $checkers ->
    [0] nenurinkta nė viena šaškė
    [one] nurinkta { $checkers } šaškė
    [few] nurinktos { $checkers } šaškės
    [many] nurinkta { $checkers } šaškės
   *[other] nurinkta { $checkers } šaškių
}

place-movable = gali eiti
place-target = čia galima eiti
place-picked-up = paimta
place-last-moved = paskutinis ėjimas

die-left = { $left ->
    [0] Kauliukas: { $die }, sužaistas
    [1] Kauliukas: { $die }
    [one] Kauliukas: { $die }, dar { $left } kartą
    [few] Kauliukas: { $die }, dar { $left } kartus
    [many] Kauliukas: { $die }, dar { $left } karto
   *[other] Kauliukas: { $die }, dar { $left } kartų
}
die-blocked = Kauliukas: { $die }, sužaisti negalima
dice-name = Kauliukai
dice-roll = Mesti kauliukus
dice-pick-up = Paimti kauliukus ir baigti ėjimą
cube-centered = Kubas viduryje
cube-beside = Kubas šalia lentos
cube-owned = { $owner ->
    [white] Baltųjų
    [black] Juodųjų
    [light] Šviesiųjų
   *[dark] Tamsiųjų
} kubas, rodo { $value }
cube-offered = { $owner ->
    [white] Baltiesiems
    [black] Juodiesiems
    [light] Šviesiesiems
   *[dark] Tamsiesiems
} siūlomas kubas, rodo { $value }
cube-double = Dvigubinti iki { $value }
