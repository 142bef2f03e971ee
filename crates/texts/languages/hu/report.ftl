figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] A { -app } elemzése, előretekintés nélkül.
   *[other] A { -app } elemzése, { $plies } dobásnyi előretekintéssel.
}
report-judged-rollout = A { -app } elemzése: a szoros döntéseket { $trials } alkalommal játszotta végig (rollout).
report-unfinished = Az elemzés { $total } lépésből { $number } után leállt.
report-goes-on = A folytatáshoz futtasd újra ugyanezt a parancsot.
report-by-play = Szerencse nélkül
report-by-play-about = Mi lett volna az eredmény, ha a kockák senkinek sem kedveznek.

report-games = Játszmáról játszmára
report-game = Játszma

report-where = { $game }. játszma, { $turn }. kör
report-rolled-on = { $player } duplázás nélkül dob
report-cost = Az ára { $loss } pont volt.
report-cost-match = Az ára { $loss } pont és { $chance }% meccsesély volt.
report-arrows = Kék mutatja, mi volt a lépés, arany, hogy mi lett volna jobb.

report-all = Minden kör
report-turn = Kör
report-player = Játékos
report-roll = Dobás
report-done = Meglépve
report-better = Jobb

report-many = { $matches } meccs
report-players = Játékosonként
report-matches = Meccsek
report-matches-won = Megnyert
report-over-time = Időbeli alakulás
report-date = Dátum
report-opponent = Ellenfél
report-so-far = Eddig
report-rating-graph = { $player } teljesítménymutatója, meccsről meccsre

report-ours = { -app }
report-theirs = A fájlban
report-difference = Eltérés
report-mean-difference = A mutatók átlagos eltérése { $number }.
report-nothing-to-compare = A fájlban nincs elemzés.

report-match-chance = Meccsesély
report-skill = Így játszik
report-very-lucky = Nagyon szerencsés dobások
report-lucky = Szerencsés dobások
report-unlucky = Szerencsétlen dobások
report-very-unlucky = Nagyon szerencsétlen dobások
report-fibs = FIBS-pontszám
phase-opening = Megnyitás
phase-middle-game = Középjáték
phase-race = Futam
kind-containment = Kiütött bábu bezárása
kind-bear-off = Kipakolás kontaktussal
kind-back-game = Hátsó játék
kind-prime = Fal
kind-holding = Kivárás
kind-contact = Egyéb kontaktus
