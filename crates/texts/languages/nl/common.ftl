-app = Gammonbox

app-name = { -app }

color-white = Wit
color-black = Zwart
color-light = Licht
color-dark = Donker

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Wit
    [black] Zwart
    [light] Licht
   *[dark] Donker
}

win-single = enkele winst
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

# As in English.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
point-count = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stake-count = { $points ->
    [one] de inzet
    [2] tweemaal de inzet
    [3] driemaal de inzet
   *[other] { $points } maal de inzet
}

list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Annuleren
button-close = Sluiten
button-back = Terug
button-yes = Ja
button-no = Nee
button-copy = Kopiëren
button-copied = Gekopieerd
button-share = Delen
button-more = Meer
button-less = Minder
value-on = Aan
value-off = Uit

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
