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
invite-about = You set up a table and send your friend a link. Nobody needs an account.
invite-your-name = Your name
invite-create = Set up the table
invite-creating = Setting up the table…
invite-opponent-friend = A friend
invite-opponent-friend-about = Whoever you send the link to
invite-opponent-computer = The computer
invite-opponent-computer-about = It plays on the server, for instance while others watch
invite-watching = Open to watch
invite-watching-about = Whoever has the link for watching can look on. Otherwise only you two see the table.
invite-needs-server = To play a friend, the page has to be opened from a server that both of you can reach.

# The clock. "Reserve" is the time a player has for the whole match; "delay"
# is the time that is free at every turn before the reserve begins to run.
clock-title = Clock
clock-none = No clock
clock-none-about = Take your time, minutes or days: the table waits
clock-with = With a clock
clock-with-about = So many minutes for the whole match, and some seconds that are free at every turn
clock-reserve = Minutes for each player
clock-delay = Free seconds at every turn
# "10 min" and "12 s": with the short signs for minutes and seconds.
clock-summary = { $minutes } min for each player, { $seconds } s free at every turn
clock-left = { $player } has { $time } left.
clock-running = The clock of { $player } is running.
clock-is-up = The time of { $player } is up.
clock-is-up-you = Your time is up. You may play on until { $player } claims the match.
clock-low = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
clock-claim = Claim the match
clock-claim-question = The time of { $player } is up. Claim the match? You may also just play on.
clock-claimed = { $player } claimed the match on time.
clock-won = { $player } wins on time

# The dice of a table.
table-dice-server = Rolled by the server
table-dice-server-about = Both of you can check afterwards that nobody chose them
table-dice-real = Real dice
table-dice-real-about = Whoever is on roll types what the dice show; the other takes it on trust

# Waiting for the friend. There are three links: one for the friend's seat,
# one for one's own, one for watching.
waiting-title = The table is set up
waiting-send = Send this link to your friend
waiting-send-about = Whoever opens it first and sits down is your opponent.
waiting-code = Or let your friend's camera see this
waiting-code-about = A picture of the link, for the camera of a phone
waiting-home-network = On the same home network this address works too:
waiting-home-network-none = This server listens only to this device. To play over the home network, start it with { $command }.
waiting-own-link = Your own link
waiting-own-link-about = Opens your seat on another device. Keep it to yourself: whoever has it plays as you.
waiting-watch-link = Link for watching
waiting-watch-link-about = Whoever has it can look on, but not play.
waiting-for-friend = Waiting for your friend…
waiting-for-player = Waiting for { $player }…
waiting-leave = You can close the page meanwhile. The table stays, and this device knows your seat.

# Opening the link that a friend has sent.
join-title = { $player } invites you to a game of backgammon
join-title-nameless = You are invited to a game of backgammon
join-rules = By these rules
join-rules-read = Read the rules
join-accept = Accept these rules and sit down
join-watch = Only watch
join-name = Your name, as the other will see it
join-color = You play { $color }.
join-color-by-die = The die decides who is White.
join-sitting = Sitting down…
joined = { $player } has sat down.

# Who is there.
presence-title = At the table
presence-here = { $player } is here.
presence-away = { $player } is not here just now.
presence-away-since = { $player } has been away since { $when }.
presence-left = { $player } has left for the moment. The table waits.
presence-back = { $player } is back.
presence-computer = The computer ({ $level })
spectator-count = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
spectator-you = You are watching.
spectator-closed = Nobody else can watch this table.

# Talking.
chat-title = Talk
chat-label = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $player }
chat-unmute = Hear { $player } again
chat-muted = You do not see what { $player } says.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-too-long = A message has at most { $count } letters.
chat-spectators = People who watch read along, but cannot speak.

# Asking the other: taking back, playing slowly, another match. "You" is
# whoever reads it.
ask-take-back = Ask to take back
ask-take-back-about = If { $player } agrees, your last decision is undone.
ask-take-back-sent = You asked { $player } to let you take back.
ask-take-back-received = { $player } would like to take back.
ask-take-back-agreed = { $player } agreed: taken back.
ask-take-back-declined = { $player } would rather play on.
ask-take-back-dice = What is rolled after that is rolled anew.
ask-slow = Ask to play slowly
ask-slow-about = If { $player } agrees, the clock stops for good and each of you plays when there is time, over days if need be.
ask-slow-sent = You asked { $player } to go on slowly, without the clock.
ask-slow-received = { $player } would like to go on slowly, without the clock.
ask-slow-agreed = From now on there is no clock. Play when you have time.
ask-slow-declined = { $player } would rather keep the clock.
ask-rematch = Ask for a rematch
ask-rematch-about = The same rules, the same seats, a new score.
ask-rematch-sent = You asked { $player } for a rematch.
ask-rematch-received = { $player } asks for a rematch.
ask-rematch-agreed = A new match begins.
ask-rematch-declined = { $player } does not want a rematch now.
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw
ask-withdrawn = { $player } no longer asks for it.
ask-waiting = Waiting for what { $player } says…

