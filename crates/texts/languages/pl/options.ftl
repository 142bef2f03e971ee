option-variant = Ustawienie początkowe
variant-rule-backgammon = Partia zaczyna się od zwykłego ustawienia.
variant-rule-nackgammon = Partia zaczyna się od ustawienia nackgammona, z czterema pionkami z tyłu.
variant-rule-hypergammon = Każdy gracz ma tylko trzy pionki, wszystkie z tyłu.
variant-rule-free = Partia zaczyna się od pozycji ustawionej ręcznie.

option-opening = Kto zaczyna
opening-high-die-plays-pair = Wyższa kostka zaczyna obiema liczbami
opening-rule-high-die-plays-pair = Każdy rzuca jedną kostką; kto ma więcej, zaczyna i gra obie wyrzucone liczby.
opening-high-die-rolls-again = Wyższa kostka zaczyna nowym rzutem
opening-rule-high-die-rolls-again = Każdy rzuca jedną kostką; kto ma więcej, zaczyna i rzuca od nowa obiema kostkami.
opening-die-for-color = Wyższa kostka dostaje białe i zaczyna
opening-rule-die-for-color = Każdy rzuca jedną kostką; kto ma więcej, dostaje białe pionki. Białe zaczynają i rzucają od nowa obiema kostkami.

option-next-game = Kto zaczyna następną partię
next-game-dice = Kostki
next-game-rule-dice = W każdej partii o początku decydują kostki.
next-game-winner = Zwycięzca
next-game-rule-winner = Zwycięzca partii zaczyna następną i rzuca obiema kostkami.

option-block = Co blokuje pole
block-from-two = Dwa pionki
block-rule-from-two = Dwa lub więcej pionków jednego gracza blokuje pole drugiemu.
block-from-three = Trzy pionki
block-rule-from-three = Trzy lub więcej pionków jednego gracza blokuje pole drugiemu; dwa można jeszcze zbić, oba naraz.

option-blocked-landing = Wejście na zablokowane pole
blocked-landing-illegal = Niedozwolone
blocked-landing-rule-illegal = Nie wolno stanąć na zablokowanym polu.
blocked-landing-self-hit = Pionek trafia na bar
blocked-landing-rule-self-hit = Nie należy stawać na zablokowanym polu. Jeśli to zrobisz, twój pionek sam zostaje zbity: trafia na bar, a liczba jest zużyta.

option-duty = Obowiązek ruchu
duty-always = Zawsze
duty-rule-always = Trzeba zagrać jak najwięcej liczb.
duty-until-home = Aż wszystkie będą w bazie
duty-rule-until-home = Trzeba zagrać jak najwięcej liczb, ale gdy wszystkie twoje pionki są w bazie, możesz pominąć dowolną liczbę.

option-single-number = Gdy można zagrać tylko jedną liczbę
single-number-larger = Większą
single-number-rule-larger = Jeśli można zagrać jedną albo drugą liczbę, ale nie obie, trzeba zagrać większą.
single-number-either = Dowolną
single-number-rule-either = Jeśli można zagrać jedną albo drugą liczbę, ale nie obie, wybór należy do ciebie.

option-bear-off = Zdejmowanie
bear-off-standard = Za duża liczba zdejmuje ostatni pionek
bear-off-rule-standard = Liczba zdejmuje pionek ze swojego pola. Jeśli jest puste, trzeba nią ruszyć z wyższego pola; jeśli wyżej nic nie stoi, zdejmuje z najwyższego pola, które jeszcze zajmujesz.
bear-off-exact = Tylko dokładną liczbą
bear-off-rule-exact = Liczba zdejmuje pionek ze swojego pola i z żadnego innego.
bear-off-nearest-lower = Z najbliższego niższego pola
bear-off-rule-nearest-lower = Liczba zdejmuje pionek ze swojego pola. Jeśli jest puste, może zdjąć z najbliższego niższego pola, które zajmujesz, nawet gdy inne pionki stoją wyżej.
bear-off-any-lower = Z dowolnego niższego pola
bear-off-rule-any-lower = Liczba zdejmuje pionek ze swojego pola albo z dowolnego niższego, jak chcesz.

option-hit-and-run = Bicie i ucieczka
hit-and-run-allowed = Dozwolone
hit-and-run-rule-allowed = Pionek, który bije, może w tej samej turze iść dalej.
hit-and-run-not-at-home = Nie w bazie
hit-and-run-rule-not-at-home = Pionek, który bije we własnej bazie, zostaje tam do końca tury.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Tylko gdy przegrany nic nie zdjął
backgammon-needs-rule-none-off = Backgammon jest wtedy, gdy przegrany nie zdjął żadnego pionka i ma jeszcze pionek na barze lub w bazie zwycięzcy.
backgammon-needs-no-more = Bez względu na zdjęte pionki
backgammon-needs-rule-no-more = Backgammon jest wtedy, gdy przegrany ma jeszcze pionek na barze lub w bazie zwycięzcy, nawet jeśli inne już zdjął.
backgammon-needs-never = Nigdy
backgammon-needs-rule-never = Backgammona nie ma: najwyższą wygraną jest gammon.

option-cube = Kostka dublująca
cube-rule-on = Kostka dublująca mnoży wartość partii.
cube-rule-off = Grasz bez kostki dublującej.

