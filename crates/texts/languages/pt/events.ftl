event-threw = { $player ->
    [you] Lançaste { $die }.
   *[other] { $player } lançou { $die }.
}
event-tie = Ambos lançaram { $die }: lança-se outra vez.
event-starts = { $player ->
    [you] Começas tu.
   *[other] { $player } começa.
}
event-got-white = { $player ->
    [you] Lançaste mais alto, ficas com as Brancas e começas.
   *[other] { $player } lançou mais alto, fica com as Brancas e começa.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Lançaste { $larger }-{ $smaller }.
   *[other] { $player } lançou { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Lançaste um duplo de { $die }.
   *[other] { $player } lançou um duplo de { $die }.
}
event-moved = { $player ->
    [you] Moveste da casa { $from } para a casa { $to }.
   *[other] { $player } moveu da casa { $from } para a casa { $to }.
}
event-hit = { $player ->
    [you] Moveste da casa { $from } para a casa { $to } e capturaste.
   *[other] { $player } moveu da casa { $from } para a casa { $to } e capturou.
}
event-entered = { $player ->
    [you] Reentraste na casa { $to }.
   *[other] { $player } reentrou na casa { $to }.
}
event-entered-hitting = { $player ->
    [you] Reentraste na casa { $to } e capturaste.
   *[other] { $player } reentrou na casa { $to } e capturou.
}
event-bore-off = { $player ->
    [you] Retiraste uma peça da casa { $from }.
   *[other] { $player } retirou uma peça da casa { $from }.
}
event-played = { $player } jogou { $play }.
event-landed-on-block = { $player ->
    [you] Caíste num bloqueio: a peça vai para a barra.
   *[other] { $player } caiu num bloqueio: a peça vai para a barra.
}
event-cannot-move = { $player ->
    [you] Não podes mover.
   *[other] { $player } não pode mover.
}
event-ended-turn = { $player } terminou a sua vez.
event-undone = Movimento anulado.
event-doubled = { $player ->
    [you] Dobraste para { $value }.
   *[other] { $player } dobrou para { $value }.
}
event-took = { $player ->
    [you] Aceitaste. O cubo está em { $value }.
   *[other] { $player } aceitou. O cubo está em { $value }.
}
event-passed = { $player ->
    [you] Recusaste.
   *[other] { $player } recusou.
}
event-beavered = { $player ->
    [you] Fizeste um beaver para { $value }.
   *[other] { $player } fez um beaver para { $value }.
}
event-raccooned = { $player ->
    [you] Fizeste um raccoon para { $value }.
   *[other] { $player } fez um raccoon para { $value }.
}
event-resigned = { $player ->
    [you] Propões desistir.
   *[other] { $player } propõe desistir.
}
event-claimed = { $player ->
    [you] Reclamas a vitória.
   *[other] { $player } reclama a vitória.
}
event-settled = { $player ->
    [you] Propões um acordo.
   *[other] { $player } propõe um acordo.
}
event-accepted = { $player ->
    [you] Aceitaste.
   *[other] { $player } aceitou.
}
event-declined = { $player ->
    [you] Recusaste. A partida continua.
   *[other] { $player } recusou. A partida continua.
}
event-won = { $player ->
    [you] Ganhaste a partida.
   *[other] { $player } ganhou a partida.
}
event-won-match = { $player ->
    [you] Ganhaste o match.
   *[other] { $player } ganhou o match.
}
