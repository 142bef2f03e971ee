# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Líši sa od medzinárodných pravidiel
book-differs-none = Toto sú medzinárodné pravidlá.
book-summary = Všetky pravidlá v prehľade
book-summary-rule = Pravidlo
book-summary-value = Tu
book-printed-by = Napísal { -app } podľa pravidiel, podľa ktorých hrá

book-aim = Cieľ hry
book-aim-checkers = { $checkers ->
    [one] Hrajú dvaja hráči, každý má { $checkers } kameň a dve kocky.
    [few] Hrajú dvaja hráči, každý má { $checkers } kamene a dve kocky.
   *[other] Hrajú dvaja hráči, každý má { $checkers } kameňov a dve kocky.
}
book-aim-way = Svoje kamene vedieš cez celú dosku do svojho domovského poľa, teda na posledných šesť klinov svojej cesty, a odtiaľ von z dosky. Súper ide opačným smerom.
book-aim-win = Vyhráva ten, kto ako prvý vyvedie posledný kameň.
book-aim-picture = { $color ->
    [white] Všetky kamene Bieleho sú doma: Biely ich teraz smie vyvádzať.
    [black] Všetky kamene Čierneho sú doma: Čierny ich teraz smie vyvádzať.
    [light] Všetky kamene Svetlého sú doma: Svetlý ich teraz smie vyvádzať.
   *[dark] Všetky kamene Tmavého sú doma: Tmavý ich teraz smie vyvádzať.
}

book-setup = Rozostavenie
book-setup-board = Na doske je 24 klinov v štyroch štvrtinách a medzi oboma polovicami je bar.
book-setup-points = Každý počíta od svojho konca: klin 1 je na tvojej ceste posledný, klin 24 najvzdialenejší a tvoj klin 1 je súperov klin 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na kline { $point }
book-setup-position = Kamene každého hráča na začiatku: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Začiatočné postavenie, ako ho vidí { $color }.

book-start = Kto začína
book-start-tie = Ak na oboch kockách padne to isté, obaja hádžu znova.
book-start-picture = { $color } začal hodom { $roll } a obsadil klin: { $play }.

book-moving = Ťahy
book-moving-roll = Vo svojom ťahu hodíš oboma kockami a zahráš obe čísla: každé iným kameňom alebo obe jedným.
book-moving-order = Poradie čísel si vyberáš. Zahrať jedným kameňom obe čísla sú dva kroky, takže sa medzi nimi musí zastaviť na voľnom kline.
book-moving-count = Po ceste sa počíta každý klin, či je obsadený, alebo voľný.
book-moving-target = Kameň smie na každý klin, ktorý súper neblokuje, bez ohľadu na to, koľko tvojich kameňov tam už stojí.
book-moving-nothing = Číslo, ktoré sa nedá zahrať, prepadá.
book-moving-done = Tvoj ťah sa končí, keď zdvihneš kocky; dovtedy ho môžeš vrátiť.
book-moving-picture = { $color } hodom { $roll } unikol jedným kameňom: { $play }. Najprv musela prísť šestka, lebo samotná päťka vedie na blokovaný klin.

book-doubles = Paš
book-doubles-four = Ak na oboch kockách padne rovnaké číslo, hrá sa štyrikrát, jedným kameňom alebo viacerými, ako chceš.
book-doubles-rest = Čo sa z tých štyroch nedá zahrať, prepadá, a znova sa nehádže.
book-doubles-also = Platí to aj pri nasadzovaní, vyhadzovaní a vyvádzaní: pašom sa dajú vyhodiť až štyri kamene.
book-doubles-picture = { $color } hodil { $roll } a ťahal štyrikrát: { $play }.

book-hitting = Vyhadzovanie
book-hitting-blot = Kameň, ktorý stojí na kline sám, je nekrytý. Vyhodí ho súperov kameň, ktorý na jeho kline skončí alebo sa tam cestou zastaví.
book-hitting-pair = Jeden alebo dva kamene na kline sa dajú vyhodiť: súperov kameň, ktorý tam dopadne, vyhodí všetky.
book-hitting-bar = Vyhodený kameň ide na bar. V jednom ťahu sa dá vyhadzovať aj viackrát.
book-hitting-picture = { $color ->
    [white] { $opponent } má nekrytý kameň na kline 5 Bieleho.
    [black] { $opponent } má nekrytý kameň na kline 5 Čierneho.
    [light] { $opponent } má nekrytý kameň na kline 5 Svetlého.
   *[dark] { $opponent } má nekrytý kameň na kline 5 Tmavého.
} { $color } ho vyhodí číslom { $list }.

