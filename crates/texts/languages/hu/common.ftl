-app = Gammonbox

app-name = { -app }

color-white = Fehér
color-black = Fekete
color-light = Világos
color-dark = Sötét

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
    [6] a tét hatszorosa
    [8] a tét nyolcszorosa
   *[other] { $points } tét
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
