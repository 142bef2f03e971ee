option-variant = Poziția de start
variant-rule-backgammon = Partida începe din poziția obișnuită.
variant-rule-nackgammon = Partida începe din poziția de nackgammon, cu patru piese în spate.
variant-rule-hypergammon = Fiecare jucător are doar trei piese, toate în spate.
variant-rule-free = Partida începe dintr-o poziție așezată cu mâna.

option-opening = Cine începe
opening-high-die-plays-pair = Zarul mai mare începe cu ambele zaruri
opening-rule-high-die-plays-pair = Fiecare jucător aruncă un zar; cine dă mai mult începe și joacă ambele numere.
opening-high-die-rolls-again = Zarul mai mare începe cu o aruncare nouă
opening-rule-high-die-rolls-again = Fiecare jucător aruncă un zar; cine dă mai mult începe și aruncă din nou ambele zaruri pentru primul rând.
opening-die-for-color = Zarul mai mare ia piesele albe și începe
opening-rule-die-for-color = Fiecare jucător aruncă un zar; cine dă mai mult primește piesele albe. Albul începe și aruncă ambele zaruri pentru primul rând.

option-next-game = Cine începe partida următoare
next-game-dice = Zarurile
next-game-rule-dice = Zarurile hotărăsc cine începe fiecare partidă.
next-game-winner = Câștigătorul
next-game-rule-winner = Cine câștigă o partidă o începe pe următoarea și aruncă ambele zaruri.

option-block = Ce blochează un triunghi
block-from-two = Două piese
block-rule-from-two = Două sau mai multe piese ale unui jucător blochează triunghiul pentru celălalt.
block-from-three = Trei piese
block-rule-from-three = Trei sau mai multe piese ale unui jucător blochează triunghiul pentru celălalt; două împreună pot fi încă lovite, amândouă deodată.

option-blocked-landing = Mutarea pe un blocaj
blocked-landing-illegal = Nepermisă
blocked-landing-rule-illegal = Nu ai voie să muți pe un triunghi blocat.
blocked-landing-self-hit = Costă piesa
blocked-landing-rule-self-hit = Nu ar trebui să muți pe un triunghi blocat. Dacă o faci, chiar piesa ta e lovită: merge pe bară, iar numărul se pierde.

option-duty = Obligația de a muta
duty-always = Mereu
duty-rule-always = Trebuie să joci cât mai multe numere.
duty-until-home = Până sunt toate în casă
duty-rule-until-home = Trebuie să joci cât mai multe numere, dar după ce toate piesele tale sunt în casă poți sări peste orice număr.

option-single-number = Dacă se poate juca un singur număr
single-number-larger = Cel mai mare
single-number-rule-larger = Dacă poți juca oricare dintre numere, dar nu pe amândouă, trebuie să-l joci pe cel mai mare.
single-number-either = Oricare
single-number-rule-either = Dacă poți juca oricare dintre numere, dar nu pe amândouă, alegi tu.

option-bear-off = Scoaterea pieselor
bear-off-standard = Un număr prea mare scoate piesa cea mai din spate
bear-off-rule-standard = Un număr scoate o piesă de pe triunghiul lui. Dacă acesta e gol, trebuie să muți o piesă de pe un triunghi mai mare; dacă nu e niciuna, scoți de pe triunghiul tău cel mai mare.
bear-off-exact = Numai cu numărul exact
bear-off-rule-exact = Un număr scoate o piesă de pe triunghiul lui, și de pe niciun altul.
bear-off-nearest-lower = De pe primul triunghi ocupat mai mic
bear-off-rule-nearest-lower = Un număr scoate o piesă de pe triunghiul lui. Dacă acesta e gol, poți scoate de pe cel mai apropiat triunghi mai mic pe care ai piese, chiar dacă ai piese și mai sus.
bear-off-any-lower = De pe orice triunghi mai mic
bear-off-rule-any-lower = Un număr scoate o piesă de pe triunghiul lui sau de pe oricare mai mic, cum vrei.

option-hit-and-run = Lovești și pleci
hit-and-run-allowed = Permis
hit-and-run-rule-allowed = O piesă care lovește poate merge mai departe la același rând.
hit-and-run-not-at-home = Nu în casă
hit-and-run-rule-not-at-home = O piesă care lovește în propria casă rămâne acolo până la sfârșitul rândului.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Doar dacă învinsul n-a scos nimic
backgammon-needs-rule-none-off = E backgammon dacă învinsul n-a scos nicio piesă și mai are una pe bară sau în casa învingătorului.
backgammon-needs-no-more = Chiar dacă învinsul a scos piese
backgammon-needs-rule-no-more = E backgammon dacă învinsul mai are o piesă pe bară sau în casa învingătorului, chiar dacă a scos altele.
backgammon-needs-never = Niciodată
backgammon-needs-rule-never = Nu există backgammon: un marț e maximul.

option-cube = Cub de dublare
cube-rule-on = Cubul de dublare înmulțește valoarea partidei.
cube-rule-off = Joci fără cub de dublare.

