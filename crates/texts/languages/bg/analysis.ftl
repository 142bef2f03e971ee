analysis-title = Анализ
analysis-about = Зареди мач или позиция от която и да е програма и виж кои ходове са били верни и кои не. Всичко остава на това устройство.
analysis-drop = Пусни файл тук
analysis-choose = Избери файл
analysis-choose-about = Мачове от GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid и други; форматът се разпознава автоматично
analysis-paste = Или постави мач, позиция или ID
analysis-paste-open = Отвори
analysis-table = Мачът, който играеш
analysis-editor = Подреди позиция
analysis-quiz = Тренирай с моите грешки
analysis-reading = Четем…

read-title = { $player } срещу { $name }
read-nothing-judged = Тук няма нищо за анализ.
read-oddities = { $count ->
    [one] { $count } проблем във файла
   *[other] { $count } проблема във файла
}
read-more = { $rest-count ->
    [one] и още един
   *[other] и още { $rest-count }
}
read-offered = Ето какво успяхме да прочетем.
place-line = Ред { $line }, колона { $column }
place-record = Запис { $count }
place-file = Файл
read-oddity = { $from }: { $reason }

unreadable-empty = Празно е.
unreadable-too-large = Твърде голямо е за мач.
unreadable-unknown = Това не е мач или позиция в никой от форматите, които познаваме.
unreadable-broken = Файлът е повреден и не може да се прочете.

odd-encoding = Текстът не е в UTF-8; прочетен е като { $text }.
odd-not-understood = Не разбрахме „{ $text }“ и го пропуснахме.
odd-illegible-play = „{ $text }“ не е ход.
odd-bad-number = „{ $text }“ не може да е вярно и е пропуснато.
odd-no-name = Един от играчите няма име.
odd-missing = Липсва нещо, което обикновено има в такива файлове; взета е обичайната стойност.
odd-stake = Това не е мач, а отделни партии със залог { $count }.
odd-variant = Вариантът „{ $text }“ не е познат; прочетено е като обикновена табла.
odd-guessed-variant = Ходовете показват, че това е { $text }.
odd-cut-short = Файлът свършва твърде рано.
odd-checksum = Контролната сума не излиза: файлът може да е повреден.
odd-illegal-position = Такава позиция не е възможна.
odd-contradiction = Тук файлът си противоречи.
odd-more-positions = { $count ->
    [one] Следва още една позиция, която е пропусната.
   *[other] Следват още { $count } позиции, които са пропуснати.
}
odd-other = Нещо не беше наред и е пропуснато.
odd-illegal-play = { $play } не е позволен ход с { $roll }.
odd-no-play = Във файла не пише как е изиграно { $roll }.
odd-start-double = С { $roll } не може да започне партия.
odd-wrong-turn = На ход е другият играч.
odd-unanswered = Едно удвояване е останало без отговор.
odd-refused = Правилата не позволяват това.
odd-after-end = Партията вече беше свършила.
odd-cube = Кубът трябва да показва { $counted }, а не { $said }.
odd-board = Предишните ходове водят до друга позиция.
odd-winner = Спечелил е другият играч.
odd-points = Партията е струвала { $counted }, а не { $said }.
odd-score = Предишните партии дават друг резултат.

judging-depth = Поглед напред
judging-plies = { $plies ->
    [0] Без поглед напред: веднага
    [one] { $plies } хвърляне: бързо
   *[other] { $plies } хвърляния: задълбочено
}
judging-progress = Анализирани { $done } от { $all }
judging-cancel = Спри
judging-stopped = Спряно. Ето резултатите дотук.
judging-go-on = Продължи
judging-done = Анализът е готов.

