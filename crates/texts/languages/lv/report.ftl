figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Novērtējis { -app }, neskatoties uz priekšu.
    [zero] Novērtējis { -app }, skatoties { $plies } metienus uz priekšu.
    [one] Novērtējis { -app }, skatoties { $plies } metienu uz priekšu.
   *[other] Novērtējis { -app }, skatoties { $plies } metienus uz priekšu.
}
report-judged-rollout = { $trials ->
    [zero] Novērtējis { -app }: kas bija gandrīz vienāds, izspēlēts līdz galam { $trials } reižu.
    [one] Novērtējis { -app }: kas bija gandrīz vienāds, izspēlēts līdz galam { $trials } reizi.
   *[other] Novērtējis { -app }: kas bija gandrīz vienāds, izspēlēts līdz galam { $trials } reizes.
}
report-unfinished = Analīze apturēta: veikti soļi – { $number } no { $total }.
report-goes-on = Tā pati komanda turpina no šīs vietas.
report-by-play = Ar spēli vien
report-by-play-about = Kāds būtu rezultāts, ja metieni nevienam nebūtu bijuši labvēlīgāki: rezultāts bez abu veiksmes.

report-games = Partija pēc partijas
report-game = Partija

report-where = { $game }. partija, { $turn }. gājiens
report-rolled-on = { $player } nedubulto un met
report-cost = Tas maksāja { $loss } punkta.
report-cost-match = Tas maksāja { $loss } punkta un { $chance } % mača.
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

report-match-chance = Mača iespēja
report-skill = Spēlē kā
report-very-lucky = Ļoti veiksmīgi metieni
report-lucky = Veiksmīgi metieni
report-unlucky = Neveiksmīgi metieni
report-very-unlucky = Ļoti neveiksmīgi metieni
report-fibs = FIBS vērtējums
phase-opening = Sākums
phase-middle-game = Vidusspēle
phase-race = Skrējiens
