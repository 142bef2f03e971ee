invite-title = Запросити друга
invite-about = Створіть стіл і надішліть другові посилання. Реєстрація нікому не потрібна.
invite-your-name = Ваше ім’я
invite-create = Створити стіл
invite-creating = Створюємо стіл…
invite-opponent-friend = Друг
invite-opponent-friend-about = Будь-хто, кому ви надішлете посилання
invite-opponent-computer = Комп’ютер
invite-opponent-computer-about = Грає на сервері, щоб інші могли дивитися
invite-watching = Пускати глядачів
invite-watching-about = Дивитися зможе той, хто має посилання для глядачів. Інакше стіл бачите лише ви двоє.
invite-needs-server = Щоб грати з другом, відкрийте цю сторінку із сервера, доступного вам обом.

clock-title = Годинник
clock-none = Без годинника
clock-none-about = Думайте скільки завгодно, хвилини чи дні: стіл зачекає
clock-with = З годинником
clock-with-about = Задана кількість хвилин на весь матч і кілька вільних секунд на кожен хід
clock-reserve = Хвилин на гравця
clock-delay = Вільних секунд на хід
clock-summary = { $minutes } хв на гравця, вільних { $seconds } с на хід
clock-left = { $player }: лишилося { $time }.
clock-running = { $player }: годинник іде.
clock-is-up = { $player }: час вийшов.
clock-is-up-you = Ваш час вийшов. Можна грати далі, доки { $player } не заявить про перемогу.
clock-low = { $seconds ->
    [one] У вас лишилася { $seconds } секунда.
    [few] У вас лишилося { $seconds } секунди.
    [many] У вас лишилося { $seconds } секунд.
   *[other] У вас лишилося { $seconds } секунди.
}
clock-claim = Заявити про перемогу
clock-claim-question = { $player }: час вийшов. Заявити про перемогу в матчі? Можна й просто грати далі.
clock-claimed = { $player } заявляє про перемогу за часом.
clock-won = { $player } перемагає за часом

table-dice-server = Кидає сервер
table-dice-server-about = Потім ви обоє зможете перевірити, що їх ніхто не вибирав
table-dice-real = Справжні кості
table-dice-real-about = Чий хід, той вводить, що випало; інший вірить на слово

waiting-title = Стіл готовий
waiting-send = Надішліть це посилання другові
waiting-send-about = Хто першим його відкриє і сяде за стіл, той ваш суперник.
waiting-code = Або нехай друг відсканує цей код
waiting-code-about = Посилання у вигляді QR-коду, для камери телефона
waiting-home-network = У тій самій мережі працює і ця адреса:
waiting-home-network-none = Цей сервер доступний лише із цього пристрою. Щоб впустити інших із вашої мережі, запустіть його так: { $command }.
waiting-own-link = Ваше особисте посилання
waiting-own-link-about = Відкриває ваше місце на іншому пристрої. Нікому його не давайте: хто його має, той грає за вас.
waiting-watch-link = Посилання для глядачів
waiting-watch-link-about = Хто його має, може дивитися, але не грати.
waiting-for-friend = Чекаємо на вашого друга…
waiting-for-player = Чекаємо: { $player }…
waiting-leave = Сторінку поки що можна закрити. Стіл лишиться, а цей пристрій пам’ятає ваше місце.

join-title = { $player } запрошує вас зіграти в короткі нарди
join-title-nameless = Вас запрошують зіграти в короткі нарди
join-rules = Ви гратимете за цими правилами
join-rules-read = Прочитати правила
join-accept = Прийняти правила й сісти за стіл
join-watch = Лише дивитися
join-name = Ваше ім’я, як його побачить суперник
join-color = Ви граєте { $color ->
    [white] білими
    [black] чорними
    [light] світлими
   *[dark] темними
}.
join-color-by-die = Кість вирішує, хто грає білими.
join-sitting = Сідаємо за стіл…
joined = { $player } сідає за стіл.

