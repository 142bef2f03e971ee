about-title = O aplikácii { -app }
about-version = Verzia { $version }
about-what = Backgammon zo škatule ako webová stránka: doska, kocky, stávková kocka a návody s pravidlami, podľa ktorých sa naozaj hrá.
about-free = Zadarmo, bez účtov, reklám a mincí. Čo hráš, zostáva v tvojom zariadení.
about-dice = Kocky o doske nič nevedia. Počítač sa o hode dozvie v tej istej chvíli ako ty.
about-strength = Koľko ktorá úroveň stráca na chybách, je zmerané a zverejnené spolu s programom.
about-leaflets = Nájdeš tu pravidlá z tlačených návodov, napísané našimi slovami.
about-license = Otvorený softvér pod licenciou MIT alebo Apache.
about-keyboard = Klávesnica
about-keys-roll = Hodiť kockami a zdvihnúť ich
about-keys-move = Ťahať kameňom z vybraného miesta
about-keys-other = Ťahať ním podľa druhej kocky
about-keys-undo = Vrátiť ťah
about-keys-double = Zdvojnásobiť
about-keys-hint = Nápoveda
about-keys-type = Zapísať ťah
about-keys-places = Prechádzať medzi miestami
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
