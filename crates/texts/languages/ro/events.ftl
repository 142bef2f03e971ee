event-threw = { $player ->
    [you] Ai dat { $die }.
   *[other] { $player } a dat { $die }.
}
event-tie = { $die } de ambele părți: se aruncă din nou.
event-starts = { $player ->
    [you] Începi tu.
   *[other] { $player } începe.
}
event-got-white = { $player ->
    [you] Ai dat mai mult, primești piesele albe și începi.
   *[other] { $player } a dat mai mult, primește piesele albe și începe.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Ai dat { $larger }-{ $smaller }.
   *[other] { $player } a dat { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Ai dat o dublă de { $die }.
   *[other] { $player } a dat o dublă de { $die }.
}
event-moved = { $player ->
    [you] Ai mutat de pe triunghiul { $from } pe triunghiul { $to }.
   *[other] { $player } a mutat de pe triunghiul { $from } pe triunghiul { $to }.
}
event-hit = { $player ->
    [you] Ai mutat de pe triunghiul { $from } pe triunghiul { $to } și ai lovit.
   *[other] { $player } a mutat de pe triunghiul { $from } pe triunghiul { $to } și a lovit.
}
event-entered = { $player ->
    [you] Ai intrat pe triunghiul { $to }.
   *[other] { $player } a intrat pe triunghiul { $to }.
}
event-entered-hitting = { $player ->
    [you] Ai intrat pe triunghiul { $to } și ai lovit.
   *[other] { $player } a intrat pe triunghiul { $to } și a lovit.
}
event-bore-off = { $player ->
    [you] Ai scos o piesă de pe triunghiul { $from }.
   *[other] { $player } a scos o piesă de pe triunghiul { $from }.
}
event-played = { $player } a jucat { $play }.
event-landed-on-block = { $player ->
    [you] Ai nimerit pe un blocaj: piesa merge pe bară.
   *[other] { $player } a nimerit pe un blocaj: piesa merge pe bară.
}
event-cannot-move = { $player ->
    [you] Nu poți muta.
   *[other] { $player } nu poate muta.
}
event-ended-turn = { $player } și-a încheiat rândul.
event-undone = Mutare anulată.
event-doubled = { $player ->
    [you] Ai dublat la { $value }.
   *[other] { $player } a dublat la { $value }.
}
event-took = { $player ->
    [you] Ai acceptat. Cubul e la { $value }.
   *[other] { $player } a acceptat. Cubul e la { $value }.
}
event-passed = { $player ->
    [you] Ai refuzat.
   *[other] { $player } a refuzat.
}
event-beavered = { $player ->
    [you] Ai făcut beaver la { $value }.
   *[other] { $player } a făcut beaver la { $value }.
}
event-raccooned = { $player ->
    [you] Ai făcut raccoon la { $value }.
   *[other] { $player } a făcut raccoon la { $value }.
}
event-resigned = { $player ->
    [you] Te oferi să cedezi.
   *[other] { $player } se oferă să cedeze.
}
event-claimed = { $player ->
    [you] Ceri victoria.
   *[other] { $player } cere victoria.
}
event-settled = { $player ->
    [you] Propui o înțelegere.
   *[other] { $player } propune o înțelegere.
}
event-accepted = { $player ->
    [you] Ai acceptat.
   *[other] { $player } a acceptat.
}
event-declined = { $player ->
    [you] Ai refuzat. Partida continuă.
   *[other] { $player } a refuzat. Partida continuă.
}
event-won = { $player ->
    [you] Ai câștigat partida.
   *[other] { $player } a câștigat partida.
}
event-won-match = { $player ->
    [you] Ai câștigat meciul.
   *[other] { $player } a câștigat meciul.
}
