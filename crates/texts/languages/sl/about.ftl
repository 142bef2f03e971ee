about-title = O igri { -app }
about-version = Različica { $version }
about-what = Cel komplet za backgammon na eni strani: plošča, kocki, podvojitvena kocka in tiskana navodila s pravili, po katerih lahko zares igraš.
about-free = Brezplačno: brez računov, brez oglasov, brez nakupov. Tvoje partije ostanejo na tvoji napravi.
about-dice = Kocki o plošči ne vesta ničesar. Računalnik vidi vsak met šele takrat, ko ga vidiš ti.
about-strength = Izmerili smo, koliko katera stopnja izgubi z napakami; številke so priložene programu.
about-leaflets = Tu najdeš pravila iz tiskanih navodil, z našimi besedami.
about-license = Odprta koda, pod licenco MIT ali Apache.
about-keyboard = Tipkovnica
about-keys-roll = Vrzi ali poberi kocki
about-keys-move = Premakni žeton z izbranega polja
about-keys-other = Premakni ga z drugo kocko
about-keys-undo = Razveljavi
about-keys-double = Podvoji
about-keys-hint = Namig
about-keys-type = Vpiši potezo
about-keys-places = Po poljih, baru in predalih
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
