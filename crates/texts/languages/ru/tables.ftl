invite-title = Пригласить друга
invite-about = Создайте стол и отправьте другу ссылку. Регистрация никому не нужна.
invite-your-name = Ваше имя
invite-create = Создать стол
invite-creating = Создаём стол…
invite-opponent-friend = Друг
invite-opponent-friend-about = Любой, кому вы отправите ссылку
invite-opponent-computer = Компьютер
invite-opponent-computer-about = Играет на сервере, чтобы другие могли смотреть
invite-watching = Пускать зрителей
invite-watching-about = Смотреть сможет тот, у кого есть ссылка для зрителей. Иначе стол видите только вы двое.
invite-needs-server = Чтобы играть с другом, откройте эту страницу с сервера, доступного вам обоим.

clock-title = Часы
clock-none = Без часов
clock-none-about = Думайте сколько угодно, минуты или дни: стол подождёт
clock-with = С часами
clock-with-about = Заданное число минут на весь матч и несколько свободных секунд на каждый ход
clock-reserve = Минут на игрока
clock-delay = Свободных секунд на ход
clock-summary = { $minutes } мин на игрока, свободно { $seconds } с на ход
clock-left = { $player }: осталось { $time }.
clock-running = { $player }: часы идут.
clock-is-up = { $player }: время вышло.
clock-is-up-you = Ваше время вышло. Можно играть дальше, пока { $player } не заявит о победе.
clock-low = { $seconds ->
    [one] У вас осталась { $seconds } секунда.
    [few] У вас осталось { $seconds } секунды.
    [many] У вас осталось { $seconds } секунд.
   *[other] У вас осталось { $seconds } секунды.
}
clock-claim = Заявить о победе
clock-claim-question = { $player }: время вышло. Заявить о победе в матче? Можно и просто играть дальше.
clock-claimed = { $player } заявляет о победе по времени.
clock-won = { $player } побеждает по времени

table-dice-server = Бросает сервер
table-dice-server-about = Потом вы оба сможете проверить, что их никто не выбирал
table-dice-real = Настоящие кости
table-dice-real-about = Чей ход, тот вводит, что выпало; другой верит на слово

waiting-title = Стол готов
waiting-send = Отправьте эту ссылку другу
waiting-send-about = Кто первым её откроет и сядет за стол, тот ваш соперник.
waiting-code = Или пусть друг отсканирует этот код
waiting-code-about = Ссылка в виде QR-кода, для камеры телефона
waiting-home-network = В той же сети работает и этот адрес:
waiting-home-network-none = Этот сервер доступен только с этого устройства. Чтобы пустить других из вашей сети, запустите его так: { $command }.
waiting-own-link = Ваша личная ссылка
waiting-own-link-about = Открывает ваше место на другом устройстве. Никому её не давайте: у кого она есть, тот играет за вас.
waiting-watch-link = Ссылка для зрителей
waiting-watch-link-about = У кого она есть, тот может смотреть, но не играть.
waiting-for-friend = Ждём вашего друга…
waiting-for-player = Ждём: { $player }…
waiting-leave = Страницу пока можно закрыть. Стол останется, а это устройство помнит ваше место.

join-title = { $player } приглашает вас сыграть в короткие нарды
join-title-nameless = Вас приглашают сыграть в короткие нарды
join-rules = Вы будете играть по этим правилам
join-rules-read = Прочитать правила
join-accept = Принять правила и сесть за стол
join-watch = Только смотреть
join-name = Ваше имя, как его увидит соперник
join-color = Вы играете { $color ->
    [white] белыми
    [black] чёрными
    [light] светлыми
   *[dark] тёмными
}.
join-color-by-die = Кость решает, кто играет белыми.
join-sitting = Садимся за стол…
joined = { $player } садится за стол.

