### Why a hand cannot do something, where no rule of the game is asked.

denial-no-way = None of the numbers that are left leads from { $from } to { $to }.
denial-backward = Checkers move toward home, never back.
denial-no-point = No two checkers can make { $to } with this roll.
denial-no-dice = At this table the dice are rolled for you.
denial-ambiguous = This can be played in several ways. Write every move.
