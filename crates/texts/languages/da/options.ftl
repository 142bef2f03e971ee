option-variant = Startopstilling
variant-rule-backgammon = Spillet begynder fra den sædvanlige opstilling.
variant-rule-nackgammon = Spillet begynder fra nackgammon-opstillingen med fire brikker bagest.
variant-rule-hypergammon = Hver spiller har kun tre brikker, alle bagest.
variant-rule-free = Spillet begynder fra en position sat op i hånden.

option-opening = Hvem begynder
opening-high-die-plays-pair = Højeste terning begynder med begge tal
opening-rule-high-die-plays-pair = Hver spiller kaster én terning; den, der kaster højest, begynder og spiller begge tal.
opening-high-die-rolls-again = Højeste terning begynder med nyt kast
opening-rule-high-die-rolls-again = Hver spiller kaster én terning; den, der kaster højest, begynder og kaster begge terninger igen til den første tur.
opening-die-for-color = Højeste terning får Hvid og begynder
opening-rule-die-for-color = Hver spiller kaster én terning; den, der kaster højest, får de hvide brikker. Hvid begynder og kaster begge terninger til den første tur.

option-next-game = Hvem der begynder næste spil
next-game-dice = Terningerne
next-game-rule-dice = I hvert spil afgør terningerne, hvem der begynder.
next-game-winner = Vinderen
next-game-rule-winner = Vinderen af et spil begynder det næste og kaster begge terninger.

option-block = Hvad der spærrer et punkt
block-from-two = To brikker
block-rule-from-two = To eller flere af den ene spillers brikker spærrer et punkt for den anden.
block-from-three = Tre brikker
block-rule-from-three = Tre eller flere af den ene spillers brikker spærrer et punkt for den anden; to sammen kan stadig slås, begge på én gang.

option-blocked-landing = At lande på en spærring
blocked-landing-illegal = Ikke tilladt
blocked-landing-rule-illegal = Du må ikke lande på et spærret punkt.
blocked-landing-self-hit = Koster brikken
blocked-landing-rule-self-hit = Du bør ikke lande på et spærret punkt. Gør du det, bliver din egen brik slået: Den kommer på baren, og tallet er brugt.

option-duty = Trækpligt
duty-always = Altid
duty-rule-always = Du skal spille så mange tal, som du kan.
duty-until-home = Indtil alle er hjemme
duty-rule-until-home = Du skal spille så mange tal, som du kan, men når alle dine brikker er hjemme, må du springe ethvert tal over.

option-single-number = Hvis kun ét tal kan spilles
single-number-larger = Det højeste
single-number-rule-larger = Kan du spille hvert af de to tal, men ikke begge, skal du spille det højeste.
single-number-either = Valgfrit
single-number-rule-either = Kan du spille hvert af de to tal, men ikke begge, vælger du selv.

option-bear-off = At tage ud
bear-off-standard = Et for højt tal tager den bageste brik
bear-off-rule-standard = Et tal tager en brik ud fra sit eget punkt. Er det tomt, skal du flytte en brik fra et højere punkt; er der ingen, tager du ud fra dit højeste punkt.
bear-off-exact = Kun med det nøjagtige tal
bear-off-rule-exact = Et tal tager en brik ud fra sit eget punkt og ikke fra noget andet.
bear-off-nearest-lower = Fra det nærmeste lavere punkt
bear-off-rule-nearest-lower = Et tal tager en brik ud fra sit eget punkt. Er det tomt, må du tage ud fra det nærmeste lavere punkt, hvor du har brikker, selv om du har brikker højere oppe.
bear-off-any-lower = Fra ethvert lavere punkt
bear-off-rule-any-lower = Et tal tager en brik ud fra sit eget punkt eller fra ethvert lavere, som du vil.

option-hit-and-run = Slå og løb
hit-and-run-allowed = Tilladt
hit-and-run-rule-allowed = En brik, der slår, må flytte videre i samme tur.
hit-and-run-not-at-home = Ikke hjemme
hit-and-run-rule-not-at-home = En brik, der slår i sit eget hjemland, bliver der turen ud.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Kun hvis taberen ikke har nogen ude
backgammon-needs-rule-none-off = Det er en backgammon, hvis taberen ikke har taget nogen brikker ud og stadig har en på baren eller i vinderens hjemland.
backgammon-needs-no-more = Selv om taberen har brikker ude
backgammon-needs-rule-no-more = Det er en backgammon, hvis taberen stadig har en brik på baren eller i vinderens hjemland, selv om andre er ude.
backgammon-needs-never = Aldrig
backgammon-needs-rule-never = Der er ingen backgammon: En gammon er det mest, du kan vinde.

