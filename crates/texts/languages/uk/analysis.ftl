analysis-title = Аналіз
analysis-about = Завантажте матч або позицію з будь-якої програми й дізнайтеся, які ходи були правильні, а які ні. Усе лишається на цьому пристрої.
analysis-drop = Перетягніть файл сюди
analysis-choose = Вибрати файл
analysis-choose-about = Матчі з GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid та інших; формат визначається автоматично
analysis-paste = Або вставте матч, позицію чи ID
analysis-paste-open = Відкрити
analysis-table = Поточний матч
analysis-editor = Розставити позицію
analysis-quiz = Робота над помилками
analysis-reading = Читаємо…

read-title = { $player } — { $name }
read-nothing-judged = Аналізувати тут нічого.
read-oddities = { $count ->
    [one] У файлі { $count } проблема
    [few] У файлі { $count } проблеми
    [many] У файлі { $count } проблем
   *[other] У файлі { $count } проблеми
}
read-more = і ще { $rest-count }
read-offered = Ось що вдалося прочитати.
place-line = Рядок { $line }, стовпець { $column }
place-record = Запис { $count }
place-file = Файл
read-oddity = { $from }: { $reason }

unreadable-empty = Тут порожньо.
unreadable-too-large = Цей текст задовгий для матчу.
unreadable-unknown = Це не матч і не позиція в жодному з відомих нам форматів.
unreadable-broken = Файл пошкоджено, прочитати його не можна.

odd-encoding = Текст не в UTF-8; його прочитано як { $text }.
odd-not-understood = Не вдалося зрозуміти «{ $text }», пропущено.
odd-illegible-play = «{ $text }» — це не хід.
odd-bad-number = «{ $text }» не може бути правильним і пропущено.
odd-no-name = Один із гравців не має імені.
odd-missing = Немає того, що зазвичай буває в таких файлах; узято звичайне значення.
odd-stake = Це не матч, а окремі партії зі ставкою { $count }.
odd-variant = Варіант «{ $text }» невідомий; прочитано як короткі нарди.
odd-guessed-variant = Судячи з ходів, це { $text }.
odd-cut-short = Файл обривається зарано.
odd-checksum = Контрольна сума не сходиться: файл, можливо, пошкоджено.
odd-illegal-position = Така позиція неможлива.
odd-contradiction = Файл тут суперечить сам собі.
odd-more-positions = { $count ->
    [one] Далі йде ще { $count } позиція, її пропущено.
    [few] Далі йдуть ще { $count } позиції, їх пропущено.
    [many] Далі йдуть ще { $count } позицій, їх пропущено.
   *[other] Далі йдуть ще { $count } позиції, їх пропущено.
}
odd-other = Щось було не так, і це пропущено.
odd-illegal-play = Хід { $play } неможливий за кидка { $roll }.
odd-no-play = У файлі не сказано, як зіграно кидок { $roll }.
odd-start-double = З кидка { $roll } партія початися не може.
odd-wrong-turn = Зараз хід іншого гравця.
odd-unanswered = На подвоєння не відповіли.
odd-refused = Правила цього не дозволяють.
odd-after-end = Партія на той час уже закінчилася.
odd-cube = Куб має показувати { $counted }, а не { $said }.
odd-board = Попередні ходи ведуть до іншої позиції.
odd-winner = Переміг інший гравець.
odd-points = Партія коштувала { $counted }, а не { $said }.
odd-score = Попередні партії дають інший рахунок.

judging-depth = Глибина перегляду
judging-plies = { $plies ->
    [0] Без перегляду: миттєво
    [one] { $plies } кидок: швидко
    [few] { $plies } кидки: ретельно
    [many] { $plies } кидків: ретельно
   *[other] { $plies } кидка: ретельно
}
judging-progress = Проаналізовано { $done } з { $all }
judging-cancel = Зупинити
judging-stopped = Зупинено. Ось що вже готово.
judging-go-on = Продовжити
judging-done = Аналіз завершено.

