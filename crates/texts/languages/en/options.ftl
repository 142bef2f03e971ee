### What rulesets can differ in: the name of each option, the name of each
### value, and what the value means, in one sentence. The rule book is made
### of the same sentences.
### $counter color
### $list text

option-variant = Starting position
variant-rule-backgammon = The game starts from the usual position.
variant-rule-nackgammon = The game starts from the nackgammon position, with four checkers at the back.
variant-rule-hypergammon = Each player has only three checkers, all at the back.
variant-rule-free = The game starts from a position set up by hand.

option-opening = Who starts
opening-high-die-plays-pair = Higher die starts with both dice
opening-rule-high-die-plays-pair = Each player rolls one die; the higher roll starts and plays both numbers.
opening-high-die-rolls-again = Higher die starts with a fresh roll
opening-rule-high-die-rolls-again = Each player rolls one die; the higher roll starts, and rolls both dice again for the first turn.
opening-die-for-color = Higher die gets White and starts
opening-rule-die-for-color = Each player rolls one die; the higher roll gets the white checkers. White starts, and rolls both dice for the first turn.

option-next-game = Who starts the next game
next-game-dice = The dice
next-game-rule-dice = The dice decide who starts every game.
next-game-winner = The winner
next-game-rule-winner = The winner of a game starts the next one, and rolls both dice.

option-block = What blocks a point
block-from-two = Two checkers
block-rule-from-two = Two or more checkers of one player block a point for the other.
block-from-three = Three checkers
block-rule-from-three = Three or more checkers of one player block a point for the other; two together can still be hit, both at once.

option-blocked-landing = Landing on a block
blocked-landing-illegal = Not allowed
blocked-landing-rule-illegal = You may not land on a blocked point.
blocked-landing-self-hit = Costs the checker
blocked-landing-rule-self-hit = You should not land on a blocked point. If you do, your own checker is hit: it goes to the bar, and the number is used up.

option-duty = When you must move
duty-always = Always
duty-rule-always = You must play as many numbers as you can.
duty-until-home = Until all are home
duty-rule-until-home = You must play as many numbers as you can, but once all your checkers are home you may skip any number.

option-single-number = If only one number can be played
single-number-larger = The larger one
single-number-rule-larger = If either number can be played, but not both, you must play the larger one.
single-number-either = Either
single-number-rule-either = If either number can be played, but not both, you choose which.

option-bear-off = Bearing off
bear-off-standard = A number that's too large takes the rearmost checker
bear-off-rule-standard = A number bears off a checker from its own point. If that point is empty, you must move a checker from a higher point; if there is none, bear off from your highest point.
bear-off-exact = With the exact number only
bear-off-rule-exact = A number bears off a checker from its own point, and from no other.
bear-off-nearest-lower = From the nearest lower point
bear-off-rule-nearest-lower = A number bears off a checker from its own point. If that point is empty, you may bear off from the nearest lower point you hold, even if you have checkers higher up.
bear-off-any-lower = From any lower point
bear-off-rule-any-lower = A number bears off a checker from its own point or from any lower one, as you like.

option-hit-and-run = Hit and run
hit-and-run-allowed = Allowed
hit-and-run-rule-allowed = A checker that hits may move on in the same turn.
hit-and-run-not-at-home = Not at home
hit-and-run-rule-not-at-home = A checker that hits in its own home board stays there for the rest of the turn.

option-backgammon-needs = Backgammon
backgammon-needs-none-off = Only if the loser has none off
backgammon-needs-rule-none-off = It's a backgammon if the loser has borne off no checkers and still has one on the bar or in the winner's home board.
backgammon-needs-no-more = Even if the loser has borne off checkers
backgammon-needs-rule-no-more = It's a backgammon if the loser still has a checker on the bar or in the winner's home board, even if others are off.
backgammon-needs-never = Never
backgammon-needs-rule-never = There's no backgammon: a gammon is the most you can win.

