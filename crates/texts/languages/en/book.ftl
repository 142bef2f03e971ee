### The rule book. Where a rule depends on an option, its sentence stands with
### the option; here are the rules that are the same for all, the headings
### and the words under the pictures.
### $number number
### $opponent color

book-title = Backgammon: { $name }
book-differs-mark = Differs from the international rules
book-differs-none = These are the international rules.
book-summary = All rules at a glance
book-summary-rule = Rule
book-summary-value = In this set
book-printed-by = Written by { -app } from the rules it plays by

book-aim = The aim
book-aim-checkers = { $checkers ->
    [one] Two players, each with { $checkers } checker and two dice.
   *[other] Two players, each with { $checkers } checkers and two dice.
}
book-aim-way = You move your checkers around the board into your home board, the last six points of your path, and bear them off from there. Your opponent moves in the opposite direction.
book-aim-win = The first player to bear off every checker wins.
book-aim-picture = All of { $color }'s checkers are home: { $color } may now bear off.

book-setup = Setting up
book-setup-board = The board has 24 points in four quarters, with the bar between its two halves.
book-setup-points = You count from your own side: your 1-point is the last on your path, your 24-point the farthest. Your 1-point is your opponent's 24-point.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } on the { $point }-point
book-setup-position = Each player starts with { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = The starting position, as { $color } sees it.

book-start = Who starts
book-start-tie = If both dice show the same number, both players roll again.
book-start-picture = { $color } opened with { $roll } and made a point: { $play }.

book-moving = Moving
book-moving-roll = On your turn you roll both dice and play each number: move two checkers once each, or one checker twice.
book-moving-order = You choose which number to play first. Moving one checker with both numbers is two moves, so it must land on an open point in between.
book-moving-count = Count every point on the way, occupied or not.
book-moving-target = A checker may move to any point your opponent doesn't block, however many of your own are there.
book-moving-nothing = A number you can't play is lost.
book-moving-done = Your turn ends when you pick up your dice; until then you may take your moves back.
book-moving-picture = { $color } ran one checker with { $roll }: { $play }. The 6 had to be played first, because the 5 would land on a blocked point.

book-doubles = Doubles
book-doubles-four = If both dice show the same number, you play it four times, with one checker or several, as you like.
book-doubles-rest = Any of the four that can't be played are lost, and there's no extra roll.
book-doubles-also = The same goes for entering, hitting and bearing off: with a double you may hit up to four checkers.
book-doubles-picture = { $color } rolled { $roll } and made four moves: { $play }.

book-hitting = Hitting
book-hitting-blot = A single checker on a point is a blot. An opposing checker that lands there, even in passing, hits it.
book-hitting-pair = One or two checkers on a point can be hit: an opposing checker that lands there hits them all.
book-hitting-bar = A checker that's hit goes to the bar. You may hit more than once in a turn.
book-hitting-picture = { $opponent } has a blot on { $color }'s 5-point. { $color } hits it with { $list }.

book-entering = Entering
book-entering-first = If you have checkers on the bar, they must all enter before you move any other checker.
book-entering-where = They enter in your opponent's home board: with a 1 on your 24-point, with a 2 on your 23-point, and so on to a 6 on your 19-point. You may hit when entering.
book-entering-where-halves = They enter in your opponent's home board, on the point of the number rolled: { $color } on 1A to 6A, { $opponent } on 1 to 6. You may hit when entering.
book-entering-where-homes = They enter in your opponent's home board, on the point of the number rolled: with a 1 on the 1-point, and so on to a 6 on the 6-point. You may hit when entering.
book-entering-rest = You can't enter with a number whose point is blocked. Once all your checkers are in, play the rest of the roll with any checker.
book-entering-picture = { $color } has a checker on the bar. It enters with { $list }.
book-entering-picture-closed = { $color } has a checker on the bar, and no number enters it.

book-blocks = Blocks
book-blocks-pass = You may jump over a blocked point with a number that takes you past it. Six in a row, a full prime, can't be jumped.
book-blocks-pass-three = You may jump over a blocked point with a number that takes you past it.
book-blocks-closed = If all six points where you would enter are blocked, the board is closed: no roll lets you enter until a point opens.
book-blocks-picture = { $opponent } blocks the points in front of { $color }'s last two checkers. They escape with { $list }.
book-blocks-picture-closed = { $opponent } blocks six points in a row: no number lets { $color }'s last two checkers escape.

book-bearing-off = Bearing off
book-bearing-off-when = When all your checkers are in your home board you may bear them off, even with the second number of the roll that brought the last one home.
book-bearing-off-inside = Instead of bearing off, you may use a number to move a checker within your home board.
book-bearing-off-beside = Checkers you've borne off go beside the board and stay out of the game.
book-bearing-off-hit = If one of your checkers is hit, it must get home again before you go on bearing off.
book-bearing-off-picture = With a { $number } { $color } can play { $list }.
book-bearing-off-picture-none = With a { $number } { $color } has no play.

book-winning = Winning
book-winning-single = You win a single game, which counts once, if your opponent has borne off at least one checker.
book-winning-gammon = You win a gammon, which counts double, if your opponent has borne off none.
book-winning-backgammon = A backgammon counts triple.
book-winning-highest = If more than one of these fits, the highest counts.
book-winning-picture = { $color } has borne off the last checker. { $opponent } has one off and one on the bar: { $win ->
    [single] a single win
    [gammon] a gammon
   *[backgammon] a backgammon
}.

book-cube = The cube
book-cube-stake = The cube is for games played for a stake; if you don't play for one, leave it out.
book-cube-optional = The cube is optional: agree before the game whether to use it.
book-cube-offer = If you're offered a double, you may take it and play on for twice as much, or pass and lose what the game was worth before.
book-cube-owner = The player who takes owns the cube, and only its owner may double next.
book-cube-product = At the end the win is multiplied by the cube: a gammon with the cube on 4 is worth 8.
book-cube-picture = { $color } doubled and { $opponent } took. { $opponent } owns the cube, at { $value }.

book-match = Games and matches
book-match-score = { $length ->
    [one] One game decides.
   *[other] What you win is added to your score; points beyond { $length } make no difference.
}

# Under boards that are drawn in letters.
book-letters = X is { $color }, O is { $opponent }.

# Where we do not play what is printed, or where it can be read in two ways:
# what the leaflet says, what we play, and why.
note-silent = Where the leaflet says nothing, we play the international rule.
note-source-german = The leaflet's languages differ in places. We follow the German text.
note-source-swedish = The leaflet's languages differ in places. We follow the Swedish text.
note-picture = The leaflet shows the starting position only in a picture. We use the usual one.
note-deluxe-sum = The leaflet lets one checker move by the sum of both numbers and doesn't mention a stop. We play two moves with a stop in between; otherwise one checker couldn't hit twice.
note-deluxe-duty = The leaflet says you must move until a player's checkers are all home. We take that to mean your own.
note-deluxe-larger = The leaflet always asks for the larger number. Once all your checkers are home we let you skip it like any other.
note-deluxe-block = The leaflet says “more than two”. We play two or more, because otherwise no rule would cover exactly two.
note-nordic-block = A caption in the Swedish and English texts says “more than two”, but the rule says “more than one”. We play by the rule.
note-deluxe-inside = The leaflet allows moves inside the home board only if the number's own point is empty. We always allow them, since you may skip the number anyway.
note-backgammon = The leaflet doesn't say that the loser must have borne off none, so we don't ask for it.
note-deluxe-first-double = The leaflet says “after the start of the game”. We take that to mean after the first roll has been played.
note-swiss-lower = The leaflet says “the next lower point”. If that's empty too, we take the nearest lower point you hold.
note-nordic-lower = The leaflet doesn't say that your higher points must be empty, so we don't ask for it.
note-norwegian-lost = The leaflet says that a number your checkers outside can't use is lost until all are home. We let you play it with a checker that's already home, because a number is lost only if nothing can move.
note-norwegian-enter = The leaflet says that checkers enter “on your side of the board”. We take that to mean where your rear checkers start: in your opponent's home board.
note-nordic-any-time = The Norwegian and Danish texts say “at any time”, the others “during the game”. We play at any time.
note-hungarian-refused = The leaflet gives 1 point when a double is passed. That fits the first double; when a redouble is passed we count what the game was worth before it.
note-hungarian-highest = The leaflet only lists the faces of the cube: 2 to 64. We take 64 to be the limit.
book-contents = Contents
book-search = Search the rules
book-search-none = Nothing found.
