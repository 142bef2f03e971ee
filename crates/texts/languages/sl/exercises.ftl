exercise-title = Poskusi
exercise-check = Preveri
exercise-again = Od začetka
exercise-show = Pokaži mi
exercise-right = Pravilno!
exercise-wrong = Ne čisto.
exercise-solved = { $total ->
    [one] Rešene vaje: { $found } od { $total }
    [two] Rešene vaje: { $found } od { $total }
    [few] Rešene vaje: { $found } od { $total }
   *[other] Rešene vaje: { $found } od { $total }
}

exercise-find-plays = { $color } vrže { $roll }. Poišči vse načine, kako to odigrati.
exercise-find-none = Še nič ni najdeno
exercise-find-progress = { $total ->
    [one] Najdeno { $found } od { $total }
    [two] Najdeno { $found } od { $total }
    [few] Najdeno { $found } od { $total }
   *[other] Najdeno { $found } od { $total }
}
exercise-find-new = { $play } je eden od njih.
exercise-find-same = Ta položaj je že najden. Poskusi drugače.
exercise-find-all = To so vsi načini. Odlično!
exercise-find-stop = Končaj tu

exercise-choose-numbers = Izberi vsa, nato preveri.
exercise-missing = { $count ->
    [one] Manjka še { $count } odgovor.
    [two] Manjkata še { $count } odgovora.
    [few] Manjkajo še { $count } odgovori.
   *[other] Manjka še { $count } odgovorov.
}
exercise-too-many = { $count ->
    [1] En odgovor je napačen.
    [one] { $count } odgovor je napačen.
    [two] { $count } odgovora sta napačna.
    [few] { $count } odgovori so napačni.
   *[other] { $count } odgovorov je napačnih.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tapni vsa, nato preveri.

exercise-aim = { $color } vrže { $roll }. Pripelji zadnji žeton domov in enega iznesi, oboje s tem metom.
exercise-aim-not-off = Noben žeton ni iznesen. Poskusi v obratnem vrstnem redu.
exercise-setup = { $color ->
    [white] Kje so na začetku žetoni Belega?
    [black] Kje so na začetku žetoni Črnega?
    [light] Kje so na začetku žetoni Svetlega?
   *[dark] Kje so na začetku žetoni Temnega?
}
exercise-start = En igralec vrže { $larger }, drugi { $smaller }. Kaj sledi?
exercise-start-pair = Začne, kdor je vrgel { $larger }, in odigra { $larger } in { $smaller }
exercise-start-afresh = Začne, kdor je vrgel { $larger }, in vrže obe kocki
exercise-start-color = { $color ->
    [white] Kdor je vrgel { $larger }, dobi bele, začne in vrže obe kocki
    [black] Kdor je vrgel { $larger }, dobi črne, začne in vrže obe kocki
    [light] Kdor je vrgel { $larger }, dobi svetle, začne in vrže obe kocki
   *[dark] Kdor je vrgel { $larger }, dobi temne, začne in vrže obe kocki
}
exercise-start-lower = Začne, kdor je vrgel { $smaller }, in odigra { $larger } in { $smaller }
exercise-doubles = { $color } vrže { $roll }. Koliko od štirih premikov je mogoče narediti?
exercise-hitting = { $opponent ->
    [white] Katera števila izbijejo osamljeni žeton Belega?
    [black] Katera števila izbijejo osamljeni žeton Črnega?
    [light] Katera števila izbijejo osamljeni žeton Svetlega?
   *[dark] Katera števila izbijejo osamljeni žeton Temnega?
}
exercise-entering = { $color ->
    [white] S katerimi števili žeton Belega vstopi z bara?
    [black] S katerimi števili žeton Črnega vstopi z bara?
    [light] S katerimi števili žeton Svetlega vstopi z bara?
   *[dark] S katerimi števili žeton Temnega vstopi z bara?
}
exercise-blocks = { $color ->
    [white] Katera polja so zaprta za Belega?
    [black] Katera polja so zaprta za Črnega?
    [light] Katera polja so zaprta za Svetlega?
   *[dark] Katera polja so zaprta za Temnega?
}
exercise-bearing-off = { $color } vrže { $roll }. Poišči vse načine, kako to odigrati po teh pravilih.
exercise-winning = { $color } je iznesel zadnji žeton. Kaj { $color } dobi?
exercise-win = { $win ->
    [single] Enojna zmaga
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } prvič podvoji in obrne podvojitveno kocko na { $value }. Kaj izgubiš, če zavrneš?
exercise-match = { $color ->
    [white] Belemu do zmage v dvoboju zdaj manjka le še ena točka.
    [black] Črnemu do zmage v dvoboju zdaj manjka le še ena točka.
    [light] Svetlemu do zmage v dvoboju zdaj manjka le še ena točka.
   *[dark] Temnemu do zmage v dvoboju zdaj manjka le še ena točka.
} Ali sme { $opponent } v naslednji partiji podvojiti?
exercise-money = { $color } dobi gammon, podvojil pa ni nihče. Koliko dobi { $color }?
