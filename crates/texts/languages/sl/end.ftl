end-title = Zmaga: { $player }
end-match-title = Zmaga v dvoboju: { $player }
end-score = Rezultat: { $score }

ending-borne-off = { $player ->
    [you] Izneseš zadnji žeton.
   *[other] { $player } iznese zadnji žeton.
}
ending-passed = Podvojitev je bila zavrnjena.
ending-resigned = Predaja je bila sprejeta.
ending-claimed = Zmaga je bila priznana.
ending-settled = Partija se je končala z dogovorom.

result-single = Enojna zmaga (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, a podvojitvena kocka ni bila obrnjena: po Jacobyjevem pravilu šteje kot enojna zmaga (1)
   *[backgammon] Backgammon, a podvojitvena kocka ni bila obrnjena: po Jacobyjevem pravilu šteje kot enojna zmaga (1)
}
result-cube = × podvojitvena kocka { $cube }
result-equals = = { $total ->
    [one] { $total } točka
    [two] { $total } točki
    [few] { $total } točke
   *[other] { $total } točk
}
result-equals-stake = = { $total ->
    [1] vložek
    [one] { $total } vložek
    [two] { $total } vložka
    [few] { $total } vložki
   *[other] { $total } vložkov
}
result-agreed = Dogovor: { $total ->
    [one] { $total } točka
    [two] { $total } točki
    [few] { $total } točke
   *[other] { $total } točk
}
result-agreed-stake = Dogovor: { $total ->
    [1] vložek
   *[other] { $total } × vložek
}

end-analyzing = Analiza partije…
report-luck = Sreča
report-error-rate = Stopnja napak
report-decisions = Odločitve
report-blunders = Hude napake
report-luckier = { $luck ->
    [one] Več sreče: { $player }, za { $luck } točko.
    [two] Več sreče: { $player }, za { $luck } točki.
    [few] Več sreče: { $player }, za { $luck } točke.
   *[other] Več sreče: { $player }, za { $luck } točk.
}
report-luck-even = Kocki nista bili nikomur bolj naklonjeni.
report-played-better = Manj napak: { $player }.
report-played-even = Oba igralca sta igrala enako dobro.

graph-title = Možnosti za zmago

end-next = Naslednja partija
end-rematch = Revanša
end-review = Preglej partijo
end-export = Shrani dvoboj
end-you-won = Tvoja zmaga
end-you-lost = Tvoj poraz
end-you-won-match = Tvoja zmaga v dvoboju
end-you-lost-match = Tvoj poraz v dvoboju
report-luckier-you = Kocki sta bili bolj naklonjeni tebi: { $luck }.
report-played-better-you = Manj napak imaš ti.
