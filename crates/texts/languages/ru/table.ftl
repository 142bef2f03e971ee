table-score = Счёт
table-score-of = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] до { $length } очка
    [few] до { $length } очков
    [many] до { $length } очков
   *[other] до { $length } очка
}
table-money = отдельные партии
table-away = осталось { $away }
table-crawford = Партия Кроуфорда
table-game = Партия { $game }
table-pips = Пипсы
table-moves = Ходы
table-rules = Действующие правила
table-menu = Меню
table-board = Доска для нардов
table-home = Выйти из-за стола

turn-throw-start = Каждый бросает по кости. У кого больше, тот начинает.
turn-throw-color = Каждый бросает по кости. У кого больше, тот играет белыми и начинает.
turn-throw-player = { $player } бросает кость за право начать
turn-roll = { $player }: бросок
turn-roll-or-double = { $player }: бросок или удвоение
turn-play = { $player } играет { $roll }
turn-finish = { $player }: соберите кости, чтобы закончить ход
turn-cannot-move = { $player } не может сыграть { $roll }
turn-answer-double = { $player }: взять куб или пас?
turn-answer-offer = { $player }: нужно ответить на предложение
turn-thinking = { $player } думает…
turn-over = Партия окончена

action-throw = Бросить
action-roll = Бросить
action-done = Готово
action-done-about = Собрать кости и закончить ход
action-undo = Отменить
action-double = Удвоить
action-double-to = Удвоить до { $value }
action-take = Взять
action-pass = Пас
action-beaver = Бивер
action-raccoon = Ракун
action-resign = Сдаться
action-claim = Заявить о победе
action-settle = Мировая
action-accept = Принять
action-decline = Отклонить
action-move = Пойти шашкой
action-play = Сыграть весь ход
action-land-on-block = Встать на закрытый пункт
action-hint = Подсказка
action-take-back = Вернуть ход
action-show-again = Показать снова
action-next-game = Следующая партия

double-title = Удвоить?
double-question = { $player } может взять и играть дальше на { $value } или спасовать.
double-explain = Если { $player } пасует, вы выигрываете { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
double-explain-stake = Если { $player } пасует, вы выигрываете { $points ->
    [1] ставку
    [2] двойную ставку
    [3] тройную ставку
   *[other] { $points }-кратную ставку
}.
offered-double = { $player } удваивает до { $value }.
offered-beaver = { $player } берёт куб и сразу удваивает: бивер. Партия пойдёт на { $value }.
offered-raccoon = { $player } удваивает бивер: ракун. Партия пойдёт на { $value }.
offered-pass-price = Если вы спасуете, потеряете { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
offered-pass-price-stake = Если вы спасуете, потеряете { $points ->
    [1] ставку
    [2] двойную ставку
    [3] тройную ставку
   *[other] { $points }-кратную ставку
}.
offered-take-meaning = Если возьмёте, куб ваш, на нём { $value }, и в следующий раз удвоить сможете только вы.

resign-title = Сдаться
resign-about = Вы предлагаете сдачу. Партия закончится, если { $player } согласится.
resign-win = { $win ->
    [single] Простое поражение
    [gammon] Марс
   *[backgammon] Кокс
}
resign-price = стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
resign-price-stake = стоит { $points ->
    [1] ставку
    [2] двойную ставку
    [3] тройную ставку
   *[other] { $points }-кратную ставку
}
claim-title = Заявить о победе
claim-about = Вы заявляете, что партия уже выиграна. Она закончится, если { $player } согласится.
settle-title = Мировая
settle-about = Вы предлагаете закончить партию, отдав очки одному из вас.
settle-about-stake = Вы предлагаете закончить партию сейчас и выплатить ставку одному из вас.
settle-winner = Кому очки
settle-winner-stake = Кому ставка
settle-points = Сколько
settle-points-stake = Сколько ставок
offered-resignation = { $win ->
    [single] { $player } сдаётся и отдаёт простой выигрыш.
    [gammon] { $player } сдаётся и отдаёт марс.
   *[backgammon] { $player } сдаётся и отдаёт кокс.
}
offered-claim = { $win ->
    [single] { $player } заявляет простой выигрыш.
    [gammon] { $player } заявляет марс.
   *[backgammon] { $player } заявляет кокс.
}
offered-settlement = { $points ->
    [one] { $player } предлагает мировую: { $points } очко получает { $name }.
    [few] { $player } предлагает мировую: { $points } очка получает { $name }.
    [many] { $player } предлагает мировую: { $points } очков получает { $name }.
   *[other] { $player } предлагает мировую: { $points } очка получает { $name }.
}
offered-settlement-stake = { $player } предлагает мировую: { $text }. Получает { $name }.
offered-worth = Это стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
offered-worth-stake = Это стоит { $points ->
    [1] ставку
    [2] двойную ставку
    [3] тройную ставку
   *[other] { $points }-кратную ставку
}.

dice-entry-title = Что показывают ваши кости?
dice-entry-one = { $player ->
    [you] Бросьте кость и нажмите выпавшее число
   *[other] { $player } бросает кость: нажмите выпавшее число
}
typed-label = Ввести ход
typed-bad = Это не ход. Пишите так: 8/5 6/5.
typed-impossible = Ход { $play } невозможен при броске { $roll }.

hint-title = Подсказка
hint-best = Лучше всего: { $play }
hint-loses = теряет { $loss }
hint-none = Ходить нечем.
hint-roll = Бросайте: удваивать ещё рано.
hint-double-take = Удваивайте. Соперник должен взять.
hint-double-pass = Удваивайте. Соперник должен спасовать.
hint-too-good = Играйте дальше без удвоения: позиция для него слишком хороша.
hint-take = Берите.
hint-pass = Пас.
hint-beaver = Берите и отвечайте бивером.

take-back-done = Ход возвращён.

penalty-title = Этот пункт закрыт
penalty-question = По этим правилам шашка, вставшая на закрытый пункт, сама считается побитой: ваша уйдёт на бар, а число { $die } будет считаться сыгранным. Всё равно пойти?
penalty-confirm = Всё равно пойти
table-you = Вы
table-to-home = На главную
table-flip = Повернуть доску
table-keys = Клавиши
turn-you = Ваш ход
turn-you-throw = Бросьте кость за право начать
turn-you-roll = Бросьте кости
turn-you-roll-or-double = Бросьте кости или сначала удвойте
turn-you-play = Сыграйте { $roll }
turn-you-finish = Нажмите «Готово», чтобы закончить ход
turn-you-cannot-move = Вы не можете сыграть { $roll }
turn-you-answer = Ваш ответ?
pass-question = Пасуете и отдаёте эту партию?
hint-try = Сыграть так
hint-thinking = Думаем…
table-light = Светлая или тёмная тема
table-sound = Звук
