event-threw = { $player ->
    [you] Hádžeš { $die ->
        [1] jednotku
        [2] dvojku
        [3] trojku
        [4] štvorku
        [5] päťku
       *[other] šestku
    }.
   *[other] { $player } hádže { $die ->
        [1] jednotku
        [2] dvojku
        [3] trojku
        [4] štvorku
        [5] päťku
       *[other] šestku
    }.
}
event-tie = Obaja hádžu { $die ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
   *[other] šestku
}. Hoďte znova.
event-starts = { $player ->
    [you] Začínaš ty.
   *[other] Začína { $player }.
}
event-got-white = { $player ->
    [you] Hádžeš viac, dostávaš biele a začínaš.
   *[other] { $player } hádže viac, dostáva biele a začína.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Hádžeš { $larger } a { $smaller }.
   *[other] { $player } hádže { $larger } a { $smaller }.
}
event-rolled-double = { $player ->
    [you] Hádžeš paš: { $die ->
        [1] dve jednotky
        [2] dve dvojky
        [3] dve trojky
        [4] dve štvorky
        [5] dve päťky
       *[other] dve šestky
    }.
   *[other] { $player } hádže paš: { $die ->
        [1] dve jednotky
        [2] dve dvojky
        [3] dve trojky
        [4] dve štvorky
        [5] dve päťky
       *[other] dve šestky
    }.
}
event-moved = { $player ->
    [you] Ťaháš z klinu { $from } na klin { $to }.
   *[other] { $player } ťahá z klinu { $from } na klin { $to }.
}
event-hit = { $player ->
    [you] Ťaháš z klinu { $from } na klin { $to } a vyhadzuješ.
   *[other] { $player } ťahá z klinu { $from } na klin { $to } a vyhadzuje.
}
event-entered = { $player ->
    [you] Nasadzuješ na klin { $to }.
   *[other] { $player } nasadzuje na klin { $to }.
}
event-entered-hitting = { $player ->
    [you] Nasadzuješ na klin { $to } a vyhadzuješ.
   *[other] { $player } nasadzuje na klin { $to } a vyhadzuje.
}
event-bore-off = { $player ->
    [you] Vyvádzaš kameň z klinu { $from }.
   *[other] { $player } vyvádza kameň z klinu { $from }.
}
event-played = { $player } hrá { $play }.
event-landed-on-block = { $player ->
    [you] Dopadáš na blokovaný klin: kameň ide na bar.
   *[other] { $player } dopadá na blokovaný klin: kameň ide na bar.
}
event-cannot-move = { $player ->
    [you] Nemôžeš ťahať.
   *[other] { $player } nemôže ťahať.
}
event-ended-turn = { $player } končí ťah.
event-undone = Ťah vrátený.
event-doubled = { $player ->
    [you] Zdvojnásobuješ na { $value }.
   *[other] { $player } zdvojnásobuje na { $value }.
}
event-took = { $player ->
    [you] Prijímaš. Stávková kocka ukazuje { $value }.
   *[other] { $player } prijíma. Stávková kocka ukazuje { $value }.
}
event-passed = { $player ->
    [you] Odmietaš.
   *[other] { $player } odmieta.
}
event-beavered = { $player ->
    [you] Dávaš beaver na { $value }.
   *[other] { $player } dáva beaver na { $value }.
}
event-raccooned = { $player ->
    [you] Dávaš raccoon na { $value }.
   *[other] { $player } dáva raccoon na { $value }.
}
event-resigned = { $player ->
    [you] Ponúkaš, že sa vzdáš.
   *[other] { $player } ponúka, že sa vzdá.
}
event-claimed = { $player ->
    [you] Nárokuješ si výhru.
   *[other] { $player } si nárokuje výhru.
}
event-settled = { $player ->
    [you] Ponúkaš dohodu.
   *[other] { $player } ponúka dohodu.
}
event-accepted = { $player ->
    [you] Prijímaš.
   *[other] { $player } prijíma.
}
event-declined = { $player ->
    [you] Odmietaš. Hrá sa ďalej.
   *[other] { $player } odmieta. Hrá sa ďalej.
}
event-won = { $player ->
    [you] Vyhrávaš partiu.
   *[other] { $player } vyhráva partiu.
}
event-won-match = { $player ->
    [you] Vyhrávaš zápas.
   *[other] { $player } vyhráva zápas.
}
