editor-title = Расставить позицию
editor-about = Выберите, чьи шашки ставить, затем нажмите на пункт, бар или лоток.
editor-about-mouse = Правая кнопка или щелчок с Shift убирает шашку.
editor-place = Поставить
editor-place-white = Белые шашки
editor-place-black = Чёрные шашки
editor-take-away = Убрать
editor-opening = Начальная расстановка
editor-clear = Пустая доска
editor-swap = Поменять стороны
editor-on-roll = Чей ход
editor-dice = Кости
editor-no-dice = Ещё не брошены
editor-double-offered = Предложено удвоение
editor-cube-value = На кубе
editor-cube-owner = Чей куб
editor-cube-centered = Посередине
editor-stakes = На что играют
editor-money = Отдельные партии
editor-match = Матч
editor-length = Длина матча
editor-score = Очки: { $player }
editor-crawford = Партия Кроуфорда
editor-jacoby = Правило Джекоби
editor-beavers = Биверы
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } шашка
    [few] { $checkers } шашки
    [many] { $checkers } шашек
   *[other] { $checkers } шашки
}
editor-id = ID позиции
editor-id-about = Вставьте сюда XGID, GNUbg ID, OGID или ID позиции либо скопируйте то, что здесь стоит.
editor-analyze = Анализировать позицию
editor-possible = Такая позиция возможна.
editor-impossible = Такая позиция невозможна
editor-forgiven = Её всё же можно анализировать, но ни одна партия к ней не ведёт.

fault-too-many = { $player }: шашек { $checkers }, а их бывает не больше 15.
fault-unequal = У сторон разное число шашек: { $said } и { $counted }.
fault-no-checkers = На доске нет ни одной шашки.
fault-shared-point = На пункте { $point } стоят шашки обеих сторон.
fault-both-won = Обе стороны уже выбросили все шашки.
fault-both-shut-out = Обе стороны на баре, и оба дома закрыты.
fault-not-over = Одна из сторон уже выбросила все шашки, значит, партия окончена.
fault-no-length = Матч играют хотя бы до 1 очка.
fault-match-won = { $player }: очков { $said }, а для победы в матче хватает { $length }.
fault-no-crawford = Партия Кроуфорда бывает, только когда одному из игроков, и лишь одному, не хватает одного очка.
fault-cube-in-crawford = В партии Кроуфорда удваивать нельзя никому.
fault-owned-at-one = { $player } владеет кубом, хотя никто не удваивал.
fault-offer-after-end = Есть предложение, хотя партия окончена.
fault-cube-not-theirs = { $player } удваивает, не владея кубом.
fault-no-settlement = Мировая здесь невозможна.
fault-other = Ни одна партия не ведёт к этой позиции.
