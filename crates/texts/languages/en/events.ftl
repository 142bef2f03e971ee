### What has just happened, for the live region and the move list.
### $from text
### $to text
### $needed number

event-threw = { $player ->
    [you] You rolled a { $die }.
   *[other] { $player } rolled a { $die }.
}
event-tie = Both rolled a { $die }. Roll again.
event-starts = { $player ->
    [you] You start.
   *[other] { $player } starts.
}
event-got-white = { $player ->
    [you] You rolled higher, so you get White and start.
   *[other] { $player } rolled higher, gets White and starts.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] You rolled { $larger }-{ $smaller }.
   *[other] { $player } rolled { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] You rolled double { $die }s.
   *[other] { $player } rolled double { $die }s.
}
event-moved = { $player ->
    [you] You moved from the { $from }-point to the { $to }-point.
   *[other] { $player } moved from the { $from }-point to the { $to }-point.
}
event-hit = { $player ->
    [you] You moved from the { $from }-point to the { $to }-point and hit.
   *[other] { $player } moved from the { $from }-point to the { $to }-point and hit.
}
event-entered = { $player ->
    [you] You entered on the { $to }-point.
   *[other] { $player } entered on the { $to }-point.
}
event-entered-hitting = { $player ->
    [you] You entered on the { $to }-point and hit.
   *[other] { $player } entered on the { $to }-point and hit.
}
event-bore-off = { $player ->
    [you] You bore off from the { $from }-point.
   *[other] { $player } bore off from the { $from }-point.
}
event-played = { $player } played { $play }.
event-landed-on-block = { $player ->
    [you] You landed on a block: the checker goes to the bar.
   *[other] { $player } landed on a block: the checker goes to the bar.
}
event-cannot-move = { $player ->
    [you] You can't move.
   *[other] { $player } can't move.
}
event-ended-turn = { $player } ended the turn.
event-undone = Move undone.
event-doubled = { $player ->
    [you] You doubled to { $value }.
   *[other] { $player } doubled to { $value }.
}
event-took = { $player ->
    [you] You took. The cube is on { $value }.
   *[other] { $player } took. The cube is on { $value }.
}
event-passed = { $player ->
    [you] You passed.
   *[other] { $player } passed.
}
event-beavered = { $player ->
    [you] You beavered to { $value }.
   *[other] { $player } beavered to { $value }.
}
event-raccooned = { $player ->
    [you] You raccooned to { $value }.
   *[other] { $player } raccooned to { $value }.
}
event-resigned = { $player ->
    [you] You offer to resign.
   *[other] { $player } offers to resign.
}
event-claimed = { $player ->
    [you] You claim the game.
   *[other] { $player } claims the game.
}
event-settled = { $player ->
    [you] You offer a settlement.
   *[other] { $player } offers a settlement.
}
event-accepted = { $player ->
    [you] You accepted.
   *[other] { $player } accepted.
}
event-declined = { $player ->
    [you] You declined. The game goes on.
   *[other] { $player } declined. The game goes on.
}
event-won = { $player ->
    [you] You won the game.
   *[other] { $player } won the game.
}
event-won-match = { $player ->
    [you] You won the match.
   *[other] { $player } won the match.
}
