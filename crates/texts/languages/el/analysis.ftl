analysis-title = Ανάλυση
analysis-about = Φόρτωσε ένα ματς ή μια διάταξη από οποιοδήποτε πρόγραμμα και δες ποιες κινήσεις ήταν σωστές και ποιες όχι. Τίποτα δεν φεύγει από αυτή τη συσκευή.
analysis-drop = Άφησε εδώ ένα αρχείο
analysis-choose = Διάλεξε αρχείο
analysis-choose-about = Ματς από GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid και άλλα· η μορφή αναγνωρίζεται αυτόματα
analysis-paste = Ή επικόλλησε ένα ματς, μια διάταξη ή έναν κωδικό
analysis-paste-open = Άνοιγμα
analysis-table = Το ματς που παίζεις
analysis-editor = Στήσε διάταξη
analysis-quiz = Εξάσκηση στα λάθη μου
analysis-reading = Ανάγνωση…

read-title = { $player } με αντίπαλο { $name }
read-nothing-judged = Δεν υπάρχει εδώ τίποτα να αναλυθεί.
read-oddities = { $count ->
    [one] { $count } πρόβλημα στο αρχείο
   *[other] { $count } προβλήματα στο αρχείο
}
read-more = { $rest-count ->
    [one] και άλλο 1
   *[other] και άλλα { $rest-count }
}
read-offered = Αυτά μπόρεσαν να διαβαστούν.
place-line = Γραμμή { $line }, στήλη { $column }
place-record = Εγγραφή { $count }
place-file = Αρχείο
read-oddity = { $from }: { $reason }

unreadable-empty = Είναι άδειο.
unreadable-too-large = Είναι πολύ μεγάλο για ματς.
unreadable-unknown = Αυτό δεν είναι ματς ή διάταξη ταβλιού σε καμία μορφή που γνωρίζουμε.
unreadable-broken = Το αρχείο είναι χαλασμένο και δεν διαβάζεται.

odd-encoding = Το κείμενο δεν είναι UTF-8· διαβάστηκε ως { $text }.
odd-not-understood = Το «{ $text }» δεν έγινε κατανοητό και παραλείφθηκε.
odd-illegible-play = Το «{ $text }» δεν είναι κίνηση.
odd-bad-number = Το «{ $text }» δεν μπορεί να είναι σωστό και παραλείφθηκε.
odd-no-name = Ένας παίκτης δεν έχει όνομα.
odd-missing = Λείπει κάτι που έχουν συνήθως τέτοια αρχεία· χρησιμοποιήθηκε η συνηθισμένη τιμή.
odd-stake = Αυτά είναι μεμονωμένα παιχνίδια με στοίχημα { $count }, όχι ματς.
odd-variant = Το «{ $text }» είναι άγνωστη παραλλαγή· διαβάστηκε ως backgammon.
odd-guessed-variant = Οι κινήσεις δείχνουν ποια παραλλαγή είναι: { $text }.
odd-cut-short = Το αρχείο τελειώνει πολύ νωρίς.
odd-checksum = Ένα άθροισμα ελέγχου είναι λάθος: το αρχείο μπορεί να είναι χαλασμένο.
odd-illegal-position = Αυτή η διάταξη είναι αδύνατη.
odd-contradiction = Το αρχείο αντιφάσκει.
odd-more-positions = { $count ->
    [one] Ακολουθεί άλλη μία διάταξη, που παραλείφθηκε.
   *[other] Ακολουθούν άλλες { $count } διατάξεις, που παραλείφθηκαν.
}
odd-other = Κάτι ήταν λάθος και παραλείφθηκε.
odd-illegal-play = Το { $play } δεν επιτρέπεται με { $roll }.
odd-no-play = Το αρχείο δεν λέει πώς παίχτηκε το { $roll }.
odd-start-double = Κανένα παιχνίδι δεν αρχίζει με { $roll }.
odd-wrong-turn = Είναι η σειρά του άλλου παίκτη.
odd-unanswered = Ένας διπλασιασμός έμεινε αναπάντητος.
odd-refused = Οι κανόνες δεν το επιτρέπουν.
odd-after-end = Το παιχνίδι είχε τελειώσει ήδη.
odd-cube = Ο βίδος γυρίζει στο { $counted }, όχι στο { $said }.
odd-board = Οι προηγούμενες κινήσεις οδηγούν σε άλλη διάταξη.
odd-winner = Κέρδισε ο άλλος παίκτης.
odd-points = Το παιχνίδι άξιζε { $counted }, όχι { $said }.
odd-score = Τα προηγούμενα παιχνίδια δίνουν άλλο σκορ.

