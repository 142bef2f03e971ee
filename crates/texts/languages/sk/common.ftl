-app = Gammonbox

app-name = { -app }

color-white = Biely
color-black = Čierny
color-light = Svetlý
color-dark = Tmavý

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Biely
    [black] Čierny
    [light] Svetlý
   *[dark] Tmavý
}

win-single = bežná výhra
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipov
}
point-count = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
stake-count = { $points ->
    [1] stávka
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $points }-násobok stávky
}

list-and = { $first } a { $last }
list-or = { $first } alebo { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Zrušiť
button-close = Zavrieť
button-back = Späť
button-yes = Áno
button-no = Nie
button-copy = Kopírovať
button-copied = Skopírované
button-share = Zdieľať
button-more = Viac
button-less = Menej
value-on = Zap.
value-off = Vyp.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
