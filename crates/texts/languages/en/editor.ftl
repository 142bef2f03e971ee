### The position editor.

editor-title = Set up a position
editor-about = Choose whose checkers you place, then press a point, the bar or the tray.
editor-about-mouse = A right click, or Shift-click, removes a checker.
editor-place = Place
editor-place-white = White checkers
editor-place-black = Black checkers
editor-take-away = Remove
editor-opening = Starting position
editor-clear = Empty board
editor-swap = Swap sides
editor-on-roll = On roll
editor-dice = Dice
editor-no-dice = Not rolled yet
editor-double-offered = A double has been offered
editor-cube-value = Cube at
editor-cube-owner = Cube owner
editor-cube-centered = In the middle
editor-stakes = Play for
editor-money = Money play
editor-match = Match
editor-length = Match length
editor-score = { $player }'s points
editor-crawford = Crawford game
editor-jacoby = Jacoby rule
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } checker
   *[other] { $checkers } checkers
}
editor-id = Position ID
editor-id-about = Paste an XGID, a GNUbg ID, an OGID or a position ID here, or copy this one.
editor-analyze = Analyze the position
editor-possible = This position is possible.
editor-impossible = This position is impossible
editor-forgiven = You can still analyze it, but no game leads here.

# Why a position is refused.
fault-too-many = { $player } has { $checkers } checkers, more than 15.
fault-unequal = The sides don't have the same number of checkers: { $said } and { $counted }.
fault-no-checkers = There are no checkers on the board.
fault-shared-point = Both sides have checkers on the { $point }-point.
fault-both-won = Both sides have borne off all their checkers.
fault-both-shut-out = Both sides are on the bar against a closed board.
fault-not-over = One side has borne off all its checkers, so the game is over.
fault-no-length = A match must be to at least 1 point.
fault-match-won = { $player } already has { $said } points, enough to win a match to { $length }.
fault-no-crawford = It's only the Crawford game if exactly one player needs one more point.
fault-cube-in-crawford = In the Crawford game nobody may double.
fault-owned-at-one = { $player } owns the cube, but it has never been turned.
fault-offer-after-end = There's an offer, but the game is over.
fault-cube-not-theirs = { $player } is doubling without owning the cube.
fault-no-settlement = A settlement isn't possible here.
fault-other = No game leads to this position.
