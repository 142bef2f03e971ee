figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analizējis { -app }, neskatoties uz priekšu.
    [zero] Analizējis { -app }, skatoties { $plies } metienus uz priekšu.
    [one] Analizējis { -app }, skatoties { $plies } metienu uz priekšu.
   *[other] Analizējis { -app }, skatoties { $plies } metienus uz priekšu.
}
report-judged-rollout = { $trials ->
    [zero] Analizējis { -app }: tuvi lēmumi izspēlēti līdz galam { $trials } reižu.
    [one] Analizējis { -app }: tuvi lēmumi izspēlēti līdz galam { $trials } reizi.
   *[other] Analizējis { -app }: tuvi lēmumi izspēlēti līdz galam { $trials } reizes.
}
report-unfinished = Analīze apturēta: veikti soļi – { $number } no { $total }.
report-goes-on = Lai turpinātu, palaid to pašu komandu vēlreiz.
report-by-play = Neskaitot veiksmi
report-by-play-about = Kāds būtu rezultāts, ja metieni nevienam nebūtu bijuši labvēlīgāki.

report-games = Partija pēc partijas
report-game = Partija

report-where = { $game }. partija, { $turn }. gājiens
report-rolled-on = { $player } nedubulto un met
report-cost = Tas maksāja { $loss } punkta.
report-cost-match = Tas maksāja { $loss } punkta un { $chance } % mača izredžu.
report-arrows = Zilā krāsā parādīts, kas nospēlēts, zeltainā – kas bija labāk.

report-all = Visi gājieni
report-turn = Gājiens
report-player = Spēlētājs
report-roll = Metiens
report-done = Nospēlēts
report-better = Labāk

report-many = { $matches ->
    [zero] { $matches } maču
    [one] { $matches } mačs
   *[other] { $matches } mači
}
report-players = Pēc spēlētāja
report-matches = Mači
report-matches-won = Uzvaras
report-over-time = Laika gaitā
report-date = Datums
report-opponent = Pretinieks
report-so-far = Līdz šim
report-rating-graph = { $player }: vērtējums mačs pēc mača

# As in English.
report-ours = { -app }
report-theirs = Failā
report-difference = Starpība
report-mean-difference = Vērtējumi vidēji atšķiras par { $number }.
report-nothing-to-compare = Failā analīzes nav.

report-match-chance = Mača izredzes
report-skill = Spēlē kā
report-very-lucky = Ļoti veiksmīgi metieni
report-lucky = Veiksmīgi metieni
report-unlucky = Neveiksmīgi metieni
report-very-unlucky = Ļoti neveiksmīgi metieni
report-fibs = FIBS reitings
phase-opening = Atklātne
phase-middle-game = Vidusspēle
phase-race = Skrējiens
kind-containment = Nosista kauliņa aizturēšana
kind-bear-off = Noņemšana ar kontaktu
kind-back-game = Aizmugures spēle
kind-prime = Siena
kind-holding = Gaidīšanas spēle
kind-contact = Cits kontakts
