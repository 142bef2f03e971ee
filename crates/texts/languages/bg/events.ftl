event-threw = { $player ->
    [you] Ти хвърли { $die }.
   *[other] { $player } хвърли { $die }.
}
event-tie = И двамата хвърлиха { $die }. Хвърлете пак.
event-starts = { $player ->
    [you] Започваш ти.
   *[other] Започва { $player }.
}
event-got-white = { $player ->
    [you] Ти хвърли повече, вземаш белите и започваш.
   *[other] { $player } хвърли повече, взема белите и започва.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Ти хвърли { $larger } и { $smaller }.
   *[other] { $player } хвърли { $larger } и { $smaller }.
}
event-rolled-double = { $player ->
    [you] Ти хвърли чифт { $die ->
        [1] единици
        [2] двойки
        [3] тройки
        [4] четворки
        [5] петици
       *[other] шестици
    }.
   *[other] { $player } хвърли чифт { $die ->
        [1] единици
        [2] двойки
        [3] тройки
        [4] четворки
        [5] петици
       *[other] шестици
    }.
}
event-moved = { $player ->
    [you] Ти премести пул от поле { $from } на поле { $to }.
   *[other] { $player } премести пул от поле { $from } на поле { $to }.
}
event-hit = { $player ->
    [you] Ти премести пул от поле { $from } на поле { $to } и удари.
   *[other] { $player } премести пул от поле { $from } на поле { $to } и удари.
}
event-entered = { $player ->
    [you] Ти влезе на поле { $to }.
   *[other] { $player } влезе на поле { $to }.
}
event-entered-hitting = { $player ->
    [you] Ти влезе на поле { $to } и удари.
   *[other] { $player } влезе на поле { $to } и удари.
}
event-bore-off = { $player ->
    [you] Ти извади пул от поле { $from }.
   *[other] { $player } извади пул от поле { $from }.
}
event-played = { $player } изигра { $play }.
event-landed-on-block = { $player ->
    [you] Ти стъпи на капия: пулът отива на бара.
   *[other] { $player } стъпи на капия: пулът отива на бара.
}
event-cannot-move = { $player ->
    [you] Нямаш ход.
   *[other] { $player } няма ход.
}
event-ended-turn = { $player } завърши хода си.
event-undone = Ходът е отменен.
event-doubled = { $player ->
    [you] Ти удвои до { $value }.
   *[other] { $player } удвои до { $value }.
}
event-took = { $player ->
    [you] Ти взе. Кубът показва { $value }.
   *[other] { $player } взе. Кубът показва { $value }.
}
event-passed = { $player ->
    [you] Ти пасува.
   *[other] { $player } пасува.
}
event-beavered = { $player ->
    [you] Ти отвърна с бийвър до { $value }.
   *[other] { $player } отвърна с бийвър до { $value }.
}
event-raccooned = { $player ->
    [you] Ти отвърна с ракун до { $value }.
   *[other] { $player } отвърна с ракун до { $value }.
}
event-resigned = { $player ->
    [you] Предлагаш да се предадеш.
   *[other] { $player } предлага да се предаде.
}
event-claimed = { $player ->
    [you] Обявяваш победа.
   *[other] { $player } обявява победа.
}
event-settled = { $player ->
    [you] Предлагаш спогодба.
   *[other] { $player } предлага спогодба.
}
event-accepted = { $player ->
    [you] Ти прие.
   *[other] { $player } прие.
}
event-declined = { $player ->
    [you] Ти отказа. Партията продължава.
   *[other] { $player } отказа. Партията продължава.
}
event-won = { $player ->
    [you] Ти спечели партията.
   *[other] { $player } спечели партията.
}
event-won-match = { $player ->
    [you] Ти спечели мача.
   *[other] { $player } спечели мача.
}
