-app = Gammonbox

app-name = { -app }

color-white = Hvid
color-black = Sort
color-light = Lys
color-dark = Mørk

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Hvid
    [black] Sort
    [light] Lys
   *[dark] Mørk
}

win-single = enkeltsejr
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

# As in English.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
point-count = { $points } point
stake-count = { $points ->
    [one] indsatsen
    [2] to gange indsatsen
    [3] tre gange indsatsen
   *[other] { $points } gange indsatsen
}

list-and = { $first } og { $last }
list-or = { $first } eller { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Annullér
button-close = Luk
button-back = Tilbage
button-yes = Ja
button-no = Nej
button-copy = Kopiér
button-copied = Kopieret
button-share = Del
button-more = Mere
button-less = Mindre
value-on = Til
value-off = Fra

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
