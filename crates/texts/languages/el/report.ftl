figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Κρίθηκε από το { -app } χωρίς να κοιτάξει μπροστά.
    [one] Κρίθηκε από το { -app }, που κοίταξε { $plies } ζαριά μπροστά.
   *[other] Κρίθηκε από το { -app }, που κοίταξε { $plies } ζαριές μπροστά.
}
report-judged-rollout = { $trials ->
    [one] Κρίθηκε από το { -app }: ό,τι ήταν κοντά παίχτηκε ως το τέλος { $trials } φορά.
   *[other] Κρίθηκε από το { -app }: ό,τι ήταν κοντά παίχτηκε ως το τέλος { $trials } φορές.
}
report-unfinished = Η ανάλυση σταμάτησε: έγιναν { $number } από { $total } βήματα.
report-goes-on = Η ίδια εντολή συνεχίζει από εκεί.
report-by-play = Με το παιχνίδι μόνο
report-by-play-about = Τι θα έβγαινε αν τα ζάρια δεν ευνοούσαν κανέναν: το αποτέλεσμα χωρίς την τύχη των δύο.

report-games = Παιχνίδι παιχνίδι
report-game = Παιχνίδι

report-where = Παιχνίδι { $game }, ζαριά { $turn }
report-rolled-on = { $player } ρίχνει χωρίς διπλασιασμό
report-cost = Κόστισε { $loss } πόντους.
report-cost-match = Κόστισε { $loss } πόντους, και { $chance }% του ματς.
report-arrows = Το μπλε δείχνει τι παίχτηκε, το χρυσό τι ήταν καλύτερο.

report-all = Όλες οι ζαριές
report-turn = Α/α
report-player = Παίκτης
report-roll = Ζαριά
report-done = Έγινε
report-better = Καλύτερο

report-many = { $matches } ματς
report-players = Ανά παίκτη
report-matches = Ματς
report-matches-won = Νίκες
report-over-time = Στον χρόνο
report-date = Ημερομηνία
report-opponent = Αντίπαλος
report-so-far = Ως τότε
report-rating-graph = Ο βαθμός, ματς με ματς: { $player }

report-ours = { -app }
report-theirs = Στο αρχείο
report-difference = Διαφορά
report-mean-difference = Οι βαθμοί διαφέρουν κατά { $number } κατά μέσο όρο.
report-nothing-to-compare = Το αρχείο δεν έχει ανάλυση.

report-match-chance = Πιθανότητα αγώνα
report-skill = Παίζει σαν
report-very-lucky = Πολύ τυχερές ζαριές
report-lucky = Τυχερές ζαριές
report-unlucky = Άτυχες ζαριές
report-very-unlucky = Πολύ άτυχες ζαριές
report-fibs = Βαθμός FIBS
phase-opening = Άνοιγμα
phase-middle-game = Μέση της παρτίδας
phase-race = Τρέξιμο
