event-threw = { $player ->
    [you] Tu uzmeti { $die }.
   *[other] { $player } uzmeta { $die }.
}
event-tie = Abi uzmeta { $die }. Metiet vēlreiz.
event-starts = { $player ->
    [you] Tu sāc.
   *[other] { $player } sāk.
}
event-got-white = { $player ->
    [you] Tu uzmeti vairāk, iegūsti baltos un sāc.
   *[other] { $player } uzmeta vairāk, iegūst baltos un sāk.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Tu uzmeti { $larger } un { $smaller }.
   *[other] { $player } uzmeta { $larger } un { $smaller }.
}
event-rolled-double = { $player ->
    [you] Tu uzmeti dupletu: { $die } un { $die }.
   *[other] { $player } uzmeta dupletu: { $die } un { $die }.
}
event-moved = { $player ->
    [you] Tu gāji no { $from }. lauciņa uz { $to }. lauciņu.
   *[other] { $player } gāja no { $from }. lauciņa uz { $to }. lauciņu.
}
event-hit = { $player ->
    [you] Tu gāji no { $from }. lauciņa uz { $to }. lauciņu un nositi.
   *[other] { $player } gāja no { $from }. lauciņa uz { $to }. lauciņu un nosita.
}
event-entered = { $player ->
    [you] Tu ienāci { $to }. lauciņā.
   *[other] { $player } ienāca { $to }. lauciņā.
}
event-entered-hitting = { $player ->
    [you] Tu ienāci { $to }. lauciņā un nositi.
   *[other] { $player } ienāca { $to }. lauciņā un nosita.
}
event-bore-off = { $player ->
    [you] Tu noņēmi kauliņu no { $from }. lauciņa.
   *[other] { $player } noņēma kauliņu no { $from }. lauciņa.
}
event-played = { $player } nospēlēja { $play }.
event-landed-on-block = { $player ->
    [you] Tu apstājies bloķētā lauciņā: kauliņš nonāk uz šķirtnes.
   *[other] { $player } apstājās bloķētā lauciņā: kauliņš nonāk uz šķirtnes.
}
event-cannot-move = { $player ->
    [you] Tu nevari iet.
   *[other] { $player } nevar iet.
}
event-ended-turn = { $player } beidza gājienu.
event-undone = Gājiens atsaukts.
event-doubled = { $player ->
    [you] Tu dubultoji līdz { $value }.
   *[other] { $player } dubultoja līdz { $value }.
}
event-took = { $player ->
    [you] Tu pieņēmi. Kubs rāda { $value }.
   *[other] { $player } pieņēma. Kubs rāda { $value }.
}
event-passed = { $player ->
    [you] Tu atteicies.
   *[other] { $player } atteicās.
}
event-beavered = { $player ->
    [you] Tu atbildēji ar bebru: { $value }.
   *[other] { $player } atbildēja ar bebru: { $value }.
}
event-raccooned = { $player ->
    [you] Tu atbildēji ar jenotu: { $value }.
   *[other] { $player } atbildēja ar jenotu: { $value }.
}
event-resigned = { $player ->
    [you] Tu piedāvā padoties.
   *[other] { $player } piedāvā padoties.
}
event-claimed = { $player ->
    [you] Tu pieprasi uzvaru.
   *[other] { $player } pieprasa uzvaru.
}
event-settled = { $player ->
    [you] Tu piedāvā vienoties.
   *[other] { $player } piedāvā vienoties.
}
event-accepted = { $player ->
    [you] Tu piekriti.
   *[other] { $player } piekrita.
}
event-declined = { $player ->
    [you] Tu noraidīji. Partija turpinās.
   *[other] { $player } noraidīja. Partija turpinās.
}
event-won = { $player ->
    [you] Tu uzvarēji partijā.
   *[other] { $player } uzvarēja partijā.
}
event-won-match = { $player ->
    [you] Tu uzvarēji mačā.
   *[other] { $player } uzvarēja mačā.
}
