event-threw = { $player ->
    [you] Du kastede en { $die ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
       *[other] sekser
    }.
   *[other] { $player } kastede en { $die ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
       *[other] sekser
    }.
}
event-tie = Begge kastede en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}. Kast igen.
event-starts = { $player ->
    [you] Du begynder.
   *[other] { $player } begynder.
}
event-got-white = { $player ->
    [you] Du kastede højest, får Hvid og begynder.
   *[other] { $player } kastede højest, får Hvid og begynder.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Du kaster { $larger }-{ $smaller }.
   *[other] { $player } kaster { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Du kaster to { $die ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
       *[other] seksere
    }.
   *[other] { $player } kaster to { $die ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
       *[other] seksere
    }.
}
event-moved = { $player ->
    [you] Du flytter fra { $from }-punktet til { $to }-punktet.
   *[other] { $player } flytter fra { $from }-punktet til { $to }-punktet.
}
event-hit = { $player ->
    [you] Du flytter fra { $from }-punktet til { $to }-punktet og slår en brik.
   *[other] { $player } flytter fra { $from }-punktet til { $to }-punktet og slår en brik.
}
event-entered = { $player ->
    [you] Du kommer ind på { $to }-punktet.
   *[other] { $player } kommer ind på { $to }-punktet.
}
event-entered-hitting = { $player ->
    [you] Du kommer ind på { $to }-punktet og slår en brik.
   *[other] { $player } kommer ind på { $to }-punktet og slår en brik.
}
event-bore-off = { $player ->
    [you] Du tager en brik ud fra { $from }-punktet.
   *[other] { $player } tager en brik ud fra { $from }-punktet.
}
event-played = { $player } spiller { $play }.
event-landed-on-block = { $player ->
    [you] Du lander på en spærring: Brikken kommer på baren.
   *[other] { $player } lander på en spærring: Brikken kommer på baren.
}
event-cannot-move = { $player ->
    [you] Du kan ikke flytte.
   *[other] { $player } kan ikke flytte.
}
event-ended-turn = { $player } slutter turen.
event-undone = Trækket er fortrudt.
event-doubled = { $player ->
    [you] Du dobler til { $value }.
   *[other] { $player } dobler til { $value }.
}
event-took = { $player ->
    [you] Du tager. Doblingsterningen står på { $value }.
   *[other] { $player } tager. Doblingsterningen står på { $value }.
}
event-passed = { $player ->
    [you] Du passer.
   *[other] { $player } passer.
}
event-beavered = { $player ->
    [you] Du svarer med en beaver: { $value }.
   *[other] { $player } svarer med en beaver: { $value }.
}
event-raccooned = { $player ->
    [you] Du svarer med en raccoon: { $value }.
   *[other] { $player } svarer med en raccoon: { $value }.
}
event-resigned = { $player ->
    [you] Du tilbyder at give op.
   *[other] { $player } tilbyder at give op.
}
event-claimed = { $player ->
    [you] Du kræver sejren.
   *[other] { $player } kræver sejren.
}
event-settled = { $player ->
    [you] Du foreslår et forlig.
   *[other] { $player } foreslår et forlig.
}
event-accepted = { $player ->
    [you] Du accepterer.
   *[other] { $player } accepterer.
}
event-declined = { $player ->
    [you] Du afviser. Spillet går videre.
   *[other] { $player } afviser. Spillet går videre.
}
event-won = { $player ->
    [you] Du vinder spillet.
   *[other] { $player } vinder spillet.
}
event-won-match = { $player ->
    [you] Du vinder matchen.
   *[other] { $player } vinder matchen.
}
