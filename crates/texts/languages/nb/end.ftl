end-title = { $player } vinner
end-match-title = { $player } vinner matchen
end-score = Stilling: { $score }

ending-borne-off = { $player ->
    [you] Du tok ut den siste brikken.
   *[other] { $player } tok ut den siste brikken.
}
ending-passed = Det ble passet på doblingen.
ending-resigned = Tilbudet om å gi opp ble godtatt.
ending-claimed = Kravet ble godtatt.
ending-settled = Partiet endte med forlik.

result-single = Enkel seier (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] En gammon, men kuben ble aldri vridd: Etter Jacoby-regelen teller den som en enkel seier (1)
   *[backgammon] En backgammon, men kuben ble aldri vridd: Etter Jacoby-regelen teller den som en enkel seier (1)
}
result-cube = × kuben { $cube }
result-equals = = { $total } poeng
result-equals-stake = = { $total ->
    [one] innsatsen
   *[other] { $total } ganger innsatsen
}
result-agreed = Forlik: { $total } poeng
result-agreed-stake = Forlik: { $total ->
    [1] innsatsen
   *[other] { $total } ganger innsatsen
}

end-analyzing = Analyserer partiet …
report-luck = Flaks
report-error-rate = Feilrate
report-decisions = Avgjørelser
report-blunders = Grove feil
report-luckier = Terningene favoriserte { $player } med { $luck } poeng.
report-luck-even = Terningene favoriserte ingen.
report-played-better = { $player } gjorde færre feil.
report-played-even = Begge spilte like godt.

graph-title = Vinnersjanser

end-next = Neste parti
end-rematch = Omkamp
end-review = Gå gjennom partiet
end-export = Lagre matchen
end-you-won = Du vant
end-you-lost = Du tapte
end-you-won-match = Du vant matchen
end-you-lost-match = Du tapte matchen
report-luckier-you = Terningene favoriserte deg: { $luck }.
report-played-better-you = Du gjorde færre feil.
