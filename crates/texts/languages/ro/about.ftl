about-title = Despre { -app }
about-version = Versiunea { $version }
about-what = Un set complet de table într-o pagină: tablă, zaruri, cub și foi tipărite după ale căror reguli chiar poți juca.
about-free = Gratuit: fără conturi, fără reclame, fără jetoane. Partidele tale rămân pe dispozitivul tău.
about-dice = Zarurile nu știu nimic despre tablă. Calculatorul vede fiecare aruncare odată cu tine.
about-strength = Am măsurat cât pierde fiecare nivel prin greșeli; cifrele vin odată cu programul.
about-leaflets = Găsești aici regulile foilor tipărite, în cuvintele noastre.
about-license = Cod deschis, sub licența MIT sau Apache.
about-keyboard = Tastatură
about-keys-roll = Aruncă sau ridică zarurile
about-keys-move = Mută o piesă de pe triunghiul ales
about-keys-other = Mut-o cu celălalt zar
about-keys-undo = Anulează
about-keys-double = Dublează
about-keys-hint = Indiciu
about-keys-type = Scrie o mutare
about-keys-places = Parcurge triunghiurile, bara și ieșirile
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
