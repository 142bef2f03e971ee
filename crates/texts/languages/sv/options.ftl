option-variant = Utgångsställning
variant-rule-backgammon = Partiet börjar från den vanliga utgångsställningen.
variant-rule-nackgammon = Partiet börjar från nackgammonställningen, med fyra brickor längst bak.
variant-rule-hypergammon = Varje spelare har bara tre brickor, alla längst bak.
variant-rule-free = Partiet börjar från en position uppställd för hand.

option-opening = Vem börjar
opening-high-die-plays-pair = Högst börjar med båda tärningarna
opening-rule-high-die-plays-pair = Spelarna kastar var sin tärning; den som slår högst börjar och spelar båda talen.
opening-high-die-rolls-again = Högst börjar med ett nytt kast
opening-rule-high-die-rolls-again = Spelarna kastar var sin tärning; den som slår högst börjar och kastar om båda tärningarna för den första turen.
opening-die-for-color = Högst får Vit och börjar
opening-rule-die-for-color = Spelarna kastar var sin tärning; den som slår högst får de vita brickorna. Vit börjar och kastar båda tärningarna för den första turen.

option-next-game = Vem som börjar nästa parti
next-game-dice = Tärningarna
next-game-rule-dice = I varje parti avgör tärningarna vem som börjar.
next-game-winner = Vinnaren
next-game-rule-winner = Vinnaren av ett parti börjar nästa och kastar båda tärningarna.

option-block = Vad som spärrar en punkt
block-from-two = Två brickor
block-rule-from-two = Två eller fler av en spelares brickor spärrar en punkt för den andra.
block-from-three = Tre brickor
block-rule-from-three = Tre eller fler av en spelares brickor spärrar en punkt för den andra; två tillsammans kan fortfarande slås ut, båda på en gång.

option-blocked-landing = Att landa på en spärr
blocked-landing-illegal = Inte tillåtet
blocked-landing-rule-illegal = Du får inte landa på en spärrad punkt.
blocked-landing-self-hit = Kostar brickan
blocked-landing-rule-self-hit = Du bör inte landa på en spärrad punkt. Gör du det blir din egen bricka utslagen: den läggs på baren, och talet är förbrukat.

option-duty = Dragtvång
duty-always = Alltid
duty-rule-always = Du måste spela så många tal som du kan.
duty-until-home = Tills alla är hemma
duty-rule-until-home = Du måste spela så många tal som du kan, men när alla dina brickor är hemma får du hoppa över vilket tal du vill.

option-single-number = Om bara ett tal kan spelas
single-number-larger = Det högre
single-number-rule-larger = Om du kan spela vart och ett av talen, men inte båda, måste du spela det högre.
single-number-either = Valfritt
single-number-rule-either = Om du kan spela vart och ett av talen, men inte båda, väljer du själv.

option-bear-off = Att flytta ut
bear-off-standard = Ett för högt tal tar den bakersta brickan
bear-off-rule-standard = Ett tal flyttar ut en bricka från sin egen punkt. Är den tom måste du flytta en bricka från en högre punkt; finns ingen sådan flyttar du ut från din högsta punkt.
bear-off-exact = Bara med exakt tal
bear-off-rule-exact = Ett tal flyttar ut en bricka från sin egen punkt och inte från någon annan.
bear-off-nearest-lower = Från närmast lägre punkt
bear-off-rule-nearest-lower = Ett tal flyttar ut en bricka från sin egen punkt. Är den tom får du flytta ut från den närmast lägre punkt där du har brickor, även om du har brickor högre upp.
bear-off-any-lower = Från valfri lägre punkt
bear-off-rule-any-lower = Ett tal flyttar ut en bricka från sin egen punkt eller från valfri lägre punkt, som du vill.

option-hit-and-run = Slå och spring
hit-and-run-allowed = Tillåtet
hit-and-run-rule-allowed = En bricka som slår ut får gå vidare under samma tur.
hit-and-run-not-at-home = Inte hemma
hit-and-run-rule-not-at-home = En bricka som slår ut i sitt eget bo står kvar där turen ut.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Bara om förloraren inte har någon ute
backgammon-needs-rule-none-off = Det är backgammon om förloraren inte har flyttat ut någon bricka och fortfarande har en på baren eller i vinnarens bo.
backgammon-needs-no-more = Även om förloraren har brickor ute
backgammon-needs-rule-no-more = Det är backgammon om förloraren fortfarande har en bricka på baren eller i vinnarens bo, även om andra är ute.
backgammon-needs-never = Aldrig
backgammon-needs-rule-never = Det finns ingen backgammon: en gammon är det mesta du kan vinna.