book-entering = Nasadzovanie
book-entering-first = Ak máš kamene na bare, musíš najprv nasadiť všetky; až potom smieš ťahať inými.
book-entering-where = Nasadzuješ do súperovho domovského poľa: jednotkou na svoj klin 24, dvojkou na klin 23 a tak ďalej až po šestku na klin 19. Aj pri nasadzovaní smieš vyhadzovať.
book-entering-where-halves = Nasadzuješ do súperovho domovského poľa, na klin s hodeným číslom: { $color } na kliny 1A až 6A, { $opponent } na kliny 1 až 6. Aj pri nasadzovaní smieš vyhadzovať.
book-entering-where-homes = Nasadzuješ do súperovho domovského poľa, na klin s hodeným číslom: jednotkou na klin 1 a tak ďalej až po šestku na klin 6. Aj pri nasadzovaní smieš vyhadzovať.
book-entering-rest = Číslom, ktorého klin je blokovaný, nenasadíš. Keď sú všetky kamene v hre, zvyšok hodu zahráš ktorýmkoľvek z nich.
book-entering-picture = { $color } má kameň na bare. Nasadí ho číslom { $list }.
book-entering-picture-closed = { $color } má kameň na bare a žiadnym číslom ho nenasadí.

book-blocks = Blokovanie
book-blocks-pass = Blokovaný klin môžeš preskočiť číslom, ktoré vedie zaň. Šesť klinov v rade, úplná hradba, sa preskočiť nedá.
book-blocks-pass-three = Blokovaný klin môžeš preskočiť číslom, ktoré vedie zaň.
book-blocks-closed = Ak je blokovaných všetkých šesť klinov, na ktoré by sa nasadzovalo, doska je zavretá: žiadnym hodom nenasadíš, kým sa niektorý klin neotvorí.
book-blocks-picture = { $color ->
    [white] { $opponent } blokuje kliny pred poslednými dvoma kameňmi Bieleho.
    [black] { $opponent } blokuje kliny pred poslednými dvoma kameňmi Čierneho.
    [light] { $opponent } blokuje kliny pred poslednými dvoma kameňmi Svetlého.
   *[dark] { $opponent } blokuje kliny pred poslednými dvoma kameňmi Tmavého.
} Uniknú číslom { $list }.
book-blocks-picture-closed = { $color ->
    [white] { $opponent } blokuje šesť klinov v rade: posledné dva kamene Bieleho neuniknú žiadnym číslom.
    [black] { $opponent } blokuje šesť klinov v rade: posledné dva kamene Čierneho neuniknú žiadnym číslom.
    [light] { $opponent } blokuje šesť klinov v rade: posledné dva kamene Svetlého neuniknú žiadnym číslom.
   *[dark] { $opponent } blokuje šesť klinov v rade: posledné dva kamene Tmavého neuniknú žiadnym číslom.
}

book-bearing-off = Vyvádzanie
book-bearing-off-when = Keď máš všetky kamene v domovskom poli, smieš ich vyvádzať, a to aj druhým číslom hodu, ktorý priviedol domov posledný kameň.
book-bearing-off-inside = Namiesto vyvádzania smieš číslo zahrať vnútri domovského poľa.
book-bearing-off-beside = Vyvedené kamene sa odkladajú vedľa dosky a do hry sa už nevracajú.
book-bearing-off-hit = Ak ti súper kameň vyhodí, musí sa vrátiť domov skôr, než budeš vyvádzať ďalej.
book-bearing-off-picture = Číslom { $number } môže { $color } zahrať { $list }.
book-bearing-off-picture-none = Číslom { $number } nemá { $color } žiadny ťah.

