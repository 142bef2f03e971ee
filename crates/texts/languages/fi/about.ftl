about-title = Tietoja { -app }ista
about-version = Versio { $version }
about-what = Koko backgammonpeli verkkosivuna: lauta, nopat, kuutio ja ohjelehtiset sääntöinä, joilla oikeasti pelataan.
about-free = Ilmainen, ilman tilejä, mainoksia tai pelirahaa. Pelisi pysyvät omalla laitteellasi.
about-dice = Nopat eivät tiedä laudasta mitään. Tietokone näkee heiton samaan aikaan kuin sinä.
about-strength = Kunkin tason virheet on mitattu, ja luvut julkaistaan ohjelman mukana.
about-leaflets = Painettujen ohjelehtisten säännöt ovat täällä omin sanoin kerrottuina.
about-license = Avointa lähdekoodia MIT- tai Apache-lisenssillä.
about-keyboard = Näppäimistö
about-keys-roll = Heitä ja kerää nopat
about-keys-move = Siirrä nappulaa valitusta paikasta
about-keys-other = Siirrä toisella nopalla
about-keys-undo = Peru
about-keys-double = Tuplaa
about-keys-hint = Vihje
about-keys-type = Kirjoita siirto
about-keys-places = Kulje paikasta toiseen
about-keys-read = Lue lauta ääneen
about-read-pips = { $player }: { $pips ->
    [one] { $pips } askel jäljellä
   *[other] { $pips } askelta jäljellä
}
about-languages = { $count ->
    [one] { $count } kieli
   *[other] { $count } kieltä
}
