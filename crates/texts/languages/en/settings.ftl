### Settings.

settings-title = Settings
settings-board = Board
settings-play = Play
settings-help = Help
settings-language = Language

settings-theme = Theme
theme-system = As the device
theme-daylight = Daylight
theme-evening = Evening
theme-felt = Green felt
theme-clear = For color-blind eyes
theme-contrast = High contrast

settings-speed = Speed of the opponent's moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once

settings-sounds = Sounds
settings-sounds-dice = Dice
settings-sounds-checkers = Checkers
settings-sounds-cube = Cube
settings-sounds-end = End of a game

settings-auto-roll = Roll for me
settings-auto-roll-about = When I cannot double anyway
settings-forced-moves = Play forced moves
settings-forced-moves-about = When there is only one way to play
settings-auto-done = End my turn by itself
settings-auto-done-about = Without it you pick up the dice, and can undo until then
settings-confirm-double = Ask before doubling

settings-coach = Coach
settings-coach-about = Speaks up before a real mistake stands
coach-setting-silent = Silent
coach-setting-blunders = Only big mistakes
coach-setting-mistakes = Every real mistake

settings-pips = Pip count
pips-shown = Shown
pips-hidden = Hidden
pips-ask = I count myself
settings-home-side = Home board
side-right = On the right
side-left = On the left
settings-labels = Labels
labels-leaflet = As the leaflet has them
labels-numbers = 1 to 24
labels-halves = 1 to 12 and 1A to 12A
labels-homes = 1 to 6 in the home boards
labels-none = None
settings-reset = Set everything back
settings-reset-question = Set all settings back to what they were at first? Games are kept.
settings-marks = Mark the checkers that can move
settings-shortcuts = Letters on the keyboard act at the table
