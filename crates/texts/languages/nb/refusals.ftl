refused-game-over = Partiet er over.
refused-match-over = Matchen er over: { $color } har vunnet den.
refused-game-not-over = Dette partiet er ikke over ennå.
refused-not-your-turn = { $color } må bestemme.
refused-start-not-settled = Først kaster hver spiller én terning for å se hvem som begynner.
refused-start-settled = Det er allerede avgjort hvem som begynner.
refused-already-thrown = Du har allerede kastet terningen din om starten: en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-offer-open = { $color } må først svare på { $offer }.
refused-no-offer = Det er ikke noe tilbud å svare på.
refused-wrong-answer-cube = Du kan bare ta { $offer } eller passe.
refused-wrong-answer = Du kan bare godta { $offer } eller si nei.
refused-roll-first = Kast terningene først.
refused-already-rolled = Du har allerede kastet: { $roll }.
refused-cube-not-in-use = Dette partiet spilles uten kube.
refused-crawford = Dette er Crawford-partiet: Ingen får doble.
refused-first-roll-not-played = Ingen får doble før partiets første kast er spilt.
refused-cube-not-yours = { $color } eier kuben, og bare eieren kan doble.
refused-cube-at-limit = Etter disse reglene går kuben ikke høyere enn { $highest }.
refused-double-after-roll = Du kan bare doble før du kaster, og { $roll } er allerede kastet.
refused-no-beavers = Dere har ikke avtalt beaver.
refused-no-raccoons = Dere har ikke avtalt raccoon.
refused-settlement-in-match = Du kan ikke inngå forlik i en match.
refused-settlement-for-nothing = Et forlik må gjelde minst ett poeng.
refused-no-backgammon = Etter disse reglene finnes det ingen backgammon.
refused-die-not-rolled = Du kastet { $roll }: Der er det ingen { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-die-used = Du har allerede spilt { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
}.
refused-no-checker-on-bar = Du har ingen brikker på baren.
refused-no-checker = Du har ingen brikker på { $point }-punktet.
refused-bar-first = { $checkers ->
    [one] Brikken din på baren må inn først.
   *[other] De { $checkers } brikkene dine på baren må inn først.
}
refused-blocked = { $point }-punktet er blokkert av { $checkers } av motstanderens brikker.
refused-not-all-home = Du kan ikke ta ut før alle brikkene dine er hjemme, og en står fortsatt på { $point }-punktet.
refused-higher-checker = Du må spille dette tallet fra { $higher }-punktet.
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
refused-hit-and-run = Brikken din på { $point }-punktet har slått ut i ditt hjemland, så den blir stående der denne turen.
refused-both-numbers = Du kan spille begge tallene i { $roll }, så det må du.
refused-larger-number = Du kan bare spille ett av tallene dine, så det må være det høyeste: { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
}.
refused-as-many-as-possible = { $moves ->
    [one] Du kan fortsatt flytte, så det må du.
   *[other] Du kan flytte { $moves } ganger med dette kastet, så det må du.
}
refused-turn-not-over = Turen din er ikke over: Du kan fortsatt flytte, så da må du.
refused-nothing-to-undo = Det er ingenting å angre.
refused-no-penalty-landing = Du kan ikke lande på et blokkert punkt.
refused-not-blocked = Det punktet er ikke blokkert, så det er ingen straff.

offer-double = doblingen
offer-beaver = beaveren
offer-raccoon = raccoonen
offer-resignation = { $win ->
    [single] tilbudet om å gi opp et enkelt parti
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
instead-no-moves = Det finnes ikke noe lovlig trekk.
instead-actions = Du kan: { $actions }.
instead-nothing = Det er ingenting for deg å gjøre nå.

roll-pair = { $larger }-{ $smaller }
