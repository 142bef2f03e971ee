invite-title = Zaproś do gry
invite-about = Przygotuj stół i wyślij komuś link. Nikt nie potrzebuje konta.
invite-your-name = Twoje imię
invite-create = Przygotuj stół
invite-creating = Przygotowuję stół…
invite-opponent-friend = Ktoś znajomy
invite-opponent-friend-about = Każdy, komu wyślesz link
invite-opponent-computer = Komputer
invite-opponent-computer-about = Gra na serwerze, więc inni mogą patrzeć
invite-watching = Wpuść widzów
invite-watching-about = Kto ma link dla widzów, może patrzeć. W przeciwnym razie stół widzicie tylko wy.
invite-needs-server = Żeby zagrać z kimś znajomym, otwórz tę stronę z serwera, do którego oboje macie dostęp.

clock-title = Zegar
clock-none = Bez zegara
clock-none-about = Bez pośpiechu, minuty czy dni: stół czeka
clock-with = Z zegarem
clock-with-about = Określona liczba minut na cały mecz i kilka darmowych sekund w każdej turze
clock-reserve = Minuty na gracza
clock-delay = Darmowe sekundy na turę
clock-summary = { $minutes } min na gracza, darmowe { $seconds } s na turę
clock-left = { $player } ma jeszcze { $time }.
clock-running = { $player }: zegar idzie.
clock-is-up = { $player }: czas minął.
clock-is-up-you = Twój czas minął. Możesz grać dalej, dopóki { $player } nie zgłosi wygranej.
clock-low = { $seconds ->
    [one] Została ci { $seconds } sekunda.
    [few] Zostały ci { $seconds } sekundy.
    [many] Zostało ci { $seconds } sekund.
   *[other] Zostało ci { $seconds } sekundy.
}
clock-claim = Zgłoś wygraną
clock-claim-question = { $player }: czas minął. Zgłosić wygraną w meczu? Możesz też po prostu grać dalej.
clock-claimed = { $player } zgłasza wygraną na czas.
clock-won = { $player } wygrywa na czas

table-dice-server = Rzuca serwer
table-dice-server-about = Potem obie strony mogą sprawdzić, że nikt ich nie wybierał
table-dice-real = Prawdziwe kostki
table-dice-real-about = Kto ma rzut, wpisuje, co pokazują kostki; druga strona wierzy na słowo

waiting-title = Stół jest gotowy
waiting-send = Wyślij ten link znajomej osobie
waiting-send-about = Kto pierwszy go otworzy i usiądzie, będzie grać z tobą.
waiting-code = Albo daj ten kod do zeskanowania
waiting-code-about = Link jako kod QR, dla aparatu w telefonie
waiting-home-network = W tej samej sieci działa też ten adres:
waiting-home-network-none = Ten serwer jest dostępny tylko z tego urządzenia. Żeby wpuścić innych z twojej sieci, uruchom go poleceniem { $command }.
waiting-own-link = Twój własny link
waiting-own-link-about = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie: kto go ma, gra za ciebie.
waiting-watch-link = Link dla widzów
waiting-watch-link-about = Kto go ma, może patrzeć, ale nie grać.
waiting-for-friend = Czekamy na drugiego gracza…
waiting-for-player = Czekamy: { $player }…
waiting-leave = Możesz na razie zamknąć stronę. Stół zostaje, a to urządzenie zna twoje miejsce.

join-title = { $player } zaprasza cię na partię backgammona
join-title-nameless = Zaproszenie na partię backgammona
join-rules = Będziecie grać według tych zasad
join-rules-read = Przeczytaj zasady
join-accept = Przyjmij zasady i usiądź
join-watch = Tylko patrz
join-name = Twoje imię, które zobaczy przeciwnik
join-color = { $color ->
    [white] Grasz białymi.
    [black] Grasz czarnymi.
    [light] Grasz jasnymi.
   *[dark] Grasz ciemnymi.
}
join-color-by-die = O białych decyduje kostka.
join-sitting = Siadasz do stołu…
joined = { $player } siada do stołu.

presence-title = Przy stole
presence-here = { $player } jest tutaj.
presence-away = { $player } nie siedzi teraz przy stole.
presence-away-since = { $player } nie siedzi teraz przy stole. Ostatnio tutaj: { $when }.
presence-left = { $player } na razie odchodzi. Stół poczeka.
presence-back = { $player } wraca.
presence-computer = Komputer ({ $level })
spectator-count = { $count ->
    [0] Nikt nie patrzy
    [one] Patrzy { $count } osoba
    [few] Patrzą { $count } osoby
    [many] Patrzy { $count } osób
   *[other] Patrzy { $count } osoby
}
spectator-you = Jesteś wśród widzów.
spectator-closed = Nikt inny nie może oglądać tego stołu.

