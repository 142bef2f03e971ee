about-title = Over { -app }
about-version = Versie { $version }
about-what = Een doos backgammon als webpagina: bord, dobbelstenen, dubbelsteen, en de handleidingen als regels waarmee echt gespeeld wordt.
about-free = Gratis, zonder account, reclame of munten. Wat je speelt, blijft op je apparaat.
about-dice = De dobbelstenen weten niets van het bord. De computer ziet een worp pas als jij hem ziet.
about-strength = Wat elk niveau weggeeft, is gemeten en wordt met het programma gepubliceerd.
about-leaflets = De regels van de gedrukte handleidingen staan hier in onze eigen woorden.
about-license = Open source, onder de MIT- of de Apache-licentie.
about-keyboard = Toetsenbord
about-keys-roll = Gooien, en de dobbelstenen oppakken
about-keys-move = Een schijf zetten vanaf de gekozen plek
about-keys-other = Hem met de andere dobbelsteen zetten
about-keys-undo = Ongedaan maken
about-keys-double = Verdubbelen
about-keys-hint = Tip
about-keys-type = Een zet typen
about-keys-places = Van plek naar plek gaan
about-keys-read = Het bord voorlezen
about-read-pips = { $player }: { $pips ->
    [one] nog { $pips } pip te gaan
   *[other] nog { $pips } pips te gaan
}
about-languages = { $count ->
    [one] { $count } taal
   *[other] { $count } talen
}
