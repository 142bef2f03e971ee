end-title = { $player } vyhrává
end-match-title = { $player } vyhrává zápas
end-score = Skóre: { $score }

ending-borne-off = { $player ->
    [you] Vyvádíš poslední kámen.
   *[other] { $player } vyvádí poslední kámen.
}
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
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $total }násobek sázky
}
result-agreed = Dohoda: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
result-agreed-stake = Dohoda: { $total ->
    [1] sázka
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $total }násobek sázky
}

end-analyzing = Rozebírám partii…
report-luck = Štěstí
report-error-rate = Chybovost
report-decisions = Rozhodnutí
report-blunders = Hrubé chyby
report-luckier = { $player }: kostky přinesly o { $luck ->
    [one] { $luck } bod
    [few] { $luck } body
    [many] { $luck } bodu
   *[other] { $luck } bodů
} víc.
report-luck-even = Kostky nikomu nenadržovaly.
report-played-better = Méně chyb má { $player }.
report-played-even = Oba hráli stejně dobře.

graph-title = Šance na výhru

end-next = Další partie
end-rematch = Odveta
end-review = Projít partii
end-export = Uložit zápas
end-you-won = Tvoje výhra
end-you-lost = Tvoje prohra
end-you-won-match = Tvoje výhra v zápase
end-you-lost-match = Tvoje prohra v zápase
report-luckier-you = Kostky přály tobě: { $luck }.
report-played-better-you = Méně chyb máš ty.