chat-title = Czat
chat-label = Napisz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-mute = Wycisz: { $player }
chat-unmute = Wyłącz wyciszenie: { $player }
chat-muted = Wyciszono: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-too-long = Wiadomość może mieć najwyżej { $count ->
    [one] { $count } znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}.
chat-spectators = Widzowie czytają czat, ale nie mogą pisać.

ask-take-back = Poproś o cofnięcie ruchu
ask-take-back-about = Jeśli { $player } się zgodzi, twoja ostatnia decyzja zostanie cofnięta.
ask-take-back-sent = Prosisz o cofnięcie. Odpowie { $player }.
ask-take-back-received = { $player } prosi o cofnięcie ostatniego ruchu.
ask-take-back-agreed = { $player } się zgadza: ruch cofnięty.
ask-take-back-declined = { $player } woli grać dalej.
ask-take-back-dice = Późniejsze rzuty zostaną wykonane od nowa.
ask-slow = Poproś o grę bez zegara
ask-slow-about = Jeśli { $player } się zgodzi, zegar staje na dobre i każdy gra, kiedy ma czas, choćby przez wiele dni.
ask-slow-sent = Prosisz o dalszą grę bez zegara. Odpowie { $player }.
ask-slow-received = { $player } prosi o dalszą grę bez zegara.
ask-slow-agreed = Od teraz gracie bez zegara. Graj, kiedy masz czas.
ask-slow-declined = { $player } woli zostać przy zegarze.
ask-rematch-about = Te same zasady, te same miejsca, nowy wynik.
ask-rematch-sent = Prosisz o rewanż. Odpowie { $player }.
ask-rematch-received = { $player } prosi o rewanż.
ask-rematch-agreed = Zaczyna się nowy mecz.
ask-rematch-declined = { $player } nie chce teraz rewanżu.
ask-agree = Zgoda
ask-decline = Odmów
ask-withdraw = Wycofaj
ask-withdrawn = { $player } wycofuje prośbę.
ask-waiting = Czekamy na odpowiedź: { $player }…

settle-sent = Proponujesz ugodę. Odpowie { $player }.
settle-agreed = { $player } zgadza się na ugodę.
settle-declined = { $player } woli grać dalej, bez ugody.
resign-sent = Chcesz się poddać. Odpowie { $player }.
claim-sent = Zgłaszasz, że partia jest wygrana. { $player } musi się zgodzić.
double-sent = Podwajasz. { $player } musi przyjąć albo spasować.

next-game-waiting = Następną partię może zacząć każde z was.
next-game-begun = Zaczyna się partia { $number }.

connection-connecting = Łączę ze stołem…
connection-lost = Połączenie zerwane. Próbuję ponownie…
connection-lost-long = Serwer jest nieosiągalny. Stół jest na nim zapisany i gra potoczy się dalej, gdy serwer wróci.
connection-back = Połączenie wróciło.
connection-retry = Spróbuj teraz
connection-unsent = Twoje ostatnie działanie nie dotarło jeszcze do serwera.
connection-restart = Serwer uruchamia się ponownie. Za chwilę gra potoczy się dalej.
connection-old-page = Ta strona jest starsza niż serwer. Odśwież ją, żeby grać dalej; partia zostaje.
connection-reload = Odśwież stronę

since-title = Pod twoją nieobecność
since-count = { $count ->
    [one] Wydarzyła się jedna rzecz:
    [few] Wydarzyły się { $count } rzeczy:
    [many] Wydarzyło się { $count } rzeczy:
   *[other] Wydarzyło się { $count } rzeczy:
}
since-your-turn = Twoja kolej.
since-their-turn = Teraz gra { $player }.
since-show = Pokaż na planszy

tables-title = Twoje stoły
tables-with = Przeciwnik: { $player }
tables-nobody = Nikt jeszcze nie usiadł
tables-your-turn = Twoja kolej
tables-their-turn = Czekamy: { $player }
tables-over = Koniec
tables-open = Do stołu
tables-forget = Zapomnij stół
tables-forget-question = Zapomnieć ten stół na tym urządzeniu? Bez własnego linku nie wrócisz na swoje miejsce.

