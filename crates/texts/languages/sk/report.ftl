figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Rozbor: { -app }, bez pohľadu dopredu.
    [one] Rozbor: { -app }, o { $plies } hod dopredu.
    [few] Rozbor: { -app }, o { $plies } hody dopredu.
   *[other] Rozbor: { -app }, o { $plies } hodov dopredu.
}
report-judged-rollout = { $trials ->
    [1] Rozbor: { -app }; tesné rozhodnutia sa dohrali do konca raz.
   *[other] Rozbor: { -app }; tesné rozhodnutia sa dohrali do konca { $trials }-krát.
}
report-unfinished = Rozbor bol zastavený: hotových { $number } z { $total } krokov.
report-goes-on = Ak chceš pokračovať, spusti ten istý príkaz znova.
report-by-play = Bez šťastia
report-by-play-about = Ako by to dopadlo, keby kocky nikomu nenadŕžali.

report-games = Partia po partii
report-game = Partia

report-where = Partia { $game }, ťah { $turn }
report-rolled-on = { $player } hádže bez zdvojnásobenia
report-cost = Strata v bodoch: { $loss }.
report-cost-match = Strata v bodoch: { $loss }, v šanciach na výhru v zápase: { $chance } %.
report-arrows = Modrou je, čo sa zahralo, zlatou, čo bolo lepšie.

report-all = Všetky ťahy
report-turn = Ťah
report-player = Hráč
report-roll = Hod
report-done = Zahrané
report-better = Lepšie

report-many = { $matches ->
    [one] { $matches } zápas
    [few] { $matches } zápasy
   *[other] { $matches } zápasov
}
report-players = Podľa hráčov
report-matches = Zápasy
report-matches-won = Vyhrané
report-over-time = V čase
report-date = Dátum
report-opponent = Súper
report-so-far = Doteraz
report-rating-graph = PR zápas po zápase: { $player }

report-ours = { -app }
report-theirs = V súbore
report-difference = Rozdiel
report-mean-difference = PR sa v priemere líši o { $number }.
report-nothing-to-compare = V súbore žiadny rozbor nie je.

report-match-chance = Šanca na zápas
report-skill = Hrá ako
report-very-lucky = Veľmi šťastné hody
report-lucky = Šťastné hody
report-unlucky = Nešťastné hody
report-very-unlucky = Veľmi nešťastné hody
report-fibs = Rating FIBS
phase-opening = Otvorenie
phase-middle-game = Stredná hra
phase-race = Preteky
kind-containment = Zadržanie vyhodeného kameňa
kind-bear-off = Vyvádzanie pri kontakte
kind-back-game = Zadná hra
kind-prime = Hradba
kind-holding = Vyčkávacia hra
kind-contact = Iný kontakt
