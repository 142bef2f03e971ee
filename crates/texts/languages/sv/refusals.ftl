refused-game-over = Partiet är slut.
refused-match-over = Matchen är slut: { $color } har vunnit den.
refused-game-not-over = Det här partiet är inte slut än.
refused-not-your-turn = { $color } måste bestämma.
refused-start-not-settled = Först kastar spelarna var sin tärning för att se vem som börjar.
refused-start-settled = Det är redan avgjort vem som börjar.
refused-already-thrown = Du har redan kastat din tärning om starten: en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-offer-open = { $color } måste först svara på { $offer }.
refused-no-offer = Det finns inget erbjudande att svara på.
refused-wrong-answer-cube = Du kan bara ta { $offer } eller passa.
refused-wrong-answer = Du kan bara acceptera { $offer } eller säga nej.
refused-roll-first = Kasta tärningarna först.
refused-already-rolled = Du har redan kastat: { $roll }.
refused-cube-not-in-use = Det här partiet spelas utan kub.
refused-crawford = Det här är Crawfordpartiet: ingen får dubbla.
refused-first-roll-not-played = Ingen får dubbla innan partiets första kast har spelats.
refused-cube-not-yours = { $color } äger kuben, och bara ägaren får dubbla.
refused-cube-at-limit = Enligt de här reglerna går kuben inte högre än { $highest }.
refused-double-after-roll = Du får dubbla bara innan du kastar, och { $roll } är redan kastat.
refused-no-beavers = Ni har inte kommit överens om beaver.
refused-no-raccoons = Ni har inte kommit överens om raccoon.
refused-settlement-in-match = Du kan inte göra upp ett parti i en match.
refused-settlement-for-nothing = En uppgörelse måste gälla minst en poäng.
refused-no-backgammon = Enligt de här reglerna finns det ingen backgammon.
refused-die-not-rolled = Du slog { $roll }: där finns ingen { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-die-used = Du har redan spelat { $die ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}.
refused-no-checker-on-bar = Du har inga brickor på baren.
refused-no-checker = Du har inga brickor på { $point }-punkten.
refused-bar-first = { $checkers ->
    [one] Din bricka på baren måste in först.
   *[other] Dina { $checkers } brickor på baren måste in först.
}
refused-blocked = { $point }-punkten är spärrad av { $checkers } av motståndarens brickor.
refused-not-all-home = Du kan inte flytta ut förrän alla dina brickor är hemma, och en står kvar på { $point }-punkten.
refused-higher-checker = Du måste spela det här talet från { $higher }-punkten.
refused-exact-number = Enligt de här reglerna krävs en { $needed ->
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
refused-both-numbers = Du kan spela båda talen i { $roll }, så det måste du.
refused-larger-number = Du kan bara spela ett av dina tal, så det måste vara det högre: { $die ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}.
refused-as-many-as-possible = { $moves ->
    [one] Du kan fortfarande flytta, så det måste du.
   *[other] Du kan flytta { $moves } gånger med det här kastet, så det måste du.
}
refused-turn-not-over = Din tur är inte slut: du kan fortfarande flytta, och då måste du.
refused-nothing-to-undo = Det finns inget att ångra.
refused-no-penalty-landing = Du får inte landa på en spärrad punkt.
refused-not-blocked = Den punkten är inte spärrad, så det finns inget straff.

offer-double = dubblingen
offer-beaver = beavern
offer-raccoon = raccoonen
offer-resignation = { $win ->
    [single] erbjudandet att ge upp ett enkelt parti
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
instead-no-moves = Det finns inget tillåtet drag.
instead-actions = Du kan: { $actions }.
instead-nothing = Det finns inget för dig att göra just nu.

roll-pair = { $larger }-{ $smaller }
