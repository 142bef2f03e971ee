option-variant = Beginstelling
variant-rule-backgammon = Het spel begint vanuit de gewone beginstelling.
variant-rule-nackgammon = Het spel begint vanuit de nackgammonstelling, met vier schijven achteraan.
variant-rule-hypergammon = Elke speler heeft maar drie schijven, allemaal achteraan.
variant-rule-free = Het spel begint vanuit een zelf opgezette stelling.

option-opening = Wie begint
opening-high-die-plays-pair = Hoogste begint met beide getallen
opening-rule-high-die-plays-pair = Elke speler gooit één dobbelsteen; wie het hoogst gooit, begint en speelt beide getallen.
opening-high-die-rolls-again = Hoogste begint met een nieuwe worp
opening-rule-high-die-rolls-again = Elke speler gooit één dobbelsteen; wie het hoogst gooit, begint en gooit beide dobbelstenen opnieuw voor de eerste beurt.
opening-die-for-color = Hoogste krijgt Wit en begint
opening-rule-die-for-color = Elke speler gooit één dobbelsteen; wie het hoogst gooit, krijgt de witte schijven. Wit begint en gooit beide dobbelstenen voor de eerste beurt.

option-next-game = Wie het volgende spel begint
next-game-dice = De dobbelstenen
next-game-rule-dice = In elk spel bepalen de dobbelstenen wie begint.
next-game-winner = De winnaar
next-game-rule-winner = De winnaar van een spel begint het volgende en gooit beide dobbelstenen.

option-block = Wat een punt blokkeert
block-from-two = Twee schijven
block-rule-from-two = Twee of meer schijven van één speler blokkeren een punt voor de ander.
block-from-three = Drie schijven
block-rule-from-three = Drie of meer schijven van één speler blokkeren een punt voor de ander; twee samen kunnen nog geslagen worden, allebei tegelijk.

option-blocked-landing = Landen op een blokkade
blocked-landing-illegal = Niet toegestaan
blocked-landing-rule-illegal = Je mag niet op een geblokkeerd punt landen.
blocked-landing-self-hit = Kost de schijf
blocked-landing-rule-self-hit = Je hoort niet op een geblokkeerd punt te landen. Doe je het toch, dan wordt je eigen schijf geslagen: hij gaat naar de bar, en het getal is verbruikt.

option-duty = Zetplicht
duty-always = Altijd
duty-rule-always = Je moet zo veel mogelijk getallen spelen.
duty-until-home = Tot alles thuis is
duty-rule-until-home = Je moet zo veel mogelijk getallen spelen, maar zijn al je schijven thuis, dan mag je elk getal overslaan.

option-single-number = Als maar één getal te spelen is
single-number-larger = Het hoogste
single-number-rule-larger = Kun je elk van beide getallen spelen, maar niet allebei, dan moet je het hoogste spelen.
single-number-either = Een van beide
single-number-rule-either = Kun je elk van beide getallen spelen, maar niet allebei, dan kies je zelf.

option-bear-off = Afspelen
bear-off-standard = Een te hoog getal neemt de achterste schijf
bear-off-rule-standard = Met een getal speel je een schijf af van zijn eigen punt. Is dat leeg, dan moet je een schijf van een hoger punt zetten; is er geen, dan speel je af van je hoogste punt.
bear-off-exact = Alleen met het precieze getal
bear-off-rule-exact = Met een getal speel je een schijf af van zijn eigen punt, en van geen ander.
bear-off-nearest-lower = Van het eerstvolgende lagere punt
bear-off-rule-nearest-lower = Met een getal speel je een schijf af van zijn eigen punt. Is dat leeg, dan mag je afspelen van het eerstvolgende lagere punt waar je staat, ook als er hoger nog schijven staan.
bear-off-any-lower = Van elk lager punt
bear-off-rule-any-lower = Met een getal speel je een schijf af van zijn eigen punt of van elk lager punt, net wat je wilt.

option-hit-and-run = Slaan en doorlopen
hit-and-run-allowed = Toegestaan
hit-and-run-rule-allowed = Een schijf die slaat, mag in dezelfde beurt doorlopen.
hit-and-run-not-at-home = Niet in het eigen thuisbord
hit-and-run-rule-not-at-home = Een schijf die in het eigen thuisbord slaat, blijft daar tot het einde van de beurt.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Alleen als de verliezer niets heeft afgespeeld
backgammon-needs-rule-none-off = Het is een backgammon als de verliezer geen schijf heeft afgespeeld en er nog een op de bar of in het thuisbord van de winnaar heeft.
backgammon-needs-no-more = Ook als de verliezer schijven heeft afgespeeld
backgammon-needs-rule-no-more = Het is een backgammon als de verliezer nog een schijf op de bar of in het thuisbord van de winnaar heeft, ook als er al andere zijn afgespeeld.
backgammon-needs-never = Nooit
backgammon-needs-rule-never = Er is geen backgammon: meer dan een gammon kun je niet winnen.

option-cube = Dubbelsteen
cube-rule-on = De dubbelsteen vermenigvuldigt wat het spel waard is.
cube-rule-off = Je speelt zonder dubbelsteen.

