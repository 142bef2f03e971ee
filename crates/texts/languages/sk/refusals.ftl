refused-game-over = Partia sa skončila.
refused-match-over = Zápas sa skončil: vyhral { $color }.
refused-game-not-over = Táto partia sa ešte neskončila.
refused-not-your-turn = Teraz rozhoduje { $color }.
refused-start-not-settled = Najprv každý hodí jednou kockou o to, kto začne.
refused-start-settled = O tom, kto začína, je už rozhodnuté.
refused-already-thrown = O začiatok sa už hádzalo: padla { $die ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
   *[other] šestka
}.
refused-offer-open = Najprv musí { $color } odpovedať na ponuku: { $offer }.
refused-no-offer = Nie je tu žiadna ponuka na zodpovedanie.
refused-wrong-answer-cube = Túto ponuku možno len prijať alebo odmietnuť: { $offer }.
refused-wrong-answer = Túto ponuku možno len prijať alebo odmietnuť: { $offer }.
refused-roll-first = Najprv hoď kockami.
refused-already-rolled = Kocky sú už hodené: { $roll }.
refused-cube-not-in-use = Táto partia sa hrá bez stávkovej kocky.
refused-crawford = Toto je Crawfordova partia, v ktorej nikto nesmie zdvojnásobiť.
refused-first-roll-not-played = Kým nie je zahraný prvý hod partie, nikto nesmie zdvojnásobiť.
refused-cube-not-yours = Stávkovú kocku má { $color }: zdvojnásobiť smie len jej majiteľ.
refused-cube-at-limit = Podľa týchto pravidiel ide stávková kocka najviac na { $highest }.
refused-double-after-roll = Zdvojnásobiť smieš len pred hodom, a { $roll } je už hodené.
refused-no-beavers = Na hre s beavermi ste sa nedohodli.
refused-no-raccoons = Na hre s raccoonmi ste sa nedohodli.
refused-settlement-in-match = Partia v zápase sa nedá ukončiť dohodou.
refused-settlement-for-nothing = Dohoda musí byť aspoň za jeden bod.
refused-no-backgammon = Podľa týchto pravidiel backgammon nie je.
refused-die-not-rolled = Padlo { $roll }: { $die ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
   *[other] šestka
} medzi nimi nie je.
refused-die-used = { $die ->
    [1] Jednotka
    [2] Dvojka
    [3] Trojka
    [4] Štvorka
    [5] Päťka
   *[other] Šestka
} je už zahraná.
refused-no-checker-on-bar = Na bare nemáš žiadny kameň.
refused-no-checker = Na kline { $point } nemáš žiadny kameň.
refused-bar-first = { $checkers ->
    [one] Najprv musíš nasadiť kameň z baru.
    [few] Najprv musíš nasadiť { $checkers } kamene z baru.
   *[other] Najprv musíš nasadiť { $checkers } kameňov z baru.
}
refused-blocked = Klin { $point } je blokovaný: { $checkers ->
    [one] stojí na ňom { $checkers } súperov kameň
    [few] stoja na ňom { $checkers } súperove kamene
   *[other] stojí na ňom { $checkers } súperových kameňov
}.
refused-not-all-home = Vyvádzať môžeš, až keď budú všetky tvoje kamene doma, a jeden je ešte na kline { $point }.
refused-higher-checker = Toto číslo sa musí zahrať z klinu { $higher }.
refused-exact-number = Podľa týchto pravidiel sa z klinu { $point } vyvádza len { $needed ->
    [1] jednotkou
    [2] dvojkou
    [3] trojkou
    [4] štvorkou
    [5] päťkou
   *[other] šestkou
}, nie { $die ->
    [1] jednotkou
    [2] dvojkou
    [3] trojkou
    [4] štvorkou
    [5] päťkou
   *[other] šestkou
}.
refused-hit-and-run = Tvoj kameň na kline { $point } vyhodil v tvojom domovskom poli, a tak tam v tomto ťahu ostáva.
refused-both-numbers = Z hodu { $roll } môžeš zahrať obe čísla, takže musíš.
refused-larger-number = Zahrať sa dá len jedno z tvojich čísel, a potom to musí byť to vyššie: { $die ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
   *[other] šestka
}.
refused-as-many-as-possible = { $moves ->
    [1] Ešte môžeš ťahať, takže musíš.
   *[other] Týmto hodom môžeš ťahať { $moves }-krát, takže musíš.
}
refused-turn-not-over = Tvoj ťah sa ešte neskončil: môžeš ťahať, takže musíš.
refused-nothing-to-undo = Niet čo vrátiť.
refused-no-penalty-landing = Na blokovaný klin nesmieš dopadnúť.
refused-not-blocked = Tento klin nie je blokovaný, takže trest nehrozí.

offer-double = zdvojnásobenie
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] vzdanie sa (bežná prehra)
    [gammon] vzdanie sa (gammon)
   *[backgammon] vzdanie sa (backgammon)
}
offer-claim = { $win ->
    [single] nárok na bežnú výhru
    [gammon] nárok na gammon
   *[backgammon] nárok na backgammon
}
offer-settlement = { $points ->
    [one] dohoda za { $points } bod
    [few] dohoda za { $points } body
   *[other] dohoda za { $points } bodov
}
offer-settlement-stake = dohoda ({ $text })

instead-moves = Možné: { $play }.
instead-no-moves = Niet povoleného ťahu.
instead-actions = Môžeš: { $actions }.
instead-nothing = Teraz nemáš čo robiť.

roll-pair = { $larger }-{ $smaller }
