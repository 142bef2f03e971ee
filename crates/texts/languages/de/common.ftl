-app = Gammonbox

app-name = { -app }

color-white = Weiß
color-black = Schwarz
color-light = Hell
color-dark = Dunkel

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Weiß
    [black] Schwarz
    [light] Hell
   *[dark] Dunkel
}

win-single = einfacher Sieg
win-gammon = Gammon
win-backgammon = Backgammon

pip-count = { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
}
point-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stake-count = { $points ->
    [one] der einfache Einsatz
    [2] der doppelte Einsatz
    [3] der dreifache Einsatz
   *[other] der { $points }-fache Einsatz
}

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Abbrechen
button-close = Schließen
button-back = Zurück
button-yes = Ja
button-no = Nein
button-copy = Kopieren
button-copied = Kopiert
button-share = Teilen
button-more = Mehr
button-less = Weniger
value-on = An
value-off = Aus

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
