leaflets-title = Вкладыши
leaflets-read = Читать
leaflets-change = Изменить
leaflets-change-about = Настройте каждое правило на свой вкус. Отличия от международных правил отмечены.
leaflets-restore = Как во вкладыше
leaflets-play = Играть по этим правилам
leaflets-print = Печать
leaflets-choose = Другой вкладыш

leaflets-compare = Сравнить
leaflets-compare-one = Этот вкладыш
leaflets-compare-other = Другой
leaflets-differences = Чем они отличаются
leaflets-same = Что совпадает
leaflets-no-differences = В обоих сказано одно и то же.

leaflets-link = Ссылка на эти правила
leaflets-link-about = Кто её откроет, увидит эти правила и сможет по ним играть.
leaflets-link-copied = Ссылка скопирована.
leaflets-link-bad = Эта ссылка не ведёт к правилам.
leaflets-link-too-long = Для ссылки на правила она слишком длинная.
leaflets-link-name = Она начинается с неизвестного вкладыша: { $text }.
leaflets-link-option = В ней названо неизвестное правило: { $text }.
leaflets-link-value = { $name }: значения «{ $text }» не бывает.
leaflets-received = Вам прислали эти правила.

leaflets-agree-title = Вы оба согласны?
leaflets-agree-about = Вы будете играть по этим правилам.
leaflets-agree = { $player } соглашается
leaflets-agree-start = Начать партию

rules-of-start = Расстановка и начало
rules-of-moving = Ходы и выброс шашек
rules-of-winning = Выигрыш
rules-of-cube = Куб
rules-of-matches = Партии и матчи
rules-of-board = На доске

book-of-table = Правила этого стола
book-mark-explained = Отмечено: отличается от международных правил

language-automatic = Как в браузере
