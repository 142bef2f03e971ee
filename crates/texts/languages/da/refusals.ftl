refused-game-over = Spillet er slut.
refused-match-over = Matchen er slut: { $color } har vundet.
refused-game-not-over = Dette spil er ikke slut endnu.
refused-not-your-turn = Det er { $color }, der bestemmer nu.
refused-start-not-settled = Først kaster hver spiller én terning for at se, hvem der begynder.
refused-start-settled = Det er allerede afgjort, hvem der begynder.
refused-already-thrown = Terningen om starten er allerede kastet: en { $die ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-offer-open = { $color } skal først svare på { $offer }.
refused-no-offer = Der er ikke noget tilbud at svare på.
refused-wrong-answer-cube = På { $offer } kan man kun svare med at tage eller passe.
refused-wrong-answer = På { $offer } kan man kun svare med at acceptere eller afvise.
refused-roll-first = Kast terningerne først.
refused-already-rolled = Terningerne er kastet: { $roll }.
refused-cube-not-in-use = Dette spil spilles uden doblingsterning.
refused-crawford = Det her er Crawford-spillet, hvor ingen må doble.
refused-first-roll-not-played = Ingen må doble, før spillets første kast er spillet.
refused-cube-not-yours = Doblingsterningen er hos { $color }: Kun den, der har den, må doble.
refused-cube-at-limit = Efter disse regler går doblingsterningen ikke højere end { $highest }.
refused-double-after-roll = Man dobler før kastet, og { $roll } er allerede kastet.
refused-no-beavers = I har ikke aftalt beavers.
refused-no-raccoons = I har ikke aftalt raccoons.
refused-settlement-in-match = Et spil i en match kan ikke afgøres ved forlig.
refused-settlement-for-nothing = Der skal point til et forlig.
refused-no-backgammon = Efter disse regler er der ingen backgammon.
refused-die-not-rolled = Du kastede { $roll }: Der er ingen { $die ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-die-used = { $die ->
    [1] Etteren
    [2] Toeren
    [3] Treeren
    [4] Fireren
    [5] Femmeren
   *[other] Sekseren
} er allerede spillet.
refused-no-checker-on-bar = Du har ingen brik på baren.
refused-no-checker = Du har ingen brik på { $point }-punktet.
refused-bar-first = { $checkers ->
    [one] Din brik på baren skal ind først.
   *[other] Dine { $checkers } brikker på baren skal ind først.
}
refused-blocked = { $point }-punktet er spærret: Modstanderen har { $checkers } brikker der.
refused-not-all-home = Du må først tage brikker ud, når de alle er hjemme, og en står stadig på { $point }-punktet.
refused-higher-checker = Dette tal skal spilles fra { $higher }-punktet.
refused-exact-number = Efter disse regler skal der en { $needed ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} til at tage ud fra { $point }-punktet, ikke en { $die ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-hit-and-run = Din brik på { $point }-punktet har slået i dit indre hjemland, så den bliver der i denne tur.
refused-both-numbers = Du kan spille begge tal i { $roll }, så det skal du.
refused-larger-number = Kun ét af dine tal kan spilles, og så skal det være det højeste: { $die ->
    [1] etteren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
}.
refused-as-many-as-possible = { $moves ->
    [one] Du kan stadig flytte, så det skal du.
   *[other] Du kan flytte { $moves } gange med dette kast, så det skal du.
}
refused-turn-not-over = Din tur er ikke slut: Du kan stadig flytte, så det skal du.
refused-nothing-to-undo = Der er ikke noget at fortryde.
refused-no-penalty-landing = Ingen må lande på et spærret punkt.
refused-not-blocked = Det punkt er ikke spærret, så der er ingen straf.

offer-double = doblingen
offer-beaver = beaveren
offer-raccoon = raccoonen
offer-resignation = { $win ->
    [single] tilbuddet om at tabe enkelt
    [gammon] tilbuddet om at tabe en gammon
   *[backgammon] tilbuddet om at tabe en backgammon
}
offer-claim = { $win ->
    [single] kravet om en enkeltsejr
    [gammon] kravet om en gammon
   *[backgammon] kravet om en backgammon
}
offer-settlement = forslaget om et forlig på { $points } point
offer-settlement-stake = forslaget om et forlig på { $text }

instead-moves = Muligt: { $play }.
instead-no-moves = Der kan ikke flyttes.
instead-actions = Du kan: { $actions }.
instead-nothing = Der er ikke noget, du kan gøre lige nu.

roll-pair = { $larger }-{ $smaller }
