figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analizat de { -app } fără privire înainte.
    [one] Analizat de { -app }, cu { $plies } mutare înainte.
    [few] Analizat de { -app }, cu { $plies } mutări înainte.
   *[other] Analizat de { -app }, cu { $plies } de mutări înainte.
}
report-judged-rollout = { $trials ->
    [one] Analizat de { -app }: deciziile strânse, cu un rollout de { $trials } partidă.
    [few] Analizat de { -app }: deciziile strânse, cu un rollout de { $trials } partide.
   *[other] Analizat de { -app }: deciziile strânse, cu un rollout de { $trials } de partide.
}
report-unfinished = Analiza a fost oprită după { $number } din { $total } pași.
report-goes-on = Rulează din nou aceeași comandă ca să continui.
report-by-play = Fără noroc
report-by-play-about = Care ar fi fost rezultatul dacă zarurile n-ar fi ținut cu nimeni.

report-games = Partidă cu partidă
report-game = Partida

report-where = Partida { $game }, rândul { $turn }
report-rolled-on = { $player } aruncă fără să dubleze
report-cost = A costat { $loss ->
    [one] { $loss } punct
    [few] { $loss } puncte
   *[other] { $loss } de puncte
}.
report-cost-match = A costat { $loss ->
    [one] { $loss } punct
    [few] { $loss } puncte
   *[other] { $loss } de puncte
} și { $chance }% șanse de a câștiga meciul.
report-arrows = Albastrul arată ce s-a jucat, auriul ce era mai bine.

report-all = Toate rândurile
report-turn = Rând
report-player = Jucător
report-roll = Aruncare
report-done = Jucat
report-better = Mai bine

report-many = { $matches ->
    [one] { $matches } meci
    [few] { $matches } meciuri
   *[other] { $matches } de meciuri
}
report-players = Pe jucători
report-matches = Meciuri
report-matches-won = Câștigate
report-over-time = În timp
report-date = Data
report-opponent = Adversar
report-so-far = Până acum
report-rating-graph = { $player }: PR, meci cu meci

report-ours = { -app }
report-theirs = În fișier
report-difference = Diferență
report-mean-difference = PR-urile diferă în medie cu { $number }.
report-nothing-to-compare = Fișierul nu conține nicio analiză.

report-match-chance = Șansele în meci
report-skill = Joacă precum
report-very-lucky = Aruncări foarte norocoase
report-lucky = Aruncări norocoase
report-unlucky = Aruncări ghinioniste
report-very-unlucky = Aruncări foarte ghinioniste
report-fibs = Rating FIBS
phase-opening = Deschidere
phase-middle-game = Mijlocul jocului
phase-race = Cursă
kind-containment = Reținerea unei piese lovite
kind-bear-off = Scoaterea pieselor cu contact
kind-back-game = Joc din spate
kind-prime = Zid
kind-holding = Joc de așteptare
kind-contact = Alt contact
