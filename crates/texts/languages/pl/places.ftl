place-empty = { $owner }, pole { $point }: puste
place-checkers = { $owner }, pole { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } biały pionek
        [few] { $checkers } białe pionki
        [many] { $checkers } białych pionków
       *[other] { $checkers } białych pionków
    }
    [black] { $checkers ->
        [one] { $checkers } czarny pionek
        [few] { $checkers } czarne pionki
        [many] { $checkers } czarnych pionków
       *[other] { $checkers } czarnych pionków
    }
    [light] { $checkers ->
        [one] { $checkers } jasny pionek
        [few] { $checkers } jasne pionki
        [many] { $checkers } jasnych pionków
       *[other] { $checkers } jasnych pionków
    }
   *[dark] { $checkers ->
        [one] { $checkers } ciemny pionek
        [few] { $checkers } ciemne pionki
        [many] { $checkers } ciemnych pionków
       *[other] { $checkers } ciemnych pionków
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: pusty
    [one] { $owner }, bar: { $checkers } pionek
    [few] { $owner }, bar: { $checkers } pionki
    [many] { $owner }, bar: { $checkers } pionków
   *[other] { $owner }, bar: { $checkers } pionków
}
place-tray = { $checkers ->
    [0] { $owner }, zdjęte: żaden pionek
    [one] { $owner }, zdjęte: { $checkers } pionek
    [few] { $owner }, zdjęte: { $checkers } pionki
    [many] { $owner }, zdjęte: { $checkers } pionków
   *[other] { $owner }, zdjęte: { $checkers } pionków
}

place-movable = może ruszyć
place-target = można tu wejść
place-picked-up = w ręce
place-last-moved = ostatni ruch

die-left = { $left ->
    [0] Kostka: { $die }, zagrana
    [one] Kostka: { $die }
    [few] Kostka: { $die }, jeszcze { $left } razy
    [many] Kostka: { $die }, jeszcze { $left } razy
   *[other] Kostka: { $die }, jeszcze { $left } razy
}
die-blocked = Kostka: { $die }, nie da się zagrać
dice-name = Kostki
dice-roll = Rzuć kostkami
dice-pick-up = Zbierz kostki i zakończ turę
cube-centered = Kostka dublująca pośrodku
cube-beside = Kostka dublująca obok planszy
cube-owned = Kostkę dublującą mają { $owner }, pokazuje { $value }
cube-offered = { $owner ->
    [white] Kostka dublująca zaproponowana Białym
    [black] Kostka dublująca zaproponowana Czarnym
    [light] Kostka dublująca zaproponowana Jasnym
   *[dark] Kostka dublująca zaproponowana Ciemnym
}, pokazuje { $value }
cube-double = Podwój do { $value }
