leaflets-title = Φυλλάδια
leaflets-read = Διάβασε
leaflets-change = Άλλαξε
leaflets-change-about = Διάλεξε κάθε κανόνα όπως τον θέλεις. Ό,τι διαφέρει από το διεθνές παιχνίδι έχει σημάδι.
leaflets-restore = Όπως στο φυλλάδιο
leaflets-play = Παίξε με αυτούς τους κανόνες
leaflets-print = Εκτύπωση
leaflets-choose = Άλλο φυλλάδιο

leaflets-compare = Σύγκριση
leaflets-compare-one = Αυτό το φυλλάδιο
leaflets-compare-other = Το άλλο
leaflets-differences = Πού διαφέρουν
leaflets-same = Τι είναι ίδιο
leaflets-no-differences = Λένε και τα δύο το ίδιο.

leaflets-link = Σύνδεσμος για αυτούς τους κανόνες
leaflets-link-about = Όποιος τον ανοίξει βλέπει αυτούς τους κανόνες και μπορεί να παίξει με αυτούς.
leaflets-link-copied = Ο σύνδεσμος αντιγράφηκε.
leaflets-link-bad = Αυτός ο σύνδεσμος δεν οδηγεί σε κανόνες.
leaflets-link-too-long = Είναι μακρύτερος από οποιουσδήποτε κανόνες.
leaflets-link-name = Αρχίζει με ένα φυλλάδιο που δεν ξέρουμε: { $text }.
leaflets-link-option = Αναφέρει έναν κανόνα που δεν ξέρουμε: { $text }.
leaflets-link-value = { $name }: δεν γίνεται { $text }.
leaflets-received = Κάποιος σου έστειλε αυτούς τους κανόνες.

leaflets-agree-title = Συμφωνείτε και οι δύο;
leaflets-agree-about = Με αυτούς τους κανόνες θα παίξετε.
leaflets-agree = { $player } συμφωνεί
leaflets-agree-start = Αρχίστε το παιχνίδι

rules-of-start = Στήσιμο και ξεκίνημα
rules-of-moving = Κινήσεις και μάζεμα
rules-of-winning = Η νίκη
rules-of-cube = Ο βίδος
rules-of-matches = Παιχνίδια και ματς
rules-of-board = Στο ταμπλό

book-of-table = Το βιβλίο κανόνων αυτού του τραπεζιού
book-mark-explained = Με σημάδι: διαφορετικά από το διεθνές παιχνίδι

language-automatic = Όπως ο περιηγητής
