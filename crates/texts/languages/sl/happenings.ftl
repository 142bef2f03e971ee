happened-threw = { $player } vrže { $die ->
    [1] enico
    [2] dvojko
    [3] trojko
    [4] štirico
    [5] petico
   *[other] šestico
}.
happened-tie = Oba vržeta { $die ->
    [1] enico
    [2] dvojko
    [3] trojko
    [4] štirico
    [5] petico
   *[other] šestico
}: še enkrat.
happened-starts = Začne { $player }.
happened-got-white = { $player } vrže več, dobi bele žetone in začne.
happened-side = { $color }: { $name }.
happened-rolled = { $player } vrže { $larger }-{ $smaller }.
happened-rolled-double = { $player } vrže { $die ->
    [1] par enic
    [2] par dvojk
    [3] par trojk
    [4] par štiric
    [5] par petic
   *[other] par šestic
}.
happened-moved = { $player } igra s polja { $from } na polje { $to }.
happened-hit = { $player } igra s polja { $from } na polje { $to } in izbije.
happened-entered = { $player } vstopi na polje { $to }.
happened-entered-hitting = { $player } vstopi na polje { $to } in izbije.
happened-bore-off = { $player } iznese žeton s polja { $from }.
happened-played = { $player } igra { $play }.
happened-landed-on-block = { $player } stopi na zaprto polje: žeton gre na bar.
happened-cannot-move = { $player } ne more igrati.
happened-ended-turn = { $player } konča potezo.
happened-undone = Premik je razveljavljen.
happened-doubled = { $player } podvoji na { $value }.
happened-took = { $player } sprejme. Podvojitvena kocka je na { $value }.
happened-passed = { $player } zavrne.
happened-beavered = { $player } odgovori z beaverjem na { $value }.
happened-raccooned = { $player } odgovori z raccoonom na { $value }.
happened-resigned = { $player } ponudi predajo.
happened-claimed = { $player } zahteva zmago.
happened-settled = { $player } ponudi dogovor.
happened-accepted = { $player } sprejme.
happened-declined = { $player } zavrne. Partija se nadaljuje.
happened-won = { $player } dobi partijo.
happened-won-match = { $player } dobi dvoboj.
