### What has just happened, for the live region and the move list.
### $from text
### $to text
### $needed number

happened-threw = { $player } rolled a { $die }.
happened-tie = Both rolled a { $die }. Roll again.
happened-starts = { $player } starts.
happened-got-white = { $player } rolled higher, gets White and starts.
happened-side = { $color }: { $name }.
happened-rolled = { $player } rolled { $larger }-{ $smaller }.
happened-rolled-double = { $player } rolled double { $die }s.
happened-moved = { $player } moved from the { $from }-point to the { $to }-point.
happened-hit = { $player } moved from the { $from }-point to the { $to }-point and hit.
happened-entered = { $player } entered on the { $to }-point.
happened-entered-hitting = { $player } entered on the { $to }-point and hit.
happened-bore-off = { $player } bore off from the { $from }-point.
happened-played = { $player } played { $play }.
happened-landed-on-block = { $player } landed on a block: the checker goes to the bar.
happened-cannot-move = { $player } can't move.
happened-ended-turn = { $player } ended the turn.
happened-undone = Move undone.
happened-doubled = { $player } doubled to { $value }.
happened-took = { $player } took. The cube is on { $value }.
happened-passed = { $player } passed.
happened-beavered = { $player } beavered to { $value }.
happened-raccooned = { $player } raccooned to { $value }.
happened-resigned = { $player } offers to resign.
happened-claimed = { $player } claims the game.
happened-settled = { $player } offers a settlement.
happened-accepted = { $player } accepted.
happened-declined = { $player } declined. The game goes on.
happened-won = { $player } won the game.
happened-won-match = { $player } won the match.
