quiz-title = Εξάσκηση
quiz-about = Τα λάθη σου ξαναέρχονται ως ερωτήσεις: σύντομα αν ξανακάνεις λάθος, όλο και αργότερα αν τις ξέρεις. Φυλάγονται μόνο σε αυτή τη συσκευή.
quiz-due = { $due ->
    [0] Σήμερα δεν περιμένει τίποτα.
    [one] Περιμένει { $due } ερώτηση.
   *[other] Περιμένουν { $due } ερωτήσεις.
}
quiz-kept = { $count ->
    [0] Δεν υπάρχουν λάθη ακόμη. Παίξε ένα παιχνίδι με τον υπολογιστή ή ανάλυσε ένα ματς.
    [one] Φυλάγεται { $count } λάθος.
   *[other] Φυλάγονται { $count } λάθη.
}
quiz-next-day = { $days ->
    [0] Η επόμενη έρχεται αργότερα σήμερα.
    [one] Η επόμενη έρχεται αύριο.
   *[other] Η επόμενη έρχεται σε { $days } μέρες.
}
quiz-begin = Ξεκίνα
quiz-practice-anyway = Εξάσκηση έτσι κι αλλιώς
quiz-asks-play = Πώς παίζεις το { $roll };
quiz-asks-cube = Ρίχνεις ή διπλασιάζεις;
quiz-asks-reply = Σου διπλασιάζουν στο { $value }. Το παίρνεις ή πάσο;
quiz-from = Από: { $text }
quiz-answer = Αυτό απαντώ
quiz-show = Δεν ξέρω
quiz-thinking = Συγκρίνουμε…
quiz-right = Σωστά!
quiz-nearly = Σχεδόν: χαρίζει μόνο { $loss }.
quiz-wrong = Αυτό χαρίζει { $loss }.
quiz-best = Καλύτερο: { $play }
quiz-then = Τότε έπαιξες { $play }, που χάρισε { $loss }.
quiz-next = Επόμενη ερώτηση
quiz-finished = Τέλος για σήμερα.
quiz-comes-back = { $days ->
    [0] Ξανάρχεται σήμερα.
    [one] Ξανάρχεται αύριο.
   *[other] Ξανάρχεται σε { $days } μέρες.
}
quiz-forget = Ξέχνα αυτή την ερώτηση
quiz-keep = Εξάσκηση στα λάθη: { $player }
quiz-keep-about = { $count ->
    [one] Ένα λάθος θα ξανάρθει ως ερώτηση.
   *[other] { $count } λάθη θα ξανάρθουν ως ερωτήσεις.
}
quiz-keep-done = { $count ->
    [0] Φυλάγονται ήδη όλα.
    [one] Προστέθηκε { $count } ερώτηση.
   *[other] Προστέθηκαν { $count } ερωτήσεις.
}
quiz-whose = Ποιο όνομα είναι το δικό σου;
