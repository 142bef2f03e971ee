refused-game-over = Partiet er over.
refused-match-over = Matchen er over: { $color } har vunnet den.
refused-game-not-over = Dette partiet er ikke over ennå.
refused-not-your-turn = Nå er det { $color } som bestemmer.
refused-start-not-settled = Først kaster hver spiller én terning om hvem som begynner.
refused-start-settled = Det er allerede avgjort hvem som begynner.
refused-already-thrown = Terningen om starten er allerede kastet: en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-offer-open = { $color } må først svare på { $offer }.
refused-no-offer = Det er ikke noe tilbud å svare på.
refused-wrong-answer-cube = Man kan bare ta { $offer } eller passe.
refused-wrong-answer = Man kan bare si ja eller nei til { $offer }.
refused-roll-first = Kast terningene først.
refused-already-rolled = Terningene er allerede kastet: { $roll }.
refused-cube-not-in-use = Dette partiet spilles uten kube.
refused-crawford = Dette er Crawford-partiet, og da får ingen doble.
refused-first-roll-not-played = Ingen får doble før partiets første kast er spilt.
refused-cube-not-yours = Kuben ligger hos { $color }: Bare eieren får doble.
refused-cube-at-limit = Etter disse reglene går kuben ikke høyere enn { $highest }.
refused-double-after-roll = Man dobler før kastet, og { $roll } er allerede kastet.
refused-no-beavers = Dere har ikke avtalt beaver.
refused-no-raccoons = Dere har ikke avtalt raccoon.
refused-settlement-in-match = Et parti i en match kan ikke avgjøres ved forlik.
refused-settlement-for-nothing = Et forlik må gjelde poeng.
refused-no-backgammon = Etter disse reglene finnes det ingen backgammon.
refused-die-not-rolled = Du kastet { $roll }: Der er det ingen { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-die-used = { $die ->
    [1] Eneren
    [2] Toeren
    [3] Treeren
    [4] Fireren
    [5] Femmeren
   *[other] Sekseren
} er allerede spilt.
refused-no-checker-on-bar = Du har ingen brikke på baren.
refused-no-checker = Du har ingen brikke på { $point }-punktet.
refused-bar-first = { $checkers ->
    [one] Brikken din på baren må inn først.
   *[other] De { $checkers } brikkene dine på baren må inn først.
}
refused-blocked = { $point }-punktet er blokkert: Der står { $checkers } av motstanderens brikker.
refused-not-all-home = Du får ta ut først når alle brikkene dine er hjemme, og en står fortsatt på { $point }-punktet.
refused-higher-checker = Dette tallet må spilles fra { $higher }-punktet.
refused-exact-number = Etter disse reglene må du ha en { $needed ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} for å ta ut fra { $point }-punktet, ikke en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-hit-and-run = Brikken din på { $point }-punktet har slått ut i ditt indre hjemland, så den blir stående der denne turen.
refused-both-numbers = Du kan spille begge tallene i { $roll }, så da må du.
refused-larger-number = Bare ett av tallene dine kan spilles, og da må det være det høyeste: { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
}.
refused-as-many-as-possible = { $moves ->
    [one] Du kan fortsatt flytte, så da må du.
   *[other] Du kan flytte { $moves } ganger med dette kastet, så da må du.
}
refused-turn-not-over = Turen din er ikke over: Du kan fortsatt flytte, så da må du.
refused-nothing-to-undo = Det er ingenting å angre.
refused-no-penalty-landing = Ingen får lande på et blokkert punkt.
refused-not-blocked = Det punktet er ikke blokkert, så det er ingen straff å ta.

offer-double = doblingen
offer-beaver = beaveren
offer-raccoon = raccoonen
offer-resignation = { $win ->
    [single] tilbudet om å gi opp enkelt
    [gammon] tilbudet om å gi opp en gammon
   *[backgammon] tilbudet om å gi opp en backgammon
}
offer-claim = { $win ->
    [single] kravet om enkel seier
    [gammon] kravet om gammon
   *[backgammon] kravet om backgammon
}
offer-settlement = forslaget om forlik på { $points } poeng
offer-settlement-stake = forslaget om forlik på { $text }

instead-moves = Mulig: { $play }.
instead-no-moves = Ingen brikke kan flyttes.
instead-actions = Mulige valg: { $actions }.
instead-nothing = Det er ingenting for deg å gjøre nå.

roll-pair = { $larger }-{ $smaller }
