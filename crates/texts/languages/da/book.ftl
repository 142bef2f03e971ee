# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Afviger fra de internationale regler
book-differs-none = Det her er de internationale regler.
book-summary = Alle regler i overblik
book-summary-rule = Regel
book-summary-value = I disse regler
book-printed-by = Skrevet af { -app } efter de regler, det spiller efter

book-aim = Formålet
book-aim-checkers = { $checkers ->
    [one] To spillere, hver med { $checkers } brik og to terninger.
   *[other] To spillere, hver med { $checkers } brikker og to terninger.
}
book-aim-way = Du flytter dine brikker rundt på brættet til dit hjemland, de sidste seks punkter på din vej, og tager dem ud derfra. Din modstander flytter den modsatte vej.
book-aim-win = Den, der først har taget alle sine brikker ud, vinder.
book-aim-picture = { $color ->
    [white] Alle Hvids brikker er hjemme: Hvid må nu tage ud.
    [black] Alle Sorts brikker er hjemme: Sort må nu tage ud.
    [light] Alle Lys’ brikker er hjemme: Lys må nu tage ud.
   *[dark] Alle Mørks brikker er hjemme: Mørk må nu tage ud.
}

book-setup = Opstilling
book-setup-board = Brættet har 24 punkter i fire fjerdedele, og baren ligger mellem de to halvdele.
book-setup-points = Du tæller fra din egen side: Dit 1-punkt er det sidste på din vej, dit 24-punkt det fjerneste. Dit 1-punkt er din modstanders 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punktet
book-setup-position = Hver spiller begynder med { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Startopstillingen, som { $color } ser den.

book-start = Hvem begynder
book-start-tie = Viser begge terninger det samme tal, kaster begge spillere igen.
book-start-picture = { $color } begyndte med { $roll } og lavede et punkt: { $play }.

book-moving = At flytte
book-moving-roll = I din tur kaster du begge terninger og spiller hvert tal: Flyt to brikker én gang hver eller én brik to gange.
book-moving-order = Du bestemmer, hvilket tal du spiller først. At flytte én brik med begge tal er to træk, så den skal lande på et åbent punkt imellem.
book-moving-count = Alle punkter på vejen tæller med, også de optagne.
book-moving-target = En brik må flyttes til ethvert punkt, som din modstander ikke spærrer, uanset hvor mange af dine egne der står.
book-moving-nothing = Et tal, du ikke kan spille, går tabt.
book-moving-done = Din tur slutter, når du samler terningerne op; indtil da må du tage dine træk tilbage.
book-moving-picture = { $color } løb med én brik på { $roll }: { $play }. Sekseren måtte spilles først, for femmeren ville lande på et spærret punkt.

book-doubles = To ens
book-doubles-four = Viser begge terninger det samme tal, spiller du det fire gange, med én eller flere brikker, som du vil.
book-doubles-rest = Det af de fire, der ikke kan spilles, går tabt, og der er intet ekstra kast.
book-doubles-also = Det gælder også, når du kommer ind, slår og tager ud: Med to ens kan du slå op til fire brikker.
book-doubles-picture = { $color } kastede { $roll } og flyttede fire gange: { $play }.

book-hitting = At slå brikker
book-hitting-blot = En brik, der står alene på et punkt, er en blot. En af modstanderens brikker, der lander der, selv undervejs, slår den.
book-hitting-pair = En eller to brikker på et punkt kan slås: En af modstanderens brikker, der lander der, slår dem alle.
book-hitting-bar = En brik, der bliver slået, kommer på baren. Du må slå flere gange i samme tur.
book-hitting-picture = { $opponent } har en blot på { $color ->
    [white] Hvids
    [black] Sorts
    [light] Lys’
   *[dark] Mørks
} 5-punkt. { $color } slår den med { $list }.

book-entering = At komme ind
book-entering-first = Har du brikker på baren, skal de alle ind, før du flytter andre brikker.
book-entering-where = De kommer ind i din modstanders hjemland: med en ener på dit 24-punkt, med en toer på dit 23-punkt og så videre til en sekser på dit 19-punkt. Du må gerne slå, når du kommer ind.
book-entering-where-halves = De kommer ind i din modstanders hjemland, på punktet for det kastede tal: { $color } på 1A til 6A, { $opponent } på 1 til 6. Du må gerne slå, når du kommer ind.
book-entering-where-homes = De kommer ind i din modstanders hjemland, på punktet for det kastede tal: med en ener på 1-punktet og så videre til en sekser på 6-punktet. Du må gerne slå, når du kommer ind.
book-entering-rest = Du kan ikke komme ind med et tal, hvis punkt er spærret. Når alle dine brikker er inde, spiller du resten af kastet med en hvilken som helst brik.
book-entering-picture = { $color } har en brik på baren. Den kommer ind med { $list }.
book-entering-picture-closed = { $color } har en brik på baren, og intet tal bringer den ind.

book-blocks = Spærringer
book-blocks-pass = Du må springe over et spærret punkt med et tal, der rækker forbi det. Seks på stribe, en fuld prime, kan ingen springe over.
book-blocks-pass-three = Du må springe over et spærret punkt med et tal, der rækker forbi det.
book-blocks-closed = Er alle seks punkter, hvor du skulle komme ind, spærrede, er brættet lukket: Intet kast bringer dig ind, før et punkt åbnes.
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
book-bearing-off-when = Når alle dine brikker er i dit hjemland, må du tage dem ud, også med det andet tal i det kast, der bragte den sidste hjem.
book-bearing-off-inside = I stedet for at tage ud må du bruge et tal til at flytte en brik inden for dit hjemland.
book-bearing-off-beside = Brikker, du har taget ud, lægges ved siden af brættet og er ude af spillet.
book-bearing-off-hit = Bliver en af dine brikker slået, skal den hjem igen, før du tager flere ud.
book-bearing-off-picture = Med en { $number ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} kan { $color } spille { $list }.
book-bearing-off-picture-none = Med en { $number ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} kan { $color } ikke spille noget.

book-winning = At vinde
book-winning-single = Du vinder en enkeltsejr, som tæller én gang, hvis din modstander har taget mindst én brik ud.
book-winning-gammon = Du vinder en gammon, som tæller dobbelt, hvis din modstander ikke har taget nogen ud.
book-winning-backgammon = En backgammon tæller tredobbelt.
book-winning-highest = Passer flere af dem, tæller den højeste.
book-winning-picture = { $color } har taget den sidste brik ud. { $opponent } har én ude og én på baren: { $win ->
    [single] en enkeltsejr
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Doblingsterningen
book-cube-stake = Doblingsterningen er til spil om en indsats; spiller I ikke om noget, så lad den ligge.
book-cube-optional = Doblingsterningen er frivillig: Aftal før spillet, om I bruger den.
book-cube-offer = Får du tilbudt en dobling, kan du tage den og spille videre om det dobbelte eller passe og tabe det, spillet var værd før.
book-cube-owner = Den, der tager, ejer doblingsterningen, og kun ejeren må doble næste gang.
book-cube-product = Til sidst ganges sejren med doblingsterningen: En gammon med doblingsterningen på 4 er 8 værd.
book-cube-picture = { $color } doblede, og { $opponent } tog. { $opponent } ejer doblingsterningen, på { $value }.

book-match = Spil og matcher
book-match-score = { $length ->
    [one] Ét spil afgør det hele.
   *[other] Det, du vinder, lægges til dine point; point ud over { $length } gør ingen forskel.
}

book-letters = X er { $color }, O er { $opponent }.

note-silent = Hvor vejledningen intet siger, spiller vi den internationale regel.
note-source-german = Vejledningens sprog siger ikke alle det samme. Vi følger den tyske tekst.
note-source-swedish = Vejledningens sprog siger ikke alle det samme. Vi følger den svenske tekst.
note-picture = I vejledningen ses startopstillingen kun på et billede. Vi bruger den sædvanlige.
note-deluxe-sum = Vejledningen lader én brik flytte summen af begge tal og nævner intet stop. Vi spiller to træk med et stop imellem; ellers kunne én brik ikke slå to gange.
note-deluxe-duty = Vejledningen siger, at man skal flytte, indtil en spillers brikker alle er hjemme. Vi læser: dine egne.
note-deluxe-larger = Vejledningen kræver altid det højeste tal. Når alle dine brikker er hjemme, må du hos os springe det over som ethvert andet.
note-deluxe-block = Vejledningen siger »mere end to«. Vi spiller to eller flere, for ellers gjaldt ingen regel for præcis to.
note-nordic-block = En billedtekst i den svenske og den engelske tekst siger »mere end to«, men reglen siger »mere end én«. Vi følger reglen.
note-deluxe-inside = Vejledningen tillader kun træk inden for hjemlandet, hvis tallets eget punkt er tomt. Vi tillader dem altid, for du må jo springe tallet over.
note-backgammon = Vejledningen kræver ikke, at taberen ingen brikker har taget ud, så det gør vi heller ikke.
note-deluxe-first-double = Vejledningen siger »efter spillestart«. Vi læser: efter at det første kast er spillet.
note-swiss-lower = Vejledningen siger »det næste lavere punkt«. Er det også tomt, tager vi det nærmeste lavere punkt, hvor du har en brik.
note-nordic-lower = Vejledningen siger ikke, at dine højere punkter skal være tomme, så det kræver vi heller ikke.
note-norwegian-lost = Vejledningen siger, at et tal, som brikkerne udenfor ikke kan bruge, er tabt, indtil alle er hjemme. Hos os må du spille det med en brik, der allerede er hjemme, for et tal er kun tabt, hvis intet kan flyttes.
note-norwegian-enter = Vejledningen siger, at brikker kommer ind »på din side af brættet«. Vi læser: hvor dine bageste brikker begynder, i din modstanders hjemland.
note-nordic-any-time = Den norske og den danske tekst siger »når som helst«, de andre »under spillet«. Vi spiller: når som helst.
note-hungarian-refused = Vejledningen giver 1 point, når en dobling passes. Det er rigtigt for den første; passes en redobling, tæller vi det, spillet var værd før den.
note-hungarian-highest = Vejledningen nævner kun doblingsterningens sider: 2 til 64. Vi regner 64 som grænsen.
book-contents = Indhold
book-search = Søg i reglerne
book-search-none = Intet fundet.