totals-title = Підсумки
totals-whole = Увесь матч
totals-session = Усі партії
totals-rating = Рейтинг гри (PR)
totals-rating-about = Середня втрата еквіті за рішення, помножена на 500. Що менше, то краще: нижче { $best } — світовий клас, вище { $worst } — новачок.
totals-lost = Втрачено еквіті
totals-lost-match = Втрачено шансів на матч
totals-checker-play = на ходах шашками
totals-cube-play = на кубі
totals-dubious = Сумнівні
totals-errors = Помилки
totals-missed-doubles = Пропущені подвоєння
totals-wrong-doubles = Помилкові подвоєння
totals-wrong-takes = Помилкові взяття
totals-wrong-passes = Помилкові паси
totals-by-play-match = { $player ->
    [you] Якщо судити лише з гри, без удачі, ви виграєте { $chance }% таких матчів.
   *[other] Якщо судити лише з гри, без удачі, { $player } виграє { $chance }% таких матчів.
}
totals-by-play-money = { $player ->
    [you] Якщо судити лише з гри, без удачі, ви виграєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
   *[other] Якщо судити лише з гри, без удачі, { $player } виграє { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
}

chances-match = { $player ->
    [you] Ваші шанси виграти матч
   *[other] { $player }: шанси виграти матч
}
chances-game = { $player ->
    [you] Ваші шанси виграти партію
   *[other] { $player }: шанси виграти партію
}
worst-title = Найгірші помилки
worst-none = Помітних помилок немає.
worst-item = { $player }: { $play } замість { $better-play }

steps-first = На початок
steps-back = Крок назад
steps-on = Крок уперед
steps-last = У кінець
steps-back-error = Попер. помилка
steps-on-error = Наст. помилка
steps-of = { $done } з { $all }
step-position = Позиція
step-roll = { $player ->
    [you] Ви граєте { $roll }: { $play }
   *[other] { $player } грає { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Ви не можете зіграти { $roll }
   *[other] { $player } не може зіграти { $roll }
}
step-unknown-play = { $player ->
    [you] Ви кидаєте { $roll }; хід невідомий
   *[other] { $player } кидає { $roll }; хід невідомий
}
step-double = { $player ->
    [you] Ви подвоюєте до { $value }
   *[other] { $player } подвоює до { $value }
}
step-take = { $player ->
    [you] Ви берете куб
   *[other] { $player } бере куб
}
step-pass = { $player ->
    [you] Ви пасуєте
   *[other] { $player } пасує
}
step-beaver = { $player ->
    [you] Ви берете куб і одразу подвоюєте: бівер
   *[other] { $player } бере куб і одразу подвоює: бівер
}
step-raccoon = { $player ->
    [you] Ви подвоюєте бівер: ракун
   *[other] { $player } подвоює бівер: ракун
}
step-resign = { $player ->
    [you] Ви здаєтеся
   *[other] { $player } здається
}
step-not-judged = Не аналізувалося.
step-not-yet = Ще не проаналізовано.
step-forced = Вибору не було.
step-best = Це був найкращий хід.
step-right = Це було правильно.
step-dubious = Сумнівно
step-error = Помилка
step-blunder = Груба помилка
step-lost = Втрачає { $loss }
step-luck = Удача кидка: { $luck }
step-better = Краще було { $better-play }.
step-right-roll = Правильно було кидати.
step-right-double = Правильно було подвоїти.
step-right-too-good = Правильно було грати далі: позиція надто добра для подвоєння.
step-right-take = Правильно було взяти.
step-right-pass = Правильно було спасувати.
step-right-beaver = Правильно було відповісти бівером.

plays-title = Ходи
plays-play = Хід
plays-equity = Еквіті
plays-loss = Втрата
plays-wins = Перемоги
plays-gammons = Марси
plays-lost-gammons = Програно марсів
plays-depth = Глибина
cube-title = Куб
cube-choice = Рішення
cube-no-double = Не подвоювати
cube-double-take = Подвоїти, взяти
cube-double-pass = Подвоїти, пас

rollout-title = Ролаут
rollout-about = Програма багато разів дограє позицію до кінця, з тими самими костями для кожного варіанта.
rollout-start = Зробити ролаут
rollout-trials = { $trials ->
    [one] { $trials } партія
    [few] { $trials } партії
    [many] { $trials } партій
   *[other] { $trials } партії
}
rollout-margin = ± { $margin }
rollout-margin-about = У 95 випадках зі 100 справжнє значення лежить у цих межах.
rollout-sure = Вирішено: найкращий хід справді кращий за решту.
rollout-unsure = Поки що не вирішено.

export-title = Зберегти
export-sgf = Для GNU Backgammon (.sgf), з аналізом
export-mat = Текст матчу (.mat), для будь-якої програми
export-json = Gammonbox (.json), з усіма даними
export-failed = У цьому форматі зберегти не можна: { $reason }.
judging-nets-quick = Швидка нейромережа
judging-nets-deep = Глибока нейромережа
worst-item-you = Ви: { $play } замість { $better-play }
tab-graph = Графік
tab-match = Матч
review-play-here = Грати звідси
review-flip = Розвернути дошку
review-to-table = Назад до столу
depths-title = Порівняти глибини
window-title = Вікно подвоєння
window-opens = Подвоювати з { $chance }%
window-cash = Пас із { $chance }%
window-too-good = Занадто добре з { $chance }%
window-now = Зараз { $chance }%
totals-by-play-note = Тут від результату віднято оцінену удачу. PR рахує лише помилки, тому в одному матчі вони можуть розходитися.
plays-best = Найкраще
doubles-take-right = коли правильно було взяти
doubles-pass-right = коли правильно було пасувати
doubles-early = зарано
doubles-too-good = коли позиція надто добра
export-picture = Картинка цієї позиції
