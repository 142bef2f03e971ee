end-title = Pobjeđuje { $player }
end-match-title = Meč dobiva { $player }
end-score = Rezultat: { $score }

ending-borne-off = { $player } iznosi posljednji žeton.
ending-passed = Udvostručenje je odbijeno.
ending-resigned = Predaja je prihvaćena.
ending-claimed = Pobjeda je priznata.
ending-settled = Postignut je dogovor.

result-single = Jednostruka pobjeda (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, ali nitko nije udvostručio: po Jacobyjevu pravilu vrijedi kao jednostruka pobjeda (1)
   *[backgammon] Backgammon, ali nitko nije udvostručio: po Jacobyjevu pravilu vrijedi kao jednostruka pobjeda (1)
}
result-cube = × kocka { $cube }
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

end-analyzing = Pregled partije…
report-title = Kako se igralo
report-luck = Sreća
report-luck-about = Što su donijele kocke, u bodovima ove partije
report-errors = Pogreške
report-errors-about = Koliko je izgubljeno, u bodovima ove partije
report-error-rate = Stopa pogrešaka
report-error-rate-about = Izgubljene tisućinke boda po odluci
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
report-error = { $play } umjesto { $better-play }

graph-title = Izgledi za pobjedu
graph-about = { $player }: izgledi za pobjedu iz poteza u potez

end-next = Sljedeća partija
end-rematch = Uzvrat
end-other = Drugi protivnik
end-review = Pregledaj partiju
end-export = Spremi meč
