about-title = Par { -app }
about-version = Versija { $version }
about-what = Pilns bekgemona komplekts vienā lapā: galds, metamie kauliņi, dubultošanas kubs un drukātas instrukcijas, pēc kuru noteikumiem patiešām var spēlēt.
about-free = Bez maksas: bez kontiem, reklāmām un monētām. Tavas partijas paliek tavā ierīcē.
about-dice = Metamie kauliņi par galdu nezina neko. Dators metienu uzzina vienlaikus ar tevi.
about-strength = Mēs izmērījām, cik katrs līmenis zaudē; skaitļi nāk līdzi programmai.
about-leaflets = Šeit atradīsi drukāto instrukciju noteikumus mūsu vārdiem.
about-license = Atvērtais kods ar MIT vai Apache licenci.
about-keyboard = Tastatūra
about-keys-roll = Mest vai paņemt metamos kauliņus
about-keys-move = Iet ar kauliņu no izvēlētā lauciņa
about-keys-other = Iet ar to pēc otra metamā kauliņa
about-keys-undo = Atsaukt
about-keys-double = Dubultot
about-keys-hint = Padoms
about-keys-type = Ierakstīt gājienu
about-keys-places = Pāriet pa lauciņiem, šķirtni un paplātēm
about-keys-read = Nolasīt galdu balsī
about-read-pips = { $player }: vēl { $pips ->
    [zero] { $pips } soļu
    [one] { $pips } solis
   *[other] { $pips } soļi
}
about-languages = { $count ->
    [zero] { $count } valodu
    [one] { $count } valoda
   *[other] { $count } valodas
}
