event-threw = { $player } kastet en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
event-tie = Begge kastet en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast på nytt.
event-starts = { $player } begynner.
event-got-white = { $player } kastet høyest, får Hvit og begynner.
event-side = { $color }: { $name }.
event-rolled = { $player } kastet { $larger }-{ $smaller }.
event-rolled-double = { $player } kastet to { $die ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}.
event-moved = { $player } flyttet fra { $from }-punktet til { $to }-punktet.
event-hit = { $player } flyttet fra { $from }-punktet til { $to }-punktet og slo ut.
event-entered = { $player } kom inn på { $to }-punktet.
event-entered-hitting = { $player } kom inn på { $to }-punktet og slo ut.
event-bore-off = { $player } tok ut fra { $from }-punktet.
event-played = { $player } spilte { $play }.
event-landed-on-block = { $player } landet på en blokkering: Brikken legges på baren.
event-cannot-move = { $player } kan ikke flytte.
event-ended-turn = { $player } avsluttet turen.
event-undone = Trekket er angret.
event-doubled = { $player } doblet til { $value }.
event-took = { $player } tok doblingen. Kuben står på { $value }.
event-passed = { $player } passet.
event-beavered = { $player } svarte med beaver: { $value }.
event-raccooned = { $player } svarte med raccoon: { $value }.
event-resigned = { $player } tilbyr å gi opp.
event-claimed = { $player } krever seieren.
event-settled = { $player } foreslår forlik.
event-accepted = { $player } godtok.
event-declined = { $player } sa nei. Partiet går videre.
event-won = { $player } vant partiet.
event-won-match = { $player } vant matchen.
