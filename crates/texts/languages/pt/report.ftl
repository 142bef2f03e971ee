figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analisado pelo { -app } sem ver mais à frente.
    [one] Analisado pelo { -app } a { $plies } ply de profundidade.
   *[other] Analisado pelo { -app } a { $plies } plies de profundidade.
}
report-judged-rollout = { $trials ->
    [one] Analisado pelo { -app }: as decisões renhidas, com um rollout de { $trials } partida.
   *[other] Analisado pelo { -app }: as decisões renhidas, com um rollout de { $trials } partidas.
}
report-unfinished = A análise foi interrompida após { $number } de { $total } passos.
report-goes-on = Repete o mesmo comando para continuar.
report-by-play = Sem a sorte
report-by-play-about = O resultado que teria havido se os dados não tivessem favorecido ninguém.

report-games = Partida a partida
report-game = Partida

report-where = Partida { $game }, jogada { $turn }
report-rolled-on = { $player } lança sem dobrar
report-cost = Custou { $loss ->
    [one] { $loss } ponto
   *[other] { $loss } pontos
}.
report-cost-match = Custou { $loss ->
    [one] { $loss } ponto
   *[other] { $loss } pontos
} e { $chance }% de hipóteses de ganhar o match.
report-arrows = O azul mostra o que se jogou, o dourado o que era melhor.

report-all = Todas as jogadas
report-turn = Jogada
report-player = Jogador
report-roll = Lançamento
report-done = Jogado
report-better = Melhor

# As in English.
report-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
report-players = Por jogador
# As in English.
report-matches = Matches
report-matches-won = Ganhos
report-over-time = Ao longo do tempo
report-date = Data
report-opponent = Adversário
report-so-far = Até agora
report-rating-graph = PR de { $player }, match a match

report-ours = { -app }
report-theirs = No ficheiro
report-difference = Diferença
report-mean-difference = Em média, os PR diferem { $number }.
report-nothing-to-compare = O ficheiro não contém análise.

report-match-chance = Hipóteses no match
report-skill = Joga como
report-very-lucky = Lançamentos muito afortunados
report-lucky = Lançamentos afortunados
report-unlucky = Lançamentos azarados
report-very-unlucky = Lançamentos muito azarados
report-fibs = Índice FIBS
phase-opening = Abertura
phase-middle-game = Meio do jogo
phase-race = Corrida
kind-containment = Conter uma peça capturada
kind-bear-off = Retirar peças com contacto
kind-back-game = Jogo de trás
kind-prime = Barreira
kind-holding = Jogo de espera
kind-contact = Outro contacto
