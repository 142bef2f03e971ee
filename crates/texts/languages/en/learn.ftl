### The first lesson, which is played on the board: one short sentence a step.

lesson-title = Learn
lesson-move = Your checkers travel along the arrows, into your home. Press one that glows.
lesson-both-dice = Each die is one move. Play both numbers.
lesson-doubles = Equal dice count double: you have four moves.
lesson-blocked = Two or more opposing checkers block a point. Play past them.
lesson-hit = A checker alone can be hit. Land on it.
lesson-enter = You've been hit. Your checker on the bar must enter first.
lesson-make-point = Two of your checkers make a point your opponent can't land on. Make your 5-point.
lesson-bear-off = All your checkers are home. Now bear off two.
lesson-win = Bear off your last checkers and win.
lesson-double = You're far ahead. Press the cube to double.
lesson-won = You win! If your opponent has borne off no checkers, it's a gammon and counts double; if one is still on the bar or in your home board, it's a backgammon and counts triple.
lesson-doubled = Your opponent can pass and lose 1 point, or take and play on for 2.
lesson-missed = Not this time. The checkers go back: try again.
lesson-next = Next
lesson-skip = Skip
lesson-over = You can play backgammon!
lesson-play = Play your first game
lesson-book = Read the rule book
