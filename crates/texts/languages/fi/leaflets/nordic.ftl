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

event-moved = { $player } siirsi kieleltä { $from } kielelle { $to }.
event-hit = { $player } siirsi kieleltä { $from } kielelle { $to } ja löi.
event-entered = { $player } palasi peliin kielelle { $to }.
event-entered-hitting = { $player } palasi peliin kielelle { $to } ja löi.
event-bore-off = { $player } poimi nappulan pois kieleltä { $from }.
event-took = { $player } otti. Tuplausnopan arvo on { $value }.

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
bear-off-rule-standard = Silmäluku kotiuttaa nappulan omalta kieleltään. Jos se on tyhjä, sinun on siirrettävä nappulaa korkeammalta kieleltä; jos sellaista ei ole, kotiutat korkeimmalta kieleltäsi.
denial-no-way = Mikään jäljellä oleva silmäluku ei vie kieleltä { $from } kielelle { $to }.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta kielelle { $to }.
