### Why not: the rule that refuses an action, and what could be done.
### $offer text
### $moves number
### $actions text
### $higher text
### $highest number

refused-game-over = The game is over.
refused-match-over = The match is over: { $color } has won it.
refused-game-not-over = This game is not over yet.
refused-not-your-turn = It is for { $color } to decide.
refused-start-not-settled = First each player throws a die to see who starts.
refused-start-settled = It is settled already who starts.
refused-already-thrown = The die for the start has been thrown: a { $die }.
refused-offer-open = { $color } has to answer { $offer } first.
refused-no-offer = There is no offer to answer.
refused-wrong-answer-cube = One can only take or pass { $offer }.
refused-wrong-answer = One can only accept or decline { $offer }.
refused-roll-first = Roll the dice first.
refused-already-rolled = The dice have been rolled: { $roll }.
refused-cube-not-in-use = This game is played without the cube.
refused-crawford = This is the Crawford game, in which nobody may double.
refused-first-roll-not-played = Nobody may double before the first roll of the game has been played.
refused-cube-not-yours = The cube is { $color }'s: only its owner may double.
refused-cube-at-limit = By these rules the cube goes no higher than { $highest }.
refused-double-after-roll = A double comes before the roll, and { $roll } is rolled already.
refused-no-beavers = You have not agreed on beavers.
refused-no-raccoons = You have not agreed on raccoons.
refused-settlement-in-match = A game of a match cannot be settled.
refused-settlement-for-nothing = A settlement needs points.
refused-die-not-rolled = You rolled { $roll }: there is no { $die }.
refused-die-used = The { $die } has been played already.
refused-no-checker-on-bar = You have no checker on the bar.
refused-no-checker = You have no checker on the { $point }-point.
refused-bar-first = { $checkers ->
    [one] Your checker on the bar has to enter first.
   *[other] Your { $checkers } checkers on the bar have to enter first.
}
refused-blocked = The { $point }-point is blocked: { $checkers } opposing checkers stand there.
refused-not-all-home = You can bear off only when all your checkers are home, and one is still on the { $point }-point.
refused-higher-checker = This number has to be played from the { $higher }-point.
refused-exact-number = By these rules only a { $needed } bears off from the { $point }-point, not a { $die }.
refused-both-numbers = You can play both numbers of { $roll }, so you must. This move would leave no way to play the other.
refused-larger-number = Only one of your numbers can be played, and then it must be the larger: the { $die }.
refused-as-many-as-possible = { $moves ->
    [one] You can still move, so you must.
   *[other] You can make { $moves } moves with this roll, so you must.
}
refused-nothing-to-undo = There is nothing to undo.
refused-no-penalty-landing = Nobody may land on a blocked point.
refused-not-blocked = That point is not blocked, so there is no penalty to pay.

# What was offered, in the middle of a sentence.
offer-double = the double
offer-beaver = the beaver
offer-raccoon = the raccoon
offer-resignation = { $win ->
    [single] the offer to resign a single game
    [gammon] the offer to resign a gammon
   *[backgammon] the offer to resign a backgammon
}
offer-claim = { $win ->
    [single] the claim of a single game
    [gammon] the claim of a gammon
   *[backgammon] the claim of a backgammon
}
offer-settlement = { $points ->
    [one] the offer to settle for { $points } point
   *[other] the offer to settle for { $points } points
}

# What would be legal instead.
instead-moves = Possible: { $play }.
instead-no-moves = Nothing can be moved.
instead-actions = You can: { $actions }.
instead-nothing = There is nothing for you to do now.

roll-pair = { $larger }-{ $smaller }
