table-score = Резултат
table-score-of = { $player }: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] до { $length } точка
   *[other] до { $length } точки
}
table-money = отделни партии
table-away = още { $away }
table-crawford = Партия на Крофорд
table-game = Партия { $game }
table-pips = Пипове
table-moves = Ходове
table-rules = Правила в сила
table-menu = Меню
table-board = Дъска за табла
table-home = Стани от масата

turn-throw-start = Всеки хвърля по един зар. Който хвърли повече, започва.
turn-throw-color = Всеки хвърля по един зар. Който хвърли повече, взема белите и започва.
turn-throw-player = { $player } хвърля зар за началото
turn-roll = { $player } хвърля
turn-roll-or-double = { $player } хвърля или удвоява
turn-play = { $player } играе { $roll }
turn-finish = { $player }: прибери заровете, за да завършиш хода
turn-cannot-move = { $player } няма ход с { $roll }
turn-answer-double = { $player }: вземаш куба или пас?
turn-answer-offer = { $player } трябва да отговори на предложение
turn-thinking = { $player } мисли…
turn-over = Партията свърши

action-throw = Хвърли
action-roll = Хвърли
action-done = Готово
action-done-about = Прибери заровете и завърши хода
action-undo = Отмени
action-double = Удвои
action-double-to = Удвои до { $value }
action-take = Вземи
action-pass = Пас
action-beaver = Бийвър
action-raccoon = Ракун
action-resign = Предай се
action-claim = Обяви победа
action-settle = Спогодба
action-accept = Приеми
action-decline = Откажи
action-move = Премести пул
action-play = Изиграй целия ход
action-land-on-block = Стъпи на капията
action-hint = Подсказка
action-take-back = Върни хода
action-show-again = Покажи пак
action-next-game = Следваща партия

double-title = Удвояваш ли?
double-question = { $player } може да вземе и да играе нататък за { $value } или да пасува.
double-explain = Ако { $player } пасува, печелиш { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
double-explain-stake = Ако { $player } пасува, печелиш { $points ->
    [1] залога
    [2] двоен залог
    [3] троен залог
   *[other] { $points } пъти залога
}.
offered-double = { $player } удвоява до { $value }.
offered-beaver = { $player } взема и веднага удвоява пак: бийвър. Партията би била за { $value }.
offered-raccoon = { $player } удвоява бийвъра: ракун. Партията би била за { $value }.
offered-pass-price = Ако пасуваш, губиш { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
offered-pass-price-stake = Ако пасуваш, губиш { $points ->
    [1] залога
    [2] двоен залог
    [3] троен залог
   *[other] { $points } пъти залога
}.
offered-take-meaning = Ако вземеш, кубът е твой, показва { $value } и само ти можеш да удвоиш следващия път.

resign-title = Предаване
resign-about = Предлагаш да се предадеш. Партията свършва, ако { $player } приеме.
resign-win = { $win ->
    [single] Обикновена загуба
    [gammon] Марс
   *[backgammon] Бекгамон
}
resign-price = струва { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
resign-price-stake = струва { $points ->
    [1] залога
    [2] двоен залог
    [3] троен залог
   *[other] { $points } пъти залога
}
claim-title = Обяви победа
claim-about = Обявяваш, че партията вече е спечелена. Тя свършва, ако { $player } се съгласи.
settle-title = Спогодба
settle-about = Предлагаш партията да свърши с точки за един от двама ви.
settle-about-stake = Предлагаш партията да свърши сега, а единият от вас да получи залог.
settle-winner = Точки за
settle-winner-stake = Залога получава
settle-points = Колко
settle-points-stake = Колко пъти залога
offered-resignation = { $win ->
    [single] { $player } се предава: обикновена загуба.
    [gammon] { $player } се предава: марс.
   *[backgammon] { $player } се предава: бекгамон.
}
offered-claim = { $win ->
    [single] { $player } обявява обикновена победа.
    [gammon] { $player } обявява марс.
   *[backgammon] { $player } обявява бекгамон.
}
offered-settlement = { $points ->
    [one] { $player } предлага спогодба: { $points } точка за { $name }.
   *[other] { $player } предлага спогодба: { $points } точки за { $name }.
}
offered-settlement-stake = { $player } предлага спогодба: { $text } за { $name }.
offered-worth = Това би струвало { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
offered-worth-stake = Това би струвало { $points ->
    [1] залога
    [2] двоен залог
    [3] троен залог
   *[other] { $points } пъти залога
}.

dice-entry-title = Какво показват заровете ти?
dice-entry-one = { $player ->
    [you] Докосни числото от твоя зар
   *[other] Докосни числото от зара на { $player }
}
typed-label = Въведи ход
typed-bad = Това не е ход. Напиши го така: 8/5 6/5.
typed-impossible = { $play } не е позволен ход с { $roll }.

hint-title = Подсказка
hint-best = Най-добре: { $play }
hint-loses = губи { $loss }
hint-none = Няма възможен ход.
hint-roll = Хвърли: още е рано за удвояване.
hint-double-take = Удвои. Противникът трябва да вземе.
hint-double-pass = Удвои. Противникът трябва да пасува.
hint-too-good = Играй нататък, без да удвояваш: позицията ти е твърде добра за това.
hint-take = Вземи.
hint-pass = Пас.
hint-beaver = Вземи и отвърни с бийвър.

take-back-done = Ходът е върнат.

penalty-title = Това поле е капия
penalty-question = По тези правила пул, който стъпи на капия, сам се смята за ударен: твоят ще отиде на бара и числото { $die } ще се смята за изиграно. Да го направим ли все пак?
penalty-confirm = Изиграй го все пак
table-you = Ти
table-to-home = Начало
table-flip = Завърти дъската
table-keys = Клавиши
turn-you = Ти си на ход
turn-you-throw = Хвърли зар, за да видим кой започва
turn-you-roll = Хвърли заровете
turn-you-roll-or-double = Хвърли или първо удвои
turn-you-play = Изиграй { $roll }
turn-you-finish = Натисни „Готово“, за да завършиш хода си
turn-you-cannot-move = Нямаш ход с { $roll }
turn-you-answer = Какво отговаряш?
pass-question = Пасуваш ли? Така губиш тази партия.
hint-try = Изиграй го
hint-thinking = Мислим…
table-light = Светла или тъмна тема
table-sound = Звук
