figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analizavo „{ -app }“, nežiūrėdamas į priekį.
    [one] Analizavo „{ -app }“, žiūrėdamas { $plies } metimą į priekį.
    [few] Analizavo „{ -app }“, žiūrėdamas { $plies } metimus į priekį.
    [many] Analizavo „{ -app }“, žiūrėdamas { $plies } metimo į priekį.
   *[other] Analizavo „{ -app }“, žiūrėdamas { $plies } metimų į priekį.
}
report-judged-rollout = { $trials ->
    [one] Analizavo „{ -app }“: artimi sprendimai sužaisti iki galo { $trials } kartą.
    [few] Analizavo „{ -app }“: artimi sprendimai sužaisti iki galo { $trials } kartus.
    [many] Analizavo „{ -app }“: artimi sprendimai sužaisti iki galo { $trials } karto.
   *[other] Analizavo „{ -app }“: artimi sprendimai sužaisti iki galo { $trials } kartų.
}
report-unfinished = Analizė sustabdyta: atlikta žingsnių { $number } iš { $total }.
report-goes-on = Kad tęstum, paleisk tą pačią komandą dar kartą.
report-by-play = Atmetus sėkmę
report-by-play-about = Koks būtų rezultatas, jei kauliukai niekam nebūtų palankesni.

report-games = Partija po partijos
report-game = Partija

report-where = { $game } partija, { $turn } ėjimas
report-rolled-on = { $player } nedvigubina ir meta
report-cost = Tai kainavo { $loss } taško.
report-cost-match = Tai kainavo { $loss } taško ir { $chance } % mačo tikimybės.
report-arrows = Mėlynai parodyta, kas sužaista, auksine spalva – kas buvo geriau.

report-all = Visi ėjimai
report-turn = Ėjimas
report-player = Žaidėjas
report-roll = Metimas
report-done = Sužaista
report-better = Geriau

report-many = { $matches ->
    [one] { $matches } mačas
    [few] { $matches } mačai
    [many] { $matches } mačo
   *[other] { $matches } mačų
}
report-players = Pagal žaidėją
report-matches = Mačai
report-matches-won = Laimėta
report-over-time = Laikui bėgant
report-date = Data
report-opponent = Varžovas
report-so-far = Iki šiol
report-rating-graph = { $player }: įvertis mačas po mačo

report-ours = „{ -app }“
report-theirs = Faile
report-difference = Skirtumas
report-mean-difference = Vidutinis įverčių skirtumas: { $number }.
report-nothing-to-compare = Faile analizės nėra.

report-match-chance = Mačo tikimybė
report-skill = Žaidžia kaip
report-very-lucky = Labai sėkmingi metimai
report-lucky = Sėkmingi metimai
report-unlucky = Nesėkmingi metimai
report-very-unlucky = Labai nesėkmingi metimai
report-fibs = FIBS reitingas
phase-opening = Debiutas
phase-middle-game = Partijos vidurys
phase-race = Lenktynės
kind-containment = Numuštos šaškės sulaikymas
kind-bear-off = Nurinkimas esant kontaktui
kind-back-game = Užnugario žaidimas
kind-prime = Siena
kind-holding = Laukimo žaidimas
kind-contact = Kitas kontaktas
