option-variant = Početni položaj
variant-rule-backgammon = Partija počinje iz uobičajenog položaja.
variant-rule-nackgammon = Partija počinje iz položaja za nackgammon, s četiri žetona straga.
variant-rule-hypergammon = Svaki igrač ima samo tri žetona, sva tri straga.
variant-rule-free = Partija počinje iz ručno postavljenog položaja.

option-opening = Početak
opening-high-die-plays-pair = Veći broj počinje objema kockama
opening-rule-high-die-plays-pair = Svaki igrač baca jednu kocku; tko baci više, počinje i igra upravo bačena dva broja.
opening-high-die-rolls-again = Veći broj počinje novim bacanjem
opening-rule-high-die-rolls-again = Svaki igrač baca jednu kocku; tko baci više, počinje i iznova baca obje kocke.
opening-die-for-color = Veći broj dobiva bijele i počinje
opening-rule-die-for-color = Svaki igrač baca jednu kocku; tko baci više, dobiva bijele žetone. Bijeli počinje i iznova baca obje kocke.

option-next-game = Tko počinje sljedeću partiju
next-game-dice = Kocke
next-game-rule-dice = U svakoj partiji kocke odlučuju tko počinje.
next-game-winner = Pobjednik
next-game-rule-winner = Pobjednik partije počinje sljedeću i baca obje kocke.

option-block = Što blokira polje
block-from-two = Dva žetona
block-rule-from-two = Dva ili više žetona jednog igrača blokiraju polje drugome.
block-from-three = Tri žetona
block-rule-from-three = Tri ili više žetona jednog igrača blokiraju polje drugome; dva zajedno još se mogu izbiti, oba odjednom.

option-blocked-landing = Korak na blokirano polje
blocked-landing-illegal = Nije dopušteno
blocked-landing-rule-illegal = Nitko ne smije stati na blokirano polje.
blocked-landing-self-hit = Po cijenu žetona
blocked-landing-rule-self-hit = Na blokirano polje ne treba stati. Žeton koji se ondje ipak stavi sam je izbijen: ide na bar, a broj je potrošen.

option-duty = Obveza igranja
duty-always = Uvijek
duty-rule-always = Mora se odigrati što više brojeva.
duty-until-home = Dok svi nisu u kući
duty-rule-until-home = Mora se odigrati što više brojeva, ali kad su ti svi žetoni u kući, smiješ propustiti bilo koji broj.

option-single-number = Ako se može odigrati samo jedan broj
single-number-larger = Veći
single-number-rule-larger = Ako se može odigrati bilo koji broj, ali ne oba, mora se odigrati veći.
single-number-either = Bilo koji
single-number-rule-either = Ako se može odigrati bilo koji broj, ali ne oba, biraš koji.

option-bear-off = Iznošenje
bear-off-standard = Prevelik broj iznosi najudaljeniji žeton
bear-off-rule-standard = Broj iznosi žeton sa svog polja. Ako je ono prazno, broj se mora odigrati s višeg polja; ako na višim poljima nema tvojih žetona, iznosi se s najvišeg polja na kojem još imaš žeton.
bear-off-exact = Samo točnim brojem
bear-off-rule-exact = Broj iznosi žeton sa svog polja i ni s kojeg drugog.
bear-off-nearest-lower = S najbližeg nižeg polja
bear-off-rule-nearest-lower = Broj iznosi žeton sa svog polja. Ako je ono prazno, smije se iznijeti s najbližeg nižeg polja na kojem imaš žeton, čak i ako imaš žetona na višim poljima.
bear-off-any-lower = S bilo kojeg nižeg polja
bear-off-rule-any-lower = Broj iznosi žeton sa svog polja ili s bilo kojeg nižeg, po želji.

option-hit-and-run = Izbiti i nastaviti
hit-and-run-allowed = Dopušteno
hit-and-run-rule-allowed = Žeton koji izbije smije u istom potezu nastaviti.
hit-and-run-not-at-home = Ne kod kuće
hit-and-run-rule-not-at-home = Žeton koji izbije u vlastitoj kući ostaje ondje do kraja poteza.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Samo ako gubitnik nije iznio nijedan
backgammon-needs-rule-none-off = Backgammon je ako gubitnik nije iznio nijedan žeton i još ima žeton na baru ili u pobjednikovoj kući.
backgammon-needs-no-more = Koliko god ih je gubitnik iznio
backgammon-needs-rule-no-more = Backgammon je ako gubitnik još ima žeton na baru ili u pobjednikovoj kući, čak i ako je druge iznio.
backgammon-needs-never = Nikad
backgammon-needs-rule-never = Backgammona nema: najviše se dobiva gammon.

