happened-threw = { $player } хвърли { $die }.
happened-tie = И двамата хвърлиха { $die }. Хвърлете пак.
happened-starts = Започва { $player }.
happened-got-white = { $player } хвърли повече, взема белите и започва.
happened-side = { $color }: { $name }.
happened-rolled = { $player } хвърли { $larger } и { $smaller }.
happened-rolled-double = { $player } хвърли чифт { $die ->
    [1] единици
    [2] двойки
    [3] тройки
    [4] четворки
    [5] петици
   *[other] шестици
}.
happened-moved = { $player } премести пул от поле { $from } на поле { $to }.
happened-hit = { $player } премести пул от поле { $from } на поле { $to } и удари.
happened-entered = { $player } влезе на поле { $to }.
happened-entered-hitting = { $player } влезе на поле { $to } и удари.
happened-bore-off = { $player } извади пул от поле { $from }.
happened-played = { $player } изигра { $play }.
happened-landed-on-block = { $player } стъпи на капия: пулът отива на бара.
happened-cannot-move = { $player } няма ход.
happened-ended-turn = { $player } завърши хода си.
happened-undone = Ходът е отменен.
happened-doubled = { $player } удвои до { $value }.
happened-took = { $player } взе. Кубът показва { $value }.
happened-passed = { $player } пасува.
happened-beavered = { $player } отвърна с бийвър до { $value }.
happened-raccooned = { $player } отвърна с ракун до { $value }.
happened-resigned = { $player } предлага да се предаде.
happened-claimed = { $player } обявява победа.
happened-settled = { $player } предлага спогодба.
happened-accepted = { $player } прие.
happened-declined = { $player } отказа. Партията продължава.
happened-won = { $player } спечели партията.
happened-won-match = { $player } спечели мача.
