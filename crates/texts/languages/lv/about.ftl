about-title = Par { -app }
about-version = Versija { $version }
about-what = Bekgemona komplekts tīmekļa lapā: galds, metamie kauliņi, dubultošanas kubs un instrukciju noteikumi, pēc kuriem patiešām spēlē.
about-free = Bez maksas, bez kontiem, reklāmām un monētām. Tas, ko nospēlē, paliek tavā ierīcē.
about-dice = Metamie kauliņi par galdu nezina neko. Dators metienu uzzina vienlaikus ar tevi.
about-strength = Cik katrs līmenis atdod, ir izmērīts un publicēts kopā ar programmu.
about-leaflets = Drukāto instrukciju noteikumi šeit ir mūsu pašu vārdiem.
about-license = Atvērtais kods ar MIT vai Apache licenci.
about-keyboard = Tastatūra
about-keys-roll = Mest un paņemt metamos kauliņus
about-keys-move = Iet ar kauliņu no izvēlētās vietas
about-keys-other = Iet ar to pēc otra metamā kauliņa
about-keys-undo = Atsaukt
about-keys-double = Dubultot
about-keys-hint = Padoms
about-keys-type = Ierakstīt gājienu
about-keys-places = Pāriet no vietas uz vietu
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
