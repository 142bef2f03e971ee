about-title = { -app }i kohta
about-version = Versioon { $version }
about-what = Terve backgammonimäng ühel lehel: laud, täringud, duubelduskuup ja trükitud mängujuhendid, mille reeglite järgi saad päriselt mängida.
about-free = Tasuta: pole kontosid, reklaami ega münte. Su mängud jäävad sinu seadmesse.
about-dice = Täringud ei tea lauast midagi. Arvuti näeb iga viset samal hetkel kui sina.
about-strength = Oleme mõõtnud, kui palju iga tase kaotab; arvud on programmiga kaasas.
about-leaflets = Siit leiad trükitud mängujuhendite reeglid meie oma sõnadega.
about-license = Avatud lähtekood, MIT-i või Apache’i litsents.
about-keyboard = Klaviatuur
about-keys-roll = Viska või korja täringud üles
about-keys-move = Käi nupuga valitud kiilult
about-keys-other = Käi teise täringuga
about-keys-undo = Võta tagasi
about-keys-double = Duubelda
about-keys-hint = Vihje
about-keys-type = Kirjuta käik
about-keys-places = Liigu läbi kiilude, baari ja salvede
about-keys-read = Loe laud ette
about-read-pips = { $player }: jäänud { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}
about-languages = { $count ->
    [one] { $count } keel
   *[other] { $count } keelt
}
