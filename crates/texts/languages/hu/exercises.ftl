exercise-title = Próbáld ki
exercise-check = Ellenőrzés
exercise-again = Elölről
exercise-show = Mutasd meg
exercise-right = Helyes!
exercise-wrong = Nem egészen.
exercise-solved = Megoldott feladatok: { $found } / { $total }

exercise-find-plays = { $color } dobása { $roll }. Keresd meg az összes módját, hogyan lehet lelépni.
exercise-find-none = Még nincs meg egy sem
exercise-find-progress = Megvan: { $found } / { $total }
exercise-find-new = { $play }: ez az egyik.
exercise-find-same = Ezt az állást már megtaláltad. Próbáld másképp.
exercise-find-all = Ez az összes. Szép munka!
exercise-find-stop = Elég ennyi

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

exercise-aim = { $color } dobása { $roll }. Vidd haza az utolsó bábut, és pakolj ki egyet, mindkettőt ezzel a dobással.
exercise-aim-not-off = Nem pakoltál ki bábut. Próbáld fordítva.
exercise-setup = Hol állnak { $color } bábui az elején?
exercise-start = Az egyik játékos dobása { $larger }, a másiké { $smaller }. Mi történik ezután?
exercise-start-pair = A nagyobbat ({ $larger }) dobó játékos kezd, és ezt lépi: { $larger } és { $smaller }
exercise-start-afresh = A nagyobbat ({ $larger }) dobó játékos kezd, és mindkét kockával dob
exercise-start-color = A nagyobbat ({ $larger }) dobó játékos kapja a { $color ->
    [white] fehér
    [black] fekete
    [light] világos
   *[dark] sötét
} bábukat, kezd, és mindkét kockával dob
exercise-start-lower = A kisebbet ({ $smaller }) dobó játékos kezd, és ezt lépi: { $larger } és { $smaller }
exercise-doubles = { $color } dobása { $roll }. A négy lépésből hányat lehet megtenni?
exercise-hitting = Mely számok ütik ki { $opponent } magányos bábuját?
exercise-entering = Mely számokkal léphet be { $color } bábuja a sorompóról?
exercise-blocks = Mely mezők vannak zárva { $color } előtt?
exercise-bearing-off = { $color } dobása { $roll }. Keresd meg az összes módját, hogyan lehet e szabályok szerint lelépni.
exercise-winning = { $color } kipakolta az utolsó bábuját. Mit nyer { $color }?
exercise-win = { $win ->
    [single] Egyszeres győzelem
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } először dupláz, a duplázókocka új értéke { $value }. Mit veszítesz, ha passzolsz?
exercise-match = { $color } most először került egy pontra a meccs megnyerésétől. Duplázhat { $opponent } a következő játszmában?
exercise-money = { $color } gammont nyer, és senki sem duplázott. Mennyit nyer { $color }?
