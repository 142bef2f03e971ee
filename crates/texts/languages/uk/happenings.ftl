happened-threw = { $player } кидає кість: { $die }.
happened-tie = В обох { $die }: ще раз.
happened-tie-doubles = В обох { $die }: ставка подвоюється до { $value }, і ще раз.
happened-starts = Починає { $player }.
happened-starts-with = Починає { $player }: { $larger } і { $smaller }.
happened-got-white = { $player } кидає більше, отримує білі шашки й починає.
happened-rolled = { $player } кидає { $larger } і { $smaller }.
happened-rolled-double = { $player } кидає дубль: { $die } і { $die }.
happened-moved = { $player } ходить. Звідки: { $from }, куди: { $to }.
happened-hit = { $player } ходить і б’є. Звідки: { $from }, куди: { $to }.
happened-entered = { $player } входить на { $to }.
happened-entered-hitting = { $player } входить на { $to } і б’є.
happened-bore-off = { $player } викидає шашку. Звідки: { $from }.
happened-played = { $player } грає { $play }.
happened-landed-on-block = { $player } стає на закритий пункт: шашка йде на бар.
happened-cannot-move = { $player } не може ходити.
happened-stays-on-bar = { $player } не може ввійти з бару.
happened-passed-rest = { $player } пропускає решту кидка.
happened-ended-turn = { $player } завершує хід.
happened-undone = Хід скасовано.
happened-nothing-left = Більше немає чого грати: зберіть кості.
happened-doubled = { $player } подвоює до { $value }.
happened-took = { $player } бере куб. На ньому { $value }.
happened-passed = { $player } пасує.
happened-beavered = { $player } відповідає бівером: { $value }.
happened-raccooned = { $player } відповідає ракуном: { $value }.
happened-resigned = { $player } хоче здатися.
happened-claimed = { $player } заявляє про виграш.
happened-settled = { $player } пропонує мирову.
happened-accepted = { $player } погоджується.
happened-declined = { $player } не погоджується. Партія триває.
happened-won = { $player } виграє партію.
happened-won-match = { $player } виграє матч.
happened-needs = { $needed ->
    [one] { $player }: до перемоги { $needed } очко.
    [few] { $player }: до перемоги { $needed } очки.
    [many] { $player }: до перемоги { $needed } очок.
   *[other] { $player }: до перемоги { $needed } очка.
}
