event-threw = { $player ->
    [you] Έριξες { $die }.
   *[other] { $player } έριξε { $die }.
}
event-tie = Έριξαν και οι δύο { $die }: ξαναρίχνουν.
event-starts = { $player ->
    [you] Αρχίζεις.
   *[other] { $player } αρχίζει.
}
event-got-white = { $player ->
    [you] Έριξες περισσότερο, παίρνεις τα Λευκά και αρχίζεις.
   *[other] { $player } έριξε περισσότερο, παίρνει τα Λευκά και αρχίζει.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Έφερες { $larger }-{ $smaller }.
   *[other] { $player } έφερε { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] { $die ->
        [1] Έφερες άσους.
        [2] Έφερες δυάρες.
        [3] Έφερες τριάρες.
        [4] Έφερες ντόρτια.
        [5] Έφερες πεντάρες.
       *[other] Έφερες εξάρες.
    }
   *[other] { $die ->
        [1] { $player } έφερε άσους.
        [2] { $player } έφερε δυάρες.
        [3] { $player } έφερε τριάρες.
        [4] { $player } έφερε ντόρτια.
        [5] { $player } έφερε πεντάρες.
       *[other] { $player } έφερε εξάρες.
    }
}
event-moved = { $player ->
    [you] Έπαιξες από τη θέση { $from } στη θέση { $to }.
   *[other] { $player } έπαιξε από τη θέση { $from } στη θέση { $to }.
}
event-hit = { $player ->
    [you] Έπαιξες από τη θέση { $from } στη θέση { $to } και χτύπησες.
   *[other] { $player } έπαιξε από τη θέση { $from } στη θέση { $to } και χτύπησε.
}
event-entered = { $player ->
    [you] Μπήκες στη θέση { $to }.
   *[other] { $player } μπήκε στη θέση { $to }.
}
event-entered-hitting = { $player ->
    [you] Μπήκες στη θέση { $to } και χτύπησες.
   *[other] { $player } μπήκε στη θέση { $to } και χτύπησε.
}
event-bore-off = { $player ->
    [you] Μάζεψες από τη θέση { $from }.
   *[other] { $player } μάζεψε από τη θέση { $from }.
}
event-played = { $player } έπαιξε { $play }.
event-landed-on-block = { $player ->
    [you] Πάτησες σε πόρτα: το πούλι πηγαίνει στην μπάρα.
   *[other] { $player } πάτησε σε πόρτα: το πούλι πηγαίνει στην μπάρα.
}
event-cannot-move = { $player ->
    [you] Δεν μπορείς να παίξεις.
   *[other] { $player } δεν μπορεί να παίξει.
}
event-ended-turn = { $player } τελείωσε τη σειρά.
event-undone = Η κίνηση αναιρέθηκε.
event-doubled = { $player ->
    [you] Διπλασίασες στο { $value }.
   *[other] { $player } διπλασίασε στο { $value }.
}
event-took = { $player ->
    [you] Το πήρες. Ο βίδος είναι στο { $value }.
   *[other] { $player } το πήρε. Ο βίδος είναι στο { $value }.
}
event-passed = { $player ->
    [you] Πήγες πάσο.
   *[other] { $player } πήγε πάσο.
}
event-beavered = { $player ->
    [you] Έκανες μπίβερ στο { $value }.
   *[other] { $player } έκανε μπίβερ στο { $value }.
}
event-raccooned = { $player ->
    [you] Έκανες ρακούν στο { $value }.
   *[other] { $player } έκανε ρακούν στο { $value }.
}
event-resigned = { $player ->
    [you] Προτείνεις να εγκαταλείψεις.
   *[other] { $player } προτείνει να εγκαταλείψει.
}
event-claimed = { $player ->
    [you] Διεκδικείς τη νίκη.
   *[other] { $player } διεκδικεί τη νίκη.
}
event-settled = { $player ->
    [you] Προτείνεις συμβιβασμό.
   *[other] { $player } προτείνει συμβιβασμό.
}
event-accepted = { $player ->
    [you] Δέχτηκες.
   *[other] { $player } δέχτηκε.
}
event-declined = { $player ->
    [you] Αρνήθηκες. Το παιχνίδι συνεχίζεται.
   *[other] { $player } αρνήθηκε. Το παιχνίδι συνεχίζεται.
}
event-won = { $player ->
    [you] Κέρδισες το παιχνίδι.
   *[other] { $player } κέρδισε το παιχνίδι.
}
event-won-match = { $player ->
    [you] Κέρδισες το ματς.
   *[other] { $player } κέρδισε το ματς.
}
