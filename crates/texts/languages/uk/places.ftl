place-empty = { $owner }, пункт { $point }: порожньо
place-checkers = { $owner }, пункт { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } біла шашка
        [few] { $checkers } білі шашки
        [many] { $checkers } білих шашок
       *[other] { $checkers } білої шашки
    }
    [black] { $checkers ->
        [one] { $checkers } чорна шашка
        [few] { $checkers } чорні шашки
        [many] { $checkers } чорних шашок
       *[other] { $checkers } чорної шашки
    }
    [light] { $checkers ->
        [one] { $checkers } світла шашка
        [few] { $checkers } світлі шашки
        [many] { $checkers } світлих шашок
       *[other] { $checkers } світлої шашки
    }
   *[dark] { $checkers ->
        [one] { $checkers } темна шашка
        [few] { $checkers } темні шашки
        [many] { $checkers } темних шашок
       *[other] { $checkers } темної шашки
    }
}
place-bar = { $checkers ->
    [0] { $owner }, бар: порожньо
    [one] { $owner }, бар: { $checkers } шашка
    [few] { $owner }, бар: { $checkers } шашки
    [many] { $owner }, бар: { $checkers } шашок
   *[other] { $owner }, бар: { $checkers } шашки
}
place-tray = { $checkers ->
    [0] { $owner }, лоток: не викинуто жодної шашки
    [one] { $owner }, лоток: викинуто { $checkers } шашку
    [few] { $owner }, лоток: викинуто { $checkers } шашки
    [many] { $owner }, лоток: викинуто { $checkers } шашок
   *[other] { $owner }, лоток: викинуто { $checkers } шашки
}

place-movable = може ходити
place-target = сюди можна піти
place-picked-up = у руці
place-last-moved = останній хід

die-left = { $left ->
    [0] Кість: { $die }, зіграна
    [1] Кість: { $die }
    [one] Кість: { $die }, ще { $left } раз
    [few] Кість: { $die }, ще { $left } рази
    [many] Кість: { $die }, ще { $left } разів
   *[other] Кість: { $die }, ще { $left } раза
}
die-blocked = Кість: { $die }, зіграти не можна
dice-name = Кості
dice-roll = Кинути кості
dice-pick-up = Зібрати кості й закінчити хід
cube-centered = Куб посередині
cube-beside = Куб поруч із дошкою
cube-owned = { $owner ->
    [white] Куб у білих, на ньому { $value }
    [black] Куб у чорних, на ньому { $value }
    [light] Куб у світлих, на ньому { $value }
   *[dark] Куб у темних, на ньому { $value }
}
cube-offered = { $owner ->
    [white] Куб запропоновано білим, на ньому { $value }
    [black] Куб запропоновано чорним, на ньому { $value }
    [light] Куб запропоновано світлим, на ньому { $value }
   *[dark] Куб запропоновано темним, на ньому { $value }
}
cube-double = Подвоїти до { $value }
