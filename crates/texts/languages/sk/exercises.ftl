exercise-title = Vyskúšaj si to
exercise-check = Skontrolovať
exercise-again = Začať znova
exercise-show = Ukázať riešenie
exercise-right = Správne!
exercise-wrong = Nie celkom.
exercise-solved = { $total ->
    [one] Vyriešené: { $found } z { $total } cvičenia
    [few] Vyriešené: { $found } z { $total } cvičení
   *[other] Vyriešené: { $found } z { $total } cvičení
}

exercise-find-plays = { $color } hodil { $roll }. Nájdi všetky spôsoby, ako to zahrať.
exercise-find-none = Zatiaľ nič nenájdené
exercise-find-progress = { $total ->
    [one] Nájdené: { $found } z { $total }
    [few] Nájdené: { $found } z { $total }
   *[other] Nájdené: { $found } z { $total }
}
exercise-find-new = { $play } je jeden z nich.
exercise-find-same = Túto pozíciu už máš. Skús to inak.
exercise-find-all = To sú všetky. Výborne!
exercise-find-stop = Tu skončiť

exercise-choose-numbers = Vyber všetky čísla a potom ich skontroluj.
exercise-missing = { $count ->
    [one] Jedna odpoveď ešte chýba.
    [few] Ešte { $count } odpovede chýbajú.
   *[other] Ešte { $count } odpovedí chýba.
}
exercise-too-many = { $count ->
    [one] Jedna odpoveď je nesprávna.
    [few] { $count } odpovede sú nesprávne.
   *[other] { $count } odpovedí je nesprávnych.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Ťukni na všetky kliny a potom ich skontroluj.

exercise-aim = { $color } hodil { $roll }. Priveď domov posledný kameň a jeden vyveď, oboje týmto hodom.
exercise-aim-not-off = Žiadny kameň nie je vyvedený. Skús to v opačnom poradí.
exercise-setup = { $color ->
    [white] Kde stoja na začiatku kamene Bieleho?
    [black] Kde stoja na začiatku kamene Čierneho?
    [light] Kde stoja na začiatku kamene Svetlého?
   *[dark] Kde stoja na začiatku kamene Tmavého?
}
exercise-start = Jednému hráčovi padne { $larger }, druhému { $smaller }. Čo bude teraz?
exercise-start-pair = Začína, kto hodil { $larger }, a hrá { $larger } a { $smaller }
exercise-start-afresh = Začína, kto hodil { $larger }, a hodí oboma kockami
exercise-start-color = { $color ->
    [white] Kto hodil { $larger }, hrá za Bieleho, začína a hodí oboma kockami
    [black] Kto hodil { $larger }, hrá za Čierneho, začína a hodí oboma kockami
    [light] Kto hodil { $larger }, hrá za Svetlého, začína a hodí oboma kockami
   *[dark] Kto hodil { $larger }, hrá za Tmavého, začína a hodí oboma kockami
}
exercise-start-lower = Začína, kto hodil { $smaller }, a hrá { $larger } a { $smaller }
exercise-doubles = { $color } hodil { $roll }. Koľko zo štyroch krokov sa dá zahrať?
exercise-hitting = { $opponent ->
    [white] Ktoré čísla vyhodia nekrytý kameň Bieleho?
    [black] Ktoré čísla vyhodia nekrytý kameň Čierneho?
    [light] Ktoré čísla vyhodia nekrytý kameň Svetlého?
   *[dark] Ktoré čísla vyhodia nekrytý kameň Tmavého?
}
exercise-entering = Ktorými číslami nasadí { $color } kameň z baru?
exercise-blocks = { $color ->
    [white] Ktoré kliny sú pre Bieleho blokované?
    [black] Ktoré kliny sú pre Čierneho blokované?
    [light] Ktoré kliny sú pre Svetlého blokované?
   *[dark] Ktoré kliny sú pre Tmavého blokované?
}
exercise-bearing-off = { $color } hodil { $roll }. Nájdi všetky spôsoby, ako to podľa týchto pravidiel zahrať.
exercise-winning = { $color } vyviedol posledný kameň. Čo vyhral?
exercise-win = { $win ->
    [single] Bežná výhra
    [gammon] Gammon
   *[backgammon] Backgammon
}
exercise-cube = { $opponent } zdvojnásobuje prvý raz a otáča stávkovú kocku na { $value }. Koľko prehráš, ak odmietneš?
exercise-match = { $color } sa práve dostal na jediný bod od výhry v zápase. Smie { $opponent } v ďalšej partii zdvojnásobiť?
exercise-money = { $color } vyhral gammon a nikto nezdvojnásobil. Koľko vyhráva?
