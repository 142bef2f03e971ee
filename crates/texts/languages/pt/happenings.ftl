happened-threw = { $player } lançou um { $die }.
happened-tie = Saiu { $die } a ambos: outra vez.
happened-tie-doubles = Saiu { $die } a ambos: a aposta dobra para { $value }, e outra vez.
happened-starts = { $player } começa.
happened-starts-with = { $player } começa com { $larger } e { $smaller }.
happened-got-white = { $player } tirou o maior número, fica com as Brancas e começa.
happened-rolled = { $player } lançou { $larger } e { $smaller }.
happened-rolled-double = { $player } lançou um duplo de { $die }.
happened-moved = { $player } moveu da casa { $from } para a casa { $to }.
happened-hit = { $player } moveu da casa { $from } para a casa { $to } e capturou.
happened-entered = { $player } reentrou na casa { $to }.
happened-entered-hitting = { $player } reentrou na casa { $to } e capturou.
happened-bore-off = { $player } retirou uma peça da casa { $from }.
happened-played = { $player } jogou { $play }.
happened-landed-on-block = { $player } caiu num bloqueio: a peça vai para a barra.
happened-cannot-move = { $player } não pode mover.
happened-stays-on-bar = { $player } não pode reentrar da barra.
happened-passed-rest = { $player } abdicou do resto do lançamento.
happened-ended-turn = { $player } terminou a sua vez.
happened-undone = Movimento anulado.
happened-nothing-left = Não há mais nada para jogar: recolhe os dados.
happened-doubled = { $player } dobrou para { $value }.
happened-took = { $player } aceitou. O cubo está em { $value }.
happened-passed = { $player } recusou a dobra.
happened-beavered = { $player } fez um beaver para { $value }.
happened-raccooned = { $player } fez um raccoon para { $value }.
happened-resigned = { $player } propõe desistir.
happened-claimed = { $player } reivindica a vitória.
happened-settled = { $player } propõe um acordo.
happened-accepted = { $player } aceitou.
happened-declined = { $player } recusou. A partida continua.
happened-won = { $player } ganhou a partida.
happened-won-match = { $player } ganhou o match.
happened-needs = { $needed ->
    [one] { $player } precisa de mais { $needed } ponto.
   *[other] { $player } precisa de mais { $needed } pontos.
}
