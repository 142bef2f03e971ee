-app = Gammonbox

app-name = { -app }

color-white = Blancas
color-black = Negras
color-light = Claras
color-dark = Oscuras

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
