figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Hindas { -app }, ette vaatamata.
    [one] Hindas { -app }, vaadates { $plies } viske ette.
   *[other] Hindas { -app }, vaadates { $plies } viset ette.
}
report-judged-rollout = { $trials ->
    [one] Hindas { -app }: napid otsused mängiti lõpuni { $trials } korra.
   *[other] Hindas { -app }: napid otsused mängiti lõpuni { $trials } korda.
}
report-unfinished = Analüüs peatati: sammudest on tehtud { $number }/{ $total }.
report-goes-on = Sama käsk jätkab sealt.
report-by-play = Ainult mängu järgi
report-by-play-about = Milline oleks tulemus, kui täringud poleks kedagi soosinud: tulemus ilma kummagi õnneta.

report-games = Mäng mängu järel
report-game = Mäng

report-where = Mäng { $game }, käik { $turn }
report-rolled-on = { $player } viskab duubeldamata
report-cost = See kaotas { $loss } punkti.
report-cost-match = See kaotas { $loss } punkti ja { $chance }% matšist.
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
report-rating-graph = Tase matš matši järel: { $player }

report-ours = { -app }
report-theirs = Failis
report-difference = Erinevus
report-mean-difference = Tasemete keskmine erinevus on { $number }.
report-nothing-to-compare = Failis pole analüüsi.

report-match-chance = Matši võimalus
report-skill = Mängib nagu
report-very-lucky = Väga õnnelikud visked
report-lucky = Õnnelikud visked
report-unlucky = Õnnetud visked
report-very-unlucky = Väga õnnetud visked
report-fibs = FIBS-i tase
phase-opening = Avang
phase-middle-game = Keskmäng
phase-race = Võidujooks
