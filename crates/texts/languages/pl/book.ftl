# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Inaczej niż w grze międzynarodowej
book-differs-none = To są zasady międzynarodowe.
book-summary = Wszystkie zasady w skrócie
book-summary-rule = Zasada
book-summary-value = Tutaj
book-printed-by = Spisał { -app } według zasad, którymi sam się kieruje

book-aim = Cel gry
book-aim-checkers = { $checkers ->
    [one] Gra dwóch graczy, każdy ma { $checkers } pionek i dwie kostki.
    [few] Gra dwóch graczy, każdy ma { $checkers } pionki i dwie kostki.
    [many] Gra dwóch graczy, każdy ma { $checkers } pionków i dwie kostki.
   *[other] Gra dwóch graczy, każdy ma { $checkers } pionków i dwie kostki.
}
book-aim-way = Prowadzisz swoje pionki przez całą planszę do swojej bazy, czyli na ostatnie sześć pól swojej drogi, a stamtąd poza planszę. Przeciwnik idzie w drugą stronę.
book-aim-win = Wygrywa ten, kto pierwszy zdejmie ostatni pionek.
book-aim-picture = { $color ->
    [white] Wszystkie pionki Białych są w bazie.
    [black] Wszystkie pionki Czarnych są w bazie.
    [light] Wszystkie pionki Jasnych są w bazie.
   *[dark] Wszystkie pionki Ciemnych są w bazie.
} Teraz można je zdejmować.

book-setup = Ustawienie
book-setup-points = Plansza ma 24 pola w czterech ćwiartkach, a między dwiema połowami biegnie banda. Każdy liczy od swojego końca: pole 1 jest ostatnie na twojej drodze, pole 24 najdalsze, a twoje pole 1 to pole 24 przeciwnika.
book-setup-stack = { $checkers } na polu { $point }
book-setup-position = Pionki każdego gracza na początku: { $list }.
book-setup-picture = Ustawienie początkowe, tak jak je widzą { $color }.

book-start = Kto zaczyna
book-start-tie = Jeśli obie kostki pokażą to samo, obie strony rzucają jeszcze raz.
book-start-picture = { $color } zaczęły rzutem { $roll } i zajęły pole: { $play }.

book-moving = Ruchy
book-moving-roll = Gracze rzucają na zmianę obiema kostkami i rozgrywają każdą z liczb: dwoma pionkami po jednej albo jednym pionkiem obie.
book-moving-order = Kolejność liczb wybierasz ty. Kto rusza jednym pionkiem dwa razy, wykonuje dwa ruchy i po drodze musi stanąć na wolnym polu.
book-moving-target = Pionek może wejść na każde pole, którego przeciwnik nie blokuje, bez względu na to, ile twoich pionków już tam stoi.
book-moving-nothing = Liczba, której nie da się zagrać, przepada.
book-moving-done = Twoja tura kończy się, gdy zbierzesz kostki; do tej chwili możesz cofać ruchy.
book-moving-picture = { $color } uciekły jednym pionkiem rzutem { $roll }: { $play }. Najpierw musiała być szóstka, bo sama piątka prowadzi na zablokowane pole.

book-doubles = Dublet
book-doubles-four = Jeśli obie kostki pokażą tę samą liczbę, gra się ją cztery razy, jednym pionkiem albo kilkoma, jak chcesz.
book-doubles-rest = To, czego z tych czterech ruchów nie da się wykonać, przepada, a dodatkowego rzutu nie ma.
book-doubles-picture = { $color } wyrzuciły { $roll } i ruszyły cztery razy: { $play }.

book-hitting = Bicie
book-hitting-blot = Pionek, który stoi na polu sam, jest odkryty. Zbija go pionek przeciwnika, który na nim stanie, choćby tylko po drodze.
book-hitting-pair = Jeden lub dwa pionki na polu można zbić: pionek przeciwnika, który tam stanie, zbija je wszystkie.
book-hitting-bar = Zbity pionek trafia na bandę. W jednej turze można bić kilka razy.
book-hitting-picture = { $color ->
    [white] { $opponent } mają odkryty pionek na polu 5 Białych.
    [black] { $opponent } mają odkryty pionek na polu 5 Czarnych.
    [light] { $opponent } mają odkryty pionek na polu 5 Jasnych.
   *[dark] { $opponent } mają odkryty pionek na polu 5 Ciemnych.
} { $color } zbijają go liczbą { $list }.

