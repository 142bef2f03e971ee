editor-title = Așază o poziție
editor-about = Alege ale cui piese le pui, apoi apasă pe un triunghi, pe bară sau pe ieșire. Clic dreapta, sau același lucru cu Shift, ia o piesă.
editor-place = Pune
editor-place-white = Piese albe
editor-place-black = Piese negre
editor-take-away = Ia o piesă
editor-opening = Poziția de start
editor-clear = Tablă goală
editor-swap = Schimbă părțile
editor-on-roll = La rând
editor-dice = Zaruri
editor-no-dice = Încă nearuncate
editor-double-offered = S-a propus o dublare
editor-cube-value = Cubul la
editor-cube-owner = Al cui e cubul
editor-cube-centered = La mijloc
editor-stakes = Se joacă pe
editor-money = Bani
editor-match = Un meci
editor-length = Puncte de câștig
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
editor-id-about = Lipește aici un XGID, un GNUbg ID, un OGID sau un ID de poziție, ori copiază ce scrie aici.
editor-analyze = Analizează poziția
editor-possible = Poziția e posibilă.
editor-impossible = Poziția e imposibilă
editor-forgiven = Poate fi evaluată totuși, dar nicio partidă nu duce aici.

fault-too-many = { $player } are { $checkers ->
    [one] { $checkers } piesă
    [few] { $checkers } piese
   *[other] { $checkers } de piese
}, mai mult de 15.
fault-unequal = Părțile nu au același număr de piese: { $said } și { $counted }.
fault-no-checkers = Nu e nicio piesă pe tablă.
fault-shared-point = Pe triunghiul { $point } stau ambele părți.
fault-both-won = Ambele părți au scos tot.
fault-both-shut-out = Ambele părți sunt pe bară în fața unei case închise.
fault-not-over = O parte a scos tot, deci partida s-a terminat.
fault-no-length = Un meci are nevoie de cel puțin un punct.
fault-match-won = { $player } are scorul { $said }, iar pentru meci ajunge { $length }.
fault-no-crawford = Partida Crawford e cea în care unui singur jucător îi mai trebuie un punct.
fault-cube-in-crawford = În partida Crawford nimeni nu are voie să dubleze.
fault-owned-at-one = { $player } are un cub care n-a fost întors niciodată.
fault-offer-after-end = Există o propunere, deși partida s-a terminat.
fault-cube-not-theirs = { $player } dublează fără să aibă cubul.
fault-no-settlement = Aici nu poate fi vorba de o înțelegere.
fault-other = Nicio partidă nu duce la poziția aceasta.
