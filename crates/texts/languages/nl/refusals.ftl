refused-game-over = Het spel is afgelopen.
refused-match-over = De match is afgelopen: { $color } heeft gewonnen.
refused-game-not-over = Dit spel is nog niet afgelopen.
refused-not-your-turn = { $color } moet beslissen.
refused-start-not-settled = Eerst gooit elke speler één dobbelsteen om te zien wie begint.
refused-start-settled = Het staat al vast wie begint.
refused-already-thrown = Je hebt je dobbelsteen voor het begin al gegooid: een { $die }.
refused-offer-open = { $color } moet eerst antwoorden op { $offer }.
refused-no-offer = Er is geen aanbod om op te antwoorden.
refused-wrong-answer-cube = Bij { $offer } kun je alleen aannemen of passen.
refused-wrong-answer = Bij { $offer } kun je alleen akkoord gaan of weigeren.
refused-roll-first = Gooi eerst de dobbelstenen.
refused-already-rolled = Je hebt al gegooid: { $roll }.
refused-cube-not-in-use = Dit spel wordt zonder dubbelsteen gespeeld.
refused-crawford = Dit is het Crawford-spel: niemand mag verdubbelen.
refused-first-roll-not-played = Niemand mag verdubbelen voordat de eerste worp van het spel gespeeld is.
refused-cube-not-yours = { $color } bezit de dubbelsteen, en alleen de bezitter mag verdubbelen.
refused-cube-at-limit = Volgens deze regels gaat de dubbelsteen niet hoger dan { $highest }.
refused-double-after-roll = Je mag alleen verdubbelen vóór je worp, en { $roll } is al gegooid.
refused-no-beavers = Jullie hebben geen beavers afgesproken.
refused-no-raccoons = Jullie hebben geen raccoons afgesproken.
refused-settlement-in-match = Een spel van een match kun je niet schikken.
refused-settlement-for-nothing = Een schikking moet om minstens één punt gaan.
refused-no-backgammon = Volgens deze regels is er geen backgammon.
refused-die-not-rolled = Je hebt { $roll } gegooid: daar zit geen { $die } bij.
refused-die-used = Je hebt de { $die } al gespeeld.
refused-no-checker-on-bar = Je hebt geen schijven op de bar.
refused-no-checker = Je hebt geen schijven op punt { $point }.
refused-bar-first = { $checkers ->
    [one] Je schijf op de bar moet eerst binnenkomen.
   *[other] Je { $checkers } schijven op de bar moeten eerst binnenkomen.
}
refused-blocked = Punt { $point } wordt geblokkeerd door { $checkers } schijven van je tegenstander.
refused-not-all-home = Je mag pas afspelen als al je schijven thuis zijn, en er staat er nog een op punt { $point }.
refused-higher-checker = Dit getal moet je vanaf punt { $higher } spelen.
refused-exact-number = Volgens deze regels speel je van punt { $point } alleen af met een { $needed }, niet met een { $die }.
refused-hit-and-run = Je schijf op punt { $point } heeft in je thuisbord geslagen en blijft daar deze beurt.
refused-both-numbers = Je kunt beide getallen van { $roll } spelen, dus dat moet.
refused-larger-number = Je kunt maar één van je getallen spelen, en dan moet het het hoogste zijn: de { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Je kunt nog zetten, dus dat moet.
   *[other] Met deze worp kun je { $moves } keer zetten, dus dat moet.
}
refused-turn-not-over = Je beurt is nog niet voorbij: je kunt nog zetten, dus dat moet ook.
refused-nothing-to-undo = Er valt niets ongedaan te maken.
refused-no-penalty-landing = Je mag niet op een geblokkeerd punt landen.
refused-not-blocked = Dat punt is niet geblokkeerd, dus er staat geen straf op.

offer-double = de verdubbeling
offer-beaver = de beaver
offer-raccoon = de raccoon
offer-resignation = { $win ->
    [single] het aanbod om op te geven (enkel spel)
    [gammon] het aanbod om op te geven (gammon)
   *[backgammon] het aanbod om op te geven (backgammon)
}
offer-claim = { $win ->
    [single] de claim op enkele winst
    [gammon] de claim op een gammon
   *[backgammon] de claim op een backgammon
}
offer-settlement = { $points ->
    [one] het voorstel om te schikken voor { $points } punt
   *[other] het voorstel om te schikken voor { $points } punten
}
offer-settlement-stake = de voorgestelde schikking voor { $text }

instead-moves = Mogelijk: { $play }.
instead-no-moves = Er is geen geldige zet.
instead-actions = Je kunt: { $actions }.
instead-nothing = Je kunt nu niets doen.

roll-pair = { $larger }-{ $smaller }
