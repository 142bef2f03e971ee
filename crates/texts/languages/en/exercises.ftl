### The exercises of the rule book: one in each section, on a real board and by
### the rules in force.
### $found number

exercise-title = Try it
exercise-check = Check
exercise-again = Start over
exercise-show = Show me
exercise-right = Right!
exercise-wrong = Not quite.
exercise-solved = { $total ->
    [one] { $found } of { $total } exercise solved
   *[other] { $found } of { $total } exercises solved
}

# Every way to play a roll is found on the board, one after the other.
exercise-find-plays = { $color } has rolled { $roll }. Find every way to play it.
exercise-find-none = Nothing found yet
exercise-find-progress = { $total ->
    [one] { $found } of { $total } found
   *[other] { $found } of { $total } found
}
exercise-find-new = { $play } is one of them.
exercise-find-same = You've already found this position. Try another way.
exercise-find-all = That's all of them. Well done!
# A turn may end before all numbers are played, where the leaflet allows it.
exercise-find-stop = Stop here

# A number is chosen, or several: the buttons are dice.
exercise-choose-numbers = Choose them all, then check.
exercise-missing = { $count ->
    [one] One is still missing.
   *[other] { $count } are still missing.
}
exercise-too-many = { $count ->
    [one] One of them is wrong.
   *[other] { $count } of them are wrong.
}
# "4: The 21-point is blocked." "3: bar/22"
exercise-because = { $number }: { $reason }

# Points are tapped on the board.
exercise-tap-points = Tap them all, then check.

exercise-aim = { $color } has rolled { $roll }. Bring the last checker home and bear one off, both with this roll.
exercise-aim-not-off = You haven't borne off a checker. Try it the other way around.
exercise-setup = Where are { $color }'s checkers at the start?
exercise-start = One player rolls a { $larger }, the other a { $smaller }. What happens next?
exercise-start-pair = The player with the { $larger } starts, and plays { $larger } and { $smaller }
exercise-start-afresh = The player with the { $larger } starts, and rolls both dice
exercise-start-color = The player with the { $larger } gets { $color }, starts, and rolls both dice
exercise-start-lower = The player with the { $smaller } starts, and plays { $larger } and { $smaller }
exercise-doubles = { $color } has rolled { $roll }. How many of the four moves can { $color } make?
exercise-hitting = Which numbers hit { $opponent }'s blot?
exercise-entering = Which numbers enter { $color }'s checker from the bar?
exercise-blocks = Which points are blocked for { $color }?
exercise-bearing-off = { $color } has rolled { $roll }. Find every way to play it by these rules.
exercise-winning = { $color } has borne off the last checker. What does { $color } win?
exercise-win = { $win ->
    [single] A single win
    [gammon] A gammon
   *[backgammon] A backgammon
}
exercise-cube = { $opponent } doubles for the first time and turns the cube to { $value }. What do you lose if you pass?
exercise-match = { $color } has just come within one point of winning the match. May { $opponent } double in the next game?
exercise-money = { $color } wins a gammon, and nobody has doubled. How much does { $color } win?
