end-title = { $player } κερδίζει
end-match-title = { $player } κερδίζει το ματς
end-score = Σκορ: { $score }

ending-borne-off = { $player ->
    [you] Μάζεψες το τελευταίο πούλι.
   *[other] { $player } μάζεψε το τελευταίο πούλι.
}
ending-passed = Ο διπλασιασμός δεν έγινε δεκτός.
ending-resigned = Η εγκατάλειψη έγινε δεκτή.
ending-claimed = Η διεκδίκηση της νίκης έγινε δεκτή.
ending-settled = Το παιχνίδι έκλεισε με συμβιβασμό.

result-single = Μονό (1)
result-gammon = Διπλό (2)
result-backgammon = Τριπλό (3)
result-jacoby = { $win ->
    [gammon] Διπλό, αλλά ο βίδος δεν γύρισε ποτέ: με τον κανόνα Jacoby μετρά για μονό (1)
   *[backgammon] Τριπλό, αλλά ο βίδος δεν γύρισε ποτέ: με τον κανόνα Jacoby μετρά για μονό (1)
}
result-cube = × βίδος { $cube }
result-equals = = { $total ->
    [one] { $total } πόντος
   *[other] { $total } πόντοι
}
result-equals-stake = = { $total ->
    [one] το στοίχημα
   *[other] { $total } φορές το στοίχημα
}
result-agreed = Συμβιβασμός: { $total ->
    [one] { $total } πόντος
   *[other] { $total } πόντοι
}
result-agreed-stake = Συμβιβασμός: { $total ->
    [1] το στοίχημα
   *[other] { $total } φορές το στοίχημα
}

end-analyzing = Ανάλυση του παιχνιδιού…
report-luck = Τύχη
report-error-rate = Δείκτης λαθών
report-decisions = Αποφάσεις
report-blunders = Χοντρά λάθη
report-luckier = { $player } είχε πιο τυχερά ζάρια, κατά { $luck ->
    [one] { $luck } πόντο
   *[other] { $luck } πόντους
}.
report-luck-even = Τα ζάρια δεν ευνόησαν κανέναν.
report-played-better = { $player } έκανε λιγότερα λάθη.
report-played-even = Και οι δύο έπαιξαν το ίδιο καλά.

graph-title = Πιθανότητες νίκης

end-next = Επόμενο παιχνίδι
end-rematch = Ρεβάνς
end-review = Δες ξανά το παιχνίδι
end-export = Αποθήκευση ματς
end-you-won = Κέρδισες
end-you-lost = Έχασες
end-you-won-match = Κέρδισες το ματς
end-you-lost-match = Έχασες το ματς
report-luckier-you = Τα ζάρια ευνόησαν εσένα: { $luck }.
report-played-better-you = Έκανες λιγότερα λάθη.
