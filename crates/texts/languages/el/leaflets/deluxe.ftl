win-single = απλή νίκη
win-gammon = διπλή νίκη
win-backgammon = τριπλή νίκη

resign-win = { $win ->
    [single] Απλή ήττα
    [gammon] Διπλή ήττα
   *[backgammon] Τριπλή ήττα
}
offered-resignation = { $win ->
    [single] { $player } εγκαταλείπει με απλή ήττα.
    [gammon] { $player } εγκαταλείπει με διπλή ήττα.
   *[backgammon] { $player } εγκαταλείπει με τριπλή ήττα.
}
offered-claim = { $win ->
    [single] { $player } διεκδικεί απλή νίκη.
    [gammon] { $player } διεκδικεί διπλή νίκη.
   *[backgammon] { $player } διεκδικεί τριπλή νίκη.
}

refused-not-all-home = Δεν μαζεύεις πριν έρθουν όλα τα πούλια σου στη γωνία σου, και ένα είναι ακόμη στη θέση { $point }.
offer-resignation = { $win ->
    [single] πρόταση εγκατάλειψης με απλή ήττα
    [gammon] πρόταση εγκατάλειψης με διπλή ήττα
   *[backgammon] πρόταση εγκατάλειψης με τριπλή ήττα
}
offer-claim = { $win ->
    [single] διεκδίκηση απλής νίκης
    [gammon] διεκδίκηση διπλής νίκης
   *[backgammon] διεκδίκηση τριπλής νίκης
}

result-single = Απλή νίκη (1)
result-gammon = Διπλή νίκη (2)
result-backgammon = Τριπλή νίκη (3)
result-jacoby = { $win ->
    [gammon] Διπλή νίκη, αλλά ο βίδος δεν γύρισε ποτέ: με τον κανόνα Jacoby μετρά για απλή (1)
   *[backgammon] Τριπλή νίκη, αλλά ο βίδος δεν γύρισε ποτέ: με τον κανόνα Jacoby μετρά για απλή (1)
}
hint-gammons = διπλές νίκες
refused-hit-and-run = Το πούλι σου στη θέση { $point } χτύπησε στη γωνία σου, γι’ αυτό μένει εκεί σε αυτή τη σειρά.
exercise-aim = Τα { $color } έφεραν { $roll }. Με αυτή τη ζαριά φέρε το τελευταίο πούλι στη γωνία και μάζεψε ένα.
exercise-win = { $win ->
    [single] Απλή νίκη
    [gammon] Διπλή νίκη
   *[backgammon] Τριπλή νίκη
}
exercise-money = Τα { $color } παίρνουν διπλή νίκη, και κανείς δεν διπλασίασε. Πόσα κερδίζουν τα { $color };
