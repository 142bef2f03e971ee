end-title = { $player } ganha
end-match-title = { $player } ganha o match
end-score = Resultado: { $score }

ending-borne-off = { $player ->
    [you] Retiraste a última peça.
   *[other] { $player } retirou a última peça.
}
ending-passed = A dobra foi recusada.
ending-resigned = A desistência foi aceite.
ending-claimed = A vitória reclamada foi reconhecida.
ending-settled = A partida acabou por acordo.

result-single = Vitória simples (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Um gammon, mas o cubo nunca foi virado: pela regra de Jacoby conta como vitória simples (1)
   *[backgammon] Um backgammon, mas o cubo nunca foi virado: pela regra de Jacoby conta como vitória simples (1)
}
result-cube = × cubo { $cube }
result-equals = = { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
result-equals-stake = = { $total ->
    [one] a aposta
   *[other] { $total } vezes a aposta
}
result-agreed = Acordo: { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
result-agreed-stake = Acordo: { $total ->
    [1] a aposta
   *[other] { $total } vezes a aposta
}

end-analyzing = A analisar a partida…
report-luck = Sorte
report-error-rate = Taxa de erro
report-decisions = Decisões
report-blunders = Erros graves
report-luckier = Os dados favoreceram { $player } em { $luck ->
    [one] { $luck } ponto
   *[other] { $luck } pontos
}.
report-luck-even = Os dados não favoreceram ninguém.
report-played-better = { $player } cometeu menos erros.
report-played-even = Ambos jogaram igualmente bem.

graph-title = Hipóteses de vitória

end-next = Próxima partida
end-rematch = Desforra
end-review = Rever a partida
end-export = Guardar o match
end-you-won = Ganhaste
end-you-lost = Perdeste
end-you-won-match = Ganhaste o match
end-you-lost-match = Perdeste o match
report-luckier-you = Os dados favoreceram-te: { $luck }.
report-played-better-you = Cometeste menos erros.
