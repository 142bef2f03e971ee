editor-title = Postavi položaj
editor-about = Odaberi koje žetone postavljaš, zatim pritisni polje, bar ili pretinac.
editor-about-mouse = Desni klik ili klik uz Shift uklanja žeton.
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
editor-cube-value = Kocka za udvostručavanje na
editor-cube-owner = Vlasnik kocke za udvostručavanje
editor-cube-centered = U sredini
editor-stakes = Oblik igre
editor-money = Pojedinačne partije
editor-match = Meč
editor-length = Duljina meča
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
editor-id-about = Ovdje zalijepi XGID, GNUbg ID, OGID ili ID položaja, ili kopiraj ovaj.
editor-analyze = Analiziraj položaj
editor-possible = Ovaj je položaj moguć.
editor-impossible = Ovaj je položaj nemoguć
editor-forgiven = Svejedno ga možeš analizirati, ali nijedna partija ne vodi ovamo.

fault-too-many = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [few] { $checkers } žetona
   *[other] { $checkers } žetona
}, više od 15.
fault-unequal = Strane nemaju jednak broj žetona: { $said } i { $counted }.
fault-no-checkers = Na ploči nema nijednog žetona.
fault-shared-point = Na polju { $point } žetone imaju obje strane.
fault-both-won = Obje su strane iznijele sve žetone.
fault-both-shut-out = Obje su strane na baru pred zatvorenom kućom.
fault-not-over = Jedna je strana iznijela sve žetone, pa je partija završena.
fault-no-length = Meč je barem do 1 boda.
fault-match-won = { $player } već ima { $said }, dovoljno za pobjedu u meču do { $length }.
fault-no-crawford = Crawfordova je partija samo ako točno jednom igraču nedostaje jedan bod.
fault-cube-in-crawford = U Crawfordovoj partiji nitko ne smije udvostručiti.
fault-owned-at-one = { $player } ima kocku za udvostručavanje koja još nije okrenuta.
fault-offer-after-end = Postoji ponuda, ali partija je završena.
fault-cube-not-theirs = { $player } udvostručuje bez kocke za udvostručavanje.
fault-no-settlement = Ovdje dogovor nije moguć.
fault-other = Nijedna partija ne vodi u ovaj položaj.
