### The help of the commands, in the terminal. Options and values, such as --port
### and NAME, are the same in every language.

# Headings, and what every command has. A line below the headings begins with
# an option or a value, "-h, --help  Print help".
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-values = Possible values:
help-examples = Examples:
help-default = [default: { $text }]
help-help = Print help
help-version = Print the version
help-command = Print help for a command
help-language = Language, such as en (default: your terminal's)
help-exit-code = Exit status: 0 success, 1 the answer is no, 2 error.

# What each command does, in one line without a full stop.
command-gammonbox = Backgammon in a box: board, dice, cube, and the rules of several printed leaflets
command-serve = Play in the browser: start a server and show its address
command-play = Play in the terminal, against the computer or a friend beside you
command-rules = List the rulesets you can play by, and what each one says
command-show = Draw a position and give its ID in every common format
command-moves = List every legal play of a roll and the position it leads to
command-best = Rank the legal plays of a roll, best first
command-cube = Say whether to double and whether to take
command-evaluate = Say how good a position is for the player on roll, before rolling
command-analyze = Analyze every play, every cube decision and the luck of every roll in a match
command-rollout = Roll out a position: play it to the end many times and average the results
command-levels = List the computer's levels, or measure how strong they are
command-convert = Convert a match file from any known format to another
command-verify = Check the dice of a match played on a server
command-backup = Copy all tables of a server to a file while it runs
command-move-store = Move all tables from SQLite to PostgreSQL or back
command-delete-table = Delete a table and everything that was said there
command-load = Test how many tables a server on this machine can handle
command-duel = Let two levels or nets play each other
command-tables = Build a larger endgame table, or say which one is in use
command-perft = Count the ways the next turns can go
command-bench = Print the engine's signature and how many positions it evaluates per second

# What stands beside the examples.
example-open = play in the browser
example-play = play the computer right here
example-rules = what the Nordic leaflet says
example-show = draw a position
example-moves = every play of a roll
example-best = the same, best first
example-help = more about a command
example-serve-open = play in the browser now
example-serve-port = use this port or none
example-serve-listen = let everyone on your network in

# serve
serve-default = This is what gammonbox does when you give no command.
serve-listen = Address to listen on; 0.0.0.0 lets the whole network in
serve-port = Port (default: 7170, or the next free one; 0: any free port)
serve-browser = Open the page in your browser, too
serve-data = Folder to keep tables in [default: your data folder]
serve-store = Keep tables in a PostgreSQL database instead, which several servers can share: postgres://user@host/database
serve-log = What to log to standard error, one JSON object per line
serve-log-none = Nothing
serve-log-warnings = Only what goes wrong
serve-log-everything = Everything that happens
serve-next-port = Port { $text } is in use, so this is the next free one.
serve-address = Gammonbox is running at { $text } (press Ctrl-C to stop)
serve-no-browser = Couldn't open a browser: { $text }

# play
play-rules = Rules to play by: a built-in ruleset (see `gammonbox rules`) or house rules
play-opponent = Who you play against
play-opponent-computer = The computer, with the nets that come with the program
play-opponent-person = Someone at the same keyboard
play-opponent-random = A player who picks any legal play and takes every double
play-level = How well the computer plays (see `gammonbox levels`)
play-own-dice = Roll your own dice and type what they show
play-typing = Type moves as players write them, such as 8/5 6/5; type help for the rest.

# rules
rules-name = A built-in ruleset, or house rules: a ruleset plus what's different. If omitted, the built-in rulesets are listed
rules-format = Write the whole rule book instead of the list of options
rules-format-text = Plain text
rules-format-markdown = Markdown
rules-format-html = A web page, ready to print on A4
rules-json = Print JSON
rules-house = Every command that takes --rules NAME takes house rules, too.
command-exam = Test the engine: how often it finds the best play, and how much it loses
command-library = Keep all your matches in one place, and ask questions about them

# What you type during a game in the terminal: one short word each, in small
# letters. No word may stand for two commands, be a color, or be an English
# command with another meaning.
word-roll = roll
word-undo = undo
word-done = done
word-double = double
word-take = take
word-pass = pass
word-beaver = beaver
word-raccoon = raccoon
word-land = land
word-resign = resign
word-claim = claim
word-accept = accept
word-decline = decline
word-next = next
word-hint = hint
word-plays = plays
word-board = board
word-score = score
word-rules = rules
word-back = back
word-save = save
word-load = load
word-help = help
word-quit = quit
