option-variant = Početni položaj
variant-rule-backgammon = Partija počinje iz uobičajenog položaja.
variant-rule-nackgammon = Partija počinje iz položaja za nackgammon, s četiri žetona straga.
variant-rule-hypergammon = Svaki igrač ima samo tri žetona, sva tri straga.
variant-rule-free = Partija počinje iz ručno postavljenog položaja.

option-opening = Tko počinje
opening-high-die-plays-pair = Veći broj počinje objema kockama
opening-rule-high-die-plays-pair = Svaki igrač baca jednu kocku; tko baci više, počinje i igra oba broja.
opening-high-die-rolls-again = Veći broj počinje novim bacanjem
opening-rule-high-die-rolls-again = Svaki igrač baca jednu kocku; tko baci više, počinje i za prvi potez iznova baca obje kocke.
opening-die-for-color = Veći broj dobiva bijele i počinje
opening-rule-die-for-color = Svaki igrač baca jednu kocku; tko baci više, dobiva bijele žetone. Bijeli počinje i za prvi potez baca obje kocke.

option-next-game = Tko počinje sljedeću partiju
next-game-dice = Kocke
next-game-rule-dice = Kocke odlučuju tko počinje svaku partiju.
next-game-winner = Pobjednik
next-game-rule-winner = Pobjednik partije počinje sljedeću i baca obje kocke.

option-block = Što blokira polje
block-from-two = Dva žetona
block-rule-from-two = Dva ili više žetona jednog igrača blokiraju polje drugome.
block-from-three = Tri žetona
block-rule-from-three = Tri ili više žetona jednog igrača blokiraju polje drugome; dva zajedno još se mogu izbiti, oba odjednom.

option-blocked-landing = Korak na blokirano polje
blocked-landing-illegal = Nije dopušteno
blocked-landing-rule-illegal = Na blokirano polje ne smiješ stati.
blocked-landing-self-hit = Po cijenu žetona
blocked-landing-rule-self-hit = Ne staj na blokirano polje. Ako ipak staneš, izbijen je tvoj žeton: ide na bar, a broj propada.

option-duty = Obveza igranja
duty-always = Uvijek
duty-rule-always = Moraš odigrati što više brojeva.
duty-until-home = Dok svi nisu u kući
duty-rule-until-home = Moraš odigrati što više brojeva, ali kad su ti svi žetoni u kući, smiješ propustiti bilo koji broj.

option-single-number = Ako se može odigrati samo jedan broj
single-number-larger = Veći
single-number-rule-larger = Ako možeš odigrati bilo koji broj, ali ne oba, moraš odigrati veći.
single-number-either = Bilo koji
single-number-rule-either = Ako možeš odigrati bilo koji broj, ali ne oba, biraš koji.

option-bear-off = Iznošenje
bear-off-standard = Prevelik broj iznosi najudaljeniji žeton
bear-off-rule-standard = Broj iznosi žeton sa svog polja. Ako je ono prazno, moraš pomaknuti žeton s višeg polja; ako ga nema, iznosiš sa svog najvišeg polja.
bear-off-exact = Samo točnim brojem
bear-off-rule-exact = Broj iznosi žeton sa svog polja i ni s kojeg drugog.
bear-off-nearest-lower = S najbližeg nižeg polja
bear-off-rule-nearest-lower = Broj iznosi žeton sa svog polja. Ako je ono prazno, smiješ iznijeti s najbližeg nižeg polja na kojem imaš žeton, čak i ako imaš žetona na višima.
bear-off-any-lower = S bilo kojeg nižeg polja
bear-off-rule-any-lower = Broj iznosi žeton sa svog polja ili s bilo kojeg nižeg, po želji.

option-hit-and-run = Izbiti i nastaviti
hit-and-run-allowed = Dopušteno
hit-and-run-rule-allowed = Žeton koji izbije smije u istom potezu nastaviti.
hit-and-run-not-at-home = Ne u svojoj kući
hit-and-run-rule-not-at-home = Žeton koji izbije u vlastitoj kući ostaje ondje do kraja poteza.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Samo ako gubitnik nije iznio nijedan
backgammon-needs-rule-none-off = Backgammon je ako gubitnik nije iznio nijedan žeton i još ima žeton na baru ili u pobjednikovoj kući.
backgammon-needs-no-more = Čak i ako je gubitnik već iznosio
backgammon-needs-rule-no-more = Backgammon je ako gubitnik još ima žeton na baru ili u pobjednikovoj kući, čak i ako je druge iznio.
backgammon-needs-never = Nikad
backgammon-needs-rule-never = Backgammona nema: najviše se dobiva gammon.

option-cube = Kocka za udvostručavanje
cube-rule-on = Kocka za udvostručavanje množi vrijednost partije.
cube-rule-off = Igraš bez kocke za udvostručavanje.

option-cube-timing = Kada udvostručiti
cube-timing-before-own-roll = Prije svog bacanja
cube-timing-rule-before-own-roll = Udvostručenje smiješ ponuditi kad je na tebi red, prije bacanja, ali ne prije nego što je odigrano prvo bacanje partije.
cube-timing-any-time = U svako doba
cube-timing-rule-any-time = Udvostručenje smiješ ponuditi u svako doba kad je na redu bacanje ili potez, tvoj ili protivnikov, ali ne prije nego što je odigrano prvo bacanje partije.

