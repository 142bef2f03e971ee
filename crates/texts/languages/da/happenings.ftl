happened-threw = { $player } kastede en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
happened-tie = Begge kastede en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast igen.
happened-starts = { $player } begynder.
happened-got-white = { $player } kastede højest, får Hvid og begynder.
happened-side = { $color }: { $name }.
happened-rolled = { $player } kaster { $larger }-{ $smaller }.
happened-rolled-double = { $player } kaster to { $die ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}.
happened-moved = { $player } flytter fra { $from }-punktet til { $to }-punktet.
happened-hit = { $player } flytter fra { $from }-punktet til { $to }-punktet og slår en brik.
happened-entered = { $player } kommer ind på { $to }-punktet.
happened-entered-hitting = { $player } kommer ind på { $to }-punktet og slår en brik.
happened-bore-off = { $player } tager en brik ud fra { $from }-punktet.
happened-played = { $player } spiller { $play }.
happened-landed-on-block = { $player } lander på en spærring: Brikken kommer på baren.
happened-cannot-move = { $player } kan ikke flytte.
happened-ended-turn = { $player } slutter turen.
happened-undone = Trækket er fortrudt.
happened-doubled = { $player } dobler til { $value }.
happened-took = { $player } tager. Doblingsterningen står på { $value }.
happened-passed = { $player } passer.
happened-beavered = { $player } svarer med en beaver: { $value }.
happened-raccooned = { $player } svarer med en raccoon: { $value }.
happened-resigned = { $player } tilbyder at give op.
happened-claimed = { $player } kræver sejren.
happened-settled = { $player } foreslår et forlig.
happened-accepted = { $player } accepterer.
happened-declined = { $player } afviser. Spillet går videre.
happened-won = { $player } vinder spillet.
happened-won-match = { $player } vinder matchen.
