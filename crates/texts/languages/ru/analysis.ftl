analysis-title = Анализ
analysis-about = Загрузите матч или позицию из любой программы и узнайте, какие ходы были верны, а какие нет. Всё остаётся на этом устройстве.
analysis-drop = Перетащите файл сюда
analysis-choose = Выбрать файл
analysis-choose-about = Матчи из GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid и других; формат определяется автоматически
analysis-paste = Или вставьте матч, позицию или ID
analysis-paste-open = Открыть
analysis-table = Текущий матч
analysis-editor = Расставить позицию
analysis-quiz = Работа над ошибками
analysis-reading = Читаем…

read-title = { $player } — { $name }
read-nothing-judged = Анализировать здесь нечего.
read-oddities = { $count ->
    [one] В файле { $count } проблема
    [few] В файле { $count } проблемы
    [many] В файле { $count } проблем
   *[other] В файле { $count } проблемы
}
read-more = и ещё { $rest-count }
read-offered = Вот что удалось прочитать.
place-line = Строка { $line }, столбец { $column }
place-record = Запись { $count }
place-file = Файл
read-oddity = { $from }: { $reason }

unreadable-empty = Здесь пусто.
unreadable-too-large = Для матча это слишком длинно.
unreadable-unknown = Это не матч и не позиция ни в одном из известных нам форматов.
unreadable-broken = Файл повреждён, прочитать его нельзя.

odd-encoding = Текст не в UTF-8; он прочитан как { $text }.
odd-not-understood = Не удалось понять «{ $text }», пропущено.
odd-illegible-play = «{ $text }» — это не ход.
odd-bad-number = «{ $text }» не может быть верным и пропущено.
odd-no-name = У одного из игроков нет имени.
odd-missing = Нет того, что обычно бывает в таких файлах; взято обычное значение.
odd-stake = Это не матч, а отдельные партии со ставкой { $count }.
odd-variant = Вариант «{ $text }» неизвестен; прочитано как короткие нарды.
odd-guessed-variant = Судя по ходам, это { $text }.
odd-cut-short = Файл обрывается раньше времени.
odd-checksum = Контрольная сумма не сходится: файл, возможно, повреждён.
odd-illegal-position = Такая позиция невозможна.
odd-contradiction = Файл здесь противоречит сам себе.
odd-more-positions = { $count ->
    [one] Дальше идёт ещё { $count } позиция, она пропущена.
    [few] Дальше идут ещё { $count } позиции, они пропущены.
    [many] Дальше идут ещё { $count } позиций, они пропущены.
   *[other] Дальше идут ещё { $count } позиции, они пропущены.
}
odd-other = Что-то было не так и пропущено.
odd-illegal-play = Ход { $play } невозможен при броске { $roll }.
odd-no-play = В файле не сказано, как сыгран бросок { $roll }.
odd-start-double = С броска { $roll } партия начаться не может.
odd-wrong-turn = Сейчас ход другого игрока.
odd-unanswered = На удвоение не ответили.
odd-refused = Правила этого не разрешают.
odd-after-end = Партия к этому времени уже закончилась.
odd-cube = Куб должен показывать { $counted }, а не { $said }.
odd-board = Предыдущие ходы ведут к другой позиции.
odd-winner = Победил другой игрок.
odd-points = Партия стоила { $counted }, а не { $said }.
odd-score = Предыдущие партии дают другой счёт.

judging-depth = Глубина просмотра
judging-plies = { $plies ->
    [0] Без просмотра: мгновенно
    [one] { $plies } бросок: быстро
    [few] { $plies } броска: тщательно
    [many] { $plies } бросков: тщательно
   *[other] { $plies } броска: тщательно
}
judging-progress = Проанализировано { $done } из { $all }
judging-cancel = Остановить
judging-stopped = Остановлено. Вот что уже готово.
judging-go-on = Продолжить
judging-done = Анализ завершён.

totals-title = Итоги
totals-whole = Весь матч
totals-session = Все партии
totals-rating = Рейтинг игры (PR)
totals-rating-about = Средняя потеря эквити за решение, умноженная на 500. Чем меньше, тем лучше: ниже { $best } — мировой класс, выше { $worst } — новичок.
totals-lost = Потеряно эквити
totals-lost-match = Потеряно шансов на матч
totals-checker-play = на ходах шашками
totals-cube-play = на кубе
totals-dubious = Сомнительные
totals-errors = Ошибки
totals-missed-doubles = Упущенные удвоения
totals-wrong-doubles = Ошибочные удвоения
totals-wrong-takes = Ошибочные взятия
totals-wrong-passes = Ошибочные пасы
totals-by-play-match = { $player ->
    [you] Если судить только по игре, без удачи, вы выигрываете { $chance } % таких матчей.
   *[other] Если судить только по игре, без удачи, { $player } выигрывает { $chance } % таких матчей.
}
totals-by-play-money = { $player ->
    [you] Если судить только по игре, без удачи, вы выигрываете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[other] Если судить только по игре, без удачи, { $player } выигрывает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}

