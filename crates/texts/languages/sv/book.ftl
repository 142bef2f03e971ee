# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Inte som i det internationella spelet
book-differs-none = Det här är de internationella reglerna.
book-summary = Alla regler i korthet
book-summary-rule = Regel
book-summary-value = Här
book-printed-by = Skriven av { -app } utifrån reglerna som det spelar efter

book-aim = Målet
book-aim-checkers = { $checkers ->
    [one] Två spelar, med { $checkers } bricka och två tärningar var.
   *[other] Två spelar, med { $checkers } brickor och två tärningar var.
}
book-aim-way = Du för dina brickor runt brädet till ditt bo, de sista sex punkterna på din väg, och därifrån av brädet. Din motståndare kommer från andra hållet.
book-aim-win = Den som först får ut sin sista bricka vinner.
book-aim-picture = { $color } har alla brickor hemma. Nu kan de flyttas ut.

book-setup = Uppställning
book-setup-board = Brädet har 24 punkter i fyra fjärdedelar, och mellan de två halvorna ligger baren.
book-setup-points = Du räknar från ditt eget håll: 1-punkten är den sista på din väg, 24-punkten den bortersta, och din 1-punkt är motståndarens 24-punkt.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } på { $point }-punkten
book-setup-position = Varje spelare börjar med { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Utgångsställningen, som { $color } ser den.

book-start = Vem börjar
book-start-tie = Visar båda tärningarna lika kastar båda om.
book-start-picture = { $color } har börjat med { $roll } och gjort en punkt: { $play }.

book-moving = Att flytta
book-moving-roll = När det är din tur kastar du båda tärningarna och flyttar efter vart och ett av talen: två brickor en gång var, eller en bricka två gånger.
book-moving-order = Du väljer själv vilket tal som kommer först. Flyttar du en bricka två gånger är det två steg, och den behöver en öppen punkt att mellanlanda på.
book-moving-target = En bricka får flyttas till vilken punkt som helst som motståndaren inte spärrar, hur många egna brickor som än står där.
book-moving-nothing = Ett tal som inte går att spela faller bort.
book-moving-done = Din tur är slut när du plockar upp tärningarna; fram till dess får du ta tillbaka dina drag.
book-moving-picture = { $color } har sprungit med en bricka på { $roll }: { $play }. Sexan måste komma först, för femman ensam leder till en spärrad punkt.

book-doubles = Dubbelslag
book-doubles-four = Visar båda tärningarna samma tal spelas det fyra gånger, med en eller flera brickor, som du vill.
book-doubles-rest = Det som inte går att spela av de fyra faller bort, och man får inget extra kast.
book-doubles-picture = { $color } slog { $roll } och har flyttat fyra gånger: { $play }.

book-hitting = Att slå ut
book-hitting-blot = En bricka som står ensam på en punkt är en blotta. En motståndarbricka som landar eller mellanlandar där slår ut den.
book-hitting-pair = En eller två brickor på en punkt kan slås ut: en motståndarbricka som landar där slår ut allihop.
book-hitting-bar = En bricka som slås ut läggs på baren. Man kan slå ut flera gånger under samma tur.
book-hitting-picture = { $opponent } har en blotta på { $color ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} 5-punkt. { $color } slår ut den med { $list }.

book-entering = Att spela in
book-entering-first = Har du brickor på baren måste alla spelas in innan du får flytta någon annan bricka.
book-entering-where = De kommer in i motståndarens bo: med en etta på din 24-punkt, med en tvåa på din 23-punkt och så vidare till en sexa på din 19-punkt. Man får slå ut när man spelar in.
book-entering-where-halves = De kommer in i motståndarens bo: { $color } 1A–6A, { $opponent } 1–6. Man får slå ut när man spelar in.
book-entering-where-homes = De kommer in i motståndarens bo: 1 → 1, 2 → 2 … 6 → 6. Man får slå ut när man spelar in.
book-entering-rest = Är talets punkt spärrad kommer ingen in med det talet. När alla är inne spelas resten av kastet med valfri bricka.
book-entering-picture = { $color } har en bricka på baren. Den kommer in med { $list }.
book-entering-picture-closed = { $color } har en bricka på baren, och inget tal tar in den.

book-blocks = Spärrar
book-blocks-pass = En spärrad punkt får man passera med ett tal som leder förbi den. Sex spärrade punkter i rad kommer ingen förbi.
book-blocks-pass-three = En spärrad punkt får man passera med ett tal som leder förbi den.
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
book-bearing-off-when = När alla dina brickor är i ditt bo får du flytta ut dem, även med kastets andra tal om det första tog hem den sista brickan.
book-bearing-off-inside = I stället för att flytta ut får du också spela ett tal inom boet, om det finns plats för det där.
book-bearing-off-hit = Blir en av dina brickor utslagen under tiden måste den hem igen innan du får fortsätta flytta ut.
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
book-winning-single = Du vinner enkelt om motståndaren har flyttat ut minst en bricka.
book-winning-gammon = Du vinner dubbelt, en gammon, om motståndaren inte har flyttat ut någon.
book-winning-backgammon = Du vinner tredubbelt med en backgammon.
book-winning-highest = Om flera av dem stämmer gäller det högsta.
book-winning-picture = { $color } har flyttat ut sin sista bricka. { $opponent } har en ute och en på baren: { $win ->
    [single] en enkel vinst
    [gammon] en gammon
   *[backgammon] en backgammon
}.

book-cube = Kuben
book-cube-stake = Dubblingskuben är till för spel om en insats; utan insats låter man bli den.
book-cube-optional = Dubblingskuben är frivillig: kom överens före partiet om ni använder den.
book-cube-offer = Den som erbjuds en dubbling tar den antingen och spelar vidare om dubbelt så mycket, eller passar och förlorar det som partiet var värt innan.
book-cube-owner = Den som tar får kuben, och bara ägaren får dubbla nästa gång.
book-cube-product = Till slut räknas vinsten så många gånger som kuben visar: en gammon med kuben på 4 räknas åtta gånger.
book-cube-picture = { $color } har dubblat och { $opponent } har tagit. Kuben ligger hos { $opponent }, på { $value }.

book-match = Partier och matcher
book-match-score = { $length ->
    [one] Ett parti avgör.
   *[other] Det du vinner läggs till dina poäng; poäng utöver { $length } spelar ingen roll.
}

book-letters = X är { $color }, O är { $opponent }.

note-silent = Där regelbladet inte säger något spelar vi den internationella regeln.
note-picture = Regelbladet visar utgångsställningen bara på en bild. Vi använder den vanliga.
note-deluxe-sum = Regelbladet säger att en bricka får ”lägga ihop” båda talen och nämner inget stopp. Vi spelar två drag med ett stopp emellan; annars kunde en bricka inte slå ut två gånger.
note-deluxe-duty = Regelbladet säger att man måste flytta tills ”en spelares” brickor alla är hemma. Vi läser: dina egna.
note-deluxe-larger = Regelbladet gör inget undantag. Det gör vi: när alla dina brickor är hemma får du avstå även från det högre talet.
note-deluxe-block = Regelbladet säger ”fler än två”. Vi spelar två eller fler, för annars gällde ingen regel för precis två.
note-nordic-block = En bildtext i regelbladet säger ”fler än två”, men dess regel säger ”fler än en”. Vi följer regeln.
note-deluxe-inside = Regelbladet tillåter detta bara om talets egen punkt är tom. Vi tillåter det alltid, eftersom du ändå får avstå från talet.
note-backgammon = Regelbladet säger inte att förloraren inte får ha flyttat ut någon bricka, så det kräver inte vi heller.
note-deluxe-first-double = Regelbladet säger ”efter att spelet har börjat”. Vi läser: efter att det första kastet har spelats.
note-swiss-lower = Regelbladet säger ”närmast lägre punkt”. Är den också tom tar vi den närmaste lägre punkt där du har en bricka.
note-nordic-lower = Regelbladet säger inte att dina högre punkter måste vara tomma, så det kräver inte vi heller.
note-norwegian-lost = Regelbladet säger att ett tal som brickorna utanför inte kan använda går förlorat tills alla är hemma. Hos oss får du spela det med en bricka som redan är hemma, för ett tal går förlorat bara om ingenting kan flyttas.
note-nordic-any-time = Den norska och den danska texten säger ”när som helst”, de andra ”under spelet”. Vi spelar: när som helst.
note-hungarian-refused = Regelbladet ger 1 poäng när en dubbling passas. Det stämmer för den första; när en omdubbling passas räknas det partiet var värt innan.
book-contents = Innehåll
book-search = Sök i reglerna
book-search-none = Inget hittades.
