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
cube-centered = Tuplausnoppa keskellä, levossa
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

event-moved = { $player } siirsi { $from }-sakarasta { $to }-sakaraan.
event-hit = { $player } siirsi { $from }-sakarasta { $to }-sakaraan ja löi.
event-entered = { $player } palasi peliin { $to }-sakaraan.
event-entered-hitting = { $player } palasi peliin { $to }-sakaraan ja löi.
event-bore-off = { $player } pelasi nappulan ulos { $from }-sakarasta.
event-took = { $player } otti. Tuplausnopan arvo on { $value }.

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
bear-off-rule-standard = Silmäluku kotiuttaa nappulan omasta sakarastaan. Jos se on tyhjä, sinun on siirrettävä nappulaa korkeammasta sakarasta; jos sellaista ei ole, kotiutat korkeimmasta sakarastasi.
book-moving-order = Saat valita, kumman silmäluvun pelaat ensin. Yhden nappulan siirtäminen molemmilla luvuilla on kaksi siirtoa, joten sen on välissä osuttava avoimeen sakaraan.
book-winning-gammon = Voitat kaksinkertaisesti, jos vastustaja ei ole kotiuttanut yhtään.
denial-no-way = Mikään jäljellä oleva silmäluku ei vie { $from }-sakarasta { $to }-sakaraan.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta { $to }-sakaraan.
book-winning-backgammon = Kolminkertainen voitto lasketaan kolmesti.
book-cube-product = Lopussa voitto kerrotaan tuplausnopan luvulla: jos tuplausnoppa näyttää neljää, kaksinkertainen voitto lasketaan kahdeksankertaisena.
backgammon-needs-rule-never = Kolminkertaista voittoa ei ole: suurin voitto on kaksinkertainen.
