event-threw = { $player ->
    [you] Du kastet en { $die ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
       *[other] sekser
    }.
   *[other] { $player } kastet en { $die ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
       *[other] sekser
    }.
}
event-tie = Begge kastet en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast på nytt.
event-starts = { $player ->
    [you] Du begynner.
   *[other] { $player } begynner.
}
event-got-white = { $player ->
    [you] Du kastet høyest, får Hvit og begynner.
   *[other] { $player } kastet høyest, får Hvit og begynner.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Du kastet { $larger }-{ $smaller }.
   *[other] { $player } kastet { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Du kastet to { $die ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
       *[other] seksere
    }.
   *[other] { $player } kastet to { $die ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
       *[other] seksere
    }.
}
event-moved = { $player ->
    [you] Du flyttet fra { $from }-punktet til { $to }-punktet.
   *[other] { $player } flyttet fra { $from }-punktet til { $to }-punktet.
}
event-hit = { $player ->
    [you] Du flyttet fra { $from }-punktet til { $to }-punktet og slo ut.
   *[other] { $player } flyttet fra { $from }-punktet til { $to }-punktet og slo ut.
}
event-entered = { $player ->
    [you] Du kom inn på { $to }-punktet.
   *[other] { $player } kom inn på { $to }-punktet.
}
event-entered-hitting = { $player ->
    [you] Du kom inn på { $to }-punktet og slo ut.
   *[other] { $player } kom inn på { $to }-punktet og slo ut.
}
event-bore-off = { $player ->
    [you] Du tok ut fra { $from }-punktet.
   *[other] { $player } tok ut fra { $from }-punktet.
}
event-played = { $player } spilte { $play }.
event-landed-on-block = { $player ->
    [you] Du landet på en blokkering: Brikken legges på baren.
   *[other] { $player } landet på en blokkering: Brikken legges på baren.
}
event-cannot-move = { $player ->
    [you] Du kan ikke flytte.
   *[other] { $player } kan ikke flytte.
}
event-ended-turn = { $player } avsluttet turen.
event-undone = Trekket er angret.
event-doubled = { $player ->
    [you] Du doblet til { $value }.
   *[other] { $player } doblet til { $value }.
}
event-took = { $player ->
    [you] Du tok doblingen. Kuben står på { $value }.
   *[other] { $player } tok doblingen. Kuben står på { $value }.
}
event-passed = { $player ->
    [you] Du passet.
   *[other] { $player } passet.
}
event-beavered = { $player ->
    [you] Du svarte med beaver: { $value }.
   *[other] { $player } svarte med beaver: { $value }.
}
event-raccooned = { $player ->
    [you] Du svarte med raccoon: { $value }.
   *[other] { $player } svarte med raccoon: { $value }.
}
event-resigned = { $player ->
    [you] Du tilbyr å gi opp.
   *[other] { $player } tilbyr å gi opp.
}
event-claimed = { $player ->
    [you] Du krever seieren.
   *[other] { $player } krever seieren.
}
event-settled = { $player ->
    [you] Du foreslår forlik.
   *[other] { $player } foreslår forlik.
}
event-accepted = { $player ->
    [you] Du godtok.
   *[other] { $player } godtok.
}
event-declined = { $player ->
    [you] Du sa nei. Partiet går videre.
   *[other] { $player } sa nei. Partiet går videre.
}
event-won = { $player ->
    [you] Du vant partiet.
   *[other] { $player } vant partiet.
}
event-won-match = { $player ->
    [you] Du vant matchen.
   *[other] { $player } vant matchen.
}
