exercise-title = Опитай
exercise-check = Провери
exercise-again = Отначало
exercise-show = Покажи ми
exercise-right = Вярно!
exercise-wrong = Не съвсем.
exercise-solved = Решени упражнения: { $found } от { $total }

exercise-find-plays = { $color } хвърлиха { $roll }. Намери всички начини да се изиграе.
exercise-find-none = Още нищо не е намерено
exercise-find-progress = Намерени { $found } от { $total }
exercise-find-new = { $play } е един от тях.
exercise-find-same = Тази позиция вече я намери. Опитай по друг начин.
exercise-find-all = Това са всички. Браво!
exercise-find-stop = Спри тук

exercise-choose-numbers = Избери всички числа, после провери.
exercise-missing = { $count ->
    [one] Липсва още едно.
   *[other] Липсват още { $count }.
}
exercise-too-many = { $count ->
    [one] Едно от тях е грешно.
   *[other] { $count } от тях са грешни.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Докосни всички полета, после провери.

exercise-aim = { $color } хвърлиха { $roll }. С това хвърляне прибери последния пул в дома и извади един.
exercise-aim-not-off = Не извади нито един пул. Опитай в обратен ред.
exercise-setup = Къде стоят в началото пуловете на { $color ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}?
exercise-start = Единият играч хвърля { $larger }, другият { $smaller }. Какво става сега?
exercise-start-pair = Започва този с { $larger } и играе { $larger } и { $smaller }
exercise-start-afresh = Започва този с { $larger } и хвърля двата зара
exercise-start-color = Този с { $larger } взема { $color ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}, започва и хвърля двата зара
exercise-start-lower = Започва този с { $smaller } и играе { $larger } и { $smaller }
exercise-doubles = { $color } хвърлиха { $roll }. Колко от четирите хода могат да се направят?
exercise-hitting = Кои числа удрят единичния пул на { $opponent ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}?
exercise-entering = Кои числа вкарват от бара пула на { $color ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}?
exercise-blocks = Кои полета са затворени за { $color ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}?
exercise-bearing-off = { $color } хвърлиха { $roll }. Намери всички начини да се изиграе по тези правила.
exercise-winning = { $color } извадиха последния си пул. Какво спечелиха?
exercise-win = { $win ->
    [single] Обикновена победа
    [gammon] Марс
   *[backgammon] Бекгамон
}
exercise-cube = { $opponent } удвояват за първи път и кубът показва { $value }. Колко губиш, ако пасуваш?
exercise-match = { $color } току-що стигнаха до една точка от победата в мача. Могат ли { $opponent ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
} да удвояват в следващата партия?
exercise-money = { $color } печелят с марс, а никой не е удвоявал. Колко получават?
