### Leaflets: to choose, to read, to compare, to change, to share and to agree
### on. And the language.

leaflets-title = Leaflets
leaflets-read = Read
leaflets-change = Change
leaflets-change-about = Set every rule as you like. Differences from the international rules are marked.
leaflets-restore = Back to the leaflet's rule
leaflets-play = Play by these rules
leaflets-print = Print
leaflets-choose = Choose another leaflet

# Two leaflets side by side.
leaflets-compare = Compare
leaflets-compare-one = This leaflet
leaflets-compare-other = Another leaflet
leaflets-differences = Where they differ
leaflets-same = What's the same
leaflets-no-differences = They say the same thing.

# A link that holds the rules.
leaflets-link = Link to these rules
leaflets-link-about = Anyone who opens it sees these rules and can play by them.
leaflets-link-copied = Link copied.
leaflets-link-bad = This isn't a link to rules.
leaflets-link-too-long = It's too long to be a rules link.
leaflets-link-name = It starts with a leaflet we don't know: { $text }.
leaflets-link-option = It names a rule we don't know: { $text }.
leaflets-link-value = { $name } can't be { $text }.
leaflets-received = Someone has sent you these rules.

# Before the first game.
leaflets-agree-title = Do you both agree?
leaflets-agree-about = You'll play by these rules.
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
book-of-table = Rules of this table
book-mark-explained = Marked: differs from the international rules

# Choosing the language.
language-automatic = Same as the browser
