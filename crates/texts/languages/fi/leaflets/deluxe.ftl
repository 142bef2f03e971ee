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
~ suljetulle kiilalle = suljettuun sakaraan
~ lähimmältä alemmalta kiilalta, jolla = lähimmästä alemmasta sakarasta, jossa
~ lähimmältä alemmalta kiilalta = lähimmästä alemmasta sakarasta
~ korkeimmalta kiilalta, jolla = korkeimmasta sakarasta, jossa
~ korkeimmalta kiilalta = korkeimmasta sakarasta
~ korkeammalta kiilalta = korkeammasta sakarasta
~ miltä tahansa alemmalta kiilalta = mistä tahansa alemmasta sakarasta
~ alemmalta kiilalta = alemmasta sakarasta
~ mille tahansa kiilalle, jota = mihin tahansa sakaraan, jota
~ mille tahansa kiilalle = mihin tahansa sakaraan
~ omalta kiilaltaan = omasta sakarastaan
~ kuudelle viimeiselle kiilalle = kuuteen viimeiseen sakaraan
~ kiilaa, joille = sakaraa, joihin
~ avoin kiila, jolle = avoin sakara, johon
~ kiila = sakara
~ kiilan = sakaran
~ kiilaa = sakaraa
~ kiilalla = sakarassa
~ kiilalle = sakaraan
~ kiilalta = sakarasta
~ kiilaltaan = sakarastaan
~ kiilat = sakarat
~ kiiloja = sakaroita
~ kiilojen = sakaroiden
~ kiiloihin = sakaroihin
~ kiilasi = sakarasi
~ kiilastasi = sakarastasi
~ kiilallesi = sakaraasi
~ kiilarivissäsi = sakararivissäsi
~ kiiloilla = sakaroissa
~ kaksinkertainen eli gammon, jos = kaksinkertainen, jos
~ gammon ja backgammon = kaksinkertainen ja kolminkertainen voitto
~ hävityt gammonit = kaksinkertaiset tappiot
~ häviää gammonin = häviää kaksinkertaisesti
~ häviät gammonin = häviät kaksinkertaisesti
~ voittaa gammonin = voittaa kaksinkertaisesti
~ gammonin = kaksinkertaisen voiton
~ gammonia = kaksinkertaista voittoa
~ gammonit = kaksinkertaiset voitot
~ gammon = kaksinkertainen voitto
~ backgammonin = kolminkertaisen voiton
~ backgammonia = kolminkertaista voittoa
~ backgammon = kolminkertainen voitto
~ voitto on backgammon = voitto on kolminkertainen
~ miltä tahansa alemmalta, = mistä tahansa alemmasta,
~ miltään muulta = mistään muusta
~ astuu sille = astuu siihen
~ kotikentällesi = kotilaudallesi
~ kotikentälläsi = kotilaudallasi
~ kotikentälle = kotilaudalle
~ kotikentällä = kotilaudalla
~ kotikentällään = kotilaudallaan
~ kotikentän = kotilaudan
~ kotikenttä = kotilauta
~ kotikentät = kotilaudat
~ kotiutat ne sieltä = pelaat ne sieltä ulos
~ kotiuttaa ensin kaikki nappulansa = pelaa ensin kaikki nappulansa ulos
~ saa nyt kotiuttaa = saa nyt pelata ulos
~ kotiuttaminen = ulospelaaminen
~ saat kotiuttaa niitä = saat pelata niitä ulos
~ kotiuttamisen = ulospelaamisen
~ kotiuttamista = ulospelaamista
~ kotiuttanut = pelannut ulos
~ kotiuttaneet = pelanneet ulos
~ yksi kotiutettuna = yksi ulkona
~ kotiutettu = pelattu ulos
~ kotiuttaa nappulan = pelaa nappulan ulos
~ saat kotiuttaa = saat pelata ulos
~ kotiutat = pelaat ulos
~ ei kotiuta sitä nappulaa = ei pelaa sitä nappulaa ulos
~ kotiutti viimeisen nappulansa = pelasi viimeisen nappulansa ulos
~ kotiuta yksi = pelaa yksi ulos
~ kiilariviäsi = sakarariviäsi
~ pelaa gammonista = tavoittele kaksinkertaista voittoa
~ kotikentillä = kotilaudoilla
~ kiilallasi = sakarassasi
~ kiilojesi = sakaroidesi
~ kotiutetut nappulat = ulos pelatut nappulat
~ kiilasta = sakarasta
~ kiiloistasi = sakaroistasi
~ koskemattomilla kiiloilla = koskemattomissa sakaroissa
~ kotikentältäsi = kotilaudaltasi
~ kotikentältään = kotilaudaltaan
~ gammonin häviäminen = kaksinkertainen tappio

win-gammon = kaksinkertainen voitto
win-backgammon = kolminkertainen voitto

