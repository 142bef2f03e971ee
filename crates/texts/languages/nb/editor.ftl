editor-title = Sett opp en posisjon
editor-about = Velg hvem sine brikker du setter ut, og trykk så på et punkt, baren eller skuffen.
editor-about-mouse = Høyreklikk eller Shift-klikk fjerner en brikke.
editor-place = Sett ut
editor-place-white = Hvite brikker
editor-place-black = Svarte brikker
editor-take-away = Fjern
editor-opening = Startstilling
editor-clear = Tomt brett
editor-swap = Bytt sider
editor-on-roll = I tur
editor-dice = Terninger
editor-no-dice = Ikke kastet ennå
editor-double-offered = Dobling tilbudt
editor-cube-value = Kuben på
editor-cube-owner = Kubens eier
editor-cube-centered = I midten
editor-stakes = Spilleform
editor-money = Enkeltpartier
# As in English.
editor-match = Match
editor-length = Matchlengde
editor-score = Poeng til { $player }
editor-crawford = Crawford-parti
editor-jacoby = Jacoby-regelen
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } brikke
   *[other] { $checkers } brikker
}
editor-id = Posisjons-ID
editor-id-about = Lim inn en XGID, GNUbg-ID, OGID eller posisjons-ID her, eller kopier denne.
editor-analyze = Analyser posisjonen
editor-possible = Posisjonen er mulig.
editor-impossible = Posisjonen er umulig
editor-forgiven = Du kan likevel analysere den, men ingen partier fører hit.

fault-too-many = { $player } har { $checkers } brikker, flere enn 15.
fault-unequal = Sidene har ikke like mange brikker: { $said } og { $counted }.
fault-no-checkers = Det er ingen brikker på brettet.
fault-shared-point = Begge sider har brikker på { $point }-punktet.
fault-both-won = Begge sider har tatt ut alle brikkene sine.
fault-both-shut-out = Begge sider står på baren mot et stengt brett.
fault-not-over = Den ene siden har tatt ut alle brikkene sine, så partiet er over.
fault-no-length = En match må gå til minst ett poeng.
fault-match-won = { $player } har allerede { $said } poeng, nok til å vinne en match til { $length }.
fault-no-crawford = Det er Crawford-partiet bare hvis nøyaktig én spiller mangler ett poeng.
fault-cube-in-crawford = I Crawford-partiet får ingen doble.
fault-owned-at-one = { $player } eier kuben, men den er aldri vridd.
fault-offer-after-end = Det foreligger et tilbud, men partiet er over.
fault-cube-not-theirs = { $player } dobler uten å eie kuben.
fault-no-settlement = Et forlik er ikke mulig her.
fault-other = Ingen partier fører til denne posisjonen.
