# The leaflet's words, form by form; what needs more is written out below.
~ tapte gammoner = doble tap
~ gammoner = doble seire
~ doblingskuben = doblerterningen
~ doblingskube = doblerterning
~ kuben = doblerterningen
~ kubens = doblerterningens
~ kube = doblerterning
~ dobbelt, en gammon, hvis = dobbelt hvis
~ vinner en gammon = vinner dobbelt
~ vinner gammon = vinner dobbelt
~ taper gammon = taper dobbelt
~ med gammon = dobbelt
~ på gammon = på dobbel seier
~ tapt gammon = dobbelt tap
~ gammon og backgammon = dobbel og tredobbel seier
~ en gammon = en dobbel seier
~ gammon = dobbel seier
~ en backgammon = en tredobbel seier
~ backgammon = tredobbel seier
~ kubeavgjørelsen = doblingsavgjørelsen
~ en tapt gammon = et dobbelt tap
~ gammonens verdi = verdien av en dobbel seier

win-gammon = dobbel seier
win-backgammon = tredobbel seier

cube-centered = Doblerterningen i midten
cube-owned = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} doblerterning, på { $value }
cube-offered = Doblerterningen tilbys { $owner }, på { $value }

offered-take-meaning = Hvis du tar, eier du doblerterningen på { $value }, og bare du kan doble neste gang.
resign-win = { $win ->
    [single] Enkelt parti
    [gammon] Dobbelt parti
   *[backgammon] Tredobbelt parti
}
offered-resignation = { $win ->
    [single] { $player } gir opp et enkelt parti.
    [gammon] { $player } gir opp et dobbelt parti.
   *[backgammon] { $player } gir opp et tredobbelt parti.
}
offered-claim = { $win ->
    [single] { $player } krever enkel seier.
    [gammon] { $player } krever dobbel seier.
   *[backgammon] { $player } krever tredobbel seier.
}

result-gammon = Dobbel seier (2)
result-backgammon = Tredobbel seier (3)
result-jacoby = { $win ->
    [gammon] En dobbel seier, men doblerterningen ble aldri vridd: Etter Jacoby-regelen teller den som en enkel seier (1)
   *[backgammon] En tredobbel seier, men doblerterningen ble aldri vridd: Etter Jacoby-regelen teller den som en enkel seier (1)
}
result-cube = × doblerterningen { $cube }

event-took = { $player ->
    [you] Du tok doblingen. Doblerterningen står på { $value }.
   *[other] { $player } tok doblingen. Doblerterningen står på { $value }.
}

refused-cube-not-in-use = Dette partiet spilles uten doblerterning.
refused-cube-not-yours = { $color } eier doblerterningen, og bare eieren kan doble.
refused-cube-at-limit = Etter disse reglene går doblerterningen ikke høyere enn { $highest }.
offer-resignation = { $win ->
    [single] tilbudet om å gi opp et enkelt parti
    [gammon] tilbudet om å gi opp et dobbelt parti
   *[backgammon] tilbudet om å gi opp et tredobbelt parti
}
offer-claim = { $win ->
    [single] kravet om enkel seier
    [gammon] kravet om dobbel seier
   *[backgammon] kravet om tredobbel seier
}
book-winning-backgammon = En tredobbel seier teller tre ganger.
book-winning-gammon = Du vinner dobbelt hvis motstanderen ikke har tatt ut noen.
advice-save-gammon = Unngå dobbelt tap først.
reason-gammon-value = Verdien av en dobbel seier etter doblingen: { $yours } for deg, { $theirs } for motstanderen; i enkeltpartier ½.
