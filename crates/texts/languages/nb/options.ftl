option-variant = Startstilling
variant-rule-backgammon = Partiet begynner fra den vanlige startstillingen.
variant-rule-nackgammon = Partiet begynner fra nackgammon-stillingen, med fire brikker bakerst.
variant-rule-hypergammon = Hver spiller har bare tre brikker, alle bakerst.
variant-rule-free = Partiet begynner fra en posisjon som er satt opp for hånd.

option-opening = Starten
opening-high-die-plays-pair = Høyest begynner med begge terningene
opening-rule-high-die-plays-pair = Hver spiller kaster én terning; den som kaster høyest, begynner og spiller de to tallene som nettopp ble kastet.
opening-high-die-rolls-again = Høyest begynner med et nytt kast
opening-rule-high-die-rolls-again = Hver spiller kaster én terning; den som kaster høyest, begynner og kaster begge terningene på nytt.
opening-die-for-color = Høyest får Hvit og begynner
opening-rule-die-for-color = Hver spiller kaster én terning; den som kaster høyest, får de hvite brikkene. Hvit begynner og kaster begge terningene på nytt.

option-next-game = Hvem som begynner neste spill
next-game-dice = Terningene
next-game-rule-dice = I hvert spill avgjør terningene hvem som begynner.
next-game-winner = Vinneren
next-game-rule-winner = Vinneren av et spill begynner det neste og kaster begge terningene.

option-block = Hva som blokkerer et punkt
block-from-two = To brikker
block-rule-from-two = To eller flere av en spillers brikker blokkerer et punkt for den andre.
block-from-three = Tre brikker
block-rule-from-three = Tre eller flere av en spillers brikker blokkerer et punkt for den andre; to sammen kan fortsatt slås ut, begge på én gang.

option-blocked-landing = Å lande på en blokkering
blocked-landing-illegal = Ikke tillatt
blocked-landing-rule-illegal = Ingen får lande på et blokkert punkt.
blocked-landing-self-hit = Koster brikken
blocked-landing-rule-self-hit = Man skal ikke lande på et blokkert punkt. En brikke som likevel settes der, blir selv slått ut: Den legges på baren, og tallet er brukt opp.

option-duty = Trekkplikt
duty-always = Alltid
duty-rule-always = Så mange tall som mulig må spilles.
duty-until-home = Til alle er hjemme
duty-rule-until-home = Så mange tall som mulig må spilles, men når alle brikkene dine er hjemme, kan du stå over hvilket tall du vil.

option-single-number = Hvis bare ett tall kan spilles
single-number-larger = Det høyeste
single-number-rule-larger = Hvis hvert av tallene kan spilles, men ikke begge, må du spille det høyeste.
single-number-either = Valgfritt
single-number-rule-either = Hvis hvert av tallene kan spilles, men ikke begge, velger du selv hvilket.

option-bear-off = Å ta ut
bear-off-standard = For høyt tall tar den bakerste
bear-off-rule-standard = Et tall tar ut en brikke fra sitt eget punkt. Er punktet tomt, må tallet spilles fra et høyere punkt; står det ingen brikke høyere, tar tallet ut fra det høyeste punktet du har igjen.
bear-off-exact = Bare med nøyaktig tall
bear-off-rule-exact = Et tall tar ut en brikke fra sitt eget punkt, og ikke fra noe annet.
bear-off-nearest-lower = Fra nærmeste lavere punkt
bear-off-rule-nearest-lower = Et tall tar ut en brikke fra sitt eget punkt. Er punktet tomt, kan tallet ta ut fra det nærmeste lavere punktet der du har brikker, selv om det står brikker høyere oppe.
bear-off-any-lower = Fra valgfritt lavere punkt
bear-off-rule-any-lower = Et tall tar ut en brikke fra sitt eget punkt eller fra et hvilket som helst lavere, som du vil.

option-hit-and-run = Slå ut og flytte videre
hit-and-run-allowed = Tillatt
hit-and-run-rule-allowed = En brikke som slår ut, kan flytte videre i samme tur.
hit-and-run-not-at-home = Ikke hjemme
hit-and-run-rule-not-at-home = En brikke som slår ut i sitt eget indre hjemland, blir stående der turen ut.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Bare hvis taperen ikke har noen ute
backgammon-needs-rule-none-off = Det er backgammon hvis taperen ikke har tatt ut noen brikke og fortsatt har en på baren eller i vinnerens indre hjemland.
backgammon-needs-no-more = Uansett hva taperen har ute
backgammon-needs-rule-no-more = Det er backgammon hvis taperen fortsatt har en brikke på baren eller i vinnerens indre hjemland, selv om andre er ute.
backgammon-needs-never = Aldri
backgammon-needs-rule-never = Det finnes ingen backgammon: mer enn en gammon kan ikke vinnes.

