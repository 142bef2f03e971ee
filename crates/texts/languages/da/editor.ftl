editor-title = Sæt en position op
editor-about = Vælg, hvis brikker du sætter, og klik så på et punkt, baren eller bakken. Et højreklik, eller et klik med Skift, tager en brik væk.
editor-place = Sæt
editor-place-white = Hvide brikker
editor-place-black = Sorte brikker
editor-take-away = Tag væk
editor-opening = Startopstilling
editor-clear = Tomt bræt
editor-swap = Byt side
editor-on-roll = I tur
editor-dice = Terninger
editor-no-dice = Ikke kastet endnu
editor-double-offered = Der er tilbudt en dobling
editor-cube-value = Doblingsterning på
editor-cube-owner = Hvem har den
editor-cube-centered = I midten
editor-stakes = Der spilles
editor-money = Enkeltspil
editor-match = En match
editor-length = Point til sejr
editor-score = Point til { $player }
editor-crawford = Crawford-spil
editor-jacoby = Jacoby-reglen
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } brik
   *[other] { $checkers } brikker
}
editor-id = Positionens ID
editor-id-about = Indsæt et XGID, et GNUbg-ID, et OGID eller et positions-ID her, eller kopiér det, der står her.
editor-analyze = Analysér positionen
editor-possible = Positionen er mulig.
editor-impossible = Positionen er umulig
editor-forgiven = Den kan alligevel bedømmes, men intet spil fører hertil.

fault-too-many = { $player } har { $checkers } brikker, flere end 15.
fault-unequal = Siderne har ikke lige mange brikker: { $said } og { $counted }.
fault-no-checkers = Der er ingen brikker på brættet.
fault-shared-point = Begge sider står på { $point }-punktet.
fault-both-won = Begge sider har taget alt ud.
fault-both-shut-out = Begge sider er på baren mod et lukket hjemland.
fault-not-over = En side har taget alt ud, så spillet er slut.
fault-no-length = En match skal gå til mindst ét point.
fault-match-won = { $player } har { $said } point, og { $length } er nok til at vinde matchen.
fault-no-crawford = I et Crawford-spil er det kun den ene spiller, der mangler ét point.
fault-cube-in-crawford = I Crawford-spillet må ingen doble.
fault-owned-at-one = { $player } har en doblingsterning, der aldrig er vendt.
fault-offer-after-end = Der er et tilbud, selv om spillet er slut.
fault-cube-not-theirs = { $player } dobler uden at have doblingsterningen.
fault-no-settlement = Her kan der ikke indgås forlig.
fault-other = Intet spil fører til denne position.
