end-title = { $player } wint
end-match-title = { $player } wint de match
end-score = Stand: { $score }

ending-borne-off = { $player ->
    [you] Je hebt de laatste schijf afgespeeld.
   *[other] { $player } heeft de laatste schijf afgespeeld.
}
ending-passed = Op de verdubbeling is gepast.
ending-resigned = De opgave is geaccepteerd.
ending-claimed = De claim is geaccepteerd.
ending-settled = Het spel eindigde met een schikking.

result-single = Enkele winst (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Een gammon, maar de dubbelsteen is nooit gedraaid: volgens de Jacoby-regel telt het als enkele winst (1)
   *[backgammon] Een backgammon, maar de dubbelsteen is nooit gedraaid: volgens de Jacoby-regel telt het als enkele winst (1)
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
result-agreed = Schikking: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
result-agreed-stake = Schikking: { $total ->
    [1] de inzet
   *[other] { $total } maal de inzet
}

end-analyzing = Het spel wordt geanalyseerd…
report-luck = Geluk
report-error-rate = Foutenscore
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

graph-title = Winstkansen

end-next = Volgend spel
end-rematch = Revanche
end-review = Spel doornemen
end-export = Match opslaan
end-you-won = Je hebt gewonnen
end-you-lost = Je hebt verloren
end-you-won-match = Je hebt de match gewonnen
end-you-lost-match = Je hebt de match verloren
report-luckier-you = De dobbelstenen waren je gunstig gezind: { $luck }.
report-played-better-you = Jij maakte minder fouten.
