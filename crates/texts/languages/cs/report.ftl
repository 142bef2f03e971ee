figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Rozbor: { -app }, bez pohledu dopředu.
    [one] Rozbor: { -app }, o { $plies } hod dopředu.
    [few] Rozbor: { -app }, o { $plies } hody dopředu.
   *[other] Rozbor: { -app }, o { $plies } hodů dopředu.
}
report-judged-rollout = { $trials ->
    [1] Rozbor: { -app }; těsná rozhodnutí se dohrála do konce jednou.
   *[other] Rozbor: { -app }; těsná rozhodnutí se dohrála do konce { $trials }krát.
}
report-unfinished = Rozbor byl zastaven: hotovo { $number } z { $total } kroků.
report-goes-on = Chceš-li pokračovat, spusť stejný příkaz znovu.
report-by-play = Bez štěstí
report-by-play-about = Jak by to dopadlo, kdyby kostky nikomu nenadržovaly.

report-games = Partie po partii
report-game = Partie

report-where = Partie { $game }, tah { $turn }
report-rolled-on = { $player } hází bez zdvojnásobení
report-cost = Ztráta v bodech: { $loss }.
report-cost-match = Ztráta v bodech: { $loss }, v šancích na výhru v zápase: { $chance } %.
report-arrows = Modře je, co se zahrálo, zlatě, co bylo lepší.

report-all = Všechny tahy
report-turn = Tah
report-player = Hráč
report-roll = Hod
report-done = Zahráno
report-better = Lepší

report-many = { $matches ->
    [one] { $matches } zápas
    [few] { $matches } zápasy
   *[other] { $matches } zápasů
}
report-players = Podle hráčů
report-matches = Zápasy
report-matches-won = Vyhráno
report-over-time = V čase
report-date = Datum
report-opponent = Soupeř
report-so-far = Dosud
report-rating-graph = PR zápas po zápase: { $player }

report-ours = { -app }
report-theirs = V souboru
report-difference = Rozdíl
report-mean-difference = PR se v průměru liší o { $number }.
report-nothing-to-compare = V souboru žádný rozbor není.

report-match-chance = Šance na zápas
report-skill = Hraje jako
report-very-lucky = Velmi šťastné hody
report-lucky = Šťastné hody
report-unlucky = Nešťastné hody
report-very-unlucky = Velmi nešťastné hody
report-fibs = Rating FIBS
phase-opening = Zahájení
phase-middle-game = Střední hra
phase-race = Závod
kind-containment = Zadržení vyhozeného kamene
kind-bear-off = Vyvádění při kontaktu
kind-back-game = Zadní hra
kind-prime = Hradba
kind-holding = Vyčkávací hra
kind-contact = Jiný kontakt
