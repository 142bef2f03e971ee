coach-title = Treinador
coach-better = { $better-play } é melhor.
coach-much-better = { $better-play } é muito melhor.
coach-gives-away = { $play } custa { $loss ->
    [one] { $loss } ponto
   *[other] { $loss } pontos
}.
coach-keep = Manter a minha
coach-change = Tentar de novo

coach-shots = Depois desta jogada, { $played ->
    [0] nenhum lançamento te captura uma peça
    [one] { $played } lançamento em 36 captura-te uma peça
   *[other] { $played } lançamentos em 36 capturam-te uma peça
}; depois da melhor, { $better ->
    [0] nenhum
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Esta jogada não captura nada; a melhor captura { $better ->
        [one] uma peça
       *[other] { $better } peças
    }.
    [one] Esta jogada captura uma peça; a melhor { $better ->
        [0] não captura nenhuma
       *[other] captura { $better }
    }.
   *[other] Esta jogada captura { $played } peças; a melhor { $better ->
        [0] não captura nenhuma
       *[other] captura { $better }
    }.
}
coach-better-makes = A melhor jogada fecha a tua casa { $point }.
coach-played-makes = Esta jogada fecha a tua casa { $point }.
coach-better-breaks = A melhor jogada abandona a tua casa { $point }.
coach-played-breaks = Esta jogada abandona a tua casa { $point }; a melhor mantém-na.
coach-prime = { $played ->
    [one] A tua maior barreira é de { $played } casa depois desta jogada, de { $better } depois da melhor.
   *[other] A tua maior barreira é de { $played } casas depois desta jogada, de { $better } depois da melhor.
}
coach-stays-on-bar = Depois desta jogada, o adversário { $played ->
    [0] reentra com todos os lançamentos
    [one] não reentra com { $played } lançamento em 36
   *[other] não reentra com { $played } lançamentos em 36
}; depois da melhor, { $better ->
    [0] reentra sempre
   *[other] não reentra com { $better }
}.
coach-aims = Depois desta jogada, { $played ->
    [0] nenhum dos teus lançamentos captura na próxima vez
    [one] { $played } dos teus 36 lançamentos captura na próxima vez
   *[other] { $played } dos teus 36 lançamentos capturam na próxima vez
}; depois da melhor, { $better ->
    [0] nenhum
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Depois desta jogada a corrida fica empatada
    [one] Depois desta jogada tens { $played } pip de vantagem
   *[other] Depois desta jogada tens { $played } pips de vantagem
}; depois da melhor, { $better ->
    [0] fica empatada
   *[other] tens { $better } de vantagem
}.
coach-lead-behind = { $played ->
    [one] Depois desta jogada tens { $played } pip de atraso
   *[other] Depois desta jogada tens { $played } pips de atraso
}; depois da melhor, tens { $better } de atraso.
coach-lead-passes = { $played ->
    [one] Depois desta jogada tens { $played } pip de atraso
   *[other] Depois desta jogada tens { $played } pips de atraso
}; depois da melhor, { $better ->
    [0] a corrida fica empatada
   *[other] tens { $better } de vantagem
}.
coach-lead-loses = { $played ->
    [0] Depois desta jogada a corrida fica empatada
    [one] Depois desta jogada tens { $played } pip de vantagem
   *[other] Depois desta jogada tens { $played } pips de vantagem
}; depois da melhor, tens { $better } de atraso.
coach-back = Depois desta jogada { $played ->
    [0] não tens peças
    [one] ainda tens { $played } peça
   *[other] ainda tens { $played } peças
} no quadrante interior do adversário; depois da melhor, { $better ->
    [0] nenhuma
   *[other] { $better }
}.
coach-stack = A tua pilha mais alta fica com { $played ->
    [one] { $played } peça
   *[other] { $played } peças
} depois desta jogada, com { $better } depois da melhor.
coach-off = Depois desta jogada { $played ->
    [0] não tens peças retiradas
    [one] tens { $played } peça retirada
   *[other] tens { $played } peças retiradas
}; depois da melhor, { $better ->
    [0] nenhuma
   *[other] { $better }
}.
coach-wins = Esta jogada ganha { $played }% das partidas, a melhor { $better }%.
coach-gammons = Esta jogada ganha um gammon em { $played }% das partidas, a melhor em { $better }%.
coach-lost-gammons = Esta jogada perde um gammon em { $played }% das partidas, a melhor em { $better }%.

