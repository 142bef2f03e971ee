end-title = { $player } vinder
end-match-title = { $player } vinder matchen
end-score = Stilling: { $score }

ending-borne-off = { $player } tog den sidste brik ud.
ending-passed = Doblingen blev ikke taget.
ending-resigned = Opgivelsen blev accepteret.
ending-claimed = Kravet blev accepteret.
ending-settled = I indgik et forlig.

result-single = Enkeltsejr (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] En gammon, men der blev aldrig doblet: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
   *[backgammon] En backgammon, men der blev aldrig doblet: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
}
result-cube = × doblingsterning { $cube }
result-equals = = { $total } point
result-equals-stake = = { $total ->
    [one] indsatsen
   *[other] { $total } gange indsatsen
}
result-agreed = Forlig: { $total } point
result-agreed-stake = Forlig: { $total ->
    [1] indsatsen
   *[other] { $total } gange indsatsen
}

end-analyzing = Spillet gennemgås…
report-title = Sådan blev der spillet
report-luck = Held
report-luck-about = Hvad terningerne gav, i point i dette spil
report-errors = Fejl
report-errors-about = Hvad der blev givet væk, i point i dette spil
report-error-rate = Fejlrate
report-error-rate-about = Tusindedele point, der blev givet væk pr. beslutning
report-decisions = Beslutninger
report-blunders = Bommerter
report-luckier = Terningerne gav { $player } en fordel på { $luck } point.
report-luck-even = Terningerne begunstigede ingen.
report-played-better = { $player } lavede færre fejl.
report-played-even = Begge spillede lige godt.
report-error = { $play } i stedet for { $better-play }

graph-title = Vinderchancer
graph-about = Hvor stor chance { $player } havde for at vinde, tur for tur

end-next = Næste spil
end-rematch = Revanche
end-other = En anden modstander
end-review = Gennemgå spillet
end-export = Gem matchen
