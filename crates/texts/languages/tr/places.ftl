place-empty = { $owner }, { $point } hanesi: boş
place-checkers = { $owner }, { $point } hanesi: { $color ->
    [white] { $checkers } beyaz pul
    [black] { $checkers } siyah pul
    [light] { $checkers } açık renk pul
   *[dark] { $checkers } koyu renk pul
}
place-bar = { $checkers ->
    [0] { $owner }, bar: boş
   *[other] { $owner }, bar: { $checkers } pul
}
place-tray = { $checkers ->
    [0] { $owner }, toplanan: pul yok
   *[other] { $owner }, toplanan: { $checkers } pul
}

place-movable = oynayabilir
place-target = gidilebilir
place-picked-up = elde tutulan
place-last-moved = son oynanan

die-left = { $left ->
    [0] Zar: { $die }, oynandı
    [1] Zar: { $die }
   *[other] Zar: { $die }, { $left } kez daha
}
die-blocked = Zar: { $die }, oynanamıyor
dice-name = Zarlar
dice-roll = Zar at
dice-pick-up = Zarları kaldır ve sırayı bitir
cube-centered = Küp ortada
cube-beside = Küp tahtanın yanında
cube-owned = Küp { $owner } tarafta, değeri { $value }
cube-offered = Küp { $owner } tarafa teklif edildi, değeri { $value }
cube-double = Katla: { $value }
