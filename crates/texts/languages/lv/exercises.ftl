exercise-title = Pamēģini
exercise-check = Pārbaudīt
exercise-again = No jauna
exercise-show = Parādīt
exercise-right = Pareizi!
exercise-wrong = Ne gluži.
exercise-solved = Atrisināti uzdevumi: { $found } no { $total }

exercise-find-plays = { $color } uzmeta { $roll }. Atrodi visus veidus, kā to izspēlēt.
exercise-find-none = Vēl nekas nav atrasts
exercise-find-progress = Atrasts { $found } no { $total }
exercise-find-new = { $play } ir viens no tiem.
exercise-find-same = Šo stāvokli tu jau atradi. Pamēģini citādi.
exercise-find-all = Tie ir visi. Lieliski!
exercise-find-stop = Apstāties šeit

exercise-choose-numbers = Izvēlies visus skaitļus, tad pārbaudi.
exercise-missing = { $count ->
    [1] Viena vēl trūkst.
   *[other] Vēl trūkst: { $count }.
}
exercise-too-many = { $count ->
    [1] Viens no tiem ir nepareizs.
   *[other] Nepareizi ir { $count }.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Pieskaries visiem lauciņiem, tad pārbaudi.

exercise-aim = { $color } uzmeta { $roll }. Ar šo pašu metienu atved mājās pēdējo kauliņu un vienu noņem.
exercise-aim-not-off = Neviens kauliņš nav noņemts. Pamēģini otrādi.
exercise-setup = Kur sākumā stāv { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņi?
exercise-start = Viens spēlētājs uzmet { $larger }, otrs – { $smaller }. Kas notiek tālāk?
exercise-start-pair = Kas uzmeta { $larger }, sāk un spēlē { $larger } un { $smaller }
exercise-start-afresh = Kas uzmeta { $larger }, sāk un met abus metamos kauliņus
exercise-start-color = Kas uzmeta { $larger }, iegūst { $color ->
    [white] baltos
    [black] melnos
    [light] gaišos
   *[dark] tumšos
}, sāk un met abus metamos kauliņus
exercise-start-lower = Kas uzmeta { $smaller }, sāk un spēlē { $larger } un { $smaller }
exercise-doubles = { $color } uzmeta { $roll }. Cik no četriem gājieniem var izdarīt?
exercise-hitting = Kuri skaitļi nosit vientuļo { $opponent ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņu?
exercise-entering = Kuri skaitļi ielaiž { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņu no šķirtnes?
exercise-blocks = Kuri lauciņi ir bloķēti { $color ->
    [white] baltajiem
    [black] melnajiem
    [light] gaišajiem
   *[dark] tumšajiem
}?
exercise-bearing-off = { $color } uzmeta { $roll }. Atrodi visus veidus, kā to izspēlēt pēc šiem noteikumiem.
exercise-winning = { $color } noņēma pēdējo kauliņu. Kāda ir šī uzvara?
exercise-win = { $win ->
    [single] Vienkārša uzvara
    [gammon] Gemons
   *[backgammon] Bekgemons
}
exercise-cube = { $opponent } dubulto pirmo reizi un pagriež kubu uz { $value }. Cik tu zaudē, ja atsakies?
exercise-match = { $color ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} nupat līdz uzvarai mačā palicis viens punkts. Vai nākamajā partijā { $opponent ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
} drīkst dubultot?
exercise-money = { $color } izcīna gemonu, un neviens nav dubultojis ne reizi. Cik viņi iegūst?
