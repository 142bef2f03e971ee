figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analiza: { -app }, bez patrzenia naprzód.
    [one] Analiza: { -app }, { $plies } rzut naprzód.
    [few] Analiza: { -app }, { $plies } rzuty naprzód.
    [many] Analiza: { -app }, { $plies } rzutów naprzód.
   *[other] Analiza: { -app }, { $plies } rzutu naprzód.
}
report-judged-rollout = { $trials ->
    [1] Analiza: { -app }; bliskie decyzje rozegrano do końca raz.
   *[other] Analiza: { -app }; bliskie decyzje rozegrano do końca { $trials } razy.
}
report-unfinished = Analizę zatrzymano: wykonane kroki: { $number } z { $total }.
report-goes-on = Uruchom to samo polecenie ponownie, żeby kontynuować.
report-by-play = Bez szczęścia
report-by-play-about = Jaki byłby wynik, gdyby kostki nikomu nie sprzyjały.

report-games = Partia po partii
report-game = Partia

report-where = Partia { $game }, tura { $turn }
report-rolled-on = { $player } rzuca bez podwajania
report-cost = Strata w punktach: { $loss }.
report-cost-match = Strata w punktach: { $loss }, w szansach na wygranie meczu: { $chance }%.
report-arrows = Na niebiesko to, co zagrano, na złoto to, co było lepsze.

report-all = Wszystkie tury
report-turn = Tura
report-player = Gracz
report-roll = Rzut
report-done = Zagrane
report-better = Lepsze

report-many = { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
    [many] { $matches } meczów
   *[other] { $matches } meczu
}
report-players = Według graczy
report-matches = Mecze
report-matches-won = Wygrane
report-over-time = W czasie
report-date = Data
report-opponent = Przeciwnik
report-so-far = Dotąd
report-rating-graph = PR mecz po meczu: { $player }

report-ours = { -app }
report-theirs = W pliku
report-difference = Różnica
report-mean-difference = PR różni się średnio o { $number }.
report-nothing-to-compare = Plik nie zawiera analizy.

report-match-chance = Szansa na mecz
report-skill = Gra jak
report-very-lucky = Bardzo szczęśliwe rzuty
report-lucky = Szczęśliwe rzuty
report-unlucky = Pechowe rzuty
report-very-unlucky = Bardzo pechowe rzuty
report-fibs = Ranking FIBS
phase-opening = Otwarcie
phase-middle-game = Gra środkowa
phase-race = Wyścig
kind-containment = Przetrzymanie zbitego pionka
kind-bear-off = Zdejmowanie przy kontakcie
kind-back-game = Gra z tyłu
kind-prime = Mur
kind-holding = Gra na wyczekanie
kind-contact = Inny kontakt
