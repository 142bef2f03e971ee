figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Αναλύθηκε από το { -app } χωρίς να κοιτάξει μπροστά.
    [one] Αναλύθηκε από το { -app }, { $plies } ζαριά μπροστά.
   *[other] Αναλύθηκε από το { -app }, { $plies } ζαριές μπροστά.
}
report-judged-rollout = { $trials ->
    [one] Αναλύθηκε από το { -app }: στις αμφίρροπες αποφάσεις έγινε rollout { $trials } παιχνιδιού.
   *[other] Αναλύθηκε από το { -app }: στις αμφίρροπες αποφάσεις έγινε rollout { $trials } παιχνιδιών.
}
report-unfinished = Η ανάλυση σταμάτησε μετά από { $number } από τα { $total } βήματα.
report-goes-on = Δώσε ξανά την ίδια εντολή για να συνεχίσει.
report-by-play = Χωρίς την τύχη
report-by-play-about = Ποιο θα ήταν το αποτέλεσμα αν τα ζάρια δεν ευνοούσαν κανέναν.

report-games = Ανά παιχνίδι
report-game = Παιχνίδι

report-where = Παιχνίδι { $game }, ζαριά { $turn }
report-rolled-on = { $player } ρίχνει χωρίς διπλασιασμό
report-cost = Κόστισε { $loss ->
    [one] { $loss } πόντο
   *[other] { $loss } πόντους
}.
report-cost-match = Κόστισε { $loss ->
    [one] { $loss } πόντο
   *[other] { $loss } πόντους
} και { $chance }% πιθανότητα να κερδηθεί το ματς.
report-arrows = Το μπλε δείχνει τι παίχτηκε, το χρυσό τι ήταν καλύτερο.

report-all = Όλες οι ζαριές
report-turn = Α/α
report-player = Παίκτης
report-roll = Ζαριά
report-done = Παίχτηκε
report-better = Καλύτερο

report-many = { $matches } ματς
report-players = Ανά παίκτη
report-matches = Ματς
report-matches-won = Νίκες
report-over-time = Με τον καιρό
report-date = Ημερομηνία
report-opponent = Αντίπαλος
report-so-far = Ως τώρα
report-rating-graph = PR, ματς με ματς: { $player }

report-ours = { -app }
report-theirs = Στο αρχείο
report-difference = Διαφορά
report-mean-difference = Τα PR διαφέρουν κατά { $number } κατά μέσο όρο.
report-nothing-to-compare = Το αρχείο δεν έχει ανάλυση.

report-match-chance = Νίκη στο ματς
report-skill = Παίζει σαν
report-very-lucky = Πολύ τυχερές ζαριές
report-lucky = Τυχερές ζαριές
report-unlucky = Άτυχες ζαριές
report-very-unlucky = Πολύ άτυχες ζαριές
report-fibs = Βαθμολογία FIBS
phase-opening = Άνοιγμα
phase-middle-game = Μέση του παιχνιδιού
phase-race = Κούρσα
kind-containment = Εγκλωβισμός χτυπημένου πουλιού
kind-bear-off = Μάζεμα με επαφή
kind-back-game = Παιχνίδι πίσω
kind-prime = Σειρά από πόρτες
kind-holding = Παιχνίδι αναμονής
kind-contact = Άλλη επαφή
