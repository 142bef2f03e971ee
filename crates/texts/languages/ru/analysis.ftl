analysis-title = Анализ
analysis-about = Принесите матч или позицию откуда угодно и посмотрите, что было хорошо, а что нет. Ничего не покидает это устройство.
analysis-drop = Перетащите файл сюда
analysis-choose = Выбрать файл
analysis-choose-about = Матчи из GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid и других; формат узнаётся по содержимому
analysis-paste = Или вставьте матч, позицию или ID
analysis-paste-open = Открыть
analysis-table = Матч за столом
analysis-editor = Расставить позицию
analysis-quiz = Мои ошибки
analysis-reading = Читаем…

read-title = { $player } и { $name }
read-nothing-judged = Оценивать здесь нечего.
read-oddities = { $count ->
    [one] В файле { $count } странность
    [few] В файле { $count } странности
    [many] В файле { $count } странностей
   *[other] В файле { $count } странности
}
read-more = и ещё { $rest-count }
read-offered = Показано то, что удалось прочитать.
place-line = Строка { $line }, столбец { $column }
place-record = Запись { $count }
place-file = Файл
read-oddity = { $from }: { $reason }

unreadable-empty = Здесь ничего нет.
unreadable-too-large = Для матча это слишком много.
unreadable-unknown = Это не матч и не позиция ни в одном из известных здесь форматов.
unreadable-broken = Файл повреждён, прочитать ничего нельзя.

odd-encoding = Текст не в UTF-8; он прочитан как { $text }.
odd-not-understood = Непонятно и пропущено: «{ $text }».
odd-illegible-play = «{ $text }» — это не ход.
odd-bad-number = «{ $text }» не может быть верным и пропущено.
odd-no-name = У одного из игроков нет имени.
odd-missing = Не хватает того, что в таких файлах бывает; взято обычное значение.
odd-stake = Это не матч, а отдельная партия со ставкой { $count }.
odd-variant = Вариант «{ $text }» неизвестен; прочитано как короткие нарды.
odd-guessed-variant = Судя по ходам, это { $text }.
odd-cut-short = Файл обрывается раньше времени.
odd-checksum = Контрольная сумма не сходится: файл, возможно, повреждён.
odd-illegal-position = Такая позиция невозможна.
odd-contradiction = Об одном и том же сказано дважды и по-разному.
odd-more-positions = { $count ->
    [one] Дальше идёт ещё { $count } позиция, она пропущена.
    [few] Дальше идут ещё { $count } позиции, они пропущены.
    [many] Дальше идут ещё { $count } позиций, они пропущены.
   *[other] Дальше идут ещё { $count } позиции, они пропущены.
}
odd-other = Что-то было не так, как должно быть, и пропущено.
odd-illegal-play = Броском { $roll } нельзя сыграть { $play }.
odd-no-play = Не сказано, как сыгран бросок { $roll }.
odd-start-double = С броска { $roll } партия начаться не может.
odd-wrong-turn = Сейчас ход другого игрока.
odd-unanswered = На удвоение не ответили.
odd-refused = Правила этого не разрешают.
odd-after-end = Партия закончилась раньше.
odd-cube = Куб должен показывать { $counted }, а не { $said }.
odd-board = Предыдущие ходы ведут к другой позиции.
odd-winner = Победил другой игрок.
odd-points = Партия стоила { $counted }, а не { $said }.
odd-score = Предыдущие партии дают другой счёт.

judging-depth = Смотреть вперёд
judging-plies = { $plies ->
    [0] Не смотреть: мгновенно
    [one] { $plies } бросок: быстро
    [few] { $plies } броска: тщательно
    [many] { $plies } бросков: тщательно
   *[other] { $plies } броска: тщательно
}
judging-progress = Оценено { $done } из { $all }
judging-cancel = Остановить
judging-stopped = Остановлено. Показано то, что уже оценено.
judging-go-on = Продолжить
judging-done = Всё оценено.

