end-title = { $player } voittaa
end-match-title = { $player } voittaa ottelun
end-score = Tilanne: { $score }

ending-borne-off = { $player } kotiutti viimeisen nappulansa.
ending-passed = Tuplaus passattiin.
ending-resigned = Luovutus hyväksyttiin.
ending-claimed = Voittovaatimus hyväksyttiin.
ending-settled = Teitte sovinnon.

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

end-analyzing = Peliä käydään läpi…
end-analyzed = { $chance } % valmiina
report-title = Näin pelattiin
report-luck = Onni
report-luck-about = Mitä nopat antoivat, tämän pelin pisteinä
report-errors = Virheet
report-errors-about = Mitä menetettiin, tämän pelin pisteinä
report-error-rate = Virhetaso
report-error-rate-about = Menetetyt pisteen tuhannesosat päätöstä kohti
report-decisions = Päätökset
report-blunders = Isot virheet
report-mistakes = Pienet virheet
report-checker-play = Nappulapeli
report-cube = Kuutio
report-luckier = { $player } sai nopilta { $luck } pisteen edun.
report-luck-even = Nopat eivät suosineet kumpaakaan.
report-played-better = { $player } teki vähemmän virheitä.
report-played-even = Molemmat pelasivat yhtä hyvin.
report-no-errors = { $player } ei tehnyt mainittavia virheitä.
report-luckiest = Onnekkain heitto: { $roll }, { $player }
report-unluckiest = Epäonnisin heitto: { $roll }, { $player }
report-error = { $play }, parempi { $better-play }
report-worst = Pahin virhe: { $play }, parempi { $better-play }
report-show = Näytä asema

graph-title = Voittomahdollisuudet
graph-about = Voiton todennäköisyys vuoro vuorolta: { $player }
graph-turn = Vuoro { $turn }: { $player } voittaa { $chance } %

end-next = Seuraava peli
end-rematch = Uusintaottelu
end-other = Uusi vastustaja
end-review = Käy peli läpi
end-export = Tallenna ottelu
end-export-about = Tiedostona, jota muut ohjelmat lukevat
end-dice-receipt = Tämän pelin nopat
