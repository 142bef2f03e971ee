### The table: what is always in sight, and what one can do.
### $player text
### $away number
### $value number
### $die number
### $larger number
### $smaller number
### $play text
### $roll text
### $game number
### $win win
### $rank number
### $loss number

# Score and state.
table-score = Score
table-score-of = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] to { $length } point
   *[other] to { $length } points
}
table-money = money play
table-away = { $away } away
table-crawford = Crawford game
table-game = Game { $game }
table-pips = Pips
table-moves = Moves
table-rules = Rules in force
table-menu = Menu
table-board = Backgammon board
table-home = Leave the table

# Whose turn it is, and for what.
turn-throw-start = Each player rolls a die. The higher roll starts.
turn-throw-color = Each player rolls a die. The higher roll gets White and starts.
turn-throw-player = { $player } to roll a die for the start
turn-roll = { $player } to roll
turn-roll-or-double = { $player } to roll or double
turn-play = { $player } to play { $roll }
turn-finish = { $player }: pick up the dice to end the turn
turn-cannot-move = { $player } can't move with { $roll }
turn-answer-double = { $player }: take or pass?
turn-answer-offer = { $player } has an offer to answer
turn-thinking = { $player } is thinking…
turn-over = The game is over

# What one can do.
action-throw = Roll a die
action-roll = Roll
action-done = Done
action-done-about = Pick up the dice to end your turn
action-undo = Undo
action-double = Double
action-double-to = Double to { $value }
action-take = Take
action-pass = Pass
action-beaver = Beaver
action-raccoon = Raccoon
action-resign = Resign
action-claim = Claim
action-settle = Settle
action-accept = Accept
action-decline = Decline
action-move = Move a checker
action-play = Play the whole turn
action-land-on-block = Land on the block
action-hint = Hint
action-take-back = Take back
action-show-again = Show again
action-next-game = Next game

# Doubling.
double-title = Double?
double-question = { $player } can take and play on for { $value }, or pass.
double-explain = If { $player } passes, you win { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
double-explain-stake = If { $player } passes, you win { $points ->
    [1] the stake
   *[other] { $points } times the stake
}.
offered-double = { $player } doubles to { $value }.
offered-beaver = { $player } takes and redoubles at once: a beaver. The game would be for { $value }.
offered-raccoon = { $player } redoubles the beaver: a raccoon. The game would be for { $value }.
offered-pass-price = If you pass, you lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
offered-pass-price-stake = If you pass, you lose { $points ->
    [1] the stake
   *[other] { $points } times the stake
}.
offered-take-meaning = If you take, you own the cube at { $value }, and only you may double next.

# Resigning, claiming, settling: offers that the other player answers.
resign-title = Resign
resign-about = You offer to resign. The game ends if { $player } accepts.
resign-win = { $win ->
    [single] A single game
    [gammon] A gammon
   *[backgammon] A backgammon
}
resign-price = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resign-price-stake = costs { $points ->
    [1] the stake
   *[other] { $points } times the stake
}
claim-title = Claim
claim-about = You claim that you've already won. The game ends if { $player } agrees.
settle-title = Settle
settle-about = You offer to end the game now, with points for one of you.
settle-about-stake = You offer to end the game now, with a payment to one of you.
settle-winner = Points for
settle-winner-stake = Paid to
settle-points = How many
settle-points-stake = How many times the stake
offered-resignation = { $win ->
    [single] { $player } resigns a single game.
    [gammon] { $player } resigns a gammon.
   *[backgammon] { $player } resigns a backgammon.
}
offered-claim = { $win ->
    [single] { $player } claims a single win.
    [gammon] { $player } claims a gammon.
   *[backgammon] { $player } claims a backgammon.
}
offered-settlement = { $points ->
    [one] { $player } offers a settlement: { $points } point for { $name }.
   *[other] { $player } offers a settlement: { $points } points for { $name }.
}
offered-settlement-stake = { $player } offers a settlement: { $text } for { $name }.
offered-worth = It would be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
offered-worth-stake = It would be worth { $points ->
    [1] the stake
   *[other] { $points } times the stake
}.

# Real dice and typed moves.
dice-entry-title = What do your dice show?
dice-entry-one = { $player ->
    [you] Tap the number on your die
   *[other] Tap the number on { $player }'s die
}
typed-label = Type a move
typed-bad = That isn't a move. Type it like this: 8/5 6/5.
typed-impossible = { $play } isn't a legal play of { $roll }.

# Hints.
hint-title = Hint
hint-best = Best: { $play }
hint-loses = costs { $loss }
hint-none = There's no legal move.
hint-roll = Roll: it's too early to double.
hint-double-take = Double. Your opponent should take.
hint-double-pass = Double. Your opponent should pass.
hint-too-good = Play on without doubling: you're too good to double.
hint-take = Take.
hint-pass = Pass.
hint-beaver = Take, and beaver.

# Taking back.
take-back-done = Move taken back.

# Landing on a blocked point, where the leaflet has a penalty for it.
penalty-title = This point is blocked
penalty-question = By these rules a checker that lands on a block is itself hit: yours would go to the bar and the { $die } would be used up. Do it anyway?
penalty-confirm = Play it anyway
table-you = You
table-to-home = Home
table-flip = Flip the board
table-keys = Keys
turn-you = Your turn
turn-you-throw = Roll a die to see who starts
turn-you-roll = Roll the dice
turn-you-roll-or-double = Roll, or double first
turn-you-play = Play { $roll }
turn-you-finish = Press Done to end your turn
turn-you-cannot-move = You can't move with { $roll }
turn-you-answer = Your answer?
pass-question = Pass and give up this game?
hint-try = Play it
hint-thinking = Thinking…
table-light = Light or dark
table-sound = Sound
