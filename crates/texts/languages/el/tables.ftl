invite-title = Κάλεσε έναν φίλο
invite-about = Στήνεις ένα τραπέζι και στέλνεις στον φίλο σου έναν σύνδεσμο. Κανείς δεν χρειάζεται λογαριασμό.
invite-your-name = Το όνομά σου
invite-create = Στήσε το τραπέζι
invite-creating = Στήνουμε το τραπέζι…
invite-opponent-friend = Ένας φίλος
invite-opponent-friend-about = Όποιος πάρει τον σύνδεσμο από σένα
invite-opponent-computer = Ο υπολογιστής
invite-opponent-computer-about = Παίζει στον διακομιστή, για παράδειγμα ενώ βλέπουν άλλοι
invite-watching = Ανοιχτό για θεατές
invite-watching-about = Όποιος έχει τον σύνδεσμο για θεατές μπορεί να βλέπει. Αλλιώς το τραπέζι το βλέπετε μόνο οι δυο σας.
invite-needs-server = Για να παίξεις με φίλο, η σελίδα πρέπει να ανοίξει από διακομιστή που τον φτάνετε και οι δύο.

clock-title = Ρολόι
clock-none = Χωρίς ρολόι
clock-none-about = Με την ησυχία σας, λεπτά ή μέρες: το τραπέζι περιμένει
clock-with = Με ρολόι
clock-with-about = Τόσα λεπτά για όλο το ματς, και λίγα ελεύθερα δευτερόλεπτα σε κάθε σειρά
clock-reserve = Λεπτά για κάθε παίκτη
clock-delay = Ελεύθερα δευτερόλεπτα σε κάθε σειρά
clock-summary = { $minutes } λ. για κάθε παίκτη, { $seconds } δ. ελεύθερα σε κάθε σειρά
clock-left = { $player } έχει ακόμη { $time }.
clock-running = Τρέχει το ρολόι: { $player }.
clock-is-up = Τέλος χρόνου: { $player }.
clock-is-up-you = Ο χρόνος σου τελείωσε. Μπορείς να παίζεις ώσπου { $player } να διεκδικήσει το ματς.
clock-low = { $seconds ->
    [one] Σου μένει { $seconds } δευτερόλεπτο.
   *[other] Σου μένουν { $seconds } δευτερόλεπτα.
}
clock-claim = Διεκδίκησε το ματς
clock-claim-question = Τέλος χρόνου: { $player }. Διεκδικείς το ματς; Μπορείς και απλώς να συνεχίσεις.
clock-claimed = { $player } διεκδίκησε το ματς στον χρόνο.
clock-won = { $player } κερδίζει στον χρόνο

table-dice-server = Τα ρίχνει ο διακομιστής
table-dice-server-about = Μετά μπορείτε και οι δύο να ελέγξετε ότι δεν τα διάλεξε κανείς
table-dice-real = Αληθινά ζάρια
table-dice-real-about = Όποιος παίζει γράφει τι δείχνουν τα ζάρια· ο άλλος τον εμπιστεύεται

waiting-title = Το τραπέζι στήθηκε
waiting-send = Στείλε αυτόν τον σύνδεσμο στον φίλο σου
waiting-send-about = Όποιος τον ανοίξει πρώτος και καθίσει είναι ο αντίπαλός σου.
waiting-code = Ή δείξε αυτό στην κάμερα του φίλου σου
waiting-code-about = Εικόνα του συνδέσμου, για κάμερα κινητού
waiting-home-network = Στο ίδιο οικιακό δίκτυο δουλεύει και αυτή η διεύθυνση:
waiting-home-network-none = Αυτός ο διακομιστής ακούει μόνο αυτή τη συσκευή. Για να παίξετε στο οικιακό δίκτυο, ξεκίνησέ τον με { $command }.
waiting-own-link = Ο δικός σου σύνδεσμος
waiting-own-link-about = Ανοίγει την καρέκλα σου σε άλλη συσκευή. Κράτα τον για σένα: όποιος τον έχει παίζει αντί για σένα.
waiting-watch-link = Σύνδεσμος για θεατές
waiting-watch-link-about = Όποιος τον έχει μπορεί να βλέπει, αλλά όχι να παίζει.
waiting-for-friend = Περιμένουμε τον φίλο σου…
waiting-for-player = Αναμονή: { $player }…
waiting-leave = Στο μεταξύ μπορείς να κλείσεις τη σελίδα. Το τραπέζι μένει, και αυτή η συσκευή ξέρει την καρέκλα σου.

