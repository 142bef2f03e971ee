-app = Gammonbox

app-name = { -app }

color-white = Valkoinen
color-black = Musta
color-light = Vaalea
color-dark = Tumma

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Valkoinen
    [black] Musta
    [light] Vaalea
   *[dark] Tumma
}

win-single = yksinkertainen voitto
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } askel
   *[other] { $pips } askelta
}
point-count = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
stake-count = { $points ->
    [one] panos
    [2] kaksinkertainen panos
    [3] kolminkertainen panos
   *[other] { $points }-kertainen panos
}

list-and = { $first } ja { $last }
list-or = { $first } tai { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Peruuta
button-close = Sulje
button-back = Takaisin
button-yes = Kyllä
button-no = Ei
button-copy = Kopioi
button-copied = Kopioitu
button-share = Jaa
button-more = Lisää
button-less = Vähemmän
value-on = Päällä
value-off = Pois

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
