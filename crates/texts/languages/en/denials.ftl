### Why a move by hand is not taken, where no rule of the game is asked.

denial-no-way = None of your remaining numbers takes a checker from { $from } to { $to }.
denial-no-way-off = None of your remaining numbers bears that checker off.
denial-backward = Checkers only move toward home, never back.
denial-no-point = You can't make { $to } with this roll.
denial-no-dice = At this table the dice are rolled for you.
denial-ambiguous = This can be played in several ways. Type every move.
