end-title = { $player } wint
end-match-title = { $player } wint de match
end-score = Stand: { $score }

ending-borne-off = { $player } heeft de laatste schijf afgespeeld.
ending-passed = Op de verdubbeling is gepast.
ending-resigned = De opgave is aanvaard.
ending-claimed = De claim is toegekend.
ending-settled = Jullie hebben geschikt.

result-single = Enkele winst (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Een gammon, maar er is nooit verdubbeld: volgens de Jacoby-regel telt het als enkele winst (1)
   *[backgammon] Een backgammon, maar er is nooit verdubbeld: volgens de Jacoby-regel telt het als enkele winst (1)
}
result-cube = × dubbelsteen { $cube }
result-equals = = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
result-equals-stake = = { $total ->
    [one] de inzet
   *[other] { $total } maal de inzet
}
result-agreed = Geschikt: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
result-agreed-stake = Schikking: { $total ->
    [1] de inzet
   *[other] { $total } maal de inzet
}

end-analyzing = Het spel wordt doorgenomen…
report-title = Hoe er gespeeld is
report-luck = Geluk
report-luck-about = Wat de dobbelstenen gaven, in punten van dit spel
report-errors = Fouten
report-errors-about = Wat er is weggegeven, in punten van dit spel
report-error-rate = Foutscore
report-error-rate-about = Weggegeven duizendsten van een punt per beslissing
report-decisions = Beslissingen
# As in English.
report-blunders = Blunders
report-luckier = De dobbelstenen gaven { $player } { $luck ->
    [one] { $luck } punt
   *[other] { $luck } punten
} voordeel.
report-luck-even = De dobbelstenen trokken niemand voor.
report-played-better = { $player } maakte minder fouten.
report-played-even = Beiden speelden even goed.
report-error = { $play } in plaats van { $better-play }

graph-title = Winstkansen
graph-about = Hoe groot de kans was dat { $player } won, beurt voor beurt

end-next = Volgend spel
end-rematch = Revanche
end-other = Andere tegenstander
end-review = Spel doornemen
end-export = Match opslaan