# An offer to settle, seen from the one who made it.
settle-sent = You offered { $player } to settle.
settle-agreed = { $player } agreed to settle.
settle-declined = { $player } would rather play on than settle.
resign-sent = You offered { $player } to resign.
claim-sent = You said that the game is won. { $player } has to agree.
double-sent = You doubled. { $player } has to take or pass.

# Between games.
next-game-waiting = Either of you may begin the next game.
next-game-begun = Game { $number } begins.

# The connection.
connection-connecting = Connecting to the table…
connection-lost = The connection is lost. Trying again…
connection-lost-long = The server cannot be reached. The table is kept there, and the game goes on when it is back.
connection-back = Connected again.
connection-retry = Try now
connection-unsent = Your last action has not reached the server yet.
connection-restart = The server is starting anew. In a moment the game goes on.
connection-old-page = This page is older than the server. Load it again to go on; the game is kept.
connection-reload = Load the page again

# On return: what happened in the meantime.
since-title = While you were away
since-count = { $count ->
    [one] One thing happened:
   *[other] { $count } things happened:
}
since-your-turn = It is your turn.
since-their-turn = It is { $player }'s turn.
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
tables-forget-question = Forget this table on this device? Without your own link you cannot come back to your seat.

# The dice, and how to check them. The server's "secret" is a long random
# number; its "fingerprint" (a hash) is shown before the first roll; each
# player's device adds a random number of its own.
receipt-title = The dice of this match
receipt-about = Before the first roll the server fixed a secret and showed its fingerprint. Then your device and your opponent's each added a random number. Every roll is worked out from the three. Now that the match is over, the secret is open, and anybody can work out all rolls again.
receipt-about-open = The server has fixed a secret and shown its fingerprint. Every roll is worked out from that secret and from a random number of each of your devices. After the match the secret is opened, and you can check all rolls.
receipt-fingerprint = Fingerprint of the secret
receipt-secret = Secret of the server
receipt-secret-closed = Shown when the match is over
receipt-number-of = Random number of { $player }
receipt-number-missing = Not given yet
receipt-check = Check the dice
receipt-good = { $count ->
    [one] Checked: the roll is the one that the secret and both numbers give.
   *[other] Checked: all { $count } rolls are those that the secret and both numbers give.
}
receipt-bad-secret = The secret does not have the fingerprint that was shown before the match. These dice cannot be trusted.
receipt-bad-roll = Roll { $number } does not come from the secret and the numbers. These dice cannot be trusted.
receipt-bad-number = The number that this device gave is not the one in the receipt. These dice cannot be trusted.
receipt-proves = This proves that the server did not choose the dice: they were fixed before the first of them, and your device had a part in them.
receipt-proves-not = It does not prove that the server kept its secret: whoever runs it could have known the rolls ahead. Play on the server of somebody you both trust.
receipt-save = Save the match with its receipt
receipt-by-hand = The dice of this match were typed in by the players. There is nothing to check.

# What the server has to say when it cannot do something.
server-unknown-table = There is no table at this link. Perhaps a letter is missing.
server-wrong-key = This link does not open a seat at this table. Ask for it again.
server-not-open = This table is not open to watch.
server-seat-taken = Somebody has already sat down there.
server-not-your-seat = You are watching: only the two at the table can do that.
server-not-seated = Sit down first.
server-waiting-for-other = Your opponent has not sat down yet.
server-stale = Something else happened first. Look at the board and try again.
server-not-now = That cannot be done now.
server-nothing-asked = There is nothing to answer any more.
server-already-asked = One question at a time: there is one open already.
server-no-clock = This table has no clock.
server-time-not-up = The time is not up.
server-not-understood = The server did not understand this page. Load it again.
server-too-large = That was too long for the server.
server-too-many = That was too much at once. Wait a moment.
server-too-many-tables = Too many tables were set up from here. Wait a few minutes.
server-bad-name = A name has one to { $count } letters.
server-bad-text = This cannot be sent as a message.
server-dice-not-ready = The dice need a random number of both devices first. It comes by itself in a moment.
server-full = The server has no room for more just now. Try again later.
server-storage = The server could not write it down, so it did not happen. Try again.
server-closing = The server is closing. The table is kept.
server-unexpected = The server could not do that: { $reason }.
