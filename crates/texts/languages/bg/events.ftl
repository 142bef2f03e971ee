event-threw = { $player } хвърли { $die }.
event-tie = И двамата хвърлиха { $die }. Хвърлете пак.
event-starts = Започва { $player }.
event-got-white = { $player } хвърли повече, взема белите и започва.
event-side = { $color }: { $name }.
event-rolled = { $player } хвърли { $larger } и { $smaller }.
event-rolled-double = { $player } хвърли чифт { $die ->
    [1] единици
    [2] двойки
    [3] тройки
    [4] четворки
    [5] петици
   *[other] шестици
}.
event-moved = { $player } премести пул от поле { $from } на поле { $to }.
event-hit = { $player } премести пул от поле { $from } на поле { $to } и удари.
event-entered = { $player } влезе на поле { $to }.
event-entered-hitting = { $player } влезе на поле { $to } и удари.
event-bore-off = { $player } извади пул от поле { $from }.
event-played = { $player } изигра { $play }.
event-landed-on-block = { $player } стъпи на капия: пулът отива на бара.
event-cannot-move = { $player } няма ход.
event-ended-turn = { $player } завърши хода си.
event-undone = Ходът е отменен.
event-doubled = { $player } удвои до { $value }.
event-took = { $player } взе. Кубът показва { $value }.
event-passed = { $player } пасува.
event-beavered = { $player } отвърна с бийвър до { $value }.
event-raccooned = { $player } отвърна с ракун до { $value }.
event-resigned = { $player } предлага да се предаде.
event-claimed = { $player } обявява победа.
event-settled = { $player } предлага спогодба.
event-accepted = { $player } прие.
event-declined = { $player } отказа. Партията продължава.
event-won = { $player } спечели партията.
event-won-match = { $player } спечели мача.
