editor-title = Postavi položaj
editor-about = Izberi, katere žetone postavljaš, nato pritisni polje, bar ali predal.
editor-about-mouse = Desni klik ali klik s tipko Shift odstrani žeton.
editor-place = Postavi
editor-place-white = Bele žetone
editor-place-black = Črne žetone
editor-take-away = Odstrani
editor-opening = Začetna postavitev
editor-clear = Prazna plošča
editor-swap = Zamenjaj strani
editor-on-roll = Na potezi
editor-dice = Kocki
editor-no-dice = Še ni vrženo
editor-double-offered = Ponujena je podvojitev
editor-cube-value = Podvojitvena kocka na
editor-cube-owner = Lastnik podvojitvene kocke
editor-cube-centered = Na sredini
editor-stakes = Oblika igre
editor-money = Posamezne partije
editor-match = Dvoboj
editor-length = Dolžina dvoboja
editor-score = Točke: { $player }
editor-crawford = Crawfordova partija
editor-jacoby = Jacobyjevo pravilo
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [two] { $checkers } žetona
    [few] { $checkers } žetoni
   *[other] { $checkers } žetonov
}
editor-id = ID položaja
editor-id-about = Sem prilepi XGID, GNUbg ID, OGID ali ID položaja, ali kopiraj tega.
editor-analyze = Analiziraj položaj
editor-possible = Ta položaj je mogoč.
editor-impossible = Ta položaj ni mogoč
editor-forgiven = Vseeno ga lahko analiziraš, vendar nobena partija ne pripelje sem.

fault-too-many = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [two] { $checkers } žetona
    [few] { $checkers } žetoni
   *[other] { $checkers } žetonov
}, več kot 15.
fault-unequal = Strani nimata enako veliko žetonov: { $said } in { $counted }.
fault-no-checkers = Na plošči ni nobenega žetona.
fault-shared-point = Na polju { $point } imata žetone obe strani.
fault-both-won = Obe strani sta iznesli vse žetone.
fault-both-shut-out = Obe strani sta na baru pred zaprtim domom.
fault-not-over = Ena stran je iznesla vse žetone, zato je partija končana.
fault-no-length = Dvoboj je vsaj do 1 točke.
fault-match-won = { $player } ima že { $said }, kar zadošča za zmago v dvoboju do { $length }.
fault-no-crawford = Crawfordova je partija le, če natanko enemu igralcu manjka ena točka.
fault-cube-in-crawford = V Crawfordovi partiji nihče ne sme podvojiti.
fault-owned-at-one = { $player } ima podvojitveno kocko, ki še ni bila obrnjena.
fault-offer-after-end = Ponudba je tu, partija pa je končana.
fault-cube-not-theirs = { $player } podvoji brez podvojitvene kocke.
fault-no-settlement = Tu dogovor ni mogoč.
fault-other = Nobena partija ne pripelje v ta položaj.
