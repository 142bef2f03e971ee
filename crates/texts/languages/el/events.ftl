event-threw = { $player } έριξε { $die }.
event-tie = Έριξαν και οι δύο { $die }: ξαναρίχνουν.
event-starts = { $player } αρχίζει.
event-got-white = { $player } έριξε περισσότερο, παίρνει τα Λευκά και αρχίζει.
event-side = { $color }: { $name }.
event-rolled = { $player } έφερε { $larger }-{ $smaller }.
event-rolled-double = { $die ->
    [1] { $player } έφερε άσους.
    [2] { $player } έφερε δυάρες.
    [3] { $player } έφερε τριάρες.
    [4] { $player } έφερε ντόρτια.
    [5] { $player } έφερε πεντάρες.
   *[other] { $player } έφερε εξάρες.
}
event-moved = { $player } έπαιξε από τη θέση { $from } στη θέση { $to }.
event-hit = { $player } έπαιξε από τη θέση { $from } στη θέση { $to } και χτύπησε.
event-entered = { $player } μπήκε στη θέση { $to }.
event-entered-hitting = { $player } μπήκε στη θέση { $to } και χτύπησε.
event-bore-off = { $player } μάζεψε από τη θέση { $from }.
event-played = { $player } έπαιξε { $play }.
event-landed-on-block = { $player } πάτησε σε πόρτα: το πούλι πηγαίνει στην μπάρα.
event-cannot-move = { $player } δεν μπορεί να παίξει.
event-ended-turn = { $player } τελείωσε τη σειρά.
event-undone = Η κίνηση αναιρέθηκε.
event-doubled = { $player } διπλασίασε στο { $value }.
event-took = { $player } το πήρε. Ο βίδος είναι στο { $value }.
event-passed = { $player } πήγε πάσο.
event-beavered = { $player } έκανε μπίβερ στο { $value }.
event-raccooned = { $player } έκανε ρακούν στο { $value }.
event-resigned = { $player } προτείνει να εγκαταλείψει.
event-claimed = { $player } διεκδικεί τη νίκη.
event-settled = { $player } προτείνει συμβιβασμό.
event-accepted = { $player } δέχτηκε.
event-declined = { $player } αρνήθηκε. Το παιχνίδι συνεχίζεται.
event-won = { $player } κέρδισε το παιχνίδι.
event-won-match = { $player } κέρδισε το ματς.
