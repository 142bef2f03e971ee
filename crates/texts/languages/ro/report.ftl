figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Evaluat de { -app } fără privire înainte.
    [one] Evaluat de { -app }, privind { $plies } aruncare înainte.
    [few] Evaluat de { -app }, privind { $plies } aruncări înainte.
   *[other] Evaluat de { -app }, privind { $plies } de aruncări înainte.
}
report-judged-rollout = { $trials ->
    [one] Evaluat de { -app }: deciziile strânse au fost jucate până la capăt { $trials } dată.
    [few] Evaluat de { -app }: deciziile strânse au fost jucate până la capăt de { $trials } ori.
   *[other] Evaluat de { -app }: deciziile strânse au fost jucate până la capăt de { $trials } de ori.
}
report-unfinished = Analiza a fost oprită. Pași făcuți: { $number } din { $total }.
report-goes-on = Aceeași comandă continuă de acolo.
report-by-play = Numai prin joc
report-by-play-about = Care ar fi fost rezultatul dacă zarurile n-ar fi ținut cu nimeni: rezultatul fără norocul celor doi.

report-games = Partidă cu partidă
report-game = Partida

report-where = Partida { $game }, rândul { $turn }
report-rolled-on = { $player } aruncă fără să dubleze
report-cost = Puncte pierdute: { $loss }.
report-cost-match = Puncte pierdute: { $loss }, și { $chance }% din meci.
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
report-so-far = Până atunci
report-rating-graph = { $player }: nota, meci cu meci

report-ours = { -app }
report-theirs = În fișier
report-difference = Diferență
report-mean-difference = Notele diferă în medie cu { $number }.
report-nothing-to-compare = Fișierul nu conține nicio analiză.

report-match-chance = Șansa meciului
report-skill = Joacă precum
report-very-lucky = Aruncări foarte norocoase
report-lucky = Aruncări norocoase
report-unlucky = Aruncări ghinioniste
report-very-unlucky = Aruncări foarte ghinioniste
report-fibs = Notă FIBS
phase-opening = Deschidere
phase-middle-game = Mijlocul jocului
phase-race = Cursă
