### Setting up a table.
### $length number
### $error-rate number

start-title = Set up the table
start-play = Play
start-level = How strong
start-rules = Rules
start-rules-about = Which leaflet lies in your box?
start-rules-change = Change the rules
start-rules-differ = Not as in the international game

# The computer's levels, by the names the engine knows them by.
level-leaflet = Leaflet reader
level-leaflet-about = Has just read the leaflet
level-beginner = Beginner
level-beginner-about = Has played a few evenings
level-casual = Casual player
level-casual-about = Plays now and then, and likes it safe
level-regular = Regular
level-regular-about = Plays every week
level-club = Club player
level-club-about = Plays at a club
level-tournament = Tournament player
level-tournament-about = Plays tournaments, and wins some
level-expert = Expert
level-expert-about = Sees at a glance what is good
level-master = Master
level-master-about = Looks at every reply of yours
level-grandmaster = Grandmaster
level-grandmaster-about = Looks at your replies and at its own next turn
level-machine = The machine
level-machine-about = Looks as far as it can, and takes its time
level-same-dice = All levels get the same dice. The stronger ones only play them better.

# The leaflets, by the names the rules know them by.
leaflet-international = International rules
leaflet-international-about = What clubs and tournaments play everywhere
leaflet-deluxe = The case with 27 languages
leaflet-deluxe-about = The die decides who is White; checkers leave by the exact number only; once all are home, a number may be passed
leaflet-swiss = The Swiss leaflet
leaflet-swiss-about = Points are called 1 to 12 and 1A to 12A; a straggler costs the triple stake even if some checkers are off
leaflet-nordic = The Nordic leaflet
leaflet-nordic-about = A number that finds its point empty takes the next checker below; one may double at any time
leaflet-nordic-no = The Nordic leaflet, in Norwegian
leaflet-nordic-no-about = The starter rolls afresh; a number takes off any checker up to its point
leaflet-hungarian = The Hungarian leaflet
leaflet-hungarian-about = Light plays Dark, in matches to 3, 5, 7 or 9; the cube stops at 64
leaflet-unlike = { $name }, with changes

start-length = Play for
start-money = Single games
start-match-to = { $length ->
    [one] Match to { $length } point
   *[other] Match to { $length } points
}
start-cube = Doubling cube

start-dice = Dice
start-dice-random = Rolled for you
start-dice-seed = From a seed
start-dice-seed-label = Seed
start-dice-real = Real dice
start-dice-real-about = Type or tap what your own dice show

start-color = Your color
start-color-any = Either
start-color-by-die = By these rules the die decides who is White.
start-name = Name
start-name-you = Guest
start-name-first = First player
start-name-second = Second player
start-turn-board = Turn the board for whoever is on roll
start-position-about = GNUbg ID, position ID, XGID or OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = A position set up by hand
