### The help of the commands, in the terminal. What is typed, such as --port and
### NAME, is the same in every language.

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
help-command = Print the help of a command
help-language = The language, such as en; without it, that of the terminal
help-exit-code = Exit code: 0 done, 1 the answer is no, 2 something was wrong.

# What each command does, in one line without a full stop.
command-gammonbox = The backgammon set as software: board, dice, cube, and the rules of many a leaflet
command-serve = Open the box in the browser: serve the page where people play
command-play = Play in the terminal, line by line: against the computer, or two at one board
command-rules = Show the rules that can be played by, and what each of them says
command-show = Draw a position, and name it in every usual way
command-moves = List all legal plays of a roll and the positions they lead to
command-best = Rank all legal plays of a roll, the best first
command-cube = Say whether to double, and whether to take
command-evaluate = Say how good a position is for the player on roll, before the roll
command-analyze = Judge every play, every cube decision and the luck of every roll of a match
command-rollout = Play a position to its end many times, and say what came out
command-levels = List the levels at which the computer plays, or measure them
command-convert = Read a match file of any kind and write it in another format
command-verify = Check the dice of a match that was played at a table
command-load = Try out how many tables a server on this machine bears
command-duel = Let two levels or nets play each other
command-tables = Make a larger table of endings, or say which one is there
command-perft = Count how many ways the next turns can go
command-bench = Print the engine's signature, and how many positions it judges a second

# What stands beside the examples.
example-open = open the box in the browser
example-play = play here against the computer
example-rules = what the Nordic leaflet says
example-show = a position, drawn
example-moves = all plays of a roll
example-best = the same, the best first
example-help = more about a command
example-serve-open = play in the browser now
example-serve-port = at this port or not at all
example-serve-listen = for everybody in the house

# serve
serve-default = This is what happens without any command.
serve-listen = Where to listen: 0.0.0.0 lets the whole network in
serve-port = At which port; 7170 or the next that is free if nothing is said, and 0 means any
serve-browser = Open the page in your browser too
serve-data = Keep tables in this folder [default: the user's data folder]
serve-store = Keep tables in a PostgreSQL database instead, which several servers may share: postgres://user@host/database
serve-log = What to write to standard error, one JSON object a line
serve-log-none = Nothing
serve-log-warnings = What went wrong
serve-log-everything = What happens, too
serve-next-port = Port { $text } is taken, this is the next.
serve-address = The box is open at { $text } (Ctrl-C closes it)
serve-no-browser = No browser could be started: { $text }

# play
play-rules = By which rules: a built-in set (see `gammonbox rules`), or house rules
play-opponent = Who sits on the other side
play-opponent-computer = The nets that come with the program
play-opponent-person = Somebody at the same keyboard
play-opponent-random = Any legal play, and every double is taken
play-level = How well the computer plays (see `gammonbox levels`)
play-own-dice = Throw your own dice, and type what they show
play-typing = Moves are typed as players write them, 8/5 6/5; help shows what else.

# rules
rules-name = A built-in set, or house rules: a set and what is different. Without it, the built-in sets are listed
rules-format = Write the rule book instead of the list of options
rules-format-text = Plain text
rules-format-markdown = Markdown
rules-format-html = A page of its own, to be printed on A4
rules-json = Answer in JSON
rules-house = Wherever a command takes --rules NAME, it takes house rules too.
