about-title = Om { -app }
about-version = Versjon { $version }
about-what = Et komplett backgammonspill på én side: brett, terninger, kube og trykte regelark med regler du virkelig kan spille etter.
about-free = Gratis: ingen kontoer, ingen reklame, ingen mynter. Partiene dine blir på enheten din.
about-dice = Terningene vet ingenting om brettet. Datamaskinen ser hvert kast samtidig med deg.
about-strength = Vi har målt hvor mye hvert nivå gir bort; tallene følger med programmet.
about-leaflets = Her finner du reglene fra de trykte regelarkene, med våre egne ord.
about-license = Åpen kildekode under MIT- eller Apache-lisensen.
about-keyboard = Tastatur
about-keys-roll = Kast, eller plukk opp terningene
about-keys-move = Flytt en brikke fra det valgte punktet
about-keys-other = Flytt den med den andre terningen
about-keys-undo = Angre
about-keys-double = Doble
about-keys-hint = Tips
about-keys-type = Skriv et trekk
about-keys-places = Gå gjennom punktene, baren og skuffene
about-keys-read = Les opp brettet
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip igjen
   *[other] { $pips } pips igjen
}
about-languages = { $count } språk
