option-variant = Utgångsställning
variant-rule-backgammon = Partiet börjar från den vanliga utgångsställningen.
variant-rule-nackgammon = Partiet börjar från nackgammonställningen, med fyra brickor längst bak.
variant-rule-hypergammon = Varje spelare har bara tre brickor, alla längst bak.
variant-rule-free = Partiet börjar från en position som har satts upp för hand.

option-opening = Starten
opening-high-die-plays-pair = Högst börjar med båda tärningarna
opening-rule-high-die-plays-pair = Spelarna kastar var sin tärning; den som slår högst börjar och spelar de två tal som just slagits.
opening-high-die-rolls-again = Högst börjar med ett nytt kast
opening-rule-high-die-rolls-again = Spelarna kastar var sin tärning; den som slår högst börjar och kastar om båda tärningarna.
opening-die-for-color = Högst får Vit och börjar
opening-rule-die-for-color = Spelarna kastar var sin tärning; den som slår högst får de vita brickorna. Vit börjar och kastar om båda tärningarna.

option-next-game = Vem som börjar nästa spel
next-game-dice = Tärningarna
next-game-rule-dice = I varje spel avgör tärningarna vem som börjar.
next-game-winner = Vinnaren
next-game-rule-winner = Vinnaren av ett spel börjar nästa och kastar båda tärningarna.

option-block = Vad som spärrar en punkt
block-from-two = Två brickor
block-rule-from-two = Två eller fler av en spelares brickor spärrar en punkt för den andra.
block-from-three = Tre brickor
block-rule-from-three = Tre eller fler av en spelares brickor spärrar en punkt för den andra; två tillsammans kan fortfarande slås ut, båda på en gång.

option-blocked-landing = Att landa på en spärr
blocked-landing-illegal = Inte tillåtet
blocked-landing-rule-illegal = Ingen får landa på en spärrad punkt.
blocked-landing-self-hit = Kostar brickan
blocked-landing-rule-self-hit = Man ska inte landa på en spärrad punkt. En bricka som ändå ställs där blir själv utslagen: den läggs på baren, och talet är förbrukat.

option-duty = Dragtvång
duty-always = Alltid
duty-rule-always = Så många tal som möjligt måste spelas.
duty-until-home = Tills alla är hemma
duty-rule-until-home = Så många tal som möjligt måste spelas, men när alla dina brickor är hemma får du avstå från vilket tal du vill.

option-single-number = Om bara ett tal kan spelas
single-number-larger = Det högre
single-number-rule-larger = Om vart och ett av talen kan spelas, men inte båda, måste du spela det högre.
single-number-either = Valfritt
single-number-rule-either = Om vart och ett av talen kan spelas, men inte båda, väljer du själv vilket.

option-bear-off = Att flytta ut
bear-off-standard = För högt tal tar den bakersta
bear-off-rule-standard = Ett tal flyttar ut en bricka från sin egen punkt. Är den punkten tom måste talet spelas från en högre punkt; står ingen bricka högre flyttar talet ut från den högsta punkt du har kvar.
bear-off-exact = Bara med exakt tal
bear-off-rule-exact = Ett tal flyttar ut en bricka från sin egen punkt och inte från någon annan.
bear-off-nearest-lower = Från närmast lägre punkt
bear-off-rule-nearest-lower = Ett tal flyttar ut en bricka från sin egen punkt. Är den punkten tom får talet flytta ut från den närmast lägre punkt där du har brickor, även om det står brickor högre upp.
bear-off-any-lower = Från valfri lägre punkt
bear-off-rule-any-lower = Ett tal flyttar ut en bricka från sin egen punkt eller från vilken lägre punkt som helst, som du vill.

option-hit-and-run = Slå ut och gå vidare
hit-and-run-allowed = Tillåtet
hit-and-run-rule-allowed = En bricka som slår ut får gå vidare under samma tur.
hit-and-run-not-at-home = Inte hemma
hit-and-run-rule-not-at-home = En bricka som slår ut i sitt eget bo står kvar där turen ut.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Bara om förloraren inte har någon ute
backgammon-needs-rule-none-off = Det är backgammon om förloraren inte har flyttat ut någon bricka och fortfarande har en på baren eller i vinnarens bo.
backgammon-needs-no-more = Oavsett vad förloraren har ute
backgammon-needs-rule-no-more = Det är backgammon om förloraren fortfarande har en bricka på baren eller i vinnarens bo, även om andra är ute.
backgammon-needs-never = Aldrig
backgammon-needs-rule-never = Det finns ingen backgammon: mer än en gammon går inte att vinna.

