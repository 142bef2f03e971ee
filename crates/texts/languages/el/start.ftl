start-title = Νέο παιχνίδι
start-play = Παίξε
start-level = Επίπεδο
start-rules = Κανόνες
start-rules-about = Ποιο φυλλάδιο έχει το κουτί σου;
start-rules-change = Άλλαξε τους κανόνες
start-rules-differ = Διαφέρει από τους διεθνείς κανόνες

level-leaflet = Αναγνώστης φυλλαδίου
level-leaflet-about = Μόλις διάβασε το φυλλάδιο
level-beginner = Αρχάριος
level-beginner-about = Έχει παίξει μερικά βράδια
level-casual = Περιστασιακός
level-casual-about = Παίζει πού και πού, και στα σίγουρα
level-regular = Τακτικός
level-regular-about = Παίζει κάθε βδομάδα
level-club = Παίκτης συλλόγου
level-club-about = Παίζει σε σύλλογο
level-tournament = Παίκτης τουρνουά
level-tournament-about = Παίζει σε τουρνουά, και κερδίζει μερικά
level-expert = Ειδικός
level-expert-about = Βλέπει με μια ματιά τι είναι καλό
level-master = Μετρ
level-master-about = Σκέφτεται κάθε απάντηση που θα μπορούσες να δώσεις
level-grandmaster = Γκραν μετρ
level-grandmaster-about = Σκέφτεται τις απαντήσεις σου και τη δική του επόμενη σειρά
level-machine = Η μηχανή
level-machine-about = Κοιτάζει όσο μακριά μπορεί, και δεν βιάζεται
level-same-dice = Όλα τα επίπεδα έχουν τα ίδια ζάρια. Τα δυνατότερα απλώς τα παίζουν καλύτερα.

leaflet-international = Διεθνείς κανόνες
leaflet-international-about = Ό,τι παίζουν παντού σύλλογοι και τουρνουά
leaflet-deluxe = Το βαλιτσάκι με τις 27 γλώσσες
leaflet-deluxe-about = Το ζάρι κρίνει ποιος έχει τα Λευκά· μαζεύεις μόνο με τον ακριβή αριθμό· όταν είναι όλα στο σπίτι, μπορείς να παραλείψεις έναν αριθμό
leaflet-swiss = Το ελβετικό φυλλάδιο
leaflet-swiss-about = Οι θέσεις λέγονται 1 ως 12 και 1A ως 12A· ένα πούλι που ξέμεινε κοστίζει τρεις φορές το στοίχημα ακόμη κι αν μαζεύτηκαν άλλα
leaflet-nordic = Το σκανδιναβικό φυλλάδιο
leaflet-nordic-about = Αν η θέση του αριθμού είναι άδεια, μπορείς να μαζέψεις από την επόμενη χαμηλότερη· διπλασιάζεις οποτεδήποτε
leaflet-nordic-no = Το σκανδιναβικό φυλλάδιο, στα νορβηγικά
leaflet-nordic-no-about = Όποιος αρχίζει ξαναρίχνει· ένας αριθμός μαζεύει όποιο πούλι ως τη θέση του
leaflet-hungarian = Το ουγγρικό φυλλάδιο
leaflet-hungarian-about = Ανοιχτά εναντίον Σκούρων, σε ματς στους 3, 5, 7 ή 9· ο βίδος σταματά στο 64
leaflet-portes = Πόρτες (Ελλάδα)
leaflet-portes-about = Ο νικητής αρχίζει το επόμενο παιχνίδι· χωρίς βίδο και χωρίς τριπλό
leaflet-tavla = Τάβλα (Τουρκία)
leaflet-tavla-about = Όπως οι πόρτες, και το πούλι που χτυπά στο σπίτι του μένει εκεί σε εκείνη τη σειρά
leaflet-takhteh = Ταχτέ (Ιράν)
leaflet-takhteh-about = Όπως η τάβλα, αλλά τα ζάρια κρίνουν ποιος αρχίζει κάθε παιχνίδι
leaflet-unlike = { $name }, με αλλαγές

start-length = Μορφή
start-money = Μεμονωμένα παιχνίδια
start-match-to = { $length ->
    [one] Ματς στον { $length } πόντο
   *[other] Ματς στους { $length } πόντους
}
start-cube = Βίδος

start-dice = Ζάρια
start-dice-random = Ρίχνονται για σένα
start-dice-seed = Από σπόρο
start-dice-seed-label = Σπόρος
start-dice-real = Αληθινά ζάρια
start-dice-real-about = Πάτησε ή γράψε ό,τι δείχνουν τα δικά σου ζάρια

start-color = Το χρώμα σου
start-color-any = Όποιο να ’ναι
start-color-by-die = Με αυτούς τους κανόνες το ζάρι κρίνει ποιος έχει τα Λευκά.
start-name = Όνομα
start-name-you = Επισκέπτης
start-name-first = Πρώτος παίκτης
start-name-second = Δεύτερος παίκτης
start-turn-board = Γύρισε το ταμπλό σε όποιον παίζει
start-position-about = GNUbg ID, Position ID, XGID ή OGID

# As in English.
variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Διάταξη στημένη με το χέρι
start-more = Περισσότερα
start-shorter = Μικρότερο ματς
start-longer = Μεγαλύτερο ματς
# As in English.
level-pr = PR { $pr }
level-pr-about = Το PR είναι ο δείκτης απόδοσης: πόσα χάνει το επίπεδο ανά απόφαση. Το λιγότερο είναι καλύτερο· οι δυνατοί παίκτες είναι κάτω από 5.
leaflet-deluxe-cs = Το βαλιτσάκι με τις 27 γλώσσες, στα τσεχικά, σλοβακικά ή ουγγρικά
leaflet-deluxe-cs-about = Όπως στις άλλες γλώσσες, αλλά σε πόρτα δεν πατά κανείς
leaflet-swiss-it = Το ελβετικό φυλλάδιο, στα ιταλικά
leaflet-swiss-it-about = Όπως στα γερμανικά και τα γαλλικά, αλλά μαζεύεις μόνο με τον ακριβή αριθμό
