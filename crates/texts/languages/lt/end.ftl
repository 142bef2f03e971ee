end-title = { $player } laimi
end-match-title = { $player } laimi mačą
end-score = Rezultatas: { $score }

ending-borne-off = { $player ->
    [you] Tu nurinkai paskutinę šaškę.
   *[other] { $player } nurinko paskutinę šaškę.
}
ending-passed = Dvigubinimo atsisakyta.
ending-resigned = Pasidavimas priimtas.
ending-claimed = Pergalė pripažinta.
ending-settled = Partija baigta susitarimu.

result-single = Paprasta pergalė (1)
result-gammon = Gamonas (2)
result-backgammon = Bekgamonas (3)
result-jacoby = { $win ->
    [gammon] Gamonas, bet kubas nė karto nepasuktas: pagal Jacoby taisyklę tai paprasta pergalė (1)
   *[backgammon] Bekgamonas, bet kubas nė karto nepasuktas: pagal Jacoby taisyklę tai paprasta pergalė (1)
}
result-cube = × kubas { $cube }
result-equals = = { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
}
result-equals-stake = = { $total ->
    [1] statymas
    [2] dvigubas statymas
    [3] trigubas statymas
    [one] { $total } statymas
    [few] { $total } statymai
    [many] { $total } statymo
   *[other] { $total } statymų
}
result-agreed = Susitarta: { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
}
result-agreed-stake = Susitarta: { $total ->
    [1] statymas
    [2] dvigubas statymas
    [3] trigubas statymas
    [one] { $total } statymas
    [few] { $total } statymai
    [many] { $total } statymo
   *[other] { $total } statymų
}

end-analyzing = Analizuojama partija…
report-luck = Sėkmė
report-error-rate = Klaidų norma
report-decisions = Sprendimai
report-blunders = Didelės klaidos
report-luckier = { $player }: kauliukai davė { $luck ->
    [one] { $luck } tašku
    [few] { $luck } taškais
    [many] { $luck } taško
   *[other] { $luck } taškų
} daugiau.
report-luck-even = Kauliukai niekam nebuvo palankūs.
report-played-better = { $player } padarė mažiau klaidų.
report-played-even = Abu žaidė vienodai gerai.

graph-title = Pergalės tikimybė

end-next = Kita partija
end-rematch = Revanšas
end-review = Peržiūrėti partiją
end-export = Išsaugoti mačą
end-you-won = Tu laimėjai
end-you-lost = Tu pralaimėjai
end-you-won-match = Tu laimėjai mačą
end-you-lost-match = Tu pralaimėjai mačą
report-luckier-you = Kauliukai buvo palankesni tau: { $luck }.
report-played-better-you = Tu padarei mažiau klaidų.
