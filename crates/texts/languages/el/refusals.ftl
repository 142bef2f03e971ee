refused-game-over = Το παιχνίδι τελείωσε.
refused-match-over = Το ματς τελείωσε: το κέρδισαν τα { $color }.
refused-game-not-over = Αυτό το παιχνίδι δεν τελείωσε ακόμη.
refused-not-your-turn = Αποφασίζουν τα { $color }.
refused-start-not-settled = Πρώτα κάθε παίκτης ρίχνει ένα ζάρι, να φανεί ποιος αρχίζει.
refused-start-settled = Έχει κριθεί ήδη ποιος αρχίζει.
refused-already-thrown = Έριξες ήδη το ζάρι σου για το ξεκίνημα: { $die }.
refused-offer-open = Πρώτα πρέπει να απαντήσουν τα { $color }: { $offer }.
refused-no-offer = Δεν υπάρχει πρόταση για να απαντήσεις.
refused-wrong-answer-cube = Μπορείς μόνο να πάρεις ή να πας πάσο: { $offer }.
refused-wrong-answer = Μπορείς μόνο να δεχτείς ή να αρνηθείς: { $offer }.
refused-roll-first = Ρίξε πρώτα τα ζάρια.
refused-already-rolled = Έριξες ήδη: { $roll }.
refused-cube-not-in-use = Αυτό το παιχνίδι παίζεται χωρίς βίδο.
refused-crawford = Αυτό είναι το παιχνίδι Crawford: κανείς δεν διπλασιάζει.
refused-first-roll-not-played = Κανείς δεν διπλασιάζει πριν παιχτεί η πρώτη ζαριά του παιχνιδιού.
refused-cube-not-yours = Τον βίδο τον έχουν τα { $color }, και μόνο όποιος τον έχει διπλασιάζει.
refused-cube-at-limit = Με αυτούς τους κανόνες ο βίδος δεν πάει πάνω από το { $highest }.
refused-double-after-roll = Διπλασιάζεις μόνο πριν ρίξεις, και έχει ήδη πέσει { $roll }.
refused-no-beavers = Δεν έχετε συμφωνήσει να παίζετε μπίβερ.
refused-no-raccoons = Δεν έχετε συμφωνήσει να παίζετε ρακούν.
refused-settlement-in-match = Σε παιχνίδι του ματς δεν γίνεται συμβιβασμός.
refused-settlement-for-nothing = Ο συμβιβασμός πρέπει να είναι για έναν πόντο τουλάχιστον.
refused-no-backgammon = Με αυτούς τους κανόνες τριπλό δεν υπάρχει.
refused-die-not-rolled = Έφερες { $roll }: δεν έχει { $die }.
refused-die-used = Έχεις παίξει ήδη το { $die }.
refused-no-checker-on-bar = Δεν έχεις πούλι στην μπάρα.
refused-no-checker = Δεν έχεις πούλι στη θέση { $point }.
refused-bar-first = { $checkers ->
    [one] Πρώτα πρέπει να μπει το πούλι σου από την μπάρα.
   *[other] Πρώτα πρέπει να μπουν τα { $checkers } πούλια σου από την μπάρα.
}
refused-blocked = Η θέση { $point } είναι κλειστή από { $checkers ->
    [one] { $checkers } αντίπαλο πούλι
   *[other] { $checkers } αντίπαλα πούλια
}.
refused-not-all-home = Δεν μαζεύεις πριν έρθουν όλα τα πούλια σου στο σπίτι, και ένα είναι ακόμη στη θέση { $point }.
refused-higher-checker = Πρέπει να παίξεις αυτόν τον αριθμό από τη θέση { $higher }.
refused-exact-number = Με αυτούς τους κανόνες από τη θέση { $point } μαζεύει μόνο το { $needed }, όχι το { $die }.
refused-hit-and-run = Το πούλι σου στη θέση { $point } χτύπησε στο σπίτι σου, γι’ αυτό μένει εκεί σε αυτή τη σειρά.
refused-both-numbers = Μπορείς να παίξεις και τους δύο αριθμούς του { $roll }, άρα πρέπει να τους παίξεις.
refused-larger-number = Μπορείς να παίξεις μόνο έναν από τους αριθμούς σου, άρα πρέπει να είναι ο μεγαλύτερος: το { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Μπορείς να παίξεις ακόμη, άρα πρέπει να παίξεις.
   *[other] Με αυτή τη ζαριά μπορείς να κάνεις { $moves } κινήσεις, άρα πρέπει να τις κάνεις.
}
refused-nothing-to-undo = Δεν υπάρχει τίποτα για αναίρεση.
refused-no-penalty-landing = Δεν μπορείς να πατήσεις σε κλειστή θέση.
refused-not-blocked = Αυτή η θέση δεν είναι κλειστή: δεν υπάρχει ποινή να πληρώσεις.

offer-double = διπλασιασμός
offer-beaver = μπίβερ
offer-raccoon = ρακούν
offer-resignation = { $win ->
    [single] πρόταση εγκατάλειψης με μονό
    [gammon] πρόταση εγκατάλειψης με διπλό
   *[backgammon] πρόταση εγκατάλειψης με τριπλό
}
offer-claim = { $win ->
    [single] διεκδίκηση για μονό
    [gammon] διεκδίκηση για διπλό
   *[backgammon] διεκδίκηση για τριπλό
}
offer-settlement = { $points ->
    [one] πρόταση συμβιβασμού με { $points } πόντο
   *[other] πρόταση συμβιβασμού με { $points } πόντους
}

instead-moves = Δυνατό: { $play }.
instead-no-moves = Δεν υπάρχει επιτρεπτή κίνηση.
instead-actions = Μπορείς: { $actions }.
instead-nothing = Δεν έχεις τίποτα να κάνεις τώρα.

roll-pair = { $larger }-{ $smaller }
refused-turn-not-over = Η σειρά σου δεν τελείωσε: μπορείς να παίξεις ακόμη, άρα πρέπει.
offer-settlement-stake = πρόταση συμβιβασμού ({ $text })
