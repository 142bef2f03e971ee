invite-title = Покани приятел
invite-about = Подготви маса и прати линк на приятеля си. На никого не му трябва регистрация.
invite-your-name = Твоето име
invite-create = Подготви масата
invite-creating = Подготвяме масата…
invite-opponent-friend = Приятел
invite-opponent-friend-about = Всеки, на когото пратиш линка
invite-opponent-computer = Компютърът
invite-opponent-computer-about = Играе на сървъра, за да могат и други да гледат
invite-watching = Допускай зрители
invite-watching-about = Който има линка за зрители, може да гледа. Иначе масата виждате само вие двамата.
invite-needs-server = За да играеш с приятел, отвори страницата от сървър, до който и двамата имате достъп.

clock-title = Часовник
clock-none = Без часовник
clock-none-about = Мисли колкото искаш, минути или дни: масата чака
clock-with = С часовник
clock-with-about = Определен брой минути за целия мач и няколко свободни секунди на всеки ход
clock-reserve = Минути на играч
clock-delay = Свободни секунди на ход
clock-summary = { $minutes } мин на играч, { $seconds } свободни сек на ход
clock-left = На { $player } остава { $time }.
clock-running = Часовникът на { $player } върви.
clock-is-up = Времето на { $player } изтече.
clock-is-up-you = Времето ти изтече. Можеш да играеш нататък, докато { $player } не обяви победа.
clock-low = { $seconds ->
    [one] Остава ти { $seconds } секунда.
   *[other] Остават ти { $seconds } секунди.
}
clock-claim = Обяви победа
clock-claim-question = Времето на { $player } изтече. Обявяваш ли победа в мача? Можеш и просто да играеш нататък.
clock-claimed = { $player } обяви победа по време.
clock-won = { $player } печели по време

table-dice-server = Хвърля ги сървърът
table-dice-server-about = После и двамата можете да проверите, че никой не ги е избирал
table-dice-real = Истински зарове
table-dice-real-about = Който е на ход, въвежда какво показват заровете; другият му вярва

waiting-title = Масата е готова
waiting-send = Прати този линк на приятеля си
waiting-send-about = Който пръв го отвори и седне, е твоят противник.
waiting-code = Или нека приятелят ти сканира този код
waiting-code-about = Линкът като QR код, за камерата на телефон
waiting-home-network = В същата мрежа работи и този адрес:
waiting-home-network-none = Този сървър е достъпен само от това устройство. За да пуснеш други от мрежата си, стартирай го с { $command }.
waiting-own-link = Твоят личен линк
waiting-own-link-about = Отваря мястото ти на друго устройство. Не го давай на никого: който го има, играе вместо теб.
waiting-watch-link = Линк за зрители
waiting-watch-link-about = Който го има, може да гледа, но не и да играе.
waiting-for-friend = Чакаме приятеля ти…
waiting-for-player = Чакаме { $player }…
waiting-leave = Междувременно можеш да затвориш страницата. Масата остава, а това устройство помни мястото ти.

join-title = { $player } те кани на табла
join-title-nameless = Канят те на табла
join-rules = Ще играете по тези правила
join-rules-read = Прочети правилата
join-accept = Приеми правилата и седни
join-watch = Само гледай
join-name = Твоето име, както ще го вижда другият
join-color = Играеш с { $color ->
    [white] белите
    [black] черните
    [light] светлите
   *[dark] тъмните
}.
join-color-by-die = Зарът решава кой е с белите.
join-sitting = Сядаме…
joined = { $player } седна на масата.

presence-title = На масата
presence-here = { $player } е тук.
presence-away = { $player } не е тук в момента.
presence-away-since = { $player } не е тук в момента. За последно на масата: { $when }.
presence-left = { $player } излезе засега. Масата чака.
presence-back = { $player } е отново тук.
presence-computer = Компютърът ({ $level })
spectator-count = { $count ->
    [0] Никой не гледа
    [one] Гледа { $count } човек
   *[other] Гледат { $count } души
}
spectator-you = Ти си зрител.
spectator-closed = Никой друг не може да гледа тази маса.

chat-title = Чат
chat-label = Напиши нещо
chat-send = Изпрати
chat-empty = Още никой нищо не е написал.
chat-mute = Заглуши { $player }
chat-unmute = Показвай пак { $player }
chat-muted = Съобщенията на { $player } са скрити.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } ново съобщение
   *[other] { $count } нови съобщения
}
chat-too-long = Съобщението може да има най-много { $count ->
    [one] { $count } знак
   *[other] { $count } знака
}.
chat-spectators = Зрителите четат чата, но не могат да пишат.

ask-take-back = Помоли да върнеш хода
ask-take-back-about = Ако { $player } се съгласи, последното ти решение се отменя.
ask-take-back-sent = Ти помоли { $player } да върнеш хода.
ask-take-back-received = { $player } иска да върне последния ход.
ask-take-back-agreed = { $player } се съгласи: ходът е върнат.
ask-take-back-declined = { $player } предпочита да играете нататък.
ask-take-back-dice = Каквото е хвърлено след това, се хвърля наново.
ask-slow = Помоли за игра без часовник
ask-slow-about = Ако { $player } се съгласи, часовникът спира завинаги и всеки играе, когато има време, ако трябва и с дни.
ask-slow-sent = Ти помоли { $player } да продължите без часовник.
ask-slow-received = { $player } иска да продължите без часовник.
ask-slow-agreed = Отсега нататък няма часовник. Играй, когато имаш време.
ask-slow-declined = { $player } предпочита часовникът да остане.
ask-rematch-about = Същите правила, същите места, нов резултат.
ask-rematch-sent = Ти поиска реванш от { $player }.
ask-rematch-received = { $player } иска реванш.
ask-rematch-agreed = Започва нов мач.
ask-rematch-declined = { $player } не иска реванш сега.
ask-agree = Съгласи се
ask-decline = Откажи
ask-withdraw = Оттегли
ask-withdrawn = { $player } оттегли молбата си.
ask-waiting = Чакаме отговора на { $player }…