option-cube = Doubling cube
cube-rule-on = The doubling cube multiplies what the game is worth.
cube-rule-off = You play without the doubling cube.

option-cube-timing = When to double
cube-timing-before-own-roll = Before your own roll
cube-timing-rule-before-own-roll = You may offer a double on your turn, before you roll, but not before the first roll of the game has been played.
cube-timing-any-time = At any time
cube-timing-rule-any-time = You may offer a double whenever a roll or a move is due, yours or your opponent's, but not before the first roll of the game has been played.

option-cube-highest = Highest cube
cube-highest-none = No limit
cube-highest-rule-none = There's no limit to doubling.
cube-highest-at = { $highest }
cube-highest-rule-at = The cube goes no higher than { $highest }.

option-match = Play for
match-none = Money play
match-rule-none = Each game stands on its own, and you play as long as you like.
match-to = { $length ->
    [one] Match to { $length } point
   *[other] Match to { $length } points
}
match-rule-to = { $length ->
    [one] The first to win a game wins the match.
   *[other] Points are added up, and the first to reach { $length } wins the match.
}

option-match-lengths = Usual match lengths
match-lengths-none = None
match-lengths-rule-none = The leaflet doesn't mention matches.
match-lengths-to = To { $list } points
match-lengths-rule-to = Matches are usually played to { $list } points.

option-crawford = Crawford rule
crawford-rule-on = When a player first comes within one point of winning the match, nobody may double in the next game; after that the cube is back in play.
crawford-rule-off = You may double in every game of a match.

option-jacoby = Jacoby rule
jacoby-rule-on = In money play, gammons and backgammons count only if the cube has been turned; otherwise they count as single wins.
jacoby-rule-off = Gammons and backgammons count whether or not the cube has been turned.

option-beavers = Beavers
beavers-off = Off
beavers-rule-off = You may only take or pass a double.
beavers-on = Beavers
beavers-rule-on = In money play, if you take a double you may double again at once and keep the cube: a beaver.
beavers-raccoons = Beavers and raccoons
beavers-rule-raccoons = In money play, if you take a double you may double again at once and keep the cube: a beaver. The first doubler may then double once more: a raccoon.

option-automatic-doubles = Automatic doubles
automatic-doubles-off = Off
automatic-doubles-rule-off = Equal dice at the start are rolled again and change nothing.
automatic-doubles-up-to = { $count ->
    [one] At most { $count }
   *[other] At most { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] In money play, equal dice at the start double the stake, but only once per game.
   *[other] In money play, equal dice at the start double the stake each time, up to { $count } times per game.
}

option-labels = Point labels
labels-rule-none = The points have no printed numbers. Here they're counted from 24 down to 1, as the player on roll sees them.
labels-rule-numbers = The points are counted from 24 down to 1, as the player on roll sees them.
labels-rule-halves = The points are called 1 to 12 on White's half of the board and 1A to 12A on Black's.
labels-rule-homes = The points of both home boards are numbered 1 to 6, from the outer edge inward. Written moves count all points from 24 down to 1.

option-counter-clockwise = Who moves counterclockwise
counter-clockwise-rule = { $counter } moves counterclockwise, the other player clockwise.

option-colors = Names of the sides
colors-white-black = White and Black
colors-rule-white-black = The two sides are White and Black.
colors-light-dark = Light and Dark
colors-rule-light-dark = The two sides are Light and Dark.

option-cube-at-rest = Where the cube starts
cube-at-rest-middle = In the middle
cube-at-rest-rule-middle = The cube starts in the middle with 64 on top, which stands for 1; while it's there, either player may double.
cube-at-rest-side = Beside the board
cube-at-rest-rule-side = The cube starts beside the board with 64 on top, which stands for 1; while it's there, either player may double.

option-unit = What you win
unit-points = Points
unit-rule-points = Wins are counted in points.
unit-stake = The stake
unit-rule-stake = You play for a stake, which is paid once, twice or three times.