judging-depth = Βάθος
judging-plies = { $plies ->
    [0] Κανένα: αμέσως
    [one] { $plies } ζαριά: γρήγορα
   *[other] { $plies } ζαριές: σχολαστικά
}
judging-progress = Αναλύθηκαν { $done } από { $all }
judging-cancel = Σταμάτα
judging-stopped = Σταμάτησε. Αυτά είναι τα αποτελέσματα ως τώρα.
judging-go-on = Συνέχισε
judging-done = Η ανάλυση ολοκληρώθηκε.

totals-title = Σύνολα
totals-whole = Όλο το ματς
totals-session = Όλα τα παιχνίδια
totals-rating = Δείκτης απόδοσης (PR)
totals-rating-about = Equity που χάθηκε κατά μέσο όρο ανά απόφαση, επί 500. Όσο πιο χαμηλά τόσο καλύτερα: κάτω από { $best } είναι παγκόσμιο επίπεδο, πάνω από { $worst } αρχάριος.
totals-lost = Χαμένο equity
totals-lost-match = Χαμένες πιθανότητες για το ματς
totals-checker-play = με τα πούλια
totals-cube-play = με τον βίδο
totals-dubious = Αμφίβολες
totals-errors = Λάθη
totals-missed-doubles = Χαμένοι διπλασιασμοί
totals-wrong-doubles = Λάθος διπλασιασμοί
totals-wrong-takes = Λάθος αποδοχές
totals-wrong-passes = Λάθος πάσο
totals-by-play-match = { $player ->
    [you] Με την ικανότητα μόνο, χωρίς την τύχη, θα κέρδιζες το { $chance }% τέτοιων ματς.
   *[other] Με την ικανότητα μόνο, χωρίς την τύχη, { $player } θα κέρδιζε το { $chance }% τέτοιων ματς.
}
totals-by-play-money = { $player ->
    [you] Με την ικανότητα μόνο, χωρίς την τύχη, θα κέρδιζες { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }.
   *[other] Με την ικανότητα μόνο, χωρίς την τύχη, { $player } θα κέρδιζε { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }.
}

chances-match = { $player ->
    [you] Οι πιθανότητές σου να κερδίσεις το ματς
   *[other] Πιθανότητες να κερδίσει το ματς: { $player }
}
chances-game = { $player ->
    [you] Οι πιθανότητές σου να κερδίσεις το παιχνίδι
   *[other] Πιθανότητες να κερδίσει το παιχνίδι: { $player }
}
worst-title = Χειρότερα λάθη
worst-none = Κανένα λάθος άξιο λόγου.
worst-item = { $player }: { $play } αντί για { $better-play }

