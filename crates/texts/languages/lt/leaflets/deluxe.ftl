# The leaflet's words, form by form; what needs more is written out below.
~ gamoną = dvigubai
~ dėl gamono = dėl dvigubo laimėjimo
~ gamonai ir bekgamonai = dvigubi ir trigubi laimėjimai
~ gamonas = dvigubas laimėjimas
~ gamono = dvigubo laimėjimo
~ gamonu = dvigubai
~ gamonai = dvigubi laimėjimai
~ gamonų = dvigubų laimėjimų
~ bekgamonas = trigubas laimėjimas
~ bekgamono = trigubo laimėjimo
~ bekgamonu = trigubai
~ bekgamonai = trigubi laimėjimai
~ paprasta pergalė = paprastas laimėjimas
~ paprastos pergalės = paprasti laimėjimai

win-single = paprastas laimėjimas
win-gammon = dvigubas laimėjimas
win-backgammon = trigubas laimėjimas

resign-win = { $win ->
    [single] Paprastas pralaimėjimas
    [gammon] Dvigubas pralaimėjimas
   *[backgammon] Trigubas pralaimėjimas
}
offered-resignation = { $win ->
    [single] { $player } pasiduoda: paprastas pralaimėjimas.
    [gammon] { $player } pasiduoda: dvigubas pralaimėjimas.
   *[backgammon] { $player } pasiduoda: trigubas pralaimėjimas.
}
offered-claim = { $win ->
    [single] { $player } reikalauja paprasto laimėjimo.
    [gammon] { $player } reikalauja dvigubo laimėjimo.
   *[backgammon] { $player } reikalauja trigubo laimėjimo.
}

result-single = Paprastas laimėjimas (1)
result-gammon = Dvigubas laimėjimas (2)
result-backgammon = Trigubas laimėjimas (3)
result-jacoby = { $win ->
    [gammon] Dvigubas laimėjimas, bet kubas nė karto nepasuktas: pagal Jacoby taisyklę tai paprastas laimėjimas (1)
   *[backgammon] Trigubas laimėjimas, bet kubas nė karto nepasuktas: pagal Jacoby taisyklę tai paprastas laimėjimas (1)
}

offer-resignation = { $win ->
    [single] pasiūlymą pasiduoti (paprastas pralaimėjimas)
    [gammon] pasiūlymą pasiduoti (dvigubas pralaimėjimas)
   *[backgammon] pasiūlymą pasiduoti (trigubas pralaimėjimas)
}
offer-claim = { $win ->
    [single] paprasto laimėjimo reikalavimą
    [gammon] dvigubo laimėjimo reikalavimą
   *[backgammon] trigubo laimėjimo reikalavimą
}

exercise-win = { $win ->
    [single] Paprastas laimėjimas
    [gammon] Dvigubas laimėjimas
   *[backgammon] Trigubas laimėjimas
}
plays-gammons = Dvigubi laimėjimai
plays-lost-gammons = Dvigubi pralaimėjimai
exercise-money = { $color } pasiekia dvigubą laimėjimą, o dvigubinta nebuvo nė karto. Kiek jie laimi?
book-winning-backgammon = Trigubas laimėjimas skaičiuojamas tris kartus.
book-winning-gammon = Laimėjimas dvigubas, jei varžovas nenurinko nė vienos.
advice-save-gammon = Pirmiausia išsigelbėk nuo dvigubo pralaimėjimo.
book-winning-single = Laimėjimas paprastas ir skaičiuojamas vieną kartą, jei varžovas nurinko bent vieną šaškę.
book-cube-product = Pabaigoje laimėjimas padauginamas iš kubo: dvigubas laimėjimas, kai kubas rodo 4, vertas 8.
