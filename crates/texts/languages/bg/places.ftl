place-empty = { $owner }, поле { $point }: празно
place-checkers = { $owner }, поле { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } бял пул
       *[other] { $checkers } бели пула
    }
    [black] { $checkers ->
        [one] { $checkers } черен пул
       *[other] { $checkers } черни пула
    }
    [light] { $checkers ->
        [one] { $checkers } светъл пул
       *[other] { $checkers } светли пула
    }
   *[dark] { $checkers ->
        [one] { $checkers } тъмен пул
       *[other] { $checkers } тъмни пула
    }
}
place-bar = { $checkers ->
    [0] { $owner }, бар: празен
    [one] { $owner }, бар: { $checkers } пул
   *[other] { $owner }, бар: { $checkers } пула
}
place-tray = { $checkers ->
    [0] { $owner }, извадени: нито един пул
    [one] { $owner }, извадени: { $checkers } пул
   *[other] { $owner }, извадени: { $checkers } пула
}

place-movable = може да се мести
place-target = дотук може да се стигне
place-picked-up = в ръката
place-last-moved = последен ход

die-left = { $left ->
    [0] Зар: { $die }, изигран
    [one] Зар: { $die }
   *[other] Зар: { $die }, още { $left } пъти
}
die-blocked = Зар: { $die }, не може да се изиграе
dice-name = Зарове
dice-roll = Хвърли заровете
dice-pick-up = Прибери заровете и завърши хода
cube-centered = Кубът е в средата
cube-beside = Кубът е до дъската
cube-owned = { $owner ->
    [white] Кубът е на белите и показва { $value }
    [black] Кубът е на черните и показва { $value }
    [light] Кубът е на светлите и показва { $value }
   *[dark] Кубът е на тъмните и показва { $value }
}
cube-offered = { $owner ->
    [white] Кубът е предложен на белите и показва { $value }
    [black] Кубът е предложен на черните и показва { $value }
    [light] Кубът е предложен на светлите и показва { $value }
   *[dark] Кубът е предложен на тъмните и показва { $value }
}
cube-double = Удвои до { $value }