option-cube-timing = Când dublezi
cube-timing-before-own-roll = Înainte de aruncarea ta
cube-timing-rule-before-own-roll = Poți propune o dublare la rândul tău, înainte să arunci, dar nu înainte ca prima aruncare a partidei să fie jucată.
cube-timing-any-time = Oricând
cube-timing-rule-any-time = Poți propune o dublare oricând urmează o aruncare sau o mutare, a ta ori a adversarului, dar nu înainte ca prima aruncare a partidei să fie jucată.

option-cube-highest = Cubul maxim
cube-highest-none = Fără limită
cube-highest-rule-none = Nu există limită la dublare.
cube-highest-at = { $highest }
cube-highest-rule-at = Cubul nu trece de { $highest }.

option-match = Format
match-none = Partide libere
match-rule-none = Fiecare partidă e de sine stătătoare, și joci cât vrei.
match-to = { $length ->
    [one] Meci până la { $length } punct
    [few] Meci până la { $length } puncte
   *[other] Meci până la { $length } de puncte
}
match-rule-to = { $length ->
    [one] Cine câștigă primul o partidă câștigă meciul.
    [few] Punctele se adună, iar cine ajunge primul la { $length } câștigă meciul.
   *[other] Punctele se adună, iar cine ajunge primul la { $length } câștigă meciul.
}

option-match-lengths = Lungimi obișnuite de meci
match-lengths-none = Fără
match-lengths-rule-none = Foaia nu menționează meciuri.
match-lengths-to = Până la { $list } puncte
match-lengths-rule-to = Meciurile se joacă de obicei până la { $list } puncte.

option-crawford = Regula Crawford
crawford-rule-on = Când un jucător ajunge prima dată la un punct de câștigarea meciului, în partida următoare nimeni nu are voie să dubleze; apoi cubul revine în joc.
crawford-rule-off = Poți dubla în orice partidă a unui meci.

option-jacoby = Regula Jacoby
jacoby-rule-on = În partidele libere, marțul și backgammonul contează doar dacă a fost întors cubul; altfel sunt victorii simple.
jacoby-rule-off = Marțul și backgammonul contează fie că a fost întors cubul, fie că nu.

option-beavers = Beaver
beavers-off = Nu
beavers-rule-off = O dublare poate fi doar acceptată sau refuzată.
beavers-on = Beaver
beavers-rule-on = În partidele libere, dacă accepți o dublare poți redubla imediat, păstrând cubul: un beaver.
beavers-raccoons = Beaver și raccoon
beavers-rule-raccoons = În partidele libere, dacă accepți o dublare poți redubla imediat, păstrând cubul: un beaver. Cine a dublat primul mai poate dubla atunci o dată: un raccoon.

option-automatic-doubles = Dublări automate
automatic-doubles-off = Nu
automatic-doubles-rule-off = Zarurile egale de la început se aruncă din nou și nu schimbă nimic.
automatic-doubles-up-to = Cel mult { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] În partidele libere, zarurile egale de la început dublează miza, dar numai o dată pe partidă.
    [few] În partidele libere, zarurile egale de la început dublează miza de fiecare dată, de cel mult { $count } ori pe partidă.
   *[other] În partidele libere, zarurile egale de la început dublează miza de fiecare dată, de cel mult { $count } de ori pe partidă.
}

option-labels = Numerele triunghiurilor
labels-rule-none = Triunghiurile n-au numere tipărite. Aici se numără de la 24 la 1, așa cum le vede jucătorul aflat la rând.
labels-rule-numbers = Triunghiurile se numără de la 24 la 1, așa cum le vede jucătorul aflat la rând.
labels-rule-halves = Triunghiurile se numesc de la 1 la 12 în jumătatea Albului și de la 1A la 12A în jumătatea Negrului.
labels-rule-homes = Triunghiurile ambelor case sunt numerotate de la 1 la 6, dinspre margine spre interior. În mutările scrise, toate triunghiurile se numără de la 24 la 1.

option-counter-clockwise = Cine mută în sens invers acelor de ceasornic
counter-clockwise-rule = { $counter ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} mută în sens invers acelor de ceasornic, celălalt jucător în sensul lor.

option-colors = Numele părților
colors-white-black = Alb și Negru
colors-rule-white-black = Cele două părți sunt Alb și Negru.
colors-light-dark = Deschis și Închis
colors-rule-light-dark = Cele două părți sunt Deschis și Închis.

option-cube-at-rest = Unde stă cubul la început
cube-at-rest-middle = La mijloc
cube-at-rest-rule-middle = La început cubul stă la mijloc cu 64 în sus, ceea ce înseamnă 1; cât stă acolo, oricare jucător poate dubla.
cube-at-rest-side = Lângă tablă
cube-at-rest-rule-side = La început cubul stă lângă tablă cu 64 în sus, ceea ce înseamnă 1; cât stă acolo, oricare jucător poate dubla.

option-unit = Ce câștigi
unit-points = Puncte
unit-rule-points = Victoriile se numără în puncte.
unit-stake = Miza
unit-rule-stake = Joci pe o miză, care se plătește o dată, de două sau de trei ori.
