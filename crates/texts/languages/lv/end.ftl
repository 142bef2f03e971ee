end-title = { $player } uzvar
end-match-title = { $player } uzvar mačā
end-score = Rezultāts: { $score }

ending-borne-off = { $player ->
    [you] Tu noņēmi pēdējo kauliņu.
   *[other] { $player } noņēma pēdējo kauliņu.
}
ending-passed = Uz dubultojumu atbildēja ar atteikumu.
ending-resigned = Padošanās pieņemta.
ending-claimed = Uzvara atzīta.
ending-settled = Partija beidzās ar vienošanos.

result-single = Vienkārša uzvara (1)
result-gammon = Gemons (2)
result-backgammon = Bekgemons (3)
result-jacoby = { $win ->
    [gammon] Gemons, bet kubs nav pagriezts ne reizi: pēc Džekobi noteikuma tā ir vienkārša uzvara (1)
   *[backgammon] Bekgemons, bet kubs nav pagriezts ne reizi: pēc Džekobi noteikuma tā ir vienkārša uzvara (1)
}
result-cube = × kubs { $cube }
result-equals = = { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}
result-equals-stake = = { $total ->
    [1] likme
    [2] divkārša likme
    [3] trīskārša likme
    [zero] { $total } likmju
    [one] { $total } likme
   *[other] { $total } likmes
}
result-agreed = Vienošanās: { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}
result-agreed-stake = Vienošanās: { $total ->
    [1] likme
    [2] divkārša likme
    [3] trīskārša likme
    [zero] { $total } likmju
    [one] { $total } likme
   *[other] { $total } likmes
}

end-analyzing = Analizē partiju…
report-luck = Veiksme
report-error-rate = Kļūdu līmenis
report-decisions = Lēmumi
report-blunders = Rupjas kļūdas
report-luckier = { $player }: metieni deva par { $luck ->
    [zero] { $luck } punktiem
    [one] { $luck } punktu
   *[other] { $luck } punktiem
} vairāk.
report-luck-even = Metieni nevienam nebija labvēlīgi.
report-played-better = { $player } kļūdījās mazāk.
report-played-even = Abi spēlēja vienlīdz labi.

graph-title = Izredzes uzvarēt

end-next = Nākamā partija
end-rematch = Revanšs
end-review = Pārskatīt partiju
end-export = Saglabāt maču
end-you-won = Tu uzvarēji
end-you-lost = Tu zaudēji
end-you-won-match = Tu uzvarēji mačā
end-you-lost-match = Tu zaudēji mačā
report-luckier-you = Metieni bija labvēlīgāki tev: { $luck }.
report-played-better-you = Tu kļūdījies mazāk.
