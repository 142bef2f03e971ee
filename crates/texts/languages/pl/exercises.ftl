exercise-title = Wypróbuj
exercise-check = Sprawdź
exercise-again = Od nowa
exercise-show = Pokaż mi
exercise-right = Dobrze!
exercise-wrong = Nie całkiem.
exercise-solved = { $total ->
    [one] Rozwiązane ćwiczenia: { $found } z { $total }
    [few] Rozwiązane ćwiczenia: { $found } z { $total }
    [many] Rozwiązane ćwiczenia: { $found } z { $total }
   *[other] Rozwiązane ćwiczenia: { $found } z { $total }
}

exercise-find-plays = { $color } wyrzuciły { $roll }. Znajdź wszystkie sposoby, by to zagrać.
exercise-find-none = Jeszcze nic nie znaleziono
exercise-find-progress = { $total ->
    [one] Znaleziono { $found } z { $total }
    [few] Znaleziono { $found } z { $total }
    [many] Znaleziono { $found } z { $total }
   *[other] Znaleziono { $found } z { $total }
}
exercise-find-new = { $play } to jeden z nich.
exercise-find-same = Tę pozycję już masz. Spróbuj inaczej.
exercise-find-all = To wszystkie. Brawo!
exercise-find-stop = Zatrzymaj się tutaj

exercise-choose-numbers = Wybierz wszystkie liczby, a potem sprawdź.
exercise-missing = { $count ->
    [one] Brakuje jeszcze jednej odpowiedzi.
    [few] Brakuje jeszcze { $count } odpowiedzi.
    [many] Brakuje jeszcze { $count } odpowiedzi.
   *[other] Brakuje jeszcze { $count } odpowiedzi.
}
exercise-too-many = { $count ->
    [one] Jedna odpowiedź jest zła.
    [few] { $count } odpowiedzi są złe.
    [many] { $count } odpowiedzi jest złych.
   *[other] { $count } odpowiedzi jest złych.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Wskaż wszystkie pola, a potem sprawdź.

exercise-aim = { $color } wyrzuciły { $roll }. Sprowadź ostatni pionek do bazy i zdejmij jeden, jedno i drugie tym rzutem.
exercise-aim-not-off = Nie zdjęto żadnego pionka. Spróbuj w odwrotnej kolejności.
exercise-setup = { $color ->
    [white] Gdzie na początku stoją pionki Białych?
    [black] Gdzie na początku stoją pionki Czarnych?
    [light] Gdzie na początku stoją pionki Jasnych?
   *[dark] Gdzie na początku stoją pionki Ciemnych?
}
exercise-start = Jeden gracz wyrzuca { $larger }, drugi { $smaller }. Co teraz?
exercise-start-pair = Zaczyna ten, kto ma { $larger }, i gra { $larger } i { $smaller }
exercise-start-afresh = Zaczyna ten, kto ma { $larger }, i rzuca obiema kostkami
exercise-start-color = { $color ->
    [white] Kto ma { $larger }, dostaje białe, zaczyna i rzuca obiema kostkami
    [black] Kto ma { $larger }, dostaje czarne, zaczyna i rzuca obiema kostkami
    [light] Kto ma { $larger }, dostaje jasne, zaczyna i rzuca obiema kostkami
   *[dark] Kto ma { $larger }, dostaje ciemne, zaczyna i rzuca obiema kostkami
}
exercise-start-lower = Zaczyna ten, kto ma { $smaller }, i gra { $larger } i { $smaller }
exercise-doubles = { $color } wyrzuciły { $roll }. Ile z czterech ruchów da się wykonać?
exercise-hitting = { $opponent ->
    [white] Które liczby zbijają odkryty pionek Białych?
    [black] Które liczby zbijają odkryty pionek Czarnych?
    [light] Które liczby zbijają odkryty pionek Jasnych?
   *[dark] Które liczby zbijają odkryty pionek Ciemnych?
}
exercise-entering = { $color ->
    [white] Które liczby wprowadzają pionek Białych z baru?
    [black] Które liczby wprowadzają pionek Czarnych z baru?
    [light] Które liczby wprowadzają pionek Jasnych z baru?
   *[dark] Które liczby wprowadzają pionek Ciemnych z baru?
}
exercise-blocks = { $color ->
    [white] Które pola są zablokowane dla Białych?
    [black] Które pola są zablokowane dla Czarnych?
    [light] Które pola są zablokowane dla Jasnych?
   *[dark] Które pola są zablokowane dla Ciemnych?
}
exercise-bearing-off = { $color } wyrzuciły { $roll }. Znajdź wszystkie sposoby, by to zagrać według tych zasad.
exercise-winning = { $color } zdjęły ostatni pionek. Co wygrały?
exercise-win = { $win ->
    [single] Zwykła wygrana
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } podwajają po raz pierwszy i obracają kostkę dublującą na { $value }. Ile tracisz, jeśli spasujesz?
exercise-match = { $color ->
    [white] Białym
    [black] Czarnym
    [light] Jasnym
   *[dark] Ciemnym
} właśnie został jeden punkt do wygrania meczu. Czy { $opponent } mogą podwoić w następnej partii?
exercise-money = { $color } wygrywają gammonem, a nikt nie podwajał. Ile wygrywają?
