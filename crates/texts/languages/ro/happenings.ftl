happened-threw = { $player } a dat { $die }.
happened-tie = Ambele zaruri arată { $die }: încă o dată.
happened-tie-doubles = Ambele zaruri arată { $die }: miza se dublează la { $value }, și încă o dată.
happened-starts = { $player } începe.
happened-starts-with = { $player } începe cu { $larger } și { $smaller }.
happened-got-white = { $player } a dat mai mult, primește piesele albe și începe.
happened-rolled = { $player } a dat { $larger } și { $smaller }.
happened-rolled-double = { $player } a dat o dublă de { $die }.
happened-moved = { $player } a mutat de la { $from } la { $to }.
happened-hit = { $player } a mutat de la { $from } la { $to } și a lovit.
happened-entered = { $player } a intrat pe { $to }.
happened-entered-hitting = { $player } a intrat pe { $to } și a lovit.
happened-bore-off = { $player } a scos o piesă de pe { $from }.
happened-played = { $player } a jucat { $play }.
happened-landed-on-block = { $player } a nimerit pe un blocaj: piesa merge pe bară.
happened-cannot-move = { $player } nu poate muta.
happened-stays-on-bar = { $player } nu poate intra de pe bară.
happened-passed-rest = { $player } a renunțat la restul aruncării.
happened-ended-turn = { $player } și-a încheiat rândul.
happened-undone = Mutare anulată.
happened-nothing-left = Nu mai e nimic de jucat: ridică zarurile.
happened-doubled = { $player } a dublat la { $value }.
happened-took = { $player } a acceptat. Cubul e la { $value }.
happened-passed = { $player } a refuzat dublarea.
happened-beavered = { $player } a făcut beaver la { $value }.
happened-raccooned = { $player } a făcut raccoon la { $value }.
happened-resigned = { $player } vrea să cedeze.
happened-claimed = { $player } revendică victoria.
happened-settled = { $player } propune o înțelegere.
happened-accepted = { $player } a acceptat.
happened-declined = { $player } a refuzat. Partida continuă.
happened-won = { $player } a câștigat partida.
happened-won-match = { $player } a câștigat meciul.
happened-needs = { $needed ->
    [one] { $player } mai are nevoie de { $needed } punct.
    [few] { $player } mai are nevoie de { $needed } puncte.
   *[other] { $player } mai are nevoie de { $needed } de puncte.
}
