end-title = { $player } wygrywa
end-match-title = { $player } wygrywa mecz
end-score = Wynik: { $score }

ending-borne-off = { $player ->
    [you] Zdejmujesz ostatni pionek.
   *[other] { $player } zdejmuje ostatni pionek.
}
ending-passed = Na podwojenie odpowiedziano pasem.
ending-resigned = Poddanie zostało przyjęte.
ending-claimed = Wygrana została uznana.
ending-settled = Skończyło się ugodą.

result-single = Zwykła wygrana (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, ale nikt nie podwoił: według zasady Jacoby’ego liczy się jako zwykła wygrana (1)
   *[backgammon] Backgammon, ale nikt nie podwoił: według zasady Jacoby’ego liczy się jako zwykła wygrana (1)
}
result-cube = × kostka dublująca { $cube }
result-equals = = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktów
}
result-equals-stake = = { $total ->
    [1] stawka
    [2] podwójna stawka
    [3] potrójna stawka
   *[other] { $total }-krotna stawka
}
result-agreed = Ugoda: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktów
}
result-agreed-stake = Ugoda: { $total ->
    [1] stawka
    [2] podwójna stawka
    [3] potrójna stawka
   *[other] { $total }-krotna stawka
}

end-analyzing = Analizuję partię…
report-luck = Szczęście
report-error-rate = Wskaźnik błędów
report-decisions = Decyzje
report-blunders = Poważne błędy
report-luckier = { $player }: kostki dały o { $luck ->
    [one] { $luck } punkt
    [few] { $luck } punkty
    [many] { $luck } punktów
   *[other] { $luck } punktu
} więcej.
report-luck-even = Kostki nie sprzyjały nikomu.
report-played-better = Mniej błędów ma { $player }.
report-played-even = Obie strony grały równie dobrze.

graph-title = Szanse na wygraną

end-next = Następna partia
end-rematch = Rewanż
end-review = Przejrzyj partię
end-export = Zapisz mecz
end-you-won = Twoja wygrana
end-you-lost = Twoja przegrana
end-you-won-match = Twoja wygrana w meczu
end-you-lost-match = Twoja przegrana w meczu
report-luckier-you = Kostki sprzyjały tobie: { $luck }.
report-played-better-you = Mniej błędów masz ty.
