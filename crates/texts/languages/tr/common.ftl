-app = Gammonbox

app-name = { -app }

color-white = Beyaz
color-black = Siyah
color-light = Açık
color-dark = Koyu

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] Beyaz
    [black] Siyah
    [light] Açık
   *[dark] Koyu
}

win-single = düz galibiyet
win-gammon = mars
win-backgammon = katmerli mars

pip-count = { $pips } adım
point-count = { $points } puan
stake-count = { $points ->
    [1] bahis
    [2] bahsin iki katı
    [3] bahsin üç katı
   *[other] bahsin { $points } katı
}

list-and = { $first } ve { $last }
list-or = { $first } veya { $last }
list-more = { $first }, { $rest }

button-ok = Tamam
button-cancel = Vazgeç
button-close = Kapat
button-back = Geri
button-yes = Evet
button-no = Hayır
button-copy = Kopyala
button-copied = Kopyalandı
button-share = Paylaş
button-more = Daha fazla
button-less = Daha az
value-on = Var
value-off = Yok

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