option-cube-highest = Najviša kocka za udvostručavanje
cube-highest-none = Bez granice
cube-highest-rule-none = Udvostručavanje nema granice.
cube-highest-at = { $highest }
cube-highest-rule-at = Kocka za udvostručavanje ne ide više od { $highest }.

option-match = Oblik igre
match-none = Pojedinačne partije
match-rule-none = Svaka je partija za sebe, a igrate koliko želite.
match-to = { $length ->
    [one] Meč do { $length } boda
    [few] Meč do { $length } boda
   *[other] Meč do { $length } bodova
}
match-rule-to = { $length ->
    [1] Tko prvi dobije partiju, dobiva meč.
    [one] Bodovi se zbrajaju, a meč dobiva tko prvi skupi { $length } bod.
    [few] Bodovi se zbrajaju, a meč dobiva tko prvi skupi { $length } boda.
   *[other] Bodovi se zbrajaju, a meč dobiva tko prvi skupi { $length } bodova.
}

option-match-lengths = Uobičajene duljine mečeva
match-lengths-none = Nema ih
match-lengths-rule-none = Upute ne spominju mečeve.
match-lengths-to = Do { $list } bodova
match-lengths-rule-to = Mečevi se obično igraju do { $list } bodova.

option-crawford = Crawfordovo pravilo
crawford-rule-on = Kad igraču prvi put do pobjede u meču nedostaje samo jedan bod, u sljedećoj partiji nitko ne smije udvostručiti; nakon toga kocka za udvostručavanje se vraća.
crawford-rule-off = Smiješ udvostručiti u svakoj partiji meča.

option-jacoby = Jacobyjevo pravilo
jacoby-rule-on = U pojedinačnim partijama gammon i backgammon vrijede samo ako je kocka za udvostručavanje okrenuta; inače su to jednostruke pobjede.
jacoby-rule-off = Gammon i backgammon vrijede bila kocka za udvostručavanje okrenuta ili ne.

option-beavers = Beaver
beavers-off = Ne igra se
beavers-rule-off = Udvostručenje možeš samo prihvatiti ili odbiti.
beavers-on = Beaver
beavers-rule-on = U pojedinačnim partijama, ako prihvatiš udvostručenje, smiješ odmah opet udvostručiti i zadržati kocku za udvostručavanje: to je beaver.
beavers-raccoons = Beaver i raccoon
beavers-rule-raccoons = U pojedinačnim partijama, ako prihvatiš udvostručenje, smiješ odmah opet udvostručiti i zadržati kocku za udvostručavanje: to je beaver. Tko je prvi udvostručio, smije tada udvostručiti još jednom: to je raccoon.

option-automatic-doubles = Automatsko udvostručenje
automatic-doubles-off = Ne igra se
automatic-doubles-rule-off = Jednake kocke na početku bacaju se ponovno i ništa ne mijenjaju.
automatic-doubles-up-to = { $count ->
    [one] Najviše { $count }
    [few] Najviše { $count }
   *[other] Najviše { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [1] U pojedinačnim partijama jednake kocke na početku udvostručuju ulog, ali samo jednom po partiji.
    [one] U pojedinačnim partijama jednake kocke na početku svaki put udvostručuju ulog, najviše { $count } put po partiji.
    [few] U pojedinačnim partijama jednake kocke na početku svaki put udvostručuju ulog, najviše { $count } puta po partiji.
   *[other] U pojedinačnim partijama jednake kocke na početku svaki put udvostručuju ulog, najviše { $count } puta po partiji.
}

option-labels = Oznake polja
labels-rule-none = Na poljima nema tiskanih brojeva. Ovdje se broje od 24 do 1, kako ih vidi igrač na potezu.
labels-rule-numbers = Polja se broje od 24 do 1, kako ih vidi igrač na potezu.
labels-rule-halves = Polja se zovu od 1 do 12 na polovici Bijelog i od 1A do 12A na polovici Crnog.
labels-rule-homes = Polja obiju kuća označena su od 1 do 6, od vanjskog ruba prema unutra. U zapisanim potezima sva se polja broje od 24 do 1.

option-counter-clockwise = Tko igra suprotno od kazaljke na satu
counter-clockwise-rule = { $counter } se kreće suprotno od kazaljke na satu, a drugi igrač u smjeru kazaljke.

option-colors = Imena strana
colors-white-black = Bijeli i Crni
colors-rule-white-black = Dvije su strane Bijeli i Crni.
colors-light-dark = Svijetli i Tamni
colors-rule-light-dark = Dvije su strane Svijetli i Tamni.

option-cube-at-rest = Kocka za udvostručavanje na početku
cube-at-rest-middle = U sredini
cube-at-rest-rule-middle = Kocka za udvostručavanje je na početku u sredini s brojem 64 gore, što znači 1; dok je ondje, smije udvostručiti bilo koji igrač.
cube-at-rest-side = Uz ploču
cube-at-rest-rule-side = Kocka za udvostručavanje je na početku uz ploču s brojem 64 gore, što znači 1; dok je ondje, smije udvostručiti bilo koji igrač.

option-unit = Što dobivaš
unit-points = Bodovi
unit-rule-points = Pobjede se broje u bodovima.
unit-stake = Ulog
unit-rule-stake = Igraš za ulog, koji se plaća jednom, dvaput ili triput.
