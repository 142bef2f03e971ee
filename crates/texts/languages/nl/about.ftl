about-title = Over { -app }
about-version = Versie { $version }
about-what = Een compleet backgammonspel op één pagina: bord, dobbelstenen, dubbelsteen en gedrukte handleidingen waarvan je de regels echt kunt spelen.
about-free = Gratis: geen account, geen reclame, geen munten. Je spellen blijven op je apparaat.
about-dice = De dobbelstenen weten niets van het bord. De computer ziet elke worp pas als jij hem ziet.
about-strength = We hebben gemeten hoeveel elk niveau weggeeft; de cijfers zitten bij het programma.
about-leaflets = Hier vind je de regels van de gedrukte handleidingen, in onze eigen woorden.
about-license = Open source, onder de MIT- of de Apache-licentie.
about-keyboard = Toetsenbord
about-keys-roll = Gooien of de dobbelstenen oppakken
about-keys-move = Een schijf zetten vanaf het gekozen punt
about-keys-other = Zetten met de andere dobbelsteen
about-keys-undo = Ongedaan maken
about-keys-double = Verdubbelen
about-keys-hint = Tip
about-keys-type = Een zet typen
about-keys-places = Langs de punten, de bar en de bakjes lopen
about-keys-read = Het bord voorlezen
about-read-pips = { $player }: { $pips ->
    [one] nog { $pips } pip te gaan
   *[other] nog { $pips } pips te gaan
}
about-languages = { $count ->
    [one] { $count } taal
   *[other] { $count } talen
}
