end-title = { $player } wygrywa
end-match-title = { $player } wygrywa mecz
end-score = Wynik: { $score }

ending-borne-off = { $player } zdejmuje ostatni pionek.
ending-passed = Podwojenie nie zostało przyjęte.
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
   *[other] { $total }-krotna stawka
}

end-analyzing = Przeglądam partię…
report-title = Jak przebiegała gra
report-luck = Szczęście
report-luck-about = Ile dały kostki, w punktach tej partii
report-errors = Błędy
report-errors-about = Ile stracono na błędach, w punktach tej partii
report-error-rate = Wskaźnik błędów
report-error-rate-about = Średnia strata na jedną decyzję, w tysięcznych punktu
report-decisions = Decyzje
report-blunders = Grube błędy
report-luckier = Więcej szczęścia ma { $player }: o { $luck ->
    [one] { $luck } punkt
    [few] { $luck } punkty
    [many] { $luck } punktów
   *[other] { $luck } punktu
}.
report-luck-even = Kostki nikogo nie faworyzowały.
report-played-better = Mniej błędów ma { $player }.
report-played-even = Obie strony grały równie dobrze.
report-error = { $play } zamiast { $better-play }

graph-title = Szanse na wygraną
graph-about = Szanse na wygraną tura po turze: { $player }

end-next = Następna partia
end-rematch = Rewanż
end-other = Inny przeciwnik
end-review = Przejrzyj partię
end-export = Zapisz mecz
