### About.
### $version text
### $count number

about-title = About { -app }
about-version = Version { $version }
about-what = A boxed backgammon set as a page: board, dice, cube, and the leaflets as rules that are really played.
about-free = Free, without accounts, ads or coins. What you play stays on your device.
about-dice = The dice know nothing of the board. The computer learns a roll when you do.
about-strength = What each level gives away was measured, and is published with the program.
about-leaflets = The rules of the printed leaflets are here, in our own words.
about-license = Open source, under the MIT or the Apache license.
about-keyboard = Keyboard
about-keys-roll = Roll, and pick up the dice
about-keys-move = Move a checker from the chosen place
about-keys-other = Move it by the other die
about-keys-undo = Undo
about-keys-double = Double
about-keys-hint = Hint
about-keys-type = Type a move
about-keys-places = Go from place to place
about-keys-read = Read the board aloud
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
}
about-languages = { $count ->
    [one] { $count } language
   *[other] { $count } languages
}
