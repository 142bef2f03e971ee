event-threw = { $player } wyrzuca { $die ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[other] szóstkę
}.
event-tie = Po obu stronach { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}. Rzućcie jeszcze raz.
event-starts = Zaczyna { $player }.
event-got-white = { $player } wyrzuca więcej, dostaje białe i zaczyna.
event-side = { $color }: { $name }.
event-rolled = { $player } wyrzuca { $larger } i { $smaller }.
event-rolled-double = { $player } wyrzuca dublet { $die ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[other] szóstek
}.
event-moved = { $player } rusza z pola { $from } na pole { $to }.
event-hit = { $player } rusza z pola { $from } na pole { $to } i zbija.
event-entered = { $player } wchodzi z baru na pole { $to }.
event-entered-hitting = { $player } wchodzi z baru na pole { $to } i zbija.
event-bore-off = { $player } zdejmuje pionek z pola { $from }.
event-played = { $player } gra { $play }.
event-landed-on-block = { $player } staje na zablokowanym polu: pionek trafia na bar.
event-cannot-move = { $player } nie może ruszyć.
event-ended-turn = { $player } kończy turę.
event-undone = Ruch cofnięty.
event-doubled = { $player } podwaja do { $value }.
event-took = { $player } przyjmuje. Kostka dublująca pokazuje { $value }.
event-passed = { $player } pasuje.
event-beavered = { $player } daje beavera do { $value }.
event-raccooned = { $player } daje raccoona do { $value }.
event-resigned = { $player } chce się poddać.
event-claimed = { $player } zgłasza wygraną.
event-settled = { $player } proponuje ugodę.
event-accepted = { $player } przyjmuje.
event-declined = { $player } odrzuca. Gra toczy się dalej.
event-won = { $player } wygrywa partię.
event-won-match = { $player } wygrywa mecz.
