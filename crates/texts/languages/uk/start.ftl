start-title = Нова гра
start-play = Грати
start-level = Сила
start-rules = Правила
start-rules-about = Який вкладиш лежить у вашій коробці?
start-rules-change = Змінити правила
start-rules-differ = Відрізняється від міжнародних правил

level-leaflet = Читач правил
level-leaflet-about = Щойно прочитав вкладиш
level-beginner = Новачок
level-beginner-about = Зіграв кілька вечорів
level-casual = Аматор
level-casual-about = Грає час від часу й обережно
level-regular = Завсідник
level-regular-about = Грає щотижня
level-club = Клубний гравець
level-club-about = Грає в клубі
level-tournament = Турнірний гравець
level-tournament-about = Грає на турнірах і деякі виграє
level-expert = Експерт
level-expert-about = З першого погляду бачить, що добре
level-master = Майстер
level-master-about = Зважає на кожну вашу можливу відповідь
level-grandmaster = Гросмейстер
level-grandmaster-about = Зважає на ваші відповіді й на свій наступний хід
level-machine = Машина
level-machine-about = Рахує так далеко, як може, і не поспішає
level-same-dice = Кості в усіх рівнів ті самі. Сильніші просто краще їх грають.

leaflet-international = Міжнародні правила
leaflet-international-about = За ними грають у клубах і на турнірах у всьому світі
leaflet-deluxe = Валізка 27 мовами
leaflet-deluxe-about = Кість вирішує, хто грає білими; шашки викидають лише точним числом; коли всі в домі, число можна пропустити
leaflet-deluxe-cs = Валізка 27 мовами, чеською, словацькою чи угорською
leaflet-deluxe-cs-about = Як іншими мовами, але на закритий пункт ставати не можна
leaflet-swiss = Швейцарський вкладиш
leaflet-swiss-about = Пункти називаються від 1 до 12 і від 1A до 12A; відстала шашка коштує потрійної ставки, навіть якщо інші вже викинуто
leaflet-swiss-it = Швейцарський вкладиш, італійською
leaflet-swiss-it-about = Як німецькою та французькою, але викидає лише точне число
leaflet-nordic = Скандинавський вкладиш
leaflet-nordic-about = Якщо пункт числа порожній, викидають найближчу шашку нижче; подвоювати можна будь-коли
leaflet-nordic-no = Скандинавський вкладиш, норвезькою
leaflet-nordic-no-about = Хто починає, кидає заново; число викидає будь-яку шашку не вище свого пункту
leaflet-hungarian = Угорський вкладиш
leaflet-hungarian-about = Світлі проти темних, матчі до 3, 5, 7 або 9; куб не йде далі 64
leaflet-portes = Портес (Греція)
leaflet-portes-about = Наступну партію починає переможець; без куба і без кокса
leaflet-tavla = Тавла (Туреччина)
leaflet-tavla-about = Як портес, а шашка, що побила у своєму домі, в цей хід залишається там
leaflet-takhteh = Тахте (Іран)
leaflet-takhteh-about = Як тавла, але в кожній партії кості вирішують, хто починає
leaflet-unlike = { $name }, зі змінами

start-length = На що граємо
start-money = Окремі партії
start-match-to = { $length ->
    [one] Матч до { $length } очка
    [few] Матч до { $length } очок
    [many] Матч до { $length } очок
   *[other] Матч до { $length } очка
}
start-cube = Куб подвоєння

start-dice = Кості
start-dice-random = Кидають за вас
start-dice-seed = Із зерна
start-dice-seed-label = Зерно
start-dice-real = Справжні кості
start-dice-real-about = Введіть або натисніть, що показують ваші кості

start-color = Ваш колір
start-color-any = Будь-який
start-color-by-die = За цими правилами кість вирішує, хто грає білими.
start-name = Ім’я
start-name-you = Гість
start-name-first = Перший гравець
start-name-second = Другий гравець
start-turn-board = Розвертати дошку до того, чий хід
start-position-about = GNUbg ID, ID позиції, XGID або OGID

variant-backgammon = Короткі нарди
variant-nackgammon = Некгамон
variant-hypergammon = Гіпергамон
variant-free = Позиція, розставлена вручну
start-more = Ще
start-shorter = Коротший матч
start-longer = Довший матч
# As in English.
level-pr = PR { $pr }
level-pr-about = PR — рейтинг гри: скільки цей рівень втрачає за одне рішення. Що менше, то краще; у сильних гравців він нижчий за 5.