join-title = { $player } σε καλεί για τάβλι
join-title-nameless = Σε καλούν για τάβλι
join-rules = Με αυτούς τους κανόνες
join-rules-read = Διάβασε τους κανόνες
join-accept = Δέξου τους κανόνες και κάθισε
join-watch = Μόνο θεατής
join-name = Το όνομά σου, όπως θα το βλέπει ο άλλος
join-color = Παίζεις με τα { $color }.
join-color-by-die = Το ζάρι κρίνει ποιος έχει τα Λευκά.
join-sitting = Κάθεσαι…
joined = { $player } κάθισε.

presence-title = Στο τραπέζι
presence-here = { $player } είναι εδώ.
presence-away = { $player } δεν είναι εδώ αυτή τη στιγμή.
presence-away-since = { $player } λείπει από: { $when }.
presence-left = { $player } έφυγε για λίγο. Το τραπέζι περιμένει.
presence-back = { $player } γύρισε.
presence-computer = Ο υπολογιστής ({ $level })
spectator-count = { $count ->
    [0] Δεν βλέπει κανείς
    [one] Βλέπει { $count } άτομο
   *[other] Βλέπουν { $count } άτομα
}
spectator-you = Παρακολουθείς.
spectator-closed = Κανείς άλλος δεν μπορεί να δει αυτό το τραπέζι.

chat-title = Κουβέντα
chat-label = Πες κάτι
chat-send = Στείλε
chat-empty = Κανείς δεν είπε τίποτα ακόμη.
chat-mute = Σίγαση: { $player }
chat-unmute = Άρση σίγασης: { $player }
chat-muted = Δεν βλέπεις τι λέει { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } νέο μήνυμα
   *[other] { $count } νέα μηνύματα
}
chat-too-long = Ένα μήνυμα έχει το πολύ { $count } γράμματα.
chat-spectators = Οι θεατές διαβάζουν, αλλά δεν μιλούν.

ask-take-back = Ζήτα να το πάρεις πίσω
ask-take-back-about = Αν { $player } συμφωνήσει, αναιρείται η τελευταία σου απόφαση.
ask-take-back-sent = Ζήτησες να το πάρεις πίσω. Αποφασίζει: { $player }.
ask-take-back-received = { $player } θέλει να το πάρει πίσω.
ask-take-back-agreed = { $player } συμφώνησε: γυρίσαμε πίσω.
ask-take-back-declined = { $player } προτιμά να συνεχίσετε.
ask-take-back-dice = Ό,τι πέσει μετά ρίχνεται από την αρχή.
ask-slow = Ζήτα να παίξετε αργά
ask-slow-about = Αν { $player } συμφωνήσει, το ρολόι σταματά για πάντα και ο καθένας παίζει όταν έχει χρόνο, και για μέρες αν χρειαστεί.
ask-slow-sent = Ζήτησες να συνεχίσετε αργά, χωρίς ρολόι. Αποφασίζει: { $player }.
ask-slow-received = { $player } θέλει να συνεχίσετε αργά, χωρίς ρολόι.
ask-slow-agreed = Από εδώ και πέρα δεν υπάρχει ρολόι. Παίξε όταν έχεις χρόνο.
ask-slow-declined = { $player } προτιμά να μείνει το ρολόι.
ask-rematch-about = Οι ίδιοι κανόνες, οι ίδιες καρέκλες, νέο σκορ.
ask-rematch-sent = Ζήτησες ρεβάνς. Αποφασίζει: { $player }.
ask-rematch-received = { $player } ζητά ρεβάνς.
ask-rematch-agreed = Αρχίζει νέο ματς.
ask-rematch-declined = { $player } δεν θέλει ρεβάνς τώρα.
ask-agree = Συμφωνώ
ask-decline = Αρνούμαι
ask-withdraw = Ακύρωσέ το
ask-withdrawn = { $player } δεν το ζητά πια.
ask-waiting = Αναμονή για απάντηση: { $player }…

