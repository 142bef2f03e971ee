figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Avaliado pelo { -app }, sem ver mais à frente.
    [one] Avaliado pelo { -app }, vendo { $plies } lançamento à frente.
   *[other] Avaliado pelo { -app }, vendo { $plies } lançamentos à frente.
}
report-judged-rollout = { $trials ->
    [one] Avaliado pelo { -app }: o que era renhido jogou-se até ao fim { $trials } vez.
   *[other] Avaliado pelo { -app }: o que era renhido jogou-se até ao fim { $trials } vezes.
}
report-unfinished = A análise foi interrompida: estão feitos { $number } de { $total } passos.
report-goes-on = O mesmo comando continua a partir daí.
report-by-play = Só pelo jogo
report-by-play-about = O resultado que teria havido se os dados não tivessem favorecido ninguém: o resultado sem a sorte de ambos.

report-games = Partida a partida
report-game = Partida

report-where = Partida { $game }, jogada { $turn }
report-rolled-on = { $player } lança sem dobrar
report-cost = Perdeu { $loss } pontos.
report-cost-match = Perdeu { $loss } pontos, e { $chance }% do match.
report-arrows = O azul mostra o que se jogou, o dourado o que era melhor.

report-all = Todas as jogadas
report-turn = Jogada
report-player = Jogador
report-roll = Lançamento
report-done = Feito
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
report-so-far = Até então
report-rating-graph = O índice de { $player }, match a match

report-ours = { -app }
report-theirs = No ficheiro
report-difference = Diferença
report-mean-difference = Os índices diferem em média { $number }.
report-nothing-to-compare = O ficheiro não traz análise.

report-match-chance = Chance da partida
report-skill = Joga como
report-very-lucky = Lançamentos muito afortunados
report-lucky = Lançamentos afortunados
report-unlucky = Lançamentos azarados
report-very-unlucky = Lançamentos muito azarados
report-fibs = Índice FIBS
phase-opening = Abertura
phase-middle-game = Meio do jogo
phase-race = Corrida
