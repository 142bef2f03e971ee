happened-threw = { $player } kastet en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
happened-tie = Begge kastet en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast på nytt.
happened-starts = { $player } begynner.
happened-got-white = { $player } kastet høyest, får Hvit og begynner.
happened-side = { $color }: { $name }.
happened-rolled = { $player } kastet { $larger }-{ $smaller }.
happened-rolled-double = { $player } kastet to { $die ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}.
happened-moved = { $player } flyttet fra { $from }-punktet til { $to }-punktet.
happened-hit = { $player } flyttet fra { $from }-punktet til { $to }-punktet og slo ut.
happened-entered = { $player } kom inn på { $to }-punktet.
happened-entered-hitting = { $player } kom inn på { $to }-punktet og slo ut.
happened-bore-off = { $player } tok ut fra { $from }-punktet.
happened-played = { $player } spilte { $play }.
happened-landed-on-block = { $player } landet på en blokkering: Brikken legges på baren.
happened-cannot-move = { $player } kan ikke flytte.
happened-ended-turn = { $player } avsluttet turen.
happened-undone = Trekket er angret.
happened-doubled = { $player } doblet til { $value }.
happened-took = { $player } tok doblingen. Kuben står på { $value }.
happened-passed = { $player } passet.
happened-beavered = { $player } svarte med beaver: { $value }.
happened-raccooned = { $player } svarte med raccoon: { $value }.
happened-resigned = { $player } tilbyr å gi opp.
happened-claimed = { $player } krever seieren.
happened-settled = { $player } foreslår forlik.
happened-accepted = { $player } godtok.
happened-declined = { $player } sa nei. Partiet går videre.
happened-won = { $player } vant partiet.
happened-won-match = { $player } vant matchen.
