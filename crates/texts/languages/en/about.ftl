### About.
### $version text
### $count number

about-title = About { -app }
about-version = Version { $version }
about-what = A complete backgammon set on one page: board, dice, cube, and the rules of printed leaflets, ready to play by.
about-free = Free: no accounts, no ads, no coins. Your games stay on your device.
about-dice = The dice know nothing about the board. The computer sees each roll when you do.
about-strength = We measured how well each level plays; the figures come with the program.
about-leaflets = You'll find the rules of the printed leaflets here, in our own words.
about-license = Open source, under the MIT or Apache license.
about-keyboard = Keyboard
about-keys-roll = Roll, or pick up the dice
about-keys-move = Move a checker from the selected point
about-keys-other = Move it with the other die
about-keys-undo = Undo
about-keys-double = Double
about-keys-hint = Hint
about-keys-type = Type a move
about-keys-places = Step through the points, bar and trays
about-keys-read = Read the board aloud
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
}
about-languages = { $count ->
    [one] { $count } language
   *[other] { $count } languages
}
