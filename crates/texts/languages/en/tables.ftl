### Playing a friend by a link: tables that a server keeps.
### $minutes number
### $seconds number
### $count number
### $when text
### $address text
### $rules text
### $number number
### $time text
### $command text

# Setting up a table for two who sit apart. A "table" is a place to play at,
# with two seats and people who look on.
invite-title = Invite a friend
invite-about = Set up a table and send your friend a link. Nobody needs an account.
invite-your-name = Your name
invite-create = Set up the table
invite-creating = Setting up the table…
invite-opponent-friend = A friend
invite-opponent-friend-about = Anyone you send the link to
invite-opponent-computer = The computer
invite-opponent-computer-about = It plays on the server, so that others can watch
invite-watching = Allow spectators
invite-watching-about = Anyone with the spectator link can watch. Otherwise only the two of you see the table.
invite-needs-server = To play a friend, open this page from a server that both of you can reach.

# The clock. "Reserve" is the time a player has for the whole match; "delay"
# is the time that is free at every turn before the reserve begins to run.
clock-title = Clock
clock-none = No clock
clock-none-about = Take your time, minutes or days: the table waits
clock-with = With a clock
clock-with-about = A number of minutes for the whole match, plus some free seconds each turn
clock-reserve = Minutes per player
clock-delay = Free seconds per turn
# "10 min" and "12 s": with the short signs for minutes and seconds.
clock-summary = { $minutes } min per player, { $seconds } s free per turn
clock-left = { $player } has { $time } left.
clock-running = { $player }'s clock is running.
clock-is-up = { $player }'s time is up.
clock-is-up-you = Your time is up. You can play on until { $player } claims the match.
clock-low = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
clock-claim = Claim the match
clock-claim-question = { $player }'s time is up. Claim the match? You can also simply play on.
clock-claimed = { $player } claimed the match on time.
clock-won = { $player } wins on time

# The dice of a table.
table-dice-server = Rolled by the server
table-dice-server-about = Afterward both of you can check that nobody chose them
table-dice-real = Real dice
table-dice-real-about = The player on roll types what the dice show; the other player takes their word for it

# Waiting for the friend. There are three links: one for the friend's seat,
# one for one's own, one for watching.
waiting-title = The table is ready
waiting-send = Send this link to your friend
waiting-send-about = The first person to open it and sit down is your opponent.
waiting-code = Or let your friend scan this code
waiting-code-about = The link as a QR code, for a phone's camera
waiting-home-network = On the same network, this address works too:
waiting-home-network-none = Only this device can reach this server. To let others on your network in, start it with { $command }.
waiting-own-link = Your own link
waiting-own-link-about = Opens your seat on another device. Keep it to yourself: anyone who has it plays as you.
waiting-watch-link = Spectator link
waiting-watch-link-about = Anyone with this link can watch, but not play.
waiting-for-friend = Waiting for your friend…
waiting-for-player = Waiting for { $player }…
waiting-leave = You can close this page in the meantime. The table stays, and this device remembers your seat.

# Opening the link that a friend has sent.
join-title = { $player } invites you to a game of backgammon
join-title-nameless = You're invited to a game of backgammon
join-rules = You'll play by these rules
join-rules-read = Read the rules
join-accept = Accept the rules and sit down
join-watch = Just watch
join-name = Your name, as your opponent will see it
join-color = You play { $color }.
join-color-by-die = The die decides who is White.
join-sitting = Sitting down…
joined = { $player } has sat down.

# Who is there.
presence-title = At the table
presence-here = { $player } is here.
presence-away = { $player } is away right now.
presence-away-since = { $player } has been away since { $when }.
presence-left = { $player } has left for now. The table waits.
presence-back = { $player } is back.
presence-computer = The computer ({ $level })
spectator-count = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
spectator-you = You're watching.
spectator-closed = Nobody else can watch this table.

# Talking.
chat-title = Chat
chat-label = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $player }
chat-unmute = Unmute { $player }
chat-muted = You've muted { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-too-long = A message can have at most { $count } characters.
chat-spectators = Spectators can read the chat, but not write.

# Asking the other: taking back, playing slowly, another match. "You" is
# whoever reads it.
ask-take-back = Ask to take the move back
ask-take-back-about = If { $player } agrees, your last decision is undone.
ask-take-back-sent = You asked { $player } for a take-back.
ask-take-back-received = { $player } would like to take the last move back.
ask-take-back-agreed = { $player } agreed: move taken back.
ask-take-back-declined = { $player } would rather play on.
ask-take-back-dice = Dice rolled after that will be rolled again.
ask-slow = Ask to play without the clock
ask-slow-about = If { $player } agrees, the clock stops for good and each of you plays when you have time, over days if need be.
ask-slow-sent = You asked { $player } to play on without the clock.
ask-slow-received = { $player } would like to play on without the clock.
ask-slow-agreed = No more clock. Play when you have time.
ask-slow-declined = { $player } would rather keep the clock.
ask-rematch-about = The same rules, the same seats, a new score.
ask-rematch-sent = You asked { $player } for a rematch.
ask-rematch-received = { $player } asks for a rematch.
ask-rematch-agreed = A new match begins.
ask-rematch-declined = { $player } doesn't want a rematch now.
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw
ask-withdrawn = { $player } withdrew the request.
ask-waiting = Waiting for { $player }'s answer…

