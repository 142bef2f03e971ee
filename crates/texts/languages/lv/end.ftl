end-title = { $player } uzvar
end-match-title = { $player } uzvar mačā
end-score = Rezultāts: { $score }

ending-borne-off = { $player } noņēma pēdējo kauliņu.
ending-passed = Dubultojums netika pieņemts.
ending-resigned = Padošanās pieņemta.
ending-claimed = Uzvara atzīta.
ending-settled = Jūs vienojāties.

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
   *[other] { $total } × likme
}

end-analyzing = Pārskatu partiju…
report-luck = Veiksme
report-error-rate = Kļūdu līmenis
report-decisions = Lēmumi
report-blunders = Rupjas kļūdas
report-luckier = No metieniem { $player } ieguva par { $luck ->
    [zero] { $luck } punktiem
    [one] { $luck } punktu
   *[other] { $luck } punktiem
} vairāk.
report-luck-even = Metieni nevienam nebija labvēlīgāki.
report-played-better = { $player } kļūdījās mazāk.
report-played-even = Abi spēlēja vienlīdz labi.

graph-title = Izredzes uzvarēt

end-next = Nākamā partija
end-rematch = Revanšs
end-review = Pārskatīt
end-export = Saglabāt maču
end-you-won = Tu uzvari
end-you-lost = Tu zaudē
end-you-won-match = Tu uzvari mačā
end-you-lost-match = Tu zaudē mačā
report-luckier-you = Metieni bija labvēlīgāki tev: { $luck }.
report-played-better-you = Tu kļūdījies mazāk.