book-winning = Výhra
book-winning-single = Výhra je bežná a počíta sa raz, ak súper vyviedol aspoň jeden kameň.
book-winning-gammon = Výhra je dvojnásobná (gammon), ak súper nevyviedol žiadny.
book-winning-backgammon = Backgammon je trojnásobná výhra.
book-winning-highest = Ak platí viac možností, počíta sa tá najvyššia.
book-winning-picture = { $color } vyviedol posledný kameň. { $opponent } má jeden kameň vyvedený a jeden na bare: { $win ->
    [single] bežná výhra
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Stávková kocka
book-cube-stake = Stávková kocka patrí k hre o stávku; ak o stávku nehráte, vynechajte ju.
book-cube-optional = Stávková kocka je dobrovoľná: pred partiou sa dohodnite, či ju použijete.
book-cube-offer = Ak ti súper ponúkne zdvojnásobenie, môžeš ho prijať a hrať ďalej o dvojnásobok, alebo odmietnuť a prehrať toľko, o koľko sa hralo doteraz.
book-cube-owner = Kto prijme, dostane stávkovú kocku a nabudúce smie zdvojnásobiť len on.
book-cube-product = Na konci sa výhra násobí stávkovou kockou: gammon pri čísle 4 má hodnotu 8.
book-cube-picture = { $color } zdvojnásobil a { $opponent } prijal. Stávkovú kocku má { $opponent }, ukazuje { $value }.

book-match = Partie a zápasy
book-match-score = { $length ->
    [1] Rozhoduje jediná partia.
   *[other] Čo vyhráš, pripočíta sa k tvojmu skóre; na bodoch nad { $length } už nezáleží.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Kde návod nič nehovorí, hráme podľa medzinárodného pravidla.
note-source-german = Jazyky návodu nehovoria všetky to isté. Držíme sa nemeckého textu.
note-source-swedish = Jazyky návodu nehovoria všetky to isté. Držíme sa švédskeho textu.
note-picture = Návod ukazuje začiatočné postavenie len na obrázku. Berieme to zvyčajné.
note-deluxe-sum = Návod dovoľuje jednému kameňu obe čísla sčítať a o zastávke nehovorí. Hráme dva kroky so zastávkou medzi nimi; inak by jeden kameň nemohol vyhodiť dvakrát.
note-deluxe-duty = Návod hovorí, že sa musí ťahať, kým nie sú všetky kamene jedného hráča doma. Rozumieme tým tvoje vlastné.
note-deluxe-larger = Návod vždy žiada vyššie číslo. U nás ho smieš vynechať ako ktorékoľvek iné, len čo máš všetky kamene doma.
note-deluxe-block = V návode stojí „viac než dva“. Hráme dva a viac, inak by pre práve dva neplatilo žiadne pravidlo.
note-nordic-block = Popis obrázka vo švédskom a anglickom texte hovorí „viac ako dva“, ale pravidlo „viac ako jeden“. Držíme sa pravidla.
note-deluxe-inside = Návod dovoľuje ťahy vnútri domovského poľa, len keď je klin toho čísla prázdny. My ich dovoľujeme vždy, lebo číslo aj tak smieš vynechať.
note-backgammon = Návod nehovorí, že porazený nesmie mať vyvedený žiadny kameň, takže to nežiadame.
note-deluxe-first-double = Návod hovorí „po začiatku hry“. Rozumieme tým: keď je zahraný prvý hod.
note-swiss-lower = Návod hovorí „z najbližšieho nižšieho klinu“. Ak je aj ten prázdny, berieme najbližší nižší, na ktorom stojíš.
note-nordic-lower = Návod nehovorí, že vyššie kliny musia byť prázdne, takže to nežiadame.
note-norwegian-lost = Návod hovorí, že kým nie sú všetky doma, číslo, ktoré kamene mimo domovského poľa nemôžu použiť, prepadá. U nás ho smieš zahrať kameňom, ktorý už je doma, lebo číslo prepadá, len keď sa nemôže pohnúť nič.
note-norwegian-enter = Návod hovorí, že sa kamene nasadzujú „na tvojej strane dosky“. Rozumieme tým: tam, kde začínajú tvoje najzadnejšie kamene, v súperovom domovskom poli.
note-nordic-any-time = Nórsky a dánsky text hovoria „kedykoľvek“, ostatné „počas hry“. Hráme: kedykoľvek.
note-hungarian-refused = Návod dáva 1 bod za odmietnuté zdvojnásobenie. To platí pre prvé; pri ďalšom sa počíta hodnota, ktorú partia mala pred ním.
note-hungarian-highest = Návod len vymenúva čísla na stávkovej kocke: 2 až 64. Číslo 64 berieme ako najvyššie.
book-contents = Obsah
book-search = Hľadať v pravidlách
book-search-none = Nič sa nenašlo.