totals-title = Итоги
totals-whole = Весь матч
totals-session = Все партии
totals-rating = Рейтинг (PR)
totals-rating-about = Средняя потеря за решение, умноженная на пятьсот. Чем меньше, тем лучше: ниже 3 — мировой класс, выше 20 — новичок.
totals-lost = Потеряно
totals-lost-match = Потеряно шансов на матч
totals-checker-play = на ходах шашками
totals-cube-play = на кубе
totals-dubious = Сомнительные
totals-errors = Ошибки
totals-missed-doubles = Упущенные удвоения
totals-wrong-doubles = Неверные удвоения
totals-wrong-takes = Зря взято
totals-wrong-passes = Зря спасовано
totals-by-play-match = Если судить только по игре, без удачи, { $player } выигрывает { $chance } % таких матчей.
totals-by-play-money = Если судить только по игре, без удачи, { $player } выигрывает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

chances-match = { $player }: шансы выиграть матч
chances-game = { $player }: шансы выиграть партию
worst-title = Худшие ошибки
worst-none = Заметных ошибок нет.
worst-item = { $player }: { $play } вместо { $better-play }

steps-first = В начало
steps-back = Шаг назад
steps-on = Шаг вперёд
steps-last = В конец
steps-back-error = Прошлая ошибка
steps-on-error = След. ошибка
steps-of = { $done } из { $all }
step-position = Позиция
step-roll = { $player } играет { $roll }: { $play }
step-no-play = { $player } не может сыграть { $roll }
step-unknown-play = { $player } бросает { $roll }; ход неизвестен
step-double = { $player } удваивает до { $value }
step-take = { $player } берёт куб
step-pass = { $player } пасует
step-beaver = { $player } берёт куб и сразу удваивает: бивер
step-raccoon = { $player } удваивает бивер: ракун
step-resign = { $player } сдаётся
step-not-judged = Не оценивалось.
step-not-yet = Ещё не оценено.
step-forced = Выбора не было.
step-best = Это был лучший ход.
step-right = Это было правильно.
step-dubious = Сомнительно
step-error = Ошибка
step-blunder = Грубая ошибка
step-lost = Теряет { $loss }
step-luck = Везение на броске: { $luck }
step-better = Лучше было { $better-play }.
step-right-roll = Правильно было бросать.
step-right-double = Правильно было удвоить.
step-right-too-good = Правильно было играть дальше: для удвоения слишком хорошо.
step-right-take = Правильно было взять.
step-right-pass = Правильно было спасовать.
step-right-beaver = Правильно было ответить бивером.

plays-title = Ходы
plays-play = Ход
plays-equity = Очки
plays-loss = Потеря
plays-wins = Победы
plays-gammons = Марсы
plays-lost-gammons = Отдано марсов
plays-depth = Глубина
cube-title = Куб
cube-choice = Решение
cube-no-double = Не удваивать
cube-double-take = Удвоить, взять
cube-double-pass = Удвоить, пас

rollout-title = Роллаут
rollout-about = Программа много раз доигрывает позицию до конца; всё, что сравнивается, получает одни и те же кости.
rollout-start = Доиграть
rollout-trials = { $trials ->
    [one] { $trials } партия
    [few] { $trials } партии
    [many] { $trials } партий
   *[other] { $trials } партии
}
rollout-margin = ± { $margin }
rollout-margin-about = В 95 случаях из 100 настоящее значение лежит в этих пределах.
rollout-sure = Решено: лучший ход без сомнений лучше остальных.
rollout-unsure = Пока не решено.

export-title = Сохранить
export-sgf = Для GNU Backgammon (.sgf), с анализом
export-mat = Текст матча (.mat), для всех программ
export-json = Gammonbox (.json), со всем, что есть
export-failed = Так сохранить нельзя: { $reason }.
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
window-opens = Удваивать с { $chance } %
window-cash = Пас с { $chance } %
window-too-good = Слишком хорошо с { $chance } %
window-now = Сейчас { $chance } %
totals-by-play-note = Здесь из результата вычтена оценка удачи. PR считает только ошибки, поэтому в одном матче они могут расходиться.
plays-best = Лучшее
