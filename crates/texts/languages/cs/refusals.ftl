refused-game-over = Partie skončila.
refused-match-over = Zápas skončil: vyhrál { $color }.
refused-game-not-over = Tato partie ještě neskončila.
refused-not-your-turn = Teď rozhoduje { $color }.
refused-start-not-settled = Nejdřív každý hodí jednou kostkou o to, kdo začne.
refused-start-settled = O tom, kdo začíná, už je rozhodnuto.
refused-already-thrown = O zahájení už se házelo: padla { $die ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
   *[other] šestka
}.
refused-offer-open = Nejdřív musí { $color } odpovědět na nabídku: { $offer }.
refused-no-offer = Není tu žádná nabídka k zodpovězení.
refused-wrong-answer-cube = Tuto nabídku lze jen přijmout, nebo odmítnout: { $offer }.
refused-wrong-answer = Tuto nabídku lze jen přijmout, nebo odmítnout: { $offer }.
refused-roll-first = Nejdřív hoď kostkami.
refused-already-rolled = Kostky už jsou hozené: { $roll }.
refused-cube-not-in-use = Tato partie se hraje bez sázecí kostky.
refused-crawford = Toto je Crawfordova partie, v níž nikdo nesmí zdvojnásobit.
refused-first-roll-not-played = Dokud není zahrán první hod partie, nikdo nesmí zdvojnásobit.
refused-cube-not-yours = Sázecí kostku má { $color }: zdvojnásobit smí jen její majitel.
refused-cube-at-limit = Podle těchto pravidel jde sázecí kostka nejvýš na { $highest }.
refused-double-after-roll = Zdvojnásobit smíš jen před hodem, a { $roll } už je hozeno.
refused-no-beavers = Na hře s beavery jste se nedohodli.
refused-no-raccoons = Na hře s raccoony jste se nedohodli.
refused-settlement-in-match = Partii v zápase nelze ukončit dohodou.
refused-settlement-for-nothing = Dohoda musí být aspoň za jeden bod.
refused-no-backgammon = Podle těchto pravidel backgammon není.
refused-die-not-rolled = Padlo { $roll }: { $die ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
   *[other] šestka
} mezi nimi není.
refused-die-used = { $die ->
    [1] Jednička
    [2] Dvojka
    [3] Trojka
    [4] Čtyřka
    [5] Pětka
   *[other] Šestka
} už je zahraná.
refused-no-checker-on-bar = Na baru nemáš žádný kámen.
refused-no-checker = Na klínu { $point } nemáš žádný kámen.
refused-bar-first = { $checkers ->
    [one] Nejdřív musíš nasadit kámen z baru.
    [few] Nejdřív musíš nasadit { $checkers } kameny z baru.
   *[other] Nejdřív musíš nasadit { $checkers } kamenů z baru.
}
refused-blocked = Klín { $point } je blokovaný: { $checkers ->
    [one] stojí na něm { $checkers } soupeřův kámen
    [few] stojí na něm { $checkers } soupeřovy kameny
   *[other] stojí na něm { $checkers } soupeřových kamenů
}.
refused-not-all-home = Vyvádět můžeš, až budou všechny tvé kameny doma, a jeden je ještě na klínu { $point }.
refused-higher-checker = Toto číslo se musí zahrát z klínu { $higher }.
refused-exact-number = Podle těchto pravidel se z klínu { $point } vyvádí jen { $needed ->
    [1] jedničkou
    [2] dvojkou
    [3] trojkou
    [4] čtyřkou
    [5] pětkou
   *[other] šestkou
}, ne { $die ->
    [1] jedničkou
    [2] dvojkou
    [3] trojkou
    [4] čtyřkou
    [5] pětkou
   *[other] šestkou
}.
refused-hit-and-run = Tvůj kámen na klínu { $point } vyhodil v tvém domovském poli, a tak tam v tomto tahu zůstává.
refused-both-numbers = Z hodu { $roll } můžeš zahrát obě čísla, takže musíš.
refused-larger-number = Zahrát jde jen jedno z tvých čísel, a pak to musí být to vyšší: { $die ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
   *[other] šestka
}.
refused-as-many-as-possible = { $moves ->
    [1] Ještě můžeš táhnout, takže musíš.
   *[other] Tímto hodem můžeš táhnout { $moves }krát, takže musíš.
}
refused-turn-not-over = Tvůj tah ještě neskončil: můžeš táhnout, takže musíš.
refused-nothing-to-undo = Není co vrátit.
refused-no-penalty-landing = Na blokovaný klín nesmíš dopadnout.
refused-not-blocked = Tento klín není blokovaný, takže není žádný trest.

offer-double = zdvojnásobení
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] vzdání (běžná prohra)
    [gammon] vzdání (gammon)
   *[backgammon] vzdání (backgammon)
}
offer-claim = { $win ->
    [single] nárok na běžnou výhru
    [gammon] nárok na gammon
   *[backgammon] nárok na backgammon
}
offer-settlement = { $points ->
    [one] dohoda za { $points } bod
    [few] dohoda za { $points } body
   *[other] dohoda za { $points } bodů
}
offer-settlement-stake = dohoda ({ $text })

instead-moves = Možné: { $play }.
instead-no-moves = Žádný povolený tah není.
instead-actions = Můžeš: { $actions }.
instead-nothing = Teď nemáš co dělat.

roll-pair = { $larger }-{ $smaller }
