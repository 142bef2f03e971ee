end-title = Gana { $player }
end-match-title = { $player } gana el match
end-score = Marcador: { $score }

ending-borne-off = { $player ->
    [you] Has sacado tu última ficha.
   *[other] { $player } ha sacado su última ficha.
}
ending-passed = El doble no se ha aceptado.
ending-resigned = Se ha aceptado el abandono.
ending-claimed = Se ha reconocido la victoria reclamada.
ending-settled = La partida ha terminado por acuerdo.

result-single = Partida simple (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Un gammon, pero el cubo no se ha girado nunca: por la regla Jacoby cuenta como partida simple (1)
   *[backgammon] Un backgammon, pero el cubo no se ha girado nunca: por la regla Jacoby cuenta como partida simple (1)
}
result-cube = × cubo { $cube }
result-equals = = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
result-equals-stake = = { $total ->
    [one] la apuesta
   *[other] { $total } veces la apuesta
}
result-agreed = Acuerdo: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
result-agreed-stake = Acuerdo: { $total ->
    [1] la apuesta
   *[other] { $total } veces la apuesta
}

end-analyzing = Analizando la partida…
report-luck = Suerte
report-error-rate = Tasa de error
report-decisions = Decisiones
report-blunders = Errores graves
report-luckier = Los dados han favorecido a { $player } en { $luck ->
    [one] { $luck } punto
   *[other] { $luck } puntos
}.
report-luck-even = Los dados no han favorecido a nadie.
report-played-better = { $player } ha cometido menos errores.
report-played-even = Los dos han jugado igual de bien.

graph-title = Probabilidad de ganar

end-next = Partida siguiente
end-rematch = Revancha
end-review = Revisar la partida
end-export = Guardar el match
end-you-won = Has ganado
end-you-lost = Has perdido
end-you-won-match = Has ganado el match
end-you-lost-match = Has perdido el match
report-luckier-you = Los dados te han favorecido: { $luck }.
report-played-better-you = Has cometido menos errores.
