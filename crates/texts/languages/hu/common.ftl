-app = Gammonbox

app-name = { -app }

color-white = Fehér
color-black = Fekete
color-light = Világos
color-dark = Sötét

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Fehér
    [black] Fekete
    [light] Világos
   *[dark] Sötét
}

win-single = egyszeres győzelem
# As in English.
win-gammon = gammon
# As in English.
win-backgammon = backgammon

pip-count = { $pips } pip
point-count = { $points } pont
stake-count = { $points ->
    [one] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $points } × a tét
}

list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
list-more = { $first }, { $rest }

# As in English.
button-ok = OK
button-cancel = Mégse
button-close = Bezárás
button-back = Vissza
button-yes = Igen
button-no = Nem
button-copy = Másolás
button-copied = Másolva
button-share = Megosztás
button-more = Több
button-less = Kevesebb
value-on = Be
value-off = Ki

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
