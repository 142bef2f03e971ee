place-empty = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} { $point }-punkt, tom
place-checkers = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} { $point }-punkt, { $color ->
    [white] { $checkers ->
        [one] { $checkers } vit bricka
       *[other] { $checkers } vita brickor
    }
    [black] { $checkers ->
        [one] { $checkers } svart bricka
       *[other] { $checkers } svarta brickor
    }
    [light] { $checkers ->
        [one] { $checkers } ljus bricka
       *[other] { $checkers } ljusa brickor
    }
   *[dark] { $checkers ->
        [one] { $checkers } mörk bricka
       *[other] { $checkers } mörka brickor
    }
}
place-bar = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} bar, { $checkers ->
    [0] tom
    [one] { $checkers } bricka
   *[other] { $checkers } brickor
}
place-tray = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} fack, { $checkers ->
    [0] ingen bricka ute
    [one] { $checkers } bricka ute
   *[other] { $checkers } brickor ute
}

place-movable = kan flyttas
place-target = kan nås
place-picked-up = upplockad
place-last-moved = flyttad senast

die-left = { $left ->
    [0] Tärning: { $die }, spelad
    [one] Tärning: { $die }
   *[other] Tärning: { $die }, { $left } gånger kvar
}
die-blocked = Tärning: { $die }, kan inte spelas
dice-name = Tärningar
dice-roll = Kasta tärningarna
dice-pick-up = Plocka upp tärningarna och avsluta turen
cube-centered = Kuben i mitten
cube-beside = Kuben bredvid brädet
cube-owned = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} kub, på { $value }
cube-offered = Kuben erbjuds { $owner }, på { $value }
cube-double = Dubbla till { $value }
