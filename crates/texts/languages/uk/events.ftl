event-threw = { $player ->
    [you] Ви кидаєте кість: { $die }.
   *[other] { $player } кидає кість: { $die }.
}
event-tie = В обох { $die }. Кидайте ще раз.
event-starts = { $player ->
    [you] Починаєте ви.
   *[other] Починає { $player }.
}
event-got-white = { $player ->
    [you] Ви виграєте кидок, отримуєте білі шашки й починаєте.
   *[other] { $player } виграє кидок, отримує білі шашки й починає.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Ви кидаєте { $larger } і { $smaller }.
   *[other] { $player } кидає { $larger } і { $smaller }.
}
event-rolled-double = { $player ->
    [you] Ви кидаєте дубль: { $die } і { $die }.
   *[other] { $player } кидає дубль: { $die } і { $die }.
}
event-moved = { $player ->
    [you] Ви ходите з пункту { $from } на пункт { $to }.
   *[other] { $player } ходить з пункту { $from } на пункт { $to }.
}
event-hit = { $player ->
    [you] Ви ходите з пункту { $from } на пункт { $to } і б’єте.
   *[other] { $player } ходить з пункту { $from } на пункт { $to } і б’є.
}
event-entered = { $player ->
    [you] Ви входите на пункт { $to }.
   *[other] { $player } входить на пункт { $to }.
}
event-entered-hitting = { $player ->
    [you] Ви входите на пункт { $to } і б’єте.
   *[other] { $player } входить на пункт { $to } і б’є.
}
event-bore-off = { $player ->
    [you] Ви викидаєте шашку з пункту { $from }.
   *[other] { $player } викидає шашку з пункту { $from }.
}
event-played = { $player } грає { $play }.
event-landed-on-block = { $player ->
    [you] Ви стаєте на закритий пункт: шашка йде на бар.
   *[other] { $player } стає на закритий пункт: шашка йде на бар.
}
event-cannot-move = { $player ->
    [you] Ви не можете ходити.
   *[other] { $player } не може ходити.
}
event-ended-turn = { $player } завершує хід.
event-undone = Хід скасовано.
event-doubled = { $player ->
    [you] Ви подвоюєте до { $value }.
   *[other] { $player } подвоює до { $value }.
}
event-took = { $player ->
    [you] Ви берете куб. На ньому { $value }.
   *[other] { $player } бере куб. На ньому { $value }.
}
event-passed = { $player ->
    [you] Ви пасуєте.
   *[other] { $player } пасує.
}
event-beavered = { $player ->
    [you] Ви відповідаєте бівером: { $value }.
   *[other] { $player } відповідає бівером: { $value }.
}
event-raccooned = { $player ->
    [you] Ви відповідаєте ракуном: { $value }.
   *[other] { $player } відповідає ракуном: { $value }.
}
event-resigned = { $player ->
    [you] Ви хочете здатися.
   *[other] { $player } хоче здатися.
}
event-claimed = { $player ->
    [you] Ви заявляєте про перемогу.
   *[other] { $player } заявляє про перемогу.
}
event-settled = { $player ->
    [you] Ви пропонуєте мирову.
   *[other] { $player } пропонує мирову.
}
event-accepted = { $player ->
    [you] Ви погоджуєтеся.
   *[other] { $player } погоджується.
}
event-declined = { $player ->
    [you] Ви не погоджуєтеся. Партія триває.
   *[other] { $player } не погоджується. Партія триває.
}
event-won = { $player ->
    [you] Ви виграєте партію.
   *[other] { $player } виграє партію.
}
event-won-match = { $player ->
    [you] Ви виграєте матч.
   *[other] { $player } виграє матч.
}