option-cube = Kocka za udvostručavanje
cube-rule-on = Kocka za udvostručavanje pokazuje koliko se puta partija računa.
cube-rule-off = Igra se bez kocke za udvostručavanje.

option-cube-timing = Kada se udvostručuje
cube-timing-before-own-roll = Prije vlastitog bacanja
cube-timing-rule-before-own-roll = Udvostručenje smiješ ponuditi kad je na tebi red, prije bacanja, ali ne prije nego što je odigrano prvo bacanje partije.
cube-timing-any-time = U svako doba
cube-timing-rule-any-time = Udvostručenje smiješ ponuditi kad god partija čeka na bacanje ili potez, tvoj ili protivnikov, ali ne prije nego što je odigrano prvo bacanje partije.

option-cube-highest = Najviša vrijednost kocke
cube-highest-none = Bez granice
cube-highest-rule-none = Udvostručavanje nema granice.
cube-highest-at = { $highest }
cube-highest-rule-at = Kocka ne ide više od { $highest }.

option-match = Igra se na
match-none = Pojedinačne partije
match-rule-none = Svaka partija vrijedi za sebe, a igra se koliko želite.
match-to = { $length ->
    [one] Meč do { $length } boda
    [few] Meč do { $length } boda
   *[other] Meč do { $length } bodova
}
match-rule-to = { $length ->
    [1] Tko prvi dobije partiju, dobiva meč.
    [one] Partije se zbrajaju, a meč dobiva tko prvi skupi { $length } bod.
    [few] Partije se zbrajaju, a meč dobiva tko prvi skupi { $length } boda.
   *[other] Partije se zbrajaju, a meč dobiva tko prvi skupi { $length } bodova.
}

option-match-lengths = Uobičajeni mečevi
match-lengths-none = Nema ih
match-lengths-rule-none = Upute ne poznaju mečeve.
match-lengths-to = Do { $list } bodova
match-lengths-rule-to = Uobičajeni su mečevi do { $list } bodova.

option-crawford = Crawfordovo pravilo
crawford-rule-on = Kad igraču do pobjede u meču nedostaje samo jedan bod, u sljedećoj partiji nitko ne smije udvostručiti; nakon nje kocka se vraća.
crawford-rule-off = U svakoj partiji meča smije se udvostručiti.

option-jacoby = Jacobyjevo pravilo
jacoby-rule-on = U pojedinačnim partijama gammon i backgammon vrijede samo ako je bilo udvostručenja; inače su to jednostruke pobjede.
jacoby-rule-off = Gammon i backgammon vrijede bilo udvostručenja ili ne.

option-beavers = Beaver
beavers-off = Ne igra se
beavers-rule-off = Udvostručenje se prihvaća ili odbija i ništa drugo.
beavers-on = Beaver
beavers-rule-on = U pojedinačnim partijama onaj tko prihvati udvostručenje smije odmah opet udvostručiti i zadržati kocku: to je beaver, „dabar”.
beavers-raccoons = Beaver i raccoon
beavers-rule-raccoons = U pojedinačnim partijama onaj tko prihvati udvostručenje smije odmah opet udvostručiti i zadržati kocku: to je beaver, „dabar”; a tko je prvi udvostručio, smije to još jednom udvostručiti: to je raccoon, „rakun”.

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

option-cube-at-rest = Kocka na početku
cube-at-rest-middle = U sredini
cube-at-rest-rule-middle = Kocka je na početku u sredini s brojem 64 gore, što znači 1; tada smije udvostručiti bilo koji igrač.
cube-at-rest-side = Uz ploču
cube-at-rest-rule-side = Kocka je na početku uz ploču s brojem 64 gore, što znači 1; tada smije udvostručiti bilo koji igrač.

option-unit = Što se dobiva
unit-points = Bodovi
unit-rule-points = Pobjede se broje u bodovima.
unit-stake = Ulog
unit-rule-stake = Igra se za ulog, koji se plaća jednom, dvaput ili triput.
