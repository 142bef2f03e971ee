editor-title = Ustaw pozycję
editor-about = Wybierz, czyje pionki stawiasz, a potem naciśnij pole, bar lub miejsce na zdjęte pionki.
editor-about-mouse = Prawy przycisk albo kliknięcie z klawiszem Shift zabiera pionek.
editor-place = Stawiaj
editor-place-white = Białe pionki
editor-place-black = Czarne pionki
editor-take-away = Zabieraj
editor-opening = Ustawienie początkowe
editor-clear = Pusta plansza
editor-swap = Zamień strony
editor-on-roll = Na ruchu
editor-dice = Kostki
editor-no-dice = Jeszcze przed rzutem
editor-double-offered = Zaproponowano podwojenie
editor-cube-value = Kostka dublująca pokazuje
editor-cube-owner = Kto ma kostkę dublującą
editor-cube-centered = Pośrodku
editor-stakes = Rodzaj gry
editor-money = Pojedyncze partie
editor-match = Mecz
editor-length = Długość meczu
editor-score = Punkty: { $player }
editor-crawford = Partia Crawforda
editor-jacoby = Zasada Jacoby’ego
editor-beavers = Beavery
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } pionek
    [few] { $checkers } pionki
    [many] { $checkers } pionków
   *[other] { $checkers } pionka
}
editor-id = ID pozycji
editor-id-about = Wklej tu XGID, GNUbg ID, OGID lub ID pozycji albo skopiuj to, które tu widać.
editor-analyze = Analizuj pozycję
editor-possible = Ta pozycja jest możliwa.
editor-impossible = Ta pozycja jest niemożliwa
editor-forgiven = Mimo to możesz ją analizować, ale żadna partia do niej nie prowadzi.

fault-too-many = { $player } ma za dużo pionków: { $checkers }, a może być najwyżej 15.
fault-unequal = Strony nie mają tyle samo pionków: { $said } i { $counted }.
fault-no-checkers = Na planszy nie ma żadnego pionka.
fault-shared-point = Na polu { $point } stoją pionki obu stron.
fault-both-won = Obie strony zdjęły już wszystkie pionki.
fault-both-shut-out = Obie strony są na barze przed zamkniętą bazą.
fault-not-over = Jedna strona zdjęła już wszystkie pionki, więc partia się skończyła.
fault-no-length = Mecz musi być co najmniej do 1 punktu.
fault-match-won = { $player } ma już { $said } pkt, a to wystarcza do wygrania meczu do { $length }.
fault-no-crawford = Partia Crawforda to taka, w której dokładnie jednemu z graczy brakuje jednego punktu.
fault-cube-in-crawford = W partii Crawforda nikomu nie wolno podwajać.
fault-owned-at-one = { $player } ma kostkę dublującą, której nikt jeszcze nie obrócił.
fault-offer-after-end = Jest propozycja, choć partia się skończyła.
fault-cube-not-theirs = { $player } podwaja, nie mając kostki dublującej.
fault-no-settlement = Tu ugoda nie jest możliwa.
fault-other = Żadna partia nie prowadzi do tej pozycji.
