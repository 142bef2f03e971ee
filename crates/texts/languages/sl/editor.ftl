editor-title = Postavi položaj
editor-about = Izberi, čigave žetone postavljaš, nato klikni polje, bar ali predal. Desni klik, ali isto s tipko Shift, odstrani žeton.
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
editor-cube-value = Kocka na
editor-cube-owner = Čigava je kocka
editor-cube-centered = Na sredini
editor-stakes = Igra se za
editor-money = Denar
editor-match = Dvoboj
editor-length = Točke za zmago
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
editor-id-about = Sem prilepi XGID, GNUbg ID, OGID ali ID položaja, ali kopiraj, kar tu piše.
editor-analyze = Analiziraj položaj
editor-possible = Ta položaj je mogoč.
editor-impossible = Ta položaj ni mogoč
editor-forgiven = Vseeno ga je mogoče oceniti, vendar nobena partija ne pripelje sem.

fault-too-many = { $player }: { $checkers ->
    [one] { $checkers } žeton
    [two] { $checkers } žetona
    [few] { $checkers } žetoni
   *[other] { $checkers } žetonov
}, več kot 15.
fault-unequal = Strani nimata enako žetonov: { $said } in { $counted }.
fault-no-checkers = Na plošči ni nobenega žetona.
fault-shared-point = Na polju { $point } stojita obe strani.
fault-both-won = Obe strani sta iznesli vse.
fault-both-shut-out = Obe strani sta na baru pred zaprtim domom.
fault-not-over = Ena stran je iznesla vse, zato je partija končana.
fault-no-length = Za dvoboj je potrebna vsaj ena točka.
fault-match-won = { $player } ima { $said }, za zmago v dvoboju pa zadošča { $length }.
fault-no-crawford = Crawfordova je tista partija, v kateri natanko enemu igralcu manjka ena točka.
fault-cube-in-crawford = V Crawfordovi partiji nihče ne sme podvojiti.
fault-owned-at-one = { $player } ima kocko, ki še ni bila obrnjena.
fault-offer-after-end = Ponudba obstaja, čeprav je partija končana.
fault-cube-not-theirs = { $player } podvoji, a nima kocke.
fault-no-settlement = Tu dogovor ni mogoč.
fault-other = Nobena partija ne pripelje v ta položaj.
