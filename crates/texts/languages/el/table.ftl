table-score = Σκορ
table-score-of = { $player }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] στον { $length } πόντο
   *[other] στους { $length } πόντους
}
table-money = μεμονωμένα παιχνίδια
table-away = θέλει { $away }
table-crawford = Παιχνίδι Crawford
table-game = Παιχνίδι { $game }
table-pips = Βήματα
table-moves = Κινήσεις
table-rules = Κανόνες που ισχύουν
table-menu = Μενού
table-board = Ταμπλό ταβλιού
table-home = Φύγε από το τραπέζι

turn-throw-start = Κάθε παίκτης ρίχνει ένα ζάρι. Το μεγαλύτερο αρχίζει.
turn-throw-color = Κάθε παίκτης ρίχνει ένα ζάρι. Το μεγαλύτερο παίρνει τα Λευκά και αρχίζει.
turn-throw-player = Ζάρι για το ξεκίνημα: { $player }
turn-roll = Σειρά να ρίξει: { $player }
turn-roll-or-double = Σειρά να ρίξει ή να διπλασιάσει: { $player }
turn-play = Σειρά να παίξει { $roll }: { $player }
turn-finish = { $player }: σήκωσε τα ζάρια για να τελειώσει η σειρά
turn-cannot-move = { $player } δεν μπορεί να παίξει με { $roll }
turn-answer-double = { $player }: το παίρνεις ή πάσο;
turn-answer-offer = { $player } πρέπει να απαντήσει σε μια πρόταση
turn-thinking = { $player } σκέφτεται…
turn-over = Το παιχνίδι τελείωσε

action-throw = Ρίξε
action-roll = Ρίξε
action-done = Έτοιμο
action-done-about = Σήκωσε τα ζάρια για να τελειώσει η σειρά σου
action-undo = Αναίρεση
action-double = Διπλασίασε
action-double-to = Διπλασίασε στο { $value }
action-take = Παίρνω
action-pass = Πάσο
action-beaver = Μπίβερ
action-raccoon = Ρακούν
action-resign = Εγκατάλειψη
action-claim = Διεκδίκηση νίκης
action-settle = Συμβιβασμός
action-accept = Δέχομαι
action-decline = Αρνούμαι
action-move = Παίξε ένα πούλι
action-play = Παίξε όλη τη σειρά
action-land-on-block = Πάτα στην πόρτα
action-hint = Υπόδειξη
action-take-back = Πάρε πίσω την κίνηση
action-show-again = Δείξε ξανά
action-next-game = Επόμενο παιχνίδι

