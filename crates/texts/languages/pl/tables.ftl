invite-title = Zaproś do gry
invite-about = Przygotowujesz stół i wysyłasz komuś link. Nikt nie potrzebuje konta.
invite-your-name = Twoje imię
invite-create = Przygotuj stół
invite-creating = Przygotowuję stół…
invite-opponent-friend = Druga osoba
invite-opponent-friend-about = Ta, której wyślesz link
invite-opponent-computer = Komputer
invite-opponent-computer-about = Gra na serwerze, na przykład gdy inni patrzą
invite-watching = Wpuść widzów
invite-watching-about = Kto ma link dla widzów, może patrzeć. W przeciwnym razie stół widzicie tylko wy.
invite-needs-server = Żeby zagrać z drugą osobą, trzeba otworzyć stronę z serwera, do którego oboje macie dostęp.

clock-title = Zegar
clock-none = Bez zegara
clock-none-about = Bez pośpiechu, minuty czy dni: stół poczeka
clock-with = Z zegarem
clock-with-about = Kilka minut na cały mecz i parę darmowych sekund w każdej turze
clock-reserve = Minuty dla każdego gracza
clock-delay = Darmowe sekundy w każdej turze
clock-summary = { $minutes } min dla każdego gracza, { $seconds } s za darmo w każdej turze
clock-left = { $player } ma jeszcze { $time }.
clock-running = Zegar idzie. Teraz: { $player }.
clock-is-up = { $player }: czas minął.
clock-is-up-you = Twój czas minął. Możesz grać dalej, dopóki { $player } nie zażąda wygranej meczu.
clock-low = { $seconds ->
    [one] Została ci { $seconds } sekunda.
    [few] Zostały ci { $seconds } sekundy.
    [many] Zostało ci { $seconds } sekund.
   *[other] Zostało ci { $seconds } sekundy.
}
clock-claim = Żądaj wygranej
clock-claim-question = Czas minął: { $player }. Zażądać wygranej meczu? Możesz też po prostu grać dalej.
clock-claimed = { $player } żąda wygranej meczu na czas.
clock-won = { $player } wygrywa na czas

table-dice-server = Rzuca serwer
table-dice-server-about = Potem obie strony mogą sprawdzić, że nikt ich nie wybierał
table-dice-real = Prawdziwe kostki
table-dice-real-about = Kto ma rzut, wpisuje, co pokazują kostki; druga strona wierzy na słowo

waiting-title = Stół jest gotowy
waiting-send = Wyślij ten link drugiej osobie
waiting-send-about = Kto pierwszy go otworzy i usiądzie, gra z tobą.
waiting-code = Albo pokaż to jej aparatowi
waiting-code-about = Obrazek z linkiem, dla aparatu w telefonie
waiting-home-network = W tej samej sieci domowej działa też ten adres:
waiting-home-network-none = Ten serwer jest dostępny tylko z tego urządzenia. Żeby grać w sieci domowej, uruchom go poleceniem { $command }.
waiting-own-link = Twój własny link
waiting-own-link-about = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie: kto go ma, gra za ciebie.
waiting-watch-link = Link dla widzów
waiting-watch-link-about = Kto go ma, może patrzeć, ale nie grać.
waiting-for-friend = Czekamy na drugą osobę…
waiting-for-player = Czekamy. Teraz: { $player }…
waiting-leave = Możesz na razie zamknąć stronę. Stół zostaje, a to urządzenie zna twoje miejsce.

join-title = { $player } zaprasza cię na partię backgammona
join-title-nameless = Zaproszenie na partię backgammona
join-rules = Według tych zasad
join-rules-read = Przeczytaj zasady
join-accept = Przyjmij zasady i usiądź
join-watch = Tylko patrz
join-name = Twoje imię, takie, jakie zobaczy druga osoba
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
presence-away = { $player } chwilowo jest poza stołem.
presence-away-since = { $player } jest poza stołem od { $when }.
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
spectator-closed = Widzowie nie mają dostępu do tego stołu.

chat-title = Rozmowa
chat-label = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-mute = Wycisz: { $player }
chat-unmute = Wyłącz wyciszenie: { $player }
chat-muted = Wyciszone, nie widzisz wiadomości: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-too-long = Wiadomość może mieć najwyżej tyle znaków: { $count }.
chat-spectators = Widzowie czytają rozmowę, ale nie mogą pisać.

