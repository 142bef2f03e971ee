editor-title = Подреди позиция
editor-about = Избери чии пулове слагаш и натисни поле, бара или мястото за извадените.
editor-about-mouse = Десен бутон или щракване със Shift маха пул.
editor-place = Сложи
editor-place-white = Бели пулове
editor-place-black = Черни пулове
editor-take-away = Махни
editor-opening = Начално подреждане
editor-clear = Празна дъска
editor-swap = Размени страни
editor-on-roll = На ход
editor-dice = Зарове
editor-no-dice = Още не са хвърлени
editor-double-offered = Предложено е удвояване
editor-cube-value = Кубът показва
editor-cube-owner = На кого е кубът
editor-cube-centered = В средата
editor-stakes = Играе се за
editor-money = Отделни партии
editor-match = Мач
editor-length = Дължина на мача
editor-score = Точки на { $player }
editor-crawford = Партия на Крофорд
editor-jacoby = Правило на Джакоби
editor-beavers = Бийвъри
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } пул
   *[other] { $checkers } пула
}
editor-id = ID на позицията
editor-id-about = Постави тук XGID, GNUbg ID, OGID или ID на позиция или копирай каквото е написано.
editor-analyze = Анализирай позицията
editor-possible = Тази позиция е възможна.
editor-impossible = Тази позиция е невъзможна
editor-forgiven = Все пак може да се анализира, но никоя партия не води дотук.

fault-too-many = { $player } има { $checkers ->
    [one] { $checkers } пул
   *[other] { $checkers } пула
}, повече от 15.
fault-unequal = Страните нямат равен брой пулове: { $said } и { $counted }.
fault-no-checkers = На дъската няма нито един пул.
fault-shared-point = На поле { $point } има пулове и на двете страни.
fault-both-won = И двете страни са извадили всичките си пулове.
fault-both-shut-out = И двете страни са на бара срещу затворен дом.
fault-not-over = Едната страна е извадила всичките си пулове, значи партията е свършила.
fault-no-length = Мачът трябва да е поне до 1 точка.
fault-match-won = { $player } има { $said } точки, а мачът се печели с { $length }.
fault-no-crawford = Партия на Крофорд има само когато на един от играчите, и то само на него, му остава една точка.
fault-cube-in-crawford = В партията на Крофорд никой не може да удвоява.
fault-owned-at-one = { $player } притежава куба, а никой не е удвоявал.
fault-offer-after-end = Има предложение, макар че партията е свършила.
fault-cube-not-theirs = { $player } удвоява, без да притежава куба.
fault-no-settlement = Тук не може да има спогодба.
fault-other = Никоя партия не води до тази позиция.
