end-title = { $player } voittaa
end-match-title = { $player } voittaa ottelun
end-score = Tilanne: { $score }

ending-borne-off = { $player ->
    [you] Kotiutit viimeisen nappulasi.
   *[other] { $player } kotiutti viimeisen nappulansa.
}
ending-passed = Tuplaus passattiin.
ending-resigned = Luovutus hyväksyttiin.
ending-claimed = Vaatimus hyväksyttiin.
ending-settled = Peli päättyi sovintoon.

result-single = Yksinkertainen voitto (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, mutta kuutiota ei käännetty: Jacobyn säännön mukaan se on yksinkertainen voitto (1)
   *[backgammon] Backgammon, mutta kuutiota ei käännetty: Jacobyn säännön mukaan se on yksinkertainen voitto (1)
}
result-cube = × kuutio { $cube }
result-equals = = { $total ->
    [one] { $total } piste
   *[other] { $total } pistettä
}
result-equals-stake = = { $total ->
    [one] panos
   *[other] { $total }-kertainen panos
}
result-agreed = Sovinto: { $total ->
    [one] { $total } piste
   *[other] { $total } pistettä
}
result-agreed-stake = Sovinto: { $total ->
    [1] panos
   *[other] { $total }-kertainen panos
}

end-analyzing = Peliä analysoidaan…
report-luck = Onni
report-error-rate = Virhetaso
report-decisions = Päätökset
report-blunders = Pahat virheet
report-luckier = { $player } sai nopilta { $luck } pisteen edun.
report-luck-even = Nopat eivät suosineet kumpaakaan.
report-played-better = { $player } teki vähemmän virheitä.
report-played-even = Molemmat pelasivat yhtä hyvin.

graph-title = Voittomahdollisuudet

end-next = Seuraava peli
end-rematch = Uusintaottelu
end-review = Käy peli läpi
end-export = Tallenna ottelu
end-you-won = Voitit
end-you-lost = Hävisit
end-you-won-match = Voitit ottelun
end-you-lost-match = Hävisit ottelun
report-luckier-you = Nopat suosivat sinua: { $luck }.
report-played-better-you = Sinä teit vähemmän virheitä.
