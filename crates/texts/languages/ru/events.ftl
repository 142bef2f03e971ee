event-threw = { $player ->
    [you] Вы бросаете кость: { $die }.
   *[other] { $player } бросает кость: { $die }.
}
event-tie = У обоих { $die }. Бросайте ещё раз.
event-starts = { $player ->
    [you] Начинаете вы.
   *[other] Начинает { $player }.
}
event-got-white = { $player ->
    [you] Вы выигрываете бросок, получаете белые шашки и начинаете.
   *[other] { $player } выигрывает бросок, получает белые шашки и начинает.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Вы бросаете { $larger } и { $smaller }.
   *[other] { $player } бросает { $larger } и { $smaller }.
}
event-rolled-double = { $player ->
    [you] Вы бросаете дубль: { $die } и { $die }.
   *[other] { $player } бросает дубль: { $die } и { $die }.
}
event-moved = { $player ->
    [you] Вы ходите с пункта { $from } на пункт { $to }.
   *[other] { $player } ходит с пункта { $from } на пункт { $to }.
}
event-hit = { $player ->
    [you] Вы ходите с пункта { $from } на пункт { $to } и бьёте.
   *[other] { $player } ходит с пункта { $from } на пункт { $to } и бьёт.
}
event-entered = { $player ->
    [you] Вы входите на пункт { $to }.
   *[other] { $player } входит на пункт { $to }.
}
event-entered-hitting = { $player ->
    [you] Вы входите на пункт { $to } и бьёте.
   *[other] { $player } входит на пункт { $to } и бьёт.
}
event-bore-off = { $player ->
    [you] Вы выбрасываете шашку с пункта { $from }.
   *[other] { $player } выбрасывает шашку с пункта { $from }.
}
event-played = { $player } играет { $play }.
event-landed-on-block = { $player ->
    [you] Вы встаёте на закрытый пункт: шашка уходит на бар.
   *[other] { $player } встаёт на закрытый пункт: шашка уходит на бар.
}
event-cannot-move = { $player ->
    [you] Вы не можете ходить.
   *[other] { $player } не может ходить.
}
event-ended-turn = { $player } завершает ход.
event-undone = Ход отменён.
event-doubled = { $player ->
    [you] Вы удваиваете до { $value }.
   *[other] { $player } удваивает до { $value }.
}
event-took = { $player ->
    [you] Вы берёте куб. На нём { $value }.
   *[other] { $player } берёт куб. На нём { $value }.
}
event-passed = { $player ->
    [you] Вы пасуете.
   *[other] { $player } пасует.
}
event-beavered = { $player ->
    [you] Вы отвечаете бивером: { $value }.
   *[other] { $player } отвечает бивером: { $value }.
}
event-raccooned = { $player ->
    [you] Вы отвечаете ракуном: { $value }.
   *[other] { $player } отвечает ракуном: { $value }.
}
event-resigned = { $player ->
    [you] Вы хотите сдаться.
   *[other] { $player } хочет сдаться.
}
event-claimed = { $player ->
    [you] Вы заявляете о победе.
   *[other] { $player } заявляет о победе.
}
event-settled = { $player ->
    [you] Вы предлагаете мировую.
   *[other] { $player } предлагает мировую.
}
event-accepted = { $player ->
    [you] Вы соглашаетесь.
   *[other] { $player } соглашается.
}
event-declined = { $player ->
    [you] Вы не соглашаетесь. Партия продолжается.
   *[other] { $player } не соглашается. Партия продолжается.
}
event-won = { $player ->
    [you] Вы выигрываете партию.
   *[other] { $player } выигрывает партию.
}
event-won-match = { $player ->
    [you] Вы выигрываете матч.
   *[other] { $player } выигрывает матч.
}
