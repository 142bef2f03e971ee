figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analüüsis { -app }, ette vaatamata.
    [one] Analüüsis { -app }, { $plies } vise ette.
   *[other] Analüüsis { -app }, { $plies } viset ette.
}
report-judged-rollout = { $trials ->
    [one] Analüüsis { -app }: tasavägised otsused mängiti lõpuni { $trials } korra.
   *[other] Analüüsis { -app }: tasavägised otsused mängiti lõpuni { $trials } korda.
}
report-unfinished = Analüüs peatati, samme tehtud { $number }/{ $total }.
report-goes-on = Jätkamiseks anna sama käsk uuesti.
report-by-play = Ilma õnneta
report-by-play-about = Milline oleks tulemus, kui täringud poleks kedagi soosinud.

report-games = Mäng mängu järel
report-game = Mäng

report-where = Mäng { $game }, käik { $turn }
report-rolled-on = { $player } viskab duubeldamata
report-cost = See maksis { $loss } punkti.
report-cost-match = See maksis { $loss } punkti ja { $chance }% matši võiduvõimalustest.
report-arrows = Sinine näitab, mida käidi, kuldne, mis oli parem.

report-all = Kõik käigud
report-turn = Käik
report-player = Mängija
report-roll = Vise
report-done = Käidud
report-better = Parem

report-many = { $matches ->
    [one] { $matches } matš
   *[other] { $matches } matši
}
report-players = Mängijate kaupa
report-matches = Matše
report-matches-won = Võidetud
report-over-time = Aja jooksul
report-date = Kuupäev
report-opponent = Vastane
report-so-far = Seni
report-rating-graph = Sooritusreiting matš matši järel: { $player }

report-ours = { -app }
report-theirs = Failis
report-difference = Erinevus
report-mean-difference = Reitingud erinevad keskmiselt { $number } võrra.
report-nothing-to-compare = Failis pole analüüsi.

report-match-chance = Matši võit
report-skill = Mängib nagu
report-very-lucky = Väga õnnelikud visked
report-lucky = Õnnelikud visked
report-unlucky = Õnnetud visked
report-very-unlucky = Väga õnnetud visked
report-fibs = FIBS-i reiting
phase-opening = Avang
phase-middle-game = Keskmäng
phase-race = Võidujooks
kind-containment = Löödud nupu kinnihoidmine
kind-bear-off = Väljaviimine kontaktiga
kind-back-game = Tagamäng
kind-prime = Müür
kind-holding = Ootemäng
kind-contact = Muu kontakt
