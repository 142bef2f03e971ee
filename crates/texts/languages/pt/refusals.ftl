refused-game-over = A partida acabou.
refused-match-over = O match acabou: ganharam-no as { $color }.
refused-game-not-over = Esta partida ainda não acabou.
refused-not-your-turn = A decisão é das { $color }.
refused-start-not-settled = Primeiro, cada jogador lança um dado para ver quem começa.
refused-start-settled = Já está decidido quem começa.
refused-already-thrown = Já lançaste o teu dado para começar: { $die }.
refused-offer-open = Primeiro, as { $color } têm de responder. Em aberto: { $offer }.
refused-no-offer = Não há proposta a que responder.
refused-wrong-answer-cube = Só podes aceitar ou recusar { $offer }.
refused-wrong-answer = Só podes aceitar ou recusar { $offer }.
refused-roll-first = Primeiro, lança os dados.
refused-already-rolled = Já lançaste: { $roll }.
refused-cube-not-in-use = Esta partida joga-se sem cubo.
refused-crawford = Esta é a partida Crawford: ninguém pode dobrar.
refused-first-roll-not-played = Ninguém pode dobrar antes de se ter jogado o primeiro lançamento da partida.
refused-cube-not-yours = O cubo é das { $color }: só quem o tem pode dobrar.
refused-cube-at-limit = Com estas regras, o cubo não passa de { $highest }.
refused-double-after-roll = Só podes dobrar antes de lançar, e já saiu { $roll }.
refused-no-beavers = Não combinaram jogar com beavers.
refused-no-raccoons = Não combinaram jogar com raccoons.
refused-settlement-in-match = Uma partida de um match não se pode resolver por acordo.
refused-settlement-for-nothing = Um acordo tem de ser por pelo menos um ponto.
refused-no-backgammon = Com estas regras não há backgammon.
refused-die-not-rolled = Lançaste { $roll }: não há nenhum { $die }.
refused-die-used = Já jogaste o { $die }.
refused-no-checker-on-bar = Não tens peças na barra.
refused-no-checker = Não tens peças na casa { $point }.
refused-bar-first = { $checkers ->
    [one] A tua peça na barra tem de reentrar primeiro.
   *[other] As tuas { $checkers } peças na barra têm de reentrar primeiro.
}
refused-blocked = A casa { $point } está bloqueada por { $checkers } peças do adversário.
refused-not-all-home = Não podes retirar até todas as tuas peças estarem no quadrante interior, e ainda há uma na casa { $point }.
refused-higher-checker = Tens de jogar este número a partir da casa { $higher }.
refused-exact-number = Com estas regras, da casa { $point } só se retira com um { $needed }, não com um { $die }.
refused-hit-and-run = A tua peça na casa { $point } capturou no teu quadrante interior, por isso fica lá nesta jogada.
refused-both-numbers = Podes jogar os dois números de { $roll }, por isso tens de o fazer.
refused-larger-number = Só podes jogar um dos teus números, por isso tem de ser o maior: o { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Ainda podes mover, por isso tens de o fazer.
   *[other] Podes fazer { $moves } movimentos com este lançamento, por isso tens de os fazer.
}
refused-turn-not-over = A tua vez ainda não acabou: ainda podes mover, por isso tens de o fazer.
refused-nothing-to-undo = Não há nada para anular.
refused-no-penalty-landing = Não podes cair numa casa bloqueada.
refused-not-blocked = Essa casa não está bloqueada: não há penalização a pagar.

offer-double = a dobra
offer-beaver = o beaver
offer-raccoon = o raccoon
offer-resignation = { $win ->
    [single] a desistência com derrota simples
    [gammon] a desistência com gammon
   *[backgammon] a desistência com backgammon
}
offer-claim = { $win ->
    [single] a vitória simples reclamada
    [gammon] o gammon reclamado
   *[backgammon] o backgammon reclamado
}
offer-settlement = { $points ->
    [one] a proposta de acordo por { $points } ponto
   *[other] a proposta de acordo por { $points } pontos
}
offer-settlement-stake = a proposta de acordo por { $text }

instead-moves = Possível: { $play }.
instead-no-moves = Não há nenhuma jogada legal.
instead-actions = Podes: { $actions }.
instead-nothing = Agora não tens nada para fazer.

roll-pair = { $larger }-{ $smaller }