option-cube-timing = Kiedy podwajać
cube-timing-before-own-roll = Przed własnym rzutem
cube-timing-rule-before-own-roll = Możesz zaproponować podwojenie w swojej turze, przed rzutem, ale dopiero gdy pierwszy rzut partii jest rozegrany.
cube-timing-any-time = W każdej chwili
cube-timing-rule-any-time = Możesz zaproponować podwojenie zawsze, gdy gra czeka na rzut lub ruch, twój albo przeciwnika, ale dopiero gdy pierwszy rzut partii jest rozegrany.

option-cube-highest = Limit kostki dublującej
cube-highest-none = Bez limitu
cube-highest-rule-none = Podwajać można bez ograniczeń.
cube-highest-at = { $highest }
cube-highest-rule-at = Kostka dublująca nie idzie wyżej niż { $highest }.

option-match = Rodzaj gry
match-none = Pojedyncze partie
match-rule-none = Każda partia liczy się osobno, a gracie, jak długo chcecie.
match-to = { $length ->
    [one] Mecz do { $length } punktu
    [few] Mecz do { $length } punktów
    [many] Mecz do { $length } punktów
   *[other] Mecz do { $length } punktów
}
match-rule-to = { $length ->
    [one] Kto pierwszy wygra partię, wygrywa mecz.
    [few] Punkty się sumują, a mecz wygrywa ten, kto pierwszy zdobędzie { $length } punkty.
    [many] Punkty się sumują, a mecz wygrywa ten, kto pierwszy zdobędzie { $length } punktów.
   *[other] Punkty się sumują, a mecz wygrywa ten, kto pierwszy zdobędzie { $length } punktu.
}

option-match-lengths = Typowa długość meczu
match-lengths-none = Brak
match-lengths-rule-none = Instrukcja nie wspomina o meczach.
match-lengths-to = Do { $list } punktów
match-lengths-rule-to = Zwykle gra się mecze do { $list } punktów.

option-crawford = Zasada Crawforda
crawford-rule-on = Gdy komuś po raz pierwszy zostanie do wygrania meczu jeden punkt, w następnej partii nikomu nie wolno podwajać; potem kostka dublująca wraca do gry.
crawford-rule-off = Podwajać można w każdej partii meczu.

option-jacoby = Zasada Jacoby’ego
jacoby-rule-on = W pojedynczych partiach gammon i backgammon liczą się tylko wtedy, gdy ktoś podwoił; inaczej to zwykła wygrana.
jacoby-rule-off = Gammon i backgammon liczą się bez względu na to, czy ktoś podwoił.

option-beavers = Beavery
beavers-off = Wył.
beavers-rule-off = Na podwojenie można odpowiedzieć tylko przyjęciem albo pasem.
beavers-on = Beavery
beavers-rule-on = W pojedynczych partiach ten, kto przyjmuje, może od razu podwoić jeszcze raz i zatrzymać kostkę dublującą: to beaver.
beavers-raccoons = Beavery i raccoony
beavers-rule-raccoons = W pojedynczych partiach ten, kto przyjmuje, może od razu podwoić jeszcze raz i zatrzymać kostkę dublującą (beaver), a ten, kto podwoił pierwszy, może podwoić to znowu (raccoon).

option-automatic-doubles = Automatyczne podwojenia
automatic-doubles-off = Wył.
automatic-doubles-rule-off = Jeśli na początku wypadnie to samo, rzuca się jeszcze raz i nic się nie zmienia.
automatic-doubles-up-to = Najwyżej { $count }×
automatic-doubles-rule-up-to = { $count ->
    [1] W pojedynczych partiach równe kostki na początku podwajają stawkę, ale tylko raz w partii.
   *[other] W pojedynczych partiach równe kostki na początku podwajają stawkę za każdym razem, najwyżej { $count } razy w partii.
}

option-labels = Oznaczenia pól
labels-rule-none = Pola nie mają nadrukowanych numerów. Tutaj liczy się je od 24 do 1 z punktu widzenia gracza na ruchu.
labels-rule-numbers = Pola liczy się od 24 do 1 z punktu widzenia gracza na ruchu.
labels-rule-halves = Pola nazywają się od 1 do 12 na połowie Białych i od 1A do 12A na połowie Czarnych.
labels-rule-homes = Pola obu baz mają numery od 1 do 6, od zewnętrznej krawędzi do środka. W zapisie ruchów wszystkie pola liczy się od 24 do 1.

option-counter-clockwise = Kto gra przeciwnie do ruchu wskazówek zegara
counter-clockwise-rule = { $counter } grają przeciwnie do ruchu wskazówek zegara, drugi gracz zgodnie z nim.

option-colors = Nazwy stron
colors-white-black = Białe i Czarne
colors-rule-white-black = Grają Białe i Czarne.
colors-light-dark = Jasne i Ciemne
colors-rule-light-dark = Grają Jasne i Ciemne.

option-cube-at-rest = Kostka dublująca na początku
cube-at-rest-middle = Pośrodku
cube-at-rest-rule-middle = Na początku kostka dublująca leży pośrodku liczbą 64 do góry, co znaczy 1; dopóki tam leży, podwoić może każdy z graczy.
cube-at-rest-side = Obok planszy
cube-at-rest-rule-side = Na początku kostka dublująca leży obok planszy liczbą 64 do góry, co znaczy 1; dopóki tam leży, podwoić może każdy z graczy.

option-unit = Co się wygrywa
unit-points = Punkty
unit-rule-points = Wygrane liczy się w punktach.
unit-stake = Stawka
unit-rule-stake = Grasz o stawkę, którą płaci się pojedynczo, podwójnie lub potrójnie.
