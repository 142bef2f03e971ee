end-title = { $player } câștigă
end-match-title = { $player } câștigă meciul
end-score = Scor: { $score }

ending-borne-off = { $player ->
    [you] Ai scos ultima piesă.
   *[other] { $player } a scos ultima piesă.
}
ending-passed = Dublarea a fost refuzată.
ending-resigned = Cedarea a fost acceptată.
ending-claimed = Victoria cerută a fost recunoscută.
ending-settled = Partida s-a încheiat prin înțelegere.

result-single = Victorie simplă (1)
result-gammon = Marț (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Un marț, dar cubul n-a fost întors niciodată: după regula Jacoby contează ca victorie simplă (1)
   *[backgammon] Un backgammon, dar cubul n-a fost întors niciodată: după regula Jacoby contează ca victorie simplă (1)
}
result-cube = × cub { $cube }
result-equals = = { $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
}
result-equals-stake = = { $total ->
    [one] miza
    [few] de { $total } ori miza
   *[other] de { $total } de ori miza
}
result-agreed = Înțelegere: { $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
}
result-agreed-stake = Înțelegere: { $total ->
    [1] miza
   *[other] { $total } × miza
}

end-analyzing = Se analizează partida…
report-luck = Noroc
report-error-rate = Rata greșelilor
report-decisions = Decizii
report-blunders = Greșeli mari
report-luckier = Zarurile au ținut cu { $player }: { $luck ->
    [one] { $luck } punct
    [few] { $luck } puncte
   *[other] { $luck } de puncte
} în plus.
report-luck-even = Zarurile n-au ținut cu nimeni.
report-played-better = { $player } a făcut mai puține greșeli.
report-played-even = Amândoi au jucat la fel de bine.

graph-title = Șanse de câștig

end-next = Partida următoare
end-rematch = Revanșă
end-review = Revezi partida
end-export = Salvează meciul
end-you-won = Ai câștigat
end-you-lost = Ai pierdut
end-you-won-match = Ai câștigat meciul
end-you-lost-match = Ai pierdut meciul
report-luckier-you = Zarurile au ținut cu tine: { $luck }.
report-played-better-you = Ai făcut mai puține greșeli.
