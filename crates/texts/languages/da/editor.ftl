editor-title = Sæt en position op
editor-about = Vælg, hvis brikker du sætter, og tryk så på et punkt, baren eller bakken.
editor-about-mouse = Højreklik, eller klik med Skift, fjerner en brik.
editor-place = Sæt
editor-place-white = Hvide brikker
editor-place-black = Sorte brikker
editor-take-away = Fjern
editor-opening = Startopstilling
editor-clear = Tomt bræt
editor-swap = Byt sider
editor-on-roll = I tur
editor-dice = Terninger
editor-no-dice = Ikke kastet endnu
editor-double-offered = Dobling tilbudt
editor-cube-value = Doblingsterning på
editor-cube-owner = Doblingsterning ejes af
editor-cube-centered = I midten
editor-stakes = Spilform
editor-money = Enkeltspil
# As in English.
editor-match = Match
editor-length = Matchlængde
editor-score = Point til { $player }
editor-crawford = Crawford-spil
editor-jacoby = Jacoby-reglen
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } brik
   *[other] { $checkers } brikker
}
editor-id = Positions-ID
editor-id-about = Indsæt et XGID, GNUbg-ID, OGID eller positions-ID her, eller kopiér dette.
editor-analyze = Analysér positionen
editor-possible = Positionen er mulig.
editor-impossible = Positionen er umulig
editor-forgiven = Du kan stadig analysere den, men intet spil fører hertil.

fault-too-many = { $player } har { $checkers } brikker, flere end 15.
fault-unequal = Siderne har ikke lige mange brikker: { $said } og { $counted }.
fault-no-checkers = Der er ingen brikker på brættet.
fault-shared-point = Begge sider har brikker på { $point }-punktet.
fault-both-won = Begge sider har taget alle deres brikker ud.
fault-both-shut-out = Begge sider er på baren mod et lukket bræt.
fault-not-over = Den ene side har taget alle sine brikker ud, så spillet er slut.
fault-no-length = En match skal gå til mindst ét point.
fault-match-won = { $player } har allerede { $said } point, nok til at vinde en match til { $length }.
fault-no-crawford = Det er kun Crawford-spillet, hvis netop én spiller mangler ét point.
fault-cube-in-crawford = I Crawford-spillet må ingen doble.
fault-owned-at-one = { $player } ejer doblingsterningen, men den er aldrig blevet vendt.
fault-offer-after-end = Der er et tilbud, men spillet er slut.
fault-cube-not-theirs = { $player } dobler uden at eje doblingsterningen.
fault-no-settlement = Et forlig er ikke muligt her.
fault-other = Intet spil fører til denne position.