place-empty = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} { $point }-sakara, tyhjä
place-checkers = { $owner ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} { $point }-sakara, { $color ->
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
    [0] ei ulos pelattuja nappuloita
    [one] { $checkers } ulos pelattu nappula
   *[other] { $checkers } ulos pelattua nappulaa
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
    [single] Yksinkertainen peli
    [gammon] Kaksinkertainen peli
   *[backgammon] Kolminkertainen peli
}
offered-resignation = { $win ->
    [single] { $player } luovuttaa yksinkertaisen pelin.
    [gammon] { $player } luovuttaa kaksinkertaisen pelin.
   *[backgammon] { $player } luovuttaa kolminkertaisen pelin.
}
offered-claim = { $win ->
    [single] { $player } vaatii yksinkertaista voittoa.
    [gammon] { $player } vaatii kaksinkertaista voittoa.
   *[backgammon] { $player } vaatii kolminkertaista voittoa.
}
penalty-title = Tämä sakara on suljettu

result-gammon = Kaksinkertainen voitto (2)
result-backgammon = Kolminkertainen voitto (3)
result-jacoby = { $win ->
    [gammon] Kaksinkertainen voitto, mutta tuplausnoppaa ei käännetty: Jacobyn säännön mukaan se on yksinkertainen voitto (1)
   *[backgammon] Kolminkertainen voitto, mutta tuplausnoppaa ei käännetty: Jacobyn säännön mukaan se on yksinkertainen voitto (1)
}
result-cube = × tuplausnoppa { $cube }

event-moved = { $player ->
    [you] Siirsit { $from }-sakarasta { $to }-sakaraan.
   *[other] { $player } siirsi { $from }-sakarasta { $to }-sakaraan.
}
event-hit = { $player ->
    [you] Siirsit { $from }-sakarasta { $to }-sakaraan ja löit.
   *[other] { $player } siirsi { $from }-sakarasta { $to }-sakaraan ja löi.
}
event-entered = { $player ->
    [you] Palasit peliin { $to }-sakaraan.
   *[other] { $player } palasi peliin { $to }-sakaraan.
}
event-entered-hitting = { $player ->
    [you] Palasit peliin { $to }-sakaraan ja löit.
   *[other] { $player } palasi peliin { $to }-sakaraan ja löi.
}
event-bore-off = { $player ->
    [you] Pelasit nappulan ulos { $from }-sakarasta.
   *[other] { $player } pelasi nappulan ulos { $from }-sakarasta.
}
event-took = { $player ->
    [you] Otit. Tuplausnopan arvo on { $value }.
   *[other] { $player } otti. Tuplausnopan arvo on { $value }.
}

denial-no-point = Tällä heitolla { $to }-sakaraan ei saa kahta nappulaa.

refused-cube-not-in-use = Tätä peliä pelataan ilman tuplausnoppaa.
refused-cube-not-yours = Tuplausnopan omistaa { $color }, ja vain omistaja saa tuplata.
refused-cube-at-limit = Näillä säännöillä tuplausnopan suurin arvo on { $highest }.
refused-no-checker = Sinulla ei ole nappuloita { $point }-sakarassa.
refused-blocked = { $checkers } vastustajan nappulaa sulkee { $point }-sakaran.
refused-not-all-home = Et voi pelata nappuloita ulos, ennen kuin kaikki nappulasi ovat kotilaudalla, ja yksi on vielä { $point }-sakarassa.
refused-higher-checker = Sinun on pelattava tämä silmäluku { $higher }-sakarasta.
refused-exact-number = Näillä säännöillä { $point }-sakarasta voi pelata ulos vain silmäluvulla { $needed }, ei silmäluvulla { $die }.
refused-no-penalty-landing = Et saa siirtää suljettuun sakaraan.
refused-not-blocked = Tuo sakara ei ole suljettu, joten rangaistusta ei tule.
offer-resignation = { $win ->
    [single] tarjous luovuttaa yksinkertainen peli
    [gammon] tarjous luovuttaa kaksinkertainen peli
   *[backgammon] tarjous luovuttaa kolminkertainen peli
}
offer-claim = { $win ->
    [single] vaatimus yksinkertaisesta voitosta
    [gammon] vaatimus kaksinkertaisesta voitosta
   *[backgammon] vaatimus kolminkertaisesta voitosta
}

# In the book, with the coach and in exercises.
bear-off-rule-standard = Silmäluku pelaa nappulan ulos omasta sakarastaan. Jos se on tyhjä, sinun on siirrettävä nappulaa korkeammasta sakarasta; jos sellaista ei ole, pelaat ulos korkeimmasta sakarastasi.
book-moving-order = Saat valita, kumman silmäluvun pelaat ensin. Yhden nappulan siirtäminen molemmilla luvuilla on kaksi siirtoa, joten sen on välissä osuttava avoimeen sakaraan.
book-winning-gammon = Voitat kaksinkertaisesti, jos vastustaja ei ole pelannut ulos yhtään.
denial-no-way = Mikään jäljellä oleva silmäluku ei vie { $from }-sakarasta { $to }-sakaraan.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta { $to }-sakaraan.
book-winning-backgammon = Kolminkertainen voitto lasketaan kolmesti.
book-cube-product = Lopussa voitto kerrotaan tuplausnopan luvulla: jos tuplausnoppa näyttää neljää, kaksinkertainen voitto lasketaan kahdeksankertaisena.
backgammon-needs-rule-never = Kolminkertaista voittoa ei ole: suurin voitto on kaksinkertainen.
advice-save-gammon = Vältä ensin kaksinkertainen tappio.
reason-cube-gammons = Voitat kaksinkertaisesti { $gammons } %:ssa peleistä ja häviät kaksinkertaisesti { $lost } %:ssa.
