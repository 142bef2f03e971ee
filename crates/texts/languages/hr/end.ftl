end-title = Pobjeđuje { $player }
end-match-title = Meč dobiva { $player }
end-score = Rezultat: { $score }

ending-borne-off = { $player ->
    [you] Iznosiš posljednji žeton.
   *[other] { $player } iznosi posljednji žeton.
}
ending-passed = Udvostručenje je odbijeno.
ending-resigned = Predaja je prihvaćena.
ending-claimed = Pobjeda je priznata.
ending-settled = Partija je završila dogovorom.

result-single = Jednostruka pobjeda (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, ali kocka za udvostručavanje nije okrenuta: po Jacobyjevu pravilu vrijedi kao jednostruka pobjeda (1)
   *[backgammon] Backgammon, ali kocka za udvostručavanje nije okrenuta: po Jacobyjevu pravilu vrijedi kao jednostruka pobjeda (1)
}
result-cube = × kocka za udvostručavanje { $cube }
result-equals = = { $total ->
    [one] { $total } bod
    [few] { $total } boda
   *[other] { $total } bodova
}
result-equals-stake = = { $total ->
    [1] ulog
    [one] { $total } ulog
    [few] { $total } uloga
   *[other] { $total } uloga
}
result-agreed = Dogovor: { $total ->
    [one] { $total } bod
    [few] { $total } boda
   *[other] { $total } bodova
}
result-agreed-stake = Dogovor: { $total ->
    [1] ulog
   *[other] { $total } × ulog
}

end-analyzing = Analiza partije…
report-luck = Sreća
report-error-rate = Stopa pogrešaka
report-decisions = Odluke
report-blunders = Teške pogreške
report-luckier = { $luck ->
    [one] Više sreće: { $player }, za { $luck } bod.
    [few] Više sreće: { $player }, za { $luck } boda.
   *[other] Više sreće: { $player }, za { $luck } bodova.
}
report-luck-even = Kocke nisu nikome bile sklonije.
report-played-better = Manje pogrešaka: { $player }.
report-played-even = Oba igrača igrala su podjednako dobro.

graph-title = Izgledi za pobjedu

end-next = Sljedeća partija
end-rematch = Uzvrat
end-review = Pregledaj partiju
end-export = Spremi meč
end-you-won = Tvoja pobjeda
end-you-lost = Tvoj poraz
end-you-won-match = Tvoja pobjeda u meču
end-you-lost-match = Tvoj poraz u meču
report-luckier-you = Kocke su bile sklonije tebi: { $luck }.
report-played-better-you = Manje pogrešaka imaš ti.
