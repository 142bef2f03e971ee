event-threw = { $player ->
    [you] Du slog en { $die ->
        [1] etta
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
       *[other] sexa
    }.
   *[other] { $player } slog en { $die ->
        [1] etta
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
       *[other] sexa
    }.
}
event-tie = Båda slog en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}. Kasta igen.
event-starts = { $player ->
    [you] Du börjar.
   *[other] { $player } börjar.
}
event-got-white = { $player ->
    [you] Du slog högst, får Vit och börjar.
   *[other] { $player } slog högst, får Vit och börjar.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Du slog { $larger }-{ $smaller }.
   *[other] { $player } slog { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Du slog dubbla { $die ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
       *[other] sexor
    }.
   *[other] { $player } slog dubbla { $die ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
       *[other] sexor
    }.
}
event-moved = { $player ->
    [you] Du flyttade från { $from }-punkten till { $to }-punkten.
   *[other] { $player } flyttade från { $from }-punkten till { $to }-punkten.
}
event-hit = { $player ->
    [you] Du flyttade från { $from }-punkten till { $to }-punkten och slog ut.
   *[other] { $player } flyttade från { $from }-punkten till { $to }-punkten och slog ut.
}
event-entered = { $player ->
    [you] Du spelade in på { $to }-punkten.
   *[other] { $player } spelade in på { $to }-punkten.
}
event-entered-hitting = { $player ->
    [you] Du spelade in på { $to }-punkten och slog ut.
   *[other] { $player } spelade in på { $to }-punkten och slog ut.
}
event-bore-off = { $player ->
    [you] Du flyttade ut från { $from }-punkten.
   *[other] { $player } flyttade ut från { $from }-punkten.
}
event-played = { $player } spelade { $play }.
event-landed-on-block = { $player ->
    [you] Du landade på en spärr: brickan läggs på baren.
   *[other] { $player } landade på en spärr: brickan läggs på baren.
}
event-cannot-move = { $player ->
    [you] Du kan inte flytta.
   *[other] { $player } kan inte flytta.
}
event-ended-turn = { $player } avslutade sin tur.
event-undone = Drag ångrat.
event-doubled = { $player ->
    [you] Du dubblade till { $value }.
   *[other] { $player } dubblade till { $value }.
}
event-took = { $player ->
    [you] Du tog dubblingen. Kuben står på { $value }.
   *[other] { $player } tog dubblingen. Kuben står på { $value }.
}
event-passed = { $player ->
    [you] Du passade.
   *[other] { $player } passade.
}
event-beavered = { $player ->
    [you] Du svarade med beaver: { $value }.
   *[other] { $player } svarade med beaver: { $value }.
}
event-raccooned = { $player ->
    [you] Du svarade med raccoon: { $value }.
   *[other] { $player } svarade med raccoon: { $value }.
}
event-resigned = { $player ->
    [you] Du erbjuder dig att ge upp.
   *[other] { $player } erbjuder sig att ge upp.
}
event-claimed = { $player ->
    [you] Du kräver vinsten.
   *[other] { $player } kräver vinsten.
}
event-settled = { $player ->
    [you] Du föreslår en uppgörelse.
   *[other] { $player } föreslår en uppgörelse.
}
event-accepted = { $player ->
    [you] Du accepterade.
   *[other] { $player } accepterade.
}
event-declined = { $player ->
    [you] Du sa nej. Partiet går vidare.
   *[other] { $player } sa nej. Partiet går vidare.
}
event-won = { $player ->
    [you] Du vann partiet.
   *[other] { $player } vann partiet.
}
event-won-match = { $player ->
    [you] Du vann matchen.
   *[other] { $player } vann matchen.
}
