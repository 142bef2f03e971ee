### What has just happened, for the live region and the move list.
### $from text
### $to text
### $needed number

event-threw = { $player } rolled a { $die }.
event-tie = Both rolled a { $die }. Roll again.
event-starts = { $player } starts.
event-got-white = { $player } rolled higher, gets White and starts.
event-side = { $color }: { $name }.
event-rolled = { $player } rolled { $larger }-{ $smaller }.
event-rolled-double = { $player } rolled double { $die }s.
event-moved = { $player } moved from the { $from }-point to the { $to }-point.
event-hit = { $player } moved from the { $from }-point to the { $to }-point and hit.
event-entered = { $player } entered on the { $to }-point.
event-entered-hitting = { $player } entered on the { $to }-point and hit.
event-bore-off = { $player } bore off from the { $from }-point.
event-played = { $player } played { $play }.
event-landed-on-block = { $player } landed on a block: the checker goes to the bar.
event-cannot-move = { $player } can't move.
event-ended-turn = { $player } ended the turn.
event-undone = Move undone.
event-doubled = { $player } doubled to { $value }.
event-took = { $player } took. The cube is on { $value }.
event-passed = { $player } passed.
event-beavered = { $player } beavered to { $value }.
event-raccooned = { $player } raccooned to { $value }.
event-resigned = { $player } offers to resign.
event-claimed = { $player } claims the game.
event-settled = { $player } offers a settlement.
event-accepted = { $player } accepted.
event-declined = { $player } declined. The game goes on.
event-won = { $player } won the game.
event-won-match = { $player } won the match.
