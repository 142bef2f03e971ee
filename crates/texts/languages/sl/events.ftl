event-threw = { $player ->
    [you] Vržeš { $die ->
        [1] enico
        [2] dvojko
        [3] trojko
        [4] štirico
        [5] petico
       *[other] šestico
    }.
   *[other] { $player } vrže { $die ->
        [1] enico
        [2] dvojko
        [3] trojko
        [4] štirico
        [5] petico
       *[other] šestico
    }.
}
event-tie = Oba vržeta { $die ->
    [1] enico
    [2] dvojko
    [3] trojko
    [4] štirico
    [5] petico
   *[other] šestico
}: še enkrat.
event-starts = { $player ->
    [you] Začneš ti.
   *[other] Začne { $player }.
}
event-got-white = { $player ->
    [you] Vržeš več, dobiš bele žetone in začneš.
   *[other] { $player } vrže več, dobi bele žetone in začne.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Vržeš { $larger }-{ $smaller }.
   *[other] { $player } vrže { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Vržeš { $die ->
        [1] par enic
        [2] par dvojk
        [3] par trojk
        [4] par štiric
        [5] par petic
       *[other] par šestic
    }.
   *[other] { $player } vrže { $die ->
        [1] par enic
        [2] par dvojk
        [3] par trojk
        [4] par štiric
        [5] par petic
       *[other] par šestic
    }.
}
event-moved = { $player ->
    [you] Igraš s polja { $from } na polje { $to }.
   *[other] { $player } igra s polja { $from } na polje { $to }.
}
event-hit = { $player ->
    [you] Igraš s polja { $from } na polje { $to } in izbiješ.
   *[other] { $player } igra s polja { $from } na polje { $to } in izbije.
}
event-entered = { $player ->
    [you] Vstopiš na polje { $to }.
   *[other] { $player } vstopi na polje { $to }.
}
event-entered-hitting = { $player ->
    [you] Vstopiš na polje { $to } in izbiješ.
   *[other] { $player } vstopi na polje { $to } in izbije.
}
event-bore-off = { $player ->
    [you] Izneseš žeton s polja { $from }.
   *[other] { $player } iznese žeton s polja { $from }.
}
event-played = { $player } igra { $play }.
event-landed-on-block = { $player ->
    [you] Stopiš na zaprto polje: žeton gre na bar.
   *[other] { $player } stopi na zaprto polje: žeton gre na bar.
}
event-cannot-move = { $player ->
    [you] Ne moreš igrati.
   *[other] { $player } ne more igrati.
}
event-ended-turn = { $player } konča potezo.
event-undone = Premik je razveljavljen.
event-doubled = { $player ->
    [you] Podvojiš na { $value }.
   *[other] { $player } podvoji na { $value }.
}
event-took = { $player ->
    [you] Sprejmeš. Podvojitvena kocka je na { $value }.
   *[other] { $player } sprejme. Podvojitvena kocka je na { $value }.
}
event-passed = { $player ->
    [you] Zavrneš.
   *[other] { $player } zavrne.
}
event-beavered = { $player ->
    [you] Odgovoriš z beaverjem na { $value }.
   *[other] { $player } odgovori z beaverjem na { $value }.
}
event-raccooned = { $player ->
    [you] Odgovoriš z raccoonom na { $value }.
   *[other] { $player } odgovori z raccoonom na { $value }.
}
event-resigned = { $player ->
    [you] Ponudiš predajo.
   *[other] { $player } ponudi predajo.
}
event-claimed = { $player ->
    [you] Zahtevaš zmago.
   *[other] { $player } zahteva zmago.
}
event-settled = { $player ->
    [you] Ponudiš dogovor.
   *[other] { $player } ponudi dogovor.
}
event-accepted = { $player ->
    [you] Sprejmeš.
   *[other] { $player } sprejme.
}
event-declined = { $player ->
    [you] Zavrneš. Partija se nadaljuje.
   *[other] { $player } zavrne. Partija se nadaljuje.
}
event-won = { $player ->
    [you] Dobiš partijo.
   *[other] { $player } dobi partijo.
}
event-won-match = { $player ->
    [you] Dobiš dvoboj.
   *[other] { $player } dobi dvoboj.
}
