-app = Gammonbox

app-name = { -app }

color-white = Белые
color-black = Чёрные
color-light = Светлые
color-dark = Тёмные

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Белый
    [black] Чёрный
    [light] Светлый
   *[dark] Тёмный
}

win-single = простой выигрыш
win-gammon = марс
win-backgammon = кокс

pip-count = { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}
point-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
stake-count = { $points ->
    [1] ставка
    [2] двойная ставка
    [3] тройная ставка
   *[other] { $points }-кратная ставка
}

list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-more = { $first }, { $rest }

button-ok = ОК
button-cancel = Отмена
button-close = Закрыть
button-back = Назад
button-yes = Да
button-no = Нет
button-copy = Копировать
button-copied = Скопировано
button-share = Поделиться
button-more = Больше
button-less = Меньше
value-on = Вкл.
value-off = Выкл.

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
