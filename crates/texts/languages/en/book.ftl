### The rule book. Where a rule depends on an option, its sentence stands with
### the option; here are the rules that are the same for all, the headings
### and the words under the pictures.
### $number number
### $opponent color

book-title = Backgammon: { $name }
book-differs-mark = Not as in the international game
book-differs-none = These are the international rules.
book-summary = All rules at a glance
book-summary-rule = Rule
book-summary-value = Here
book-printed-by = Written by { -app } from the rules it plays by

book-aim = The aim
book-aim-checkers = { $checkers ->
    [one] Two play, each with { $checkers } checker and two dice.
   *[other] Two play, each with { $checkers } checkers and two dice.
}
book-aim-way = You bring your checkers round the board into your home board, the last six points of your way, and from there off the board. Your opponent comes the other way.
book-aim-win = Whoever is first to have the last checker off wins.
book-aim-picture = All of { $color }'s checkers are home. Now they can leave.

book-setup = Setting up
book-setup-points = There are 24 points in four quarters, and the bar between the two halves. You count from your own end: the 1-point is the last on your way, the 24-point the farthest, and your 1-point is your opponent's 24-point.
book-setup-stack = { $checkers } on the { $point }-point
book-setup-position = Each player starts with { $list }.
book-setup-picture = The start, as { $color } sees it.

book-start = Who starts
book-start-tie = If both dice show the same, both throw again.
book-start-picture = { $color } has begun with { $roll } and made a point: { $play }.

book-moving = Moving
book-moving-roll = In turn you roll both dice and move by each number: two checkers once each, or one checker twice.
book-moving-order = You choose which number comes first. Who moves one checker twice makes two moves, and needs an open point to step on in between.
book-moving-target = A checker may go to any point that your opponent does not block, however many of your own stand there.
book-moving-nothing = A number that cannot be played is lost.
book-moving-done = Your turn ends when you pick up your dice; until then you may take your moves back.
book-moving-picture = { $color } has run with one checker by { $roll }: { $play }. The 6 had to come first, for the 5 alone leads to a blocked point.

book-doubles = Doubles
book-doubles-four = If both dice show the same number, it is played four times, with one checker or with several, as you like.
book-doubles-rest = What cannot be played of the four is lost, and there is no extra roll.
book-doubles-picture = { $color } rolled { $roll } and has moved four times: { $play }.

book-hitting = Hitting
book-hitting-blot = One checker alone on a point is a blot. An opposing checker that lands there, or steps on it on the way, hits it.
book-hitting-pair = One or two checkers on a point can be hit: an opposing checker that lands there sends them all off.
book-hitting-bar = A checker that is hit goes to the bar. One turn can hit several times.
book-hitting-picture = { $opponent } has a blot on { $color }'s 5-point. { $color } hits it with { $list }.

book-entering = Entering
book-entering-first = If you have checkers on the bar, they must all come in before any other checker of yours moves.
book-entering-where = They enter in your opponent's home board: with a 1 on your 24-point, with a 2 on your 23-point, and so on to a 6 on your 19-point. One may hit while entering.
book-entering-rest = A number whose point is blocked brings nobody in. When all are in, the rest of the roll is played with any checker.
book-entering-picture = { $color } has a checker on the bar. It enters with { $list }.
book-entering-picture-closed = { $color } has a checker on the bar, and no number brings it in.

book-blocks = Blocks
book-blocks-pass = A blocked point may be passed by a number that leads beyond it. Six in a row cannot be passed at all.
book-blocks-pass-three = A blocked point may be passed by a number that leads beyond it.
book-blocks-picture = { $opponent } blocks the points before { $color }'s last two checkers. They get away with { $list }.
book-blocks-picture-closed = { $opponent } blocks six points in a row: with no number do { $color }'s last two checkers get away.

book-bearing-off = Bearing off
book-bearing-off-when = When all your checkers are in your home board, you may bear them off, even with the second number of the roll whose first brought the last one home.
book-bearing-off-inside = A number may also be moved inside the home board, if there is room for it, instead of bearing off.
book-bearing-off-hit = If one of your checkers is hit meanwhile, it has to come home again before you go on bearing off.
book-bearing-off-picture = With a { $number } { $color } can play { $list }.
book-bearing-off-picture-none = With a { $number } { $color } can play nothing.

book-winning = Winning
book-winning-single = You win once if your opponent has borne off at least one checker.
book-winning-gammon = You win twice, a gammon, if your opponent has borne off none.
book-winning-backgammon = You win three times with a backgammon.
book-winning-picture = { $color } has borne off the last checker. { $opponent } has one off and one on the bar: { $win ->
    [single] a single win
    [gammon] a gammon
   *[backgammon] a backgammon
}.

book-cube = The cube
book-cube-offer = Who is offered a double takes it, and plays on for twice as much, or passes, and loses what the game was worth before.
book-cube-owner = Who takes gets the cube, and only the owner may double next.
book-cube-product = At the end the win counts as often as the cube says: a gammon with the cube at 4 counts eight times.
book-cube-picture = { $color } has doubled and { $opponent } has taken. The cube is { $opponent }'s, at { $value }.

book-match = Games and matches
book-match-score = { $length ->
    [one] One game decides.
   *[other] What you win is added to your score; points beyond { $length } make no difference.
}

# Under boards that are drawn in letters.
book-letters = X is { $color }, O is { $opponent }.
