end-title = { $player } vinner
end-match-title = { $player } vinner matchen
end-score = Stilling: { $score }

ending-borne-off = { $player } tok ut den siste brikken.
ending-passed = Doblingen ble ikke tatt.
ending-resigned = Partiet ble gitt opp.
ending-claimed = Kravet om seier ble godtatt.
ending-settled = Dere inngikk forlik.

result-single = Enkel seier (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] En gammon, men ingen doblet: Etter Jacoby-regelen teller det som en enkel seier (1)
   *[backgammon] En backgammon, men ingen doblet: Etter Jacoby-regelen teller det som en enkel seier (1)
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

end-analyzing = Går gjennom partiet …
report-title = Slik ble det spilt
report-luck = Flaks
report-luck-about = Hva terningene ga, i poeng i dette partiet
report-errors = Feil
report-errors-about = Hva som ble gitt bort, i poeng i dette partiet
report-error-rate = Feilrate
report-error-rate-about = Tusendels poeng som ble gitt bort per avgjørelse
report-decisions = Avgjørelser
report-blunders = Grove feil
report-luckier = Terningene ga { $player } en fordel på { $luck } poeng.
report-luck-even = Terningene favoriserte ingen.
report-played-better = { $player } gjorde færre feil.
report-played-even = Begge spilte like godt.
report-error = { $play } i stedet for { $better-play }

graph-title = Vinnersjanser
graph-about = Sjansen { $player } hadde til å vinne, tur for tur

end-next = Neste parti
end-rematch = Omkamp
end-other = Ny motstander
end-review = Gå gjennom
end-export = Lagre matchen
