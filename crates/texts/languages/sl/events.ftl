event-threw = { $player } vrže { $die ->
    [1] enico
    [2] dvojko
    [3] trojko
    [4] štirico
    [5] petico
   *[other] šestico
}.
event-tie = Oba vržeta { $die ->
    [1] enico
    [2] dvojko
    [3] trojko
    [4] štirico
    [5] petico
   *[other] šestico
}: še enkrat.
event-starts = Začne { $player }.
event-got-white = { $player } vrže več, dobi bele žetone in začne.
event-side = { $color }: { $name }.
event-rolled = { $player } vrže { $larger }-{ $smaller }.
event-rolled-double = { $player } vrže { $die ->
    [1] par enic
    [2] par dvojk
    [3] par trojk
    [4] par štiric
    [5] par petic
   *[other] par šestic
}.
event-moved = { $player } igra s polja { $from } na polje { $to }.
event-hit = { $player } igra s polja { $from } na polje { $to } in izbije.
event-entered = { $player } vstopi na polje { $to }.
event-entered-hitting = { $player } vstopi na polje { $to } in izbije.
event-bore-off = { $player } iznese žeton s polja { $from }.
event-played = { $player } igra { $play }.
event-landed-on-block = { $player } stopi na zaprto polje: žeton gre na bar.
event-cannot-move = { $player } ne more igrati.
event-ended-turn = { $player } konča potezo.
event-undone = Premik je razveljavljen.
event-doubled = { $player } podvoji na { $value }.
event-took = { $player } sprejme. Podvojitvena kocka je na { $value }.
event-passed = { $player } zavrne.
event-beavered = { $player } odgovori z beaverjem na { $value }.
event-raccooned = { $player } odgovori z raccoonom na { $value }.
event-resigned = { $player } ponudi predajo.
event-claimed = { $player } zahteva zmago.
event-settled = { $player } ponudi dogovor.
event-accepted = { $player } sprejme.
event-declined = { $player } zavrne. Partija se nadaljuje.
event-won = { $player } dobi partijo.
event-won-match = { $player } dobi dvoboj.