option-cube = Dubblingskub
cube-rule-on = Dubblingskuben visar hur många gånger partiet räknas.
cube-rule-off = Partiet spelas utan dubblingskub.

option-cube-timing = När man får dubbla
cube-timing-before-own-roll = Före sitt eget kast
cube-timing-rule-before-own-roll = Du får erbjuda en dubbling när det är din tur, innan du kastar, men inte förrän partiets första kast har spelats.
cube-timing-any-time = När som helst
cube-timing-rule-any-time = Du får erbjuda en dubbling närhelst partiet väntar på ett kast eller ett drag, ditt eller motståndarens, men inte förrän partiets första kast har spelats.

option-cube-highest = Kubens högsta värde
cube-highest-none = Ingen gräns
cube-highest-rule-none = Det finns ingen gräns för hur högt man får dubbla.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuben går inte högre än { $highest }.

option-match = Spelform
match-none = Fristående partier
match-rule-none = Varje parti räknas för sig, och man spelar så länge man har lust.
match-to = Match till { $length } poäng
match-rule-to = { $length ->
    [one] Den som först vinner ett parti vinner matchen.
   *[other] Partierna räknas ihop, och den som först når { $length } poäng vinner matchen.
}

option-match-lengths = Vanliga matcher
match-lengths-none = Inga
match-lengths-rule-none = Regelbladet nämner inga matcher.
match-lengths-to = Till { $list } poäng
match-lengths-rule-to = Vanliga är matcher till { $list } poäng.

option-crawford = Crawfordregeln
crawford-rule-on = När en spelare har en poäng kvar till matchvinst får ingen dubbla i nästa parti; därefter är kuben tillbaka.
crawford-rule-off = Man får dubbla i varje parti av en match.

option-jacoby = Jacobyregeln
jacoby-rule-on = I fristående partier räknas gammon och backgammon bara om någon har dubblat; annars är de enkla vinster.
jacoby-rule-off = Gammon och backgammon räknas vare sig någon har dubblat eller inte.

option-beavers = Beaver
beavers-off = Av
beavers-rule-off = På en dubbling kan man bara svara med att ta eller passa.
beavers-on = Beaver
beavers-rule-on = I fristående partier får den som tar en dubbling genast dubbla om och behålla kuben: en beaver.
beavers-raccoons = Beaver och raccoon
beavers-rule-raccoons = I fristående partier får den som tar en dubbling genast dubbla om och behålla kuben, en beaver; och den som dubblade först får då dubbla en gång till, en raccoon.

option-automatic-doubles = Automatiska dubblingar
automatic-doubles-off = Av
automatic-doubles-rule-off = Lika tärningar i starten kastas om och ändrar ingenting.
automatic-doubles-up-to = Högst { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] I fristående partier dubblar lika tärningar i starten insatsen, men bara en gång per parti.
   *[other] I fristående partier dubblar lika tärningar i starten insatsen, varje gång, upp till { $count } gånger per parti.
}

option-labels = Punkternas beteckningar
labels-rule-none = Punkterna har inga tryckta nummer. Här räknas de från 24 till 1, sett från den spelare som är i tur.
labels-rule-numbers = Punkterna räknas från 24 till 1, sett från den spelare som är i tur.
labels-rule-halves = Punkterna kallas 1 till 12 på Vits halva av brädet och 1A till 12A på Svarts.
labels-rule-homes = Punkterna i båda spelarnas bon är numrerade 1 till 6, från ytterkanten och inåt. I skrivna drag räknas alla punkter från 24 ner till 1.

option-counter-clockwise = Vem som går moturs
counter-clockwise-rule = { $counter } går moturs, den andra spelaren medurs.

option-colors = Sidornas namn
colors-white-black = Vit och Svart
colors-rule-white-black = De två sidorna är Vit och Svart.
colors-light-dark = Ljus och Mörk
colors-rule-light-dark = De två sidorna är Ljus och Mörk.

option-cube-at-rest = Kubens viloplats
cube-at-rest-middle = I mitten
cube-at-rest-rule-middle = Först ligger kuben i mitten med 64 uppåt, som står för 1; då får båda spelarna dubbla.
cube-at-rest-side = Bredvid brädet
cube-at-rest-rule-side = Först ligger kuben bredvid brädet med 64 uppåt, som står för 1; då får båda spelarna dubbla.

option-unit = Vad man vinner
unit-points = Poäng
unit-rule-points = Vinster räknas i poäng.
unit-stake = Insatsen
unit-rule-stake = Man spelar om en insats, som betalas enkelt, dubbelt eller tredubbelt.
