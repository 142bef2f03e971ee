### Leaflets: to choose, to read, to compare, to change, to share and to agree
### on. And the language.

leaflets-title = Leaflets
leaflets-read = Read
leaflets-change = Change
leaflets-change-about = Choose any rule as you like it. What is not as in the international game is marked.
leaflets-restore = As the leaflet has it
leaflets-play = Play by these rules
leaflets-print = Print
leaflets-choose = Another leaflet

# Two leaflets side by side.
leaflets-compare = Compare
leaflets-compare-one = This leaflet
leaflets-compare-other = The other one
leaflets-differences = Where they differ
leaflets-same = What is the same
leaflets-no-differences = Both say the same.

# A link that holds the rules.
leaflets-link = Link to these rules
leaflets-link-about = Whoever opens it sees these rules and can play by them.
leaflets-link-copied = The link is copied.
leaflets-link-bad = This link does not lead to rules.
leaflets-link-too-long = It is longer than any rules are.
leaflets-link-name = It begins with a leaflet that we do not know: { $text }.
leaflets-link-option = It names a rule that we do not know: { $text }.
leaflets-link-value = { $name } cannot be { $text }.
leaflets-received = Somebody has sent you these rules.

# Before the first game.
leaflets-agree-title = Do you both agree?
leaflets-agree-about = These are the rules you are going to play by.
leaflets-agree = { $player } agrees
leaflets-agree-start = Start the game

# The kinds of rules, as headings.
rules-of-start = Setting up and starting
rules-of-moving = Moving and bearing off
rules-of-winning = Winning
rules-of-cube = The cube
rules-of-matches = Games and matches
rules-of-board = On the board

# The rule book on the screen.
book-of-table = Rule book of this table
book-mark-explained = Marked: not as in the international game

# Choosing the language.
language-automatic = As in the browser
