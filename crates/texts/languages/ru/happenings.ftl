happened-threw = { $player } бросает кость: { $die }.
happened-tie = У обоих { $die }: ещё раз.
happened-tie-doubles = У обоих { $die }: ставка удваивается до { $value }, и ещё раз.
happened-starts = Начинает { $player }.
happened-starts-with = Начинает { $player }: { $larger } и { $smaller }.
happened-got-white = { $player } бросает больше, получает белые шашки и начинает.
happened-rolled = { $player } бросает { $larger } и { $smaller }.
happened-rolled-double = { $player } бросает дубль: { $die } и { $die }.
happened-moved = { $player } ходит. Откуда: { $from }, куда: { $to }.
happened-hit = { $player } ходит и бьёт. Откуда: { $from }, куда: { $to }.
happened-entered = { $player } входит на { $to }.
happened-entered-hitting = { $player } входит на { $to } и бьёт.
happened-bore-off = { $player } выбрасывает шашку. Откуда: { $from }.
happened-played = { $player } играет { $play }.
happened-landed-on-block = { $player } встаёт на закрытый пункт: шашка уходит на бар.
happened-cannot-move = { $player } не может ходить.
happened-stays-on-bar = { $player } не может войти с бара.
happened-passed-rest = { $player } пропускает остаток броска.
happened-ended-turn = { $player } завершает ход.
happened-undone = Ход отменён.
happened-nothing-left = Играть больше нечего: соберите кости.
happened-doubled = { $player } удваивает до { $value }.
happened-took = { $player } берёт куб. На нём { $value }.
happened-passed = { $player } пасует.
happened-beavered = { $player } отвечает бивером: { $value }.
happened-raccooned = { $player } отвечает ракуном: { $value }.
happened-resigned = { $player } хочет сдаться.
happened-claimed = { $player } заявляет о победе.
happened-settled = { $player } предлагает мировую.
happened-accepted = { $player } соглашается.
happened-declined = { $player } не соглашается. Партия продолжается.
happened-won = { $player } выигрывает партию.
happened-won-match = { $player } выигрывает матч.
happened-needs = { $needed ->
    [one] { $player }: до победы { $needed } очко.
    [few] { $player }: до победы { $needed } очка.
    [many] { $player }: до победы { $needed } очков.
   *[other] { $player }: до победы { $needed } очка.
}
