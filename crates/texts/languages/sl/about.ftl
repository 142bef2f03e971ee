about-title = O igri { -app }
about-version = Različica { $version }
about-what = Komplet za backgammon na eni strani: plošča, kocki, podvojitvena kocka in navodila iz škatle, s pravili, po katerih se zares igra.
about-free = Brezplačno, brez računa, oglasov in nakupov. Kar odigraš, ostane na tvoji napravi.
about-dice = Kocki o plošči ne vesta ničesar. Računalnik izve za met takrat kot ti.
about-strength = Izmerili smo, koliko greši katera stopnja; rezultati so objavljeni skupaj s programom.
about-leaflets = Pravila iz tiskanih navodil so tu povedana z našimi besedami.
about-license = Odprta koda, pod licenco MIT ali Apache.
about-keyboard = Tipkovnica
about-keys-roll = Vrzi kocki in ju poberi
about-keys-move = Premakni žeton z izbranega mesta
about-keys-other = Premakni ga z drugo kocko
about-keys-undo = Razveljavi
about-keys-double = Podvoji
about-keys-hint = Namig
about-keys-type = Vpiši potezo
about-keys-places = Od mesta do mesta
about-keys-read = Preberi ploščo na glas
about-read-pips = { $player }: { $pips ->
    [one] še { $pips } pip
    [two] še { $pips } pipa
    [few] še { $pips } pipi
   *[other] še { $pips } pipov
}
about-languages = { $count ->
    [one] { $count } jezik
    [two] { $count } jezika
    [few] { $count } jeziki
   *[other] { $count } jezikov
}
