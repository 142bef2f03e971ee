-app = Gammonbox

app-name = { -app }

color-white = Bijeli
color-black = Crni
color-light = Svijetli
color-dark = Tamni

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Bijeli
    [black] Crni
    [light] Svijetli
   *[dark] Tamni
}

win-single = jednostruka pobjeda
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipa
   *[other] { $pips } pipova
}
point-count = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
stake-count = { $points ->
    [1] ulog
    [2] dvostruki ulog
    [3] trostruki ulog
    [one] { $points } ulog
    [few] { $points } uloga
   *[other] { $points } uloga
}

list-and = { $first } i { $last }
list-or = { $first } ili { $last }
list-more = { $first }, { $rest }

button-ok = U redu
button-cancel = Odustani
button-close = Zatvori
button-back = Natrag
button-yes = Da
button-no = Ne
button-copy = Kopiraj
button-copied = Kopirano
button-share = Podijeli
button-more = Više
button-less = Manje
value-on = Uključeno
value-off = Isključeno

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
