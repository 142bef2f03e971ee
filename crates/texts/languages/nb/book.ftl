# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Avviker fra de internasjonale reglene
book-differs-none = Dette er de internasjonale reglene.
book-summary = Alle reglene i oversikt
book-summary-rule = Regel
book-summary-value = I disse reglene
book-printed-by = Skrevet av { -app } etter reglene det spiller etter

book-aim = Målet
book-aim-checkers = { $checkers ->
    [one] To spillere, hver med { $checkers } brikke og to terninger.
   *[other] To spillere, hver med { $checkers } brikker og to terninger.
}
book-aim-way = Du flytter brikkene dine rundt brettet til hjemlandet ditt, de siste seks punktene på veien, og tar dem ut derfra. Motstanderen flytter motsatt vei.
book-aim-win = Den som først har tatt ut alle brikkene sine, vinner.
book-aim-picture = { $color } har alle brikkene hjemme: { $color } kan nå ta ut.

book-setup = Oppstilling
book-setup-board = Brettet har 24 punkter i fire deler, og mellom de to halvdelene ligger baren.
book-setup-points = Du teller fra din egen side: 1-punktet ditt er det siste på veien, 24-punktet det fjerneste. 1-punktet ditt er motstanderens 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punktet
book-setup-position = Hver spiller begynner med { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Startstillingen, slik { $color } ser den.

book-start = Hvem begynner
book-start-tie = Viser begge terningene samme tall, kaster begge spillerne på nytt.
book-start-picture = { $color } begynte med { $roll } og laget et punkt: { $play }.

book-moving = Å flytte
book-moving-roll = Når det er din tur, kaster du begge terningene og spiller hvert tall: Flytt to brikker én gang hver, eller én brikke to ganger.
book-moving-order = Du velger hvilket tall du spiller først. Å flytte én brikke med begge tallene er to flytt, så den må lande på et åpent punkt imellom.
book-moving-count = Alle punktene på veien teller med, også de opptatte.
book-moving-target = En brikke kan flyttes til ethvert punkt som motstanderen ikke blokkerer, uansett hvor mange av dine egne som står der.
book-moving-nothing = Et tall du ikke kan spille, går tapt.
book-moving-done = Turen din er over når du plukker opp terningene; til da kan du ta trekkene tilbake.
book-moving-picture = { $color } løp med én brikke på { $roll }: { $play }. Sekseren måtte spilles først, for femmeren ville ha landet på et blokkert punkt.

book-doubles = To like
book-doubles-four = Viser begge terningene samme tall, spiller du det fire ganger, med én eller flere brikker, som du vil.
book-doubles-rest = De av de fire som ikke kan spilles, går tapt, og det blir ikke noe ekstra kast.
book-doubles-also = Det gjelder også når du kommer inn, slår ut og tar ut: Med to like kan du slå ut opptil fire brikker.
book-doubles-picture = { $color } kastet { $roll } og flyttet fire ganger: { $play }.

book-hitting = Å slå ut
book-hitting-blot = En brikke som står alene på et punkt, er en blot. En motstanderbrikke som lander der, selv i forbifarten, slår den ut.
book-hitting-pair = Én eller to brikker på et punkt kan slås ut: En motstanderbrikke som lander der, slår ut alle sammen.
book-hitting-bar = En brikke som blir slått ut, legges på baren. Du kan slå ut flere ganger i samme tur.
book-hitting-picture = { $opponent } har en blot på { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} 5-punkt. { $color } slår den ut med { $list }.

book-entering = Å komme inn
book-entering-first = Har du brikker på baren, må alle inn før du flytter noen annen brikke.
book-entering-where = De kommer inn i motstanderens hjemland: med en ener på ditt 24-punkt, med en toer på ditt 23-punkt, og så videre til en sekser på ditt 19-punkt. Du kan slå ut på vei inn.
book-entering-where-halves = De kommer inn i motstanderens hjemland, på punktet for tallet som ble kastet: { $color } på 1A til 6A, { $opponent } på 1 til 6. Du kan slå ut på vei inn.
book-entering-where-homes = De kommer inn i motstanderens hjemland, på punktet for tallet som ble kastet: med en ener på 1-punktet, og så videre til en sekser på 6-punktet. Du kan slå ut på vei inn.
book-entering-rest = Du kan ikke komme inn med et tall hvis punkt er blokkert. Når alle brikkene dine er inne, spiller du resten av kastet med valgfri brikke.
book-entering-picture = { $color } har en brikke på baren. Den kommer inn med { $list }.
book-entering-picture-closed = { $color } har en brikke på baren, og ingen tall tar den inn.

book-blocks = Blokkeringer
book-blocks-pass = Du kan hoppe over et blokkert punkt med et tall som fører forbi det. Seks på rad, en full prime, kan ingen hoppe over.
book-blocks-pass-three = Du kan hoppe over et blokkert punkt med et tall som fører forbi det.
book-blocks-closed = Er alle seks punktene der du skulle komme inn, blokkert, er brettet stengt: Ingen kast tar deg inn før et punkt åpnes.
book-blocks-picture = { $opponent } blokkerer punktene foran { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} to bakerste brikker. De slipper unna med { $list }.
book-blocks-picture-closed = { $opponent } blokkerer seks punkter på rad: { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} to bakerste brikker slipper ikke unna med noe tall.

book-bearing-off = Å ta ut
book-bearing-off-when = Når alle brikkene dine er i hjemlandet ditt, kan du ta dem ut, også med det andre tallet i kastet som brakte den siste hjem.
book-bearing-off-inside = I stedet for å ta ut kan du bruke et tall til å flytte en brikke innenfor hjemlandet ditt.
book-bearing-off-beside = Brikker som er tatt ut, legges ved siden av brettet og er ute av spillet.
book-bearing-off-hit = Blir en av brikkene dine slått ut, må den hjem igjen før du fortsetter å ta ut.
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
} kan { $color } ikke spille noe.

