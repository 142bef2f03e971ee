refused-game-over = Partida s-a terminat.
refused-match-over = Meciul s-a terminat: l-a câștigat { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}.
refused-game-not-over = Partida aceasta nu s-a terminat încă.
refused-not-your-turn = Acum hotărăște { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}.
refused-start-not-settled = Mai întâi fiecare jucător aruncă un zar, ca să se vadă cine începe.
refused-start-settled = S-a hotărât deja cine începe.
refused-already-thrown = Ți-ai aruncat deja zarul pentru început: { $die }.
refused-offer-open = Mai întâi { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
} trebuie să răspundă. De hotărât: { $offer }.
refused-no-offer = Nu e nicio propunere la care să răspunzi.
refused-wrong-answer-cube = Poți doar să accepți sau să refuzi { $offer }.
refused-wrong-answer = Poți doar să accepți sau să refuzi { $offer }.
refused-roll-first = Aruncă mai întâi zarurile.
refused-already-rolled = Ai aruncat deja: { $roll }.
refused-cube-not-in-use = Partida aceasta se joacă fără cub.
refused-crawford = Aceasta e partida Crawford: nimeni nu are voie să dubleze.
refused-first-roll-not-played = Nimeni nu are voie să dubleze înainte ca prima aruncare a partidei să fie jucată.
refused-cube-not-yours = Cubul îl are { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}: numai cine are cubul are voie să dubleze.
refused-cube-at-limit = După aceste reguli cubul nu trece de { $highest }.
refused-double-after-roll = Poți dubla doar înainte să arunci, iar { $roll } s-a dat deja.
refused-no-beavers = Nu v-ați înțeles să jucați cu beaver.
refused-no-raccoons = Nu v-ați înțeles să jucați cu raccoon.
refused-settlement-in-match = O partidă dintr-un meci nu se poate încheia prin înțelegere.
refused-settlement-for-nothing = O înțelegere trebuie să fie pe cel puțin un punct.
refused-no-backgammon = După aceste reguli nu există backgammon.
refused-die-not-rolled = Ai dat { $roll }: nu e niciun { $die }.
refused-die-used = Ai jucat deja zarul { $die }.
refused-no-checker-on-bar = Nu ai nicio piesă pe bară.
refused-no-checker = Nu ai nicio piesă pe triunghiul { $point }.
refused-bar-first = { $checkers ->
    [one] Piesa ta de pe bară trebuie să intre mai întâi.
    [few] Cele { $checkers } piese ale tale de pe bară trebuie să intre mai întâi.
   *[other] Cele { $checkers } de piese ale tale de pe bară trebuie să intre mai întâi.
}
refused-blocked = Triunghiul { $point } e blocat de { $checkers ->
    [one] { $checkers } piesă adversă
    [few] { $checkers } piese adverse
   *[other] { $checkers } de piese adverse
}.
refused-not-all-home = Nu poți scoate până nu sunt toate piesele tale în casă, iar una e încă pe triunghiul { $point }.
refused-higher-checker = Trebuie să joci numărul acesta de pe triunghiul { $higher }.
refused-exact-number = După aceste reguli, de pe triunghiul { $point } se scoate numai cu { $needed }, nu cu { $die }.
refused-hit-and-run = Piesa ta de pe triunghiul { $point } a lovit în casa ta, așa că rămâne acolo la acest rând.
refused-both-numbers = Poți juca ambele numere din { $roll }, deci trebuie să le joci.
refused-larger-number = Poți juca doar unul dintre numerele tale, deci trebuie să fie cel mai mare: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Mai poți muta, deci trebuie să muți.
    [few] Cu aruncarea aceasta poți face { $moves } mutări, deci trebuie să le faci.
   *[other] Cu aruncarea aceasta poți face { $moves } de mutări, deci trebuie să le faci.
}
refused-turn-not-over = Rândul tău nu s-a încheiat: mai poți muta, deci trebuie să muți.
refused-nothing-to-undo = Nu e nimic de anulat.
refused-no-penalty-landing = Nu ai voie să muți pe un triunghi blocat.
refused-not-blocked = Triunghiul acela nu e blocat: nu e nicio penalizare de plătit.

offer-double = dublarea
offer-beaver = beaverul
offer-raccoon = raccoonul
offer-resignation = { $win ->
    [single] cedarea unei victorii simple
    [gammon] cedarea cu marț
   *[backgammon] cedarea cu backgammon
}
offer-claim = { $win ->
    [single] victoria simplă cerută
    [gammon] marțul cerut
   *[backgammon] backgammonul cerut
}
offer-settlement = { $points ->
    [one] înțelegerea pentru { $points } punct
    [few] înțelegerea pentru { $points } puncte
   *[other] înțelegerea pentru { $points } de puncte
}
offer-settlement-stake = înțelegerea ({ $text })

instead-moves = Posibil: { $play }.
instead-no-moves = Nu există nicio mutare permisă.
instead-actions = Poți: { $actions }.
instead-nothing = Acum nu ai nimic de făcut.

roll-pair = { $larger }-{ $smaller }
