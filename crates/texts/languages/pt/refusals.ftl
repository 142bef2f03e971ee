refused-game-over = A partida acabou.
refused-match-over = O match acabou: ganharam as { $color }.
refused-game-not-over = Esta partida ainda não acabou.
refused-not-your-turn = Agora a decisão é das { $color }.
refused-start-not-settled = Primeiro, cada jogador lança um dado para ver quem começa.
refused-start-settled = Já está decidido quem começa.
refused-already-thrown = O dado do começo já foi lançado: saiu { $die }.
refused-offer-open = Primeiro, as { $color } têm de aceitar ou recusar { $offer }.
refused-no-offer = Não há proposta a que responder.
refused-wrong-answer-cube = Só se pode aceitar ou recusar { $offer }.
refused-wrong-answer = Só se pode aceitar ou recusar { $offer }.
refused-roll-first = Primeiro, lança os dados.
refused-already-rolled = Os dados já foram lançados: { $roll }.
refused-cube-not-in-use = Esta partida joga-se sem cubo.
refused-crawford = Esta é a partida Crawford, em que ninguém pode dobrar.
refused-first-roll-not-played = Ninguém pode dobrar antes de se ter jogado o primeiro lançamento da partida.
refused-cube-not-yours = O cubo é das { $color }: só quem o tem pode dobrar.
refused-cube-at-limit = Por estas regras, o cubo não passa de { $highest }.
refused-double-after-roll = A dobra vem antes do lançamento, e já saiu { $roll }.
refused-no-beavers = Não combinaram beavers.
refused-no-raccoons = Não combinaram raccoons.
refused-settlement-in-match = Uma partida de um match não pode acabar por acordo.
refused-settlement-for-nothing = Um acordo precisa de pontos.
refused-no-backgammon = Por estas regras não há backgammon.
refused-die-not-rolled = Saiu { $roll }: não há nenhum { $die }.
refused-die-used = O { $die } já foi jogado.
refused-no-checker-on-bar = Não tens peças na barra.
refused-no-checker = Não tens peças na casa { $point }.
refused-bar-first = { $checkers ->
    [one] A tua peça na barra tem de reentrar primeiro.
   *[other] As tuas { $checkers } peças na barra têm de reentrar primeiro.
}
refused-blocked = A casa { $point } está bloqueada: há lá { $checkers } peças do adversário.
refused-not-all-home = Só podes retirar com todas as peças no quadrante interior, e ainda há uma na casa { $point }.
refused-higher-checker = Este número tem de ser jogado a partir da casa { $higher }.
refused-exact-number = Por estas regras, da casa { $point } só se retira com um { $needed }, não com um { $die }.
refused-hit-and-run = A tua peça na casa { $point } capturou no teu quadrante interior, por isso fica lá nesta jogada.
refused-both-numbers = Podes jogar os dois números de { $roll }, por isso tens de o fazer.
refused-larger-number = Só um dos teus números se pode jogar, e então tem de ser o maior: o { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Ainda podes mover, por isso tens de o fazer.
   *[other] Podes fazer { $moves } movimentos com este lançamento, por isso tens de os fazer.
}
refused-turn-not-over = A tua vez ainda não acabou: ainda podes mover, por isso tens de o fazer.
refused-nothing-to-undo = Não há nada para anular.
refused-no-penalty-landing = Ninguém pode cair numa casa bloqueada.
refused-not-blocked = Essa casa não está bloqueada, por isso não há penalização.

offer-double = a dobra
offer-beaver = o beaver
offer-raccoon = o raccoon
offer-resignation = { $win ->
    [single] a desistência com derrota simples
    [gammon] a desistência com gammon
   *[backgammon] a desistência com backgammon
}
offer-claim = { $win ->
    [single] a reivindicação de uma vitória simples
    [gammon] a reivindicação de um gammon
   *[backgammon] a reivindicação de um backgammon
}
offer-settlement = { $points ->
    [one] a proposta de acordo por { $points } ponto
   *[other] a proposta de acordo por { $points } pontos
}
offer-settlement-stake = a proposta de acordo por { $text }

instead-moves = Possível: { $play }.
instead-no-moves = Não se pode mover nada.
instead-actions = Podes: { $actions }.
instead-nothing = Agora não tens nada para fazer.

roll-pair = { $larger }-{ $smaller }