coach-should-double = Aqui o certo é dobrar.
coach-should-roll = É cedo demais para dobrar.
coach-should-play-on = A tua posição é boa demais para dobrar: joga pelo gammon.
coach-should-take = É de aceitar: ganhas { $chance }% das partidas, e isso chega.
coach-should-pass = É de recusar: só ganhas { $chance }% das partidas.

fact-pips = { $pips ->
    [one] Falta-te { $pips } pip.
   *[other] Faltam-te { $pips } pips.
}
fact-lead = Tens { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} de vantagem.
fact-behind = Tens { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} de atraso.
fact-on-bar = { $checkers ->
    [one] Tens { $checkers } peça na barra.
   *[other] Tens { $checkers } peças na barra.
}
fact-opponent-on-bar = { $checkers ->
    [one] O adversário tem { $checkers } peça na barra.
   *[other] O adversário tem { $checkers } peças na barra.
}
fact-off = { $checkers ->
    [0] Não retiraste nenhuma peça.
    [one] Retiraste { $checkers } peça.
   *[other] Retiraste { $checkers } peças.
}
fact-opponent-off = { $checkers ->
    [0] O adversário não retirou nenhuma peça.
    [one] O adversário retirou { $checkers } peça.
   *[other] O adversário retirou { $checkers } peças.
}
fact-blot = { $shots ->
    [0] Nenhum lançamento captura a tua peça isolada na casa { $point }.
    [one] { $shots } lançamento em 36 captura a tua peça isolada na casa { $point }.
   *[other] { $shots } lançamentos em 36 capturam a tua peça isolada na casa { $point }.
}
fact-hitting = { $shots ->
    [0] Nenhum dos teus lançamentos captura.
    [one] { $shots } dos teus 36 lançamentos captura.
   *[other] { $shots } dos teus 36 lançamentos capturam.
}
fact-opponent-hitting = { $shots ->
    [0] Nenhum lançamento do adversário captura.
    [one] { $shots } dos 36 lançamentos do adversário captura.
   *[other] { $shots } dos 36 lançamentos do adversário capturam.
}
fact-entering = { $shots ->
    [0] Nenhum lançamento permite reentrar: o quadrante está fechado.
    [one] { $shots } lançamento em 36 permite reentrar.
   *[other] { $shots } lançamentos em 36 permitem reentrar.
}
fact-dancing = { $shots ->
    [0] Podes mover com todos os lançamentos.
    [one] Com { $shots } lançamento em 36 não podes mover.
   *[other] Com { $shots } lançamentos em 36 não podes mover.
}
fact-prime = { $count ->
    [one] A tua maior barreira é de { $count } casa.
    [6] Tens uma barreira completa: seis casas seguidas.
   *[other] A tua maior barreira é de { $count } casas.
}
fact-back = { $checkers ->
    [0] Não tens peças atrás.
    [one] Tens { $checkers } peça atrás.
   *[other] Tens { $checkers } peças atrás.
}
fact-opponent-back = { $checkers ->
    [0] O adversário não tem peças atrás.
    [one] O adversário tem { $checkers } peça atrás.
   *[other] O adversário tem { $checkers } peças atrás.
}
fact-stack = { $checkers ->
    [one] A tua pilha mais alta tem { $checkers } peça.
   *[other] A tua pilha mais alta tem { $checkers } peças.
}
coach-found-play = Há uma jogada melhor.
coach-found-cube = Tens a certeza quanto ao cubo?
coach-show = Mostrar
reason-cube-chances = Ganhas { $wins }% das partidas, { $gammons }% com um gammon, e perdes um gammon em { $lost }%.
reason-cube-double-from = Com este cubo e este resultado, é correto dobrar a partir de { $chance }%.
reason-cube-take-from = O adversário tem { $wins }% e precisa de { $chance }% para aceitar.
reason-cube-too-good = A partir de { $chance }%, é melhor jogar pelo gammon do que dobrar.
reason-cube-you-need = Ganhas { $wins }% das partidas; com este cubo e este resultado, precisas de { $chance }% para aceitar.
reason-cube-market = { $rolls ->
    [0] Mesmo depois do teu melhor lançamento, o adversário ainda poderia aceitar na próxima vez, por isso não há pressa.
    [one] Depois de { $rolls } lançamento em 36, o adversário teria de recusar na próxima vez.
   *[other] Depois de { $rolls } lançamentos em 36, o adversário teria de recusar na próxima vez.
}
