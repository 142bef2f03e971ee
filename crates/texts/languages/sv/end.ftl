end-title = { $player } vinner
end-match-title = { $player } vinner matchen
end-score = Ställning: { $score }

ending-borne-off = { $player ->
    [you] Du flyttade ut din sista bricka.
   *[other] { $player } flyttade ut sin sista bricka.
}
ending-passed = Dubblingen passades.
ending-resigned = Erbjudandet att ge upp accepterades.
ending-claimed = Kravet accepterades.
ending-settled = Partiet slutade med en uppgörelse.

result-single = Enkel vinst (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] En gammon, men kuben vreds aldrig: enligt Jacobyregeln räknas den som en enkel vinst (1)
   *[backgammon] En backgammon, men kuben vreds aldrig: enligt Jacobyregeln räknas den som en enkel vinst (1)
}
result-cube = × kuben { $cube }
result-equals = = { $total } poäng
result-equals-stake = = { $total ->
    [one] insatsen
   *[other] { $total } gånger insatsen
}
result-agreed = Uppgörelse: { $total } poäng
result-agreed-stake = Uppgörelse: { $total ->
    [1] insatsen
   *[other] { $total } gånger insatsen
}

end-analyzing = Analyserar partiet …
report-luck = Tur
report-error-rate = Felkvot
report-decisions = Beslut
report-blunders = Grova fel
report-luckier = Tärningarna gynnade { $player } med { $luck } poäng.
report-luck-even = Tärningarna gynnade ingen.
report-played-better = { $player } gjorde färre fel.
report-played-even = Båda spelade lika bra.

graph-title = Vinstchanser

end-next = Nästa parti
end-rematch = Revansch
end-review = Gå igenom partiet
end-export = Spara matchen
end-you-won = Du vann
end-you-lost = Du förlorade
end-you-won-match = Du vann matchen
end-you-lost-match = Du förlorade matchen
report-luckier-you = Tärningarna gynnade dig: { $luck }.
report-played-better-you = Du gjorde färre fel.
