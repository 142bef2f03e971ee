refused-game-over = Partija ir beigusies.
refused-match-over = Mačs ir beidzies: uzvarēja { $color ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
}.
refused-game-not-over = Šī partija vēl nav beigusies.
refused-not-your-turn = Tagad izlemj { $color ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
}.
refused-start-not-settled = Vispirms katrs met vienu metamo kauliņu, lai redzētu, kurš sāk.
refused-start-settled = Jau ir zināms, kurš sāk.
refused-already-thrown = Sākuma metiens jau ir izdarīts: { $die }.
refused-offer-open = Vispirms { $color ->
    [white] baltajiem
    [black] melnajiem
    [light] gaišajiem
   *[dark] tumšajiem
} jāatbild uz { $offer }.
refused-no-offer = Nav piedāvājuma, uz ko atbildēt.
refused-wrong-answer-cube = Atbildot uz { $offer }, var tikai pieņemt vai atteikties.
refused-wrong-answer = Atbildot uz { $offer }, var tikai piekrist vai noraidīt.
refused-roll-first = Vispirms met metamos kauliņus.
refused-already-rolled = Metiens jau ir izdarīts: { $roll }.
refused-cube-not-in-use = Šo partiju spēlē bez kuba.
refused-crawford = Šī ir Kroforda partija, kurā neviens nedrīkst dubultot.
refused-first-roll-not-played = Dubultot nedrīkst, kamēr nav izspēlēts partijas pirmais metiens.
refused-cube-not-yours = Kubs pieder { $color ->
    [white] baltajiem
    [black] melnajiem
    [light] gaišajiem
   *[dark] tumšajiem
}: dubultot drīkst tikai tā īpašnieks.
refused-cube-at-limit = Pēc šiem noteikumiem kuba lielākā vērtība ir { $highest }.
refused-double-after-roll = Dubultot drīksti tikai pirms metiena, bet { $roll } jau ir uzmests.
refused-no-beavers = Par bebriem jūs neesat vienojušies.
refused-no-raccoons = Par jenotiem jūs neesat vienojušies.
refused-settlement-in-match = Mača partiju nevar beigt ar vienošanos.
refused-settlement-for-nothing = Vienošanās jābūt vismaz par vienu punktu.
refused-no-backgammon = Pēc šiem noteikumiem bekgemona nav.
refused-die-not-rolled = Tu uzmeti { $roll }: skaitļa { $die } tur nav.
refused-die-used = Skaitlis { $die } jau ir izspēlēts.
refused-no-checker-on-bar = Tev uz šķirtnes nav neviena kauliņa.
refused-no-checker = Tev { $point }. lauciņā nav neviena kauliņa.
refused-bar-first = { $checkers ->
    [1] Vispirms jāienāk tavam kauliņam no šķirtnes.
    [zero] Vispirms jāienāk taviem { $checkers } kauliņiem no šķirtnes.
    [one] Vispirms jāienāk tavam { $checkers } kauliņam no šķirtnes.
   *[other] Vispirms jāienāk taviem { $checkers } kauliņiem no šķirtnes.
}
refused-blocked = { $point }. lauciņš ir bloķēts: tur stāv { $checkers ->
    [zero] { $checkers } pretinieka kauliņu
    [one] { $checkers } pretinieka kauliņš
   *[other] { $checkers } pretinieka kauliņi
}.
refused-not-all-home = Noņemt var tikai tad, kad visi tavi kauliņi ir mājā, bet viens vēl ir { $point }. lauciņā.
refused-higher-checker = Ar šo skaitli jāiet no { $higher }. lauciņa.
refused-exact-number = Pēc šiem noteikumiem no { $point }. lauciņa noņem tikai { $needed }, nevis { $die }.
refused-hit-and-run = Tavs kauliņš { $point }. lauciņā nosita tavā mājā, tāpēc šajā gājienā tas paliek tur.
refused-both-numbers = No metiena { $roll } var izspēlēt abus skaitļus, tātad tas jādara.
refused-larger-number = Izspēlēt var tikai vienu skaitli, un tad jāspēlē lielākais: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Tu vēl vari iet, tātad tas jādara.
    [zero] Ar šo metienu vari izdarīt { $moves } gājienu, tātad tas jādara.
    [one] Ar šo metienu vari izdarīt { $moves } gājienu, tātad tas jādara.
   *[other] Ar šo metienu vari izdarīt { $moves } gājienus, tātad tas jādara.
}
refused-turn-not-over = Tava kārta vēl nav beigusies: tu vēl vari iet, tātad tas jādara.
refused-nothing-to-undo = Nav ko atsaukt.
refused-no-penalty-landing = Bloķētā lauciņā apstāties nedrīkst.
refused-not-blocked = Šis lauciņš nav bloķēts, tātad soda nav.

offer-double = dubultojumu
offer-beaver = bebru
offer-raccoon = jenotu
offer-resignation = { $win ->
    [single] piedāvājumu padoties (vienkāršs zaudējums)
    [gammon] piedāvājumu padoties (gemons)
   *[backgammon] piedāvājumu padoties (bekgemons)
}
offer-claim = { $win ->
    [single] vienkāršas uzvaras pieprasījumu
    [gammon] gemona pieprasījumu
   *[backgammon] bekgemona pieprasījumu
}
offer-settlement = piedāvājumu vienoties ({ $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
})
offer-settlement-stake = piedāvājumu vienoties ({ $text })

instead-moves = Iespējams: { $play }.
instead-no-moves = Nav iespējams neviens gājiens.
instead-actions = Tu vari: { $actions }.
instead-nothing = Tev tagad nekas nav jādara.

roll-pair = { $larger }-{ $smaller }
