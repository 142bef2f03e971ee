# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Skiljer sig från de internationella reglerna
book-differs-none = Det här är de internationella reglerna.
book-summary = Alla regler i överblick
book-summary-rule = Regel
book-summary-value = I de här reglerna
book-printed-by = Skriven av { -app } efter reglerna som det spelar efter

book-aim = Målet
book-aim-checkers = { $checkers ->
    [one] Två spelare, var och en med { $checkers } bricka och två tärningar.
   *[other] Två spelare, var och en med { $checkers } brickor och två tärningar.
}
book-aim-way = Du flyttar dina brickor runt brädet till ditt bo, de sista sex punkterna på din väg, och flyttar ut dem därifrån. Motståndaren går åt andra hållet.
book-aim-win = Den som först har flyttat ut alla sina brickor vinner.
book-aim-picture = { $color } har alla brickor hemma: { $color } får nu flytta ut.

book-setup = Uppställning
book-setup-board = Brädet har 24 punkter i fyra fjärdedelar, och mellan de två halvorna ligger baren.
book-setup-points = Du räknar från ditt eget håll: din 1-punkt är den sista på din väg, din 24-punkt den bortersta. Din 1-punkt är motståndarens 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punkten
book-setup-position = Varje spelare börjar med { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Utgångsställningen, som { $color } ser den.

book-start = Vem börjar
book-start-tie = Om båda tärningarna visar samma tal kastar båda spelarna om.
book-start-picture = { $color } började med { $roll } och gjorde en punkt: { $play }.

book-moving = Att flytta
book-moving-roll = På din tur kastar du båda tärningarna och spelar varje tal: flytta två brickor en gång var, eller en bricka två gånger.
book-moving-order = Du väljer vilket tal du spelar först. Att flytta en bricka med båda talen är två drag, så den måste landa på en öppen punkt däremellan.
book-moving-count = Alla punkter på vägen räknas, även de upptagna.
book-moving-target = En bricka får flyttas till vilken punkt som helst som motståndaren inte spärrar, hur många egna brickor som än står där.
book-moving-nothing = Ett tal som du inte kan spela faller bort.
book-moving-done = Din tur är slut när du plockar upp tärningarna; fram till dess får du ta tillbaka dina drag.
book-moving-picture = { $color } sprang med en bricka på { $roll }: { $play }. Sexan måste spelas först, för femman skulle landa på en spärrad punkt.

book-doubles = Dubbelslag
book-doubles-four = Om båda tärningarna visar samma tal spelar du det fyra gånger, med en eller flera brickor, som du vill.
book-doubles-rest = De av de fyra som inte går att spela faller bort, och du får inget extra kast.
book-doubles-also = Det gäller också när du spelar in, slår ut och flyttar ut: med ett dubbelslag kan du slå ut upp till fyra brickor.
book-doubles-picture = { $color } slog { $roll } och gjorde fyra drag: { $play }.

book-hitting = Att slå ut
book-hitting-blot = En bricka som står ensam på en punkt är en blotta. En motståndarbricka som landar där, även i förbifarten, slår ut den.
book-hitting-pair = En eller två brickor på en punkt kan slås ut: en motståndarbricka som landar där slår ut allihop.
book-hitting-bar = En bricka som slås ut läggs på baren. Du får slå ut flera gånger under samma tur.
book-hitting-picture = { $opponent } har en blotta på { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} 5-punkt. { $color } slår ut den med { $list }.

book-entering = Att spela in
book-entering-first = Har du brickor på baren måste alla spelas in innan du flyttar någon annan bricka.
book-entering-where = De spelas in i motståndarens bo: med en etta på din 24-punkt, med en tvåa på din 23-punkt och så vidare till en sexa på din 19-punkt. Du får slå ut när du spelar in.
book-entering-where-halves = De spelas in i motståndarens bo, på punkten för det slagna talet: { $color } på 1A till 6A, { $opponent } på 1 till 6. Du får slå ut när du spelar in.
book-entering-where-homes = De spelas in i motståndarens bo, på punkten för det slagna talet: med en etta på 1-punkten och så vidare till en sexa på 6-punkten. Du får slå ut när du spelar in.
book-entering-rest = Du kan inte spela in med ett tal vars punkt är spärrad. När alla dina brickor är inne spelar du resten av kastet med valfri bricka.
book-entering-picture = { $color } har en bricka på baren. Den kommer in med { $list }.
book-entering-picture-closed = { $color } har en bricka på baren, och inget tal tar in den.

book-blocks = Spärrar
book-blocks-pass = Du får hoppa över en spärrad punkt med ett tal som leder förbi den. Sex i rad, en full prime, går inte att hoppa över.
book-blocks-pass-three = Du får hoppa över en spärrad punkt med ett tal som leder förbi den.
book-blocks-closed = Om alla sex punkter där du skulle spela in är spärrade är brädet stängt: inget kast tar dig in förrän en punkt öppnas.
book-blocks-picture = { $opponent } spärrar punkterna framför { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} två bakersta brickor. De kommer loss med { $list }.
book-blocks-picture-closed = { $opponent } spärrar sex punkter i rad: { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} två bakersta brickor kommer inte loss med något tal.

book-bearing-off = Att flytta ut
book-bearing-off-when = När alla dina brickor är i ditt bo får du flytta ut dem, även med det andra talet i kastet som tog hem den sista.
book-bearing-off-inside = I stället för att flytta ut får du använda ett tal till att flytta en bricka inom ditt bo.
book-bearing-off-beside = Brickor som du har flyttat ut läggs bredvid brädet och är ute ur spelet.
book-bearing-off-hit = Om en av dina brickor slås ut måste den hem igen innan du fortsätter flytta ut.
book-bearing-off-picture = Med en { $number ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
} kan { $color } spela { $list }.
book-bearing-off-picture-none = Med en { $number ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
} kan { $color } inte spela något.

book-winning = Att vinna
book-winning-single = Du vinner enkelt, vilket räknas en gång, om motståndaren har flyttat ut minst en bricka.
book-winning-gammon = Du vinner en gammon, som räknas dubbelt, om motståndaren inte har flyttat ut någon.
book-winning-backgammon = En backgammon räknas tredubbelt.
book-winning-highest = Om flera av dem stämmer gäller den högsta.
book-winning-picture = { $color } har flyttat ut sin sista bricka. { $opponent } har en ute och en på baren: { $win ->
    [single] en enkel vinst
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Kuben
book-cube-stake = Dubblingskuben är till för spel om en insats; spelar ni inte om något låter ni den ligga.
book-cube-optional = Dubblingskuben är frivillig: kom överens före partiet om ni använder den.
book-cube-offer = Om du erbjuds en dubbling får du ta den och spela vidare om dubbelt så mycket, eller passa och förlora det som partiet var värt innan.
book-cube-owner = Den som tar äger kuben, och bara ägaren får dubbla nästa gång.
book-cube-product = Till slut multipliceras vinsten med kuben: en gammon med kuben på 4 är värd 8.
book-cube-picture = { $color } dubblade och { $opponent } tog. { $opponent } äger kuben, på { $value }.

book-match = Partier och matcher
book-match-score = { $length ->
    [one] Ett parti avgör.
   *[other] Det du vinner läggs till dina poäng; poäng utöver { $length } spelar ingen roll.
}

book-letters = X är { $color }, O är { $opponent }.

note-silent = Där regelbladet inte säger något spelar vi den internationella regeln.
note-source-german = Regelbladets språk säger inte alla samma sak. Vi följer den tyska texten.
note-source-swedish = Regelbladets språk säger inte alla samma sak. Vi följer den svenska texten.
note-picture = Regelbladet visar utgångsställningen bara på en bild. Vi använder den vanliga.
note-deluxe-sum = Regelbladet låter en bricka flytta summan av båda talen och nämner inget stopp. Vi spelar två drag med ett stopp emellan; annars kunde en bricka inte slå ut två gånger.
note-deluxe-duty = Regelbladet säger att man måste flytta tills en spelares brickor alla är hemma. Vi läser: dina egna.
note-deluxe-larger = Regelbladet kräver alltid det högre talet. När alla dina brickor är hemma låter vi dig hoppa över det som vilket tal som helst.
note-deluxe-block = Regelbladet säger ”mer än två”. Vi spelar två eller fler, för annars gällde ingen regel för precis två.
note-nordic-block = En bildtext i den svenska och den engelska texten säger ”mer än två”, men regeln säger ”mer än en”. Vi följer regeln.
note-deluxe-inside = Regelbladet tillåter drag inom boet bara om talets egen punkt är tom. Vi tillåter dem alltid, eftersom du ändå får hoppa över talet.
note-backgammon = Regelbladet säger inte att förloraren inte får ha flyttat ut någon bricka, så det kräver inte vi heller.
note-deluxe-first-double = Regelbladet säger ”när spelet har börjat”. Vi läser: efter att det första kastet har spelats.
note-swiss-lower = Regelbladet säger ”närmast lägre punkt”. Är den också tom tar vi den närmaste lägre punkt där du har en bricka.
note-nordic-lower = Regelbladet säger inte att dina högre punkter måste vara tomma, så det kräver inte vi heller.
note-norwegian-lost = Regelbladet säger att ett tal som brickorna utanför inte kan använda faller bort tills alla är hemma. Hos oss får du spela det med en bricka som redan är hemma, för ett tal faller bort bara om ingenting kan flyttas.
note-norwegian-enter = Regelbladet säger att brickor spelas in ”på din sida av brädet”. Vi läser: där dina bakersta brickor börjar, i motståndarens bo.
note-nordic-any-time = Den norska och den danska texten säger ”när som helst”, de andra ”under spelet”. Vi spelar: när som helst.
note-hungarian-refused = Regelbladet ger 1 poäng när en dubbling passas. Det stämmer för den första; när en omdubbling passas räknar vi det som partiet var värt innan.
note-hungarian-highest = Regelbladet räknar bara upp kubens sidor: 2 till 64. Vi tar 64 som gräns.
book-contents = Innehåll
book-search = Sök i reglerna
book-search-none = Inget hittades.
