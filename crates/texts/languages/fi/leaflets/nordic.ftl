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

offered-take-meaning = Jos otat, tuplausnoppa siirtyy sinulle arvolla { $value }, ja vain sinä saat tuplata seuraavaksi.
resign-win = { $win ->
    [single] Tavallinen
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

happened-moved = { $player } siirsi kieleltä { $from } kielelle { $to }.
happened-hit = { $player } siirsi kieleltä { $from } kielelle { $to } ja löi.
happened-entered = { $player } palasi peliin kielelle { $to }.
happened-entered-hitting = { $player } palasi peliin kielelle { $to } ja löi.
happened-bore-off = { $player } poimi nappulan pois kieleltä { $from }.
happened-took = { $player } otti. Tuplausnopan arvo on { $value }.

denial-no-point = Tällä heitolla kielelle { $to } ei saa kahta nappulaa.

refused-cube-not-in-use = Tätä peliä pelataan ilman tuplausnoppaa.
refused-cube-not-yours = Tuplausnoppa on { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} hallussa: vain haltija saa tuplata.
refused-cube-at-limit = Näillä säännöillä tuplausnopan suurin arvo on { $highest }.
refused-no-checker = Sinulla ei ole nappulaa kielellä { $point }.
refused-blocked = Kieli { $point } on suljettu: siinä on { $checkers } vastustajan nappulaa.
refused-not-all-home = Saat poimia nappuloita pois vasta, kun kaikki nappulasi ovat sisäalueella, ja yksi on vielä kielellä { $point }.
refused-higher-checker = Tämä silmäluku on pelattava kieleltä { $higher }.
refused-exact-number = Näillä säännöillä kieleltä { $point } voi poimia pois vain silmäluvulla { $needed }, ei silmäluvulla { $die }.
refused-no-penalty-landing = Suljetulle kielelle ei saa siirtää.
refused-not-blocked = Tuo kieli ei ole suljettu, joten rangaistusta ei ole.
offer-resignation = { $win ->
    [single] tavallisen pelin luovutus
    [gammon] gammonin luovutus
   *[backgammon] backgammonin luovutus
}
offer-claim = { $win ->
    [single] vaatimus tavallisesta voitosta
    [gammon] vaatimus gammonista
   *[backgammon] vaatimus backgammonista
}
denial-no-way = Mikään jäljellä oleva silmäluku ei vie kieleltä { $from } kielelle { $to }.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta kielelle { $to }.