book-entering = Wchodzenie z bandy
book-entering-first = Jeśli masz pionki na bandzie, wszystkie muszą wejść do gry, zanim ruszysz jakimkolwiek innym.
book-entering-where = Wchodzą do bazy przeciwnika: jedynką na twoje pole 24, dwójką na pole 23 i tak dalej, aż do szóstki na pole 19. Wchodząc, wolno bić.
book-entering-rest = Liczba, której pole jest zablokowane, nikogo nie wprowadza. Gdy wszystkie pionki są w grze, resztę rzutu grasz dowolnym z nich.
book-entering-picture = { $color } mają pionek na bandzie. Wchodzi on liczbą { $list }.
book-entering-picture-closed = { $color } mają pionek na bandzie i żadna liczba go nie wprowadza.

book-blocks = Blokowanie
book-blocks-pass = Zablokowane pole można przeskoczyć liczbą, która prowadzi dalej. Sześciu pól z rzędu przeskoczyć się nie da.
book-blocks-pass-three = Zablokowane pole można przeskoczyć liczbą, która prowadzi dalej.
book-blocks-picture = { $color ->
    [white] { $opponent } blokują pola przed dwoma ostatnimi pionkami Białych.
    [black] { $opponent } blokują pola przed dwoma ostatnimi pionkami Czarnych.
    [light] { $opponent } blokują pola przed dwoma ostatnimi pionkami Jasnych.
   *[dark] { $opponent } blokują pola przed dwoma ostatnimi pionkami Ciemnych.
} Uciec można liczbą { $list }.
book-blocks-picture-closed = { $color ->
    [white] { $opponent } blokują sześć pól z rzędu: dwa ostatnie pionki Białych nie uciekną żadną liczbą.
    [black] { $opponent } blokują sześć pól z rzędu: dwa ostatnie pionki Czarnych nie uciekną żadną liczbą.
    [light] { $opponent } blokują sześć pól z rzędu: dwa ostatnie pionki Jasnych nie uciekną żadną liczbą.
   *[dark] { $opponent } blokują sześć pól z rzędu: dwa ostatnie pionki Ciemnych nie uciekną żadną liczbą.
}

book-bearing-off = Zdejmowanie
book-bearing-off-when = Gdy wszystkie twoje pionki są w bazie, możesz je zdejmować, nawet drugą liczbą rzutu, którego pierwsza liczba sprowadziła ostatni z nich.
book-bearing-off-inside = Zamiast zdejmować, możesz też zagrać liczbę wewnątrz bazy, jeśli jest na to miejsce.
book-bearing-off-hit = Jeśli w tym czasie twój pionek zostanie zbity, musi wrócić do bazy, zanim znów będziesz zdejmować.
book-bearing-off-picture = Liczbą { $number } { $color } mogą zagrać { $list }.
book-bearing-off-picture-none = Liczbą { $number } { $color } nie mogą zagrać nic.

book-winning = Wygrana
book-winning-single = Wygrana jest zwykła, jeśli przeciwnik zdjął co najmniej jeden pionek.
book-winning-gammon = Wygrana jest podwójna (gammon), jeśli przeciwnik nie zdjął żadnego.
book-winning-backgammon = Wygrana jest potrójna, jeśli to backgammon.
book-winning-picture = { $color } zdjęły ostatni pionek. { $opponent } mają jeden zdjęty i jeden na bandzie: { $win ->
    [single] zwykła wygrana
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Kostka dublująca
book-cube-offer = Kto dostaje propozycję podwojenia, przyjmuje ją i gra dalej o dwa razy więcej albo pasuje i przegrywa tyle, ile partia była warta dotąd.
book-cube-owner = Kto przyjmuje, dostaje kostkę dublującą i tylko on może podwoić następnym razem.
book-cube-product = Na koniec wygraną mnoży się przez liczbę na kostce dublującej: gammon przy czwórce liczy się osiem razy.
book-cube-picture = { $color } podwoiły, a { $opponent } przyjęły. Kostkę dublującą mają { $opponent }, pokazuje { $value }.

book-match = Partie i mecze
book-match-score = { $length ->
    [1] Decyduje jedna partia.
   *[other] Wygrane punkty dodaje się do wyniku; te ponad { $length } nie mają już znaczenia.
}

book-letters = X to { $color }, O to { $opponent }.
