# The leaflet's words, form by form; what needs more is written out below.
~ tuplauskuutio = tuplausnoppa
~ tuplauskuution = tuplausnopan
~ tuplauskuutiota = tuplausnoppaa
~ kuutiopäätöksestä = tuplauspäätöksestä
~ kuutio = tuplausnoppa
~ kuution = tuplausnopan
~ kuutiota = tuplausnoppaa
~ kuutiolla = tuplausnopalla
~ kuutioon = tuplausnoppaan
~ kuutiosta = tuplausnopasta
~ kiila = kieli
~ kiilan = kielen
~ kiilaa = kieltä
~ kiilalla = kielellä
~ kiilalle = kielelle
~ kiilalta = kieleltä
~ kiilaltaan = kieleltään
~ kiilat = kielet
~ kiiloja = kieliä
~ kiilojen = kielten
~ kiiloihin = kieliin
~ kiilasi = kielesi
~ kiilastasi = kielestäsi
~ kiilallesi = kielellesi
~ kiilarivissäsi = kielirivissäsi
~ kiiloilla = kielillä
~ yksinkertainen voitto = tavallinen voitto
~ yksinkertaisen voiton = tavallisen voiton
~ yksinkertaisia voittoja = tavallisia voittoja
~ voitto on yksinkertainen = voitto on tavallinen
~ kotikentällesi = sisäalueellesi
~ kotikentälläsi = sisäalueellasi
~ kotikentälle = sisäalueelle
~ kotikentällä = sisäalueella
~ kotikentällään = sisäalueellaan
~ kotikentän = sisäalueen
~ kotikenttä = sisäalue
~ kotikentät = sisäalueet
~ kotiutat ne sieltä = poimit ne sieltä pois
~ kotiuttaa ensin kaikki nappulansa = poimii ensin kaikki nappulansa pois
~ saa nyt kotiuttaa = saa nyt poimia pois
~ kotiuttaminen = siirto pois laudalta
~ saat kotiuttaa niitä = saat poimia niitä pois
~ kotiuttamisen = poimimisen
~ kotiuttamista = poimimista
~ kotiuttanut = poiminut pois
~ kotiuttaneet = poimineet pois
~ yksi kotiutettuna = yksi poissa laudalta
~ kotiutettu = poimittu pois
~ kotiuttaa nappulan = poimii nappulan pois
~ saat kotiuttaa = saat poimia
~ kotiutat = poimit
~ ei kotiuta sitä nappulaa = ei poimi sitä nappulaa pois
~ kotiutti viimeisen nappulansa = poimi viimeisen nappulansa pois
~ kotiuta yksi = poimi yksi pois
~ kiilariviäsi = kieliriviäsi
~ kotona = sisäalueella
~ toi viimeisen kotiin = toi viimeisen sinne
~ palattava kotiin = palattava sisäalueelle
~ yksinkertaisen pelin = tavallisen pelin
~ yksinkertaisina voittoina = tavallisina voittoina
~ kotia kohti = sisäaluetta kohti
~ kotikentillä = sisäalueilla
~ kiilallasi = kielelläsi
~ kiilojesi = kieltesi
~ kotiutetut nappulat = pois poimitut nappulat
~ kiilasta = kielestä
~ kiiloistasi = kielistäsi
~ kotikentältäsi = sisäalueeltasi
~ kotikentältään = sisäalueeltaan

win-single = tavallinen voitto

place-empty = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kieli { $point }, tyhjä
place-checkers = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kieli { $point }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } valkoinen nappula
       *[other] { $checkers } valkoista nappulaa
    }
    [black] { $checkers ->
        [one] { $checkers } musta nappula
       *[other] { $checkers } mustaa nappulaa
    }
    [light] { $checkers ->
        [one] { $checkers } vaalea nappula
       *[other] { $checkers } vaaleaa nappulaa
    }
   *[dark] { $checkers ->
        [one] { $checkers } tumma nappula
       *[other] { $checkers } tummaa nappulaa
    }
}
place-tray = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} lokero, { $checkers ->
    [0] ei pois poimittuja nappuloita
    [one] { $checkers } pois poimittu nappula
   *[other] { $checkers } pois poimittua nappulaa
}
cube-centered = Tuplausnoppa keskellä
cube-owned = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} tuplausnoppa, arvo { $value }
cube-offered = Tuplausnoppa tarjottu { $owner ->
    [white] Valkoiselle
    [black] Mustalle
    [light] Vaalealle
   *[dark] Tummalle
}, arvo { $value }

