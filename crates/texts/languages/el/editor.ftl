editor-title = Στήσε διάταξη
editor-about = Διάλεξε ποιανού πούλια βάζεις και μετά κάνε κλικ σε μια θέση, στην μπάρα ή στα μαζεμένα. Δεξί κλικ, ή κλικ με Shift, βγάζει ένα πούλι.
editor-place = Βάλε
editor-place-white = Λευκά πούλια
editor-place-black = Μαύρα πούλια
editor-take-away = Βγάλε
editor-opening = Αρχικό στήσιμο
editor-clear = Άδειο ταμπλό
editor-swap = Άλλαξε πλευρές
editor-on-roll = Ποιος παίζει
editor-dice = Ζάρια
editor-no-dice = Δεν έπεσαν ακόμη
editor-double-offered = Προτάθηκε διπλασιασμός
editor-cube-value = Βίδος στο
editor-cube-owner = Ποιος έχει τον βίδο
editor-cube-centered = Στη μέση
editor-stakes = Πώς παίζεται
editor-money = Μεμονωμένα παιχνίδια
editor-match = Ματς
editor-length = Πόντοι για τη νίκη
editor-score = Πόντοι: { $player }
editor-crawford = Παιχνίδι Crawford
editor-jacoby = Κανόνας Jacoby
editor-beavers = Μπίβερ
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } πούλι
   *[other] { $checkers } πούλια
}
editor-pips = { $player }: { $pips ->
    [one] { $pips } βήμα
   *[other] { $pips } βήματα
}
editor-id = Κωδικός της διάταξης
editor-id-about = Επικόλλησε εδώ ένα XGID, GNUbg ID, OGID ή Position ID, ή αντίγραψε ό,τι γράφει.
editor-analyze = Ανάλυσε τη διάταξη
editor-possible = Αυτή η διάταξη μπορεί να υπάρξει.
editor-impossible = Αυτή η διάταξη δεν μπορεί να υπάρξει
editor-forgiven = Μπορεί να κριθεί κι έτσι, αλλά κανένα παιχνίδι δεν οδηγεί εδώ.

fault-too-many = { $player }: { $checkers } πούλια, περισσότερα από 15.
fault-unequal = Οι πλευρές δεν έχουν τον ίδιο αριθμό πουλιών: { $said } και { $counted }.
fault-no-checkers = Δεν υπάρχει πούλι στο ταμπλό.
fault-shared-point = Στη θέση { $point } στέκονται και οι δύο πλευρές.
fault-both-won = Και οι δύο πλευρές τα έχουν μαζέψει όλα.
fault-both-shut-out = Και οι δύο πλευρές είναι στην μπάρα μπροστά σε κλειστό σπίτι.
fault-not-over = Μια πλευρά τα έχει μαζέψει όλα, άρα το παιχνίδι τελείωσε.
fault-no-length = Ένα ματς θέλει τουλάχιστον έναν πόντο.
fault-match-won = { $player } έχει { $said } πόντους, ενώ το ματς κερδίζεται ήδη στους { $length }.
fault-no-crawford = Στο παιχνίδι Crawford μόνο σε έναν παίκτη λείπει ένας πόντος.
fault-cube-in-crawford = Στο παιχνίδι Crawford δεν διπλασιάζει κανείς.
fault-owned-at-one = { $player } έχει βίδο που δεν γύρισε ποτέ.
fault-offer-after-end = Υπάρχει πρόταση ενώ το παιχνίδι τελείωσε.
fault-cube-not-theirs = { $player } διπλασιάζει χωρίς να έχει τον βίδο.
fault-no-settlement = Εδώ δεν γίνεται συμβιβασμός.
fault-other = Κανένα παιχνίδι δεν οδηγεί σε αυτή τη διάταξη.
fault-over = Το παιχνίδι τελείωσε: δεν μένει τίποτα να αποφασιστεί.
