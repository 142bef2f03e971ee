-app = Gammonbox

app-name = { -app }

color-white = Baltieji
color-black = Juodieji
color-light = Šviesieji
color-dark = Tamsieji

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Baltieji
    [black] Juodieji
    [light] Šviesieji
   *[dark] Tamsieji
}

win-single = paprasta pergalė
win-gammon = gamonas
win-backgammon = bekgamonas

pip-count = { $pips ->
    [one] { $pips } akutė
    [few] { $pips } akutės
    [many] { $pips } akutės
   *[other] { $pips } akučių
}
point-count = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
stake-count = { $points ->
    [1] statymas
    [2] dvigubas statymas
    [3] trigubas statymas
    [one] { $points } statymas
    [few] { $points } statymai
    [many] { $points } statymo
   *[other] { $points } statymų
}

list-and = { $first } ir { $last }
list-or = { $first } arba { $last }
list-more = { $first }, { $rest }

button-ok = Gerai
button-cancel = Atšaukti
button-close = Uždaryti
button-back = Atgal
button-yes = Taip
button-no = Ne
button-copy = Kopijuoti
button-copied = Nukopijuota
button-share = Dalytis
button-more = Daugiau
button-less = Mažiau
value-on = Taip
value-off = Ne

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
