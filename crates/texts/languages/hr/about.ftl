about-title = O igri { -app }
about-version = Verzija { $version }
about-what = Komplet za backgammon na jednoj stranici: ploča, kocke, kocka za udvostručavanje i upute iz kutije, s pravilima po kojima se zaista igra.
about-free = Besplatno, bez računa, oglasa i virtualnog novca. Što odigraš, ostaje na tvom uređaju.
about-dice = Kocke ništa ne znaju o ploči. Računalo vidi bacanje kad i ti.
about-strength = Izmjereno je koliko griješi svaka razina; rezultati su objavljeni uz program.
about-leaflets = Pravila iz tiskanih uputa ovdje su ispričana našim riječima.
about-license = Otvoreni kod, pod licencom MIT ili Apache.
about-keyboard = Tipkovnica
about-keys-roll = Baci kocke i pokupi ih
about-keys-move = Pomakni žeton s odabranog mjesta
about-keys-other = Pomakni ga drugom kockom
about-keys-undo = Poništi
about-keys-double = Udvostruči
about-keys-hint = Savjet
about-keys-type = Upiši potez
about-keys-places = Od mjesta do mjesta
about-keys-read = Pročitaj ploču naglas
about-read-pips = { $player }: { $pips ->
    [one] još { $pips } pip
    [few] još { $pips } pipa
   *[other] još { $pips } pipova
}
about-languages = { $count ->
    [one] { $count } jezik
    [few] { $count } jezika
   *[other] { $count } jezika
}
