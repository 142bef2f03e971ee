### Why not: the rule that refuses an action, and what could be done.
### $offer text
### $moves number
### $actions text
### $higher text
### $highest number

refused-game-over = The game is over.
refused-match-over = The match is over: { $color } won it.
refused-game-not-over = This game isn't over yet.
refused-not-your-turn = { $color } has to decide.
refused-start-not-settled = First each player rolls a die to see who starts.
refused-start-settled = It's already settled who starts.
refused-already-thrown = You've already rolled your die for the start: a { $die }.
refused-offer-open = { $color } has to answer { $offer } first.
refused-no-offer = There's no offer to answer.
refused-wrong-answer-cube = You can only take or pass { $offer }.
refused-wrong-answer = You can only accept or decline { $offer }.
refused-roll-first = Roll the dice first.
refused-already-rolled = You've already rolled: { $roll }.
refused-cube-not-in-use = This game is played without the cube.
refused-crawford = This is the Crawford game: nobody may double.
refused-first-roll-not-played = Nobody may double before the first roll of the game has been played.
refused-cube-not-yours = { $color } owns the cube, and only its owner may double.
refused-cube-at-limit = By these rules the cube goes no higher than { $highest }.
refused-double-after-roll = You may double only before you roll, and { $roll } has been rolled.
refused-no-beavers = You haven't agreed to play beavers.
refused-no-raccoons = You haven't agreed to play raccoons.
refused-settlement-in-match = You can't settle a game in a match.
refused-settlement-for-nothing = A settlement must be for at least one point.
refused-no-backgammon = By these rules there's no backgammon.
refused-die-not-rolled = You rolled { $roll }: there's no { $die }.
refused-die-used = You've already played the { $die }.
refused-no-checker-on-bar = You have no checkers on the bar.
refused-no-checker = You have no checkers on the { $point }-point.
refused-bar-first = { $checkers ->
    [one] Your checker on the bar has to enter first.
   *[other] Your { $checkers } checkers on the bar have to enter first.
}
refused-blocked = The { $point }-point is blocked by { $checkers } opposing checkers.
refused-not-all-home = You can't bear off until all your checkers are home, and one is still on the { $point }-point.
refused-higher-checker = You have to play this number from the { $higher }-point.
refused-exact-number = By these rules only a { $needed } bears off from the { $point }-point, not a { $die }.
refused-hit-and-run = Your checker on the { $point }-point has hit in your home board, so it stays there this turn.
refused-both-numbers = You can play both numbers of { $roll }, so you must.
refused-larger-number = You can play only one of your numbers, so it must be the larger: the { $die }.
refused-as-many-as-possible = { $moves ->
    [one] You can still move, so you must.
   *[other] You can make { $moves } moves with this roll, so you must.
}
refused-turn-not-over = Your turn isn't over: you can still move, so you must.
refused-nothing-to-undo = There's nothing to undo.
refused-no-penalty-landing = You may not land on a blocked point.
refused-not-blocked = That point isn't blocked, so there's no penalty to pay.

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
    [single] the claim of a single win
    [gammon] the claim of a gammon
   *[backgammon] the claim of a backgammon
}
offer-settlement = { $points ->
    [one] the offer to settle for { $points } point
   *[other] the offer to settle for { $points } points
}
offer-settlement-stake = the offer to settle for { $text }

# What would be legal instead.
instead-moves = Possible: { $play }.
instead-no-moves = There's no legal move.
instead-actions = You can: { $actions }.
instead-nothing = There's nothing for you to do now.

roll-pair = { $larger }-{ $smaller }
