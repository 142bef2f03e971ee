editor-title = Sea seis üles
editor-about = Vali, kumma nuppe paned, ja klõpsa siis kiilul, baaril või salvel. Paremklõps, või sama koos Shiftiga, võtab nupu ära.
editor-place = Pane
editor-place-white = Valged nupud
editor-place-black = Mustad nupud
editor-take-away = Võta ära
editor-opening = Algseis
editor-clear = Tühi laud
editor-swap = Vaheta pooled
editor-on-roll = Käigul
editor-dice = Täringud
editor-no-dice = Veel viskamata
editor-double-offered = Duublit on pakutud
editor-cube-value = Kuup näitab
editor-cube-owner = Kelle kuup
editor-cube-centered = Keskel
editor-stakes = Mille peale
editor-money = Üksikmäng
editor-match = Matš
editor-length = Võiduks vajalikud punktid
editor-score = Punktid: { $player }
editor-crawford = Crawfordi mäng
editor-jacoby = Jacoby reegel
editor-beavers = Koprad
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } nupp
   *[other] { $checkers } nuppu
}
editor-pips = { $player }: { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}
editor-id = Seisu ID
editor-id-about = Kleebi siia XGID, GNUbg ID, OGID või seisu ID, või kopeeri siit see, mis siin on.
editor-analyze = Analüüsi seisu
editor-possible = See seis on võimalik.
editor-impossible = See seis on võimatu
editor-forgiven = Seda saab siiski hinnata, aga ükski mäng siia ei vii.

fault-too-many = { $player }: { $checkers } nuppu, lubatud on kuni 15.
fault-unequal = Pooltel ei ole võrdselt nuppe: { $said } ja { $counted }.
fault-no-checkers = Laual pole ühtki nuppu.
fault-shared-point = Kiilul { $point } on mõlema nuppe.
fault-both-won = Mõlemad on kõik nupud välja viinud.
fault-both-shut-out = Mõlemad on baaril ja mõlema ees on koduväli kinni.
fault-not-over = Üks pool on kõik nupud välja viinud, seega on mäng läbi.
fault-no-length = Matšis peab olema vähemalt üks punkt.
fault-match-won = { $player } on matši juba võitnud: punkte on { $said } ja võiduks piisab { $length } punktist.
fault-no-crawford = Crawfordi mängus jääb võidust üks punkt puudu ainult ühel mängijal.
fault-cube-in-crawford = Crawfordi mängus ei tohi keegi duubeldada.
fault-owned-at-one = { $player } omab kuupi, mida pole kordagi pööratud.
fault-offer-after-end = Pakkumine on tehtud, kuigi mäng on läbi.
fault-cube-not-theirs = { $player } duubeldab, kuigi kuup ei ole tema käes.
fault-no-settlement = Siin ei saa kokku leppida.
fault-other = Ükski mäng sellesse seisu ei vii.
fault-over = Mäng on läbi: otsustada pole midagi.
