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
### $best number
### $worst number

analysis-title = Analysis
analysis-about = Load a match or a position from any program and see which plays were right and which weren't. Nothing leaves this device.
analysis-drop = Drop a file here
analysis-choose = Choose a file
analysis-choose-about = Matches from GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid and others; the format is detected automatically
analysis-paste = Or paste a match, a position or an ID
analysis-paste-open = Open
analysis-table = The match you're playing
analysis-editor = Set up a position
analysis-quiz = Practice my errors
analysis-reading = Reading…

# What was read. $format is the name of a kind of file, such as "match text".
read-title = { $player } vs. { $name }
read-nothing-judged = There's nothing here to analyze.
read-oddities = { $count ->
    [one] 1 problem in the file
   *[other] { $count } problems in the file
}
read-more = { $rest-count ->
    [one] and 1 more
   *[other] and { $rest-count } more
}
read-offered = Here's what could be read.
place-line = Line { $line }, column { $column }
place-record = Record { $count }
place-file = File
# A place in the file, and what is odd there.
read-oddity = { $from }: { $reason }

# Why nothing can be read.
unreadable-empty = It's empty.
unreadable-too-large = It's too large to be a match.
unreadable-unknown = This isn't a backgammon match or position in any format we know.
unreadable-broken = The file is damaged and can't be read.

# What a reader forgave, or what is against the rules.
odd-encoding = The text isn't UTF-8; it was read as { $text }.
odd-not-understood = “{ $text }” wasn't understood and was skipped.
odd-illegible-play = “{ $text }” isn't a play.
odd-bad-number = “{ $text }” can't be right and was skipped.
odd-no-name = A player has no name.
odd-missing = Something these files usually contain is missing; the usual value was assumed.
odd-stake = This is money play for a stake of { $count }, not a match.
odd-variant = “{ $text }” is an unknown variant; the game was read as backgammon.
odd-guessed-variant = The plays show that this is { $text }.
odd-cut-short = The file ends too early.
odd-checksum = A checksum is wrong: the file may be damaged.
odd-illegal-position = This isn't a possible position.
odd-contradiction = The file contradicts itself here.
odd-more-positions = { $count ->
    [one] 1 more position follows and was skipped.
   *[other] { $count } more positions follow and were skipped.
}
odd-other = Something was wrong and was skipped.
odd-illegal-play = { $play } isn't a legal play of { $roll }.
odd-no-play = The file doesn't say how { $roll } was played.
odd-start-double = A game can't start with { $roll }.
odd-wrong-turn = It's the other player's turn.
odd-unanswered = A double was never answered.
odd-refused = The rules don't allow this.
odd-after-end = The game was already over.
odd-cube = The cube is turned to { $counted }, not to { $said }.
odd-board = The earlier plays lead to a different position.
odd-winner = The other player won.
odd-points = The game was worth { $counted }, not { $said }.
odd-score = The earlier games add up to a different score.

# Judging.
judging-depth = Look-ahead
judging-plies = { $plies ->
    [0] None: instant
    [one] { $plies } ply: quick
   *[other] { $plies } plies: thorough
}
judging-progress = Analyzed { $done } of { $all }
judging-cancel = Stop
judging-stopped = Stopped. Here are the results so far.
judging-go-on = Continue
judging-done = Analysis complete.

