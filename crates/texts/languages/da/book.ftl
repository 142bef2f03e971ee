# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Anderledes end i det internationale spil
book-differs-none = Det her er de internationale regler.
book-summary = Alle regler i overblik
book-summary-rule = Regel
book-summary-value = Her
book-printed-by = Skrevet af { -app } ud fra de regler, det spiller efter

book-aim = Formålet
book-aim-checkers = { $checkers ->
    [one] Man er to om spillet, hver med { $checkers } brik og to terninger.
   *[other] Man er to om spillet, hver med { $checkers } brikker og to terninger.
}
book-aim-way = Du fører dine brikker rundt på brættet til dit indre hjemland, de sidste seks punkter på din vej, og derfra ud af brættet. Din modstander kommer den modsatte vej.
book-aim-win = Den, der først har den sidste brik ude, vinder.
book-aim-picture = { $color ->
    [white] Alle Hvids brikker er hjemme. Nu kan de komme ud.
    [black] Alle Sorts brikker er hjemme. Nu kan de komme ud.
    [light] Alle Lys’ brikker er hjemme. Nu kan de komme ud.
   *[dark] Alle Mørks brikker er hjemme. Nu kan de komme ud.
}

book-setup = Opstilling
book-setup-board = Brættet har 24 punkter i fire fjerdedele, og baren ligger mellem de to halvdele.
book-setup-points = Du tæller fra din egen ende: 1-punktet er det sidste på din vej, 24-punktet det fjerneste, og dit 1-punkt er din modstanders 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punktet
book-setup-position = Sådan står hver spillers brikker fra start: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Startopstillingen, som { $color } ser den.

book-start = Hvem begynder
book-start-tie = Viser begge terninger det samme, kaster begge igen.
book-start-picture = { $color } er begyndt med { $roll } og har lavet et punkt: { $play }.

book-moving = At flytte
book-moving-roll = Når det er din tur, kaster du begge terninger og flytter med hvert tal: to brikker én gang hver eller én brik to gange.
book-moving-order = Du bestemmer, hvilket tal der kommer først. Flytter du én brik to gange, er det to skridt, og den skal bruge et åbent punkt imellem.
book-moving-target = En brik må flyttes til ethvert punkt, som din modstander ikke spærrer, uanset hvor mange af dine egne der står.
book-moving-nothing = Et tal, der ikke kan spilles, går tabt.
book-moving-done = Din tur slutter, når du samler terningerne op; indtil da må du tage dine træk tilbage.
book-moving-picture = { $color } er løbet med én brik på { $roll }: { $play }. Sekseren måtte komme først, for femmeren alene fører til et spærret punkt.

book-doubles = To ens
book-doubles-four = Viser begge terninger det samme tal, spilles det fire gange, med én brik eller med flere, som du vil.
book-doubles-rest = Det, der ikke kan spilles af de fire, går tabt, og der er ikke noget ekstra kast.
book-doubles-picture = { $color } kastede { $roll } og har flyttet fire gange: { $play }.

book-hitting = At slå brikker
book-hitting-blot = En brik, der står alene på et punkt, er en blot. En af modstanderens brikker, der lander der eller mellemlander der, slår den.
book-hitting-pair = En eller to brikker på et punkt kan slås: En af modstanderens brikker, der lander der, slår dem alle.
book-hitting-bar = En brik, der bliver slået, kommer på baren. Man kan slå flere gange i samme tur.
book-hitting-picture = { $opponent } har en blot på { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} 5-punkt. { $color } slår den med { $list }.

book-entering = At komme ind
book-entering-first = Har du brikker på baren, skal de alle ind, før du må flytte andre brikker.
book-entering-where = De kommer ind i din modstanders indre hjemland: med en etter på dit 24-punkt, med en toer på dit 23-punkt og så videre til en sekser på dit 19-punkt. Man må gerne slå en brik, når man kommer ind.
book-entering-where-halves = De kommer ind i din modstanders indre hjemland: { $color } 1A–6A, { $opponent } 1–6. Man må gerne slå en brik, når man kommer ind.
book-entering-where-homes = De kommer ind i din modstanders indre hjemland: 1 → 1, 2 → 2 … 6 → 6. Man må gerne slå en brik, når man kommer ind.
book-entering-rest = Et tal, hvis punkt er spærret, bringer ingen ind. Når alle er inde, spilles resten af kastet med en hvilken som helst brik.
book-entering-picture = { $color } har en brik på baren. Den kommer ind med { $list }.
book-entering-picture-closed = { $color } har en brik på baren, og intet tal bringer den ind.

