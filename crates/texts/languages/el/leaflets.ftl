leaflets-title = Φυλλάδια
leaflets-read = Διάβασε
leaflets-change = Άλλαξε
leaflets-change-about = Όρισε κάθε κανόνα όπως θέλεις. Ό,τι διαφέρει από τους διεθνείς κανόνες έχει σημάδι.
leaflets-restore = Πίσω στον κανόνα του φυλλαδίου
leaflets-play = Παίξε με αυτούς τους κανόνες
leaflets-print = Εκτύπωση
leaflets-choose = Διάλεξε άλλο φυλλάδιο

leaflets-compare = Σύγκριση
leaflets-compare-one = Αυτό το φυλλάδιο
leaflets-compare-other = Άλλο φυλλάδιο
leaflets-differences = Πού διαφέρουν
leaflets-same = Τι είναι ίδιο
leaflets-no-differences = Λένε το ίδιο.

leaflets-link = Σύνδεσμος σε αυτούς τους κανόνες
leaflets-link-about = Όποιος τον ανοίξει βλέπει αυτούς τους κανόνες και μπορεί να παίξει με αυτούς.
leaflets-link-copied = Ο σύνδεσμος αντιγράφηκε.
leaflets-link-bad = Αυτός δεν είναι σύνδεσμος σε κανόνες.
leaflets-link-too-long = Είναι πολύ μακρύς για σύνδεσμος σε κανόνες.
leaflets-link-name = Αρχίζει με ένα φυλλάδιο που δεν ξέρουμε: { $text }.
leaflets-link-option = Αναφέρει έναν κανόνα που δεν ξέρουμε: { $text }.
leaflets-link-value = Το «{ $name }» δεν μπορεί να είναι { $text }.
leaflets-received = Κάποιος σου έστειλε αυτούς τους κανόνες.

leaflets-agree-title = Συμφωνείτε και οι δύο;
leaflets-agree-about = Θα παίξετε με αυτούς τους κανόνες.
leaflets-agree = { $player } συμφωνεί
leaflets-agree-start = Αρχή του παιχνιδιού

rules-of-start = Στήσιμο και ξεκίνημα
rules-of-moving = Κινήσεις και μάζεμα
rules-of-winning = Η νίκη
rules-of-cube = Ο βίδος
rules-of-matches = Παιχνίδια και ματς
rules-of-board = Στο ταμπλό

book-of-table = Κανόνες αυτού του τραπεζιού
book-mark-explained = Με σημάδι: διαφέρει από τους διεθνείς κανόνες

language-automatic = Όπως ο περιηγητής