presence-title = За столом
presence-here = { $player } здесь.
presence-away = { $player } сейчас отсутствует.
presence-away-since = { $player } сейчас отсутствует. Последний раз за столом: { $when }.
presence-left = { $player } отлучается. Стол подождёт.
presence-back = { $player } снова здесь.
presence-computer = Компьютер ({ $level })
spectator-count = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
spectator-you = Вы зритель.
spectator-closed = Других зрителей за этот стол не пускают.

chat-title = Чат
chat-label = Напишите что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
chat-mute = Скрыть сообщения: { $player }
chat-unmute = Показать сообщения: { $player }
chat-muted = Сообщения скрыты: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
chat-too-long = В сообщении не больше { $count ->
    [one] { $count } символа
    [few] { $count } символов
    [many] { $count } символов
   *[other] { $count } символа
}.
chat-spectators = Зрители видят чат, но писать не могут.

ask-take-back = Попросить вернуть ход
ask-take-back-about = Если { $player } согласится, ваше последнее решение отменится.
ask-take-back-sent = Вы попросили вернуть ход. Решает { $player }.
ask-take-back-received = { $player } просит вернуть ход.
ask-take-back-agreed = { $player } соглашается: ход возвращён.
ask-take-back-declined = { $player } предпочитает играть дальше.
ask-take-back-dice = Кости, брошенные после этого, бросят заново.
ask-slow = Попросить играть без часов
ask-slow-about = Если { $player } согласится, часы остановятся насовсем и каждый будет ходить, когда есть время, хоть несколько дней.
ask-slow-sent = Вы предложили играть дальше без часов. Решает { $player }.
ask-slow-received = { $player } хочет играть дальше без часов.
ask-slow-agreed = Теперь часов нет. Ходите, когда есть время.
ask-slow-declined = { $player } предпочитает оставить часы.
ask-rematch-about = Те же правила, те же места, новый счёт.
ask-rematch-sent = Вы предложили реванш. Решает { $player }.
ask-rematch-received = { $player } предлагает реванш.
ask-rematch-agreed = Начинается новый матч.
ask-rematch-declined = { $player } сейчас не хочет реванша.
ask-agree = Согласиться
ask-decline = Отказаться
ask-withdraw = Отозвать
ask-withdrawn = { $player } больше об этом не просит.
ask-waiting = Ждём ответа: { $player }…

settle-sent = Вы предложили мировую. Решает { $player }.
settle-agreed = { $player } соглашается на мировую.
settle-declined = { $player } предпочитает играть дальше, без мировой.
resign-sent = Вы предложили сдачу. Решает { $player }.
claim-sent = Вы заявили, что партия выиграна. Решает { $player }.
double-sent = Вы удвоили. Взять или спасовать, решает { $player }.

next-game-waiting = Следующую партию может начать любой из вас.
next-game-begun = Начинается партия { $number }.

connection-connecting = Подключаемся к столу…
connection-lost = Связь потеряна. Пробуем снова…
connection-lost-long = Сервер недоступен. Ваш стол хранится на нём, и партия продолжится, когда сервер вернётся.
connection-back = Связь снова есть.
connection-retry = Попробовать
connection-unsent = Ваше последнее действие ещё не дошло до сервера.
connection-restart = Сервер перезапускается. Партия вот-вот продолжится.
connection-old-page = Эта страница старее сервера. Обновите её, чтобы продолжить; партия сохранена.
connection-reload = Обновить страницу

since-title = Пока вас не было
since-count = { $count ->
    [one] Случилось { $count } событие:
    [few] Случилось { $count } события:
    [many] Случилось { $count } событий:
   *[other] Случилось { $count } события:
}
since-your-turn = Ваш ход.
since-their-turn = Сейчас ходит { $player }.
since-show = Показать на доске

tables-title = Ваши столы
tables-with = Соперник: { $player }
tables-nobody = Пока никто не сел
tables-your-turn = Ваш ход
tables-their-turn = Ждём: { $player }
tables-over = Окончено
tables-open = К столу
tables-forget = Забыть стол
tables-forget-question = Забыть этот стол на этом устройстве? Без личной ссылки на своё место не вернуться.

