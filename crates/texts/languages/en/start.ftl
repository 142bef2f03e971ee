### Setting up a table.
### $length number
### $error-rate number
### $pr number

start-title = New game
start-play = Play
start-level = Strength
start-rules = Rules
start-rules-about = Which leaflet is in your set?
start-rules-change = Change the rules
start-rules-differ = Differs from the international rules

# The computer's levels, by the names the engine knows them by.
level-leaflet = Leaflet reader
level-leaflet-about = Has just read the leaflet
level-beginner = Beginner
level-beginner-about = Has played a few evenings
level-casual = Casual player
level-casual-about = Plays now and then, and plays it safe
level-regular = Regular
level-regular-about = Plays every week
level-club = Club player
level-club-about = Plays at a club
level-tournament = Tournament player
level-tournament-about = Plays tournaments, and wins some
level-expert = Expert
level-expert-about = Sees at a glance what's good
level-master = Master
level-master-about = Considers every reply you could make
level-grandmaster = Grandmaster
level-grandmaster-about = Considers your replies and its own next turn
level-machine = The machine
level-machine-about = Looks as far ahead as it can, and takes its time
level-same-dice = All levels get the same dice. The stronger ones just play them better.

# The leaflets, by the names the rules know them by.
leaflet-international = International rules
leaflet-international-about = What clubs and tournaments play everywhere
leaflet-deluxe = The case with 27 languages
leaflet-deluxe-about = The die decides who is White; you bear off with the exact number only; once all are home, you may skip a number
leaflet-deluxe-cs = The case with 27 languages, in Czech, Slovak or Hungarian
leaflet-deluxe-cs-about = As in the other languages, but you may not land on a block at all
leaflet-swiss = The Swiss leaflet
leaflet-swiss-about = Points are called 1 to 12 and 1A to 12A; a straggler costs three times the stake even if some checkers are off
leaflet-swiss-it = The Swiss leaflet, in Italian
leaflet-swiss-it-about = As in German and French, but only the exact number bears off
leaflet-nordic = The Nordic leaflet
leaflet-nordic-about = If a number's point is empty, you may bear off from the next lower one; you may double at any time
leaflet-nordic-no = The Nordic leaflet, in Norwegian
leaflet-nordic-no-about = The starter rolls again; a number bears off any checker up to its point
leaflet-hungarian = The Hungarian leaflet
leaflet-hungarian-about = Light plays Dark, in matches to 3, 5, 7 or 9; the cube stops at 64
leaflet-portes = Portes (Greece)
leaflet-portes-about = The winner starts the next game; no cube, and no backgammon
leaflet-tavla = Tavla (Turkey)
leaflet-tavla-about = As in portes, and a checker that hits at home stays there that turn
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = As in tavla, but the dice decide who starts every game
leaflet-unlike = { $name }, with changes

start-length = Play for
start-money = Money play
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
start-dice-real-about = Tap or type what your own dice show

start-color = Your color
start-color-any = Either
start-color-by-die = By these rules the die decides who is White.
start-name = Name
start-name-you = Guest
start-name-first = First player
start-name-second = Second player
start-turn-board = Turn the board toward the player on roll
start-position-about = GNUbg ID, position ID, XGID or OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Position set up by hand
start-more = More
start-shorter = Shorter match
start-longer = Longer match
level-pr = PR { $pr }
level-pr-about = PR is the performance rating: how much the level loses per decision, on average. Lower is better; strong players are below 5.
