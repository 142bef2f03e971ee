exercise-title = Δοκίμασε
exercise-check = Έλεγχος
exercise-again = Από την αρχή
exercise-show = Δείξε μου
exercise-right = Σωστά!
exercise-wrong = Όχι ακριβώς.
exercise-solved = { $total ->
    [one] Λύθηκε { $found } από { $total } άσκηση
   *[other] Λύθηκαν { $found } από { $total } ασκήσεις
}

exercise-find-plays = Τα { $color } έφεραν { $roll }. Βρες όλους τους τρόπους να παιχτεί.
exercise-find-none = Τίποτα ακόμη
exercise-find-progress = Βρέθηκαν { $found } από { $total }
exercise-find-new = Το { $play } είναι ένας από αυτούς.
exercise-find-same = Αυτή τη διάταξη την έχεις ήδη βρει. Δοκίμασε άλλον τρόπο.
exercise-find-all = Αυτοί είναι όλοι οι τρόποι. Μπράβο!
exercise-find-stop = Ως εδώ

exercise-choose-numbers = Διάλεξέ τους όλους και μετά έλεγξε.
exercise-missing = { $count ->
    [one] Λείπει μία απάντηση ακόμη.
   *[other] Λείπουν { $count } απαντήσεις ακόμη.
}
exercise-too-many = { $count ->
    [one] Μία απάντηση είναι λάθος.
   *[other] { $count } απαντήσεις είναι λάθος.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Πάτησέ τες όλες και μετά έλεγξε.

exercise-aim = Τα { $color } έφεραν { $roll }. Με αυτή τη ζαριά φέρε το τελευταίο πούλι στο σπίτι και μάζεψε ένα.
exercise-aim-not-off = Δεν μάζεψες πούλι. Δοκίμασε με την αντίστροφη σειρά.
exercise-setup = Πού στέκονται στην αρχή τα πούλια { $color ->
    [white] των Λευκών
    [black] των Μαύρων
    [light] των Ανοιχτών
   *[dark] των Σκούρων
};
exercise-start = Ο ένας παίκτης ρίχνει { $larger }, ο άλλος { $smaller }. Τι γίνεται μετά;
exercise-start-pair = Όποιος έριξε { $larger } αρχίζει και παίζει { $larger } και { $smaller }
exercise-start-afresh = Όποιος έριξε { $larger } αρχίζει και ρίχνει τα δύο ζάρια
exercise-start-color = Όποιος έριξε { $larger } παίρνει τα { $color }, αρχίζει και ρίχνει τα δύο ζάρια
exercise-start-lower = Όποιος έριξε { $smaller } αρχίζει και παίζει { $larger } και { $smaller }
exercise-doubles = Τα { $color } έφεραν { $roll }. Πόσες από τις τέσσερις κινήσεις μπορούν να κάνουν;
exercise-hitting = Ποιοι αριθμοί χτυπούν το ακάλυπτο πούλι { $opponent ->
    [white] των Λευκών
    [black] των Μαύρων
    [light] των Ανοιχτών
   *[dark] των Σκούρων
};
exercise-entering = Με ποιους αριθμούς μπαίνει από την μπάρα το πούλι { $color ->
    [white] των Λευκών
    [black] των Μαύρων
    [light] των Ανοιχτών
   *[dark] των Σκούρων
};
exercise-blocks = Ποιες θέσεις είναι κλειστές για τα { $color };
exercise-bearing-off = Τα { $color } έφεραν { $roll }. Βρες όλους τους τρόπους να παιχτεί με αυτούς τους κανόνες.
exercise-winning = Τα { $color } μάζεψαν το τελευταίο πούλι. Τι κερδίζουν τα { $color };
exercise-win = { $win ->
    [single] Μονό
    [gammon] Διπλό
   *[backgammon] Τριπλό
}
exercise-cube = Τα { $opponent } διπλασιάζουν για πρώτη φορά και γυρίζουν τον βίδο στο { $value }. Τι χάνεις αν πας πάσο;
exercise-match = Τα { $color } μόλις έφτασαν έναν πόντο πριν από τη νίκη στο ματς. Μπορούν τα { $opponent } να διπλασιάσουν στο επόμενο παιχνίδι;
exercise-money = Τα { $color } κερδίζουν διπλό, και κανείς δεν διπλασίασε. Πόσα κερδίζουν τα { $color };
