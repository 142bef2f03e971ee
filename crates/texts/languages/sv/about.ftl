about-title = Om { -app }
# As in English.
about-version = Version { $version }
about-what = En hel backgammonlåda som webbsida: bräde, tärningar, kub och regelbladen som regler man verkligen spelar efter.
about-free = Gratis, utan konton, reklam eller mynt att köpa. Det du spelar stannar på din enhet.
about-dice = Tärningarna vet ingenting om brädet. Datorn får se kastet samtidigt som du.
about-strength = Hur mycket varje nivå ger bort har mätts upp, och siffrorna följer med programmet.
about-leaflets = Här finns de tryckta regelbladens regler, med våra egna ord.
about-license = Öppen källkod under MIT- eller Apache-licensen.
about-keyboard = Tangentbord
about-keys-roll = Kasta och plocka upp tärningarna
about-keys-move = Flytta en bricka från den valda platsen
about-keys-other = Flytta med den andra tärningen
about-keys-undo = Ångra
about-keys-double = Dubbla
about-keys-hint = Tips
about-keys-type = Skriv ett drag
about-keys-places = Gå från plats till plats
about-keys-read = Läs upp brädet
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip kvar
   *[other] { $pips } pips kvar
}
about-languages = { $count } språk
