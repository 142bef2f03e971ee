event-threw = { $player ->
    [you] Házíš { $die ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[other] šestku
    }.
   *[other] { $player } hází { $die ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[other] šestku
    }.
}
event-tie = Oba házejí { $die ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
   *[other] šestku
}. Hoďte znovu.
event-starts = { $player ->
    [you] Začínáš ty.
   *[other] Začíná { $player }.
}
event-got-white = { $player ->
    [you] Házíš víc, dostáváš bílé a začínáš.
   *[other] { $player } hází víc, dostává bílé a začíná.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Házíš { $larger } a { $smaller }.
   *[other] { $player } hází { $larger } a { $smaller }.
}
event-rolled-double = { $player ->
    [you] Házíš paš { $die ->
        [1] jedniček
        [2] dvojek
        [3] trojek
        [4] čtyřek
        [5] pětek
       *[other] šestek
    }.
   *[other] { $player } hází paš { $die ->
        [1] jedniček
        [2] dvojek
        [3] trojek
        [4] čtyřek
        [5] pětek
       *[other] šestek
    }.
}
event-moved = { $player ->
    [you] Táhneš z klínu { $from } na klín { $to }.
   *[other] { $player } táhne z klínu { $from } na klín { $to }.
}
event-hit = { $player ->
    [you] Táhneš z klínu { $from } na klín { $to } a vyhazuješ.
   *[other] { $player } táhne z klínu { $from } na klín { $to } a vyhazuje.
}
event-entered = { $player ->
    [you] Nasazuješ na klín { $to }.
   *[other] { $player } nasazuje na klín { $to }.
}
event-entered-hitting = { $player ->
    [you] Nasazuješ na klín { $to } a vyhazuješ.
   *[other] { $player } nasazuje na klín { $to } a vyhazuje.
}
event-bore-off = { $player ->
    [you] Vyvádíš kámen z klínu { $from }.
   *[other] { $player } vyvádí kámen z klínu { $from }.
}
event-played = { $player } hraje { $play }.
event-landed-on-block = { $player ->
    [you] Dopadáš na blokovaný klín: kámen jde na bar.
   *[other] { $player } dopadá na blokovaný klín: kámen jde na bar.
}
event-cannot-move = { $player ->
    [you] Nemůžeš táhnout.
   *[other] { $player } nemůže táhnout.
}
event-ended-turn = { $player } končí tah.
event-undone = Tah vrácen.
event-doubled = { $player ->
    [you] Zdvojnásobuješ na { $value }.
   *[other] { $player } zdvojnásobuje na { $value }.
}
event-took = { $player ->
    [you] Přijímáš. Sázecí kostka ukazuje { $value }.
   *[other] { $player } přijímá. Sázecí kostka ukazuje { $value }.
}
event-passed = { $player ->
    [you] Odmítáš.
   *[other] { $player } odmítá.
}
event-beavered = { $player ->
    [you] Dáváš beaver na { $value }.
   *[other] { $player } dává beaver na { $value }.
}
event-raccooned = { $player ->
    [you] Dáváš raccoon na { $value }.
   *[other] { $player } dává raccoon na { $value }.
}
event-resigned = { $player ->
    [you] Nabízíš, že se vzdáš.
   *[other] { $player } nabízí, že se vzdá.
}
event-claimed = { $player ->
    [you] Nárokuješ si výhru.
   *[other] { $player } si nárokuje výhru.
}
event-settled = { $player ->
    [you] Nabízíš dohodu.
   *[other] { $player } nabízí dohodu.
}
event-accepted = { $player ->
    [you] Přijímáš.
   *[other] { $player } přijímá.
}
event-declined = { $player ->
    [you] Odmítáš. Hraje se dál.
   *[other] { $player } odmítá. Hraje se dál.
}
event-won = { $player ->
    [you] Vyhráváš partii.
   *[other] { $player } vyhrává partii.
}
event-won-match = { $player ->
    [you] Vyhráváš zápas.
   *[other] { $player } vyhrává zápas.
}
