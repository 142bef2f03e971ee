refused-game-over = Het spel is afgelopen.
refused-match-over = De match is afgelopen: { $color } heeft gewonnen.
refused-game-not-over = Dit spel is nog niet afgelopen.
refused-not-your-turn = Nu beslist { $color }.
refused-start-not-settled = Eerst gooit elke speler één dobbelsteen om te zien wie begint.
refused-start-settled = Wie begint, staat al vast.
refused-already-thrown = De dobbelsteen voor het begin is al gegooid: een { $die }.
refused-offer-open = { $color } moet eerst antwoorden op { $offer }.
refused-no-offer = Er is geen aanbod om op te antwoorden.
refused-wrong-answer-cube = Bij { $offer } kun je alleen aannemen of passen.
refused-wrong-answer = Bij { $offer } kun je alleen akkoord gaan of weigeren.
refused-roll-first = Gooi eerst de dobbelstenen.
refused-already-rolled = Er is al gegooid: { $roll }.
refused-cube-not-in-use = Dit spel gaat zonder dubbelsteen.
refused-crawford = Dit is het Crawford-spel, waarin niemand mag verdubbelen.
refused-first-roll-not-played = Niemand mag verdubbelen voordat de eerste worp van het spel gespeeld is.
refused-cube-not-yours = De dubbelsteen is van { $color }: alleen wie hem heeft, mag verdubbelen.
refused-cube-at-limit = Volgens deze regels gaat de dubbelsteen niet hoger dan { $highest }.
refused-double-after-roll = Verdubbelen doe je vóór de worp, en { $roll } is al gegooid.
refused-no-beavers = Beavers zijn niet afgesproken.
refused-no-raccoons = Raccoons zijn niet afgesproken.
refused-settlement-in-match = Een spel van een match kun je niet schikken.
refused-settlement-for-nothing = Bij een schikking horen punten.
refused-no-backgammon = Volgens deze regels is er geen backgammon.
refused-die-not-rolled = Je hebt { $roll } gegooid: daar zit geen { $die } bij.
refused-die-used = De { $die } is al gespeeld.
refused-no-checker-on-bar = Je hebt geen schijf op de bar.
refused-no-checker = Je hebt geen schijf op punt { $point }.
refused-bar-first = { $checkers ->
    [one] Eerst moet je schijf van de bar binnenkomen.
   *[other] Eerst moeten je { $checkers } schijven van de bar binnenkomen.
}
refused-blocked = Punt { $point } is geblokkeerd: daar staan { $checkers } schijven van de tegenstander.
refused-not-all-home = Afspelen mag pas als al je schijven thuis zijn, en er staat er nog een op punt { $point }.
refused-higher-checker = Dit getal moet vanaf punt { $higher } worden gespeeld.
refused-exact-number = Volgens deze regels speel je van punt { $point } alleen af met een { $needed }, niet met een { $die }.
refused-hit-and-run = Je schijf op punt { $point } heeft in je thuisbord geslagen en blijft daar deze beurt.
refused-both-numbers = Je kunt beide getallen van { $roll } spelen, dus dat moet ook.
refused-larger-number = Je kunt maar één van je getallen spelen, en dan moet het het hoogste zijn: de { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Je kunt nog zetten, dus dat moet ook.
   *[other] Met deze worp kun je { $moves } keer zetten, dus dat moet ook.
}
refused-turn-not-over = Je beurt is nog niet voorbij: je kunt nog zetten, dus dat moet ook.
refused-nothing-to-undo = Er valt niets ongedaan te maken.
refused-no-penalty-landing = Niemand mag op een geblokkeerd punt landen.
refused-not-blocked = Dat punt is niet geblokkeerd, dus er staat geen straf op.

offer-double = de verdubbeling
offer-beaver = de beaver
offer-raccoon = de raccoon
offer-resignation = { $win ->
    [single] het aanbod om een enkel spel op te geven
    [gammon] het aanbod om een gammon op te geven
   *[backgammon] het aanbod om een backgammon op te geven
}
offer-claim = { $win ->
    [single] de claim van enkele winst
    [gammon] de claim van een gammon
   *[backgammon] de claim van een backgammon
}
offer-settlement = { $points ->
    [one] de voorgestelde schikking voor { $points } punt
   *[other] de voorgestelde schikking voor { $points } punten
}
offer-settlement-stake = de voorgestelde schikking voor { $text }

instead-moves = Je kunt spelen: { $play }.
instead-no-moves = Er is geen zet mogelijk.
instead-actions = Je kunt: { $actions }.
instead-nothing = Je kunt nu niets doen.

roll-pair = { $larger }-{ $smaller }
