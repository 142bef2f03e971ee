exercise-title = Vyzkoušej si to
exercise-check = Zkontrolovat
exercise-again = Začít znovu
exercise-show = Ukázat řešení
exercise-right = Správně!
exercise-wrong = Ne tak docela.
exercise-solved = { $total ->
    [one] Vyřešeno: { $found } z { $total } cvičení
    [few] Vyřešeno: { $found } ze { $total } cvičení
   *[other] Vyřešeno: { $found } z { $total } cvičení
}

exercise-find-plays = { $color } hodil { $roll }. Najdi všechny způsoby, jak to zahrát.
exercise-find-none = Zatím nic nenalezeno
exercise-find-progress = { $total ->
    [one] Nalezeno: { $found } z { $total }
    [few] Nalezeno: { $found } ze { $total }
   *[other] Nalezeno: { $found } z { $total }
}
exercise-find-new = { $play } je jeden z nich.
exercise-find-same = Tuhle pozici už máš. Zkus to jinak.
exercise-find-all = To jsou všechny. Výborně!
exercise-find-stop = Tady skončit

exercise-choose-numbers = Vyber všechna čísla a pak je zkontroluj.
exercise-missing = { $count ->
    [one] Jedna odpověď ještě chybí.
    [few] Ještě { $count } odpovědi chybějí.
   *[other] Ještě { $count } odpovědí chybí.
}
exercise-too-many = { $count ->
    [one] Jedna odpověď je špatně.
    [few] { $count } odpovědi jsou špatně.
   *[other] { $count } odpovědí je špatně.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Ťukni na všechny klíny a pak je zkontroluj.

exercise-aim = { $color } hodil { $roll }. Přiveď domů poslední kámen a jeden vyveď, obojí tímto hodem.
exercise-aim-not-off = Žádný kámen není vyvedený. Zkus to v opačném pořadí.
exercise-setup = { $color ->
    [white] Kde stojí na začátku kameny Bílého?
    [black] Kde stojí na začátku kameny Černého?
    [light] Kde stojí na začátku kameny Světlého?
   *[dark] Kde stojí na začátku kameny Tmavého?
}
exercise-start = Jednomu hráči padne { $larger }, druhému { $smaller }. Co bude teď?
exercise-start-pair = Začíná, kdo hodil { $larger }, a hraje { $larger } a { $smaller }
exercise-start-afresh = Začíná, kdo hodil { $larger }, a hodí oběma kostkami
exercise-start-color = { $color ->
    [white] Kdo hodil { $larger }, hraje za Bílého, začíná a hodí oběma kostkami
    [black] Kdo hodil { $larger }, hraje za Černého, začíná a hodí oběma kostkami
    [light] Kdo hodil { $larger }, hraje za Světlého, začíná a hodí oběma kostkami
   *[dark] Kdo hodil { $larger }, hraje za Tmavého, začíná a hodí oběma kostkami
}
exercise-start-lower = Začíná, kdo hodil { $smaller }, a hraje { $larger } a { $smaller }
exercise-doubles = { $color } hodil { $roll }. Kolik ze čtyř kroků se dá zahrát?
exercise-hitting = { $opponent ->
    [white] Která čísla vyhodí nekrytý kámen Bílého?
    [black] Která čísla vyhodí nekrytý kámen Černého?
    [light] Která čísla vyhodí nekrytý kámen Světlého?
   *[dark] Která čísla vyhodí nekrytý kámen Tmavého?
}
exercise-entering = Kterými čísly nasadí { $color } kámen z baru?
exercise-blocks = { $color ->
    [white] Které klíny jsou pro Bílého blokované?
    [black] Které klíny jsou pro Černého blokované?
    [light] Které klíny jsou pro Světlého blokované?
   *[dark] Které klíny jsou pro Tmavého blokované?
}
exercise-bearing-off = { $color } hodil { $roll }. Najdi všechny způsoby, jak to podle těchto pravidel zahrát.
exercise-winning = { $color } vyvedl poslední kámen. Co vyhrál?
exercise-win = { $win ->
    [single] Běžná výhra
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } zdvojnásobuje poprvé a otáčí sázecí kostku na { $value }. Kolik prohraješ, když odmítneš?
exercise-match = { $color } se právě dostal na jediný bod od výhry v zápase. Smí { $opponent } v příští partii zdvojnásobit?
exercise-money = { $color } vyhrál gammon a nikdo nezdvojnásobil. Kolik vyhrává?