receipt-title = Кости этого матча
receipt-about = До первого броска сервер выбрал секрет и показал его отпечаток. Затем ваше устройство и устройство соперника добавили по случайному числу. Из этих трёх чисел вычислен каждый бросок. Теперь матч окончен, секрет открыт, и любой может пересчитать все броски.
receipt-about-open = Сервер выбрал секрет и показал его отпечаток. Каждый бросок вычисляется из этого секрета и случайных чисел обоих ваших устройств. После матча секрет откроют, и вы сможете проверить все броски.
receipt-fingerprint = Отпечаток секрета
receipt-secret = Секрет сервера
receipt-secret-closed = Откроется, когда матч закончится
receipt-number-of = Случайное число: { $player }
receipt-number-missing = Ещё не получено
receipt-check = Проверить кости
receipt-good = { $count ->
    [1] Проверено: бросок именно тот, который дают секрет и оба числа.
    [one] Проверено: { $count } бросок, всё именно так, как дают секрет и оба числа.
    [few] Проверено: { $count } броска, все именно такие, какие дают секрет и оба числа.
    [many] Проверено: { $count } бросков, все именно такие, какие дают секрет и оба числа.
   *[other] Проверено: { $count } броска, все именно такие, какие дают секрет и оба числа.
}
receipt-bad-secret = У секрета не тот отпечаток, который показали до матча. Этим костям верить нельзя.
receipt-bad-roll = Бросок { $number } не следует из секрета и чисел. Этим костям верить нельзя.
receipt-bad-number = Это устройство дало не то число, которое стоит в записи. Этим костям верить нельзя.
receipt-proves = Это доказывает, что сервер не выбирал кости: они были определены ещё до первого броска, и ваше устройство в этом участвовало.
receipt-proves-not = Это не доказывает, что сервер хранил секрет в тайне: тот, кто им управляет, мог знать броски заранее. Играйте на сервере того, кому вы оба доверяете.
receipt-save = Сохранить матч с записью костей
receipt-by-hand = Кости этого матча вводили сами игроки, поэтому проверять нечего.

server-unknown-table = По этой ссылке стола нет. Возможно, не хватает буквы.
server-wrong-key = Эта ссылка не открывает места за этим столом. Попросите её ещё раз.
server-not-open = За этот стол зрителей не пускают.
server-seat-taken = Там уже кто-то сидит.
server-not-your-seat = Вы зритель: это могут только двое игроков.
server-not-seated = Сначала сядьте за стол.
server-waiting-for-other = Соперник ещё не сел за стол.
server-stale = Что-то другое случилось раньше. Посмотрите на доску и попробуйте снова.
server-not-now = Сейчас этого сделать нельзя.
server-nothing-asked = Отвечать уже не на что.
server-already-asked = По одной просьбе за раз: одна уже ждёт ответа.
server-no-clock = За этим столом нет часов.
server-time-not-up = Время ещё не вышло.
server-not-understood = Сервер не понял эту страницу. Обновите её.
server-too-large = Для сервера это слишком длинно.
server-too-many = Слишком много сразу. Подождите немного.
server-too-many-tables = Отсюда создано слишком много столов. Подождите несколько минут.
server-bad-name = В имени должно быть от 1 до { $count ->
    [one] { $count } символа
    [few] { $count } символов
    [many] { $count } символов
   *[other] { $count } символа
}.
server-bad-name-letters = В этом имени есть невидимые символы.
server-bad-text = Это нельзя отправить как сообщение.
server-dice-not-ready = Костям сначала нужно случайное число от обоих устройств. Оно сейчас придёт само.
server-full = Сервер сейчас переполнен. Попробуйте позже.
server-storage = Сервер не смог это сохранить, поэтому ничего не произошло. Попробуйте снова.
server-closing = Сервер выключается. Ваш стол сохранён.
server-unexpected = Сервер не смог этого сделать: { $reason }.
