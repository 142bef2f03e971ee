-app = Gammonbox

app-name = { -app }

color-white = Vit
color-black = Svart
color-light = Ljus
color-dark = Mörk

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Vit
    [black] Svart
    [light] Ljus
   *[dark] Mörk
}

win-single = enkel vinst
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

# As in English.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
point-count = { $points } poäng
stake-count = { $points ->
    [one] insatsen
    [2] dubbla insatsen
    [3] tredubbla insatsen
   *[other] { $points } gånger insatsen
}

list-and = { $first } och { $last }
list-or = { $first } eller { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Avbryt
button-close = Stäng
button-back = Tillbaka
button-yes = Ja
button-no = Nej
button-copy = Kopiera
button-copied = Kopierat
button-share = Dela
button-more = Mer
button-less = Mindre
value-on = På
value-off = Av

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
