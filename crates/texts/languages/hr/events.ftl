event-threw = { $player ->
    [you] Bacaš { $die ->
        [1] jedinicu
        [2] dvojku
        [3] trojku
        [4] četvorku
        [5] peticu
       *[other] šesticu
    }.
   *[other] { $player } baca { $die ->
        [1] jedinicu
        [2] dvojku
        [3] trojku
        [4] četvorku
        [5] peticu
       *[other] šesticu
    }.
}
event-tie = Oba igrača bacaju { $die ->
    [1] jedinicu
    [2] dvojku
    [3] trojku
    [4] četvorku
    [5] peticu
   *[other] šesticu
}: još jednom.
event-starts = { $player ->
    [you] Počinješ ti.
   *[other] Počinje { $player }.
}
event-got-white = { $player ->
    [you] Bacaš više, dobivaš bijele žetone i počinješ.
   *[other] { $player } baca više, dobiva bijele žetone i počinje.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Bacaš { $larger }-{ $smaller }.
   *[other] { $player } baca { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Bacaš { $die ->
        [1] duplu jedinicu
        [2] duplu dvojku
        [3] duplu trojku
        [4] duplu četvorku
        [5] duplu peticu
       *[other] duplu šesticu
    }.
   *[other] { $player } baca { $die ->
        [1] duplu jedinicu
        [2] duplu dvojku
        [3] duplu trojku
        [4] duplu četvorku
        [5] duplu peticu
       *[other] duplu šesticu
    }.
}
event-moved = { $player ->
    [you] Igraš s polja { $from } na polje { $to }.
   *[other] { $player } igra s polja { $from } na polje { $to }.
}
event-hit = { $player ->
    [you] Igraš s polja { $from } na polje { $to } i izbijaš.
   *[other] { $player } igra s polja { $from } na polje { $to } i izbija.
}
event-entered = { $player ->
    [you] Ulaziš na polje { $to }.
   *[other] { $player } ulazi na polje { $to }.
}
event-entered-hitting = { $player ->
    [you] Ulaziš na polje { $to } i izbijaš.
   *[other] { $player } ulazi na polje { $to } i izbija.
}
event-bore-off = { $player ->
    [you] Iznosiš žeton s polja { $from }.
   *[other] { $player } iznosi žeton s polja { $from }.
}
event-played = { $player } igra { $play }.
event-landed-on-block = { $player ->
    [you] Staješ na blokirano polje: žeton ide na bar.
   *[other] { $player } staje na blokirano polje: žeton ide na bar.
}
event-cannot-move = { $player ->
    [you] Ne možeš igrati.
   *[other] { $player } ne može igrati.
}
event-ended-turn = { $player } završava potez.
event-undone = Pomak je poništen.
event-doubled = { $player ->
    [you] Udvostručuješ na { $value }.
   *[other] { $player } udvostručuje na { $value }.
}
event-took = { $player ->
    [you] Prihvaćaš. Kocka za udvostručavanje je na { $value }.
   *[other] { $player } prihvaća. Kocka za udvostručavanje je na { $value }.
}
event-passed = { $player ->
    [you] Odbijaš.
   *[other] { $player } odbija.
}
event-beavered = { $player ->
    [you] Uzvraćaš beaverom na { $value }.
   *[other] { $player } uzvraća beaverom na { $value }.
}
event-raccooned = { $player ->
    [you] Uzvraćaš raccoonom na { $value }.
   *[other] { $player } uzvraća raccoonom na { $value }.
}
event-resigned = { $player ->
    [you] Nudiš predaju.
   *[other] { $player } nudi predaju.
}
event-claimed = { $player ->
    [you] Tražiš pobjedu.
   *[other] { $player } traži pobjedu.
}
event-settled = { $player ->
    [you] Nudiš dogovor.
   *[other] { $player } nudi dogovor.
}
event-accepted = { $player ->
    [you] Prihvaćaš.
   *[other] { $player } prihvaća.
}
event-declined = { $player ->
    [you] Odbijaš. Partija se nastavlja.
   *[other] { $player } odbija. Partija se nastavlja.
}
event-won = { $player ->
    [you] Dobivaš partiju.
   *[other] { $player } dobiva partiju.
}
event-won-match = { $player ->
    [you] Dobivaš meč.
   *[other] { $player } dobiva meč.
}
