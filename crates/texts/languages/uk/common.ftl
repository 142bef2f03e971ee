-app = Gammonbox

app-name = { -app }

color-white = Білі
color-black = Чорні
color-light = Світлі
color-dark = Темні

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Білий
    [black] Чорний
    [light] Світлий
   *[dark] Темний
}

win-single = простий виграш
win-gammon = марс
win-backgammon = кокс

pip-count = { $pips ->
    [one] { $pips } піпс
    [few] { $pips } піпси
    [many] { $pips } піпсів
   *[other] { $pips } піпса
}
point-count = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
stake-count = { $points ->
    [1] ставка
    [2] подвійна ставка
    [3] потрійна ставка
   *[other] { $points }-кратна ставка
}

list-and = { $first } і { $last }
list-or = { $first } або { $last }
list-more = { $first }, { $rest }

button-ok = Гаразд
button-cancel = Скасувати
button-close = Закрити
button-back = Назад
button-yes = Так
button-no = Ні
button-copy = Копіювати
button-copied = Скопійовано
button-share = Поділитися
button-more = Більше
button-less = Менше
value-on = Увімк.
value-off = Вимк.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
