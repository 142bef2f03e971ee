about-title = Tietoja { -app }ista
about-version = Versio { $version }
about-what = Kokonainen backgammonpeli yhdellä sivulla: lauta, nopat, kuutio ja painettuja ohjelehtisiä, joiden säännöillä voit oikeasti pelata.
about-free = Ilmainen: ei tilejä, ei mainoksia, ei pelirahaa. Pelisi pysyvät laitteellasi.
about-dice = Nopat eivät tiedä laudasta mitään. Tietokone näkee jokaisen heiton samaan aikaan kuin sinä.
about-strength = Olemme mitanneet, kuinka paljon kukin taso menettää; luvut tulevat ohjelman mukana.
about-leaflets = Täältä löydät painettujen ohjelehtisten säännöt omin sanoin kerrottuina.
about-license = Avointa lähdekoodia MIT- tai Apache-lisenssillä.
about-keyboard = Näppäimistö
about-keys-roll = Heitä tai kerää nopat
about-keys-move = Siirrä nappulaa valitulta kiilalta
about-keys-other = Siirrä toisella nopalla
about-keys-undo = Peru
about-keys-double = Tuplaa
about-keys-hint = Vihje
about-keys-type = Kirjoita siirto
about-keys-places = Käy läpi kiilat, puomi ja lokerot
about-keys-read = Lue lauta ääneen
about-read-pips = { $player }: { $pips ->
    [one] { $pips } askel jäljellä
   *[other] { $pips } askelta jäljellä
}
about-languages = { $count ->
    [one] { $count } kieli
   *[other] { $count } kieltä
}
