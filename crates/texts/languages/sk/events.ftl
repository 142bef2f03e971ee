event-threw = { $player } hádže { $die ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
   *[other] šestku
}.
event-tie = Obaja hádžu { $die ->
    [1] jednotku
    [2] dvojku
    [3] trojku
    [4] štvorku
    [5] päťku
   *[other] šestku
}. Hoďte znova.
event-starts = Začína { $player }.
event-got-white = { $player } hádže viac, dostáva biele a začína.
event-side = { $color }: { $name }.
event-rolled = { $player } hádže { $larger } a { $smaller }.
event-rolled-double = { $player } hádže paš: { $die ->
    [1] dve jednotky
    [2] dve dvojky
    [3] dve trojky
    [4] dve štvorky
    [5] dve päťky
   *[other] dve šestky
}.
event-moved = { $player } ťahá z klinu { $from } na klin { $to }.
event-hit = { $player } ťahá z klinu { $from } na klin { $to } a vyhadzuje.
event-entered = { $player } nasadzuje na klin { $to }.
event-entered-hitting = { $player } nasadzuje na klin { $to } a vyhadzuje.
event-bore-off = { $player } vyvádza kameň z klinu { $from }.
event-played = { $player } hrá { $play }.
event-landed-on-block = { $player } dopadá na blokovaný klin: kameň ide na bar.
event-cannot-move = { $player } nemôže ťahať.
event-ended-turn = { $player } končí ťah.
event-undone = Ťah vrátený.
event-doubled = { $player } zdvojnásobuje na { $value }.
event-took = { $player } prijíma. Stávková kocka ukazuje { $value }.
event-passed = { $player } odmieta.
event-beavered = { $player } dáva beaver na { $value }.
event-raccooned = { $player } dáva raccoon na { $value }.
event-resigned = { $player } ponúka, že sa vzdá.
event-claimed = { $player } si nárokuje výhru.
event-settled = { $player } ponúka dohodu.
event-accepted = { $player } prijíma.
event-declined = { $player } odmieta. Hrá sa ďalej.
event-won = { $player } vyhráva partiu.
event-won-match = { $player } vyhráva zápas.
