refused-game-over = Партия окончена.
refused-match-over = { $color ->
    [white] Матч окончен: его выиграли белые.
    [black] Матч окончен: его выиграли чёрные.
    [light] Матч окончен: его выиграли светлые.
   *[dark] Матч окончен: его выиграли тёмные.
}
refused-game-not-over = Эта партия ещё не окончена.
refused-not-your-turn = { $color ->
    [white] Сейчас решают белые.
    [black] Сейчас решают чёрные.
    [light] Сейчас решают светлые.
   *[dark] Сейчас решают тёмные.
}
refused-start-not-settled = Сначала каждый бросает по кости, чтобы узнать, кто начинает.
refused-start-settled = Кто начинает, уже решено.
refused-already-thrown = Кость за право начать уже брошена: { $die }.
refused-offer-open = { $color } сначала должны ответить на предложение: { $offer }.
refused-no-offer = Отвечать не на что: предложения нет.
refused-wrong-answer-cube = На { $offer } можно ответить только так: взять или спасовать.
refused-wrong-answer = Предложение можно только принять или отклонить: { $offer }.
refused-roll-first = Сначала бросьте кости.
refused-already-rolled = Кости уже брошены: { $roll }.
refused-cube-not-in-use = Эту партию играют без куба.
refused-crawford = Это партия Кроуфорда: удваивать в ней нельзя никому.
refused-first-roll-not-played = Пока не сыгран первый бросок партии, удваивать нельзя.
refused-cube-not-yours = { $color ->
    [white] Куб у белых: удваивать может только владелец.
    [black] Куб у чёрных: удваивать может только владелец.
    [light] Куб у светлых: удваивать может только владелец.
   *[dark] Куб у тёмных: удваивать может только владелец.
}
refused-cube-at-limit = По этим правилам куб не поднимается выше { $highest }.
refused-double-after-roll = Удваивать можно только до броска, а бросок { $roll } уже сделан.
refused-no-beavers = О биверах вы не договаривались.
refused-no-raccoons = О ракунах вы не договаривались.
refused-settlement-in-match = В матче партию нельзя закончить мировой.
refused-settlement-for-nothing = Мировая должна быть хотя бы на одно очко.
refused-no-backgammon = По этим правилам кокса нет.
refused-die-not-rolled = Выпало { $roll }: числа { $die } там нет.
refused-die-used = Число { $die } уже сыграно.
refused-no-checker-on-bar = На баре нет ваших шашек.
refused-no-checker = На пункте { $point } нет ваших шашек.
refused-bar-first = { $checkers ->
    [1] Сначала введите свою шашку с бара.
    [one] Сначала введите с бара свою { $checkers } шашку.
    [few] Сначала введите с бара свои { $checkers } шашки.
    [many] Сначала введите с бара свои { $checkers } шашек.
   *[other] Сначала введите с бара свои { $checkers } шашки.
}
refused-blocked = { $checkers ->
    [one] Пункт { $point } закрыт: на нём { $checkers } шашка соперника.
    [few] Пункт { $point } закрыт: на нём { $checkers } шашки соперника.
    [many] Пункт { $point } закрыт: на нём { $checkers } шашек соперника.
   *[other] Пункт { $point } закрыт: на нём { $checkers } шашки соперника.
}
refused-not-all-home = Выбрасывать можно, только когда все ваши шашки в доме, а одна ещё на пункте { $point }.
refused-higher-checker = Это число нужно играть с пункта { $higher }.
refused-exact-number = По этим правилам с пункта { $point } выбрасывает только число { $needed }, а не { $die }.
refused-hit-and-run = Ваша шашка на пункте { $point } побила в вашем доме, поэтому в этот ход она остаётся там.
refused-both-numbers = Вы можете сыграть оба числа броска { $roll }, значит, должны.
refused-larger-number = Сыграть можно только одно из чисел, и это должно быть большее: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Ход у вас ещё есть, значит, нужно ходить.
    [one] Этим броском можно сделать { $moves } ход, значит, нужно.
    [few] Этим броском можно сделать { $moves } хода, значит, нужно.
    [many] Этим броском можно сделать { $moves } ходов, значит, нужно.
   *[other] Этим броском можно сделать { $moves } хода, значит, нужно.
}
refused-turn-not-over = Ваш ход не закончен: ходить ещё можно, значит, нужно.
refused-nothing-to-undo = Отменять нечего.
refused-no-penalty-landing = На закрытый пункт вставать нельзя.
refused-not-blocked = Этот пункт не закрыт, так что и штрафа нет.

offer-double = удвоение
offer-beaver = бивер
offer-raccoon = ракун
offer-resignation = { $win ->
    [single] сдача (простое поражение)
    [gammon] сдача (марс)
   *[backgammon] сдача (кокс)
}
offer-claim = { $win ->
    [single] заявка на простой выигрыш
    [gammon] заявка на марс
   *[backgammon] заявка на кокс
}
offer-settlement = { $points ->
    [one] мировая на { $points } очко
    [few] мировая на { $points } очка
    [many] мировая на { $points } очков
   *[other] мировая на { $points } очка
}
offer-settlement-stake = мировая ({ $text })

instead-moves = Можно: { $play }.
instead-no-moves = Ходить нечем.
instead-actions = Вы можете: { $actions }.
instead-nothing = Сейчас от вас ничего не требуется.

roll-pair = { $larger }-{ $smaller }
