settings-title = Настройки
settings-board = Доска
settings-play = Игра
settings-help = Помощь
settings-language = Язык

settings-theme = Оформление
theme-system = Как на устройстве
theme-daylight = Дневной свет
theme-evening = Вечер
theme-felt = Зелёное сукно
theme-clear = Для дальтоников
theme-contrast = Высокий контраст

settings-speed = Скорость ходов соперника
speed-slow = Медленно
speed-normal = Средне
speed-fast = Быстро
speed-instant = Мгновенно

settings-sounds = Звуки
settings-sounds-dice = Кости
settings-sounds-checkers = Шашки
settings-sounds-cube = Куб
settings-sounds-end = Конец партии

settings-auto-roll = Бросать за меня
settings-auto-roll-about = Когда удваивать всё равно нельзя
settings-forced-moves = Делать вынужденные ходы
settings-forced-moves-about = Когда сыграть можно только одним способом
settings-auto-done = Завершать мой ход автоматически
settings-auto-done-about = Иначе вы сами собираете кости и до этого можете отменить ход
settings-confirm-double = Спрашивать перед удвоением

settings-coach = Тренер
settings-coach-about = Вмешивается, пока настоящую ошибку ещё можно исправить
coach-setting-silent = Молчит
coach-setting-blunders = Только грубые ошибки
coach-setting-mistakes = Каждая настоящая ошибка

settings-pips = Счёт пипсов
pips-shown = Показан
pips-hidden = Скрыт
pips-ask = Считаю без подсказки
settings-home-side = Дом
side-right = Справа
side-left = Слева
settings-labels = Подписи
labels-leaflet = Как во вкладыше
labels-numbers = От 1 до 24
labels-halves = От 1 до 12 и от 1A до 12A
labels-homes = От 1 до 6 в домах
labels-none = Нет
settings-reset = Сбросить всё
settings-reset-question = Вернуть все настройки к начальным? Партии сохранятся.
settings-marks = Отмечать шашки, которые могут ходить
settings-shortcuts = Буквы на клавиатуре действуют за столом
