### The position editor.

editor-title = Set up a position
editor-about = Choose whose checkers you place, then click on a point, the bar or the tray. A right click, or the same with Shift, takes a checker away.
editor-place = Place
editor-place-white = White checkers
editor-place-black = Black checkers
editor-take-away = Take away
editor-opening = Starting position
editor-clear = Empty board
editor-swap = Swap sides
editor-on-roll = On roll
editor-dice = Dice
editor-no-dice = Not rolled yet
editor-double-offered = A double is offered
editor-cube-value = Cube at
editor-cube-owner = Whose cube
editor-cube-centered = In the middle
editor-stakes = Played for
editor-money = Money
editor-match = A match
editor-length = Points that win
editor-score = Points of { $player }
editor-crawford = Crawford game
editor-jacoby = Jacoby rule
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } checker
   *[other] { $checkers } checkers
}
editor-id = Id of the position
editor-id-about = Paste an XGID, a GNUbg ID, an OGID or a position ID here, or copy what stands here.
editor-analyze = Analyze the position
editor-possible = This position is possible.
editor-impossible = This position is impossible
editor-forgiven = This can be judged all the same, but no game leads here.

# Why a position is refused.
fault-too-many = { $player } has { $checkers } checkers, more than 15.
fault-unequal = The sides do not have the same number of checkers: { $said } and { $counted }.
fault-no-checkers = There is no checker on the board.
fault-shared-point = Both sides stand on the { $point }-point.
fault-both-won = Both sides have borne off everything.
fault-both-shut-out = Both sides are on the bar against a closed board.
fault-not-over = A side has borne off everything, so the game is over.
fault-no-length = A match needs at least one point.
fault-match-won = { $player } has { $said } points, and { $length } win the match already.
fault-no-crawford = A Crawford game is one in which one player alone needs one point.
fault-cube-in-crawford = In the Crawford game nobody may double.
fault-owned-at-one = { $player } owns a cube that was never turned.
fault-offer-after-end = There is an offer although the game is over.
fault-cube-not-theirs = { $player } doubles without having the cube.
fault-no-settlement = There can be no settlement here.
fault-other = No game leads to this position.
