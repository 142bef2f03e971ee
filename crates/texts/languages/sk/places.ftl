place-empty = { $owner }, klin { $point }: prázdny
place-checkers = { $owner }, klin { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } biely kameň
        [few] { $checkers } biele kamene
       *[other] { $checkers } bielych kameňov
    }
    [black] { $checkers ->
        [one] { $checkers } čierny kameň
        [few] { $checkers } čierne kamene
       *[other] { $checkers } čiernych kameňov
    }
    [light] { $checkers ->
        [one] { $checkers } svetlý kameň
        [few] { $checkers } svetlé kamene
       *[other] { $checkers } svetlých kameňov
    }
   *[dark] { $checkers ->
        [one] { $checkers } tmavý kameň
        [few] { $checkers } tmavé kamene
       *[other] { $checkers } tmavých kameňov
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: prázdny
    [one] { $owner }, bar: { $checkers } kameň
    [few] { $owner }, bar: { $checkers } kamene
   *[other] { $owner }, bar: { $checkers } kameňov
}
place-tray = { $checkers ->
    [0] { $owner }, vyvedené: žiadny kameň
    [one] { $owner }, vyvedené: { $checkers } kameň
    [few] { $owner }, vyvedené: { $checkers } kamene
   *[other] { $owner }, vyvedené: { $checkers } kameňov
}

place-movable = môže ťahať
place-target = sem možno ťahať
place-picked-up = v ruke
place-last-moved = posledný ťah

die-left = { $left ->
    [0] Kocka: { $die }, zahrané
    [one] Kocka: { $die }
    [few] Kocka: { $die }, ešte { $left }-krát
   *[other] Kocka: { $die }, ešte { $left }-krát
}
die-blocked = Kocka: { $die }, nedá sa zahrať
dice-name = Kocky
dice-roll = Hodiť kockami
dice-pick-up = Zdvihnúť kocky a ukončiť ťah
cube-centered = Stávková kocka v strede
cube-beside = Stávková kocka vedľa dosky
cube-owned = Stávkovú kocku má { $owner }, ukazuje { $value }
cube-offered = { $owner ->
    [white] Stávková kocka ponúknutá Bielemu
    [black] Stávková kocka ponúknutá Čiernemu
    [light] Stávková kocka ponúknutá Svetlému
   *[dark] Stávková kocka ponúknutá Tmavému
}, ukazuje { $value }
cube-double = Zdvojnásobiť na { $value }
