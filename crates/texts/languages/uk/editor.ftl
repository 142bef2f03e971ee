editor-title = Розставити позицію
editor-about = Виберіть, чиї шашки ставити, потім натисніть на пункт, бар або лоток.
editor-about-mouse = Права кнопка або клацання із Shift прибирає шашку.
editor-place = Поставити
editor-place-white = Білі шашки
editor-place-black = Чорні шашки
editor-take-away = Прибрати
editor-opening = Початкова розстановка
editor-clear = Порожня дошка
editor-swap = Поміняти сторони
editor-on-roll = Чий хід
editor-dice = Кості
editor-no-dice = Ще не кинуто
editor-double-offered = Запропоновано подвоєння
editor-cube-value = На кубі
editor-cube-owner = Чий куб
editor-cube-centered = Посередині
editor-stakes = На що грають
editor-money = Окремі партії
editor-match = Матч
editor-length = Довжина матчу
editor-score = Очки: { $player }
editor-crawford = Партія Кроуфорда
editor-jacoby = Правило Джекобі
editor-beavers = Бівери
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } шашка
    [few] { $checkers } шашки
    [many] { $checkers } шашок
   *[other] { $checkers } шашки
}
editor-id = ID позиції
editor-id-about = Вставте сюди XGID, GNUbg ID, OGID або ID позиції чи скопіюйте те, що тут стоїть.
editor-analyze = Аналізувати позицію
editor-possible = Така позиція можлива.
editor-impossible = Така позиція неможлива
editor-forgiven = Її все ж можна аналізувати, але жодна партія до неї не веде.

fault-too-many = { $player }: шашок { $checkers }, а їх буває не більше ніж 15.
fault-unequal = У сторін різна кількість шашок: { $said } і { $counted }.
fault-no-checkers = На дошці немає жодної шашки.
fault-shared-point = На пункті { $point } стоять шашки обох сторін.
fault-both-won = Обидві сторони вже викинули всі шашки.
fault-both-shut-out = Обидві сторони на барі, і обидва доми закриті.
fault-not-over = Одна зі сторін уже викинула всі шашки, отже, партію закінчено.
fault-no-length = Матч грають хоча б до 1 очка.
fault-match-won = { $player }: очок { $said }, а для перемоги в матчі вистачає { $length }.
fault-no-crawford = Партія Кроуфорда буває лише тоді, коли одному з гравців, і тільки одному, бракує одного очка.
fault-cube-in-crawford = У партії Кроуфорда подвоювати не може ніхто.
fault-owned-at-one = { $player } володіє кубом, хоча ніхто не подвоював.
fault-offer-after-end = Є пропозиція, хоча партію закінчено.
fault-cube-not-theirs = { $player } подвоює, не володіючи кубом.
fault-no-settlement = Мирова тут неможлива.
fault-other = Жодна партія не веде до цієї позиції.
