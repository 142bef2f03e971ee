about-title = O aplikaci { -app }
about-version = Verze { $version }
about-what = Celý backgammon na jedné stránce: deska, kostky, sázecí kostka a tištěné návody, podle jejichž pravidel se dá opravdu hrát.
about-free = Zdarma: bez účtů, reklam a mincí. Tvé partie zůstávají ve tvém zařízení.
about-dice = Kostky o desce nic nevědí. Počítač se o hodu dozví ve stejnou chvíli jako ty.
about-strength = Změřili jsme, kolik která úroveň ztrácí; čísla jsou součástí programu.
about-leaflets = Najdeš tu pravidla z tištěných návodů, napsaná našimi slovy.
about-license = Otevřený software pod licencí MIT nebo Apache.
about-keyboard = Klávesnice
about-keys-roll = Hodit kostkami nebo je zvednout
about-keys-move = Táhnout kamenem z vybraného klínu
about-keys-other = Táhnout jím podle druhé kostky
about-keys-undo = Vrátit tah
about-keys-double = Zdvojnásobit
about-keys-hint = Nápověda
about-keys-type = Zapsat tah
about-keys-places = Přecházet mezi klíny, barem a vyvedenými kameny
about-keys-read = Přečíst desku nahlas
about-read-pips = { $player }: do cíle { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipů
}
about-languages = { $count ->
    [one] { $count } jazyk
    [few] { $count } jazyky
   *[other] { $count } jazyků
}
