about-title = O igri { -app }
about-version = Verzija { $version }
about-what = Cijeli komplet za backgammon na jednoj stranici: ploča, kocke, kocka za udvostručavanje i tiskane upute po čijim pravilima zaista možeš igrati.
about-free = Besplatno: bez računa, bez oglasa, bez virtualnog novca. Tvoje partije ostaju na tvom uređaju.
about-dice = Kocke ništa ne znaju o ploči. Računalo vidi svako bacanje kad i ti.
about-strength = Izmjerili smo koliko svaka razina gubi pogreškama; brojke dolaze uz program.
about-leaflets = Ovdje su pravila iz tiskanih uputa, našim riječima.
about-license = Otvoreni kod, pod licencom MIT ili Apache.
about-keyboard = Tipkovnica
about-keys-roll = Baci ili pokupi kocke
about-keys-move = Pomakni žeton s odabranog polja
about-keys-other = Pomakni ga drugom kockom
about-keys-undo = Poništi
about-keys-double = Udvostruči
about-keys-hint = Savjet
about-keys-type = Upiši potez
about-keys-places = Kroz polja, bar i pretince
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