presence-title = За столом
presence-here = { $player } тут.
presence-away = { $player } зараз не тут.
presence-away-since = { $player } зараз не тут. За столом востаннє: { $when }.
presence-left = { $player } поки що відходить. Стіл зачекає.
presence-back = { $player } знову тут.
presence-computer = Комп’ютер ({ $level })
spectator-count = { $count ->
    [0] Ніхто не дивиться
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
    [many] Дивляться { $count } людей
   *[other] Дивляться { $count } людини
}
spectator-you = Ви глядач.
spectator-closed = Інших глядачів за цей стіл не пускають.

chat-title = Чат
chat-label = Напишіть щось
chat-send = Надіслати
chat-empty = Ще ніхто нічого не написав.
chat-mute = Сховати повідомлення: { $player }
chat-unmute = Показати повідомлення: { $player }
chat-muted = Повідомлення сховано: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
chat-too-long = У повідомленні не більше ніж { $count ->
    [one] { $count } символ
    [few] { $count } символи
    [many] { $count } символів
   *[other] { $count } символу
}.
chat-spectators = Глядачі бачать чат, але писати не можуть.

ask-take-back = Попросити повернути хід
ask-take-back-about = Якщо { $player } погодиться, ваше останнє рішення скасується.
ask-take-back-sent = Ви попросили повернути хід. Вирішує { $player }.
ask-take-back-received = { $player } просить повернути хід.
ask-take-back-agreed = { $player } погоджується: хід повернуто.
ask-take-back-declined = { $player } воліє грати далі.
ask-take-back-dice = Кості, кинуті після цього, кинуть заново.
ask-slow = Попросити грати без годинника
ask-slow-about = Якщо { $player } погодиться, годинник зупиниться назовсім і кожен ходитиме, коли має час, хоч кілька днів.
ask-slow-sent = Ви запропонували грати далі без годинника. Вирішує { $player }.
ask-slow-received = { $player } хоче грати далі без годинника.
ask-slow-agreed = Відтепер годинника немає. Ходіть, коли маєте час.
ask-slow-declined = { $player } воліє лишити годинник.
ask-rematch-about = Ті самі правила, ті самі місця, новий рахунок.
ask-rematch-sent = Ви запропонували реванш. Вирішує { $player }.
ask-rematch-received = { $player } пропонує реванш.
ask-rematch-agreed = Починається новий матч.
ask-rematch-declined = { $player } зараз не хоче реваншу.
ask-agree = Погодитися
ask-decline = Відмовитися
ask-withdraw = Відкликати
ask-withdrawn = { $player } більше про це не просить.
ask-waiting = Чекаємо на відповідь: { $player }…

settle-sent = Ви запропонували мирову. Вирішує { $player }.
settle-agreed = { $player } погоджується на мирову.
settle-declined = { $player } воліє грати далі, без мирової.
resign-sent = Ви запропонували здати партію. Вирішує { $player }.
claim-sent = Ви заявили, що партію виграно. Вирішує { $player }.
double-sent = Ви подвоїли. Взяти чи спасувати, вирішує { $player }.

next-game-waiting = Наступну партію може почати будь-хто з вас.
next-game-begun = Починається партія { $number }.

connection-connecting = Під’єднуємося до столу…
connection-lost = Зв’язок утрачено. Пробуємо знову…
connection-lost-long = Сервер недоступний. Ваш стіл зберігається на ньому, і партія продовжиться, коли сервер повернеться.
connection-back = Зв’язок знову є.
connection-retry = Спробувати
connection-unsent = Ваша остання дія ще не дійшла до сервера.
connection-restart = Сервер перезапускається. За мить партія продовжиться.
connection-old-page = Ця сторінка старіша за сервер. Оновіть її, щоб продовжити; партію збережено.
connection-reload = Оновити сторінку

since-title = Поки вас не було
since-count = { $count ->
    [one] Сталася { $count } подія:
    [few] Сталися { $count } події:
    [many] Сталося { $count } подій:
   *[other] Сталося { $count } події:
}
since-your-turn = Ваш хід.
since-their-turn = Зараз ходить { $player }.
since-show = Показати на дошці

tables-title = Ваші столи
tables-with = Суперник: { $player }
tables-nobody = Ще ніхто не сів
tables-your-turn = Ваш хід
tables-their-turn = Чекаємо: { $player }
tables-over = Закінчено
tables-open = До столу
tables-forget = Забути стіл
tables-forget-question = Забути цей стіл на цьому пристрої? Без особистого посилання на своє місце не повернутися.

