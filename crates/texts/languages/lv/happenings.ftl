happened-threw = { $player } uzmeta { $die }.
happened-tie = Abi uzmeta { $die }: vēlreiz.
happened-tie-doubles = Abi uzmeta { $die }: likme dubultojas līdz { $value }, un vēlreiz.
happened-starts = { $player } sāk.
happened-starts-with = { $player } sāk ar { $larger } un { $smaller }.
happened-got-white = { $player } uzmeta vairāk, iegūst baltos un sāk.
happened-rolled = { $player } uzmeta { $larger } un { $smaller }.
happened-rolled-double = { $player } uzmeta dupletu: { $die } un { $die }.
happened-moved = { $player } gāja no { $from }. lauciņa uz { $to }. lauciņu.
happened-hit = { $player } gāja no { $from }. lauciņa uz { $to }. lauciņu un nosita.
happened-entered = { $player } ienāca { $to }. lauciņā.
happened-entered-hitting = { $player } ienāca { $to }. lauciņā un nosita.
happened-bore-off = { $player } noņēma kauliņu no { $from }. lauciņa.
happened-played = { $player } nospēlēja { $play }.
happened-landed-on-block = { $player } apstājās bloķētā lauciņā: kauliņš nonāk uz šķirtnes.
happened-cannot-move = { $player } nevar iet.
happened-stays-on-bar = { $player } nevar ienākt no šķirtnes.
happened-passed-rest = { $player } izlaida atlikušos metiena skaitļus.
happened-ended-turn = { $player } beidza gājienu.
happened-undone = Gājiens atsaukts.
happened-nothing-left = Vairs nav ko iet: paņem metamos kauliņus.
happened-doubled = { $player } dubultoja līdz { $value }.
happened-took = { $player } pieņēma. Kubs rāda { $value }.
happened-passed = { $player } atteicās.
happened-beavered = { $player } atbildēja ar bebru: { $value }.
happened-raccooned = { $player } atbildēja ar jenotu: { $value }.
happened-resigned = { $player } piedāvā padoties.
happened-claimed = { $player } pieprasa uzvaru.
happened-settled = { $player } piedāvā vienoties.
happened-accepted = { $player } piekrita.
happened-declined = { $player } noraidīja. Partija turpinās.
happened-won = { $player } uzvarēja partijā.
happened-won-match = { $player } uzvarēja mačā.
happened-needs = { $player }: vajag vēl { $needed ->
    [zero] { $needed } punktu
    [one] { $needed } punktu
   *[other] { $needed } punktus
}.
