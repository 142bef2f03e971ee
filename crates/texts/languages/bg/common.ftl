-app = Gammonbox

app-name = { -app }

color-white = Белите
color-black = Черните
color-light = Светлите
color-dark = Тъмните

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Белият
    [black] Черният
    [light] Светлият
   *[dark] Тъмният
}

win-single = обикновена победа
win-gammon = марс
win-backgammon = бекгамон

pip-count = { $pips ->
    [one] { $pips } пип
   *[other] { $pips } пипа
}
point-count = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
stake-count = { $points ->
    [one] залогът
    [2] двоен залог
    [3] троен залог
   *[other] { $points } пъти залога
}

list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-more = { $first }, { $rest }

button-ok = Добре
button-cancel = Отказ
button-close = Затвори
button-back = Назад
button-yes = Да
button-no = Не
button-copy = Копирай
button-copied = Копирано
button-share = Сподели
button-more = Още
button-less = По-малко
value-on = Вкл.
value-off = Изкл.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
