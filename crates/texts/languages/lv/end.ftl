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
report-title = Kā tika spēlēts
report-luck = Veiksme
report-luck-about = Ko deva metamie kauliņi, šīs partijas punktos
report-errors = Kļūdas
report-errors-about = Kas tika atdots, šīs partijas punktos
report-error-rate = Kļūdu līmenis
report-error-rate-about = Cik punkta tūkstošdaļu atdots vienā lēmumā
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
report-error = { $play }, nevis { $better-play }

graph-title = Izredzes uzvarēt
graph-about = { $player }: izredzes uzvarēt gājienu pēc gājiena

end-next = Nākamā partija
end-rematch = Revanšs
end-other = Cits pretinieks
end-review = Pārskatīt
end-export = Saglabāt maču
