figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Аналіз: { -app }, без перегляду вперед.
    [one] Аналіз: { -app }, на { $plies } кидок уперед.
    [few] Аналіз: { -app }, на { $plies } кидки вперед.
    [many] Аналіз: { -app }, на { $plies } кидків уперед.
   *[other] Аналіз: { -app }, на { $plies } кидка вперед.
}
report-judged-rollout = { $trials ->
    [one] Аналіз: { -app }; близькі рішення дограно до кінця { $trials } раз.
    [few] Аналіз: { -app }; близькі рішення дограно до кінця { $trials } рази.
    [many] Аналіз: { -app }; близькі рішення дограно до кінця { $trials } разів.
   *[other] Аналіз: { -app }; близькі рішення дограно до кінця { $trials } раза.
}
report-unfinished = Аналіз зупинено: зроблено кроків { $number } з { $total }.
report-goes-on = Щоб продовжити, запустіть ту саму команду ще раз.
report-by-play = Без удачі
report-by-play-about = Яким був би результат, якби кості нікому не допомагали.

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
report-done = Зіграно
report-better = Краще

report-many = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матчі
    [many] { $matches } матчів
   *[other] { $matches } матчу
}
report-players = По гравцях
report-matches = Матчі
report-matches-won = Виграно
report-over-time = Динаміка
report-date = Дата
report-opponent = Суперник
report-so-far = На той момент
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
phase-opening = Дебют
phase-middle-game = Середина партії
phase-race = Перегони
kind-containment = Утримання побитої шашки
kind-bear-off = Викидання при контакті
kind-back-game = Бекгейм
kind-prime = Прайм
kind-holding = Утримувальна гра
kind-contact = Інший контакт
