settings-title = Налаштування
settings-board = Дошка
settings-play = Гра
settings-help = Допомога
settings-language = Мова

settings-theme = Оформлення
theme-system = Як на пристрої
theme-daylight = Денне світло
theme-evening = Вечір
theme-felt = Зелене сукно
theme-clear = Для дальтоніків
theme-contrast = Високий контраст

settings-speed = Швидкість ходів суперника
speed-slow = Повільно
speed-normal = Помірно
speed-fast = Швидко
speed-instant = Миттєво

settings-sounds = Звуки
settings-sounds-dice = Кості
settings-sounds-checkers = Шашки
settings-sounds-cube = Куб
settings-sounds-end = Кінець партії

settings-auto-roll = Кидати за мене
settings-auto-roll-about = Коли подвоювати все одно не можна
settings-forced-moves = Робити вимушені ходи
settings-forced-moves-about = Коли зіграти можна лише в один спосіб
settings-auto-done = Завершувати мій хід автоматично
settings-auto-done-about = Інакше ви самі збираєте кості й доти можете скасувати хід
settings-confirm-double = Питати перед подвоєнням

settings-coach = Тренер
settings-coach-about = Озивається, доки справжню помилку ще можна виправити
coach-setting-silent = Мовчить
coach-setting-blunders = Лише грубі помилки
coach-setting-mistakes = Кожна справжня помилка

settings-pips = Підрахунок піпсів
pips-shown = Показаний
pips-hidden = Прихований
pips-ask = Рахую без підказки
settings-home-side = Дім
side-right = Праворуч
side-left = Ліворуч
settings-labels = Підписи
labels-leaflet = Як у вкладиші
labels-numbers = Від 1 до 24
labels-halves = Від 1 до 12 і від 1A до 12A
labels-homes = Від 1 до 6 у домах
labels-none = Немає
settings-reset = Скинути все
settings-reset-question = Повернути всі налаштування до початкових? Партії збережуться.
settings-marks = Позначати шашки, які можуть ходити
settings-shortcuts = Літери на клавіатурі діють за столом