option-cube-timing = Wanneer verdubbelen
cube-timing-before-own-roll = Voor je eigen worp
cube-timing-rule-before-own-roll = Je mag een verdubbeling aanbieden in je eigen beurt, voordat je gooit, maar niet voordat de eerste worp van het spel gespeeld is.
cube-timing-any-time = Op elk moment
cube-timing-rule-any-time = Je mag een verdubbeling aanbieden zodra er een worp of zet moet komen, van jou of van je tegenstander, maar niet voordat de eerste worp van het spel gespeeld is.

option-cube-highest = Hoogste dubbelsteen
cube-highest-none = Geen grens
cube-highest-rule-none = Je mag onbeperkt verdubbelen.
cube-highest-at = { $highest }
cube-highest-rule-at = De dubbelsteen gaat niet hoger dan { $highest }.

option-match = Spelvorm
match-none = Losse spellen
match-rule-none = Elk spel staat op zichzelf, en je speelt zolang je wilt.
match-to = { $length ->
    [one] Match om { $length } punt
   *[other] Match om { $length } punten
}
match-rule-to = { $length ->
    [one] Wie als eerste een spel wint, wint de match.
   *[other] De punten worden opgeteld, en wie als eerste { $length } heeft, wint de match.
}

option-match-lengths = Gebruikelijke matchlengtes
match-lengths-none = Geen
match-lengths-rule-none = De handleiding noemt geen matches.
match-lengths-to = Om { $list } punten
match-lengths-rule-to = Matches gaan meestal om { $list } punten.

option-crawford = Crawford-regel
crawford-rule-on = Komt een speler voor het eerst op één punt van de matchwinst, dan mag in het volgende spel niemand verdubbelen; daarna doet de dubbelsteen weer mee.
crawford-rule-off = Je mag in elk spel van een match verdubbelen.

option-jacoby = Jacoby-regel
jacoby-rule-on = In losse spellen tellen gammons en backgammons alleen als de dubbelsteen gedraaid is; anders tellen ze als enkele winst.
jacoby-rule-off = Gammons en backgammons tellen, of de dubbelsteen nu gedraaid is of niet.

# As in English.
option-beavers = Beavers
beavers-off = Uit
beavers-rule-off = Op een verdubbeling kun je alleen aannemen of passen.
# As in English.
beavers-on = Beavers
beavers-rule-on = Neem je in losse spellen een verdubbeling aan, dan mag je meteen opnieuw verdubbelen en de dubbelsteen houden: een beaver.
beavers-raccoons = Beavers en raccoons
beavers-rule-raccoons = Neem je in losse spellen een verdubbeling aan, dan mag je meteen opnieuw verdubbelen en de dubbelsteen houden: een beaver. Wie het eerst verdubbelde, mag dan nog eens verdubbelen: een raccoon.

option-automatic-doubles = Automatische verdubbelingen
automatic-doubles-off = Uit
automatic-doubles-rule-off = Gelijke dobbelstenen bij het begin worden opnieuw gegooid en veranderen niets.
automatic-doubles-up-to = { $count ->
    [one] Hoogstens { $count }
   *[other] Hoogstens { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] In losse spellen verdubbelen gelijke dobbelstenen bij het begin de inzet, maar slechts één keer per spel.
   *[other] In losse spellen verdubbelen gelijke dobbelstenen bij het begin telkens de inzet, tot { $count } keer per spel.
}

option-labels = Puntnummers
labels-rule-none = De punten hebben geen gedrukte nummers. Hier worden ze geteld van 24 tot 1, zoals de speler aan zet ze ziet.
labels-rule-numbers = De punten worden geteld van 24 tot 1, zoals de speler aan zet ze ziet.
labels-rule-halves = De punten heten 1 t/m 12 op de helft van Wit en 1A t/m 12A op die van Zwart.
labels-rule-homes = De punten van beide thuisborden zijn genummerd van 1 t/m 6, van de buitenrand naar binnen. In geschreven zetten tellen alle punten van 24 tot 1.

option-counter-clockwise = Wie tegen de klok in speelt
counter-clockwise-rule = { $counter } speelt tegen de klok in, de andere speler met de klok mee.

option-colors = Namen van de kanten
colors-white-black = Wit en Zwart
colors-rule-white-black = De twee kanten zijn Wit en Zwart.
colors-light-dark = Licht en Donker
colors-rule-light-dark = De twee kanten zijn Licht en Donker.

option-cube-at-rest = Waar de dubbelsteen begint
cube-at-rest-middle = In het midden
cube-at-rest-rule-middle = De dubbelsteen begint in het midden met 64 boven, wat voor 1 staat; zolang hij daar ligt, mogen beide spelers verdubbelen.
cube-at-rest-side = Naast het bord
cube-at-rest-rule-side = De dubbelsteen begint naast het bord met 64 boven, wat voor 1 staat; zolang hij daar ligt, mogen beide spelers verdubbelen.

option-unit = Wat je wint
unit-points = Punten
unit-rule-points = Winst wordt in punten geteld.
unit-stake = De inzet
unit-rule-stake = Je speelt om een inzet, die één, twee of drie keer wordt betaald.
