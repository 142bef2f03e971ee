refused-game-over = Партію закінчено.
refused-match-over = { $color ->
    [white] Матч закінчено: його виграли білі.
    [black] Матч закінчено: його виграли чорні.
    [light] Матч закінчено: його виграли світлі.
   *[dark] Матч закінчено: його виграли темні.
}
refused-game-not-over = Цю партію ще не закінчено.
refused-not-your-turn = { $color ->
    [white] Зараз вирішують білі.
    [black] Зараз вирішують чорні.
    [light] Зараз вирішують світлі.
   *[dark] Зараз вирішують темні.
}
refused-start-not-settled = Спершу кожен кидає по кості, щоб дізнатися, хто починає.
refused-start-settled = Хто починає, вже вирішено.
refused-already-thrown = Кість за право почати вже кинуто: { $die }.
refused-offer-open = { $color } спершу мають відповісти на пропозицію: { $offer }.
refused-no-offer = Немає на що відповідати: пропозиції немає.
refused-wrong-answer-cube = На { $offer } можна відповісти лише так: взяти або спасувати.
refused-wrong-answer = Пропозицію можна лише прийняти або відхилити: { $offer }.
refused-roll-first = Спершу киньте кості.
refused-already-rolled = Кості вже кинуто: { $roll }.
refused-cube-not-in-use = Цю партію грають без куба.
refused-crawford = Це партія Кроуфорда: подвоювати в ній не може ніхто.
refused-first-roll-not-played = Доки не зіграно перший кидок партії, подвоювати не можна.
refused-cube-not-yours = { $color ->
    [white] Куб у білих: подвоювати може лише власник.
    [black] Куб у чорних: подвоювати може лише власник.
    [light] Куб у світлих: подвоювати може лише власник.
   *[dark] Куб у темних: подвоювати може лише власник.
}
refused-cube-at-limit = За цими правилами куб не піднімається вище ніж { $highest }.
refused-double-after-roll = Подвоювати можна лише до кидка, а кидок { $roll } вже зроблено.
refused-no-beavers = Про бівери ви не домовлялися.
refused-no-raccoons = Про ракуни ви не домовлялися.
refused-settlement-in-match = У матчі партію не можна закінчити мировою.
refused-settlement-for-nothing = Мирова має бути хоча б на одне очко.
refused-no-backgammon = За цими правилами кокса немає.
refused-die-not-rolled = Випало { $roll }: числа { $die } там немає.
refused-die-used = Число { $die } вже зіграно.
refused-no-checker-on-bar = На барі немає ваших шашок.
refused-no-checker = На пункті { $point } немає ваших шашок.
refused-bar-first = { $checkers ->
    [1] Спершу введіть свою шашку з бару.
    [one] Спершу введіть із бару свою { $checkers } шашку.
    [few] Спершу введіть із бару свої { $checkers } шашки.
    [many] Спершу введіть із бару свої { $checkers } шашок.
   *[other] Спершу введіть із бару свої { $checkers } шашки.
}
refused-blocked = { $checkers ->
    [one] Пункт { $point } закритий: на ньому { $checkers } шашка суперника.
    [few] Пункт { $point } закритий: на ньому { $checkers } шашки суперника.
    [many] Пункт { $point } закритий: на ньому { $checkers } шашок суперника.
   *[other] Пункт { $point } закритий: на ньому { $checkers } шашки суперника.
}
refused-not-all-home = Викидати можна, лише коли всі ваші шашки в домі, а одна ще на пункті { $point }.
refused-higher-checker = Це число треба грати з пункту { $higher }.
refused-exact-number = За цими правилами з пункту { $point } викидає лише число { $needed }, а не { $die }.
refused-hit-and-run = Ваша шашка на пункті { $point } побила у вашому домі, тому в цей хід вона залишається там.
refused-both-numbers = Ви можете зіграти обидва числа кидка { $roll }, отже, мусите.
refused-larger-number = Зіграти можна лише одне з чисел, і це має бути більше: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Хід у вас ще є, отже, треба ходити.
    [one] Цим кидком можна зробити { $moves } хід, отже, треба.
    [few] Цим кидком можна зробити { $moves } ходи, отже, треба.
    [many] Цим кидком можна зробити { $moves } ходів, отже, треба.
   *[other] Цим кидком можна зробити { $moves } ходу, отже, треба.
}
refused-turn-not-over = Ваш хід не закінчено: ходити ще можна, отже, треба.
refused-nothing-to-undo = Немає чого скасовувати.
refused-no-penalty-landing = На закритий пункт ставати не можна.
refused-not-blocked = Цей пункт не закритий, тож і штрафу немає.

offer-double = подвоєння
offer-beaver = бівер
offer-raccoon = ракун
offer-resignation = { $win ->
    [single] здача партії (проста поразка)
    [gammon] здача партії (марс)
   *[backgammon] здача партії (кокс)
}
offer-claim = { $win ->
    [single] заявка на простий виграш
    [gammon] заявка на марс
   *[backgammon] заявка на кокс
}
offer-settlement = { $points ->
    [one] мирова на { $points } очко
    [few] мирова на { $points } очки
    [many] мирова на { $points } очок
   *[other] мирова на { $points } очка
}
offer-settlement-stake = мирова ({ $text })

instead-moves = Можна: { $play }.
instead-no-moves = Немає чим ходити.
instead-actions = Ви можете: { $actions }.
instead-nothing = Зараз від вас нічого не потрібно.

roll-pair = { $larger }-{ $smaller }
