place-empty = { $owner }, θέση { $point }: άδεια
place-checkers = { $owner }, θέση { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } λευκό πούλι
       *[other] { $checkers } λευκά πούλια
    }
    [black] { $checkers ->
        [one] { $checkers } μαύρο πούλι
       *[other] { $checkers } μαύρα πούλια
    }
    [light] { $checkers ->
        [one] { $checkers } ανοιχτό πούλι
       *[other] { $checkers } ανοιχτά πούλια
    }
   *[dark] { $checkers ->
        [one] { $checkers } σκούρο πούλι
       *[other] { $checkers } σκούρα πούλια
    }
}
place-bar = { $checkers ->
    [0] { $owner }, μπάρα: άδεια
    [one] { $owner }, μπάρα: { $checkers } πούλι
   *[other] { $owner }, μπάρα: { $checkers } πούλια
}
place-tray = { $checkers ->
    [0] { $owner }, μαζεμένα: κανένα πούλι
    [one] { $owner }, μαζεμένα: { $checkers } πούλι
   *[other] { $owner }, μαζεμένα: { $checkers } πούλια
}

place-movable = μπορεί να παίξει
place-target = μπορείς να πας
place-picked-up = στο χέρι
place-last-moved = παίχτηκε τελευταίο

die-left = { $left ->
    [0] Ζάρι: { $die }, παίχτηκε
    [one] Ζάρι: { $die }
   *[other] Ζάρι: { $die }, άλλες { $left } φορές
}
die-blocked = Ζάρι: { $die }, δεν παίζεται
dice-name = Ζάρια
dice-roll = Ρίξε τα ζάρια
dice-pick-up = Σήκωσε τα ζάρια και τελείωσε τη σειρά
cube-centered = Βίδος στη μέση
cube-beside = Βίδος δίπλα στο ταμπλό
cube-owned = Τον βίδο τον έχουν τα { $owner }, στο { $value }
cube-offered = Ο βίδος προτείνεται στα { $owner }, στο { $value }
cube-double = Διπλασιασμός στο { $value }
