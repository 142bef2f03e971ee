end-title = { $player } vinder
end-match-title = { $player } vinder matchen
end-score = Stilling: { $score }

ending-borne-off = { $player ->
    [you] Du tog den sidste brik ud.
   *[other] { $player } tog den sidste brik ud.
}
ending-passed = Der blev passet på doblingen.
ending-resigned = Opgivelsen blev accepteret.
ending-claimed = Kravet blev accepteret.
ending-settled = Spillet endte med forlig.

result-single = Enkeltsejr (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] En gammon, men doblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
   *[backgammon] En backgammon, men doblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
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

end-analyzing = Analyserer spillet…
report-luck = Held
report-error-rate = Fejlrate
report-decisions = Beslutninger
report-blunders = Bommerter
report-luckier = Terningerne begunstigede { $player } med { $luck } point.
report-luck-even = Terningerne begunstigede ingen.
report-played-better = { $player } lavede færre fejl.
report-played-even = Begge spillede lige godt.

graph-title = Vinderchancer

end-next = Næste spil
end-rematch = Revanche
end-review = Gennemgå spillet
end-export = Gem matchen
end-you-won = Du vandt
end-you-lost = Du tabte
end-you-won-match = Du vandt matchen
end-you-lost-match = Du tabte matchen
report-luckier-you = Terningerne begunstigede dig: { $luck }.
report-played-better-you = Du lavede færre fejl.
