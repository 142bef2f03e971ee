-app = Gammonbox

app-name = { -app }

color-white = Blancas
color-black = Negras
color-light = Claras
color-dark = Oscuras

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Blanco
    [black] Negro
    [light] Claro
   *[dark] Oscuro
}

win-single = partida simple
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
    [one] { $points } punto
   *[other] { $points } puntos
}
stake-count = { $points ->
    [one] la apuesta
    [2] dos veces la apuesta
    [3] tres veces la apuesta
   *[other] { $points } veces la apuesta
}

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Cancelar
button-close = Cerrar
button-back = Atrás
button-yes = Sí
# As in English.
button-no = No
button-copy = Copiar
button-copied = Copiado
button-share = Compartir
button-more = Más
button-less = Menos
value-on = Sí
value-off = No

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
