-app = Gammonbox

app-name = { -app }

color-white = Blanc
color-black = Noir
color-light = Clair
color-dark = Foncé

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Blanc
    [black] Noir
    [light] Clair
   *[dark] Foncé
}

win-single = partie simple
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

# As in English.
pip-count = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
# As in English.
point-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stake-count = { $points ->
    [one] la mise
    [2] deux fois la mise
    [3] trois fois la mise
   *[other] { $points } fois la mise
}

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Annuler
button-close = Fermer
button-back = Retour
button-yes = Oui
button-no = Non
button-copy = Copier
button-copied = Copié
button-share = Partager
button-more = Plus
button-less = Moins
value-on = Oui
value-off = Non

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label } : { $text }
