-app = Gammonbox

app-name = { -app }

color-white = Alb
color-black = Negru
color-light = Deschis
color-dark = Închis

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Alb
    [black] Negru
    [light] Deschis
   *[dark] Închis
}

win-single = victorie simplă
win-gammon = marț
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } pas
    [few] { $pips } pași
   *[other] { $pips } de pași
}
point-count = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
stake-count = { $points ->
    [one] miza
    [2] de două ori miza
    [3] de trei ori miza
    [few] de { $points } ori miza
   *[other] de { $points } de ori miza
}

list-and = { $first } și { $last }
list-or = { $first } sau { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Renunță
button-close = Închide
button-back = Înapoi
button-yes = Da
button-no = Nu
button-copy = Copiază
button-copied = Copiat
button-share = Distribuie
button-more = Mai mult
button-less = Mai puțin
value-on = Da
value-off = Nu

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
