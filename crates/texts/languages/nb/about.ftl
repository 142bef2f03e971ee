about-title = Om { -app }
about-version = Versjon { $version }
about-what = En hel backgammoneske som nettside: brett, terninger, kube og regelarkene som regler du virkelig spiller etter.
about-free = Gratis, uten konto, reklame eller mynter å kjøpe. Det du spiller, blir på enheten din.
about-dice = Terningene vet ingenting om brettet. Datamaskinen får se kastet samtidig med deg.
about-strength = Hvor mye hvert nivå gir bort, er målt, og tallene følger med programmet.
about-leaflets = Reglene fra de trykte regelarkene finnes her, med våre egne ord.
about-license = Åpen kildekode under MIT- eller Apache-lisensen.
about-keyboard = Tastatur
about-keys-roll = Kast og plukk opp terningene
about-keys-move = Flytt en brikke fra den valgte plassen
about-keys-other = Flytt den med den andre terningen
about-keys-undo = Angre
about-keys-double = Doble
about-keys-hint = Tips
about-keys-type = Skriv et trekk
about-keys-places = Gå fra plass til plass
about-keys-read = Les opp brettet
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip igjen
   *[other] { $pips } pips igjen
}
about-languages = { $count } språk
