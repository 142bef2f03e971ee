happened-threw = { $player } slog en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
happened-tie = Båda slog en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}. Kasta igen.
happened-starts = { $player } börjar.
happened-got-white = { $player } slog högst, får Vit och börjar.
happened-side = { $color }: { $name }.
happened-rolled = { $player } slog { $larger }-{ $smaller }.
happened-rolled-double = { $player } slog dubbla { $die ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}.
happened-moved = { $player } flyttade från { $from }-punkten till { $to }-punkten.
happened-hit = { $player } flyttade från { $from }-punkten till { $to }-punkten och slog ut.
happened-entered = { $player } spelade in på { $to }-punkten.
happened-entered-hitting = { $player } spelade in på { $to }-punkten och slog ut.
happened-bore-off = { $player } flyttade ut från { $from }-punkten.
happened-played = { $player } spelade { $play }.
happened-landed-on-block = { $player } landade på en spärr: brickan läggs på baren.
happened-cannot-move = { $player } kan inte flytta.
happened-ended-turn = { $player } avslutade sin tur.
happened-undone = Drag ångrat.
happened-doubled = { $player } dubblade till { $value }.
happened-took = { $player } tog dubblingen. Kuben står på { $value }.
happened-passed = { $player } passade.
happened-beavered = { $player } svarade med beaver: { $value }.
happened-raccooned = { $player } svarade med raccoon: { $value }.
happened-resigned = { $player } erbjuder sig att ge upp.
happened-claimed = { $player } kräver vinsten.
happened-settled = { $player } föreslår en uppgörelse.
happened-accepted = { $player } accepterade.
happened-declined = { $player } sa nej. Partiet går vidare.
happened-won = { $player } vann partiet.
happened-won-match = { $player } vann matchen.
