end-title = { $player } nyert
end-match-title = { $player } nyerte a meccset
end-score = Állás: { $score }

ending-borne-off = { $player ->
    [you] Kipakoltad az utolsó bábudat.
   *[other] { $player } kipakolta az utolsó bábuját.
}
ending-passed = A duplázásra passz volt a válasz.
ending-resigned = A feladást elfogadták.
ending-claimed = A bejelentést elfogadták.
ending-settled = A játszma megegyezéssel ért véget.

result-single = Egyszeres győzelem (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, de a duplázókockát sosem fordították meg: a Jacoby-szabály szerint egyszeres győzelemnek számít (1)
   *[backgammon] Backgammon, de a duplázókockát sosem fordították meg: a Jacoby-szabály szerint egyszeres győzelemnek számít (1)
}
result-cube = × duplázókocka { $cube }
result-equals = = { $total } pont
result-equals-stake = = { $total ->
    [one] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $total } × a tét
}
result-agreed = Megegyezés: { $total } pont
result-agreed-stake = Megegyezés: { $total ->
    [1] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $total } × a tét
}

end-analyzing = A játszma elemzése…
report-luck = Szerencse
report-error-rate = Hibaarány
report-decisions = Döntések
report-blunders = Nagy hibák
report-luckier = A kockaszerencse { $luck } ponttal { $player } javára billent.
report-luck-even = A kockák senkinek sem kedveztek.
report-played-better = { $player } kevesebbet hibázott.
report-played-even = Mindketten egyformán jól játszottak.

graph-title = Nyerési esélyek

end-next = Következő játszma
end-rematch = Visszavágó
end-review = A játszma átnézése
end-export = A meccs mentése
end-you-won = Nyertél
end-you-lost = Vesztettél
end-you-won-match = Megnyerted a meccset
end-you-lost-match = Elvesztetted a meccset
report-luckier-you = A kockák neked kedveztek: { $luck }.
report-played-better-you = Te hibáztál kevesebbet.