option-cube = Doblingskube
cube-rule-on = Doblingskuben viser hvor mange ganger partiet teller.
cube-rule-off = Partiet spilles uten doblingskube.

option-cube-timing = Når man kan doble
cube-timing-before-own-roll = Før sitt eget kast
cube-timing-rule-before-own-roll = Du kan tilby en dobling når det er din tur, før du kaster, men ikke før partiets første kast er spilt.
cube-timing-any-time = Når som helst
cube-timing-rule-any-time = Du kan tilby en dobling når som helst mens partiet venter på et kast eller et trekk, ditt eller motstanderens, men ikke før partiets første kast er spilt.

option-cube-highest = Kubens høyeste verdi
cube-highest-none = Ingen grense
cube-highest-rule-none = Det er ingen grense for hvor høyt man kan doble.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuben går ikke høyere enn { $highest }.

option-match = Spilleform
match-none = Enkeltpartier
match-rule-none = Hvert parti teller for seg, og man spiller så lenge man vil.
match-to = Match til { $length } poeng
match-rule-to = { $length ->
    [one] Den som først vinner et parti, vinner matchen.
   *[other] Partiene legges sammen, og den som først når { $length } poeng, vinner matchen.
}

option-match-lengths = Vanlige matcher
match-lengths-none = Ingen
match-lengths-rule-none = Regelarket nevner ingen matcher.
match-lengths-to = Til { $list } poeng
match-lengths-rule-to = Vanlige er matcher til { $list } poeng.

option-crawford = Crawford-regelen
crawford-rule-on = Når en spiller mangler ett poeng på å vinne matchen, får ingen doble i neste parti; deretter er kuben tilbake.
crawford-rule-off = Man kan doble i alle partiene i en match.

option-jacoby = Jacoby-regelen
jacoby-rule-on = I enkeltpartier teller gammon og backgammon bare hvis noen har doblet; ellers er de enkle seire.
jacoby-rule-off = Gammon og backgammon teller enten noen har doblet eller ikke.

option-beavers = Beaver
beavers-off = Av
beavers-rule-off = På en dobling kan man bare svare med å ta eller passe.
beavers-on = Beaver
beavers-rule-on = I enkeltpartier kan den som tar en dobling, straks doble igjen og beholde kuben: en beaver.
beavers-raccoons = Beaver og raccoon
beavers-rule-raccoons = I enkeltpartier kan den som tar en dobling, straks doble igjen og beholde kuben, en beaver; og den som doblet først, kan da doble én gang til, en raccoon.

option-automatic-doubles = Automatiske doblinger
automatic-doubles-off = Av
automatic-doubles-rule-off = Like terninger i starten kastes på nytt og endrer ingenting.
automatic-doubles-up-to = Høyst { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] I enkeltpartier dobler like terninger i starten innsatsen, men bare én gang per parti.
   *[other] I enkeltpartier dobler like terninger i starten innsatsen, hver gang, opptil { $count } ganger per parti.
}

option-labels = Navn på punktene
labels-rule-none = Punktene har ingen trykte numre. Her telles de fra 24 til 1, slik spilleren som er i tur, ser dem.
labels-rule-numbers = Punktene telles fra 24 til 1, slik spilleren som er i tur, ser dem.
labels-rule-halves = Punktene heter 1 til 12 på Hvits halvdel av brettet og 1A til 12A på Svarts.
labels-rule-homes = Punktene i begge de indre hjemlandene er nummerert 1 til 6, fra ytterkanten og innover. I skrevne trekk telles alle punkter fra 24 ned til 1.

option-counter-clockwise = Hvem som går mot klokken
counter-clockwise-rule = { $counter } går mot klokken, den andre spilleren med klokken.

option-colors = Navn på sidene
colors-white-black = Hvit og Svart
colors-rule-white-black = De to sidene er Hvit og Svart.
colors-light-dark = Lys og Mørk
colors-rule-light-dark = De to sidene er Lys og Mørk.

option-cube-at-rest = Kubens hvileplass
cube-at-rest-middle = I midten
cube-at-rest-rule-middle = Først ligger kuben i midten med 64 opp, som står for 1; da kan begge spillerne doble.
cube-at-rest-side = Ved siden av brettet
cube-at-rest-rule-side = Først ligger kuben ved siden av brettet med 64 opp, som står for 1; da kan begge spillerne doble.

option-unit = Hva man vinner
unit-points = Poeng
unit-rule-points = Seire telles i poeng.
unit-stake = Innsatsen
unit-rule-stake = Man spiller om en innsats, som betales enkelt, dobbelt eller tredobbelt.
