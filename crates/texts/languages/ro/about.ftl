about-title = Despre { -app }
about-version = Versiunea { $version }
about-what = Un joc de table la cutie, sub formă de pagină: tablă, zaruri, cub și foile cu reguli, după care chiar se joacă.
about-free = Gratuit, fără conturi, reclame sau jetoane. Ce joci rămâne pe dispozitivul tău.
about-dice = Zarurile nu știu nimic despre tablă. Calculatorul află aruncarea odată cu tine.
about-strength = Cât pierde fiecare nivel prin greșeli a fost măsurat și e publicat împreună cu programul.
about-leaflets = Regulile de pe foile tipărite sunt aici, în cuvintele noastre.
about-license = Cod deschis, sub licența MIT sau Apache.
about-keyboard = Tastatură
about-keys-roll = Aruncă și ridică zarurile
about-keys-move = Mută o piesă din locul ales
about-keys-other = Mut-o cu celălalt zar
about-keys-undo = Anulează
about-keys-double = Dublează
about-keys-hint = Sfat
about-keys-type = Scrie o mutare
about-keys-places = Treci din loc în loc
about-keys-read = Citește tabla cu voce tare
about-read-pips = { $player }: { $pips ->
    [one] mai e { $pips } pas
    [few] mai sunt { $pips } pași
   *[other] mai sunt { $pips } de pași
}
about-languages = { $count ->
    [one] { $count } limbă
    [few] { $count } limbi
   *[other] { $count } de limbi
}
