-app = Gammonbox

app-name = { -app }

color-white = Brancas
color-black = Pretas
color-light = Claras
color-dark = Escuras

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Branco
    [black] Preto
    [light] Claro
   *[dark] Escuro
}

win-single = vitória simples
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
    [one] { $points } ponto
   *[other] { $points } pontos
}
stake-count = { $points ->
    [one] a aposta
    [2] duas vezes a aposta
    [3] três vezes a aposta
   *[other] { $points } vezes a aposta
}

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Cancelar
button-close = Fechar
button-back = Voltar
button-yes = Sim
button-no = Não
button-copy = Copiar
button-copied = Copiado
button-share = Partilhar
button-more = Mais
button-less = Menos
value-on = Sim
value-off = Não

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
