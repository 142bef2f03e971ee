figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Анализ: { -app }, без просмотра вперёд.
    [one] Анализ: { -app }, на { $plies } бросок вперёд.
    [few] Анализ: { -app }, на { $plies } броска вперёд.
    [many] Анализ: { -app }, на { $plies } бросков вперёд.
   *[other] Анализ: { -app }, на { $plies } броска вперёд.
}
report-judged-rollout = { $trials ->
    [one] Анализ: { -app }; близкие решения доиграны до конца { $trials } раз.
    [few] Анализ: { -app }; близкие решения доиграны до конца { $trials } раза.
    [many] Анализ: { -app }; близкие решения доиграны до конца { $trials } раз.
   *[other] Анализ: { -app }; близкие решения доиграны до конца { $trials } раза.
}
report-unfinished = Анализ остановлен: сделано шагов { $number } из { $total }.
report-goes-on = Чтобы продолжить, запустите ту же команду ещё раз.
report-by-play = Без удачи
report-by-play-about = Каким был бы результат, если бы кости никому не помогали.

report-games = Партия за партией
report-game = Партия

report-where = Партия { $game }, ход { $turn }
report-rolled-on = { $player } бросает без удвоения
report-cost = Потеряно очков: { $loss }.
report-cost-match = Потеряно очков: { $loss }; шансов на матч: { $chance } %.
report-arrows = Синим показано, что сыграно, золотым — что было лучше.

report-all = Все ходы
report-turn = Ход
report-player = Игрок
report-roll = Бросок
report-done = Сыграно
report-better = Лучше

report-many = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
    [many] { $matches } матчей
   *[other] { $matches } матча
}
report-players = По игрокам
report-matches = Матчи
report-matches-won = Выиграно
report-over-time = Динамика
report-date = Дата
report-opponent = Соперник
report-so-far = На тот момент
report-rating-graph = { $player }: рейтинг, матч за матчем

report-ours = { -app }
report-theirs = В файле
report-difference = Разница
report-mean-difference = Рейтинги отличаются в среднем на { $number }.
report-nothing-to-compare = В файле нет анализа.

report-match-chance = Шанс на матч
report-skill = Играет как
report-very-lucky = Очень удачные броски
report-lucky = Удачные броски
report-unlucky = Неудачные броски
report-very-unlucky = Очень неудачные броски
report-fibs = Рейтинг FIBS
phase-opening = Дебют
phase-middle-game = Середина партии
phase-race = Гонка
kind-containment = Удержание побитой шашки
kind-bear-off = Выброс при контакте
kind-back-game = Бэкгейм
kind-prime = Прайм
kind-holding = Удерживающая игра
kind-contact = Другой контакт