totals-title = Общо
totals-whole = Целият мач
totals-session = Всички партии
totals-rating = Рейтинг на играта (PR)
totals-rating-about = Средно загубеното еквити на решение, умножено по 500. По-малко е по-добре: под { $best } е световна класа, над { $worst } е начинаещ.
totals-lost = Загубено еквити
totals-lost-match = Загубени шансове за мача
totals-checker-play = с пуловете
totals-cube-play = с куба
totals-dubious = Съмнителни
totals-errors = Грешки
totals-missed-doubles = Пропуснати удвоявания
totals-wrong-doubles = Грешни удвоявания
totals-wrong-takes = Грешни вземания
totals-wrong-passes = Грешни пасове
totals-by-play-match = { $player ->
    [you] Само по играта, без късмета, печелиш { $chance }% от такива мачове.
   *[other] Само по играта, без късмета, { $player } печели { $chance }% от такива мачове.
}
totals-by-play-money = { $player ->
    [you] Само по играта, без късмета, печелиш { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
   *[other] Само по играта, без късмета, { $player } печели { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
}

chances-match = { $player ->
    [you] Твоите шансове да спечелиш мача
   *[other] Шансовете на { $player } да спечели мача
}
chances-game = { $player ->
    [you] Твоите шансове да спечелиш партията
   *[other] Шансовете на { $player } да спечели партията
}
worst-title = Най-тежки грешки
worst-none = Няма съществени грешки.
worst-item = { $player }: { $play } вместо { $better-play }

steps-first = В началото
steps-back = Стъпка назад
steps-on = Стъпка напред
steps-last = В края
steps-back-error = Пред. грешка
steps-on-error = Следв. грешка
steps-of = { $done } от { $all }
step-position = Позицията
step-roll = { $player ->
    [you] Играеш { $roll }: { $play }
   *[other] { $player } играе { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Нямаш ход с { $roll }
   *[other] { $player } няма ход с { $roll }
}
step-unknown-play = { $player ->
    [you] Хвърляш { $roll }; ходът не е известен
   *[other] { $player } хвърля { $roll }; ходът не е известен
}
step-double = { $player ->
    [you] Удвояваш до { $value }
   *[other] { $player } удвоява до { $value }
}
step-take = { $player ->
    [you] Вземаш куба
   *[other] { $player } взема куба
}
step-pass = { $player ->
    [you] Пасуваш
   *[other] { $player } пасува
}
step-beaver = { $player ->
    [you] Вземаш и веднага удвояваш пак: бийвър
   *[other] { $player } взема и веднага удвоява пак: бийвър
}
step-raccoon = { $player ->
    [you] Удвояваш бийвъра: ракун
   *[other] { $player } удвоява бийвъра: ракун
}
step-resign = { $player ->
    [you] Предаваш се
   *[other] { $player } се предава
}
step-not-judged = Не е анализирано.
step-not-yet = Още не е анализирано.
step-forced = Принудителен ход: нямаше избор.
step-best = Това беше най-добрият ход.
step-right = Това беше правилно.
step-dubious = Съмнително
step-error = Грешка
step-blunder = Груба грешка
step-lost = Губи { $loss }
step-luck = Късмет на хвърлянето: { $luck }
step-better = По-добре беше { $better-play }.
step-right-roll = Правилно беше да се хвърли.
step-right-double = Правилно беше да се удвои.
step-right-too-good = Правилно беше да се играе нататък: позицията е твърде добра за удвояване.
step-right-take = Правилно беше да се вземе.
step-right-pass = Правилно беше да се пасува.
step-right-beaver = Правилно беше да се отвърне с бийвър.

plays-title = Ходове
plays-play = Ход
plays-equity = Еквити
plays-loss = Загуба
plays-wins = Победи
plays-gammons = Марсове
plays-lost-gammons = Загуби с марс
plays-depth = Дълбочина
cube-title = Куб
cube-choice = Решение
cube-no-double = Без удвояване
cube-double-take = Удвои, вземи
cube-double-pass = Удвои, пас

rollout-title = Ролаут
rollout-about = Програмата доиграва позицията докрай много пъти, с едни и същи зарове за всеки вариант.
rollout-start = Направи ролаут
rollout-trials = { $trials ->
    [one] { $trials } партия
   *[other] { $trials } партии
}
rollout-margin = ± { $margin }
rollout-margin-about = В 95 от 100 случая истинската стойност е в тези граници.
rollout-sure = Решено: най-добрият ход със сигурност е по-добър от останалите.
rollout-unsure = Още не е решено.

export-title = Запази
export-sgf = За GNU Backgammon (.sgf), с анализа
export-mat = Текст на мача (.mat), за всяка програма
export-json = Gammonbox (.json), с всичко
export-failed = В този формат не може да се запази: { $reason }.
judging-nets-quick = Бърза невронна мрежа
judging-nets-deep = Дълбока невронна мрежа
worst-item-you = Ти: { $play } вместо { $better-play }
tab-graph = Графика
tab-match = Мач
review-play-here = Играй оттук
review-flip = Завърти дъската
review-to-table = Обратно към масата
depths-title = Сравни дълбочините
window-title = Прозорец за удвояване
window-opens = Удвояване от { $chance }%
window-cash = Пас от { $chance }%
window-too-good = Твърде добре от { $chance }%
window-now = Сега { $chance }%
totals-by-play-note = Тук от резултата е изваден предполагаемият късмет. PR брои само грешките, затова в един мач двете могат да си противоречат.
plays-best = Най-добро
doubles-take-right = когато беше правилно да се вземе
doubles-pass-right = когато беше правилно да се пасува
doubles-early = твърде рано
doubles-too-good = когато позицията е твърде добра
export-picture = Картинка на тази позиция