settle-sent = Πρότεινες συμβιβασμό. Αποφασίζει: { $player }.
settle-agreed = { $player } δέχτηκε τον συμβιβασμό.
settle-declined = { $player } προτιμά να συνεχίσετε παρά να συμβιβαστείτε.
resign-sent = Πρότεινες να εγκαταλείψεις. Αποφασίζει: { $player }.
claim-sent = Είπες ότι το παιχνίδι κερδήθηκε. Πρέπει να συμφωνήσει: { $player }.
double-sent = Διπλασίασες. { $player } ή το παίρνει ή πάει πάσο.

next-game-waiting = Το επόμενο παιχνίδι το αρχίζει όποιος από τους δυο σας θέλει.
next-game-begun = Αρχίζει το παιχνίδι { $number }.

connection-connecting = Σύνδεση με το τραπέζι…
connection-lost = Η σύνδεση χάθηκε. Δοκιμάζουμε ξανά…
connection-lost-long = Ο διακομιστής δεν απαντά. Το τραπέζι φυλάγεται εκεί, και το παιχνίδι συνεχίζεται όταν επανέλθει.
connection-back = Συνδέθηκες ξανά.
connection-retry = Δοκίμασε τώρα
connection-unsent = Η τελευταία σου ενέργεια δεν έφτασε ακόμη στον διακομιστή.
connection-restart = Ο διακομιστής ξεκινά πάλι. Σε λίγο το παιχνίδι συνεχίζεται.
connection-old-page = Αυτή η σελίδα είναι παλιότερη από τον διακομιστή. Φόρτωσέ την ξανά για να συνεχίσεις· το παιχνίδι φυλάγεται.
connection-reload = Φόρτωσε ξανά

since-title = Όσο έλειπες
since-count = { $count ->
    [one] Έγινε ένα πράγμα:
   *[other] Έγιναν { $count } πράγματα:
}
since-your-turn = Είναι η σειρά σου.
since-their-turn = Σειρά έχει: { $player }.
since-show = Δείξ’ το στο ταμπλό

tables-title = Τα τραπέζια σου
tables-with = Αντίπαλος: { $player }
tables-nobody = Δεν κάθισε κανείς ακόμη
tables-your-turn = Σειρά σου
tables-their-turn = Αναμονή: { $player }
tables-over = Τελείωσε
tables-open = Πήγαινε εκεί
tables-forget = Ξέχνα αυτό το τραπέζι
tables-forget-question = Να ξεχάσει αυτή η συσκευή αυτό το τραπέζι; Χωρίς τον δικό σου σύνδεσμο δεν μπορείς να ξανακαθίσεις.

