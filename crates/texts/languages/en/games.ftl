### My games: those that the browser keeps.
### $size text
### $rating number
### $figure text

games-title = My games
games-none = Every game you play on this device is kept here.
games-search = Opponent
games-any = All
games-result = Result
games-won = Won
games-lost = Lost
games-running = Unfinished
games-length = Length
games-no-match = No games match this search.
games-continue = Continue
games-review = Review
games-save = Save as a file (.mat)
games-delete = Delete
games-deleted = Game deleted.
games-save-all = Save all
games-add = Add from a file
games-added = Games added: { $count }
games-storage = Games: { $count }, { $size }
games-delete-all = Delete all
games-delete-all-question = Delete all games from this device? This can't be undone. Save them first if you want to keep them.
games-progress = Your play over time
games-average = PR { $rating } on average
games-rating = PR { $rating }
games-luck = Luck { $figure }
games-impossible = This browser can't keep games, perhaps because the window is private. Save what you want to keep as a file.
games-replace-title = Replace the game?
games-replace-about = This browser can't keep the game you're playing. If you start another, it's lost.
games-replace = Replace it
games-replace-not = Back to the game
games-preparing = Preparing games: { $done } of { $all }
games-quick = Analyzed only by the quick neural net: { $count }
games-again = Analyze again
trend-luck = Luck per game
trend-games = Games: { $count }. { $text }
trend-others = Analyzed another way and not included: { $count }.
trend-where = Where you lose the most
