happened-threw = { $player } έριξε { $die }.
happened-tie = Έριξαν και οι δύο { $die }: ξαναρίχνουν.
happened-starts = { $player } αρχίζει.
happened-got-white = { $player } έριξε περισσότερο, παίρνει τα Λευκά και αρχίζει.
happened-side = { $color }: { $name }.
happened-rolled = { $player } έφερε { $larger }-{ $smaller }.
happened-rolled-double = { $die ->
    [1] { $player } έφερε άσους.
    [2] { $player } έφερε δυάρες.
    [3] { $player } έφερε τριάρες.
    [4] { $player } έφερε ντόρτια.
    [5] { $player } έφερε πεντάρες.
   *[other] { $player } έφερε εξάρες.
}
happened-moved = { $player } έπαιξε από τη θέση { $from } στη θέση { $to }.
happened-hit = { $player } έπαιξε από τη θέση { $from } στη θέση { $to } και χτύπησε.
happened-entered = { $player } μπήκε στη θέση { $to }.
happened-entered-hitting = { $player } μπήκε στη θέση { $to } και χτύπησε.
happened-bore-off = { $player } μάζεψε από τη θέση { $from }.
happened-played = { $player } έπαιξε { $play }.
happened-landed-on-block = { $player } πάτησε σε πόρτα: το πούλι πηγαίνει στην μπάρα.
happened-cannot-move = { $player } δεν μπορεί να παίξει.
happened-ended-turn = { $player } τελείωσε τη σειρά.
happened-undone = Η κίνηση αναιρέθηκε.
happened-doubled = { $player } διπλασίασε στο { $value }.
happened-took = { $player } το πήρε. Ο βίδος είναι στο { $value }.
happened-passed = { $player } πήγε πάσο.
happened-beavered = { $player } έκανε μπίβερ στο { $value }.
happened-raccooned = { $player } έκανε ρακούν στο { $value }.
happened-resigned = { $player } προτείνει να εγκαταλείψει.
happened-claimed = { $player } διεκδικεί τη νίκη.
happened-settled = { $player } προτείνει συμβιβασμό.
happened-accepted = { $player } δέχτηκε.
happened-declined = { $player } αρνήθηκε. Το παιχνίδι συνεχίζεται.
happened-won = { $player } κέρδισε το παιχνίδι.
happened-won-match = { $player } κέρδισε το ματς.
