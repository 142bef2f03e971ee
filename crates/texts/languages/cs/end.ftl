end-title = { $player } vyhrává
end-match-title = { $player } vyhrává zápas
end-score = Skóre: { $score }

ending-borne-off = { $player } má poslední kámen venku.
ending-passed = Zdvojnásobení bylo odmítnuto.
ending-resigned = Vzdání bylo přijato.
ending-claimed = Nárok na výhru byl uznán.
ending-settled = Skončilo to dohodou.

result-single = Běžná výhra (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, ale nikdo nezdvojnásobil: podle Jacobyho pravidla se počítá jako běžná výhra (1)
   *[backgammon] Backgammon, ale nikdo nezdvojnásobil: podle Jacobyho pravidla se počítá jako běžná výhra (1)
}
result-cube = × sázecí kostka { $cube }
result-equals = = { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
result-equals-stake = = { $total ->
    [1] sázka
   *[other] { $total }násobek sázky
}
result-agreed = Dohoda: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
result-agreed-stake = Dohoda: { $total ->
    [1] sázka
   *[other] { $total }násobek sázky
}

end-analyzing = Procházím partii…
report-title = Jak se hrálo
report-luck = Štěstí
report-luck-about = Co daly kostky, v bodech této partie
report-errors = Chyby
report-errors-about = Co se ztratilo chybami, v bodech této partie
report-error-rate = Chybovost
report-error-rate-about = Průměrná ztráta na jedno rozhodnutí, v tisícinách bodu
report-decisions = Rozhodnutí
report-blunders = Hrubé chyby
report-luckier = Víc štěstí má { $player }: o { $luck ->
    [one] { $luck } bod
    [few] { $luck } body
    [many] { $luck } bodu
   *[other] { $luck } bodů
}.
report-luck-even = Kostky nikomu nenadržovaly.
report-played-better = Méně chyb má { $player }.
report-played-even = Oba hráli stejně dobře.
report-error = { $play } místo { $better-play }

graph-title = Šance na výhru
graph-about = Šance na výhru tah za tahem: { $player }

end-next = Další partie
end-rematch = Odveta
end-other = Jiný soupeř
end-review = Projít partii
end-export = Uložit zápas