# Totals. A rating is what players call PR: the lower, the better.
totals-title = Totals
totals-whole = Whole match
totals-session = All games
totals-rating = Performance rating (PR)
totals-rating-about = Average equity lost per decision, times 500. Lower is better: below { $best } is world class, above { $worst } is a beginner.
totals-lost = Equity lost
totals-lost-match = Match-winning chances lost
totals-checker-play = on checker play
totals-cube-play = on the cube
totals-dubious = Doubtful
totals-errors = Errors
totals-missed-doubles = Missed doubles
totals-wrong-doubles = Wrong doubles
totals-wrong-takes = Wrong takes
totals-wrong-passes = Wrong passes
totals-by-play-match = { $player ->
    [you] On skill alone, without luck, you would have won { $chance }% of such matches.
   *[other] On skill alone, without luck, { $player } would have won { $chance }% of such matches.
}
totals-by-play-money = { $player ->
    [you] On skill alone, without luck, you would have won { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] On skill alone, without luck, { $player } would have won { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# The graph and the list.
chances-match = { $player ->
    [you] Your chances of winning the match
   *[other] { $player }'s chances of winning the match
}
chances-game = { $player ->
    [you] Your chances of winning the game
   *[other] { $player }'s chances of winning the game
}
worst-title = Worst errors
worst-none = No errors worth mentioning.
worst-item = { $player }: { $play } instead of { $better-play }

# Stepping through.
steps-first = Back to the start
steps-back = Previous step
steps-on = Next step
steps-last = Skip to the end
steps-back-error = Previous error
steps-on-error = Next error
steps-of = { $done } of { $all }
step-position = The position
step-roll = { $player ->
    [you] You play { $roll }: { $play }
   *[other] { $player } plays { $roll }: { $play }
}
step-no-play = { $player ->
    [you] You can't move with { $roll }
   *[other] { $player } can't move with { $roll }
}
step-unknown-play = { $player ->
    [you] You roll { $roll }; the play isn't known
   *[other] { $player } rolls { $roll }; the play isn't known
}
step-double = { $player ->
    [you] You double to { $value }
   *[other] { $player } doubles to { $value }
}
step-take = { $player ->
    [you] You take
   *[other] { $player } takes
}
step-pass = { $player ->
    [you] You pass
   *[other] { $player } passes
}
step-beaver = { $player ->
    [you] You take and redouble: a beaver
   *[other] { $player } takes and redoubles: a beaver
}
step-raccoon = { $player ->
    [you] You redouble the beaver: a raccoon
   *[other] { $player } redoubles the beaver: a raccoon
}
step-resign = { $player ->
    [you] You resign
   *[other] { $player } resigns
}
step-not-judged = Not analyzed.
step-not-yet = Not analyzed yet.
step-forced = Forced: there was no choice.
step-best = This was the best play.
step-right = This was right.
step-dubious = Doubtful
step-error = Error
step-blunder = Blunder
step-lost = Loses { $loss }
step-luck = Luck of the roll: { $luck }
step-better = { $better-play } was better.
# What was right with the cube.
step-right-roll = Rolling was right.
step-right-double = Doubling was right.
step-right-too-good = Playing on was right: too good to double.
step-right-take = Taking was right.
step-right-pass = Passing was right.
step-right-beaver = A beaver was right.

# Tables of plays and of the cube.
plays-title = Plays
plays-play = Play
plays-equity = Equity
plays-loss = Loss
plays-wins = Wins
plays-gammons = Gammons
plays-lost-gammons = Gammons lost
plays-depth = Depth
cube-title = Cube
cube-choice = Decision
cube-no-double = No double
cube-double-take = Double, take
cube-double-pass = Double, pass

# Rollouts. The margin is that of 95 of 100 cases.
rollout-title = Rollout
rollout-about = The engine plays the position to the end many times, with the same dice for every candidate.
rollout-start = Roll out
rollout-trials = { $trials ->
    [one] { $trials } game
   *[other] { $trials } games
}
rollout-margin = ± { $margin }
rollout-margin-about = The true value is within this margin 95 times out of 100.
rollout-sure = Settled: the best play is better beyond doubt.
rollout-unsure = Not settled yet.

# Saving.
export-title = Save
export-sgf = For GNU Backgammon (.sgf), with the analysis
export-mat = Match text (.mat), for any program
export-json = Gammonbox (.json), with everything
export-failed = It can't be saved in this format: { $reason }.
judging-nets-quick = Quick neural net
judging-nets-deep = Deep neural net
worst-item-you = You: { $play } instead of { $better-play }
tab-graph = Graph
tab-match = Match
review-play-here = Play from here
review-flip = Flip the board
review-to-table = Back to the table
depths-title = Compare depths
window-title = Doubling window
window-opens = Double from { $chance }%
window-cash = Pass from { $chance }%
window-too-good = Too good from { $chance }%
window-now = Now { $chance }%
totals-by-play-note = This takes the estimated luck out of the result. The PR counts only the errors, so in a single match the two can disagree.
plays-best = Best
doubles-take-right = when a take was right
doubles-pass-right = when a pass was right
doubles-early = too early
doubles-too-good = when too good to double
export-picture = Picture of this position