offered-take-meaning = Jos otat, omistat tuplausnopan arvolla { $value }, ja vain sinä saat tuplata seuraavaksi.
resign-win = { $win ->
    [single] Tavallinen peli
    [gammon] Gammon
   *[backgammon] Backgammon
}
offered-resignation = { $win ->
    [single] { $player } luovuttaa tavallisen pelin.
    [gammon] { $player } luovuttaa gammonin.
   *[backgammon] { $player } luovuttaa backgammonin.
}
offered-claim = { $win ->
    [single] { $player } vaatii tavallista voittoa.
    [gammon] { $player } vaatii gammonia.
   *[backgammon] { $player } vaatii backgammonia.
}
penalty-title = Tämä kieli on suljettu

result-single = Tavallinen voitto (1)
result-jacoby = { $win ->
    [gammon] Gammon, mutta tuplausnoppaa ei käännetty: Jacobyn säännön mukaan se on tavallinen voitto (1)
   *[backgammon] Backgammon, mutta tuplausnoppaa ei käännetty: Jacobyn säännön mukaan se on tavallinen voitto (1)
}
result-cube = × tuplausnoppa { $cube }

event-moved = { $player ->
    [you] Siirsit kieleltä { $from } kielelle { $to }.
   *[other] { $player } siirsi kieleltä { $from } kielelle { $to }.
}
event-hit = { $player ->
    [you] Siirsit kieleltä { $from } kielelle { $to } ja löit.
   *[other] { $player } siirsi kieleltä { $from } kielelle { $to } ja löi.
}
event-entered = { $player ->
    [you] Palasit peliin kielelle { $to }.
   *[other] { $player } palasi peliin kielelle { $to }.
}
event-entered-hitting = { $player ->
    [you] Palasit peliin kielelle { $to } ja löit.
   *[other] { $player } palasi peliin kielelle { $to } ja löi.
}
event-bore-off = { $player ->
    [you] Poimit nappulan pois kieleltä { $from }.
   *[other] { $player } poimi nappulan pois kieleltä { $from }.
}
event-took = { $player ->
    [you] Otit. Tuplausnopan arvo on { $value }.
   *[other] { $player } otti. Tuplausnopan arvo on { $value }.
}

denial-no-point = Tällä heitolla kielelle { $to } ei saa kahta nappulaa.

refused-cube-not-in-use = Tätä peliä pelataan ilman tuplausnoppaa.
refused-cube-not-yours = Tuplausnopan omistaa { $color }, ja vain omistaja saa tuplata.
refused-cube-at-limit = Näillä säännöillä tuplausnopan suurin arvo on { $highest }.
refused-no-checker = Sinulla ei ole nappuloita kielellä { $point }.
refused-blocked = { $checkers } vastustajan nappulaa sulkee kielen { $point }.
refused-not-all-home = Et voi poimia nappuloita pois, ennen kuin kaikki nappulasi ovat sisäalueella, ja yksi on vielä kielellä { $point }.
refused-higher-checker = Sinun on pelattava tämä silmäluku kieleltä { $higher }.
refused-exact-number = Näillä säännöillä kieleltä { $point } voi poimia pois vain silmäluvulla { $needed }, ei silmäluvulla { $die }.
refused-no-penalty-landing = Et saa siirtää suljetulle kielelle.
refused-not-blocked = Tuo kieli ei ole suljettu, joten rangaistusta ei tule.
offer-resignation = { $win ->
    [single] tarjous luovuttaa tavallinen peli
    [gammon] tarjous luovuttaa gammon
   *[backgammon] tarjous luovuttaa backgammon
}
offer-claim = { $win ->
    [single] vaatimus tavallisesta voitosta
    [gammon] vaatimus gammonista
   *[backgammon] vaatimus backgammonista
}

# In the book, with the coach and in exercises.
bear-off-rule-standard = Silmäluku poimii nappulan pois omalta kieleltään. Jos se on tyhjä, sinun on siirrettävä nappulaa korkeammalta kieleltä; jos sellaista ei ole, poimit korkeimmalta kieleltäsi.
denial-no-way = Mikään jäljellä oleva silmäluku ei vie kieleltä { $from } kielelle { $to }.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta kielelle { $to }.
