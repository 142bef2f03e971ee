about-title = Om { -app }
# As in English.
about-version = Version { $version }
about-what = Et komplet backgammonspil på én side: bræt, terninger, doblingsterning og trykte vejledninger, hvis regler du virkelig kan spille efter.
about-free = Gratis: ingen konto, ingen reklamer, ingen mønter. Dine spil bliver på din enhed.
about-dice = Terningerne ved intet om brættet. Computeren ser hvert kast samtidig med dig.
about-strength = Vi har målt, hvor meget hvert niveau giver væk; tallene følger med programmet.
about-leaflets = Her finder du reglerne fra de trykte vejledninger, med vores egne ord.
about-license = Åben kildekode under MIT- eller Apache-licensen.
about-keyboard = Tastatur
about-keys-roll = Kast, eller saml terningerne op
about-keys-move = Flyt en brik fra det valgte punkt
about-keys-other = Flyt den med den anden terning
about-keys-undo = Fortryd
about-keys-double = Dobl
about-keys-hint = Tip
about-keys-type = Skriv et træk
about-keys-places = Gå gennem punkterne, baren og bakkerne
about-keys-read = Læs brættet højt
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip tilbage
   *[other] { $pips } pips tilbage
}
about-languages = { $count } sprog
