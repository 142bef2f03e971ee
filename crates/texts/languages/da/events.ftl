event-threw = { $player } kastede en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
event-tie = Begge kastede en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast igen.
event-starts = { $player } begynder.
event-got-white = { $player } kastede højest, får Hvid og begynder.
event-side = { $color }: { $name }.
event-rolled = { $player } kaster { $larger }-{ $smaller }.
event-rolled-double = { $player } kaster to { $die ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}.
event-moved = { $player } flytter fra { $from }-punktet til { $to }-punktet.
event-hit = { $player } flytter fra { $from }-punktet til { $to }-punktet og slår en brik.
event-entered = { $player } kommer ind på { $to }-punktet.
event-entered-hitting = { $player } kommer ind på { $to }-punktet og slår en brik.
event-bore-off = { $player } tager en brik ud fra { $from }-punktet.
event-played = { $player } spiller { $play }.
event-landed-on-block = { $player } lander på en spærring: Brikken kommer på baren.
event-cannot-move = { $player } kan ikke flytte.
event-ended-turn = { $player } slutter turen.
event-undone = Trækket er fortrudt.
event-doubled = { $player } dobler til { $value }.
event-took = { $player } tager. Doblingsterningen står på { $value }.
event-passed = { $player } passer.
event-beavered = { $player } svarer med en beaver: { $value }.
event-raccooned = { $player } svarer med en raccoon: { $value }.
event-resigned = { $player } tilbyder at give op.
event-claimed = { $player } kræver sejren.
event-settled = { $player } foreslår et forlig.
event-accepted = { $player } accepterer.
event-declined = { $player } afviser. Spillet går videre.
event-won = { $player } vinder spillet.
event-won-match = { $player } vinder matchen.