receipt-title = Kostki tego meczu
receipt-about = Przed pierwszym rzutem serwer ustalił tajną liczbę i pokazał jej odcisk. Potem twoje urządzenie i urządzenie przeciwnika dodały po jednej liczbie losowej. Każdy rzut wylicza się z tych trzech liczb. Mecz się skończył, tajna liczba jest jawna i każdy może wyliczyć wszystkie rzuty jeszcze raz.
receipt-about-open = Serwer ustalił tajną liczbę i pokazał jej odcisk. Każdy rzut wylicza się z tej liczby i z liczb losowych obu waszych urządzeń. Po meczu tajna liczba zostanie ujawniona i można będzie sprawdzić wszystkie rzuty.
receipt-fingerprint = Odcisk tajnej liczby
receipt-secret = Tajna liczba serwera
receipt-secret-closed = Będzie widoczna po meczu
receipt-number-of = Liczba losowa: { $player }
receipt-number-missing = Jeszcze nie otrzymano
receipt-check = Sprawdź kostki
receipt-good = { $count ->
    [one] Sprawdzono: rzut wynika z tajnej liczby i obu liczb losowych.
    [few] Sprawdzono: wszystkie { $count } rzuty wynikają z tajnej liczby i obu liczb losowych.
    [many] Sprawdzono: wszystkie rzuty ({ $count }) wynikają z tajnej liczby i obu liczb losowych.
   *[other] Sprawdzono: wszystkie rzuty ({ $count }) wynikają z tajnej liczby i obu liczb losowych.
}
receipt-bad-secret = Tajna liczba nie ma odcisku, który pokazano przed meczem. Tym kostkom nie można ufać.
receipt-bad-roll = Rzut numer { $number } nie wynika z tajnej liczby i liczb losowych. Tym kostkom nie można ufać.
receipt-bad-number = Liczba w poświadczeniu nie jest tą, którą podało to urządzenie. Tym kostkom nie można ufać.
receipt-proves = To dowodzi, że serwer nie wybierał rzutów: były ustalone, zanim padł pierwszy, a twoje urządzenie miało w nich udział.
receipt-proves-not = Nie dowodzi to, że serwer dochował tajemnicy: kto go prowadzi, mógł znać rzuty z góry. Grajcie na serwerze kogoś, komu oboje ufacie.
receipt-save = Zapisz mecz z poświadczeniem
receipt-by-hand = Rzuty w tym meczu wpisywali gracze, więc nie ma czego sprawdzać.

server-unknown-table = Pod tym linkiem nie ma stołu. Może brakuje w nim litery.
server-wrong-key = Ten link nie otwiera miejsca przy tym stole. Poproś o niego jeszcze raz.
server-not-open = Ten stół nie jest otwarty dla widzów.
server-seat-taken = Tam już ktoś siedzi.
server-not-your-seat = Jesteś wśród widzów: to mogą zrobić tylko gracze.
server-not-seated = Najpierw usiądź.
server-waiting-for-other = Przeciwnik jeszcze nie usiadł.
server-stale = Coś innego wydarzyło się wcześniej. Spójrz na planszę i spróbuj ponownie.
server-not-now = Teraz tego nie można zrobić.
server-nothing-asked = Nie ma już na co odpowiadać.
server-already-asked = Jedna prośba naraz: jedna już czeka.
server-no-clock = Przy tym stole nie ma zegara.
server-time-not-up = Czas jeszcze nie minął.
server-not-understood = Serwer nie zrozumiał tej strony. Odśwież ją.
server-too-large = To było za długie dla serwera.
server-too-many = Za dużo naraz. Poczekaj chwilę.
server-too-many-tables = Przygotowano stąd za dużo stołów. Poczekaj kilka minut.
server-bad-name = Imię ma od 1 do { $count ->
    [one] { $count } znaku
    [few] { $count } znaków
    [many] { $count } znaków
   *[other] { $count } znaku
}.
server-bad-name-letters = To imię zawiera niewidoczne znaki.
server-bad-text = Tego nie można wysłać jako wiadomości.
server-dice-not-ready = Kostki potrzebują najpierw liczby losowej z obu urządzeń. Za chwilę przyjdzie sama.
server-full = Serwer jest teraz pełny. Spróbuj później.
server-storage = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
server-closing = Serwer się wyłącza. Twój stół jest zapisany.
server-unexpected = Serwer nie mógł tego zrobić: { $reason }.
