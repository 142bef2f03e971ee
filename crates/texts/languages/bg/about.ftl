about-title = За { -app }
about-version = Версия { $version }
about-what = Кутия с табла като страница: дъска, зарове, куб и листовките – като правила, по които наистина се играе.
about-free = Безплатно, без регистрация, реклами и жетони. Каквото играеш, остава на твоето устройство.
about-dice = Заровете не знаят нищо за дъската. Компютърът вижда хвърлянето заедно с теб.
about-strength = Колко точки губи всяко ниво, е измерено и публикувано заедно с програмата.
about-leaflets = Правилата от печатните листовки са тук, разказани с наши думи.
about-license = Отворен код, с лиценз MIT или Apache.
about-keyboard = Клавиатура
about-keys-roll = Хвърляне и прибиране на заровете
about-keys-move = Ход с пул от избраното място
about-keys-other = Ход с него по другото число
about-keys-undo = Отмяна
about-keys-double = Удвояване
about-keys-hint = Подсказка
about-keys-type = Въвеждане на ход
about-keys-places = Преминаване от място на място
about-keys-read = Прочитане на дъската на глас
about-read-pips = { $player }: { $pips ->
    [one] остава { $pips } пип
   *[other] остават { $pips } пипа
}
about-languages = { $count ->
    [one] { $count } език
   *[other] { $count } езика
}
