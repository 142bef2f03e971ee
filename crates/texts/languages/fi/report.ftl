figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number } %

report-judged-plies = { $plies ->
    [0] Analysoinut { -app }, ilman ennakointia.
    [one] Analysoinut { -app }, { $plies } heitto eteenpäin.
   *[other] Analysoinut { -app }, { $plies } heittoa eteenpäin.
}
report-judged-rollout = { $trials ->
    [one] Analysoinut { -app }: tiukat päätökset pelattiin loppuun { $trials } kerran (rollout).
   *[other] Analysoinut { -app }: tiukat päätökset pelattiin loppuun { $trials } kertaa (rollout).
}
report-unfinished = Analyysi pysäytettiin, vaiheita valmiina { $number }/{ $total }.
report-goes-on = Jatka antamalla sama komento uudestaan.
report-by-play = Ilman onnea
report-by-play-about = Mikä tulos olisi ollut, jos nopat eivät olisi suosineet kumpaakaan.

report-games = Peli peliltä
report-game = Peli

report-where = Peli { $game }, vuoro { $turn }
report-rolled-on = { $player } heittää tuplaamatta
report-cost = Se maksoi { $loss } pistettä.
report-cost-match = Se maksoi { $loss } pistettä ja { $chance } % ottelun voittomahdollisuuksista.
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
report-rating-graph = Suoritusluku ottelu ottelulta: { $player }

report-ours = { -app }
report-theirs = Tiedostossa
report-difference = Ero
report-mean-difference = Suoritusluvut eroavat keskimäärin { $number }.
report-nothing-to-compare = Tiedostossa ei ole analyysia.

report-match-chance = Ottelun voitto
report-skill = Pelaa kuin
report-very-lucky = Erittäin onnekkaat heitot
report-lucky = Onnekkaat heitot
report-unlucky = Epäonniset heitot
report-very-unlucky = Erittäin epäonniset heitot
report-fibs = FIBS-luokitus
phase-opening = Avaus
phase-middle-game = Keskipeli
phase-race = Kilpajuoksu
kind-containment = Lyödyn nappulan kiinnipito
kind-bear-off = Kotiuttaminen kontaktissa
kind-back-game = Takapeli
# As in English.
kind-prime = Prime
kind-holding = Odotuspeli
kind-contact = Muu kontakti
