table-score = Wynik
table-score-of = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] do { $length } punktu
    [few] do { $length } punktów
    [many] do { $length } punktów
   *[other] do { $length } punktów
}
table-money = pojedyncze partie
table-away = brakuje { $away }
table-crawford = Partia Crawforda
table-game = Partia { $game }
table-pips = Oczka
table-moves = Ruchy
table-rules = Obowiązujące zasady
# As in English.
table-menu = Menu
table-board = Plansza do backgammona
table-home = Odejdź od stołu

turn-throw-start = Każdy rzuca jedną kostką. Kto ma więcej, zaczyna.
turn-throw-color = Każdy rzuca jedną kostką. Kto ma więcej, dostaje białe i zaczyna.
turn-throw-player = { $player } rzuca kostką o to, kto zaczyna
turn-roll = Rzuca { $player }
turn-roll-or-double = { $player }: rzut czy podwojenie
turn-play = { $player } gra { $roll }
turn-finish = { $player }: zbierz kostki, żeby zakończyć turę
turn-cannot-move = { $player }: przy { $roll } nie ma ruchu
turn-answer-double = { $player }: przyjąć podwojenie czy spasować?
turn-answer-offer = { $player }: propozycja czeka na odpowiedź
turn-thinking = { $player } myśli…
turn-over = Partia się skończyła

action-throw = Rzuć
action-roll = Rzuć
action-done = Gotowe
action-done-about = Zbierz kostki i zakończ turę
action-undo = Cofnij
action-double = Podwój
action-double-to = Podwój do { $value }
action-take = Przyjmij
action-pass = Spasuj
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Poddaj się
action-claim = Zgłoś wygraną
action-settle = Ugoda
action-accept = Przyjmij
action-decline = Odrzuć
action-move = Rusz pionkiem
action-play = Zagraj całą turę
action-land-on-block = Stań na zablokowanym polu
action-hint = Podpowiedź
action-take-back = Cofnij turę
action-show-again = Pokaż ponownie
action-next-game = Następna partia

double-title = Podwoić?
double-question = { $player } może przyjąć i grać dalej o { $value } albo spasować.
double-explain = Jeśli { $player } spasuje, zdobywasz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
double-explain-stake = Jeśli { $player } spasuje, zdobywasz { $points ->
    [1] stawkę
    [2] podwójną stawkę
    [3] potrójną stawkę
   *[other] { $points }-krotną stawkę
}.
offered-double = { $player } podwaja do { $value }.
offered-beaver = { $player } przyjmuje i od razu podwaja: beaver. Gra byłaby o { $value }.
offered-raccoon = { $player } podwaja beavera: raccoon. Gra byłaby o { $value }.
offered-pass-price = Jeśli spasujesz, tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
offered-pass-price-stake = Jeśli spasujesz, tracisz { $points ->
    [1] stawkę
    [2] podwójną stawkę
    [3] potrójną stawkę
   *[other] { $points }-krotną stawkę
}.
offered-take-meaning = Jeśli przyjmiesz, kostka dublująca jest twoja i pokazuje { $value }; następnym razem podwoić możesz tylko ty.

resign-title = Poddaj się
resign-about = Proponujesz uznać partię za przegraną. Skończy się, jeśli { $player } to przyjmie.
resign-win = { $win ->
    [single] Zwykła przegrana
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
resign-price-stake = kosztuje { $points ->
    [1] stawkę
    [2] podwójną stawkę
    [3] potrójną stawkę
   *[other] { $points }-krotną stawkę
}
claim-title = Zgłoś wygraną
claim-about = Zgłaszasz, że partia jest już wygrana. Skończy się, jeśli { $player } się zgodzi.
settle-title = Ugoda
settle-about = Proponujesz zakończyć partię punktami dla jednej ze stron.
settle-about-stake = Proponujesz zakończyć partię teraz, z wypłatą dla jednej ze stron.
settle-winner = Punkty dostaje
settle-winner-stake = Stawkę dostaje
settle-points = Ile
settle-points-stake = Ile razy stawka
offered-resignation = { $win ->
    [single] { $player } się poddaje: zwykła przegrana.
    [gammon] { $player } się poddaje: gammon.
   *[backgammon] { $player } się poddaje: backgammon.
}
offered-claim = { $win ->
    [single] { $player } zgłasza zwykłą wygraną.
    [gammon] { $player } zgłasza gammona.
   *[backgammon] { $player } zgłasza backgammona.
}
offered-settlement = { $points ->
    [one] { $player } proponuje ugodę: { $points } punkt dostaje { $name }.
    [few] { $player } proponuje ugodę: { $points } punkty dostaje { $name }.
    [many] { $player } proponuje ugodę: { $points } punktów dostaje { $name }.
   *[other] { $player } proponuje ugodę: { $points } punktów dostaje { $name }.
}
offered-settlement-stake = { $player } proponuje ugodę: { $text }, dostaje { $name }.
offered-worth = Partia byłaby warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
offered-worth-stake = Partia byłaby warta { $points ->
    [1] stawkę
    [2] podwójną stawkę
    [3] potrójną stawkę
   *[other] { $points }-krotną stawkę
}.

dice-entry-title = Co pokazują twoje kostki?
dice-entry-one = { $player ->
    [you] Wskaż wyrzuconą przez ciebie liczbę.
   *[other] Wskaż wyrzuconą liczbę. Rzuca { $player }.
}
typed-label = Wpisz ruch
typed-bad = To nie jest ruch. Wpisz go tak: 8/5 6/5.
typed-impossible = { $play } nie jest dozwolonym zagraniem przy { $roll }.

hint-title = Podpowiedź
hint-best = Najlepsze: { $play }
hint-loses = traci { $loss }
hint-none = Nie ma dozwolonego ruchu.
hint-roll = Rzuć: na podwojenie jest za wcześnie.
hint-double-take = Podwój. Przeciwnik powinien przyjąć.
hint-double-pass = Podwój. Przeciwnik powinien spasować.
hint-too-good = Graj dalej bez podwajania: masz na to za dobrą pozycję.
hint-take = Przyjmij.
hint-pass = Spasuj.
hint-beaver = Przyjmij i daj beavera.

take-back-done = Cofnięto.

penalty-title = To pole jest zablokowane
penalty-question = Według tych zasad pionek, który staje na zablokowanym polu, sam zostaje zbity: twój trafiłby na bar, a { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
} byłaby zużyta. Zagrać mimo to?
penalty-confirm = Zagraj mimo to
table-you = Ty
table-to-home = Strona główna
table-flip = Obróć planszę
table-keys = Klawisze
turn-you = Twoja kolej
turn-you-throw = Rzuć kostką o to, kto zaczyna
turn-you-roll = Rzuć kostkami
turn-you-roll-or-double = Rzuć albo najpierw podwój
turn-you-play = Zagraj { $roll }
turn-you-finish = Naciśnij „Gotowe”, aby zakończyć turę
turn-you-cannot-move = Przy { $roll } nie masz ruchu
turn-you-answer = Twoja odpowiedź?
pass-question = Spasować i przegrać tę partię?
hint-try = Zagraj tak
hint-thinking = Myślę…
table-light = Jasny lub ciemny wygląd
table-sound = Dźwięk
