-app = Gammonbox

app-name = { -app }

color-white = Λευκά
color-black = Μαύρα
color-light = Ανοιχτά
color-dark = Σκούρα

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Λευκός
    [black] Μαύρος
    [light] Ανοιχτός
   *[dark] Σκούρος
}

win-single = μονό
win-gammon = διπλό
win-backgammon = τριπλό

pip-count = { $pips ->
    [one] { $pips } βήμα
   *[other] { $pips } βήματα
}
point-count = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
stake-count = { $points ->
    [one] το στοίχημα
    [2] δύο φορές το στοίχημα
    [3] τρεις φορές το στοίχημα
   *[other] { $points } φορές το στοίχημα
}

list-and = { $first } και { $last }
list-or = { $first } ή { $last }
list-more = { $first }, { $rest }

button-ok = Εντάξει
button-cancel = Άκυρο
button-close = Κλείσιμο
button-back = Πίσω
button-yes = Ναι
button-no = Όχι
button-copy = Αντιγραφή
button-copied = Αντιγράφηκε
button-share = Κοινοποίηση
button-more = Περισσότερα
button-less = Λιγότερα
value-on = Ναι
value-off = Όχι

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