double-title = Διπλασιασμός;
double-question = { $player } μπορεί να το πάρει και να συνεχίσετε για { $value }, ή να πάει πάσο.
double-explain = Αν { $player } πάει πάσο, κερδίζεις { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
double-explain-stake = Αν { $player } πάει πάσο, κερδίζεις { $points ->
    [1] το στοίχημα
   *[other] { $points } φορές το στοίχημα
}.
offered-double = { $player } διπλασιάζει στο { $value }.
offered-beaver = { $player } το παίρνει και ξαναδιπλασιάζει αμέσως: μπίβερ. Το παιχνίδι θα παιζόταν για { $value }.
offered-raccoon = { $player } ξαναδιπλασιάζει το μπίβερ: ρακούν. Το παιχνίδι θα παιζόταν για { $value }.
offered-pass-price = Αν πας πάσο, χάνεις { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
offered-pass-price-stake = Αν πας πάσο, χάνεις { $points ->
    [1] το στοίχημα
   *[other] { $points } φορές το στοίχημα
}.
offered-take-meaning = Αν το πάρεις, ο βίδος είναι δικός σου στο { $value }, και μόνο εσύ μπορείς να διπλασιάσεις μετά.

resign-title = Εγκατάλειψη
resign-about = Προτείνεις να εγκαταλείψεις. Το παιχνίδι τελειώνει αν { $player } δεχτεί.
resign-win = { $win ->
    [single] Μονό
    [gammon] Διπλό
   *[backgammon] Τριπλό
}
resign-price = κοστίζει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
resign-price-stake = κοστίζει { $points ->
    [1] το στοίχημα
   *[other] { $points } φορές το στοίχημα
}
claim-title = Διεκδίκηση νίκης
claim-about = Λες ότι το παιχνίδι έχει ήδη κερδηθεί. Τελειώνει αν { $player } συμφωνήσει.
settle-title = Συμβιβασμός
settle-about = Προτείνεις να τελειώσει το παιχνίδι τώρα, με πόντους για έναν από τους δυο σας.
settle-winner = Πόντοι για
settle-points = Πόσοι
offered-resignation = { $win ->
    [single] { $player } εγκαταλείπει και χάνει μονό.
    [gammon] { $player } εγκαταλείπει και χάνει διπλό.
   *[backgammon] { $player } εγκαταλείπει και χάνει τριπλό.
}
offered-claim = { $win ->
    [single] { $player } διεκδικεί μονό.
    [gammon] { $player } διεκδικεί διπλό.
   *[backgammon] { $player } διεκδικεί τριπλό.
}
offered-settlement = { $points ->
    [one] { $player } προτείνει συμβιβασμό: { $points } πόντος για { $name }.
   *[other] { $player } προτείνει συμβιβασμό: { $points } πόντοι για { $name }.
}
offered-worth = Θα άξιζε { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
offered-worth-stake = Θα άξιζε { $points ->
    [1] το στοίχημα
   *[other] { $points } φορές το στοίχημα
}.

dice-entry-title = Τι δείχνουν τα ζάρια σου;
dice-entry-one = { $player ->
    [you] Πάτησε τον αριθμό που έφερες
   *[other] Πάτησε τον αριθμό που έφερε { $player }
}
typed-label = Γράψε μια κίνηση
typed-bad = Αυτό δεν είναι κίνηση. Γράψε την έτσι: 8/5 6/5.
typed-impossible = Το { $play } δεν επιτρέπεται με { $roll }.

hint-title = Υπόδειξη
hint-best = Καλύτερο: { $play }
hint-loses = κοστίζει { $loss }
hint-none = Δεν υπάρχει επιτρεπτή κίνηση.
hint-roll = Ρίξε: είναι πολύ νωρίς για διπλασιασμό.
hint-double-take = Διπλασίασε. Ο αντίπαλος πρέπει να το πάρει.
hint-double-pass = Διπλασίασε. Ο αντίπαλος πρέπει να πάει πάσο.
hint-too-good = Συνέχισε χωρίς διπλασιασμό: είσαι πολύ μπροστά.
hint-take = Πάρ’ το.
hint-pass = Πήγαινε πάσο.
hint-beaver = Πάρ’ το και κάνε μπίβερ.

take-back-done = Η κίνηση πάρθηκε πίσω.

penalty-title = Αυτή η θέση είναι κλειστή
penalty-question = Με αυτούς τους κανόνες, πούλι που πατά σε πόρτα χτυπιέται: το δικό σου θα πήγαινε στην μπάρα και το { $die } θα χανόταν. Να παιχτεί έτσι κι αλλιώς;
penalty-confirm = Παίξ’ το έτσι κι αλλιώς
table-you = Εσύ
table-to-home = Αρχική
table-flip = Γύρισε το ταμπλό
table-keys = Πλήκτρα
turn-you = Η σειρά σου
turn-you-throw = Ρίξε ένα ζάρι να δούμε ποιος αρχίζει
turn-you-roll = Ρίξε τα ζάρια
turn-you-roll-or-double = Ρίξε, ή διπλασίασε πρώτα
turn-you-play = Παίξε { $roll }
turn-you-finish = Πάτησε «Έτοιμο» για να τελειώσει η σειρά σου
turn-you-cannot-move = Δεν μπορείς να παίξεις με { $roll }
turn-you-answer = Η απάντησή σου;
pass-question = Πας πάσο και χάνεις το παιχνίδι;
hint-try = Παίξ’ το
hint-thinking = Σκέφτομαι…
table-light = Φωτεινό ή σκοτεινό
table-sound = Ήχος
settle-about-stake = Προτείνεις να τελειώσει τώρα το παιχνίδι και να πληρωθεί ένας από τους δύο.
settle-winner-stake = Πληρώνεται
settle-points-stake = Πόσες φορές το στοίχημα
offered-settlement-stake = { $player } προτείνει συμβιβασμό: { $text } για { $name }.
