about-title = Σχετικά με το { -app }
about-version = Έκδοση { $version }
about-what = Ένα τάβλι με το κουτί του, σε μια σελίδα: ταμπλό, ζάρια, βίδος, και τα φυλλάδια ως κανόνες που παίζονται στ’ αλήθεια.
about-free = Δωρεάν, χωρίς λογαριασμούς, διαφημίσεις ή μάρκες. Ό,τι παίζεις μένει στη συσκευή σου.
about-dice = Τα ζάρια δεν ξέρουν τίποτα για το ταμπλό. Ο υπολογιστής μαθαίνει τη ζαριά όταν τη μαθαίνεις κι εσύ.
about-strength = Το πόσα χαρίζει κάθε επίπεδο μετρήθηκε, και δημοσιεύεται μαζί με το πρόγραμμα.
about-leaflets = Οι κανόνες των τυπωμένων φυλλαδίων είναι εδώ, με δικά μας λόγια.
about-license = Ανοιχτός κώδικας, με άδεια MIT ή Apache.
about-keyboard = Πληκτρολόγιο
about-keys-roll = Ρίξε και σήκωσε τα ζάρια
about-keys-move = Παίξε ένα πούλι από τη διαλεγμένη θέση
about-keys-other = Παίξε το με το άλλο ζάρι
about-keys-undo = Αναίρεση
about-keys-double = Διπλασιασμός
about-keys-hint = Υπόδειξη
about-keys-type = Γράψε μια κίνηση
about-keys-places = Πήγαινε από θέση σε θέση
about-keys-read = Διάβασε το ταμπλό φωναχτά
about-read-pips = { $player }: { $pips ->
    [one] απομένει { $pips } βήμα
   *[other] απομένουν { $pips } βήματα
}
about-languages = { $count ->
    [one] { $count } γλώσσα
   *[other] { $count } γλώσσες
}
