about-title = O aplikácii { -app }
about-version = Verzia { $version }
about-what = Celý backgammon na jednej stránke: doska, kocky, stávková kocka a tlačené návody, podľa ktorých sa dá naozaj hrať.
about-free = Zadarmo: bez účtov, reklám a mincí. Tvoje partie zostávajú v tvojom zariadení.
about-dice = Kocky o doske nič nevedia. Počítač sa o hode dozvie v tej istej chvíli ako ty.
about-strength = Zmerali sme, koľko ktorá úroveň stráca; čísla sú súčasťou programu.
about-leaflets = Nájdeš tu pravidlá z tlačených návodov, napísané našimi slovami.
about-license = Otvorený softvér pod licenciou MIT alebo Apache.
about-keyboard = Klávesnica
about-keys-roll = Hodiť kockami alebo ich zdvihnúť
about-keys-move = Ťahať kameňom z vybraného klinu
about-keys-other = Ťahať ním podľa druhej kocky
about-keys-undo = Vrátiť ťah
about-keys-double = Zdvojnásobiť
about-keys-hint = Nápoveda
about-keys-type = Zapísať ťah
about-keys-places = Prechádzať medzi klinmi, barom a vyvedenými kameňmi
about-keys-read = Prečítať dosku nahlas
about-read-pips = { $player }: do cieľa { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipov
}
about-languages = { $count ->
    [one] { $count } jazyk
    [few] { $count } jazyky
   *[other] { $count } jazykov
}
