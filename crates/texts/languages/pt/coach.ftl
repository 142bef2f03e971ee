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
coach-stays-on-bar = Lançamentos que deixam o adversário na barra: { $played } em 36 depois desta jogada, { $better } depois da melhor.
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
reason-cube-take-from = O adversário ganha { $wins }% das partidas e precisa de { $chance }% para aceitar.
reason-cube-too-good = A partir de { $chance }%, é melhor jogar pelo gammon do que dobrar.
reason-cube-you-need = Com este cubo e este resultado, precisas de { $chance }% para aceitar.
reason-cube-wins = Ganhas { $wins }% das partidas.
reason-cube-gammons = Ganhas um gammon em { $gammons }% das partidas e perdes um gammon em { $lost }%.
reason-cube-no-market = Mesmo depois do teu melhor lançamento, o adversário ainda poderia aceitar na próxima vez, por isso não há pressa.
reason-cube-market = Depois de { $share }% das sequências do teu lançamento e da melhor resposta do adversário, este teria de recusar na próxima vez.
coach-will-hit = Lançamentos com que o adversário deve capturar: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-escapes = Lançamentos que libertam uma peça recuada do adversário: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-own-escapes = Lançamentos que na tua próxima vez libertam uma peça recuada tua: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-builders = Lançamentos que na tua próxima vez fecham a tua casa { $point }: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-deep = Peças nas tuas casas { $first } e { $second }: { $played } depois desta jogada, { $better } depois da melhor.
coach-block = Casas que tens fechadas em seis seguidas: { $played } depois desta jogada, { $better } depois da melhor.
coach-spare-pips = Pips livres antes de desfazer a tua barreira, sem contar as peças recuadas: { $played } depois desta jogada, { $better } depois da melhor.
coach-breaking = Lançamentos que na tua próxima vez te obrigam a abandonar uma casa do teu quadrante interior: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-exposing = Lançamentos que na tua próxima vez te obrigam a deixar uma peça isolada exposta: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-contact-kept = Depois desta jogada já nenhuma peça pode ser capturada; a melhor mantém o contacto.
coach-contact-broken = Depois da melhor jogada já nenhuma peça pode ser capturada; esta mantém o contacto.
coach-will-anchor = Lançamentos com que o adversário deve fechar uma casa no teu quadrante interior: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-will-escape = Lançamentos com que o adversário deve libertar uma peça recuada: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-will-block = Lançamentos com que o adversário deve fechar uma casa no quadrante interior dele: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-good-rolls = Lançamentos com que o adversário deve capturar, reentrar, libertar uma peça recuada ou fechar uma casa: { $played } em 36 depois desta jogada, { $better } depois da melhor.
coach-crossovers = Passagens de um quadrante ao seguinte até todas as tuas peças estarem no quadrante interior: { $played } depois desta jogada, { $better } depois da melhor.
coach-pips-from-home = Pips até todas as tuas peças estarem no quadrante interior: { $played } depois desta jogada, { $better } depois da melhor.
coach-wastage = Pips com o desperdício (EPC): { $played } depois desta jogada, { $better } depois da melhor.
coach-price-hit = Esta jogada captura e a melhor não, mas aqui isso vale menos.
reason-needed = Qualquer jogada que nisto não seja melhor custa pelo menos { $loss } pontos.
reason-rolls-hit = Lançamentos que só te capturam depois desta jogada: { $rolls } em 36 ({ $examples }).
reason-rolls-enter = Lançamentos que só deixam o adversário na barra depois da melhor jogada: { $rolls } em 36 ({ $examples }).
reason-rolls-anchor = Lançamentos que dão ao adversário mais casas no teu quadrante interior depois desta jogada: { $rolls } em 36 ({ $examples }).
reason-rolls-escape = Lançamentos que libertam mais peças recuadas do adversário depois desta jogada: { $rolls } em 36 ({ $examples }).
reason-rolls-block = Lançamentos que dão ao adversário mais casas no quadrante interior dele depois desta jogada: { $rolls } em 36 ({ $examples }).
reason-rolls-share = São { $share }% do que se perde.
reason-rolls-most = Respostas depois das quais a melhor jogada está à frente: { $rolls } em 36, sobretudo { $examples }.
reason-rolls-price = Lançamentos que só te capturam depois da melhor jogada: { $rolls } em 36 ({ $examples }).
reason-score = Pontos que faltam para ganhar o match: { $yours } a ti, { $theirs } ao adversário.
reason-score-crawford = É a partida Crawford, por isso ninguém pode dobrar.
reason-score-money-better = Em partidas soltas, a tua jogada seria a melhor das duas.
reason-score-money-less = Em partidas soltas, a tua jogada custaria só { $loss } pontos.
reason-gammon-value-now = Valor do gammon com este cubo: { $yours } para ti, { $theirs } para o adversário; em partidas soltas, ½.
advice-hit = Captura: o adversário perde terreno e tem de reentrar primeiro.
advice-safe = Joga pelo seguro: deixa menos tiros ao adversário.
advice-bold = Arrisca: o que ganhas vale mais do que o perigo.
advice-price = Assim deixas mais tiros, mas vale a pena.
advice-point = Fecha a casa: bloqueia o adversário e as tuas peças ficam lá seguras.
advice-keep-point = Mantém a tua casa; ainda precisas dela.
advice-anchor = Faz uma âncora: uma casa segura no quadrante interior do adversário.
advice-prime = Aumenta a tua barreira: as peças que ficam atrás dela estão presas.
advice-bar = Mantém o adversário na barra.
advice-contain = Não deixes fugir as peças recuadas do adversário.
advice-escape = Liberta as tuas peças recuadas antes que fiquem presas.
advice-stay = Fica atrás e espera por um tiro: a corrida não a ganhas.
advice-in-play = Mantém as peças em jogo em vez de as enterrar.
advice-prepare = Prepara a próxima casa: coloca as peças para que mais lançamentos a fechem.
advice-aim = Continua a apontar às peças isoladas do adversário.
advice-blitz = Ataca: captura e fecha casas antes de o adversário ter uma âncora.
advice-race = É uma corrida: não desperdices pips.
advice-spread = Distribui as peças: uma pilha alta não ajuda ninguém.
advice-gammon = Joga pelo gammon.
advice-save-gammon = Evita primeiro o gammon.
advice-timing = Atenção ao timing: guarda peças livres para jogar, para não teres de abandonar as tuas casas.
advice-next-turn = Pensa uma jogada à frente: coloca as peças de modo que o teu próximo lançamento também seja seguro.
advice-hinder = Atrapalha o adversário: deixa-lhe menos lançamentos que fechem uma casa.
advice-good-rolls = Deixa ao adversário menos lançamentos bons.
advice-keep-contact = Mantém o contacto: estás atrás na corrida e precisas de um tiro.
advice-break-contact = Desfaz o contacto: estás à frente na corrida.
advice-score-gammon = Com este resultado um gammon vale para ti mais do que o normal: joga pelo gammon.
advice-score-no-gammon = Com este resultado um gammon vale para ti menos do que o normal: ganha simplesmente a partida.
advice-score-risk = Com este resultado perder um gammon custa-te menos do que o normal: podes arriscar mais.
advice-score-save = Com este resultado perder um gammon custa-te mais do que o normal: evita-o.
advice-score-no-backgammon = Com este resultado um backgammon não vale para ti mais do que um gammon: não jogues pelo backgammon.
advice-score = Atenção ao resultado: é dele que depende a melhor jogada.
advice-wins = A melhor jogada simplesmente ganha mais partidas.
advice-cube-now = Dobra já: na próxima vez pode ser tarde.
advice-cube-cash = O adversário deve recusar: dobra e ganha a partida.
advice-cube-behind = Não dobres: o adversário tem mais hipóteses de ganhar do que tu.
reason-cube-best-rolls = Os teus lançamentos mais fortes: { $examples }.
reason-cube-volatility = Em média, um lançamento muda a equity em { $points } pontos.
reason-cube-for-money = Em partidas soltas seriam { $chance }%.
reason-gammon-nothing-yours = Depois de dobrar, um gammon não te dá nada a mais com este resultado.
reason-gammon-nothing-theirs = Depois de dobrar, um gammon não dá nada a mais ao adversário com este resultado.
reason-gammon-match-yours = Depois de dobrar, um gammon dá-te o match.
reason-gammon-match-theirs = Depois de dobrar, um gammon dá o match ao adversário.
reason-gammon-value = Valor do gammon depois de dobrar: { $yours } para ti, { $theirs } para o adversário; em partidas soltas, ½.
reason-race-pips = Pips: { $yours } para ti, { $theirs } para o adversário.
reason-race-waste = Com o desperdício (EPC): { $yours } e { $theirs }.
reason-race-rules = Contagem de Keith: { $yours } e { $theirs }; a fórmula de Kleinman dá { $chance }% a quem dobra.

coach-plan = Plano: { $plan }.
coach-plan-better = Plano da melhor jogada: { $plan }.
# As in English.
plan-blitz = blitz
plan-prime = barreira
plan-holding = jogo de espera
plan-back-game = jogo de trás
plan-race = corrida
plan-containment = conter uma peça capturada
