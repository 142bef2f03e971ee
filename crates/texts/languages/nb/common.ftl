-app = Gammonbox

app-name = { -app }

color-white = Hvit
color-black = Svart
color-light = Lys
color-dark = Mørk

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Hvit
    [black] Svart
    [light] Lys
   *[dark] Mørk
}

win-single = enkel seier
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

# As in English.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
point-count = { $points } poeng
stake-count = { $points ->
    [one] innsatsen
    [2] to ganger innsatsen
    [3] tre ganger innsatsen
   *[other] { $points } ganger innsatsen
}

list-and = { $first } og { $last }
list-or = { $first } eller { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Avbryt
button-close = Lukk
button-back = Tilbake
button-yes = Ja
button-no = Nei
button-copy = Kopier
button-copied = Kopiert
button-share = Del
button-more = Mer
button-less = Mindre
value-on = På
value-off = Av

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
