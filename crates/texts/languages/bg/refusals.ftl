refused-game-over = Партията свърши.
refused-match-over = { $color ->
    [white] Мачът свърши: спечелиха го белите.
    [black] Мачът свърши: спечелиха го черните.
    [light] Мачът свърши: спечелиха го светлите.
   *[dark] Мачът свърши: спечелиха го тъмните.
}
refused-game-not-over = Тази партия още не е свършила.
refused-not-your-turn = { $color ->
    [white] Сега решават белите.
    [black] Сега решават черните.
    [light] Сега решават светлите.
   *[dark] Сега решават тъмните.
}
refused-start-not-settled = Първо всеки хвърля по един зар, за да се види кой започва.
refused-start-settled = Вече е решено кой започва.
refused-already-thrown = Зарът за началото вече е хвърлен: { $die }.
refused-offer-open = { $color } първо трябва да отговорят на предложението: { $offer }.
refused-no-offer = Няма предложение, на което да се отговори.
refused-wrong-answer-cube = На { $offer } се отговаря само с вземане или пас.
refused-wrong-answer = Предложението може само да се приеме или да се откаже: { $offer }.
refused-roll-first = Първо хвърли заровете.
refused-already-rolled = Заровете вече са хвърлени: { $roll }.
refused-cube-not-in-use = Тази партия се играе без куба.
refused-crawford = Това е партията на Крофорд, в която никой не може да удвоява.
refused-first-roll-not-played = Никой не може да удвоява, преди да е изиграно първото хвърляне на партията.
refused-cube-not-yours = { $color ->
    [white] Кубът е на белите: само който го притежава, може да удвои.
    [black] Кубът е на черните: само който го притежава, може да удвои.
    [light] Кубът е на светлите: само който го притежава, може да удвои.
   *[dark] Кубът е на тъмните: само който го притежава, може да удвои.
}
refused-cube-at-limit = По тези правила кубът не отива по-високо от { $highest }.
refused-double-after-roll = Можеш да удвояваш само преди да хвърлиш, а { $roll } вече е хвърлено.
refused-no-beavers = Не сте се уговорили за бийвъри.
refused-no-raccoons = Не сте се уговорили за ракуни.
refused-settlement-in-match = В мач партията не може да завърши със спогодба.
refused-settlement-for-nothing = Спогодбата трябва да е поне за една точка.
refused-no-backgammon = По тези правила няма бекгамон.
refused-die-not-rolled = Хвърлянето е { $roll }: в него няма { $die }.
refused-die-used = Числото { $die } вече е изиграно.
refused-no-checker-on-bar = Нямаш пул на бара.
refused-no-checker = Нямаш пул на поле { $point }.
refused-bar-first = { $checkers ->
    [one] Първо трябва да влезе пулът ти от бара.
   *[other] Първо трябва да влязат твоите { $checkers } пула от бара.
}
refused-blocked = { $checkers ->
    [one] Поле { $point } е затворено: там има { $checkers } чужд пул.
   *[other] Поле { $point } е капия: там има { $checkers } чужди пула.
}
refused-not-all-home = Можеш да изваждаш само когато всичките ти пулове са в дома, а един още е на поле { $point }.
refused-higher-checker = Това число трябва да се изиграе от поле { $higher }.
refused-exact-number = По тези правила от поле { $point } изважда само { $needed }, а не { $die }.
refused-hit-and-run = Твоят пул на поле { $point } удари в твоя дом и остава там в този ход.
refused-both-numbers = Можеш да изиграеш и двете числа от { $roll }, значи трябва да ги изиграеш.
refused-larger-number = Може да се изиграе само едно от числата ти и то трябва да е по-голямото: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Още имаш ход, значи трябва да играеш.
   *[other] С това хвърляне можеш да направиш { $moves } хода, значи трябва да ги направиш.
}
refused-turn-not-over = Ходът ти не е свършил: още можеш да играеш, значи трябва.
refused-nothing-to-undo = Няма какво да се отмени.
refused-no-penalty-landing = На чужда капия не се стъпва.
refused-not-blocked = Това поле не е капия, така че няма и наказание.

offer-double = удвояване
offer-beaver = бийвър
offer-raccoon = ракун
offer-resignation = { $win ->
    [single] предаване (обикновена загуба)
    [gammon] предаване (марс)
   *[backgammon] предаване (бекгамон)
}
offer-claim = { $win ->
    [single] обявена обикновена победа
    [gammon] обявен марс
   *[backgammon] обявен бекгамон
}
offer-settlement = { $points ->
    [one] спогодба за { $points } точка
   *[other] спогодба за { $points } точки
}
offer-settlement-stake = спогодба ({ $text })

instead-moves = Възможно е: { $play }.
instead-no-moves = Няма възможен ход.
instead-actions = Можеш: { $actions }.
instead-nothing = Сега няма какво да правиш.

roll-pair = { $larger }-{ $smaller }