receipt-title = Τα ζάρια αυτού του ματς
receipt-about = Πριν από την πρώτη ζαριά ο διακομιστής όρισε ένα μυστικό και έδειξε το αποτύπωμά του. Μετά η συσκευή σου και του αντιπάλου πρόσθεσαν από έναν τυχαίο αριθμό. Κάθε ζαριά υπολογίζεται από τα τρία. Τώρα που τελείωσε το ματς το μυστικό είναι ανοιχτό, και όποιος θέλει υπολογίζει ξανά όλες τις ζαριές.
receipt-about-open = Ο διακομιστής όρισε ένα μυστικό και έδειξε το αποτύπωμά του. Κάθε ζαριά υπολογίζεται από αυτό και από έναν τυχαίο αριθμό της κάθε συσκευής σας. Μετά το ματς το μυστικό ανοίγει, και μπορείς να ελέγξεις όλες τις ζαριές.
receipt-fingerprint = Αποτύπωμα του μυστικού
receipt-secret = Μυστικό του διακομιστή
receipt-secret-closed = Φαίνεται όταν τελειώσει το ματς
receipt-number-of = Τυχαίος αριθμός: { $player }
receipt-number-missing = Δεν δόθηκε ακόμη
receipt-check = Έλεγξε τα ζάρια
receipt-good = { $count ->
    [one] Ελέγχθηκε: η ζαριά είναι αυτή που δίνουν το μυστικό και οι δύο αριθμοί.
   *[other] Ελέγχθηκε: και οι { $count } ζαριές είναι αυτές που δίνουν το μυστικό και οι δύο αριθμοί.
}
receipt-bad-secret = Το μυστικό δεν έχει το αποτύπωμα που φάνηκε πριν από το ματς. Αυτά τα ζάρια δεν είναι αξιόπιστα.
receipt-bad-roll = Η ζαριά { $number } δεν βγαίνει από το μυστικό και τους αριθμούς. Αυτά τα ζάρια δεν είναι αξιόπιστα.
receipt-bad-number = Ο αριθμός που έδωσε αυτή η συσκευή δεν είναι αυτός της απόδειξης. Αυτά τα ζάρια δεν είναι αξιόπιστα.
receipt-proves = Αυτό αποδεικνύει ότι ο διακομιστής δεν διάλεξε τα ζάρια: είχαν οριστεί πριν πέσει το πρώτο, και η συσκευή σου είχε μερίδιο σε αυτά.
receipt-proves-not = Δεν αποδεικνύει ότι ο διακομιστής φύλαξε το μυστικό του: όποιος τον έχει μπορεί να ήξερε από πριν τις ζαριές. Παίξτε σε διακομιστή κάποιου που τον εμπιστεύεστε και οι δύο.
receipt-save = Αποθήκευσε το ματς με την απόδειξη
receipt-by-hand = Τα ζάρια αυτού του ματς τα έγραψαν οι παίκτες. Δεν υπάρχει τίποτα να ελεγχθεί.

server-unknown-table = Δεν υπάρχει τραπέζι σε αυτόν τον σύνδεσμο. Ίσως λείπει ένα γράμμα.
server-wrong-key = Αυτός ο σύνδεσμος δεν ανοίγει καρέκλα σε αυτό το τραπέζι. Ζήτα τον ξανά.
server-not-open = Αυτό το τραπέζι δεν είναι ανοιχτό για θεατές.
server-seat-taken = Κάποιος κάθισε ήδη εκεί.
server-not-your-seat = Παρακολουθείς: αυτό το κάνουν μόνο οι δύο στο τραπέζι.
server-not-seated = Κάθισε πρώτα.
server-waiting-for-other = Ο αντίπαλός σου δεν κάθισε ακόμη.
server-stale = Πρόλαβε να γίνει κάτι άλλο. Κοίτα το ταμπλό και δοκίμασε ξανά.
server-not-now = Αυτό δεν γίνεται τώρα.
server-nothing-asked = Δεν υπάρχει πια τίποτα να απαντηθεί.
server-already-asked = Μία ερώτηση τη φορά: περιμένει ήδη μία.
server-no-clock = Αυτό το τραπέζι δεν έχει ρολόι.
server-time-not-up = Ο χρόνος δεν τελείωσε.
server-not-understood = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσέ την ξανά.
server-too-large = Αυτό ήταν πολύ μεγάλο για τον διακομιστή.
server-too-many = Ήταν πάρα πολλά μαζί. Περίμενε λίγο.
server-too-many-tables = Στήθηκαν πάρα πολλά τραπέζια από εδώ. Περίμενε λίγα λεπτά.
server-bad-name = Ένα όνομα έχει από ένα ως { $count } γράμματα.
server-bad-text = Αυτό δεν στέλνεται ως μήνυμα.
server-dice-not-ready = Τα ζάρια θέλουν πρώτα έναν τυχαίο αριθμό από κάθε συσκευή. Έρχεται μόνος του σε λίγο.
server-full = Ο διακομιστής δεν έχει άλλο χώρο τώρα. Δοκίμασε αργότερα.
server-storage = Ο διακομιστής δεν μπόρεσε να το γράψει, άρα δεν έγινε. Δοκίμασε ξανά.
server-closing = Ο διακομιστής κλείνει. Το τραπέζι φυλάγεται.
server-unexpected = Ο διακομιστής δεν μπόρεσε να το κάνει: { $reason }.