book-blocks = Spærringer
book-blocks-pass = Et spærret punkt kan passeres med et tal, der rækker forbi det. Seks spærrede punkter på stribe kan slet ikke passeres.
book-blocks-pass-three = Et spærret punkt kan passeres med et tal, der rækker forbi det.
book-blocks-closed = Er alle seks punkter, hvor du skulle komme ind, spærrede, er brættet lukket: intet kast bringer dig ind, før et punkt åbnes.
book-blocks-picture = { $opponent } spærrer punkterne foran { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} to bageste brikker. De slipper væk med { $list }.
book-blocks-picture-closed = { $opponent } spærrer seks punkter på stribe: Intet tal får { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} to bageste brikker væk.

book-bearing-off = At tage ud
book-bearing-off-when = Når alle dine brikker er i dit indre hjemland, må du tage dem ud, også med kastets andet tal, hvis det første bragte den sidste brik hjem.
book-bearing-off-inside = I stedet for at tage en brik ud må du også spille tallet inden for det indre hjemland, hvis der er plads til det.
book-bearing-off-hit = Bliver en af dine brikker slået imens, skal den hjem igen, før du kan tage flere ud.
book-bearing-off-picture = Med en { $number ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} kan { $color } spille { $list }.
book-bearing-off-picture-none = Med en { $number ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} kan { $color } ikke spille noget.

book-winning = At vinde
book-winning-single = Du vinder enkelt, hvis din modstander har taget mindst én brik ud.
book-winning-gammon = Du vinder dobbelt, en gammon, hvis din modstander ikke har taget nogen ud.
book-winning-backgammon = Med en backgammon vinder du tredobbelt.
book-winning-highest = Passer mere end ét af dem, tæller det højeste.
book-winning-picture = { $color } har taget den sidste brik ud. { $opponent } har én ude og én på baren: { $win ->
    [single] en enkeltsejr
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Doblingsterningen
book-cube-stake = Doblingsterningen er til spil om en indsats; uden indsats lader man den ligge.
book-cube-optional = Doblingsterningen er frivillig: aftal før spillet, om I bruger den.
book-cube-offer = Den, der får tilbudt en dobling, tager den enten og spiller videre om det dobbelte, eller passer og taber det, spillet var værd før.
book-cube-owner = Den, der tager, får doblingsterningen, og kun den, der har den, må doble næste gang.
book-cube-product = Til sidst tæller sejren så mange gange, som doblingsterningen viser: En gammon med doblingsterningen på 4 tæller otte gange.
book-cube-picture = { $color } har doblet, og { $opponent } har taget. Doblingsterningen er nu hos { $opponent } og står på { $value }.

book-match = Spil og matcher
book-match-score = { $length ->
    [one] Ét spil afgør det hele.
   *[other] Det, du vinder, lægges til dine point; point ud over { $length } gør ingen forskel.
}

book-letters = X er { $color }, O er { $opponent }.

note-silent = Hvor vejledningen intet siger, spiller vi den internationale regel.
note-picture = Vejledningen viser kun startstillingen på et billede. Vi bruger den sædvanlige.
note-deluxe-sum = Vejledningen siger, at én brik må »lægge« begge tal »sammen«, og nævner intet stop. Vi spiller to træk med et stop imellem; ellers kunne én brik ikke slå to gange.
note-deluxe-duty = Vejledningen siger, at man skal flytte, indtil »en spillers« brikker alle er hjemme. Vi læser: dine egne.
note-deluxe-larger = Vejledningen gør ingen undtagelse. Det gør vi: når alle dine brikker er hjemme, må du også springe det højeste tal over.
note-deluxe-block = Vejledningen siger »mere end to«. Vi spiller to eller flere, for ellers gjaldt ingen regel for præcis to.
note-nordic-block = En billedtekst i vejledningen siger »mere end to«, men dens regel siger »mere end én«. Vi følger reglen.
note-deluxe-inside = Vejledningen tillader det kun, hvis tallets eget punkt er tomt. Vi tillader det altid, for du må jo springe tallet over.
note-backgammon = Vejledningen siger ikke, at taberen ikke må have taget nogen brik ud, så det kræver vi heller ikke.
note-deluxe-first-double = Vejledningen siger »efter at spillet er begyndt«. Vi læser: efter at det første kast er spillet.
note-swiss-lower = Vejledningen siger »det næste lavere punkt«. Er det også tomt, tager vi det nærmeste lavere punkt, hvor du har en brik.
note-nordic-lower = Vejledningen siger ikke, at dine højere punkter skal være tomme, så det kræver vi heller ikke.
note-norwegian-lost = Vejledningen siger, at et tal, som brikkerne udenfor ikke kan bruge, er tabt, indtil alle er hjemme. Hos os må du spille det med en brik, der allerede er hjemme, for et tal er kun tabt, hvis intet kan flyttes.
note-nordic-any-time = Den norske og den danske tekst siger »når som helst«, de andre »under spillet«. Vi spiller: når som helst.
note-hungarian-refused = Vejledningen giver 1 point, når en dobling afvises. Det passer til den første; afvises en gendobling, tæller det, spillet var værd før.
book-contents = Indhold
book-search = Søg i reglerne
book-search-none = Intet fundet.
