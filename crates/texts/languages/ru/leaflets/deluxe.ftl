win-gammon = двойной выигрыш
win-backgammon = тройной выигрыш

place-empty = { $owner }, поле { $point }: пусто
place-checkers = { $owner }, поле { $point }: { $color ->
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
place-point-name = поле { $point }
cube-centered = Кубик посередине, ещё не в игре
cube-owned = { $owner ->
    [white] Кубик у белых, на нём { $value }
    [black] Кубик у чёрных, на нём { $value }
    [light] Кубик у светлых, на нём { $value }
   *[dark] Кубик у тёмных, на нём { $value }
}
cube-offered = { $owner ->
    [white] Кубик предложен белым, на нём { $value }
    [black] Кубик предложен чёрным, на нём { $value }
    [light] Кубик предложен светлым, на нём { $value }
   *[dark] Кубик предложен тёмным, на нём { $value }
}

turn-answer-double = { $player }: взять кубик или пас?
action-land-on-block = Встать на закрытое поле
offered-beaver = { $player } берёт кубик и сразу удваивает: бивер. Партия пойдёт на { $value }.
offered-take-meaning = Если возьмёте, кубик ваш, на нём { $value }, и в следующий раз удвоить сможете только вы.
resign-win = { $win ->
    [single] Простое поражение
    [gammon] Двойное поражение
   *[backgammon] Тройное поражение
}
offered-resignation = { $win ->
    [single] { $player } сдаётся и отдаёт простой выигрыш.
    [gammon] { $player } сдаётся и отдаёт двойной выигрыш.
   *[backgammon] { $player } сдаётся и отдаёт тройной выигрыш.
}
offered-claim = { $win ->
    [single] { $player } заявляет простой выигрыш.
    [gammon] { $player } заявляет двойной выигрыш.
   *[backgammon] { $player } заявляет тройной выигрыш.
}
hint-gammons = двойные
penalty-title = Это поле закрыто
penalty-question = По этим правилам шашка, вставшая на закрытое поле, сама считается побитой: ваша уйдёт на бар, а число { $die } будет считаться сыгранным. Всё равно пойти?

result-gammon = Двойной выигрыш (2)
result-backgammon = Тройной выигрыш (3)
result-jacoby = { $win ->
    [gammon] Двойной выигрыш, но никто не удваивал: по правилу Джекоби это простой выигрыш (1)
   *[backgammon] Тройной выигрыш, но никто не удваивал: по правилу Джекоби это простой выигрыш (1)
}
result-cube = × кубик { $cube }

happened-landed-on-block = { $player } встаёт на закрытое поле: шашка уходит на бар.
happened-took = { $player } берёт кубик. На нём { $value }.

refused-cube-not-in-use = Эту партию играют без кубика.
refused-cube-not-yours = { $color ->
    [white] Кубик у белых: удваивать может только владелец.
    [black] Кубик у чёрных: удваивать может только владелец.
    [light] Кубик у светлых: удваивать может только владелец.
   *[dark] Кубик у тёмных: удваивать может только владелец.
}
refused-cube-at-limit = По этим правилам кубик не поднимается выше { $highest }.
refused-no-checker = На поле { $point } нет ваших шашек.
refused-blocked = { $checkers ->
    [one] Поле { $point } закрыто: на нём { $checkers } шашка соперника.
    [few] Поле { $point } закрыто: на нём { $checkers } шашки соперника.
    [many] Поле { $point } закрыто: на нём { $checkers } шашек соперника.
   *[other] Поле { $point } закрыто: на нём { $checkers } шашки соперника.
}
refused-not-all-home = Выбрасывать можно, только когда все ваши шашки в доме, а одна ещё на поле { $point }.
refused-higher-checker = Это число нужно играть с поля { $higher }.
refused-exact-number = По этим правилам с поля { $point } выбрасывает только число { $needed }, а не { $die }.
refused-no-penalty-landing = На закрытое поле вставать нельзя.
refused-not-blocked = Это поле не закрыто, так что и штрафа нет.
offer-resignation = { $win ->
    [single] сдача (простое поражение)
    [gammon] сдача (двойное поражение)
   *[backgammon] сдача (тройное поражение)
}
offer-claim = { $win ->
    [single] заявка на простой выигрыш
    [gammon] заявка на двойной выигрыш
   *[backgammon] заявка на тройной выигрыш
}

exercise-tap-points = Нажмите все нужные поля, затем проверьте.
exercise-blocks = Какие поля закрыты для { $color ->
    [white] белых
    [black] чёрных
    [light] светлых
   *[dark] тёмных
}?
exercise-win = { $win ->
    [single] Простой выигрыш
    [gammon] Двойной выигрыш
   *[backgammon] Тройной выигрыш
}
exercise-cube = { $opponent } впервые удваивают: на кубике { $value }. Сколько вы потеряете, если спасуете?
exercise-money = { $color } получили двойной выигрыш, и никто ни разу не удваивал. Сколько им заплатят?
