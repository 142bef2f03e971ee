### Why a move by hand is not taken, where no rule of the game is asked.

denial-no-way = None of your remaining numbers takes a checker from the { $from }-point to the { $to }-point.
denial-no-way-bar = None of your remaining numbers enters a checker on the { $to }-point.
denial-no-way-off = None of your remaining numbers bears that checker off.
denial-backward = Checkers only move toward home, never back.
denial-no-point = You can't make the { $to }-point with this roll.
denial-not-yours = These are your opponent's checkers.
denial-no-dice = At this table the dice are rolled for you.
denial-ambiguous = This can be played in several ways. Type every move.
