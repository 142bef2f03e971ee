exercise-title = Pabandyk
exercise-check = Tikrinti
exercise-again = Iš naujo
exercise-show = Parodyti
exercise-right = Teisingai!
exercise-wrong = Ne visai.
exercise-solved = Išspręsta pratimų: { $found } iš { $total }

exercise-find-plays = { $color } išmetė { $roll }. Rask visus būdus paeiti.
exercise-find-none = Dar nieko nerasta
exercise-find-progress = Rasta { $found } iš { $total }
exercise-find-new = { $play } yra vienas iš jų.
exercise-find-same = Šią padėtį jau radai. Pabandyk kitaip.
exercise-find-all = Tai visi. Puiku!
exercise-find-stop = Sustoti čia

exercise-choose-numbers = Pasirink visus skaičius, tada tikrink.
exercise-missing = { $count ->
    [1] Vieno dar trūksta.
   *[other] Dar trūksta: { $count }.
}
exercise-too-many = { $count ->
    [1] Vienas iš jų neteisingas.
   *[other] Neteisingų: { $count }.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Paliesk visus laukus, tada tikrink.

exercise-aim = { $color } išmetė { $roll }. Tuo pačiu metimu parvesk paskutinę šaškę namo ir vieną nurink.
exercise-aim-not-off = Nė viena šaškė nenurinkta. Pabandyk atvirkščiai.
exercise-setup = Kur pradžioje stovi { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškės?
exercise-start = Vienas žaidėjas išmeta { $larger }, kitas – { $smaller }. Kas toliau?
exercise-start-pair = Išmetęs { $larger } pradeda ir žaidžia { $larger } ir { $smaller }
exercise-start-afresh = Išmetęs { $larger } pradeda ir meta abu kauliukus
exercise-start-color = Išmetęs { $larger } gauna { $color ->
    [white] baltąsias
    [black] juodąsias
    [light] šviesiąsias
   *[dark] tamsiąsias
}, pradeda ir meta abu kauliukus
exercise-start-lower = Išmetęs { $smaller } pradeda ir žaidžia { $larger } ir { $smaller }
exercise-doubles = { $color } išmetė { $roll }. Kiek iš keturių ėjimų galima padaryti?
exercise-hitting = Kurie skaičiai numuša pavienę { $opponent ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškę?
exercise-entering = Kurie skaičiai įleidžia { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškę nuo baro?
exercise-blocks = Kurie laukai užblokuoti { $color ->
    [white] baltiesiems
    [black] juodiesiems
    [light] šviesiesiems
   *[dark] tamsiesiems
}?
exercise-bearing-off = { $color } išmetė { $roll }. Rask visus būdus paeiti pagal šias taisykles.
exercise-winning = { $color } nurinko paskutinę šaškę. Kokia tai pergalė?
exercise-win = { $win ->
    [single] Paprasta pergalė
    [gammon] Gamonas
   *[backgammon] Bekgamonas
}
exercise-cube = { $opponent } dvigubina pirmą kartą ir pasuka kubą ties { $value }. Kiek pralaimi, jei atsisakai?
exercise-match = { $color ->
    [white] Baltiesiems
    [black] Juodiesiems
    [light] Šviesiesiems
   *[dark] Tamsiesiems
} iki pergalės mače ką tik liko vienas taškas. Ar kitoje partijoje { $opponent ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
} gali dvigubinti?
exercise-money = { $color } laimi gamoną, o dvigubinta nebuvo nė karto. Kiek jie laimi?
