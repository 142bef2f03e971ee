start-title = Нова игра
start-play = Играй
start-level = Сила
start-rules = Правила
start-rules-about = Коя листовка е в твоята кутия?
start-rules-change = Промени правилата
start-rules-differ = Различава се от международните правила

level-leaflet = Читател на листовки
level-leaflet-about = Току-що е прочел листовката
level-beginner = Начинаещ
level-beginner-about = Играл е няколко вечери
level-casual = Любител
level-casual-about = Играе от време на време и обича сигурното
level-regular = Редовен играч
level-regular-about = Играе всяка седмица
level-club = Клубен играч
level-club-about = Играе в клуб
level-tournament = Турнирен играч
level-tournament-about = Играе по турнири и печели някои
level-expert = Експерт
level-expert-about = От пръв поглед вижда кое е добро
level-master = Майстор
level-master-about = Преценява всеки твой възможен отговор
level-grandmaster = Гросмайстор
level-grandmaster-about = Преценява твоите отговори и собствения си следващ ход
level-machine = Машината
level-machine-about = Гледа толкова далеч, колкото може, и не бърза
level-same-dice = Всички нива получават едни и същи зарове. По-силните просто ги играят по-добре.

leaflet-international = Международни правила
leaflet-international-about = По тях се играе навсякъде в клубове и на турнири
leaflet-deluxe = Куфарчето на 27 езика
leaflet-deluxe-about = Зарът решава кой е с белите; пуловете излизат само с точното число; когато всички са в дома, число може да се пропусне
leaflet-deluxe-cs = Куфарчето на 27 езика, на чешки, словашки или унгарски
leaflet-deluxe-cs-about = Като на другите езици, но на капия изобщо не се стъпва
leaflet-swiss = Швейцарската листовка
leaflet-swiss-about = Полетата се наричат от 1 до 12 и от 1A до 12A; изостанал пул струва троен залог, дори ако има извадени
leaflet-swiss-it = Швейцарската листовка, на италиански
leaflet-swiss-it-about = Като на немски и френски, но се изважда само с точното число
leaflet-nordic = Скандинавската листовка
leaflet-nordic-about = Число, чието поле е празно, изважда най-близкия пул под него; удвоява се по всяко време
leaflet-nordic-no = Скандинавската листовка, на норвежки
leaflet-nordic-no-about = Който започва, хвърля наново; числото изважда всеки пул до своето поле
leaflet-hungarian = Унгарската листовка
leaflet-hungarian-about = Светлите срещу тъмните, мачове до 3, 5, 7 или 9; кубът спира на 64
leaflet-portes = Портес (Гърция)
leaflet-portes-about = Победителят започва следващата партия; без куб и без бекгамон
leaflet-tavla = Тавла (Турция)
leaflet-tavla-about = Като портес, а пул, който удря в дома си, остава там в този ход
leaflet-takhteh = Тахте (Иран)
leaflet-takhteh-about = Като тавла, но във всяка партия заровете решават кой започва
leaflet-unlike = { $name }, с промени

start-length = Играем за
start-money = Отделни партии
start-match-to = { $length ->
    [one] Мач до { $length } точка
   *[other] Мач до { $length } точки
}
start-cube = Куб за удвояване

start-dice = Зарове
start-dice-random = Хвърлят се вместо теб
start-dice-seed = От семе
start-dice-seed-label = Семе
start-dice-real = Истински зарове
start-dice-real-about = Въведи или докосни каквото показват твоите зарове

start-color = Твоят цвят
start-color-any = Без значение
start-color-by-die = По тези правила зарът решава кой е с белите.
start-name = Име
start-name-you = Гост
start-name-first = Първи играч
start-name-second = Втори играч
start-turn-board = Завъртай дъската към този, който е на ход
start-position-about = GNUbg ID, ID на позиция, XGID или OGID

variant-backgammon = Обикновена табла
variant-nackgammon = Накгамон
variant-hypergammon = Хипергамон
variant-free = Ръчно подредена позиция
start-more = Още
start-shorter = По-кратък мач
start-longer = По-дълъг мач
# As in English.
level-pr = PR { $pr }
level-pr-about = PR е рейтингът на играта: колко губи това ниво на решение. Колкото по-малко, толкова по-добре; силните играчи са под 5.
