about-title = Om { -app }
# As in English.
about-version = Version { $version }
about-what = En æske backgammon som en side på nettet: bræt, terninger, doblingsterning og vejledningerne som regler, der rent faktisk spilles efter.
about-free = Gratis, uden konto, reklamer eller mønter. Det, du spiller, bliver på din enhed.
about-dice = Terningerne ved intet om brættet. Computeren ser først et kast, når du selv gør.
about-strength = Hvad hvert niveau giver væk, er målt og offentliggjort sammen med programmet.
about-leaflets = Reglerne fra de trykte vejledninger er her, med vores egne ord.
about-license = Åben kildekode under MIT- eller Apache-licensen.
about-keyboard = Tastatur
about-keys-roll = Kast, og saml terningerne op
about-keys-move = Flyt en brik fra det valgte sted
about-keys-other = Flyt den med den anden terning
about-keys-undo = Fortryd
about-keys-double = Dobl
about-keys-hint = Tip
about-keys-type = Skriv et træk
about-keys-places = Gå fra sted til sted
about-keys-read = Læs brættet højt
about-read-pips = { $player }: { $pips ->
    [one] { $pips } pip tilbage
   *[other] { $pips } pips tilbage
}
about-languages = { $count } sprog
