option-variant = Poziția de start
variant-rule-backgammon = Partida începe din poziția obișnuită.
variant-rule-nackgammon = Partida începe din poziția de nackgammon, cu patru piese în spate.
variant-rule-hypergammon = Fiecare jucător are doar trei piese, toate în spate.
variant-rule-free = Partida începe dintr-o poziție așezată cu mâna.

option-opening = Începutul
opening-high-die-plays-pair = Zarul mai mare începe cu ambele zaruri
opening-rule-high-die-plays-pair = Fiecare jucător aruncă un zar; cine dă mai mult începe și joacă cele două numere tocmai aruncate.
opening-high-die-rolls-again = Zarul mai mare începe cu o aruncare nouă
opening-rule-high-die-rolls-again = Fiecare jucător aruncă un zar; cine dă mai mult începe și aruncă din nou ambele zaruri.
opening-die-for-color = Zarul mai mare ia piesele albe și începe
opening-rule-die-for-color = Fiecare jucător aruncă un zar; cine dă mai mult primește piesele albe. Albul începe și aruncă din nou ambele zaruri.

option-next-game = Cine începe jocul următor
next-game-dice = Zarurile
next-game-rule-dice = La fiecare joc zarurile hotărăsc cine începe.
next-game-winner = Câștigătorul
next-game-rule-winner = Cine câștigă un joc îl începe pe următorul și aruncă ambele zaruri.

option-block = Ce blochează un triunghi
block-from-two = Două piese
block-rule-from-two = Două sau mai multe piese ale unui jucător blochează triunghiul pentru celălalt.
block-from-three = Trei piese
block-rule-from-three = Trei sau mai multe piese ale unui jucător blochează triunghiul pentru celălalt; două împreună pot fi încă lovite, amândouă deodată.

option-blocked-landing = Mutarea pe un blocaj
blocked-landing-illegal = Nepermisă
blocked-landing-rule-illegal = Nimeni nu are voie să mute pe un triunghi blocat.
blocked-landing-self-hit = Costă piesa
blocked-landing-rule-self-hit = Nimeni n-ar trebui să mute pe un triunghi blocat. Piesa pusă totuși acolo e ea însăși lovită: merge pe bară, iar numărul e consumat.

option-duty = Obligația de a muta
duty-always = Mereu
duty-rule-always = Trebuie jucate cât mai multe numere cu putință.
duty-until-home = Până sunt toate în casă
duty-rule-until-home = Trebuie jucate cât mai multe numere cu putință, dar după ce toate piesele tale sunt în casă poți renunța la orice număr.

option-single-number = Dacă se poate juca un singur număr
single-number-larger = Cel mai mare
single-number-rule-larger = Dacă se poate juca oricare dintre numere, dar nu amândouă, trebuie jucat cel mai mare.
single-number-either = Oricare
single-number-rule-either = Dacă se poate juca oricare dintre numere, dar nu amândouă, alegi tu.

option-bear-off = Scoaterea pieselor
bear-off-standard = Un număr prea mare scoate piesa cea mai din spate
bear-off-rule-standard = Un număr scoate o piesă de pe triunghiul lui. Dacă acesta e gol, trebuie mutată o piesă de pe un triunghi cu număr mai mare; dacă acolo nu mai ai piese, se scoate una de pe triunghiul cu cel mai mare număr pe care mai ai piese.
bear-off-exact = Numai cu numărul exact
bear-off-rule-exact = Un număr scoate o piesă de pe triunghiul lui, și de pe niciun altul.
bear-off-nearest-lower = De pe primul triunghi ocupat mai mic
bear-off-rule-nearest-lower = Un număr scoate o piesă de pe triunghiul lui. Dacă acesta e gol, poate scoate una de pe cel mai apropiat triunghi cu număr mai mic pe care ai piese, chiar dacă ai piese și pe triunghiuri cu număr mai mare.
bear-off-any-lower = De pe orice triunghi mai mic
bear-off-rule-any-lower = Un număr scoate o piesă de pe triunghiul lui sau de pe oricare cu număr mai mic, după voie.

