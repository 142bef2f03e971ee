editor-title = Așază o poziție
editor-about = Alege ce piese pui, apoi apasă pe un triunghi, pe bară sau pe ieșire.
editor-about-mouse = Clic dreapta, sau clic cu Shift, scoate o piesă.
editor-place = Pune
editor-place-white = Piese albe
editor-place-black = Piese negre
editor-take-away = Scoate
editor-opening = Poziția de start
editor-clear = Tablă goală
editor-swap = Schimbă părțile
editor-on-roll = La rând
editor-dice = Zaruri
editor-no-dice = Încă nearuncate
editor-double-offered = S-a propus o dublare
editor-cube-value = Cubul la
editor-cube-owner = Cine are cubul
editor-cube-centered = La mijloc
editor-stakes = Format
editor-money = Partide libere
editor-match = Meci
editor-length = Lungimea meciului
editor-score = Puncte: { $player }
editor-crawford = Partida Crawford
editor-jacoby = Regula Jacoby
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } piesă
    [few] { $checkers } piese
   *[other] { $checkers } de piese
}
editor-id = ID-ul poziției
editor-id-about = Lipește aici un XGID, un GNUbg ID, un OGID sau un ID de poziție, ori copiază-l pe acesta.
editor-analyze = Analizează poziția
editor-possible = Poziția e posibilă.
editor-impossible = Poziția e imposibilă
editor-forgiven = O poți analiza totuși, dar nicio partidă nu duce aici.

fault-too-many = { $player } are { $checkers ->
    [one] { $checkers } piesă
    [few] { $checkers } piese
   *[other] { $checkers } de piese
}, mai mult de 15.
fault-unequal = Părțile nu au același număr de piese: { $said } și { $counted }.
fault-no-checkers = Nu e nicio piesă pe tablă.
fault-shared-point = Ambele părți au piese pe triunghiul { $point }.
fault-both-won = Ambele părți și-au scos toate piesele.
fault-both-shut-out = Ambele părți sunt pe bară în fața unei case închise.
fault-not-over = O parte și-a scos toate piesele, deci partida s-a terminat.
fault-no-length = Un meci e cel puțin până la 1 punct.
fault-match-won = { $player } are deja scorul { $said }, destul ca să câștige un meci până la { $length }.
fault-no-crawford = E partida Crawford doar dacă exact unui jucător îi mai trebuie un punct.
fault-cube-in-crawford = În partida Crawford nimeni nu are voie să dubleze.
fault-owned-at-one = { $player } are cubul, dar el n-a fost întors niciodată.
fault-offer-after-end = Există o propunere, dar partida s-a terminat.
fault-cube-not-theirs = { $player } dublează fără să aibă cubul.
fault-no-settlement = Aici nu e posibilă o înțelegere.
fault-other = Nicio partidă nu duce la poziția aceasta.
