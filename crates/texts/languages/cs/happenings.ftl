happened-threw = { $player } hází { $die ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
   *[other] šestku
}.
happened-tie = Oba házejí { $die ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
   *[other] šestku
}. Hoďte znovu.
happened-starts = Začíná { $player }.
happened-got-white = { $player } hází víc, dostává bílé a začíná.
happened-side = { $color }: { $name }.
happened-rolled = { $player } hází { $larger } a { $smaller }.
happened-rolled-double = { $player } hází paš { $die ->
    [1] jedniček
    [2] dvojek
    [3] trojek
    [4] čtyřek
    [5] pětek
   *[other] šestek
}.
happened-moved = { $player } táhne z klínu { $from } na klín { $to }.
happened-hit = { $player } táhne z klínu { $from } na klín { $to } a vyhazuje.
happened-entered = { $player } nasazuje na klín { $to }.
happened-entered-hitting = { $player } nasazuje na klín { $to } a vyhazuje.
happened-bore-off = { $player } vyvádí kámen z klínu { $from }.
happened-played = { $player } hraje { $play }.
happened-landed-on-block = { $player } dopadá na blokovaný klín: kámen jde na bar.
happened-cannot-move = { $player } nemůže táhnout.
happened-ended-turn = { $player } končí tah.
happened-undone = Tah vrácen.
happened-doubled = { $player } zdvojnásobuje na { $value }.
happened-took = { $player } přijímá. Sázecí kostka ukazuje { $value }.
happened-passed = { $player } odmítá.
happened-beavered = { $player } dává beaver na { $value }.
happened-raccooned = { $player } dává raccoon na { $value }.
happened-resigned = { $player } nabízí, že se vzdá.
happened-claimed = { $player } si nárokuje výhru.
happened-settled = { $player } nabízí dohodu.
happened-accepted = { $player } přijímá.
happened-declined = { $player } odmítá. Hraje se dál.
happened-won = { $player } vyhrává partii.
happened-won-match = { $player } vyhrává zápas.
