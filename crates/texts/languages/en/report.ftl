### The analysis of whole matches as the command tells it, and as the page
### that it writes to be kept or printed. What the screens say of the same
### things is in analysis.ftl and is used here too.
### $plies number
### $trials number
### $matches number

# Figures that stand alone, as in a table.
figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analyzed by { -app } without looking ahead.
    [one] Analyzed by { -app }, looking { $plies } ply ahead.
   *[other] Analyzed by { -app }, looking { $plies } plies ahead.
}
report-judged-rollout = { $trials ->
    [one] Analyzed by { -app }: close decisions were rolled out { $trials } time.
   *[other] Analyzed by { -app }: close decisions were rolled out { $trials } times.
}
report-unfinished = The analysis was stopped after { $number } of { $total } steps.
report-goes-on = Run the same command again to continue.
report-by-play = Without luck
report-by-play-about = What the result would have been if the dice had favored neither player.

report-games = Game by game
report-game = Game

# The decisions that lost most, with a picture each.
report-where = Game { $game }, turn { $turn }
report-rolled-on = { $player } rolls without doubling
report-cost = It cost { $loss } points.
report-cost-match = It cost { $loss } points, and { $chance }% of the match.
report-arrows = Blue shows what was played, gold what was better.

# Everything, turn by turn.
report-all = Every turn
report-turn = Turn
report-player = Player
report-roll = Roll
report-done = Played
report-better = Better

# Many matches together.
report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
report-players = By player
report-matches = Matches
report-matches-won = Won
report-over-time = Over time
report-date = Date
report-opponent = Opponent
# A column: the rating over all matches up to this one.
report-so-far = So far
report-rating-graph = { $player }'s rating, match by match

# Our judgment beside the one that a file carries.
report-ours = { -app }
report-theirs = In the file
report-difference = Difference
report-mean-difference = Ratings differ by { $number } on average.
report-nothing-to-compare = The file contains no analysis.

# How each player did, as other programs count it too. The level of play has
# the name of the computer's level that plays so; the chance is that to win
# the match, as a column.
report-match-chance = Match chance
report-skill = Plays like
report-very-lucky = Very lucky rolls
report-lucky = Lucky rolls
report-unlucky = Unlucky rolls
report-very-unlucky = Very unlucky rolls
report-fibs = FIBS rating
phase-opening = Opening
phase-middle-game = Middle game
phase-race = Race
kind-containment = Containment
kind-bear-off = Bearing off against contact
kind-back-game = Back game
kind-prime = Prime
kind-holding = Holding game
kind-contact = Other contact