option-hit-and-run = Lovești și pleci
hit-and-run-allowed = Permis
hit-and-run-rule-allowed = O piesă care lovește poate merge mai departe la același rând.
hit-and-run-not-at-home = Nu în casă
hit-and-run-rule-not-at-home = O piesă care lovește în propria casă rămâne acolo până la sfârșitul rândului.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Doar dacă cine pierde n-a scos nimic
backgammon-needs-rule-none-off = E backgammon dacă cine pierde n-a scos nicio piesă și mai are una pe bară sau în casa învingătorului.
backgammon-needs-no-more = Oricâte piese au fost scoase
backgammon-needs-rule-no-more = E backgammon dacă cine pierde mai are o piesă pe bară sau în casa învingătorului, chiar dacă a scos altele.
backgammon-needs-never = Niciodată
backgammon-needs-rule-never = Nu există backgammon: cel mult se câștigă un marț.

option-cube = Cub de dublare
cube-rule-on = Cubul de dublare arată de câte ori se socotește partida.
cube-rule-off = Se joacă fără cub de dublare.

option-cube-timing = Când se dublează
cube-timing-before-own-roll = Înainte de propria aruncare
cube-timing-rule-before-own-roll = Poți propune o dublare la rândul tău, înainte să arunci, dar nu înainte ca prima aruncare a partidei să fie jucată.
cube-timing-any-time = Oricând
cube-timing-rule-any-time = Poți propune o dublare oricând urmează o aruncare sau o mutare, a ta ori a adversarului, dar nu înainte ca prima aruncare a partidei să fie jucată.

option-cube-highest = Cubul cel mai mare
cube-highest-none = Fără limită
cube-highest-rule-none = Se poate dubla fără limită.
cube-highest-at = { $highest }
cube-highest-rule-at = Cubul nu trece de { $highest }.

option-match = Se joacă
match-none = Partide libere
match-rule-none = Fiecare partidă contează separat, și joci cât vrei.
match-to = { $length ->
    [one] Meci până la { $length } punct
    [few] Meci până la { $length } puncte
   *[other] Meci până la { $length } de puncte
}
match-rule-to = { $length ->
    [one] Cine câștigă prima partidă câștigă meciul.
    [few] Partidele se adună, iar cine ajunge primul la { $length } puncte câștigă meciul.
   *[other] Partidele se adună, iar cine ajunge primul la { $length } de puncte câștigă meciul.
}

option-match-lengths = Meciuri obișnuite
match-lengths-none = Fără
match-lengths-rule-none = Foaia nu pomenește de meciuri.
match-lengths-to = Până la { $list } puncte
match-lengths-rule-to = De obicei se joacă meciuri până la { $list } puncte.

option-crawford = Regula Crawford
crawford-rule-on = Când un jucător ajunge la un punct de câștigarea meciului, în partida următoare nimeni nu are voie să dubleze; după ea, cubul revine.
crawford-rule-off = Se poate dubla în orice partidă a unui meci.

option-jacoby = Regula Jacoby
jacoby-rule-on = În partidele libere, marțul și backgammonul contează doar dacă s-a dublat; altfel sunt victorii simple.
jacoby-rule-off = Marțul și backgammonul contează fie că s-a dublat, fie că nu.

option-beavers = Beaver
beavers-off = Nu
beavers-rule-off = O dublare se acceptă sau se refuză, și atât.
beavers-on = Beaver
beavers-rule-on = În partidele libere, cine acceptă o dublare poate dubla imediat din nou, păstrând cubul: un beaver.
beavers-raccoons = Beaver și raccoon
beavers-rule-raccoons = În partidele libere, cine acceptă o dublare poate dubla imediat din nou, păstrând cubul (un beaver), iar cine a dublat primul mai poate dubla o dată (un raccoon).

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
} mută în sens invers acelor de ceasornic, celălalt în sensul lor.

option-colors = Numele părților
colors-white-black = Alb și Negru
colors-rule-white-black = Cele două părți sunt Alb și Negru.
colors-light-dark = Deschis și Închis
colors-rule-light-dark = Cele două părți sunt Deschis și Închis.

option-cube-at-rest = Cubul în repaus
cube-at-rest-middle = La mijloc
cube-at-rest-rule-middle = La început cubul stă la mijloc cu 64 în sus, ceea ce înseamnă 1; atunci oricare jucător poate dubla.
cube-at-rest-side = Lângă tablă
cube-at-rest-rule-side = La început cubul stă lângă tablă cu 64 în sus, ceea ce înseamnă 1; atunci oricare jucător poate dubla.

option-unit = Ce se câștigă
unit-points = Puncte
unit-rule-points = Victoriile se numără în puncte.
unit-stake = Miza
unit-rule-stake = Se joacă pe o miză, care se plătește o dată, de două sau de trei ori.
