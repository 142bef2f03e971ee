about-title = За { -app }
about-version = Версия { $version }
about-what = Пълен комплект за табла на една страница: дъска, зарове, куб и печатни листовки, по чиито правила наистина можеш да играеш.
about-free = Безплатно: без регистрация, реклами и жетони. Партиите ти остават на твоето устройство.
about-dice = Заровете не знаят нищо за дъската. Компютърът вижда хвърлянето заедно с теб.
about-strength = Измерихме колко губи всяко ниво; цифрите идват с програмата.
about-leaflets = Тук ще намериш правилата от печатните листовки, разказани с наши думи.
about-license = Отворен код, с лиценз MIT или Apache.
about-keyboard = Клавиатура
about-keys-roll = Хвърляне или прибиране на заровете
about-keys-move = Ход с пул от избраното поле
about-keys-other = Ход със същия пул с другия зар
about-keys-undo = Отмяна
about-keys-double = Удвояване
about-keys-hint = Подсказка
about-keys-type = Въвеждане на ход
about-keys-places = Обхождане на полетата, бара и извадените пулове
about-keys-read = Прочитане на дъската на глас
about-read-pips = { $player }: { $pips ->
    [one] остава { $pips } пип
   *[other] остават { $pips } пипа
}
about-languages = { $count ->
    [one] { $count } език
   *[other] { $count } езика
}
