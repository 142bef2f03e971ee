exercise-title = Попробуйте
exercise-check = Проверить
exercise-again = Начать заново
exercise-show = Показать
exercise-right = Верно!
exercise-wrong = Не совсем.
exercise-solved = Решено упражнений: { $found } из { $total }

exercise-find-plays = { $color } бросили { $roll }. Найдите все способы сыграть.
exercise-find-none = Пока ничего не найдено
exercise-find-progress = Найдено { $found } из { $total }
exercise-find-new = { $play } — один из них.
exercise-find-same = Эта позиция у вас уже была. Попробуйте иначе.
exercise-find-all = Это все. Отлично!
exercise-find-stop = Остановиться здесь

exercise-choose-numbers = Выберите все нужные числа, затем проверьте.
exercise-missing = Не хватает ещё { $count ->
    [1] одного
   *[other] { $count }
}.
exercise-too-many = Неверных: { $count }.
exercise-because = { $number }: { $reason }

exercise-tap-points = Нажмите все нужные пункты, затем проверьте.

exercise-aim = { $color } бросили { $roll }. Этим броском приведите последнюю шашку в дом и выбросьте одну.
exercise-aim-not-off = Вы не выбросили ни одной шашки. Попробуйте в другом порядке.
exercise-setup = Где вначале стоят шашки { $color ->
    [white] белых
    [black] чёрных
    [light] светлых
   *[dark] тёмных
}?
exercise-start = У одного игрока выпало { $larger }, у другого — { $smaller }. Что дальше?
exercise-start-pair = Начинает тот, у кого { $larger }, и играет { $larger } и { $smaller }
exercise-start-afresh = Начинает тот, у кого { $larger }, и бросает обе кости
exercise-start-color = Тот, у кого { $larger }, играет { $color ->
    [white] белыми
    [black] чёрными
    [light] светлыми
   *[dark] тёмными
}, начинает и бросает обе кости
exercise-start-lower = Начинает тот, у кого { $smaller }, и играет { $larger } и { $smaller }
exercise-doubles = { $color } бросили { $roll }. Сколько из четырёх ходов можно сделать?
exercise-hitting = Какие числа бьют блот { $opponent ->
    [white] белых
    [black] чёрных
    [light] светлых
   *[dark] тёмных
}?
exercise-entering = Какие числа вводят с бара шашку { $color ->
    [white] белых
    [black] чёрных
    [light] светлых
   *[dark] тёмных
}?
exercise-blocks = Какие пункты закрыты для { $color ->
    [white] белых
    [black] чёрных
    [light] светлых
   *[dark] тёмных
}?
exercise-bearing-off = { $color } бросили { $roll }. Найдите все способы сыграть по этим правилам.
exercise-winning = { $color } выбросили последнюю шашку. Что они выиграли?
exercise-win = { $win ->
    [single] Простой выигрыш
    [gammon] Марс
   *[backgammon] Кокс
}
exercise-cube = { $opponent } впервые удваивают: на кубе { $value }. Сколько вы потеряете, если спасуете?
exercise-match = До победы в матче { $color ->
    [white] белым
    [black] чёрным
    [light] светлым
   *[dark] тёмным
} теперь осталось одно очко. Можно ли { $opponent ->
    [white] белым
    [black] чёрным
    [light] светлым
   *[dark] тёмным
} удваивать в следующей партии?
exercise-money = { $color } выиграли марс, и никто ни разу не удваивал. Сколько они получат?
