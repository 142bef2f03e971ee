settings-title = Ρυθμίσεις
settings-board = Ταμπλό
settings-play = Παιχνίδι
settings-help = Βοήθεια
settings-language = Γλώσσα

settings-theme = Εμφάνιση
theme-system = Όπως η συσκευή
theme-daylight = Φως της μέρας
theme-evening = Βράδυ
theme-felt = Πράσινη τσόχα
theme-clear = Για αχρωματοψία
theme-contrast = Έντονη αντίθεση

settings-speed = Ταχύτητα κινήσεων αντιπάλου
speed-slow = Αργά
speed-normal = Κανονικά
speed-fast = Γρήγορα
speed-instant = Αμέσως

settings-sounds = Ήχοι
settings-sounds-dice = Ζάρια
settings-sounds-checkers = Πούλια
settings-sounds-cube = Βίδος
settings-sounds-end = Τέλος παιχνιδιού

settings-auto-roll = Ρίξε για μένα
settings-auto-roll-about = Όταν έτσι κι αλλιώς δεν μπορώ να διπλασιάσω
settings-forced-moves = Παίξε τις αναγκαστικές κινήσεις
settings-forced-moves-about = Όταν παίζεται μόνο με έναν τρόπο
settings-auto-done = Η σειρά μου τελειώνει μόνη της
settings-auto-done-about = Χωρίς αυτό σηκώνεις εσύ τα ζάρια, και ως τότε μπορείς να αναιρείς
settings-confirm-double = Ρώτα πριν από διπλασιασμό

settings-coach = Προπονητής
settings-coach-about = Σε σταματά πριν γίνει ένα πραγματικό λάθος
coach-setting-silent = Σιωπηλός
coach-setting-blunders = Μόνο στα χοντρά λάθη
coach-setting-mistakes = Σε κάθε πραγματικό λάθος

settings-pips = Μέτρημα βημάτων
pips-shown = Φαίνεται
pips-hidden = Κρυφό
pips-ask = Μετράω εγώ
settings-home-side = Σπίτι
side-right = Δεξιά
side-left = Αριστερά
settings-labels = Αρίθμηση
labels-leaflet = Όπως στο φυλλάδιο
labels-numbers = 1 ως 24
labels-halves = 1 ως 12 και 1A ως 12A
labels-homes = 1 ως 6 στα σπίτια
labels-none = Καμία
settings-reset = Επαναφορά όλων
settings-reset-question = Να γίνουν όλες οι ρυθμίσεις όπως ήταν στην αρχή; Τα παιχνίδια φυλάγονται.
settings-marks = Σημάδεψε τα πούλια που μπορούν να παίξουν
settings-shortcuts = Συντομεύσεις με γράμματα του πληκτρολογίου στο τραπέζι
