event-threw = { $player } hází { $die ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
   *[other] šestku
}.
event-tie = Oba házejí { $die ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
   *[other] šestku
}. Hoďte znovu.
event-starts = Začíná { $player }.
event-got-white = { $player } hází víc, dostává bílé a začíná.
event-side = { $color }: { $name }.
event-rolled = { $player } hází { $larger } a { $smaller }.
event-rolled-double = { $player } hází paš { $die ->
    [1] jedniček
    [2] dvojek
    [3] trojek
    [4] čtyřek
    [5] pětek
   *[other] šestek
}.
event-moved = { $player } táhne z klínu { $from } na klín { $to }.
event-hit = { $player } táhne z klínu { $from } na klín { $to } a vyhazuje.
event-entered = { $player } nasazuje na klín { $to }.
event-entered-hitting = { $player } nasazuje na klín { $to } a vyhazuje.
event-bore-off = { $player } vyvádí kámen z klínu { $from }.
event-played = { $player } hraje { $play }.
event-landed-on-block = { $player } dopadá na blokovaný klín: kámen jde na bar.
event-cannot-move = { $player } nemůže táhnout.
event-ended-turn = { $player } končí tah.
event-undone = Tah vrácen.
event-doubled = { $player } zdvojnásobuje na { $value }.
event-took = { $player } přijímá. Sázecí kostka ukazuje { $value }.
event-passed = { $player } odmítá.
event-beavered = { $player } dává beaver na { $value }.
event-raccooned = { $player } dává raccoon na { $value }.
event-resigned = { $player } nabízí, že se vzdá.
event-claimed = { $player } si nárokuje výhru.
event-settled = { $player } nabízí dohodu.
event-accepted = { $player } přijímá.
event-declined = { $player } odmítá. Hraje se dál.
event-won = { $player } vyhrává partii.
event-won-match = { $player } vyhrává zápas.
