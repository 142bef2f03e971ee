### Words that several screens share.
### $color color
### $pips number
### $points number
### $first text
### $rest text
### $last text
### $label text

-app = Gammonbox

app-name = { -app }

color-white = White
color-black = Black
color-light = Light
color-dark = Dark

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
}

win-single = single win
win-gammon = gammon
win-backgammon = backgammon

# How much something is.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
point-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stake-count = { $points ->
    [one] the stake
    [2] twice the stake
    [3] three times the stake
   *[other] { $points } times the stake
}

# Lists: "6 and 4", "3, 4 and 5", "1 or 2". $rest is a list itself.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $rest }

# Buttons that every dialog has.
button-ok = OK
button-cancel = Cancel
button-close = Close
button-back = Back
button-yes = Yes
button-no = No
button-copy = Copy
button-copied = Copied
button-share = Share
button-more = More
button-less = Less
value-on = On
value-off = Off

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
