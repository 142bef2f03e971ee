### Analysis: a match or a position from anywhere, judged and gone through.
### $plies number
### $done number
### $all number
### $line number
### $column number
### $said number
### $counted number
### $rating number
### $trials number
### $margin number
### $format text
### $rest-count number

analysis-title = Analysis
analysis-about = Bring a match or a position from anywhere and see what was good and what was not. Nothing leaves this device.
analysis-drop = Drop a file here
analysis-choose = Choose a file
analysis-choose-about = Matches from GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid and others, told apart by what is in them
analysis-paste = Or paste a match, a position or an id
analysis-paste-open = Open
analysis-this-match = Analyze this match
analysis-table = The match at the table
analysis-editor = Set up a position
analysis-quiz = Practice my errors
analysis-close = Close this match
analysis-reading = Reading…

# What was read. $format is the name of a kind of file, such as "match text".
read-title = { $player } against { $name }
read-nothing-judged = There is nothing in it that can be judged.
read-oddities = { $count ->
    [one] One thing in the file is odd
   *[other] { $count } things in the file are odd
}
read-more = { $rest-count ->
    [one] and one more
   *[other] and { $rest-count } more
}
read-offered = What could be read is shown.
place-line = Line { $line }, column { $column }
place-record = Record { $count }
place-file = The file
# A place in the file, and what is odd there.
read-oddity = { $from }: { $reason }

# Why nothing can be read.
unreadable-empty = There is nothing in it.
unreadable-too-large = It is too large to be a match.
unreadable-unknown = This is no backgammon match or position in any format that is known here.
unreadable-broken = It is broken, and nothing can be read.

# What a reader forgave, or what is against the rules.
odd-encoding = The text is not UTF-8; it was read as { $text }.
odd-not-understood = “{ $text }” is not understood and was left out.
odd-illegible-play = “{ $text }” is not a play.
odd-bad-number = “{ $text }” cannot be right and was left out.
odd-no-name = A player has no name.
odd-missing = Something is missing that such files have; the usual was taken.
odd-stake = This is a single game for a stake of { $count }, not a match.
odd-variant = The variant “{ $text }” is not known; it was read as backgammon.
odd-guessed-variant = The plays show that this is { $text }.
odd-cut-short = The file ends too early.
odd-checksum = A checksum does not fit: the file may be damaged.
odd-illegal-position = This is not a possible position.
odd-contradiction = Something is told twice, and differently.
odd-more-positions = { $count ->
    [one] One more position follows and was left out.
   *[other] { $count } more positions follow and were left out.
}
odd-other = Something was not as it should be, and was left out.
odd-illegal-play = { $play } is not a legal play of { $roll }.
odd-no-play = Nothing says how { $roll } was played.
odd-start-double = { $roll } cannot begin a game.
odd-wrong-turn = It is the other player's turn.
odd-unanswered = A double is not answered.
odd-refused = The rules do not allow this.
odd-after-end = The game was over before.
odd-cube = The cube is turned to { $counted }, not to { $said }.
odd-board = The plays before lead to another board.
odd-winner = Another player has won.
odd-points = The game was worth { $counted }, not { $said }.
odd-score = The games before add up to another score.

# Judging.
judging-depth = Look ahead
judging-plies = { $plies ->
    [0] Not at all: at once
    [one] { $plies } roll: quick
   *[other] { $plies } rolls: thorough
}
judging-progress = Judged { $done } of { $all }
judging-cancel = Stop
judging-stopped = Stopped. What was judged so far is shown.
judging-go-on = Go on
judging-done = All is judged.

# Totals. A rating is what players call PR: the lower, the better.
totals-title = Totals
totals-whole = Whole match
totals-session = All games
totals-rating = Rating (PR)
totals-rating-about = Five hundred times what a decision gave away on average. The lower the better: below 3 is world class, above 20 is a beginner.
totals-lost = Given away
totals-lost-match = Match chances given away
totals-checker-play = by checker play
totals-cube-play = by the cube
totals-dubious = Doubtful
totals-errors = Errors
totals-missed-doubles = Missed doubles
totals-wrong-doubles = Wrong doubles
totals-wrong-takes = Wrong takes
totals-wrong-passes = Wrong passes
totals-by-play-match = By play alone, without luck, { $player } would have won { $chance }% of such matches.
totals-by-play-money = By play alone, without luck, { $player } would have won { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The graph and the list.
chances-match = How likely { $player } was to win the match
chances-game = How likely { $player } was to win the game
worst-title = Worst errors
worst-none = No error worth naming.
worst-item = { $player }: { $play } instead of { $better-play }

# Stepping through.
steps-first = To the beginning
steps-back = Step back
steps-on = Step on
steps-last = To the end
steps-back-error = Error before
steps-on-error = Next error
steps-keys = Arrow keys step; with Shift they go to the next error.
steps-of = { $done } of { $all }
step-position = The position
step-roll = { $player } plays { $roll }: { $play }
step-no-play = { $player } cannot move with { $roll }
step-unknown-play = { $player } rolls { $roll }; the play is not known
step-double = { $player } doubles to { $value }
step-take = { $player } takes
step-pass = { $player } passes
step-beaver = { $player } takes and redoubles: a beaver
step-raccoon = { $player } redoubles the beaver: a raccoon
step-resign = { $player } resigns
step-not-judged = Not judged.
step-not-yet = Not judged yet.
step-forced = There was nothing to choose.
step-best = This was the best play.
step-right = This was right.
step-dubious = Doubtful
step-error = Error
step-blunder = Blunder
step-lost = Gives away { $loss }
step-luck = Luck of the roll: { $luck }
step-better = { $better-play } was better.
# What was right with the cube.
step-right-roll = To roll was right.
step-right-double = To double was right.
step-right-too-good = To play on was right: too good to double.
step-right-take = To take was right.
step-right-pass = To pass was right.
step-right-beaver = To beaver was right.

# Tables of plays and of the cube.
plays-title = Plays
plays-play = Play
plays-equity = Points
plays-loss = Given away
plays-wins = Wins
plays-gammons = Gammons
plays-lost-gammons = Lost gammons
plays-depth = Depth
cube-title = Cube
cube-choice = Decision
cube-no-double = No double
cube-double-take = Double, take
cube-double-pass = Double, pass

# Rollouts. The margin is that of 95 of 100 cases.
rollout-title = Rollout
rollout-about = The position is played to its end many times by the engine, with the same dice for everything that is compared.
rollout-start = Roll out
rollout-trials = { $trials ->
    [one] { $trials } game
   *[other] { $trials } games
}
rollout-margin = ± { $margin }
rollout-margin-about = The true value lies within this margin in 95 of 100 cases.
rollout-sure = This is settled: the best is better than the others beyond doubt.
rollout-unsure = This is not settled yet.

# Saving.
export-title = Save
export-sgf = For GNU Backgammon (.sgf), with the analysis
export-mat = Match text (.mat), for all programs
export-json = Gammonbox (.json), with everything
export-failed = It cannot be saved like this: { $reason }.
