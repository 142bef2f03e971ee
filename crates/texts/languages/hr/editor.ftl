editor-title = Postavi položaj
editor-about = Odaberi čije žetone postavljaš, zatim klikni polje, bar ili pretinac. Desni klik, ili isto uz Shift, uklanja žeton.
editor-place = Postavi
editor-place-white = Bijele žetone
editor-place-black = Crne žetone
editor-take-away = Ukloni
editor-opening = Početni položaj
editor-clear = Prazna ploča
editor-swap = Zamijeni strane
editor-on-roll = Na potezu
editor-dice = Kocke
editor-no-dice = Još nije bačeno
editor-double-offered = Ponuđeno je udvostručenje
editor-cube-value = Kocka na
editor-cube-owner = Čija je kocka
editor-cube-centered = U sredini
editor-stakes = Igra se za
editor-money = Novac
editor-match = Meč
editor-length = Bodova za pobjedu
editor-score = Bodovi: { $player }
editor-crawford = Crawfordova partija
editor-jacoby = Jacobyjevo pravilo
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [few] { $checkers } žetona
   *[other] { $checkers } žetona
}
editor-id = ID položaja
editor-id-about = Ovdje zalijepi XGID, GNUbg ID, OGID ili ID položaja, ili kopiraj što ovdje piše.
editor-analyze = Analiziraj položaj
editor-possible = Ovaj je položaj moguć.
editor-impossible = Ovaj je položaj nemoguć
editor-forgiven = Svejedno se može ocijeniti, ali nijedna partija ne vodi ovamo.

fault-too-many = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [few] { $checkers } žetona
   *[other] { $checkers } žetona
}, više od 15.
fault-unequal = Strane nemaju jednako žetona: { $said } i { $counted }.
fault-no-checkers = Na ploči nema nijednog žetona.
fault-shared-point = Na polju { $point } stoje obje strane.
fault-both-won = Obje su strane iznijele sve.
fault-both-shut-out = Obje su strane na baru pred zatvorenom kućom.
fault-not-over = Jedna je strana iznijela sve, pa je partija završena.
fault-no-length = Za meč je potreban barem jedan bod.
fault-match-won = { $player } ima { $said }, a za pobjedu u meču dovoljno je { $length }.
fault-no-crawford = Crawfordova je ona partija u kojoj točno jednom igraču nedostaje jedan bod.
fault-cube-in-crawford = U Crawfordovoj partiji nitko ne smije udvostručiti.
fault-owned-at-one = { $player } ima kocku koja još nije okrenuta.
fault-offer-after-end = Postoji ponuda iako je partija završena.
fault-cube-not-theirs = { $player } udvostručuje, a nema kocku.
fault-no-settlement = Ovdje ne može biti dogovora.
fault-other = Nijedna partija ne vodi u ovaj položaj.
