about-title = O aplikaci { -app }
about-version = Verze { $version }
about-what = Backgammon z krabice jako webová stránka: deska, kostky, sázecí kostka a návody s pravidly, podle kterých se doopravdy hraje.
about-free = Zdarma, bez účtů, reklam a mincí. Co hraješ, zůstává ve tvém zařízení.
about-dice = Kostky o desce nic nevědí. Počítač se o hodu dozví ve stejnou chvíli jako ty.
about-strength = Kolik která úroveň na chybách ztrácí, je změřeno a zveřejněno spolu s programem.
about-leaflets = Najdeš tu pravidla z tištěných návodů, napsaná našimi slovy.
about-license = Otevřený software pod licencí MIT nebo Apache.
about-keyboard = Klávesnice
about-keys-roll = Hodit kostkami a zvednout je
about-keys-move = Táhnout kamenem z vybraného místa
about-keys-other = Táhnout jím podle druhé kostky
about-keys-undo = Vrátit tah
about-keys-double = Zdvojnásobit
about-keys-hint = Nápověda
about-keys-type = Zapsat tah
about-keys-places = Přecházet mezi místy
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
