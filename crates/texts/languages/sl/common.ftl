-app = Gammonbox

app-name = { -app }

color-white = Beli
color-black = Črni
color-light = Svetli
color-dark = Temni

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Beli
    [black] Črni
    [light] Svetli
   *[dark] Temni
}

win-single = enojna zmaga
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } pip
    [two] { $pips } pipa
    [few] { $pips } pipi
   *[other] { $pips } pipov
}
point-count = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
stake-count = { $points ->
    [1] vložek
    [2] dvojni vložek
    [3] trojni vložek
    [one] { $points } vložek
    [two] { $points } vložka
    [few] { $points } vložki
   *[other] { $points } vložkov
}

list-and = { $first } in { $last }
list-or = { $first } ali { $last }
list-more = { $first }, { $rest }

button-ok = V redu
button-cancel = Prekliči
button-close = Zapri
button-back = Nazaj
button-yes = Da
button-no = Ne
button-copy = Kopiraj
button-copied = Kopirano
button-share = Deli
button-more = Več
button-less = Manj
value-on = Vklopljeno
value-off = Izklopljeno

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
