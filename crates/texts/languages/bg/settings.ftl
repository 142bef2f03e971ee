settings-title = Настройки
settings-board = Дъска
settings-play = Игра
settings-help = Помощ
settings-language = Език

settings-theme = Облик
theme-system = Като на устройството
theme-daylight = Дневна светлина
theme-evening = Вечер
theme-felt = Зелено сукно
theme-clear = За далтонисти
theme-contrast = Висок контраст

settings-speed = Бързина на ходовете на противника
speed-slow = Бавно
speed-normal = Нормално
speed-fast = Бързо
speed-instant = Веднага

settings-sounds = Звуци
settings-sounds-dice = Зарове
settings-sounds-checkers = Пулове
settings-sounds-cube = Куб
settings-sounds-end = Край на партия

settings-auto-roll = Хвърляй вместо мен
settings-auto-roll-about = Когато и без това не мога да удвоя
settings-forced-moves = Играй принудените ходове
settings-forced-moves-about = Когато може да се играе само по един начин
settings-auto-done = Завършвай хода ми автоматично
settings-auto-done-about = Иначе ходът свършва, когато прибереш заровете, и дотогава можеш да го отмениш
settings-confirm-double = Питай преди удвояване

settings-coach = Треньор
settings-coach-about = Обажда се, преди истинска грешка да остане на дъската
coach-setting-silent = Мълчи
coach-setting-blunders = Само груби грешки
coach-setting-mistakes = Всяка истинска грешка

settings-pips = Брой на пиповете
pips-shown = Показан
pips-hidden = Скрит
pips-ask = Броя без помощ
settings-home-side = Дом
side-right = Отдясно
side-left = Отляво
settings-labels = Надписи
labels-leaflet = Както в листовката
labels-numbers = От 1 до 24
labels-halves = От 1 до 12 и от 1A до 12A
labels-homes = От 1 до 6 в домовете
labels-none = Няма
settings-reset = Върни всичко
settings-reset-question = Да върнем ли всички настройки, както бяха в началото? Партиите се запазват.
settings-marks = Отбелязвай пуловете, които могат да се местят
settings-shortcuts = Буквите от клавиатурата действат на масата
