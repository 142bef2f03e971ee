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

win-gammon = dobbel seier
win-backgammon = tredobbel seier

cube-centered = Doblerterningen i midten, i hvile
cube-owned = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} doblerterning, på { $value }
cube-offered = Doblerterningen tilbys { $owner }, på { $value }

offered-take-meaning = Hvis du tar, er doblerterningen din på { $value }, og bare du får doble neste gang.
resign-win = { $win ->
    [single] Enkelt
    [gammon] Dobbelt
   *[backgammon] Tredobbelt
}
offered-resignation = { $win ->
    [single] { $player } gir opp enkelt.
    [gammon] { $player } gir opp dobbelt.
   *[backgammon] { $player } gir opp tredobbelt.
}
offered-claim = { $win ->
    [single] { $player } krever enkel seier.
    [gammon] { $player } krever dobbel seier.
   *[backgammon] { $player } krever tredobbel seier.
}
hint-gammons = dobbelt

result-gammon = Dobbel seier (2)
result-backgammon = Tredobbel seier (3)
result-jacoby = { $win ->
    [gammon] En dobbel seier, men ingen doblet: Etter Jacoby-regelen teller det som en enkel seier (1)
   *[backgammon] En tredobbel seier, men ingen doblet: Etter Jacoby-regelen teller det som en enkel seier (1)
}
result-cube = × doblerterningen { $cube }

happened-took = { $player } tok doblingen. Doblerterningen står på { $value }.

refused-cube-not-in-use = Dette partiet spilles uten doblerterning.
refused-cube-not-yours = Doblerterningen ligger hos { $color }: Bare eieren får doble.
refused-cube-at-limit = Etter disse reglene går doblerterningen ikke høyere enn { $highest }.
offer-resignation = { $win ->
    [single] tilbudet om å gi opp enkelt
    [gammon] tilbudet om å gi opp dobbelt
   *[backgammon] tilbudet om å gi opp tredobbelt
}
offer-claim = { $win ->
    [single] kravet om enkel seier
    [gammon] kravet om dobbel seier
   *[backgammon] kravet om tredobbel seier
}
book-winning-backgammon = En tredobbel seier teller tre ganger.