chances-match = { $player ->
    [you] Ваши шансы выиграть матч
   *[other] { $player }: шансы выиграть матч
}
chances-game = { $player ->
    [you] Ваши шансы выиграть партию
   *[other] { $player }: шансы выиграть партию
}
worst-title = Худшие ошибки
worst-none = Заметных ошибок нет.
worst-item = { $player }: { $play } вместо { $better-play }

steps-first = В начало
steps-back = Шаг назад
steps-on = Шаг вперёд
steps-last = В конец
steps-back-error = Пред. ошибка
steps-on-error = След. ошибка
steps-of = { $done } из { $all }
step-position = Позиция
step-roll = { $player ->
    [you] Вы играете { $roll }: { $play }
   *[other] { $player } играет { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Вы не можете сыграть { $roll }
   *[other] { $player } не может сыграть { $roll }
}
step-unknown-play = { $player ->
    [you] Вы бросаете { $roll }; ход неизвестен
   *[other] { $player } бросает { $roll }; ход неизвестен
}
step-double = { $player ->
    [you] Вы удваиваете до { $value }
   *[other] { $player } удваивает до { $value }
}
step-take = { $player ->
    [you] Вы берёте куб
   *[other] { $player } берёт куб
}
step-pass = { $player ->
    [you] Вы пасуете
   *[other] { $player } пасует
}
step-beaver = { $player ->
    [you] Вы берёте куб и сразу удваиваете: бивер
   *[other] { $player } берёт куб и сразу удваивает: бивер
}
step-raccoon = { $player ->
    [you] Вы удваиваете бивер: ракун
   *[other] { $player } удваивает бивер: ракун
}
step-resign = { $player ->
    [you] Вы сдаётесь
   *[other] { $player } сдаётся
}
step-not-judged = Не анализировалось.
step-not-yet = Ещё не проанализировано.
step-forced = Выбора не было.
step-best = Это был лучший ход.
step-right = Это было правильно.
step-dubious = Сомнительно
step-error = Ошибка
step-blunder = Грубая ошибка
step-lost = Теряет { $loss }
step-luck = Удача броска: { $luck }
step-better = Лучше было { $better-play }.
step-right-roll = Правильно было бросать.
step-right-double = Правильно было удвоить.
step-right-too-good = Правильно было играть дальше: позиция слишком хороша для удвоения.
step-right-take = Правильно было взять.
step-right-pass = Правильно было спасовать.
step-right-beaver = Правильно было ответить бивером.

plays-title = Ходы
plays-play = Ход
plays-equity = Эквити
plays-loss = Потеря
plays-wins = Победы
plays-gammons = Марсы
plays-lost-gammons = Проиграно марсов
plays-depth = Глубина
cube-title = Куб
cube-choice = Решение
cube-no-double = Не удваивать
cube-double-take = Удвоить, взять
cube-double-pass = Удвоить, пас

rollout-title = Роллаут
rollout-about = Программа много раз доигрывает позицию до конца, с одними и теми же костями для каждого варианта.
rollout-start = Сделать роллаут
rollout-trials = { $trials ->
    [one] { $trials } партия
    [few] { $trials } партии
    [many] { $trials } партий
   *[other] { $trials } партии
}
rollout-margin = ± { $margin }
rollout-margin-about = В 95 случаях из 100 настоящее значение лежит в этих пределах.
rollout-sure = Решено: лучший ход действительно лучше остальных.
rollout-unsure = Пока не решено.

export-title = Сохранить
export-sgf = Для GNU Backgammon (.sgf), с анализом
export-mat = Текст матча (.mat), для любой программы
export-json = Gammonbox (.json), со всеми данными
export-failed = В этом формате сохранить нельзя: { $reason }.
judging-nets-quick = Быстрая нейросеть
judging-nets-deep = Глубокая нейросеть
worst-item-you = Вы: { $play } вместо { $better-play }
tab-graph = График
tab-match = Матч
review-play-here = Играть отсюда
review-flip = Повернуть доску
review-to-table = Назад к столу
depths-title = Сравнить глубины
window-title = Окно удвоения
window-opens = Удваивать с { $chance } %
window-cash = Пас с { $chance } %
window-too-good = Слишком хорошо с { $chance } %
window-now = Сейчас { $chance } %
totals-by-play-note = Здесь из результата вычтена оценка удачи. PR считает только ошибки, поэтому в одном матче они могут расходиться.
plays-best = Лучшее
doubles-take-right = когда верно было взять
doubles-pass-right = когда верно было пасовать
doubles-early = слишком рано
doubles-too-good = когда позиция слишком хороша
export-picture = Картинка этой позиции
