-app = Gammonbox

app-name = { -app }

color-white = Bianco
color-black = Nero
color-light = Chiaro
color-dark = Scuro

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Bianco
    [black] Nero
    [light] Chiaro
   *[dark] Scuro
}

win-single = partita singola
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips } pip
point-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stake-count = { $points ->
    [one] la posta
    [2] due volte la posta
    [3] tre volte la posta
   *[other] { $points } volte la posta
}

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Annulla
button-close = Chiudi
button-back = Indietro
button-yes = Sì
# As in English.
button-no = No
button-copy = Copia
button-copied = Copiato
button-share = Condividi
button-more = Altro
button-less = Meno
value-on = Sì
value-off = No

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
