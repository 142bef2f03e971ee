# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Wijkt af van de internationale regels
book-differs-none = Dit zijn de internationale regels.
book-summary = Alle regels in één oogopslag
book-summary-rule = Regel
book-summary-value = In deze regels
book-printed-by = Geschreven door { -app }, volgens de regels waarmee het speelt

book-aim = Het doel
book-aim-checkers = { $checkers ->
    [one] Twee spelers, elk met { $checkers } schijf en twee dobbelstenen.
   *[other] Twee spelers, elk met { $checkers } schijven en twee dobbelstenen.
}
book-aim-way = Je brengt je schijven rond het bord naar je thuisbord, de laatste zes punten van je route, en speelt ze daar af. Je tegenstander speelt in de andere richting.
book-aim-win = Wie als eerste alle schijven heeft afgespeeld, wint.
book-aim-picture = Alle schijven van { $color } zijn thuis: { $color } mag nu afspelen.

book-setup = Opstelling
book-setup-board = Het bord heeft 24 punten in vier kwarten, met de bar tussen de twee helften.
book-setup-points = Je telt vanaf je eigen kant: je punt 1 is het laatste van je route, je punt 24 het verste. Jouw punt 1 is punt 24 van je tegenstander.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } op punt { $point }
book-setup-position = Elke speler begint met { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = De beginstelling, zoals { $color } die ziet.

book-start = Wie begint
book-start-tie = Tonen beide dobbelstenen hetzelfde getal, dan gooien beide spelers opnieuw.
book-start-picture = { $color } is begonnen met { $roll } en heeft een punt gemaakt: { $play }.

book-moving = Zetten
book-moving-roll = In je beurt gooi je beide dobbelstenen en speel je elk getal: met twee schijven elk één keer, of met één schijf twee keer.
book-moving-order = Je kiest zelf welk getal je eerst speelt. Eén schijf met beide getallen zetten zijn twee zetten, dus daartussen moet hij op een open punt landen.
book-moving-count = Onderweg telt elk punt mee, bezet of niet.
book-moving-target = Een schijf mag naar elk punt dat je tegenstander niet blokkeert, hoeveel eigen schijven daar ook al staan.
book-moving-nothing = Een getal dat je niet kunt spelen, vervalt.
book-moving-done = Je beurt eindigt als je de dobbelstenen oppakt; tot dan mag je je zetten terugnemen.
book-moving-picture = { $color } is met één schijf { $roll } gelopen: { $play }. De 6 moest eerst, want met de 5 zou hij op een geblokkeerd punt landen.

book-doubles = Dubbel gooien
book-doubles-four = Tonen beide dobbelstenen hetzelfde getal, dan speel je het vier keer, met één of meer schijven, net wat je wilt.
book-doubles-rest = Wat je van die vier niet kunt spelen, vervalt, en je krijgt geen extra worp.
book-doubles-also = Dat geldt ook bij het binnenkomen, slaan en afspelen: als je dubbel gooit, mag je tot vier schijven slaan.
book-doubles-picture = { $color } gooide { $roll } en heeft vier keer gezet: { $play }.

book-hitting = Slaan
book-hitting-blot = Een schijf die alleen op een punt staat, is een blot. Een schijf van de tegenstander die daar landt, al is het maar onderweg, slaat hem.
book-hitting-pair = Eén of twee schijven op een punt kunnen geslagen worden: een schijf van de tegenstander die daar landt, slaat ze allemaal.
book-hitting-bar = Een geslagen schijf gaat naar de bar. Je mag in één beurt meerdere keren slaan.
book-hitting-picture = { $opponent } heeft een blot op punt 5 van { $color }. { $color } slaat hem met { $list }.

book-entering = Binnenkomen
book-entering-first = Heb je schijven op de bar, dan moeten die allemaal binnenkomen voordat je een andere schijf zet.
book-entering-where = Ze komen binnen in het thuisbord van je tegenstander: met een 1 op jouw punt 24, met een 2 op jouw punt 23, enzovoort tot een 6 op jouw punt 19. Bij het binnenkomen mag je slaan.
book-entering-where-halves = Ze komen binnen in het thuisbord van je tegenstander, op het punt van het gegooide getal: { $color } op 1A t/m 6A, { $opponent } op 1 t/m 6. Bij het binnenkomen mag je slaan.
book-entering-where-homes = Ze komen binnen in het thuisbord van je tegenstander, op het punt van het gegooide getal: met een 1 op punt 1, enzovoort tot een 6 op punt 6. Bij het binnenkomen mag je slaan.
book-entering-rest = Met een getal waarvan het punt geblokkeerd is, kom je niet binnen. Zijn al je schijven binnen, dan speel je de rest van de worp met welke schijf je wilt.
book-entering-picture = { $color } heeft een schijf op de bar. Die komt binnen met { $list }.
book-entering-picture-closed = { $color } heeft een schijf op de bar, en geen enkel getal brengt hem binnen.

book-blocks = Blokkades
book-blocks-pass = Over een geblokkeerd punt mag je heen met een getal dat ver genoeg reikt. Over zes op een rij, een volle prime, kom je niet heen.
book-blocks-pass-three = Over een geblokkeerd punt mag je heen met een getal dat ver genoeg reikt.
book-blocks-closed = Zijn alle zes punten waarop je zou binnenkomen geblokkeerd, dan is het bord gesloten: met geen enkele worp kom je binnen totdat er een punt vrijkomt.
book-blocks-picture = { $opponent } blokkeert de punten vóór de achterste twee schijven van { $color }. Ze komen weg met { $list }.
book-blocks-picture-closed = { $opponent } blokkeert zes punten op een rij: met geen enkel getal komen de achterste twee schijven van { $color } weg.

book-bearing-off = Afspelen
book-bearing-off-when = Zijn al je schijven in je thuisbord, dan mag je ze afspelen, ook al met het tweede getal van de worp die de laatste schijf thuisbracht.
book-bearing-off-inside = In plaats van af te spelen mag je met een getal ook een schijf binnen je thuisbord zetten.
book-bearing-off-beside = Afgespeelde schijven leg je naast het bord; ze komen niet meer in het spel.
book-bearing-off-hit = Wordt een van je schijven geslagen, dan moet die eerst weer thuiskomen voordat je verder afspeelt.
book-bearing-off-picture = Met een { $number } kan { $color } spelen: { $list }.
book-bearing-off-picture-none = Met een { $number } kan { $color } niets spelen.

book-winning = Winnen
book-winning-single = Je wint een enkel spel, dat één keer telt, als je tegenstander minstens één schijf heeft afgespeeld.
book-winning-gammon = Je wint een gammon, die dubbel telt, als je tegenstander er nog geen heeft afgespeeld.
book-winning-backgammon = Een backgammon telt driedubbel.
book-winning-highest = Geldt meer dan één hiervan, dan telt het hoogste.
book-winning-picture = { $color } heeft de laatste schijf afgespeeld. { $opponent } heeft er één afgespeeld en één op de bar: { $win ->
    [single] enkele winst
    [gammon] een gammon
   *[backgammon] een backgammon
}.

book-cube = De dubbelsteen
book-cube-stake = De dubbelsteen hoort bij spelen om een inzet; speel je nergens om, laat hem dan weg.
book-cube-optional = De dubbelsteen hoeft niet: spreek voor het spel af of je hem gebruikt.
book-cube-offer = Krijg je een verdubbeling aangeboden, dan mag je aannemen en verder spelen om het dubbele, of passen en verliezen wat het spel tot dan waard was.
book-cube-owner = Wie aanneemt, bezit de dubbelsteen, en alleen de bezitter mag daarna verdubbelen.
book-cube-product = Aan het eind wordt de winst vermenigvuldigd met de dubbelsteen: een gammon met de dubbelsteen op 4 is 8 waard.
book-cube-picture = { $color } heeft verdubbeld en { $opponent } heeft aangenomen. { $opponent } bezit de dubbelsteen; die staat op { $value }.

book-match = Spellen en matches
book-match-score = { $length ->
    [one] Eén spel beslist.
   *[other] Wat je wint, komt bij je score; punten boven de { $length } maken geen verschil.
}

# As in English.
book-letters = X is { $color }, O is { $opponent }.

note-silent = Waar de handleiding niets zegt, spelen we de internationale regel.
note-source-german = De talen van de handleiding zeggen niet overal hetzelfde. Wij volgen de Duitse tekst.
note-source-swedish = De talen van de handleiding zeggen niet overal hetzelfde. Wij volgen de Zweedse tekst.
note-picture = De handleiding toont de beginstelling alleen op een plaatje. Wij nemen de gebruikelijke.
note-deluxe-sum = De handleiding zegt dat één schijf beide getallen mag samentellen en noemt geen tussenstop. Wij spelen twee zetten met een stop ertussen; anders zou één schijf niet twee keer kunnen slaan.
note-deluxe-duty = De handleiding zegt dat je moet zetten tot de schijven van een speler allemaal thuis zijn. Wij lezen: je eigen schijven.
note-deluxe-larger = De handleiding eist altijd het hoogste getal. Zijn al je schijven thuis, dan mag je het bij ons overslaan, net als elk ander.
note-deluxe-block = In de handleiding staat “meer dan twee”. Wij spelen twee of meer, want anders gold er voor precies twee geen regel.
note-nordic-block = Een bijschrift in de Zweedse en de Engelse tekst zegt “meer dan twee”, maar de regel zegt “meer dan één”. Wij volgen de regel.
note-deluxe-inside = De handleiding staat zetten binnen het thuisbord alleen toe als het punt van het getal leeg is. Wij altijd, want je mag het getal toch al overslaan.
note-backgammon = De handleiding zegt niet dat de verliezer nog niets mag hebben afgespeeld, dus dat eisen wij ook niet.
note-deluxe-first-double = De handleiding zegt “na het begin van het spel”. Wij lezen: nadat de eerste worp gespeeld is.
note-swiss-lower = De handleiding zegt “het eerstvolgende lagere punt”. Is ook dat leeg, dan nemen wij het dichtstbijzijnde lagere punt waar je staat.
note-nordic-lower = De handleiding zegt niet dat je hogere punten leeg moeten zijn, dus dat eisen wij ook niet.
note-norwegian-lost = De handleiding zegt dat een getal dat de schijven buiten niet kunnen gebruiken vervalt zolang niet alles thuis is. Wij laten je het spelen met een schijf die al thuis is, want een getal vervalt alleen als niets kan bewegen.
note-norwegian-enter = De handleiding zegt dat schijven binnenkomen “aan jouw kant van het bord”. Wij lezen: waar je achterste schijven beginnen, in het thuisbord van je tegenstander.
note-nordic-any-time = De Noorse en Deense tekst zeggen “op elk moment”, de andere “tijdens het spel”. Wij spelen: op elk moment.
note-hungarian-refused = De handleiding geeft 1 punt als op een verdubbeling wordt gepast. Bij de eerste klopt dat; bij een volgende tellen wij wat het spel daarvoor waard was.
note-hungarian-highest = De handleiding noemt alleen de vlakken van de dubbelsteen: 2 tot en met 64. Wij nemen 64 als grens.
book-contents = Inhoud
book-search = Zoek in de regels
book-search-none = Niets gevonden.
