figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Анализ на { -app } без поглед напред.
    [one] Анализ на { -app } с { $plies } хвърляне напред.
   *[other] Анализ на { -app } с { $plies } хвърляния напред.
}
report-judged-rollout = { $trials ->
    [one] Анализ на { -app }: близките решения са доиграни докрай { $trials } път.
   *[other] Анализ на { -app }: близките решения са доиграни докрай { $trials } пъти.
}
report-unfinished = Анализът беше спрян: готови са { $number } от { $total } стъпки.
report-goes-on = Пусни същата команда пак, за да продължи.
report-by-play = Без късмета
report-by-play-about = Какъв щеше да е резултатът, ако заровете не бяха помогнали на никого.

report-games = Партия по партия
report-game = Партия

report-where = Партия { $game }, ход { $turn }
report-rolled-on = { $player } хвърля, без да удвои
report-cost = Загубени точки: { $loss }.
report-cost-match = Загубени точки: { $loss }; шансове за мача: { $chance }%.
report-arrows = Синьото показва какво е изиграно, златното – кое беше по-добре.

report-all = Всички ходове
report-turn = Ход
report-player = Играч
report-roll = Хвърляне
report-done = Изиграно
report-better = По-добре

report-many = { $matches ->
    [one] { $matches } мач
   *[other] { $matches } мача
}
report-players = По играчи
report-matches = Мачове
report-matches-won = Спечелени
report-over-time = Във времето
report-date = Дата
report-opponent = Противник
report-so-far = Дотук
report-rating-graph = Рейтингът на { $player }, мач по мач

report-ours = { -app }
report-theirs = Във файла
report-difference = Разлика
report-mean-difference = Рейтингите се различават средно с { $number }.
report-nothing-to-compare = Във файла няма анализ.

report-match-chance = Шанс за мача
report-skill = Играе като
report-very-lucky = Много късметлийски хвърляния
report-lucky = Късметлийски хвърляния
report-unlucky = Лоши хвърляния
report-very-unlucky = Много лоши хвърляния
report-fibs = Рейтинг FIBS
phase-opening = Дебют
phase-middle-game = Среда на играта
phase-race = Надпревара
kind-containment = Задържане на ударен пул
kind-bear-off = Изваждане при контакт
kind-back-game = Бекгейм
kind-prime = Прайм
kind-holding = Задържаща игра
kind-contact = Друг контакт
