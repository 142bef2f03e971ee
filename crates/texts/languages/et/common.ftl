-app = Gammonbox

app-name = { -app }

color-white = Valge
color-black = Must
color-light = Hele
color-dark = Tume

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Valge
    [black] Must
    [light] Hele
   *[dark] Tume
}

win-single = ühekordne võit
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}
point-count = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
stake-count = { $points ->
    [one] panus
    [2] kahekordne panus
    [3] kolmekordne panus
   *[other] { $points }-kordne panus
}

list-and = { $first } ja { $last }
list-or = { $first } või { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Tühista
button-close = Sulge
button-back = Tagasi
button-yes = Jah
button-no = Ei
button-copy = Kopeeri
button-copied = Kopeeritud
button-share = Jaga
button-more = Rohkem
button-less = Vähem
value-on = Sees
value-off = Väljas

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