receipt-title = Кості цього матчу
receipt-about = До першого кидка сервер вибрав секрет і показав його відбиток. Потім ваш пристрій і пристрій суперника додали по випадковому числу. Із цих трьох чисел обчислено кожен кидок. Тепер матч закінчено, секрет відкрито, і будь-хто може перерахувати всі кидки.
receipt-about-open = Сервер вибрав секрет і показав його відбиток. Кожен кидок обчислюється із цього секрету та випадкових чисел обох ваших пристроїв. Після матчу секрет відкриють, і ви зможете перевірити всі кидки.
receipt-fingerprint = Відбиток секрету
receipt-secret = Секрет сервера
receipt-secret-closed = Відкриється, коли матч закінчиться
receipt-number-of = Випадкове число: { $player }
receipt-number-missing = Ще не отримано
receipt-check = Перевірити кості
receipt-good = { $count ->
    [1] Перевірено: кидок саме той, який дають секрет і обидва числа.
    [one] Перевірено: { $count } кидок, усе саме так, як дають секрет і обидва числа.
    [few] Перевірено: { $count } кидки, усі саме такі, які дають секрет і обидва числа.
    [many] Перевірено: { $count } кидків, усі саме такі, які дають секрет і обидва числа.
   *[other] Перевірено: { $count } кидка, усі саме такі, які дають секрет і обидва числа.
}
receipt-bad-secret = Секрет має не той відбиток, який показали до матчу. Цим костям вірити не можна.
receipt-bad-roll = Кидок { $number } не випливає із секрету та чисел. Цим костям вірити не можна.
receipt-bad-number = Цей пристрій дав не те число, яке стоїть у записі. Цим костям вірити не можна.
receipt-proves = Це доводить, що сервер не вибирав костей: їх було визначено ще до першого кидка, і ваш пристрій мав у цьому участь.
receipt-proves-not = Це не доводить, що сервер зберіг секрет у таємниці: той, хто ним керує, міг знати кидки наперед. Грайте на сервері того, кому довіряєте ви обоє.
receipt-save = Зберегти матч із записом костей
receipt-by-hand = Кості цього матчу вводили самі гравці, тому перевіряти нічого.

server-unknown-table = За цим посиланням столу немає. Можливо, бракує літери.
server-wrong-key = Це посилання не відкриває місця за цим столом. Попросіть його ще раз.
server-not-open = За цей стіл глядачів не пускають.
server-seat-taken = Там уже хтось сидить.
server-not-your-seat = Ви глядач: це можуть лише двоє гравців.
server-not-seated = Спершу сядьте за стіл.
server-waiting-for-other = Суперник ще не сів за стіл.
server-stale = Щось інше сталося раніше. Подивіться на дошку й спробуйте знову.
server-not-now = Зараз цього зробити не можна.
server-nothing-asked = Відповідати вже немає на що.
server-already-asked = По одному проханню за раз: одне вже чекає на відповідь.
server-no-clock = За цим столом немає годинника.
server-time-not-up = Час іще не вийшов.
server-not-understood = Сервер не зрозумів цієї сторінки. Оновіть її.
server-too-large = Для сервера це задовге.
server-too-many = Забагато одразу. Зачекайте трохи.
server-too-many-tables = Звідси створено забагато столів. Зачекайте кілька хвилин.
server-bad-name = В імені має бути від 1 до { $count ->
    [one] { $count } символу
    [few] { $count } символів
    [many] { $count } символів
   *[other] { $count } символу
}.
server-bad-name-letters = У цьому імені є невидимі символи.
server-bad-text = Це не можна надіслати як повідомлення.
server-dice-not-ready = Костям спершу потрібне випадкове число від обох пристроїв. Воно зараз прийде саме.
server-full = Сервер зараз переповнений. Спробуйте пізніше.
server-storage = Сервер не зміг цього зберегти, тож нічого не сталося. Спробуйте знову.
server-closing = Сервер вимикається. Ваш стіл збережено.
server-unexpected = Сервер не зміг цього зробити: { $reason }.
