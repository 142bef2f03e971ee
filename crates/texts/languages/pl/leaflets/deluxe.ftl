# The leaflet's words, form by form; what needs more is written out below.
~ na gammona = na podwójne zwycięstwo
~ podwójna (gammon), jeśli = podwójna, jeśli
~ gammon i backgammon = podwójne i potrójne zwycięstwo
~ przegrane gammony = podwójne porażki
~ wygrywa gammonem = wygrywa podwójnie
~ przegrywa gammonem = przegrywa podwójnie
~ wygrywają gammonem = wygrywają podwójnie
~ przegrywasz gammonem = przegrywasz podwójnie
~ gammonem = podwójnie
~ gammony = podwójne zwycięstwa
~ gammona = podwójnego zwycięstwa
~ gammon = podwójne zwycięstwo
~ backgammona = potrójnego zwycięstwa
~ backgammonem = potrójnie
~ backgammon = potrójne zwycięstwo
~ zwykła wygrana = zwykłe zwycięstwo
~ zwykłą wygraną = zwykłe zwycięstwo
~ zdejmie = ściągnie
~ zdejmować = ściągać
~ zdejmowanie = ściąganie
~ zdjął = ściągnął
~ zdjęły = ściągnęły
~ zdjęła = ściągnęła
~ zdjęty = ściągnięty
~ zdjęte = ściągnięte
~ zdjętego = ściągniętego
~ zdjętych = ściągniętych
~ zdejmuje = ściąga
~ zdjąć = ściągnąć
~ zdjęto = ściągnięto
~ zdejmowania = ściągania
~ przegrany gammon = podwójna porażka

win-single = zwycięstwo zwykłe
win-gammon = zwycięstwo podwójne
win-backgammon = zwycięstwo potrójne

place-tray = { $checkers ->
    [0] { $owner }, ściągnięte: żaden pionek
    [one] { $owner }, ściągnięte: { $checkers } pionek
    [few] { $owner }, ściągnięte: { $checkers } pionki
    [many] { $owner }, ściągnięte: { $checkers } pionków
   *[other] { $owner }, ściągnięte: { $checkers } pionków
}

resign-win = { $win ->
    [single] Zwykła przegrana
    [gammon] Podwójna przegrana
   *[backgammon] Potrójna przegrana
}
offered-resignation = { $win ->
    [single] { $player } się poddaje: zwykła przegrana.
    [gammon] { $player } się poddaje: podwójna przegrana.
   *[backgammon] { $player } się poddaje: potrójna przegrana.
}
offered-claim = { $win ->
    [single] { $player } zgłasza zwycięstwo zwykłe.
    [gammon] { $player } zgłasza zwycięstwo podwójne.
   *[backgammon] { $player } zgłasza zwycięstwo potrójne.
}

ending-borne-off = { $player ->
    [you] Ściągasz ostatni pionek.
   *[other] { $player } ściąga ostatni pionek.
}
result-single = Zwycięstwo zwykłe (1)
result-gammon = Zwycięstwo podwójne (2)
result-backgammon = Zwycięstwo potrójne (3)
result-jacoby = { $win ->
    [gammon] Zwycięstwo podwójne, ale nikt nie podwoił: według zasady Jacoby’ego liczy się jako zwykłe (1)
   *[backgammon] Zwycięstwo potrójne, ale nikt nie podwoił: według zasady Jacoby’ego liczy się jako zwykłe (1)
}

event-bore-off = { $player ->
    [you] Ściągasz pionek z pola { $from }.
   *[other] { $player } ściąga pionek z pola { $from }.
}

refused-not-all-home = Ściągać możesz dopiero, gdy wszystkie twoje pionki są w bazie, a jeden jest jeszcze na polu { $point }.
refused-exact-number = Według tych zasad z pola { $point } ściąga tylko { $needed ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}, a nie { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}.
offer-resignation = { $win ->
    [single] poddanie (zwykła przegrana)
    [gammon] poddanie (podwójna przegrana)
   *[backgammon] poddanie (potrójna przegrana)
}
offer-claim = { $win ->
    [single] zgłoszenie zwycięstwa zwykłego
    [gammon] zgłoszenie zwycięstwa podwójnego
   *[backgammon] zgłoszenie zwycięstwa potrójnego
}

exercise-aim = { $color } wyrzuciły { $roll }. Sprowadź ostatni pionek do bazy i ściągnij jeden, jedno i drugie tym rzutem.
exercise-winning = { $color } ściągnęły ostatni pionek. Co wygrały?
exercise-win = { $win ->
    [single] Zwycięstwo zwykłe
    [gammon] Zwycięstwo podwójne
   *[backgammon] Zwycięstwo potrójne
}
book-winning-backgammon = Potrójne zwycięstwo liczy się trzykrotnie.
advice-save-gammon = Najpierw uratuj się przed podwójną porażką.
book-cube-product = Na koniec wygraną mnoży się przez kostkę dublującą: podwójne zwycięstwo przy czwórce jest warte 8.
