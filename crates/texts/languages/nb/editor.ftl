editor-title = Sett opp en posisjon
editor-about = Velg hvem sine brikker du setter ut, og klikk så på et punkt, baren eller skuffen. Høyreklikk, eller klikk med Shift, tar bort en brikke.
editor-place = Sett ut
editor-place-white = Hvite brikker
editor-place-black = Svarte brikker
editor-take-away = Ta bort
editor-opening = Startstilling
editor-clear = Tomt brett
editor-swap = Bytt side
editor-on-roll = I tur
editor-dice = Terninger
editor-no-dice = Ikke kastet ennå
editor-double-offered = En dobling er tilbudt
editor-cube-value = Kuben på
editor-cube-owner = Hvem har kuben
editor-cube-centered = I midten
editor-stakes = Spilleform
editor-money = Enkeltpartier
editor-match = En match
editor-length = Poeng til seier
editor-score = Poeng til { $player }
editor-crawford = Crawford-parti
editor-jacoby = Jacoby-regelen
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } brikke
   *[other] { $checkers } brikker
}
# As in English.
editor-pips = { $player }: { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
editor-id = Posisjonens ID
editor-id-about = Lim inn en XGID, en GNUbg-ID, en OGID eller en posisjons-ID her, eller kopier det som står her.
editor-analyze = Analyser posisjonen
editor-possible = Posisjonen er mulig.
editor-impossible = Posisjonen er umulig
editor-forgiven = Den kan likevel vurderes, men ingen partier fører hit.

fault-too-many = { $player } har { $checkers } brikker, flere enn 15.
fault-unequal = Sidene har ikke like mange brikker: { $said } og { $counted }.
fault-no-checkers = Det er ingen brikke på brettet.
fault-shared-point = Begge sider står på { $point }-punktet.
fault-both-won = Begge sider har tatt ut alt.
fault-both-shut-out = Begge sider står på baren mot et stengt hjemland.
fault-not-over = En side har tatt ut alt, så partiet er over.
fault-no-length = En match må gå til minst ett poeng.
fault-match-won = { $player } har { $said } poeng, og { $length } er nok til å vinne matchen.
fault-no-crawford = I et Crawford-parti er det bare den ene spilleren som mangler ett poeng.
fault-cube-in-crawford = I Crawford-partiet får ingen doble.
fault-owned-at-one = { $player } eier en kube som aldri er vridd.
fault-offer-after-end = Det foreligger et tilbud selv om partiet er over.
fault-cube-not-theirs = { $player } dobler uten å ha kuben.
fault-no-settlement = Her kan det ikke inngås forlik.
fault-other = Ingen partier fører til denne posisjonen.
fault-over = Partiet er over: Det er ingenting å avgjøre.