option-cube = Dubblingskub
cube-rule-on = Dubblingskuben multiplicerar det som partiet är värt.
cube-rule-off = Ni spelar utan dubblingskub.

option-cube-timing = När du får dubbla
cube-timing-before-own-roll = Före ditt eget kast
cube-timing-rule-before-own-roll = Du får erbjuda en dubbling när det är din tur, innan du kastar, men inte förrän partiets första kast har spelats.
cube-timing-any-time = När som helst
cube-timing-rule-any-time = Du får erbjuda en dubbling när som helst när ett kast eller ett drag väntar, ditt eller motståndarens, men inte förrän partiets första kast har spelats.

option-cube-highest = Kubens högsta värde
cube-highest-none = Ingen gräns
cube-highest-rule-none = Det finns ingen gräns för dubbling.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuben går inte högre än { $highest }.

option-match = Spelform
match-none = Fristående partier
match-rule-none = Varje parti står för sig, och ni spelar så länge ni vill.
match-to = Match till { $length } poäng
match-rule-to = { $length ->
    [one] Den som först vinner ett parti vinner matchen.
   *[other] Poängen räknas ihop, och den som först når { $length } vinner matchen.
}

option-match-lengths = Vanliga matchlängder
match-lengths-none = Inga
match-lengths-rule-none = Regelbladet nämner inga matcher.
match-lengths-to = Till { $list } poäng
match-lengths-rule-to = Matcher spelas vanligen till { $list } poäng.

option-crawford = Crawfordregeln
crawford-rule-on = När en spelare för första gången har en poäng kvar till matchvinst får ingen dubbla i nästa parti; därefter är kuben tillbaka i spel.
crawford-rule-off = Du får dubbla i varje parti i en match.

option-jacoby = Jacobyregeln
jacoby-rule-on = I fristående partier räknas gammon och backgammon bara om kuben har vridits; annars räknas de som enkla vinster.
jacoby-rule-off = Gammon och backgammon räknas vare sig kuben har vridits eller inte.

option-beavers = Beaver
beavers-off = Av
beavers-rule-off = Du kan bara ta eller passa en dubbling.
beavers-on = Beaver
beavers-rule-on = Om du tar en dubbling i fristående partier får du genast dubbla om och behålla kuben: en beaver.
beavers-raccoons = Beaver och raccoon
beavers-rule-raccoons = Om du tar en dubbling i fristående partier får du genast dubbla om och behålla kuben: en beaver. Den som dubblade först får då dubbla en gång till: en raccoon.

option-automatic-doubles = Automatiska dubblingar
automatic-doubles-off = Av
automatic-doubles-rule-off = Lika tärningar i starten kastas om och ändrar ingenting.
automatic-doubles-up-to = Högst { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] I fristående partier dubblar lika tärningar i starten insatsen, men bara en gång per parti.
   *[other] I fristående partier dubblar lika tärningar i starten insatsen, varje gång, upp till { $count } gånger per parti.
}

option-labels = Punktnummer
labels-rule-none = Punkterna har inga tryckta nummer. Här räknas de från 24 ner till 1, sett från spelaren i tur.
labels-rule-numbers = Punkterna räknas från 24 ner till 1, sett från spelaren i tur.
labels-rule-halves = Punkterna kallas 1 till 12 på Vits halva av brädet och 1A till 12A på Svarts.
labels-rule-homes = Punkterna i båda spelarnas bon är numrerade 1 till 6, från ytterkanten och inåt. I skrivna drag räknas alla punkter från 24 ner till 1.

option-counter-clockwise = Vem som går moturs
counter-clockwise-rule = { $counter } går moturs, den andra spelaren medurs.

option-colors = Sidornas namn
colors-white-black = Vit och Svart
colors-rule-white-black = De två sidorna är Vit och Svart.
colors-light-dark = Ljus och Mörk
colors-rule-light-dark = De två sidorna är Ljus och Mörk.

option-cube-at-rest = Var kuben börjar
cube-at-rest-middle = I mitten
cube-at-rest-rule-middle = Kuben börjar i mitten med 64 uppåt, som står för 1; medan den ligger där får båda spelarna dubbla.
cube-at-rest-side = Bredvid brädet
cube-at-rest-rule-side = Kuben börjar bredvid brädet med 64 uppåt, som står för 1; medan den ligger där får båda spelarna dubbla.

option-unit = Vad du vinner
unit-points = Poäng
unit-rule-points = Vinster räknas i poäng.
unit-stake = Insatsen
unit-rule-stake = Ni spelar om en insats, som betalas enkelt, dubbelt eller tredubbelt.