ask-take-back = Poproś o cofnięcie
ask-take-back-about = Jeśli { $player } się zgodzi, twoja ostatnia decyzja zostanie cofnięta.
ask-take-back-sent = Prosisz o cofnięcie. Odpowie { $player }.
ask-take-back-received = { $player } prosi o cofnięcie.
ask-take-back-agreed = { $player } się zgadza: cofnięto.
ask-take-back-declined = { $player } woli grać dalej.
ask-take-back-dice = Późniejsze rzuty zostaną wykonane od nowa.
ask-slow = Grać bez zegara
ask-slow-about = Jeśli { $player } się zgodzi, zegar staje na dobre i każdy gra, kiedy ma czas, choćby przez wiele dni.
ask-slow-sent = Prosisz o spokojną grę bez zegara. Odpowie { $player }.
ask-slow-received = { $player } prosi o spokojną grę bez zegara.
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
ask-withdrawn = { $player } już o to nie prosi.
ask-waiting = Czekamy na odpowiedź. Odpowie { $player }…

settle-sent = Proponujesz ugodę. Odpowie { $player }.
settle-agreed = { $player } zgadza się na ugodę.
settle-declined = { $player } woli grać dalej, bez ugody.
resign-sent = Proponujesz poddanie. Odpowie { $player }.
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
connection-old-page = Ta strona jest starsza niż serwer. Wczytaj ją ponownie, żeby grać dalej; partia zostaje.
connection-reload = Wczytaj ponownie

since-title = Tymczasem
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
tables-their-turn = Teraz: { $player }
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
receipt-number-missing = Jeszcze jej nie ma
receipt-check = Sprawdź kostki
receipt-good = { $count ->
    [one] Sprawdzono: rzut wynika z tajnej liczby i obu liczb losowych.
    [few] Sprawdzono: wszystkie { $count } rzuty wynikają z tajnej liczby i obu liczb losowych.
    [many] Sprawdzono: wszystkie rzuty ({ $count }) wynikają z tajnej liczby i obu liczb losowych.
   *[other] Sprawdzono: wszystkie rzuty ({ $count }) wynikają z tajnej liczby i obu liczb losowych.
}
receipt-bad-secret = Tajna liczba nie ma odcisku, który pokazano przed meczem. Tym kostkom nie można ufać.
receipt-bad-roll = Rzut numer { $number } nie wynika z tajnej liczby i liczb losowych. Tym kostkom nie można ufać.
receipt-bad-number = Liczba, którą podało to urządzenie, nie jest tą z poświadczenia. Tym kostkom nie można ufać.
receipt-proves = To dowodzi, że serwer nie wybierał rzutów: były ustalone, zanim padł pierwszy, a twoje urządzenie miało w nich udział.
receipt-proves-not = Nie dowodzi to, że serwer dochował tajemnicy: kto go prowadzi, mógł znać rzuty z góry. Grajcie na serwerze kogoś, komu oboje ufacie.
receipt-save = Zapisz mecz z poświadczeniem
receipt-by-hand = Rzuty w tym meczu wpisywali gracze. Nie ma czego sprawdzać.

server-unknown-table = Pod tym linkiem nie ma stołu. Może brakuje w nim litery.
server-wrong-key = Ten link nie otwiera miejsca przy tym stole. Poproś o niego jeszcze raz.
server-not-open = Ten stół nie jest otwarty dla widzów.
server-seat-taken = Tam już ktoś siedzi.
server-not-your-seat = Jesteś wśród widzów: to mogą zrobić tylko dwie osoby przy stole.
server-not-seated = Najpierw usiądź.
server-waiting-for-other = Przeciwnik jeszcze nie usiadł.
server-stale = Coś innego wydarzyło się wcześniej. Spójrz na planszę i spróbuj ponownie.
server-not-now = Teraz tego nie można zrobić.
server-nothing-asked = Nie ma już na co odpowiadać.
server-already-asked = Jedno pytanie naraz: jedno już czeka.
server-no-clock = Przy tym stole nie ma zegara.
server-time-not-up = Czas jeszcze nie minął.
server-not-understood = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
server-too-large = To było za długie dla serwera.
server-too-many = Za dużo naraz. Poczekaj chwilę.
server-too-many-tables = Przygotowano stąd za dużo stołów. Poczekaj kilka minut.
server-bad-name = Imię ma co najmniej jeden znak, a najwyżej { $count }.
server-bad-text = Tego nie można wysłać jako wiadomości.
server-dice-not-ready = Kostki potrzebują najpierw liczby losowej z obu urządzeń. Za chwilę przyjdzie sama.
server-full = Serwer nie ma teraz miejsca. Spróbuj później.
server-storage = Serwer nie mógł tego zapisać, więc to się nie stało. Spróbuj ponownie.
server-closing = Serwer się wyłącza. Stół zostaje zapisany.
server-unexpected = Serwer nie mógł tego zrobić: { $reason }.
