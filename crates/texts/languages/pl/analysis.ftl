analysis-title = Analiza
analysis-about = Wczytaj mecz albo pozycję z dowolnego programu i zobacz, które zagrania były dobre, a które nie. Wszystko zostaje na tym urządzeniu.
analysis-drop = Upuść plik tutaj
analysis-choose = Wybierz plik
analysis-choose-about = Mecze z GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid i innych; format jest rozpoznawany automatycznie
analysis-paste = Albo wklej mecz, pozycję lub jej ID
analysis-paste-open = Otwórz
analysis-table = Trwający mecz
analysis-editor = Ustaw pozycję
analysis-quiz = Ćwicz na swoich błędach
analysis-reading = Wczytuję…

read-title = { $player } – { $name }
read-nothing-judged = Nie ma tu nic do analizy.
read-oddities = { $count ->
    [one] { $count } problem w pliku
    [few] { $count } problemy w pliku
    [many] { $count } problemów w pliku
   *[other] { $count } problemu w pliku
}
read-more = { $rest-count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $rest-count }
    [many] i jeszcze { $rest-count }
   *[other] i jeszcze { $rest-count }
}
read-offered = Oto co udało się odczytać.
place-line = Wiersz { $line }, kolumna { $column }
place-record = Zapis { $count }
place-file = Plik
read-oddity = { $from }: { $reason }

unreadable-empty = Tu nic nie ma.
unreadable-too-large = To za duże jak na mecz.
unreadable-unknown = To nie jest mecz ani pozycja w żadnym ze znanych nam formatów.
unreadable-broken = Plik jest uszkodzony i nie da się go odczytać.

odd-encoding = Tekst nie jest w UTF-8; odczytano go jako { $text }.
odd-not-understood = Nie udało się zrozumieć „{ $text }”; pominięto.
odd-illegible-play = „{ $text }” nie jest zagraniem.
odd-bad-number = „{ $text }” nie może być poprawne; pominięto.
odd-no-name = Jeden z graczy nie ma imienia.
odd-missing = Brakuje czegoś, co takie pliki zwykle zawierają; przyjęto zwykłą wartość.
odd-stake = To nie mecz, tylko pojedyncze partie o stawkę { $count }.
odd-variant = Nieznana odmiana „{ $text }”; odczytano ją jako backgammon.
odd-guessed-variant = Zagrania pokazują, że to { $text }.
odd-cut-short = Plik kończy się za wcześnie.
odd-checksum = Suma kontrolna się nie zgadza: plik może być uszkodzony.
odd-illegal-position = Taka pozycja nie jest możliwa.
odd-contradiction = Plik sam sobie tu przeczy.
odd-more-positions = { $count ->
    [one] Dalej jest jeszcze jedna pozycja; została pominięta.
    [few] Dalej są jeszcze { $count } pozycje; zostały pominięte.
    [many] Dalej jest jeszcze { $count } pozycji; zostały pominięte.
   *[other] Dalej jest jeszcze { $count } pozycji; zostały pominięte.
}
odd-other = Coś było nie tak i zostało pominięte.
odd-illegal-play = { $play } nie jest dozwolonym zagraniem przy { $roll }.
odd-no-play = Plik nie podaje, jak zagrano { $roll }.
odd-start-double = Partia nie może się zacząć od { $roll }.
odd-wrong-turn = Teraz kolej drugiego gracza.
odd-unanswered = Podwojenie pozostało bez odpowiedzi.
odd-refused = Zasady na to nie pozwalają.
odd-after-end = Partia była już skończona.
odd-cube = Kostka dublująca powinna pokazywać { $counted }, a nie { $said }.
odd-board = Wcześniejsze zagrania prowadzą do innego ustawienia.
odd-winner = Wygrał drugi gracz.
odd-points = Partia była warta { $counted }, a nie { $said }.
odd-score = Z wcześniejszych partii wychodzi inny wynik.

judging-depth = Głębokość analizy
judging-plies = { $plies ->
    [0] Bez patrzenia naprzód: od razu
    [one] { $plies } rzut: szybko
    [few] { $plies } rzuty: dokładnie
    [many] { $plies } rzutów: dokładnie
   *[other] { $plies } rzutu: dokładnie
}
judging-progress = Przeanalizowano { $done } z { $all }
judging-cancel = Zatrzymaj
judging-stopped = Zatrzymano. Oto wyniki do tej pory.
judging-go-on = Kontynuuj
judging-done = Analiza gotowa.

