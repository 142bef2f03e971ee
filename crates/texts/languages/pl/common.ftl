-app = Gammonbox

app-name = { -app }

color-white = Białe
color-black = Czarne
color-light = Jasne
color-dark = Ciemne

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Biały
    [black] Czarny
    [light] Jasny
   *[dark] Ciemny
}

win-single = zwykła wygrana
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczka
}
point-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
stake-count = { $points ->
    [1] stawka
    [2] podwójna stawka
    [3] potrójna stawka
   *[other] { $points }-krotna stawka
}

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Anuluj
button-close = Zamknij
button-back = Wstecz
button-yes = Tak
button-no = Nie
button-copy = Kopiuj
button-copied = Skopiowano
button-share = Udostępnij
button-more = Więcej
button-less = Mniej
value-on = Wł.
value-off = Wył.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
