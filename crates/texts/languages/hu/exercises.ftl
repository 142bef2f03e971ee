exercise-title = Próbáld ki
exercise-check = Ellenőrzés
exercise-again = Elölről
exercise-show = Mutasd meg
exercise-right = Helyes!
exercise-wrong = Nem egészen.
exercise-solved = Megoldott feladatok: { $found } / { $total }

exercise-find-plays = { $color } dobása { $roll }. Keresd meg az összes módot, ahogyan le lehet lépni.
exercise-find-none = Még nincs meg egy sem
exercise-find-progress = Megvan: { $found } / { $total }
exercise-find-new = { $play }: ez az egyik.
exercise-find-same = Ez az állás már megvolt. Próbáld másképp.
exercise-find-all = Ez az összes, több nincs. Szép munka!
exercise-find-stop = Megállok itt

exercise-choose-numbers = Válaszd ki mindet, aztán ellenőrizd.
exercise-missing = { $count ->
    [one] Egy még hiányzik.
   *[other] { $count } még hiányzik.
}
exercise-too-many = { $count ->
    [one] Egy közülük hibás.
   *[other] { $count } közülük hibás.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Koppints mindegyikre, aztán ellenőrizd.

exercise-aim = { $color } dobása { $roll }. Vidd haza az utolsó bábut, és pakolj is ki egyet, mindezt ezzel a dobással.
exercise-aim-not-off = Egyetlen bábu sem hagyta el a táblát. Próbáld fordított sorrendben.
exercise-setup = Hol állnak { $color } bábui az elején?
exercise-start = Az egyik játékos dobása { $larger }, a másiké { $smaller }. Mi történik most?
exercise-start-pair = A nagyobb dobás ({ $larger }) kezd, és ezt lépi: { $larger } és { $smaller }
exercise-start-afresh = A nagyobb dobás ({ $larger }) kezd, és két kockával újra dob
exercise-start-color = A nagyobb dobás ({ $larger }) kapja a { $color ->
    [white] fehér
    [black] fekete
    [light] világos
   *[dark] sötét
} bábukat, kezd, és két kockával újra dob
exercise-start-lower = A kisebb dobás ({ $smaller }) kezd, és ezt lépi: { $larger } és { $smaller }
exercise-doubles = { $color } dobása { $roll }. A négy lépésből hányat lehet megtenni?
exercise-hitting = Mely számok ütik ki { $opponent } magányos bábuját?
exercise-entering = Mely számokkal léphet be { $color } bábuja a sorompóról?
exercise-blocks = Mely mezők vannak zárva { $color } előtt?
exercise-bearing-off = { $color } dobása { $roll }. Keresd meg az összes módot, ahogyan e szabályok szerint le lehet lépni.
exercise-winning = { $color } kipakolta az utolsó bábuját. Mit nyert { $color }?
exercise-win = { $win ->
    [single] Egyszeres győzelem
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } először dupláz, a duplázókocka új értéke { $value }. Mit veszítesz, ha passzolsz?
exercise-match = { $color } az imént jutott el odáig, hogy már csak egy pont kell a meccs megnyeréséhez. Duplázhat { $opponent } a következő játszmában?
exercise-money = { $color } gammont nyer, és egyszer sem volt duplázás. Mit kap { $color }?
