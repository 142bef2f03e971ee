figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Оцінка: { -app }, без погляду вперед.
    [one] Оцінка: { -app }, на { $plies } хід уперед.
    [few] Оцінка: { -app }, на { $plies } ходи вперед.
    [many] Оцінка: { -app }, на { $plies } ходів уперед.
   *[other] Оцінка: { -app }, на { $plies } ходу вперед.
}
report-judged-rollout = { $trials ->
    [one] Оцінка: { -app }; що було близько, дограно до кінця { $trials } раз.
    [few] Оцінка: { -app }; що було близько, дограно до кінця { $trials } рази.
    [many] Оцінка: { -app }; що було близько, дограно до кінця { $trials } разів.
   *[other] Оцінка: { -app }; що було близько, дограно до кінця { $trials } раза.
}
report-unfinished = Аналіз зупинено: готово { $number } з { $total }.
report-goes-on = Та сама команда продовжить із цього місця.
report-by-play = Лише за грою
report-by-play-about = Яким був би результат, якби кості нікому не допомагали: результат без удачі обох.

report-games = Партія за партією
report-game = Партія

report-where = Партія { $game }, хід { $turn }
report-rolled-on = { $player } кидає без подвоєння
report-cost = Втрачено очок: { $loss }.
report-cost-match = Втрачено очок: { $loss }; шансів на матч: { $chance }%.
report-arrows = Синім показано, що зіграно, золотим — що було краще.

report-all = Усі ходи
report-turn = Хід
report-player = Гравець
report-roll = Кидок
report-done = Зроблено
report-better = Краще

report-many = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
    [many] { $matches } матчів
   *[other] { $matches } матчу
}
report-players = За гравцями
report-matches = Матчі
report-matches-won = Виграно
report-over-time = З часом
report-date = Дата
report-opponent = Суперник
report-so-far = На той час
report-rating-graph = { $player }: рейтинг, матч за матчем

report-ours = { -app }
report-theirs = У файлі
report-difference = Різниця
report-mean-difference = Рейтинги різняться в середньому на { $number }.
report-nothing-to-compare = У файлі немає аналізу.

report-match-chance = Шанс на матч
report-skill = Грає як
report-very-lucky = Дуже вдалі кидки
report-lucky = Вдалі кидки
report-unlucky = Невдалі кидки
report-very-unlucky = Дуже невдалі кидки
report-fibs = Рейтинг FIBS
phase-opening = Початок
phase-middle-game = Середина гри
phase-race = Гонка
