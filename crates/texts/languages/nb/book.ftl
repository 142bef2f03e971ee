# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Ikke som i det internasjonale spillet
book-differs-none = Dette er de internasjonale reglene.
book-summary = Alle reglene i korte trekk
book-summary-rule = Regel
book-summary-value = Her
book-printed-by = Skrevet av { -app } ut fra reglene det spiller etter

book-aim = Målet
book-aim-checkers = { $checkers ->
    [one] To spiller, med { $checkers } brikke og to terninger hver.
   *[other] To spiller, med { $checkers } brikker og to terninger hver.
}
book-aim-way = Du fører brikkene dine rundt brettet til ditt indre hjemland, de siste seks punktene på veien, og derfra ut av brettet. Motstanderen kommer den andre veien.
book-aim-win = Den som først får ut den siste brikken sin, vinner.
book-aim-picture = { $color } har alle brikkene hjemme. Nå kan de tas ut.

book-setup = Oppstilling
book-setup-board = Brettet har 24 punkter i fire deler, og mellom de to halvdelene ligger baren.
book-setup-points = Du teller fra din egen ende: 1-punktet er det siste på veien, 24-punktet det fjerneste, og 1-punktet ditt er motstanderens 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punktet
book-setup-position = Hver spiller begynner med { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Startstillingen, slik { $color } ser den.

book-start = Hvem begynner
book-start-tie = Viser begge terningene det samme, kaster begge på nytt.
book-start-picture = { $color } har begynt med { $roll } og laget et punkt: { $play }.

book-moving = Å flytte
book-moving-roll = Når det er din tur, kaster du begge terningene og flytter etter hvert av tallene: to brikker én gang hver, eller én brikke to ganger.
book-moving-order = Du velger selv hvilket tall som kommer først. Flytter du én brikke to ganger, er det to flytt, og den trenger et åpent punkt å mellomlande på.
book-moving-target = En brikke kan flyttes til ethvert punkt som motstanderen ikke blokkerer, uansett hvor mange av dine egne som står der.
book-moving-nothing = Et tall som ikke kan spilles, går tapt.
book-moving-done = Turen din er over når du plukker opp terningene; til da kan du ta trekkene tilbake.
book-moving-picture = { $color } har løpt med én brikke på { $roll }: { $play }. Sekseren måtte komme først, for femmeren alene fører til et blokkert punkt.

book-doubles = To like
book-doubles-four = Viser begge terningene samme tall, spilles det fire ganger, med én eller flere brikker, som du vil.
book-doubles-rest = Det som ikke kan spilles av de fire, går tapt, og det blir ikke noe ekstra kast.
book-doubles-picture = { $color } kastet { $roll } og har flyttet fire ganger: { $play }.

book-hitting = Å slå ut
book-hitting-blot = En brikke som står alene på et punkt, er en blot. En motstanderbrikke som lander eller mellomlander der, slår den ut.
book-hitting-pair = Én eller to brikker på et punkt kan slås ut: En motstanderbrikke som lander der, slår ut alle sammen.
book-hitting-bar = En brikke som blir slått ut, legges på baren. Man kan slå ut flere ganger i samme tur.
book-hitting-picture = { $opponent } har en blot på { $color ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} 5-punkt. { $color } slår den ut med { $list }.

book-entering = Å komme inn
book-entering-first = Har du brikker på baren, må alle inn før du kan flytte noen annen brikke.
book-entering-where = De kommer inn i motstanderens indre hjemland: med en ener på ditt 24-punkt, med en toer på ditt 23-punkt, og så videre til en sekser på ditt 19-punkt. Man kan slå ut på vei inn.
book-entering-where-halves = De kommer inn i motstanderens indre hjemland: { $color } 1A–6A, { $opponent } 1–6. Man kan slå ut på vei inn.
book-entering-where-homes = De kommer inn i motstanderens indre hjemland: 1 → 1, 2 → 2 … 6 → 6. Man kan slå ut på vei inn.
book-entering-rest = Et tall med blokkert punkt tar ingen inn. Når alle er inne, spilles resten av kastet med valgfri brikke.
book-entering-picture = { $color } har en brikke på baren. Den kommer inn med { $list }.
book-entering-picture-closed = { $color } har en brikke på baren, og ingen tall tar den inn.

book-blocks = Blokkeringer
book-blocks-pass = Et blokkert punkt kan passeres med et tall som fører forbi det. Seks blokkerte punkter på rad kommer ingen forbi.
book-blocks-pass-three = Et blokkert punkt kan passeres med et tall som fører forbi det.
book-blocks-closed = Er alle seks punktene der du skulle komme inn, blokkert, er brettet stengt: ingen kast tar deg inn før et punkt åpnes.
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
book-bearing-off-when = Når alle brikkene dine er i ditt indre hjemland, kan du ta dem ut, også med det andre tallet i kastet hvis det første brakte den siste brikken hjem.
book-bearing-off-inside = I stedet for å ta ut kan du også flytte innenfor det indre hjemlandet, hvis det er plass til tallet der.
book-bearing-off-hit = Blir en av brikkene dine slått ut i mellomtiden, må den hjem igjen før du kan fortsette å ta ut.
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
book-winning-single = Du vinner enkelt hvis motstanderen har tatt ut minst én brikke.
book-winning-gammon = Du vinner dobbelt, en gammon, hvis motstanderen ikke har tatt ut noen.
book-winning-backgammon = Du vinner tredobbelt med en backgammon.
book-winning-highest = Passer mer enn ett av dem, gjelder det høyeste.
book-winning-picture = { $color } har tatt ut den siste brikken. { $opponent } har én ute og én på baren: { $win ->
    [single] en enkel seier
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Kuben
book-cube-stake = Doblingskuben er for spill om en innsats; uten innsats lar man den ligge.
book-cube-optional = Doblingskuben er frivillig: avtal før partiet om dere bruker den.
book-cube-offer = Den som blir tilbudt en dobling, tar den enten og spiller videre om dobbelt så mye, eller passer og taper det partiet var verdt før.
book-cube-owner = Den som tar, får kuben, og bare eieren får doble neste gang.
book-cube-product = Til slutt teller seieren så mange ganger som kuben viser: En gammon med kuben på 4 teller åtte ganger.
book-cube-picture = { $color } har doblet, og { $opponent } har tatt. Kuben ligger hos { $opponent }, på { $value }.

book-match = Partier og matcher
book-match-score = { $length ->
    [one] Ett parti avgjør.
   *[other] Det du vinner, legges til poengene dine; poeng utover { $length } spiller ingen rolle.
}

book-letters = X er { $color }, O er { $opponent }.

note-silent = Der regelarket ikke sier noe, spiller vi den internasjonale regelen.
note-picture = Regelarket viser startstillingen bare på et bilde. Vi bruker den vanlige.
note-deluxe-sum = Regelarket sier at én brikke kan «legge sammen» begge tallene, og nevner ingen stopp. Vi spiller to trekk med en stopp imellom; ellers kunne ikke én brikke slå ut to ganger.
note-deluxe-duty = Regelarket sier at man må flytte til «en spillers» brikker alle er hjemme. Vi leser: dine egne.
note-deluxe-larger = Regelarket gjør ikke noe unntak. Det gjør vi: når alle brikkene dine er hjemme, kan du stå over også det høyeste tallet.
note-deluxe-block = Regelarket sier «mer enn to». Vi spiller to eller flere, for ellers gjaldt ingen regel for nøyaktig to.
note-nordic-block = En bildetekst på regelarket sier «mer enn to», men regelen sier «mer enn én». Vi følger regelen.
note-deluxe-inside = Regelarket tillater det bare hvis tallets eget punkt er tomt. Vi tillater det alltid, for du kan jo stå over tallet.
note-backgammon = Regelarket sier ikke at taperen ikke kan ha tatt ut noen brikke, så det krever vi heller ikke.
note-deluxe-first-double = Regelarket sier «etter at spillet har begynt». Vi leser: etter at det første kastet er spilt.
note-swiss-lower = Regelarket sier «det neste lavere punktet». Er det også tomt, tar vi det nærmeste lavere punktet der du har en brikke.
note-nordic-lower = Regelarket sier ikke at de høyere punktene dine må være tomme, så det krever vi heller ikke.
note-norwegian-lost = Regelarket sier at et tall som brikkene utenfor ikke kan bruke, er tapt til alle er hjemme. Hos oss kan du spille det med en brikke som alt er hjemme, for et tall er bare tapt hvis ingenting kan flyttes.
note-nordic-any-time = Den norske og den danske teksten sier «når som helst», de andre «under spillet». Vi spiller: når som helst.
note-hungarian-refused = Regelarket gir 1 poeng når en dobling avslås. Det passer for den første; avslås en redobling, teller det partiet var verdt før.
book-contents = Innhold
book-search = Søk i reglene
book-search-none = Ingenting funnet.
