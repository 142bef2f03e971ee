# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Różni się od zasad międzynarodowych
book-differs-none = To są zasady międzynarodowe.
book-summary = Wszystkie zasady w skrócie
book-summary-rule = Zasada
book-summary-value = Tutaj
book-printed-by = Napisane przez { -app } według zasad, którymi się kieruje

book-aim = Cel gry
book-aim-checkers = { $checkers ->
    [one] Grają dwie osoby, każda ma { $checkers } pionek i dwie kostki.
    [few] Grają dwie osoby, każda ma { $checkers } pionki i dwie kostki.
    [many] Grają dwie osoby, każda ma { $checkers } pionków i dwie kostki.
   *[other] Grają dwie osoby, każda ma { $checkers } pionka i dwie kostki.
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
book-setup-board = Plansza ma 24 pola w czterech ćwiartkach, a między jej połowami jest bar.
book-setup-points = Każdy liczy od swojego końca: pole 1 jest ostatnie na twojej drodze, pole 24 najdalsze, a twoje pole 1 to pole 24 przeciwnika.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na polu { $point }
book-setup-position = Pionki każdego gracza na początku: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Ustawienie początkowe, tak jak je widzą { $color }.

book-start = Kto zaczyna
book-start-tie = Jeśli obie kostki pokażą to samo, obie strony rzucają jeszcze raz.
book-start-picture = { $color } zaczęły rzutem { $roll } i zajęły pole: { $play }.

book-moving = Ruchy
book-moving-roll = W swojej turze rzucasz obiema kostkami i rozgrywasz każdą z liczb: dwoma pionkami po jednej albo jednym pionkiem obie.
book-moving-order = Kolejność liczb wybierasz ty. Ruszenie jednym pionkiem dwa razy to dwa ruchy, więc po drodze musi stanąć na wolnym polu.
book-moving-count = Po drodze liczy się każde pole, zajęte czy nie.
book-moving-target = Pionek może wejść na każde pole, którego przeciwnik nie blokuje, bez względu na to, ile twoich pionków już tam stoi.
book-moving-nothing = Liczba, której nie da się zagrać, przepada.
book-moving-done = Twoja tura kończy się, gdy zbierzesz kostki; do tej chwili możesz cofać ruchy.
book-moving-picture = { $color } rzutem { $roll } uciekły jednym pionkiem: { $play }. Najpierw musiała być szóstka, bo sama piątka prowadzi na zablokowane pole.

book-doubles = Dublety
book-doubles-four = Jeśli obie kostki pokażą tę samą liczbę, gra się ją cztery razy, jednym pionkiem albo kilkoma, jak chcesz.
book-doubles-rest = To, czego z tych czterech ruchów nie da się wykonać, przepada, a dodatkowego rzutu nie ma.
book-doubles-also = Dotyczy to też wchodzenia, bicia i zdejmowania: dubletem można zbić nawet cztery pionki.
book-doubles-picture = { $color } wyrzuciły { $roll } i ruszyły cztery razy: { $play }.

book-hitting = Bicie
book-hitting-blot = Pionek, który stoi na polu sam, jest odkryty. Zbija go pionek przeciwnika, który na nim stanie, choćby tylko po drodze.
book-hitting-pair = Jeden lub dwa pionki na polu można zbić: pionek przeciwnika, który tam stanie, zbija je wszystkie.
book-hitting-bar = Zbity pionek trafia na bar. W jednej turze można bić kilka razy.
book-hitting-picture = { $color ->
    [white] { $opponent } mają odkryty pionek na polu 5 Białych.
    [black] { $opponent } mają odkryty pionek na polu 5 Czarnych.
    [light] { $opponent } mają odkryty pionek na polu 5 Jasnych.
   *[dark] { $opponent } mają odkryty pionek na polu 5 Ciemnych.
} { $color } zbijają go liczbą { $list }.

book-entering = Wchodzenie z baru
book-entering-first = Jeśli masz pionki na barze, wszystkie muszą wejść do gry, zanim ruszysz jakimkolwiek innym.
book-entering-where = Wchodzą do bazy przeciwnika: jedynką na twoje pole 24, dwójką na pole 23 i tak dalej, aż do szóstki na pole 19. Wchodząc, wolno bić.
book-entering-where-halves = Wchodzą do bazy przeciwnika, na pole z wyrzuconą liczbą: { $color } na pola od 1A do 6A, { $opponent } na pola od 1 do 6. Wchodząc, wolno bić.
book-entering-where-homes = Wchodzą do bazy przeciwnika, na pole z wyrzuconą liczbą: jedynką na pole 1 i tak dalej, aż do szóstki na pole 6. Wchodząc, wolno bić.
book-entering-rest = Liczbą, której pole jest zablokowane, nie da się wejść. Gdy wszystkie pionki są w grze, resztę rzutu grasz dowolnym z nich.
book-entering-picture = { $color } mają pionek na barze. Wchodzi on liczbą { $list }.
book-entering-picture-closed = { $color } mają pionek na barze i żadna liczba go nie wprowadza.

book-blocks = Blokowanie
book-blocks-pass = Zablokowane pole można przeskoczyć liczbą, która prowadzi dalej. Sześciu pól z rzędu, czyli pełnego muru, przeskoczyć się nie da.
book-blocks-pass-three = Zablokowane pole można przeskoczyć liczbą, która prowadzi dalej.
book-blocks-closed = Jeśli wszystkie sześć pól, na które masz wejść, jest zablokowanych, baza jest zamknięta: żaden rzut nie pozwala wejść, dopóki któreś pole się nie otworzy.
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
book-bearing-off-when = Gdy wszystkie twoje pionki są w bazie, możesz je zdejmować, nawet drugą liczbą rzutu, który sprowadził ostatni z nich.
book-bearing-off-inside = Zamiast zdejmować, możesz zagrać liczbę wewnątrz bazy.
book-bearing-off-beside = Zdjęte pionki odkłada się obok planszy i nie wracają już do gry.
book-bearing-off-hit = Jeśli twój pionek zostanie zbity, musi wrócić do bazy, zanim znów będziesz zdejmować.
book-bearing-off-picture = Liczbą { $number } { $color } mogą zagrać { $list }.
book-bearing-off-picture-none = Liczbą { $number } { $color } nie mają ruchu.

book-winning = Wygrana
book-winning-single = Wygrana jest zwykła i liczy się raz, jeśli przeciwnik zdjął co najmniej jeden pionek.
book-winning-gammon = Wygrana jest podwójna (gammon), jeśli przeciwnik nie zdjął żadnego.
book-winning-backgammon = Backgammon to wygrana potrójna.
book-winning-highest = Jeśli pasuje kilka z nich, liczy się najwyższa wygrana.
book-winning-picture = { $color } zdjęły ostatni pionek. { $opponent } mają jeden zdjęty i jeden na barze: { $win ->
    [single] zwykła wygrana
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Kostka dublująca
book-cube-stake = Kostka dublująca służy do gry o stawkę; jeśli nie gracie o stawkę, odłóżcie ją.
book-cube-optional = Kostka dublująca jest opcjonalna: umówcie się przed partią, czy jej używacie.
book-cube-offer = Jeśli ktoś proponuje ci podwojenie, możesz je przyjąć i grać dalej o dwa razy więcej albo spasować i przegrać tyle, ile partia była warta dotąd.
book-cube-owner = Kto przyjmuje, dostaje kostkę dublującą i tylko on może podwoić następnym razem.
book-cube-product = Na koniec wygraną mnoży się przez kostkę dublującą: gammon przy czwórce jest wart 8.
book-cube-picture = { $color } podwoiły, a { $opponent } przyjęły. Kostkę dublującą mają { $opponent }, pokazuje { $value }.

book-match = Partie i mecze
book-match-score = { $length ->
    [1] Decyduje jedna partia.
   *[other] Wygrane punkty dodaje się do wyniku; te ponad { $length } nie mają już znaczenia.
}

book-letters = X to { $color }, O to { $opponent }.

note-silent = Tam, gdzie instrukcja milczy, gramy według zasad międzynarodowych.
note-source-german = Wersje językowe instrukcji nie wszędzie mówią to samo. Trzymamy się tekstu niemieckiego.
note-source-swedish = Wersje językowe instrukcji nie wszędzie mówią to samo. Trzymamy się tekstu szwedzkiego.
note-picture = Instrukcja pokazuje ustawienie początkowe tylko na obrazku. Przyjmujemy zwykłe.
note-deluxe-sum = Instrukcja pozwala jednemu pionkowi zsumować obie liczby i nie wspomina o postoju. Gramy dwa ruchy z postojem pomiędzy; inaczej jeden pionek nie mógłby bić dwa razy.
note-deluxe-duty = Instrukcja mówi, że trzeba grać, dopóki wszystkie pionki gracza nie są w bazie. Rozumiemy: twoje własne.
note-deluxe-larger = Instrukcja zawsze wymaga większej liczby. U nas, gdy wszystkie twoje pionki są w bazie, możesz ją pominąć jak każdą inną.
note-deluxe-block = Instrukcja mówi „więcej niż dwa”. Gramy: dwa lub więcej, bo inaczej dla dokładnie dwóch nie byłoby zasady.
note-nordic-block = Podpis pod obrazkiem w tekście szwedzkim i angielskim mówi „więcej niż dwa”, ale zasada „więcej niż jeden”. Trzymamy się zasady.
note-deluxe-inside = Instrukcja pozwala na ruchy wewnątrz bazy tylko wtedy, gdy pole danej liczby jest puste. My pozwalamy na nie zawsze, bo liczbę i tak można pominąć.
note-backgammon = Instrukcja nie mówi, że przegrany nie może mieć zdjętego żadnego pionka, więc tego nie wymagamy.
note-deluxe-first-double = Instrukcja mówi „po rozpoczęciu gry”. Rozumiemy: gdy pierwszy rzut jest rozegrany.
note-swiss-lower = Instrukcja mówi „z następnego niższego pola”. Jeśli i ono jest puste, bierzemy najbliższe niższe pole, na którym stoisz.
note-nordic-lower = Instrukcja nie mówi, że wyższe pola muszą być puste, więc tego nie wymagamy.
note-norwegian-lost = Instrukcja mówi, że dopóki nie wszystkie są w bazie, liczba, której pionki na zewnątrz nie mogą użyć, przepada. U nas możesz ją zagrać pionkiem, który już jest w bazie, bo liczba przepada tylko wtedy, gdy nic nie może się ruszyć.
note-norwegian-enter = Instrukcja mówi, że pionki wchodzą „po twojej stronie planszy”. Rozumiemy: tam, gdzie zaczynają twoje tylne pionki, w bazie przeciwnika.
note-nordic-any-time = Teksty norweski i duński mówią „w każdej chwili”, pozostałe „w trakcie gry”. Gramy: w każdej chwili.
note-hungarian-refused = Instrukcja daje 1 punkt za odrzucone podwojenie. To pasuje do pierwszego; przy kolejnym liczy się to, ile partia była warta przedtem.
note-hungarian-highest = Instrukcja tylko wymienia ścianki kostki dublującej: od 2 do 64. Przyjmujemy 64 jako granicę.
book-contents = Spis treści
book-search = Szukaj w zasadach
book-search-none = Nic nie znaleziono.
