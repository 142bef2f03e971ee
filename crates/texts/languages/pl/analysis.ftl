analysis-title = Analiza
analysis-about = Przynieś skądkolwiek mecz albo pozycję i zobacz, co było dobre, a co nie. Nic nie opuszcza tego urządzenia.
analysis-drop = Upuść plik tutaj
analysis-choose = Wybierz plik
analysis-choose-about = Mecze z programów i serwerów GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid i innych; format rozpoznaje się po zawartości
analysis-paste = Albo wklej mecz, pozycję lub jej ID
analysis-paste-open = Otwórz
analysis-table = Mecz przy stole
analysis-editor = Ustaw pozycję
analysis-quiz = Ćwicz moje błędy
analysis-reading = Wczytuję…

read-title = { $player } – { $name }
read-nothing-judged = Nie ma w tym nic, co dałoby się ocenić.
read-oddities = { $count ->
    [one] Jedna rzecz w pliku się nie zgadza
    [few] { $count } rzeczy w pliku się nie zgadzają
    [many] { $count } rzeczy w pliku się nie zgadza
   *[other] { $count } rzeczy w pliku się nie zgadza
}
read-more = { $rest-count ->
    [one] i jeszcze jedna
    [few] i jeszcze { $rest-count }
    [many] i jeszcze { $rest-count }
   *[other] i jeszcze { $rest-count }
}
read-offered = Pokazane jest to, co udało się odczytać.
place-line = Wiersz { $line }, kolumna { $column }
place-record = Zapis { $count }
place-file = Plik
read-oddity = { $from }: { $reason }

unreadable-empty = Nic w tym nie ma.
unreadable-too-large = To za duże jak na mecz.
unreadable-unknown = To nie jest mecz ani pozycja w żadnym ze znanych tu formatów.
unreadable-broken = To jest uszkodzone i nic nie da się odczytać.

odd-encoding = Tekst nie jest w UTF-8; odczytano go jako { $text }.
odd-not-understood = Niezrozumiały zapis „{ $text }” został pominięty.
odd-illegible-play = „{ $text }” to nie jest zagranie.
odd-bad-number = Wartość „{ $text }” nie może być poprawna i została pominięta.
odd-no-name = Jeden z graczy nie ma imienia.
odd-missing = Brakuje czegoś, co takie pliki mają; przyjęto to, co zwykle.
odd-stake = To pojedyncza partia o stawkę { $count }, a nie mecz.
odd-variant = Nieznana odmiana „{ $text }”; odczytano ją jako backgammon.
odd-guessed-variant = Zagrania pokazują, że to { $text }.
odd-cut-short = Plik kończy się za wcześnie.
odd-checksum = Suma kontrolna się nie zgadza: plik może być uszkodzony.
odd-illegal-position = Taka pozycja nie jest możliwa.
odd-contradiction = Coś podano dwa razy, za każdym razem inaczej.
odd-more-positions = { $count ->
    [one] Dalej jest jeszcze jedna pozycja; została pominięta.
    [few] Dalej są jeszcze { $count } pozycje; zostały pominięte.
    [many] Dalej jest jeszcze { $count } pozycji; zostały pominięte.
   *[other] Dalej jest jeszcze { $count } pozycji; zostały pominięte.
}
odd-other = Coś było nie tak, jak powinno, i zostało pominięte.
odd-illegal-play = { $play } nie jest dozwolonym zagraniem przy { $roll }.
odd-no-play = Nie podano, jak zagrano { $roll }.
odd-start-double = Partia nie może się zacząć od { $roll }.
odd-wrong-turn = Teraz kolej drugiego gracza.
odd-unanswered = Podwojenie pozostało bez odpowiedzi.
odd-refused = Zasady na to nie pozwalają.
odd-after-end = Partia skończyła się już wcześniej.
odd-cube = Kostka dublująca idzie na { $counted }, a nie na { $said }.
odd-board = Wcześniejsze zagrania prowadzą do innego ustawienia.
odd-winner = Wygrał kto inny.
odd-points = Partia była warta { $counted }, a nie { $said }.
odd-score = Z wcześniejszych partii wychodzi inny wynik.

judging-depth = Patrzenie naprzód
judging-plies = { $plies ->
    [0] Wcale: od razu
    [one] { $plies } rzut: szybko
    [few] { $plies } rzuty: dokładnie
    [many] { $plies } rzutów: dokładnie
   *[other] { $plies } rzutu: dokładnie
}
judging-progress = Oceniono { $done } z { $all }
judging-cancel = Zatrzymaj
judging-stopped = Zatrzymano. Pokazane jest to, co już oceniono.
judging-go-on = Kontynuuj
judging-done = Wszystko ocenione.

