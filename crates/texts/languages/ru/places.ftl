place-empty = { $owner }, пункт { $point }: пусто
place-checkers = { $owner }, пункт { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } белая шашка
        [few] { $checkers } белые шашки
        [many] { $checkers } белых шашек
       *[other] { $checkers } белой шашки
    }
    [black] { $checkers ->
        [one] { $checkers } чёрная шашка
        [few] { $checkers } чёрные шашки
        [many] { $checkers } чёрных шашек
       *[other] { $checkers } чёрной шашки
    }
    [light] { $checkers ->
        [one] { $checkers } светлая шашка
        [few] { $checkers } светлые шашки
        [many] { $checkers } светлых шашек
       *[other] { $checkers } светлой шашки
    }
   *[dark] { $checkers ->
        [one] { $checkers } тёмная шашка
        [few] { $checkers } тёмные шашки
        [many] { $checkers } тёмных шашек
       *[other] { $checkers } тёмной шашки
    }
}
place-bar = { $checkers ->
    [0] { $owner }, бар: пусто
    [one] { $owner }, бар: { $checkers } шашка
    [few] { $owner }, бар: { $checkers } шашки
    [many] { $owner }, бар: { $checkers } шашек
   *[other] { $owner }, бар: { $checkers } шашки
}
place-tray = { $checkers ->
    [0] { $owner }, лоток: не выброшено ни одной шашки
    [one] { $owner }, лоток: выброшена { $checkers } шашка
    [few] { $owner }, лоток: выброшены { $checkers } шашки
    [many] { $owner }, лоток: выброшено { $checkers } шашек
   *[other] { $owner }, лоток: выброшено { $checkers } шашки
}

place-movable = может ходить
place-target = сюда можно пойти
place-picked-up = в руке
place-last-moved = последний ход

die-left = { $left ->
    [0] Кость: { $die }, сыграна
    [1] Кость: { $die }
    [one] Кость: { $die }, ещё { $left } раз
    [few] Кость: { $die }, ещё { $left } раза
    [many] Кость: { $die }, ещё { $left } раз
   *[other] Кость: { $die }, ещё { $left } раза
}
die-blocked = Кость: { $die }, сыграть нельзя
dice-name = Кости
dice-roll = Бросить кости
dice-pick-up = Собрать кости и закончить ход
cube-centered = Куб посередине
cube-beside = Куб рядом с доской
cube-owned = { $owner ->
    [white] Куб у белых, на нём { $value }
    [black] Куб у чёрных, на нём { $value }
    [light] Куб у светлых, на нём { $value }
   *[dark] Куб у тёмных, на нём { $value }
}
cube-offered = { $owner ->
    [white] Куб предложен белым, на нём { $value }
    [black] Куб предложен чёрным, на нём { $value }
    [light] Куб предложен светлым, на нём { $value }
   *[dark] Куб предложен тёмным, на нём { $value }
}
cube-double = Удвоить до { $value }
