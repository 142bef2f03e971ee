event-threw = { $player } slog en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
event-tie = Båda slog en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}. Kasta igen.
event-starts = { $player } börjar.
event-got-white = { $player } slog högst, får Vit och börjar.
event-side = { $color }: { $name }.
event-rolled = { $player } slog { $larger }-{ $smaller }.
event-rolled-double = { $player } slog dubbla { $die ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}.
event-moved = { $player } flyttade från { $from }-punkten till { $to }-punkten.
event-hit = { $player } flyttade från { $from }-punkten till { $to }-punkten och slog ut.
event-entered = { $player } spelade in på { $to }-punkten.
event-entered-hitting = { $player } spelade in på { $to }-punkten och slog ut.
event-bore-off = { $player } flyttade ut från { $from }-punkten.
event-played = { $player } spelade { $play }.
event-landed-on-block = { $player } landade på en spärr: brickan läggs på baren.
event-cannot-move = { $player } kan inte flytta.
event-ended-turn = { $player } avslutade sin tur.
event-undone = Drag ångrat.
event-doubled = { $player } dubblade till { $value }.
event-took = { $player } tog dubblingen. Kuben står på { $value }.
event-passed = { $player } passade.
event-beavered = { $player } svarade med beaver: { $value }.
event-raccooned = { $player } svarade med raccoon: { $value }.
event-resigned = { $player } erbjuder sig att ge upp.
event-claimed = { $player } kräver vinsten.
event-settled = { $player } föreslår en uppgörelse.
event-accepted = { $player } accepterade.
event-declined = { $player } sa nej. Partiet går vidare.
event-won = { $player } vann partiet.
event-won-match = { $player } vann matchen.