totals-title = Podsumowanie
totals-whole = Cały mecz
totals-session = Wszystkie partie
totals-rating = Ocena (PR)
totals-rating-about = Pięćset razy średnia strata na jednej decyzji. Im mniej, tym lepiej: poniżej 3 to światowa czołówka, powyżej 20 początkujący.
totals-lost = Stracono
totals-lost-match = Stracone szanse na wygranie meczu
totals-checker-play = w grze pionkami
totals-cube-play = przy kostce dublującej
totals-dubious = Wątpliwe
totals-errors = Błędy
totals-missed-doubles = Przegapione podwojenia
totals-wrong-doubles = Błędne podwojenia
totals-wrong-takes = Błędne przyjęcia
totals-wrong-passes = Błędne pasy
totals-by-play-match = Według samej gry, bez szczęścia: { $player } wygrywa { $chance }% takich meczów.
totals-by-play-money = Według samej gry, bez szczęścia: { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

chances-match = Szanse na wygranie meczu: { $player }
chances-game = Szanse na wygranie partii: { $player }
worst-title = Najgorsze błędy
worst-none = Brak błędów wartych wzmianki.
worst-item = { $player }: { $play } zamiast { $better-play }

steps-first = Na początek
steps-back = Krok wstecz
steps-on = Krok naprzód
steps-last = Na koniec
steps-back-error = Poprzedni błąd
steps-on-error = Następny błąd
steps-of = { $done } z { $all }
step-position = Pozycja
step-roll = { $player } gra { $roll }: { $play }
step-no-play = { $player }: przy { $roll } nie ma ruchu
step-unknown-play = { $player } wyrzuca { $roll }; zagranie nie jest znane
step-double = { $player } podwaja do { $value }
step-take = { $player } przyjmuje
step-pass = { $player } pasuje
step-beaver = { $player } przyjmuje i od razu podwaja: beaver
step-raccoon = { $player } podwaja beavera: raccoon
step-resign = { $player } się poddaje
step-not-judged = Bez oceny.
step-not-yet = Jeszcze nieocenione.
step-forced = Nie było z czego wybierać.
step-best = To było najlepsze zagranie.
step-right = To było właściwe.
step-dubious = Wątpliwe
step-error = Błąd
step-blunder = Gruby błąd
step-lost = Traci { $loss }
step-luck = Szczęście w rzucie: { $luck }
step-better = { $better-play } było lepsze.
step-right-roll = Należało rzucić.
step-right-double = Należało podwoić.
step-right-too-good = Należało grać dalej: pozycja za dobra, żeby podwajać.
step-right-take = Należało przyjąć.
step-right-pass = Należało spasować.
step-right-beaver = Należało dać beavera.

plays-title = Zagrania
plays-play = Zagranie
plays-equity = Punkty
plays-loss = Strata
plays-wins = Wygrane
plays-gammons = Gammony
plays-lost-gammons = Przegrane gammony
plays-depth = Głębokość
cube-title = Kostka dublująca
cube-choice = Decyzja
cube-no-double = Bez podwojenia
cube-double-take = Podwojenie, przyjęcie
cube-double-pass = Podwojenie, pas

# As in English.
rollout-title = Rollout
rollout-about = Program wiele razy rozgrywa pozycję do końca, tymi samymi kostkami dla wszystkiego, co się porównuje.
rollout-start = Rollout
rollout-trials = { $trials ->
    [one] { $trials } partia
    [few] { $trials } partie
    [many] { $trials } partii
   *[other] { $trials } partii
}
rollout-margin = ± { $margin }
rollout-margin-about = Prawdziwa wartość leży w tym przedziale w 95 przypadkach na 100.
rollout-sure = Rozstrzygnięte: najlepsze jest bez wątpienia lepsze od pozostałych.
rollout-unsure = Jeszcze nierozstrzygnięte.

export-title = Zapisz
export-sgf = Dla GNU Backgammon (.sgf), z analizą
export-mat = Tekst meczu (.mat), dla wszystkich programów
export-json = Gammonbox (.json), ze wszystkim
export-failed = Nie da się tego tak zapisać: { $reason }.
judging-nets-quick = Szybka sieć neuronowa
judging-nets-deep = Głęboka sieć neuronowa
worst-item-you = Ty: { $play } zamiast { $better-play }
tab-graph = Wykres
tab-match = Mecz
review-play-here = Graj stąd
review-flip = Obróć planszę
review-to-table = Wróć do stołu
depths-title = Porównaj głębokości
window-title = Okno podwojenia
window-opens = Podwajaj od { $chance }%
window-cash = Pasuj od { $chance }%
window-too-good = Za dobrze od { $chance }%
window-now = Teraz { $chance }%
totals-by-play-note = Tu od wyniku odjęto szacowane szczęście. PR liczy tylko błędy, więc w pojedynczym meczu mogą się różnić.
plays-best = Najlepsze