option-cube = Doblingsterning
cube-rule-on = Doblingsterningen ganger det, spillet er værd.
cube-rule-off = I spiller uden doblingsterning.

option-cube-timing = Hvornår du må doble
cube-timing-before-own-roll = Før dit eget kast
cube-timing-rule-before-own-roll = Du må tilbyde en dobling i din egen tur, før du kaster, men ikke før spillets første kast er spillet.
cube-timing-any-time = Når som helst
cube-timing-rule-any-time = Du må tilbyde en dobling når som helst, der skal kastes eller flyttes, af dig eller din modstander, men ikke før spillets første kast er spillet.

option-cube-highest = Højeste doblingsterning
cube-highest-none = Ingen grænse
cube-highest-rule-none = Der er ingen grænse for dobling.
cube-highest-at = { $highest }
cube-highest-rule-at = Doblingsterningen går ikke højere end { $highest }.

option-match = Spilform
match-none = Enkeltspil
match-rule-none = Hvert spil står for sig selv, og I spiller, så længe I vil.
match-to = Match til { $length } point
match-rule-to = { $length ->
    [one] Den, der først vinder et spil, vinder matchen.
   *[other] Pointene lægges sammen, og den, der først når { $length }, vinder matchen.
}

option-match-lengths = Almindelige matchlængder
match-lengths-none = Ingen
match-lengths-rule-none = Vejledningen nævner ikke matcher.
match-lengths-to = Til { $list } point
match-lengths-rule-to = Matcher spilles normalt til { $list } point.

option-crawford = Crawford-reglen
crawford-rule-on = Når en spiller første gang kun mangler ét point i at vinde matchen, må ingen doble i det næste spil; derefter er doblingsterningen med igen.
crawford-rule-off = Du må doble i alle spil i en match.

option-jacoby = Jacoby-reglen
jacoby-rule-on = I enkeltspil tæller gammon og backgammon kun, hvis doblingsterningen er blevet vendt; ellers tæller de som enkeltsejre.
jacoby-rule-off = Gammon og backgammon tæller, uanset om doblingsterningen er blevet vendt eller ej.

# As in English.
option-beavers = Beavers
beavers-off = Fra
beavers-rule-off = Du kan kun tage en dobling eller passe.
# As in English.
beavers-on = Beavers
beavers-rule-on = Tager du en dobling i enkeltspil, må du straks doble igen og beholde doblingsterningen: en beaver.
beavers-raccoons = Beavers og raccoons
beavers-rule-raccoons = Tager du en dobling i enkeltspil, må du straks doble igen og beholde doblingsterningen: en beaver. Den, der doblede først, må så doble en gang til: en raccoon.

option-automatic-doubles = Automatiske doblinger
automatic-doubles-off = Fra
automatic-doubles-rule-off = Ens terninger ved starten kastes om og ændrer ikke noget.
automatic-doubles-up-to = { $count ->
    [one] Højst { $count }
   *[other] Højst { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] I enkeltspil fordobler ens terninger ved starten indsatsen, men kun én gang pr. spil.
   *[other] I enkeltspil fordobler ens terninger ved starten indsatsen hver gang, op til { $count } gange pr. spil.
}

option-labels = Punktnumre
labels-rule-none = Punkterne har ingen trykte numre. Her tælles de fra 24 til 1, som spilleren i tur ser dem.
labels-rule-numbers = Punkterne tælles fra 24 til 1, som spilleren i tur ser dem.
labels-rule-halves = Punkterne hedder 1 til 12 på Hvids halvdel af brættet og 1A til 12A på Sorts.
labels-rule-homes = Punkterne i begge spilleres hjemland har numrene 1 til 6, fra yderkanten og indad. I skrevne træk tælles alle punkter fra 24 ned til 1.

option-counter-clockwise = Hvem der flytter mod uret
counter-clockwise-rule = { $counter } flytter mod uret, den anden spiller med uret.

option-colors = Sidernes navne
colors-white-black = Hvid og Sort
colors-rule-white-black = De to sider er Hvid og Sort.
colors-light-dark = Lys og Mørk
colors-rule-light-dark = De to sider er Lys og Mørk.

option-cube-at-rest = Hvor doblingsterningen starter
cube-at-rest-middle = I midten
cube-at-rest-rule-middle = Doblingsterningen starter i midten med 64 opad, som står for 1; mens den ligger der, må begge spillere doble.
cube-at-rest-side = Ved siden af brættet
cube-at-rest-rule-side = Doblingsterningen starter ved siden af brættet med 64 opad, som står for 1; mens den ligger der, må begge spillere doble.

option-unit = Hvad du vinder
unit-points = Point
unit-rule-points = Sejre tælles i point.
unit-stake = Indsatsen
unit-rule-stake = I spiller om en indsats, som betales én, to eller tre gange.
