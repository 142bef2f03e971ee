happened-threw = { $player } hádže { $die ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
   *[other] šestku
}.
happened-tie = Obaja hádžu { $die ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
   *[other] šestku
}. Hoďte znova.
happened-starts = Začína { $player }.
happened-got-white = { $player } hádže viac, dostáva biele a začína.
happened-side = { $color }: { $name }.
happened-rolled = { $player } hádže { $larger } a { $smaller }.
happened-rolled-double = { $player } hádže paš: { $die ->
    [1] dve jednotky
    [2] dve dvojky
    [3] dve trojky
    [4] dve štvorky
    [5] dve päťky
   *[other] dve šestky
}.
happened-moved = { $player } ťahá z klinu { $from } na klin { $to }.
happened-hit = { $player } ťahá z klinu { $from } na klin { $to } a vyhadzuje.
happened-entered = { $player } nasadzuje na klin { $to }.
happened-entered-hitting = { $player } nasadzuje na klin { $to } a vyhadzuje.
happened-bore-off = { $player } vyvádza kameň z klinu { $from }.
happened-played = { $player } hrá { $play }.
happened-landed-on-block = { $player } dopadá na blokovaný klin: kameň ide na bar.
happened-cannot-move = { $player } nemôže ťahať.
happened-ended-turn = { $player } končí ťah.
happened-undone = Ťah vrátený.
happened-doubled = { $player } zdvojnásobuje na { $value }.
happened-took = { $player } prijíma. Stávková kocka ukazuje { $value }.
happened-passed = { $player } odmieta.
happened-beavered = { $player } dáva beaver na { $value }.
happened-raccooned = { $player } dáva raccoon na { $value }.
happened-resigned = { $player } ponúka, že sa vzdá.
happened-claimed = { $player } si nárokuje výhru.
happened-settled = { $player } ponúka dohodu.
happened-accepted = { $player } prijíma.
happened-declined = { $player } odmieta. Hrá sa ďalej.
happened-won = { $player } vyhráva partiu.
happened-won-match = { $player } vyhráva zápas.
