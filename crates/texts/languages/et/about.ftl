about-title = { -app }i kohta
about-version = Versioon { $version }
about-what = Backgammonikomplekt veebilehel: laud, täringud, duubelduskuup ja mängujuhendid, mille järgi saab päriselt mängida.
about-free = Tasuta, ilma kontode, reklaami ja müntideta. Kõik, mida mängid, jääb sinu seadmesse.
about-dice = Täringud ei tea lauast midagi. Arvuti näeb viset samal hetkel kui sina.
about-strength = Kui palju iga tase ära annab, on mõõdetud ja koos programmiga avaldatud.
about-leaflets = Trükitud mängujuhendite reeglid on siin meie oma sõnadega.
about-license = Avatud lähtekood, MIT-i või Apache’i litsents.
about-keyboard = Klaviatuur
about-keys-roll = Viska täringuid ja korja need üles
about-keys-move = Käi nupuga valitud kohalt
about-keys-other = Käi teise täringuga
about-keys-undo = Võta tagasi
about-keys-double = Duubelda
about-keys-hint = Vihje
about-keys-type = Kirjuta käik
about-keys-places = Liigu kohalt kohale
about-keys-read = Loe laud ette
about-read-pips = { $player }: jäänud { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}
about-languages = { $count ->
    [one] { $count } keel
   *[other] { $count } keelt
}
