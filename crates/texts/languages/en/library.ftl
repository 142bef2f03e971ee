### Questions about one's own matches, in the page and in the terminal.

question-title = Find positions
question-about = Choose a topic, or write conditions such as { $text }.
question-conditions = Conditions
question-mine = Only my decisions
question-unclear = “{ $text }” isn't a condition we know.
question-found = Found: { $count }
question-not-analyzed = Nothing found. Errors can only be found in analyzed games.
question-practice = Practice these
library-added = Matches added: { $count }, already there: { $number }
library-left-out = Left out { $from }: { $reason }
library-removed = Removed: { $text }
question-find = Find
pattern-title = Draw a position
pattern-about = Choose what to draw, then click the points. A right click or a long press removes a checker. Points you leave alone can hold anything.
pattern-mine = My checkers
pattern-theirs = Opponent's checkers
pattern-empty = Empty
pattern-any = Anything
pattern-exactly = Exactly this many checkers
pattern-clear = Start over
