exercise-title = Isprobaj
exercise-check = Provjeri
exercise-again = Ispočetka
exercise-show = Pokaži mi
exercise-right = Točno!
exercise-wrong = Ne sasvim.
exercise-solved = { $total ->
    [one] Riješene vježbe: { $found } od { $total }
    [few] Riješene vježbe: { $found } od { $total }
   *[other] Riješene vježbe: { $found } od { $total }
}

exercise-find-plays = { $color } baca { $roll }. Pronađi sve načine da se to odigra.
exercise-find-none = Još ništa nije pronađeno
exercise-find-progress = { $total ->
    [one] Pronađeno { $found } od { $total }
    [few] Pronađeno { $found } od { $total }
   *[other] Pronađeno { $found } od { $total }
}
exercise-find-new = { $play } je jedan od njih.
exercise-find-same = Taj je položaj već pronađen. Pokušaj drukčije.
exercise-find-all = To su svi načini. Bravo!
exercise-find-stop = Stani ovdje

exercise-choose-numbers = Odaberi ih sve, pa provjeri.
exercise-missing = { $count ->
    [one] Nedostaje još { $count } odgovor.
    [few] Nedostaju još { $count } odgovora.
   *[other] Nedostaje još { $count } odgovora.
}
exercise-too-many = { $count ->
    [1] Jedan je odgovor pogrešan.
    [one] Pogrešnih odgovora: { $count }.
    [few] Pogrešnih odgovora: { $count }.
   *[other] Pogrešnih odgovora: { $count }.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Dodirni sva, pa provjeri.

exercise-aim = { $color } baca { $roll }. Dovedi posljednji žeton u kuću i iznesi jedan, oboje ovim bacanjem.
exercise-aim-not-off = Nijedan žeton nije iznesen. Pokušaj obrnutim redom.
exercise-setup = { $color ->
    [white] Gdje su na početku žetoni Bijelog?
    [black] Gdje su na početku žetoni Crnog?
    [light] Gdje su na početku žetoni Svijetlog?
   *[dark] Gdje su na početku žetoni Tamnog?
}
exercise-start = Jedan igrač baca { $larger }, drugi { $smaller }. Što slijedi?
exercise-start-pair = Počinje tko je bacio { $larger } i igra { $larger } i { $smaller }
exercise-start-afresh = Počinje tko je bacio { $larger } i baca obje kocke
exercise-start-color = { $color ->
    [white] Tko je bacio { $larger }, dobiva bijele, počinje i baca obje kocke
    [black] Tko je bacio { $larger }, dobiva crne, počinje i baca obje kocke
    [light] Tko je bacio { $larger }, dobiva svijetle, počinje i baca obje kocke
   *[dark] Tko je bacio { $larger }, dobiva tamne, počinje i baca obje kocke
}
exercise-start-lower = Počinje tko je bacio { $smaller } i igra { $larger } i { $smaller }
exercise-doubles = { $color } baca { $roll }. Koliko se od četiri pomaka može napraviti?
exercise-hitting = { $opponent ->
    [white] Koji brojevi izbijaju usamljeni žeton Bijelog?
    [black] Koji brojevi izbijaju usamljeni žeton Crnog?
    [light] Koji brojevi izbijaju usamljeni žeton Svijetlog?
   *[dark] Koji brojevi izbijaju usamljeni žeton Tamnog?
}
exercise-entering = { $color ->
    [white] Kojim brojevima žeton Bijelog ulazi s bara?
    [black] Kojim brojevima žeton Crnog ulazi s bara?
    [light] Kojim brojevima žeton Svijetlog ulazi s bara?
   *[dark] Kojim brojevima žeton Tamnog ulazi s bara?
}
exercise-blocks = { $color ->
    [white] Koja su polja blokirana za Bijelog?
    [black] Koja su polja blokirana za Crnog?
    [light] Koja su polja blokirana za Svijetlog?
   *[dark] Koja su polja blokirana za Tamnog?
}
exercise-bearing-off = { $color } baca { $roll }. Pronađi sve načine da se to odigra po ovim pravilima.
exercise-winning = { $color } je iznio posljednji žeton. Što { $color } dobiva?
exercise-win = { $win ->
    [single] Jednostruka pobjeda
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } prvi put udvostručuje i okreće kocku za udvostručavanje na { $value }. Što gubiš ako odbiješ?
exercise-match = { $color ->
    [white] Bijelom sada do pobjede u meču nedostaje još samo jedan bod.
    [black] Crnom sada do pobjede u meču nedostaje još samo jedan bod.
    [light] Svijetlom sada do pobjede u meču nedostaje još samo jedan bod.
   *[dark] Tamnom sada do pobjede u meču nedostaje još samo jedan bod.
} Smije li { $opponent } udvostručiti u sljedećoj partiji?
exercise-money = { $color } dobiva gammon, a nitko nije udvostručio. Koliko dobiva { $color }?
