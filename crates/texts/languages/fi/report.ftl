figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Arvioija { -app }, eteenpäin katsomatta.
    [one] Arvioija { -app }, { $plies } heiton eteenpäin katsoen.
   *[other] Arvioija { -app }, { $plies } heittoa eteenpäin katsoen.
}
report-judged-rollout = { $trials ->
    [one] Arvioija { -app }: tiukat paikat pelattiin loppuun { $trials } kerran.
   *[other] Arvioija { -app }: tiukat paikat pelattiin loppuun { $trials } kertaa.
}
report-unfinished = Analyysi keskeytettiin: vaiheista on valmiina { $number }/{ $total }.
report-goes-on = Sama komento jatkaa siitä.
report-by-play = Pelkän pelin perusteella
report-by-play-about = Mikä tulos olisi ollut, jos nopat eivät olisi suosineet ketään: tulos ilman kummankaan onnea.

report-games = Peli peliltä
report-game = Peli

report-where = Peli { $game }, vuoro { $turn }
report-rolled-on = { $player } heittää tuplaamatta
report-cost = Se menetti { $loss } pistettä.
report-cost-match = Se menetti { $loss } pistettä ja { $chance } % ottelusta.
report-arrows = Sininen näyttää, mitä pelattiin, kulta, mikä oli parempi.

report-all = Kaikki vuorot
report-turn = Vuoro
report-player = Pelaaja
report-roll = Heitto
report-done = Pelattu
report-better = Parempi

report-many = { $matches ->
    [one] { $matches } ottelu
   *[other] { $matches } ottelua
}
report-players = Pelaajittain
report-matches = Ottelut
report-matches-won = Voitetut
report-over-time = Ajan mittaan
report-date = Päivä
report-opponent = Vastustaja
report-so-far = Tähän asti
report-rating-graph = Taso ottelu ottelulta: { $player }

report-ours = { -app }
report-theirs = Tiedostossa
report-difference = Ero
report-mean-difference = Tasot eroavat keskimäärin { $number }.
report-nothing-to-compare = Tiedostossa ei ole analyysia.

report-match-chance = Ottelun voitto
report-skill = Pelaa kuin
report-very-lucky = Erittäin onnekkaat heitot
report-lucky = Onnekkaat heitot
report-unlucky = Epäonniset heitot
report-very-unlucky = Erittäin epäonniset heitot
report-fibs = FIBS-taso
phase-opening = Avaus
phase-middle-game = Keskipeli
phase-race = Juoksu
