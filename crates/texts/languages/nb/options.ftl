option-variant = Startstilling
variant-rule-backgammon = Partiet begynner fra den vanlige startstillingen.
variant-rule-nackgammon = Partiet begynner fra nackgammon-stillingen, med fire brikker bakerst.
variant-rule-hypergammon = Hver spiller har bare tre brikker, alle bakerst.
variant-rule-free = Partiet begynner fra en posisjon satt opp for hånd.

option-opening = Hvem begynner
opening-high-die-plays-pair = Høyest begynner med begge terningene
opening-rule-high-die-plays-pair = Hver spiller kaster én terning; den som kaster høyest, begynner og spiller begge tallene.
opening-high-die-rolls-again = Høyest begynner med et nytt kast
opening-rule-high-die-rolls-again = Hver spiller kaster én terning; den som kaster høyest, begynner og kaster begge terningene på nytt til den første turen.
opening-die-for-color = Høyest får Hvit og begynner
opening-rule-die-for-color = Hver spiller kaster én terning; den som kaster høyest, får de hvite brikkene. Hvit begynner og kaster begge terningene til den første turen.

option-next-game = Hvem som begynner neste parti
next-game-dice = Terningene
next-game-rule-dice = I hvert parti avgjør terningene hvem som begynner.
next-game-winner = Vinneren
next-game-rule-winner = Vinneren av et parti begynner det neste og kaster begge terningene.

option-block = Hva som blokkerer et punkt
block-from-two = To brikker
block-rule-from-two = To eller flere av en spillers brikker blokkerer et punkt for den andre.
block-from-three = Tre brikker
block-rule-from-three = Tre eller flere av en spillers brikker blokkerer et punkt for den andre; to sammen kan fortsatt slås ut, begge på én gang.

option-blocked-landing = Å lande på en blokkering
blocked-landing-illegal = Ikke tillatt
blocked-landing-rule-illegal = Du kan ikke lande på et blokkert punkt.
blocked-landing-self-hit = Koster brikken
blocked-landing-rule-self-hit = Du bør ikke lande på et blokkert punkt. Gjør du det, blir din egen brikke slått ut: Den legges på baren, og tallet er brukt opp.

option-duty = Trekkplikt
duty-always = Alltid
duty-rule-always = Du må spille så mange tall du kan.
duty-until-home = Til alle er hjemme
duty-rule-until-home = Du må spille så mange tall du kan, men når alle brikkene dine er hjemme, kan du hoppe over hvilket tall du vil.

option-single-number = Hvis bare ett tall kan spilles
single-number-larger = Det høyeste
single-number-rule-larger = Hvis du kan spille hvert av tallene, men ikke begge, må du spille det høyeste.
single-number-either = Valgfritt
single-number-rule-either = Hvis du kan spille hvert av tallene, men ikke begge, velger du selv.

option-bear-off = Å ta ut
bear-off-standard = Et for høyt tall tar den bakerste brikken
bear-off-rule-standard = Et tall tar ut en brikke fra sitt eget punkt. Er det tomt, må du flytte en brikke fra et høyere punkt; er det ingen der, tar du ut fra det høyeste punktet ditt.
bear-off-exact = Bare med nøyaktig tall
bear-off-rule-exact = Et tall tar ut en brikke fra sitt eget punkt, og ikke fra noe annet.
bear-off-nearest-lower = Fra nærmeste lavere punkt
bear-off-rule-nearest-lower = Et tall tar ut en brikke fra sitt eget punkt. Er det tomt, kan du ta ut fra det nærmeste lavere punktet der du har brikker, selv om du har brikker høyere oppe.
bear-off-any-lower = Fra valgfritt lavere punkt
bear-off-rule-any-lower = Et tall tar ut en brikke fra sitt eget punkt eller fra et valgfritt lavere, som du vil.

option-hit-and-run = Slå og løp
hit-and-run-allowed = Tillatt
hit-and-run-rule-allowed = En brikke som slår ut, kan flytte videre i samme tur.
hit-and-run-not-at-home = Ikke hjemme
hit-and-run-rule-not-at-home = En brikke som slår ut i sitt eget hjemland, blir stående der turen ut.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Bare hvis taperen ikke har noen ute
backgammon-needs-rule-none-off = Det er backgammon hvis taperen ikke har tatt ut noen brikke og fortsatt har en på baren eller i vinnerens hjemland.
backgammon-needs-no-more = Selv om taperen har brikker ute
backgammon-needs-rule-no-more = Det er backgammon hvis taperen fortsatt har en brikke på baren eller i vinnerens hjemland, selv om andre er ute.
backgammon-needs-never = Aldri
backgammon-needs-rule-never = Det finnes ingen backgammon: En gammon er det meste du kan vinne.

