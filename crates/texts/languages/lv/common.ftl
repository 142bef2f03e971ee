-app = Gammonbox

app-name = { -app }

color-white = Baltie
color-black = Melnie
color-light = Gaišie
color-dark = Tumšie

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Baltie
    [black] Melnie
    [light] Gaišie
   *[dark] Tumšie
}

win-single = vienkārša uzvara
win-gammon = gemons
win-backgammon = bekgemons

pip-count = { $pips ->
    [zero] { $pips } soļu
    [one] { $pips } solis
   *[other] { $pips } soļi
}
point-count = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
stake-count = { $points ->
    [1] likme
    [2] divkārša likme
    [3] trīskārša likme
    [zero] { $points } likmju
    [one] { $points } likme
   *[other] { $points } likmes
}

list-and = { $first } un { $last }
list-or = { $first } vai { $last }
list-more = { $first }, { $rest }

button-ok = Labi
button-cancel = Atcelt
button-close = Aizvērt
button-back = Atpakaļ
button-yes = Jā
button-no = Nē
button-copy = Kopēt
button-copied = Nokopēts
button-share = Kopīgot
button-more = Vairāk
button-less = Mazāk
value-on = Jā
value-off = Nē

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
