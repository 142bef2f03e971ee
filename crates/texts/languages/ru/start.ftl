start-title = Новая игра
start-play = Играть
start-level = Сила
start-rules = Правила
start-rules-about = Какой вкладыш лежит в вашей коробке?
start-rules-change = Изменить правила
start-rules-differ = Отличается от международных правил

level-leaflet = Читатель правил
level-leaflet-about = Только что прочитал вкладыш
level-beginner = Новичок
level-beginner-about = Сыграл несколько вечеров
level-casual = Любитель
level-casual-about = Играет время от времени и осторожно
level-regular = Завсегдатай
level-regular-about = Играет каждую неделю
level-club = Клубный игрок
level-club-about = Играет в клубе
level-tournament = Турнирный игрок
level-tournament-about = Играет на турнирах и некоторые выигрывает
level-expert = Эксперт
level-expert-about = С одного взгляда видит, что хорошо
level-master = Мастер
level-master-about = Учитывает каждый ваш возможный ответ
level-grandmaster = Гроссмейстер
level-grandmaster-about = Учитывает ваши ответы и свой следующий ход
level-machine = Машина
level-machine-about = Считает так далеко, как может, и не торопится
level-same-dice = Кости у всех уровней одни и те же. Сильные просто лучше их играют.

leaflet-international = Международные правила
leaflet-international-about = По ним играют в клубах и на турнирах во всём мире
leaflet-deluxe = Чемоданчик на 27 языках
leaflet-deluxe-about = Кость решает, кто играет белыми; шашки выбрасывают только точным числом; когда все в доме, число можно пропустить
leaflet-deluxe-cs = Чемоданчик на 27 языках, по-чешски, по-словацки или по-венгерски
leaflet-deluxe-cs-about = Как на других языках, но на закрытый пункт вставать нельзя
leaflet-swiss = Швейцарский вкладыш
leaflet-swiss-about = Пункты называются от 1 до 12 и от 1A до 12A; отставшая шашка стоит тройной ставки, даже если другие уже выброшены
leaflet-swiss-it = Швейцарский вкладыш, по-итальянски
leaflet-swiss-it-about = Как по-немецки и по-французски, но выбрасывает только точное число
leaflet-nordic = Скандинавский вкладыш
leaflet-nordic-about = Если пункт числа пуст, выбрасывают ближайшую шашку ниже; удваивать можно в любое время
leaflet-nordic-no = Скандинавский вкладыш, по-норвежски
leaflet-nordic-no-about = Начинающий бросает заново; число выбрасывает любую шашку не выше своего пункта
leaflet-hungarian = Венгерский вкладыш
leaflet-hungarian-about = Светлые против тёмных, матчи до 3, 5, 7 или 9; куб не идёт дальше 64
leaflet-portes = Портес (Греция)
leaflet-portes-about = Следующую партию начинает победитель; без куба и без кокса
leaflet-tavla = Тавла (Турция)
leaflet-tavla-about = Как портес, а шашка, побившая в своём доме, в этот ход остаётся там
leaflet-takhteh = Тахте (Иран)
leaflet-takhteh-about = Как тавла, но в каждой партии кости решают, кто начинает
leaflet-unlike = { $name }, с изменениями

start-length = На что играем
start-money = Отдельные партии
start-match-to = { $length ->
    [one] Матч до { $length } очка
    [few] Матч до { $length } очков
    [many] Матч до { $length } очков
   *[other] Матч до { $length } очка
}
start-cube = Куб удвоения

start-dice = Кости
start-dice-random = Бросают за вас
start-dice-seed = Из зерна
start-dice-seed-label = Зерно
start-dice-real = Настоящие кости
start-dice-real-about = Введите или нажмите, что показывают ваши кости

start-color = Ваш цвет
start-color-any = Любой
start-color-by-die = По этим правилам кость решает, кто играет белыми.
start-name = Имя
start-name-you = Гость
start-name-first = Первый игрок
start-name-second = Второй игрок
start-turn-board = Поворачивать доску к тому, чей ход
start-position-about = GNUbg ID, ID позиции, XGID или OGID

variant-backgammon = Короткие нарды
variant-nackgammon = Нэкгаммон
variant-hypergammon = Гипергаммон
variant-free = Позиция, расставленная вручную
start-more = Ещё
start-shorter = Матч короче
start-longer = Матч длиннее
# As in English.
level-pr = PR { $pr }
level-pr-about = PR — рейтинг игры: сколько этот уровень теряет за одно решение. Чем меньше, тем лучше; у сильных игроков он ниже 5.
