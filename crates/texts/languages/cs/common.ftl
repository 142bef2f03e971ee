-app = Gammonbox

app-name = { -app }

color-white = Bílý
color-black = Černý
color-light = Světlý
color-dark = Tmavý

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Bílý
    [black] Černý
    [light] Světlý
   *[dark] Tmavý
}

win-single = běžná výhra
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipů
}
point-count = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
stake-count = { $points ->
    [1] sázka
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $points }násobek sázky
}

list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Zrušit
button-close = Zavřít
button-back = Zpět
button-yes = Ano
button-no = Ne
button-copy = Kopírovat
button-copied = Zkopírováno
button-share = Sdílet
button-more = Více
button-less = Méně
value-on = Zap.
value-off = Vyp.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
