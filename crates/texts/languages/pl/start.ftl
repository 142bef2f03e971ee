start-title = Nowa gra
start-play = Graj
start-level = Siła gry
start-rules = Zasady
start-rules-about = Jaka instrukcja leży w twoim pudełku?
start-rules-change = Zmień zasady
start-rules-differ = Różni się od zasad międzynarodowych

level-leaflet = Czytelnik instrukcji
level-leaflet-about = Właśnie przeczytał instrukcję
level-beginner = Początkujący
level-beginner-about = Ma za sobą kilka wieczorów
level-casual = Gracz okazjonalny
level-casual-about = Gra od czasu do czasu i nie lubi ryzyka
level-regular = Stały bywalec
level-regular-about = Gra co tydzień
level-club = Gracz klubowy
level-club-about = Gra w klubie
level-tournament = Gracz turniejowy
level-tournament-about = Gra w turniejach i niektóre wygrywa
level-expert = Ekspert
level-expert-about = Od razu widzi, co jest dobre
level-master = Mistrz
level-master-about = Rozważa każdą twoją odpowiedź
level-grandmaster = Arcymistrz
level-grandmaster-about = Rozważa twoje odpowiedzi i swoją następną turę
level-machine = Maszyna
level-machine-about = Patrzy tak daleko, jak potrafi, i nie spieszy się
level-same-dice = Wszystkie poziomy dostają te same kostki. Silniejsze tylko lepiej nimi grają.

leaflet-international = Zasady międzynarodowe
leaflet-international-about = Tak gra się w klubach i na turniejach na całym świecie
leaflet-deluxe = Walizka z 27 językami
leaflet-deluxe-about = O białych decyduje kostka; zdejmuje się tylko dokładną liczbą; gdy wszystkie są w bazie, liczbę można pominąć
leaflet-swiss = Instrukcja szwajcarska
leaflet-swiss-about = Pola nazywają się od 1 do 12 i od 1A do 12A; pionek pozostawiony z tyłu kosztuje potrójną stawkę, nawet gdy inne są już zdjęte
leaflet-nordic = Instrukcja nordycka
leaflet-nordic-about = Gdy pole wyrzuconej liczby jest puste, zdejmuje się pionek z najbliższego niższego; podwajać można w każdej chwili
leaflet-nordic-no = Instrukcja nordycka, po norwesku
leaflet-nordic-no-about = Kto zaczyna, rzuca od nowa; liczba zdejmuje dowolny pionek aż po swoje pole
leaflet-hungarian = Instrukcja węgierska
leaflet-hungarian-about = Jasne grają z Ciemnymi, mecze do 3, 5, 7 lub 9; kostka dublująca kończy się na 64
leaflet-portes = Portes (Grecja)
leaflet-portes-about = Zwycięzca zaczyna następną partię; bez kostki dublującej i bez backgammona
leaflet-tavla = Tavla (Turcja)
leaflet-tavla-about = Jak portes, a pionek, który bije we własnej bazie, zostaje tam w tej turze
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Jak tavla, ale w każdej partii o początku decydują kostki
leaflet-unlike = { $name }, ze zmianami

start-length = Rodzaj gry
start-money = Pojedyncze partie
start-match-to = { $length ->
    [one] Mecz do { $length } punktu
    [few] Mecz do { $length } punktów
    [many] Mecz do { $length } punktów
   *[other] Mecz do { $length } punktów
}
start-cube = Kostka dublująca

start-dice = Kostki
start-dice-random = Rzucane za ciebie
start-dice-seed = Z ziarna
start-dice-seed-label = Ziarno
start-dice-real = Prawdziwe kostki
start-dice-real-about = Wpisz lub wskaż, co pokazują twoje kostki

start-color = Twój kolor
start-color-any = Dowolny
start-color-by-die = Według tych zasad o białych decyduje kostka.
start-name = Imię
start-name-you = Gość
start-name-first = Pierwszy gracz
start-name-second = Drugi gracz
start-turn-board = Obracaj planszę do gracza na ruchu
start-position-about = GNUbg ID, ID pozycji, XGID lub OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Pozycja ustawiona ręcznie
start-more = Więcej
start-shorter = Krótszy mecz
start-longer = Dłuższy mecz
# As in English.
level-pr = PR { $pr }
level-pr-about = PR to wskaźnik gry: ile ten poziom traci na jednej decyzji. Im mniej, tym lepiej; silni gracze mają poniżej 5.
leaflet-deluxe-cs = Walizka z 27 językami, po czesku, słowacku lub węgiersku
leaflet-deluxe-cs-about = Jak w innych językach, ale na zablokowane pole w ogóle nie wolno wejść
leaflet-swiss-it = Instrukcja szwajcarska, po włosku
leaflet-swiss-it-about = Jak po niemiecku i francusku, ale zdejmuje tylko dokładna liczba
