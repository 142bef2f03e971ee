option-variant = Beginstelling
variant-rule-backgammon = Het spel begint vanuit de gewone beginstelling.
variant-rule-nackgammon = Het spel begint vanuit de nackgammonstelling, met vier schijven achteraan.
variant-rule-hypergammon = Elke speler heeft maar drie schijven, allemaal achteraan.
variant-rule-free = Het spel begint vanuit een stelling die met de hand is opgezet.

option-opening = Het begin
opening-high-die-plays-pair = Hoogste begint met beide getallen
opening-rule-high-die-plays-pair = Elke speler gooit één dobbelsteen; wie hoger gooit, begint en speelt de twee zojuist gegooide getallen.
opening-high-die-rolls-again = Hoogste begint met een nieuwe worp
opening-rule-high-die-rolls-again = Elke speler gooit één dobbelsteen; wie hoger gooit, begint en gooit beide dobbelstenen opnieuw.
opening-die-for-color = Hoogste krijgt Wit en begint
opening-rule-die-for-color = Elke speler gooit één dobbelsteen; wie hoger gooit, krijgt de witte schijven. Wit begint en gooit beide dobbelstenen opnieuw.

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
blocked-landing-rule-illegal = Niemand mag op een geblokkeerd punt landen.
blocked-landing-self-hit = Kost de schijf
blocked-landing-rule-self-hit = Niemand hoort op een geblokkeerd punt te landen. Een schijf die er toch wordt neergezet, is zelf geslagen: hij gaat naar de bar, en het getal is verbruikt.

option-duty = Zetplicht
duty-always = Altijd
duty-rule-always = Er moeten zo veel mogelijk getallen worden gespeeld.
duty-until-home = Tot alles thuis is
duty-rule-until-home = Er moeten zo veel mogelijk getallen worden gespeeld, maar zijn al je schijven thuis, dan mag je elk getal laten vervallen.

option-single-number = Als maar één getal te spelen is
single-number-larger = Het hoogste
single-number-rule-larger = Kun je elk van beide getallen spelen, maar niet allebei, dan moet het het hoogste zijn.
single-number-either = Vrije keuze
single-number-rule-either = Kun je elk van beide getallen spelen, maar niet allebei, dan kies je zelf.

option-bear-off = Afspelen
bear-off-standard = Een te hoog getal neemt de achterste
bear-off-rule-standard = Met een getal speel je een schijf af van het punt met dat nummer. Is dat leeg, dan moet je het getal vanaf een hoger punt zetten; staat er geen schijf hoger, dan speel je af van het hoogste punt waar je nog staat.
bear-off-exact = Alleen met het precieze getal
bear-off-rule-exact = Met een getal speel je een schijf af van het punt met dat nummer, en van geen ander.
bear-off-nearest-lower = Van het eerstvolgende lagere punt
bear-off-rule-nearest-lower = Met een getal speel je een schijf af van het punt met dat nummer. Is dat leeg, dan mag je afspelen van het eerstvolgende lagere punt waar je staat, ook als er hoger nog schijven staan.
bear-off-any-lower = Van elk lager punt
bear-off-rule-any-lower = Met een getal speel je een schijf af van het punt met dat nummer of van een lager punt, net wat je wilt.

option-hit-and-run = Slaan en doorlopen
hit-and-run-allowed = Toegestaan
hit-and-run-rule-allowed = Een schijf die slaat, mag in dezelfde beurt doorlopen.
hit-and-run-not-at-home = Niet in het eigen thuisbord
hit-and-run-rule-not-at-home = Een schijf die in het eigen thuisbord slaat, blijft daar tot het einde van de beurt.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Alleen als de verliezer niets heeft afgespeeld
backgammon-needs-rule-none-off = Het is een backgammon als de verliezer geen schijf heeft afgespeeld en er nog een op de bar of in het thuisbord van de winnaar heeft.
backgammon-needs-no-more = Wat de verliezer ook heeft afgespeeld
backgammon-needs-rule-no-more = Het is een backgammon als de verliezer nog een schijf op de bar of in het thuisbord van de winnaar heeft, ook als er al andere zijn afgespeeld.
backgammon-needs-never = Nooit
backgammon-needs-rule-never = Er is geen backgammon: meer dan een gammon kun je niet winnen.

option-cube = Dubbelsteen
cube-rule-on = De dubbelsteen geeft aan hoeveel keer het spel telt.
cube-rule-off = Er wordt zonder dubbelsteen gespeeld.

option-cube-timing = Wanneer verdubbelen
cube-timing-before-own-roll = Voor de eigen worp
cube-timing-rule-before-own-roll = Je mag een verdubbeling aanbieden in je eigen beurt, voordat je gooit, maar niet voordat de eerste worp van het spel gespeeld is.
cube-timing-any-time = Op elk moment
cube-timing-rule-any-time = Je mag een verdubbeling aanbieden zodra het spel op een worp of zet wacht, van jou of van je tegenstander, maar niet voordat de eerste worp van het spel gespeeld is.

