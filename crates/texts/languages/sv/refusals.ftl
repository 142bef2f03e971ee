refused-game-over = Partiet är slut.
refused-match-over = Matchen är slut: { $color } har vunnit den.
refused-game-not-over = Det här partiet är inte slut än.
refused-not-your-turn = Nu är det { $color } som bestämmer.
refused-start-not-settled = Först kastar spelarna var sin tärning om vem som börjar.
refused-start-settled = Det är redan avgjort vem som börjar.
refused-already-thrown = Tärningen om starten är redan kastad: en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-offer-open = { $color } måste först svara på { $offer }.
refused-no-offer = Det finns inget erbjudande att svara på.
refused-wrong-answer-cube = Man kan bara ta { $offer } eller passa.
refused-wrong-answer = Man kan bara säga ja eller nej till { $offer }.
refused-roll-first = Kasta tärningarna först.
refused-already-rolled = Tärningarna är redan kastade: { $roll }.
refused-cube-not-in-use = Det här partiet spelas utan kub.
refused-crawford = Det här är Crawfordpartiet, och då får ingen dubbla.
refused-first-roll-not-played = Ingen får dubbla innan partiets första kast har spelats.
refused-cube-not-yours = Kuben ligger hos { $color }: bara ägaren får dubbla.
refused-cube-at-limit = Med de här reglerna går kuben inte högre än { $highest }.
refused-double-after-roll = Man dubblar före kastet, och { $roll } är redan kastat.
refused-no-beavers = Ni har inte kommit överens om beaver.
refused-no-raccoons = Ni har inte kommit överens om raccoon.
refused-settlement-in-match = Ett parti i en match kan inte göras upp.
refused-settlement-for-nothing = En uppgörelse måste gälla poäng.
refused-no-backgammon = Enligt de här reglerna finns det ingen backgammon.
refused-die-not-rolled = Du slog { $roll }: där finns ingen { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-die-used = { $die ->
    [1] Ettan
    [2] Tvåan
    [3] Trean
    [4] Fyran
    [5] Femman
   *[other] Sexan
} är redan spelad.
refused-no-checker-on-bar = Du har ingen bricka på baren.
refused-no-checker = Du har ingen bricka på { $point }-punkten.
refused-bar-first = { $checkers ->
    [one] Din bricka på baren måste in först.
   *[other] Dina { $checkers } brickor på baren måste in först.
}
refused-blocked = { $point }-punkten är spärrad: där står { $checkers } av motståndarens brickor.
refused-not-all-home = Du får flytta ut först när alla dina brickor är hemma, och en står kvar på { $point }-punkten.
refused-higher-checker = Det här talet måste spelas från { $higher }-punkten.
refused-exact-number = Med de här reglerna krävs en { $needed ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
} för att flytta ut från { $point }-punkten, inte en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-hit-and-run = Din bricka på { $point }-punkten har slagit ut i ditt bo och står därför kvar där den här turen.
refused-both-numbers = Du kan spela båda talen i { $roll }, och då måste du.
refused-larger-number = Bara ett av dina tal kan spelas, och då måste det vara det högre: { $die ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}.
refused-as-many-as-possible = { $moves ->
    [one] Du kan fortfarande flytta, och då måste du.
   *[other] Du kan flytta { $moves } gånger med det här kastet, och då måste du.
}
refused-turn-not-over = Din tur är inte slut: du kan fortfarande flytta, och då måste du.
refused-nothing-to-undo = Det finns inget att ångra.
refused-no-penalty-landing = Ingen får landa på en spärrad punkt.
refused-not-blocked = Den punkten är inte spärrad, så det finns inget straff att ta.

offer-double = dubblingen
offer-beaver = beavern
offer-raccoon = raccoonen
offer-resignation = { $win ->
    [single] erbjudandet att ge upp enkelt
    [gammon] erbjudandet att ge upp en gammon
   *[backgammon] erbjudandet att ge upp en backgammon
}
offer-claim = { $win ->
    [single] kravet på enkel vinst
    [gammon] kravet på gammon
   *[backgammon] kravet på backgammon
}
offer-settlement = förslaget att göra upp om { $points } poäng
offer-settlement-stake = förslaget att göra upp om { $text }

instead-moves = Möjligt: { $play }.
instead-no-moves = Ingen bricka kan flyttas.
instead-actions = Du kan välja: { $actions }.
instead-nothing = Det finns inget för dig att göra just nu.

roll-pair = { $larger }-{ $smaller }
