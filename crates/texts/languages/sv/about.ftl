about-title = Om { -app }
# As in English.
about-version = Version { $version }
about-what = Ett komplett backgammonspel på en sida: bräde, tärningar, kub och tryckta regelblad vars regler du verkligen kan spela efter.
about-free = Gratis: inga konton, ingen reklam, inga mynt. Dina partier stannar på din enhet.
about-dice = Tärningarna vet ingenting om brädet. Datorn ser varje kast samtidigt som du.
about-strength = Vi har mätt hur mycket varje nivå ger bort; siffrorna följer med programmet.
about-leaflets = Här hittar du de tryckta regelbladens regler, med våra egna ord.
about-license = Öppen källkod under MIT- eller Apache-licensen.
about-keyboard = Tangentbord
about-keys-roll = Kasta eller plocka upp tärningarna
about-keys-move = Flytta en bricka från den valda punkten
about-keys-other = Flytta med den andra tärningen
about-keys-undo = Ångra
about-keys-double = Dubbla
about-keys-hint = Tips
about-keys-type = Skriv ett drag
about-keys-places = Gå igenom punkterna, baren och facken
about-keys-read = Läs upp brädet
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip kvar
   *[other] { $pips } pips kvar
}
about-languages = { $count } språk