# An offer to settle, seen from the one who made it.
settle-sent = You offered { $player } a settlement.
settle-agreed = { $player } accepted the settlement.
settle-declined = { $player } would rather play on than settle.
resign-sent = You offered to resign. { $player } has to accept.
claim-sent = You claimed the game. { $player } has to agree.
double-sent = You doubled. { $player } has to take or pass.

# Between games.
next-game-waiting = Either of you can start the next game.
next-game-begun = Game { $number } begins.

# The connection.
connection-connecting = Connecting to the table…
connection-lost = Connection lost. Trying again…
connection-lost-long = The server can't be reached. Your table is safe there, and the game goes on when it's back.
connection-back = Connected again.
connection-retry = Try now
connection-unsent = Your last action hasn't reached the server yet.
connection-restart = The server is restarting. The game will go on in a moment.
connection-old-page = This page is older than the server. Reload it to continue; your game is safe.
connection-reload = Reload the page

# On return: what happened in the meantime.
since-title = While you were away
since-count = { $count ->
    [one] One thing happened:
   *[other] { $count } things happened:
}
since-your-turn = It's your turn.
since-their-turn = It's { $player }'s turn.
since-show = Show it on the board

# The tables that this device has a seat at, on the first screen.
tables-title = Your tables
tables-with = With { $player }
tables-nobody = Nobody has sat down yet
tables-your-turn = Your turn
tables-their-turn = Waiting for { $player }
tables-over = Over
tables-open = Go to the table
tables-forget = Forget this table
tables-forget-question = Forget this table on this device? Without your own link you can't get back to your seat.

# The dice, and how to check them. The server's "secret" is a long random
# number; its "fingerprint" (a hash) is shown before the first roll; each
# player's device adds a random number of its own.
receipt-title = The dice of this match
receipt-about = Before the first roll the server fixed a secret and showed its fingerprint. Then your device and your opponent's each added a random number. Every roll is computed from these three. Now that the match is over, the secret is revealed, and anybody can recompute every roll.
receipt-about-open = The server has fixed a secret and shown its fingerprint. Every roll is computed from that secret and a random number from each of your devices. After the match the secret is revealed, and you can check every roll.
receipt-fingerprint = Fingerprint of the secret
receipt-secret = The server's secret
receipt-secret-closed = Shown when the match is over
receipt-number-of = { $player }'s random number
receipt-number-missing = Not received yet
receipt-check = Check the dice
receipt-good = { $count ->
    [one] Checked: the roll follows from the secret and both numbers.
   *[other] Checked: all { $count } rolls follow from the secret and both numbers.
}
receipt-bad-secret = The secret doesn't match the fingerprint shown before the match. These dice can't be trusted.
receipt-bad-roll = Roll { $number } doesn't follow from the secret and the numbers. These dice can't be trusted.
receipt-bad-number = The number in the receipt isn't the one this device gave. These dice can't be trusted.
receipt-proves = This proves that the server didn't choose the dice: they were all fixed before the first roll, and your device had a part in them.
receipt-proves-not = It doesn't prove that the server kept its secret: whoever runs it could have known the rolls in advance. Play on a server run by someone you both trust.
receipt-save = Save the match with its receipt
receipt-by-hand = The players typed in the dice of this match, so there's nothing to check.

# What the server has to say when it cannot do something.
server-unknown-table = There's no table at this link. Perhaps a letter is missing.
server-wrong-key = This link doesn't open a seat at this table. Ask for it again.
server-not-open = This table isn't open to spectators.
server-seat-taken = Someone is already sitting there.
server-not-your-seat = You're watching: only the two players can do that.
server-not-seated = Sit down first.
server-waiting-for-other = Your opponent hasn't sat down yet.
server-stale = Something else happened first. Look at the board and try again.
server-not-now = You can't do that now.
server-nothing-asked = There's nothing to answer anymore.
server-already-asked = One request at a time: another one is still open.
server-no-clock = This table has no clock.
server-time-not-up = The time isn't up.
server-not-understood = The server didn't understand this page. Reload it.
server-too-large = That was too long for the server.
server-too-many = That was too much at once. Wait a moment.
server-too-many-tables = Too many tables were set up from here. Wait a few minutes.
server-bad-name = A name must have 1 to { $count } characters.
server-bad-name-letters = This name has characters that can't be seen.
server-bad-text = This can't be sent as a message.
server-dice-not-ready = The dice first need a random number from both devices. It'll arrive by itself in a moment.
server-full = The server is full right now. Try again later.
server-storage = The server couldn't save that, so nothing happened. Try again.
server-closing = The server is shutting down. Your table is kept.
server-unexpected = The server couldn't do that: { $reason }.