settle-sent = Ти предложи спогодба на { $player }.
settle-agreed = { $player } прие спогодбата.
settle-declined = { $player } предпочита да играете нататък без спогодба.
resign-sent = Ти предложи да се предадеш. { $player } трябва да приеме.
claim-sent = Ти обяви, че партията е спечелена. { $player } трябва да се съгласи.
double-sent = Ти удвои. { $player } трябва да вземе или да пасува.

next-game-waiting = Всеки от двама ви може да започне следващата партия.
next-game-begun = Започва партия { $number }.

connection-connecting = Свързваме се с масата…
connection-lost = Връзката прекъсна. Опитваме пак…
connection-lost-long = Сървърът е недостъпен. Масата се пази там и партията продължава, когато той се върне.
connection-back = Връзката се възстанови.
connection-retry = Опитай сега
connection-unsent = Последното ти действие още не е стигнало до сървъра.
connection-restart = Сървърът се рестартира. След малко партията продължава.
connection-old-page = Тази страница е по-стара от сървъра. Презареди я, за да продължиш; партията е запазена.
connection-reload = Презареди страницата

since-title = Докато те нямаше
since-count = { $count ->
    [one] Случи се едно нещо:
   *[other] Случиха се { $count } неща:
}
since-your-turn = Ти си на ход.
since-their-turn = На ход е { $player }.
since-show = Покажи на дъската

tables-title = Твоите маси
tables-with = С { $player }
tables-nobody = Още никой не е седнал
tables-your-turn = Ти си на ход
tables-their-turn = Чакаме { $player }
tables-over = Свърши
tables-open = Към масата
tables-forget = Забрави масата
tables-forget-question = Да забравим ли тази маса на това устройство? Без личния си линк не можеш да се върнеш на мястото си.

receipt-title = Заровете от този мач
receipt-about = Преди първото хвърляне сървърът избра тайна и показа отпечатъка ѝ. После твоето устройство и това на противника добавиха по едно случайно число. Всяко хвърляне се изчислява от трите. Сега мачът е свършил, тайната е открита и всеки може да изчисли наново всички хвърляния.
receipt-about-open = Сървърът избра тайна и показа отпечатъка ѝ. Всяко хвърляне се изчислява от тази тайна и от по едно случайно число на двете ви устройства. След мача тайната се открива и можеш да провериш всички хвърляния.
receipt-fingerprint = Отпечатък на тайната
receipt-secret = Тайна на сървъра
receipt-secret-closed = Показва се, когато мачът свърши
receipt-number-of = Случайно число на { $player }
receipt-number-missing = Още не е получено
receipt-check = Провери заровете
receipt-good = { $count ->
    [one] Проверено: хвърлянето е точно това, което дават тайната и двете числа.
   *[other] Проверено: всичките { $count } хвърляния са точно тези, които дават тайната и двете числа.
}
receipt-bad-secret = Тайната няма отпечатъка, показан преди мача. На тези зарове не може да се вярва.
receipt-bad-roll = Хвърляне { $number } не следва от тайната и числата. На тези зарове не може да се вярва.
receipt-bad-number = Числото в разписката не е онова, което даде това устройство. На тези зарове не може да се вярва.
receipt-proves = Това доказва, че сървърът не е избирал заровете: те са били определени още преди първото хвърляне и твоето устройство е участвало в това.
receipt-proves-not = Не доказва, че сървърът е опазил тайната си: който го управлява, би могъл да знае хвърлянията предварително. Играйте на сървъра на някого, на когото и двамата вярвате.
receipt-save = Запази мача с разписката
receipt-by-hand = Заровете от този мач са въведени от играчите, затова няма какво да се проверява.

server-unknown-table = На този линк няма маса. Може би липсва буква.
server-wrong-key = Този линк не отваря място на тази маса. Поискай го пак.
server-not-open = Тази маса не допуска зрители.
server-seat-taken = Там вече е седнал някой.
server-not-your-seat = Ти си зрител: това могат само двамата играчи.
server-not-seated = Първо седни на масата.
server-waiting-for-other = Противникът ти още не е седнал.
server-stale = Нещо друго се случи преди това. Погледни дъската и опитай пак.
server-not-now = Това не може да стане сега.
server-nothing-asked = Вече няма на какво да се отговори.
server-already-asked = По една молба наведнъж: една вече чака отговор.
server-no-clock = На тази маса няма часовник.
server-time-not-up = Времето не е изтекло.
server-not-understood = Сървърът не разбра тази страница. Презареди я.
server-too-large = Това беше твърде дълго за сървъра.
server-too-many = Това беше твърде много наведнъж. Изчакай малко.
server-too-many-tables = Оттук бяха подготвени твърде много маси. Изчакай няколко минути.
server-bad-name = Името трябва да има от 1 до { $count ->
    [one] { $count } знак
   *[other] { $count } знака
}.
server-bad-name-letters = В това име има невидими знаци.
server-bad-text = Това не може да се изпрати като съобщение.
server-dice-not-ready = На заровете първо им трябва по едно случайно число от двете устройства. То идва само след миг.
server-full = В момента сървърът е пълен. Опитай по-късно.
server-storage = Сървърът не можа да го запази, затова нищо не се случи. Опитай пак.
server-closing = Сървърът спира. Масата ти е запазена.
server-unexpected = Сървърът не можа да го направи: { $reason }.
