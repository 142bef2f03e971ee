happened-threw = { $player } wyrzuca { $die ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[other] szóstkę
}.
happened-tie = Po obu stronach { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}. Rzućcie jeszcze raz.
happened-starts = Zaczyna { $player }.
happened-got-white = { $player } wyrzuca więcej, dostaje białe i zaczyna.
happened-side = { $color }: { $name }.
happened-rolled = { $player } wyrzuca { $larger } i { $smaller }.
happened-rolled-double = { $player } wyrzuca dublet { $die ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[other] szóstek
}.
happened-moved = { $player } rusza z pola { $from } na pole { $to }.
happened-hit = { $player } rusza z pola { $from } na pole { $to } i zbija.
happened-entered = { $player } wchodzi z baru na pole { $to }.
happened-entered-hitting = { $player } wchodzi z baru na pole { $to } i zbija.
happened-bore-off = { $player } zdejmuje pionek z pola { $from }.
happened-played = { $player } gra { $play }.
happened-landed-on-block = { $player } staje na zablokowanym polu: pionek trafia na bar.
happened-cannot-move = { $player } nie może ruszyć.
happened-ended-turn = { $player } kończy turę.
happened-undone = Ruch cofnięty.
happened-doubled = { $player } podwaja do { $value }.
happened-took = { $player } przyjmuje. Kostka dublująca pokazuje { $value }.
happened-passed = { $player } pasuje.
happened-beavered = { $player } daje beavera do { $value }.
happened-raccooned = { $player } daje raccoona do { $value }.
happened-resigned = { $player } chce się poddać.
happened-claimed = { $player } zgłasza wygraną.
happened-settled = { $player } proponuje ugodę.
happened-accepted = { $player } przyjmuje.
happened-declined = { $player } odrzuca. Gra toczy się dalej.
happened-won = { $player } wygrywa partię.
happened-won-match = { $player } wygrywa mecz.