book-winning = Å vinne
book-winning-single = Du vinner enkelt, som teller én gang, hvis motstanderen har tatt ut minst én brikke.
book-winning-gammon = Du vinner en gammon, som teller dobbelt, hvis motstanderen ikke har tatt ut noen.
book-winning-backgammon = En backgammon teller tredobbelt.
book-winning-highest = Passer mer enn én av dem, gjelder den høyeste.
book-winning-picture = { $color } har tatt ut den siste brikken. { $opponent } har én ute og én på baren: { $win ->
    [single] en enkel seier
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Kuben
book-cube-stake = Doblingskuben er for spill om en innsats; spiller dere ikke om noe, lar dere den ligge.
book-cube-optional = Doblingskuben er frivillig: Avtal før partiet om dere bruker den.
book-cube-offer = Blir du tilbudt en dobling, kan du ta den og spille videre om dobbelt så mye, eller passe og tape det partiet var verdt før.
book-cube-owner = Den som tar, eier kuben, og bare eieren kan doble neste gang.
book-cube-product = Til slutt ganges seieren med kuben: En gammon med kuben på 4 er verdt 8.
book-cube-picture = { $color } doblet, og { $opponent } tok. { $opponent } eier kuben, på { $value }.

book-match = Partier og matcher
book-match-score = { $length ->
    [one] Ett parti avgjør.
   *[other] Det du vinner, legges til poengene dine; poeng utover { $length } spiller ingen rolle.
}

book-letters = X er { $color }, O er { $opponent }.

note-silent = Der regelarket ikke sier noe, spiller vi den internasjonale regelen.
note-source-german = Språkene på regelarket sier ikke alle det samme. Vi følger den tyske teksten.
note-source-swedish = Språkene på regelarket sier ikke alle det samme. Vi følger den svenske teksten.
note-picture = Regelarket viser startstillingen bare på et bilde. Vi bruker den vanlige.
note-deluxe-sum = Regelarket lar én brikke flytte summen av begge tallene og nevner ingen stopp. Vi spiller to flytt med en stopp imellom; ellers kunne ikke én brikke slå ut to ganger.
note-deluxe-duty = Regelarket sier at man må flytte til en spillers brikker alle er hjemme. Vi leser: dine egne.
note-deluxe-larger = Regelarket krever alltid det høyeste tallet. Når alle brikkene dine er hjemme, kan du hos oss hoppe over det som et hvilket som helst annet.
note-deluxe-block = Regelarket sier «flere enn to». Vi spiller to eller flere, for ellers gjaldt ingen regel for nøyaktig to.
note-nordic-block = En bildetekst i den svenske og den engelske teksten sier «mer enn to», men regelen sier «mer enn én». Vi følger regelen.
note-deluxe-inside = Regelarket tillater flytt innenfor hjemlandet bare hvis tallets eget punkt er tomt. Vi tillater dem alltid, for du kan jo hoppe over tallet.
note-backgammon = Regelarket krever ikke at taperen ikke har tatt ut noen brikker, så det gjør ikke vi heller.
note-deluxe-first-double = Regelarket sier «etter spillets begynnelse». Vi leser: etter at det første kastet er spilt.
note-swiss-lower = Regelarket sier «det neste lavere punktet». Er det også tomt, tar vi det nærmeste lavere punktet der du har en brikke.
note-nordic-lower = Regelarket sier ikke at de høyere punktene dine må være tomme, så det krever vi heller ikke.
note-norwegian-lost = Regelarket sier at et tall som brikkene utenfor ikke kan bruke, er tapt til alle er hjemme. Hos oss kan du spille det med en brikke som alt er hjemme, for et tall er bare tapt hvis ingenting kan flyttes.
note-norwegian-enter = Regelarket sier at brikker skal inn «på din side av brettet». Vi leser: der de bakerste brikkene dine begynner, i motstanderens hjemland.
note-nordic-any-time = Den norske og den danske teksten sier «når som helst», de andre «under spillet». Vi spiller: når som helst.
note-hungarian-refused = Regelarket gir 1 poeng når det passes på en dobling. Det stemmer for den første; passes det på en redobling, teller vi det partiet var verdt før den.
note-hungarian-highest = Regelarket nevner bare sidene på kuben: 2 til 64. Vi regner 64 som grensen.
book-contents = Innhold
book-search = Søk i reglene
book-search-none = Ingenting funnet.
