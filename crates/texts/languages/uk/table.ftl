table-score = Рахунок
table-score-of = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] до { $length } очка
    [few] до { $length } очок
    [many] до { $length } очок
   *[other] до { $length } очка
}
table-money = окремі партії
table-away = лишилося { $away }
table-crawford = Партія Кроуфорда
table-game = Партія { $game }
table-pips = Піпси
table-moves = Ходи
table-rules = Чинні правила
table-menu = Меню
table-board = Дошка для нардів
table-home = Вийти з-за столу

turn-throw-start = Кожен кидає по кості. У кого більше, той починає.
turn-throw-color = Кожен кидає по кості. У кого більше, той грає білими й починає.
turn-throw-player = { $player } кидає кість за право почати
turn-roll = { $player }: кидок
turn-roll-or-double = { $player }: кидок чи подвоєння
turn-play = { $player } грає { $roll }
turn-finish = { $player }: зберіть кості, щоб закінчити хід
turn-cannot-move = { $player } не може зіграти { $roll }
turn-answer-double = { $player }: взяти куб чи пас?
turn-answer-offer = { $player }: треба відповісти на пропозицію
turn-thinking = { $player } думає…
turn-over = Партію закінчено

action-throw = Кинути
action-roll = Кинути
action-done = Готово
action-done-about = Зібрати кості й закінчити хід
action-undo = Скасувати
action-double = Подвоїти
action-double-to = Подвоїти до { $value }
action-take = Взяти
action-pass = Пас
action-beaver = Бівер
action-raccoon = Ракун
action-resign = Здатися
action-claim = Заявити про перемогу
action-settle = Мирова
action-accept = Прийняти
action-decline = Відхилити
action-move = Піти шашкою
action-play = Зіграти весь хід
action-land-on-block = Стати на закритий пункт
action-hint = Підказка
action-take-back = Повернути хід
action-show-again = Показати ще раз
action-next-game = Наступна партія

double-title = Подвоїти?
double-question = { $player } може взяти й грати далі на { $value } або спасувати.
double-explain = Якщо { $player } пасує, ви виграєте { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
double-explain-stake = Якщо { $player } пасує, ви виграєте { $points ->
    [1] ставку
    [2] подвійну ставку
    [3] потрійну ставку
   *[other] { $points }-кратну ставку
}.
offered-double = { $player } подвоює до { $value }.
offered-beaver = { $player } бере куб і одразу подвоює: бівер. Партія піде на { $value }.
offered-raccoon = { $player } подвоює бівер: ракун. Партія піде на { $value }.
offered-pass-price = Якщо ви спасуєте, втратите { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
offered-pass-price-stake = Якщо ви спасуєте, втратите { $points ->
    [1] ставку
    [2] подвійну ставку
    [3] потрійну ставку
   *[other] { $points }-кратну ставку
}.
offered-take-meaning = Якщо візьмете, куб ваш, на ньому { $value }, і наступного разу подвоїти зможете лише ви.

resign-title = Здатися
resign-about = Ви пропонуєте здати партію. Вона закінчиться, якщо { $player } погодиться.
resign-win = { $win ->
    [single] Проста поразка
    [gammon] Марс
   *[backgammon] Кокс
}
resign-price = коштує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
resign-price-stake = коштує { $points ->
    [1] ставку
    [2] подвійну ставку
    [3] потрійну ставку
   *[other] { $points }-кратну ставку
}
claim-title = Заявити про перемогу
claim-about = Ви заявляєте, що партію вже виграно. Вона закінчиться, якщо { $player } погодиться.
settle-title = Мирова
settle-about = Ви пропонуєте закінчити партію, віддавши очки одному з вас.
settle-about-stake = Ви пропонуєте закінчити партію зараз і виплатити ставку одному з вас.
settle-winner = Кому очки
settle-winner-stake = Кому ставка
settle-points = Скільки
settle-points-stake = Скільки ставок
offered-resignation = { $win ->
    [single] { $player } здається і віддає простий виграш.
    [gammon] { $player } здається і віддає марс.
   *[backgammon] { $player } здається і віддає кокс.
}
offered-claim = { $win ->
    [single] { $player } заявляє простий виграш.
    [gammon] { $player } заявляє марс.
   *[backgammon] { $player } заявляє кокс.
}
offered-settlement = { $points ->
    [one] { $player } пропонує мирову: { $points } очко отримує { $name }.
    [few] { $player } пропонує мирову: { $points } очки отримує { $name }.
    [many] { $player } пропонує мирову: { $points } очок отримує { $name }.
   *[other] { $player } пропонує мирову: { $points } очка отримує { $name }.
}
offered-settlement-stake = { $player } пропонує мирову: { $text }. Отримує { $name }.
offered-worth = Це коштує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
offered-worth-stake = Це коштує { $points ->
    [1] ставку
    [2] подвійну ставку
    [3] потрійну ставку
   *[other] { $points }-кратну ставку
}.

dice-entry-title = Що показують ваші кості?
dice-entry-one = { $player ->
    [you] Киньте кість і натисніть число, що випало
   *[other] { $player } кидає кість: натисніть число, що випало
}
typed-label = Ввести хід
typed-bad = Це не хід. Пишіть так: 8/5 6/5.
typed-impossible = Хід { $play } неможливий за кидка { $roll }.

hint-title = Підказка
hint-best = Найкраще: { $play }
hint-loses = втрачає { $loss }
hint-none = Немає чим ходити.
hint-roll = Кидайте: подвоювати ще рано.
hint-double-take = Подвоюйте. Суперник має взяти.
hint-double-pass = Подвоюйте. Суперник має спасувати.
hint-too-good = Грайте далі без подвоєння: позиція для нього надто добра.
hint-take = Беріть.
hint-pass = Пас.
hint-beaver = Беріть і відповідайте бівером.

take-back-done = Хід повернуто.

penalty-title = Цей пункт закритий
penalty-question = За цими правилами шашка, що стала на закритий пункт, сама вважається побитою: ваша піде на бар, а число { $die } вважатиметься зіграним. Усе одно піти?
penalty-confirm = Усе одно піти
table-you = Ви
table-to-home = На головну
table-flip = Розвернути дошку
table-keys = Клавіші
turn-you = Ваш хід
turn-you-throw = Киньте кість за право почати
turn-you-roll = Киньте кості
turn-you-roll-or-double = Киньте кості або спершу подвойте
turn-you-play = Зіграйте { $roll }
turn-you-finish = Натисніть «Готово», щоб закінчити хід
turn-you-cannot-move = Ви не можете зіграти { $roll }
turn-you-answer = Ваша відповідь?
pass-question = Пасуєте й віддаєте цю партію?
hint-try = Зіграти так
hint-thinking = Думаємо…
table-light = Світла чи темна тема
table-sound = Звук
