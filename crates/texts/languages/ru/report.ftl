figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Оценка: { -app }, без просмотра вперёд.
    [one] Оценка: { -app }, на { $plies } ход вперёд.
    [few] Оценка: { -app }, на { $plies } хода вперёд.
    [many] Оценка: { -app }, на { $plies } ходов вперёд.
   *[other] Оценка: { -app }, на { $plies } хода вперёд.
}
report-judged-rollout = { $trials ->
    [one] Оценка: { -app }; что было близко, доиграно до конца { $trials } раз.
    [few] Оценка: { -app }; что было близко, доиграно до конца { $trials } раза.
    [many] Оценка: { -app }; что было близко, доиграно до конца { $trials } раз.
   *[other] Оценка: { -app }; что было близко, доиграно до конца { $trials } раза.
}
report-unfinished = Анализ остановлен: готово { $number } из { $total }.
report-goes-on = Та же команда продолжит с этого места.
report-by-play = Только по игре
report-by-play-about = Каким был бы результат, если бы кости никому не помогали: результат за вычетом удачи обоих.

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
report-done = Сделано
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
report-over-time = По времени
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
phase-opening = Начало
phase-middle-game = Середина игры
phase-race = Гонка
