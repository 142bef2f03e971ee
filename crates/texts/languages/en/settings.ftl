### Settings.

settings-title = Settings
settings-board = Board
settings-play = Play
settings-help = Help
settings-language = Language

page-auto = Same as the device
page-light = Daylight
page-dark = Evening
board-club = Green felt
checkers-clear = Color-blind friendly
set-contrast = High contrast

settings-speed = Speed of the opponent's moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant

settings-sounds = Sounds
settings-sounds-dice = Dice
settings-sounds-checkers = Checkers
settings-sounds-cube = Cube
settings-sounds-end = End of a game

settings-auto-roll = Roll for me
settings-auto-roll-about = When you can't double anyway
settings-forced-moves = Play forced moves
settings-forced-moves-about = When there's only one way to play
settings-auto-done = End my turn automatically
settings-auto-done-about = Otherwise you pick up the dice yourself, and can undo until then
settings-confirm-double = Ask before doubling

settings-coach = Coach
settings-coach-about = Speaks up before a real mistake becomes final
coach-setting-silent = Silent
coach-setting-blunders = Only big mistakes
coach-setting-mistakes = Every real mistake

settings-pips = Pip count
pips-shown = Shown
pips-hidden = Hidden
pips-ask = I'll count myself
settings-home-side = Home board
side-right = On the right
side-left = On the left
settings-labels = Point labels
labels-leaflet = As on the leaflet
labels-numbers = 1 to 24
labels-halves = 1 to 12 and 1A to 12A
labels-homes = 1 to 6 in the home boards
labels-none = None
settings-reset = Reset all settings
settings-reset-question = Reset all settings to their defaults? Your games are kept.
settings-marks = Mark the checkers that can move
settings-shortcuts = Use letter keys at the table
settings-page = Page
board-walnut = Walnut
board-maple = Maple
board-marble = Marble
board-slate = Slate
checkers-ivory = Ivory and ebony
checkers-cherry = Cream and cherry
checkers-jade = Alabaster and jade
checkers-copper = Silver and copper
dice-matching = Like the checkers
dice-ivory = Ivory
dice-ruby = Ruby
dice-onyx = Onyx
settings-volume = Volume