steps-first = Πίσω στην αρχή
steps-back = Προηγούμενο βήμα
steps-on = Επόμενο βήμα
steps-last = Στο τέλος
steps-back-error = Προηγούμενο λάθος
steps-on-error = Επόμενο λάθος
steps-of = { $done } από { $all }
step-position = Η διάταξη
step-roll = { $player ->
    [you] Παίζεις { $roll }: { $play }
   *[other] { $player } παίζει { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Δεν μπορείς να παίξεις με { $roll }
   *[other] { $player } δεν μπορεί να παίξει με { $roll }
}
step-unknown-play = { $player ->
    [you] Φέρνεις { $roll }· η κίνηση δεν είναι γνωστή
   *[other] { $player } φέρνει { $roll }· η κίνηση δεν είναι γνωστή
}
step-double = { $player ->
    [you] Διπλασιάζεις στο { $value }
   *[other] { $player } διπλασιάζει στο { $value }
}
step-take = { $player ->
    [you] Το παίρνεις
   *[other] { $player } το παίρνει
}
step-pass = { $player ->
    [you] Πας πάσο
   *[other] { $player } πάει πάσο
}
step-beaver = { $player ->
    [you] Το παίρνεις και ξαναδιπλασιάζεις: μπίβερ
   *[other] { $player } το παίρνει και ξαναδιπλασιάζει: μπίβερ
}
step-raccoon = { $player ->
    [you] Ξαναδιπλασιάζεις το μπίβερ: ρακούν
   *[other] { $player } ξαναδιπλασιάζει το μπίβερ: ρακούν
}
step-resign = { $player ->
    [you] Εγκαταλείπεις
   *[other] { $player } εγκαταλείπει
}
step-not-judged = Δεν αναλύθηκε.
step-not-yet = Δεν αναλύθηκε ακόμη.
step-forced = Αναγκαστική: δεν υπήρχε επιλογή.
step-best = Αυτή ήταν η καλύτερη κίνηση.
step-right = Αυτό ήταν σωστό.
step-dubious = Αμφίβολο
step-error = Λάθος
step-blunder = Χοντρό λάθος
step-lost = Χάνει { $loss }
step-luck = Τύχη της ζαριάς: { $luck }
step-better = Καλύτερο ήταν το { $better-play }.
step-right-roll = Το σωστό ήταν να ρίξεις.
step-right-double = Το σωστό ήταν ο διπλασιασμός.
step-right-too-good = Το σωστό ήταν να συνεχίσεις: πολύ μπροστά για διπλασιασμό.
step-right-take = Το σωστό ήταν να το πάρεις.
step-right-pass = Το σωστό ήταν το πάσο.
step-right-beaver = Το σωστό ήταν το μπίβερ.

plays-title = Κινήσεις
plays-play = Κίνηση
# As in English.
plays-equity = Equity
plays-loss = Απώλεια
plays-wins = Νίκες
plays-gammons = Διπλά
plays-lost-gammons = Χαμένα διπλά
plays-depth = Βάθος
cube-title = Βίδος
cube-choice = Απόφαση
cube-no-double = Χωρίς διπλασιασμό
cube-double-take = Διπλασιασμός, παίρνει
cube-double-pass = Διπλασιασμός, πάσο

# As in English.
rollout-title = Rollout
rollout-about = Η μηχανή παίζει τη διάταξη ως το τέλος πολλές φορές, με τα ίδια ζάρια για κάθε κίνηση που συγκρίνεται.
rollout-start = Κάνε rollout
rollout-trials = { $trials ->
    [one] { $trials } παιχνίδι
   *[other] { $trials } παιχνίδια
}
rollout-margin = ± { $margin }
rollout-margin-about = Η αληθινή τιμή είναι μέσα σε αυτό το περιθώριο 95 φορές στις 100.
rollout-sure = Ξεκάθαρο: η καλύτερη κίνηση είναι καλύτερη χωρίς αμφιβολία.
rollout-unsure = Δεν είναι ξεκάθαρο ακόμη.

export-title = Αποθήκευση
export-sgf = Για GNU Backgammon (.sgf), με την ανάλυση
export-mat = Κείμενο ματς (.mat), για κάθε πρόγραμμα
export-json = Gammonbox (.json), με τα πάντα
export-failed = Δεν αποθηκεύεται σε αυτή τη μορφή: { $reason }.
judging-nets-quick = Γρήγορο νευρωνικό δίκτυο
judging-nets-deep = Βαθύ νευρωνικό δίκτυο
worst-item-you = Εσύ: { $play } αντί για { $better-play }
tab-graph = Γράφημα
tab-match = Ματς
review-play-here = Παίξε από εδώ
review-flip = Γύρισε το ταμπλό
review-to-table = Πίσω στο τραπέζι
depths-title = Σύγκριση βαθών
window-title = Παράθυρο διπλασιασμού
window-opens = Διπλασιασμός από { $chance }%
window-cash = Πάσο από { $chance }%
window-too-good = Πολύ καλή από { $chance }%
window-now = Τώρα { $chance }%
totals-by-play-note = Εδώ αφαιρείται από το αποτέλεσμα η εκτιμώμενη τύχη. Το PR μετρά μόνο τα λάθη, γι’ αυτό σε ένα μόνο ματς τα δύο μπορεί να διαφωνούν.
plays-best = Καλύτερο
doubles-take-right = όταν σωστό ήταν να το πάρει
doubles-pass-right = όταν σωστό ήταν το πάσο
doubles-early = πολύ νωρίς
doubles-too-good = όταν η διάταξη ήταν υπερβολικά καλή
export-picture = Εικόνα αυτής της διάταξης