totals-title = Podsumowanie
totals-whole = Cały mecz
totals-session = Wszystkie partie
totals-rating = Wskaźnik gry (PR)
totals-rating-about = Średnie equity tracone na jednej decyzji, razy 500. Im mniej, tym lepiej: poniżej { $best } to światowa czołówka, powyżej { $worst } początkujący.
totals-lost = Stracone equity
totals-lost-match = Stracone szanse na mecz
totals-checker-play = w grze pionkami
totals-cube-play = przy kostce dublującej
totals-dubious = Wątpliwe
totals-errors = Błędy
totals-missed-doubles = Przegapione podwojenia
totals-wrong-doubles = Błędne podwojenia
totals-wrong-takes = Błędne przyjęcia
totals-wrong-passes = Błędne pasy
totals-by-play-match = { $player ->
    [you] Według samej gry, bez szczęścia, wygrywasz { $chance }% takich meczów.
   *[other] Według samej gry, bez szczęścia, { $player } wygrywa { $chance }% takich meczów.
}
totals-by-play-money = { $player ->
    [you] Według samej gry, bez szczęścia, zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] Według samej gry, bez szczęścia, { $player } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}

chances-match = { $player ->
    [you] Twoje szanse na wygranie meczu
   *[other] Szanse na wygranie meczu: { $player }
}
chances-game = { $player ->
    [you] Twoje szanse na wygranie partii
   *[other] Szanse na wygranie partii: { $player }
}
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
step-roll = { $player ->
    [you] Grasz { $roll }: { $play }
   *[other] { $player } gra { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Przy { $roll } nie masz ruchu
   *[other] { $player }: przy { $roll } nie ma ruchu
}
step-unknown-play = { $player ->
    [you] Wyrzucasz { $roll }; zagranie nie jest znane
   *[other] { $player } wyrzuca { $roll }; zagranie nie jest znane
}
step-double = { $player ->
    [you] Podwajasz do { $value }
   *[other] { $player } podwaja do { $value }
}
step-take = { $player ->
    [you] Przyjmujesz
   *[other] { $player } przyjmuje
}
step-pass = { $player ->
    [you] Pasujesz
   *[other] { $player } pasuje
}
step-beaver = { $player ->
    [you] Przyjmujesz i od razu podwajasz: beaver
   *[other] { $player } przyjmuje i od razu podwaja: beaver
}
step-raccoon = { $player ->
    [you] Podwajasz beavera: raccoon
   *[other] { $player } podwaja beavera: raccoon
}
step-resign = { $player ->
    [you] Poddajesz się
   *[other] { $player } się poddaje
}
step-not-judged = Bez analizy.
step-not-yet = Jeszcze bez analizy.
step-forced = Ruch wymuszony: nie było wyboru.
step-best = To było najlepsze zagranie.
step-right = To było dobre.
step-dubious = Wątpliwe
step-error = Błąd
step-blunder = Poważny błąd
step-lost = Traci { $loss }
step-luck = Szczęście rzutu: { $luck }
step-better = Lepsze było { $better-play }.
step-right-roll = Należało rzucić.
step-right-double = Należało podwoić.
step-right-too-good = Należało grać dalej: pozycja jest za dobra, żeby podwajać.
step-right-take = Należało przyjąć.
step-right-pass = Należało spasować.
step-right-beaver = Należało dać beavera.

plays-title = Zagrania
plays-play = Zagranie
# As in English.
plays-equity = Equity
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
rollout-about = Program wiele razy rozgrywa pozycję do końca, tymi samymi kostkami dla każdego wariantu.
rollout-start = Zrób rollout
rollout-trials = { $trials ->
    [one] { $trials } partia
    [few] { $trials } partie
    [many] { $trials } partii
   *[other] { $trials } partii
}
rollout-margin = ± { $margin }
rollout-margin-about = Prawdziwa wartość leży w tym przedziale w 95 przypadkach na 100.
rollout-sure = Rozstrzygnięte: najlepsze zagranie na pewno jest lepsze od pozostałych.
rollout-unsure = Jeszcze nierozstrzygnięte.

export-title = Zapisz
export-sgf = Dla GNU Backgammon (.sgf), z analizą
export-mat = Tekst meczu (.mat), dla dowolnego programu
export-json = Gammonbox (.json), ze wszystkim
export-failed = Nie da się zapisać w tym formacie: { $reason }.
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
doubles-take-right = gdy należało przyjąć
doubles-pass-right = gdy należało spasować
doubles-early = za wcześnie
doubles-too-good = gdy pozycja była za dobra
export-picture = Obraz tej pozycji
