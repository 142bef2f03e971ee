### What rulesets can differ in: the name of each option, the name of each
### value, and what the value means, in one sentence. The rule book is made
### of the same sentences.
### $counter color
### $list text

option-variant = Starting position
variant-rule-backgammon = The game starts from the usual position.
variant-rule-nackgammon = The game starts from the nackgammon position, with four checkers at the rear.
variant-rule-hypergammon = Each player has three checkers only, all at the rear.
variant-rule-free = The game starts from a position that was set up by hand.

option-opening = The start
opening-high-die-plays-pair = Higher die starts with both dice
opening-rule-high-die-plays-pair = Each player throws one die; the higher one starts and plays the two numbers just thrown.
opening-high-die-rolls-again = Higher die starts with a fresh roll
opening-rule-high-die-rolls-again = Each player throws one die; the higher one starts, and rolls both dice afresh.
opening-die-for-color = Higher die gets White and starts
opening-rule-die-for-color = Each player throws one die; the higher one gets the white checkers. White starts, and rolls both dice afresh.

option-block = What blocks a point
block-from-two = Two checkers
block-rule-from-two = Two or more checkers of one player block a point for the other.
block-from-three = Three checkers
block-rule-from-three = Three or more checkers of one player block a point for the other; two together can still be hit, both at once.

option-blocked-landing = Landing on a block
blocked-landing-illegal = Not allowed
blocked-landing-rule-illegal = Nobody may land on a blocked point.
blocked-landing-self-hit = Costs the checker
blocked-landing-rule-self-hit = Nobody should land on a blocked point. A checker that is put there all the same is itself hit: it goes to the bar, and the number is used up.

option-duty = Duty to move
duty-always = Always
duty-rule-always = As many numbers as possible must be played.
duty-until-home = Until all are home
duty-rule-until-home = As many numbers as possible must be played, but once all your checkers are home you may pass any number.

option-single-number = If only one number can be played
single-number-larger = The larger
single-number-rule-larger = If either number can be played, but not both, it must be the larger.
single-number-either = Either
single-number-rule-either = If either number can be played, but not both, you choose which.

option-bear-off = Bearing off
bear-off-standard = Too large a number takes the rearmost
bear-off-rule-standard = A number bears off a checker from its own point. If that point is empty, the number must be moved from a higher point; if no checker stands higher, it bears off from the highest point you still hold.
bear-off-exact = By the exact number only
bear-off-rule-exact = A number bears off a checker from its own point, and from no other.
bear-off-nearest-lower = From the nearest lower point
bear-off-rule-nearest-lower = A number bears off a checker from its own point. If that point is empty, it may bear off from the nearest point below that you hold, even if checkers stand higher.
bear-off-any-lower = From any lower point
bear-off-rule-any-lower = A number bears off a checker from its own point or from any lower one, as you like.

option-backgammon-needs = Backgammon
backgammon-needs-none-off = Only if the loser has none off
backgammon-needs-rule-none-off = It is a backgammon if the loser has borne off no checker and still has one on the bar or in the winner's home board.
backgammon-needs-no-more = Whatever the loser has off
backgammon-needs-rule-no-more = It is a backgammon if the loser still has a checker on the bar or in the winner's home board, even if others are off.

option-cube = Doubling cube
cube-rule-on = The doubling cube says how many times the game counts.
cube-rule-off = The game is played without the doubling cube.

option-cube-timing = When to double
cube-timing-before-own-roll = Before one's own roll
cube-timing-rule-before-own-roll = You may offer a double in your own turn, before you roll, but not before the first roll of the game has been played.
cube-timing-any-time = At any time
cube-timing-rule-any-time = You may offer a double whenever the game waits for a roll or a move, yours or your opponent's, but not before the first roll of the game has been played.

option-cube-highest = Highest cube
cube-highest-none = No limit
cube-highest-rule-none = There is no limit to doubling.
cube-highest-at = { $highest }
cube-highest-rule-at = The cube goes no higher than { $highest }.

option-match = Played for
match-none = Single games
match-rule-none = Every game counts by itself, and you play as long as you like.
match-to = { $length ->
    [one] Match to { $length } point
   *[other] Match to { $length } points
}
match-rule-to = { $length ->
    [one] The first to win a game wins the match.
   *[other] Games are added up, and the first to reach { $length } points wins the match.
}

option-match-lengths = Usual matches
match-lengths-none = None
match-lengths-rule-none = The leaflet knows no matches.
match-lengths-to = To { $list } points
match-lengths-rule-to = Usual are matches to { $list } points.

option-crawford = Crawford rule
crawford-rule-on = When a player comes within one point of winning the match, nobody may double in the next game; after that one the cube is back.
crawford-rule-off = One may double in every game of a match.

option-jacoby = Jacoby rule
jacoby-rule-on = In single games, gammons and backgammons count only if the cube has been turned; otherwise they are single wins.
jacoby-rule-off = Gammons and backgammons count whether or not the cube has been turned.

option-beavers = Beavers
beavers-off = Off
beavers-rule-off = A double is taken or passed, and nothing else.
beavers-on = Beavers
beavers-rule-on = In single games, whoever takes a double may double again at once and keep the cube: a beaver.
beavers-raccoons = Beavers and raccoons
beavers-rule-raccoons = In single games, whoever takes a double may double again at once and keep the cube, a beaver; and the first doubler may double that once more, a raccoon.

option-automatic-doubles = Automatic doubles
automatic-doubles-off = Off
automatic-doubles-rule-off = Equal dice at the start are thrown again and change nothing.
automatic-doubles-up-to = { $count ->
    [one] At most { $count }
   *[other] At most { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] In single games, equal dice at the start double the stake, but only once a game.
   *[other] In single games, equal dice at the start double the stake, each time, up to { $count } times a game.
}

option-labels = Labels of the points
labels-rule-none = The points have no printed numbers. Here they are counted 24 to 1, as the player on roll sees them.
labels-rule-numbers = The points are counted 24 to 1, as the player on roll sees them.
labels-rule-halves = The points are called 1 to 12 on White's half of the board and 1A to 12A on Black's.
labels-rule-homes = The points of both home boards are numbered 1 to 6, from the outer edge inward.

option-counter-clockwise = Who moves counter-clockwise
counter-clockwise-rule = { $counter } moves counter-clockwise, the other player clockwise.

option-colors = Names of the sides
colors-white-black = White and Black
colors-rule-white-black = The two sides are White and Black.
colors-light-dark = Light and Dark
colors-rule-light-dark = The two sides are Light and Dark.

option-cube-at-rest = Cube at rest
cube-at-rest-middle = In the middle
cube-at-rest-rule-middle = At first the cube lies in the middle with 64 on top, which stands for 1; then either player may double.
cube-at-rest-side = Beside the board
cube-at-rest-rule-side = At first the cube lies beside the board with 64 on top, which stands for 1; then either player may double.

option-unit = What is won
unit-points = Points
unit-rule-points = Wins are counted in points.
unit-stake = The stake
unit-rule-stake = One plays for a stake, which is paid once, twice or three times.