option-cube-highest = Hoogste stand
cube-highest-none = Geen grens
cube-highest-rule-none = Aan het verdubbelen is geen grens.
cube-highest-at = { $highest }
cube-highest-rule-at = De dubbelsteen gaat niet hoger dan { $highest }.

option-match = Gespeeld wordt
match-none = Losse spellen
match-rule-none = Elk spel telt op zichzelf, en je speelt zolang je wilt.
match-to = { $length ->
    [one] Match om { $length } punt
   *[other] Match om { $length } punten
}
match-rule-to = { $length ->
    [one] Wie als eerste een spel wint, wint de match.
   *[other] De spellen worden opgeteld, en wie als eerste { $length } punten heeft, wint de match.
}

option-match-lengths = Gebruikelijke matches
match-lengths-none = Geen
match-lengths-rule-none = De handleiding kent geen matches.
match-lengths-to = Om { $list } punten
match-lengths-rule-to = Gebruikelijk zijn matches om { $list } punten.

option-crawford = Crawford-regel
crawford-rule-on = Komt een speler op één punt van de matchwinst, dan mag in het volgende spel niemand verdubbelen; daarna doet de dubbelsteen weer mee.
crawford-rule-off = In elk spel van een match mag worden verdubbeld.

option-jacoby = Jacoby-regel
jacoby-rule-on = In losse spellen tellen gammons en backgammons alleen als er verdubbeld is; anders zijn ze enkele winst.
jacoby-rule-off = Gammons en backgammons tellen, of er nu verdubbeld is of niet.

# As in English.
option-beavers = Beavers
beavers-off = Uit
beavers-rule-off = Een verdubbeling neem je aan of je past, en meer niet.
# As in English.
beavers-on = Beavers
beavers-rule-on = In losse spellen mag wie een verdubbeling aanneemt, meteen opnieuw verdubbelen en de dubbelsteen houden: een beaver.
beavers-raccoons = Beavers en raccoons
beavers-rule-raccoons = In losse spellen mag wie een verdubbeling aanneemt, meteen opnieuw verdubbelen en de dubbelsteen houden, een beaver; en wie het eerst verdubbelde, mag dat nog eens verdubbelen, een raccoon.

option-automatic-doubles = Automatisch verdubbelen
automatic-doubles-off = Uit
automatic-doubles-rule-off = Gelijke dobbelstenen bij het begin worden opnieuw gegooid en veranderen niets.
automatic-doubles-up-to = { $count ->
    [one] Hoogstens { $count } keer
   *[other] Hoogstens { $count } keer
}
automatic-doubles-rule-up-to = { $count ->
    [one] In losse spellen verdubbelen gelijke dobbelstenen bij het begin de inzet, maar slechts één keer per spel.
   *[other] In losse spellen verdubbelen gelijke dobbelstenen bij het begin telkens de inzet, tot { $count } keer per spel.
}

option-labels = Nummers van de punten
labels-rule-none = Op het bord staan geen nummers. Hier tellen de punten van 24 af naar 1, zoals de speler aan zet ze ziet.
labels-rule-numbers = De punten tellen van 24 af naar 1, zoals de speler aan zet ze ziet.
labels-rule-halves = De punten heten 1 t/m 12 op de helft van Wit en 1A t/m 12A op die van Zwart.
labels-rule-homes = De punten van beide thuisborden zijn genummerd van 1 t/m 6, van de buitenrand naar binnen. In geschreven zetten tellen alle punten van 24 tot 1.

option-counter-clockwise = Wie tegen de klok in speelt
counter-clockwise-rule = { $counter } speelt tegen de klok in, de andere speler met de klok mee.

option-colors = Namen van de kleuren
colors-white-black = Wit en Zwart
colors-rule-white-black = De twee kleuren zijn Wit en Zwart.
colors-light-dark = Licht en Donker
colors-rule-light-dark = De twee kleuren zijn Licht en Donker.

option-cube-at-rest = Dubbelsteen in rust
cube-at-rest-middle = In het midden
cube-at-rest-rule-middle = In het begin ligt de dubbelsteen in het midden met 64 boven, wat voor 1 staat; zolang hij daar ligt, mag elke speler verdubbelen.
cube-at-rest-side = Naast het bord
cube-at-rest-rule-side = In het begin ligt de dubbelsteen naast het bord met 64 boven, wat voor 1 staat; zolang hij daar ligt, mag elke speler verdubbelen.

option-unit = Wat je wint
unit-points = Punten
unit-rule-points = Winst wordt in punten geteld.
unit-stake = De inzet
unit-rule-stake = Je speelt om een inzet, die één, twee of drie keer wordt betaald.