option-cube = Doblingskube
cube-rule-on = Doblingskuben ganger det partiet er verdt.
cube-rule-off = Dere spiller uten doblingskube.

option-cube-timing = Når du kan doble
cube-timing-before-own-roll = Før ditt eget kast
cube-timing-rule-before-own-roll = Du kan tilby en dobling når det er din tur, før du kaster, men ikke før partiets første kast er spilt.
cube-timing-any-time = Når som helst
cube-timing-rule-any-time = Du kan tilby en dobling når som helst når et kast eller et trekk står for tur, ditt eller motstanderens, men ikke før partiets første kast er spilt.

option-cube-highest = Kubens høyeste verdi
cube-highest-none = Ingen grense
cube-highest-rule-none = Det er ingen grense for dobling.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuben går ikke høyere enn { $highest }.

option-match = Spilleform
match-none = Enkeltpartier
match-rule-none = Hvert parti står for seg, og dere spiller så lenge dere vil.
match-to = Match til { $length } poeng
match-rule-to = { $length ->
    [one] Den som først vinner et parti, vinner matchen.
   *[other] Poengene legges sammen, og den som først når { $length }, vinner matchen.
}

option-match-lengths = Vanlige matchlengder
match-lengths-none = Ingen
match-lengths-rule-none = Regelarket nevner ingen matcher.
match-lengths-to = Til { $list } poeng
match-lengths-rule-to = Matcher spilles vanligvis til { $list } poeng.

option-crawford = Crawford-regelen
crawford-rule-on = Når en spiller for første gang mangler ett poeng på å vinne matchen, kan ingen doble i neste parti; deretter er kuben tilbake i spill.
crawford-rule-off = Du kan doble i alle partiene i en match.

option-jacoby = Jacoby-regelen
jacoby-rule-on = I enkeltpartier teller gammon og backgammon bare hvis kuben er vridd; ellers teller de som enkle seire.
jacoby-rule-off = Gammon og backgammon teller enten kuben er vridd eller ikke.

option-beavers = Beaver
beavers-off = Av
beavers-rule-off = Du kan bare ta en dobling eller passe.
beavers-on = Beaver
beavers-rule-on = Tar du en dobling i enkeltpartier, kan du straks doble igjen og beholde kuben: en beaver.
beavers-raccoons = Beaver og raccoon
beavers-rule-raccoons = Tar du en dobling i enkeltpartier, kan du straks doble igjen og beholde kuben: en beaver. Den som doblet først, kan da doble én gang til: en raccoon.

option-automatic-doubles = Automatiske doblinger
automatic-doubles-off = Av
automatic-doubles-rule-off = Like terninger i starten kastes på nytt og endrer ingenting.
automatic-doubles-up-to = Høyst { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] I enkeltpartier dobler like terninger i starten innsatsen, men bare én gang per parti.
   *[other] I enkeltpartier dobler like terninger i starten innsatsen, hver gang, opptil { $count } ganger per parti.
}

option-labels = Punktnumre
labels-rule-none = Punktene har ingen trykte numre. Her telles de fra 24 ned til 1, slik spilleren i tur ser dem.
labels-rule-numbers = Punktene telles fra 24 ned til 1, slik spilleren i tur ser dem.
labels-rule-halves = Punktene heter 1 til 12 på Hvits halvdel av brettet og 1A til 12A på Svarts.
labels-rule-homes = Punktene i begge hjemlandene er nummerert 1 til 6, fra ytterkanten og innover. I skrevne trekk telles alle punkter fra 24 ned til 1.

option-counter-clockwise = Hvem som går mot klokken
counter-clockwise-rule = { $counter } går mot klokken, den andre spilleren med klokken.

option-colors = Navn på sidene
colors-white-black = Hvit og Svart
colors-rule-white-black = De to sidene er Hvit og Svart.
colors-light-dark = Lys og Mørk
colors-rule-light-dark = De to sidene er Lys og Mørk.

option-cube-at-rest = Hvor kuben begynner
cube-at-rest-middle = I midten
cube-at-rest-rule-middle = Kuben begynner i midten med 64 opp, som står for 1; mens den ligger der, kan begge spillerne doble.
cube-at-rest-side = Ved siden av brettet
cube-at-rest-rule-side = Kuben begynner ved siden av brettet med 64 opp, som står for 1; mens den ligger der, kan begge spillerne doble.

option-unit = Hva du vinner
unit-points = Poeng
unit-rule-points = Seire telles i poeng.
unit-stake = Innsatsen
unit-rule-stake = Dere spiller om en innsats, som betales enkelt, dobbelt eller tredobbelt.
