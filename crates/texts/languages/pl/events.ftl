event-threw = { $player ->
    [you] Wyrzucasz { $die ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[other] szóstkę
    }.
   *[other] { $player } wyrzuca { $die ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[other] szóstkę
    }.
}
event-tie = Po obu stronach { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}. Rzućcie jeszcze raz.
event-starts = { $player ->
    [you] Zaczynasz ty.
   *[other] Zaczyna { $player }.
}
event-got-white = { $player ->
    [you] Wyrzucasz więcej, dostajesz białe i zaczynasz.
   *[other] { $player } wyrzuca więcej, dostaje białe i zaczyna.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Wyrzucasz { $larger } i { $smaller }.
   *[other] { $player } wyrzuca { $larger } i { $smaller }.
}
event-rolled-double = { $player ->
    [you] Wyrzucasz dublet { $die ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[other] szóstek
    }.
   *[other] { $player } wyrzuca dublet { $die ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[other] szóstek
    }.
}
event-moved = { $player ->
    [you] Ruszasz z pola { $from } na pole { $to }.
   *[other] { $player } rusza z pola { $from } na pole { $to }.
}
event-hit = { $player ->
    [you] Ruszasz z pola { $from } na pole { $to } i zbijasz.
   *[other] { $player } rusza z pola { $from } na pole { $to } i zbija.
}
event-entered = { $player ->
    [you] Wchodzisz z baru na pole { $to }.
   *[other] { $player } wchodzi z baru na pole { $to }.
}
event-entered-hitting = { $player ->
    [you] Wchodzisz z baru na pole { $to } i zbijasz.
   *[other] { $player } wchodzi z baru na pole { $to } i zbija.
}
event-bore-off = { $player ->
    [you] Zdejmujesz pionek z pola { $from }.
   *[other] { $player } zdejmuje pionek z pola { $from }.
}
event-played = { $player } gra { $play }.
event-landed-on-block = { $player ->
    [you] Stajesz na zablokowanym polu: pionek trafia na bar.
   *[other] { $player } staje na zablokowanym polu: pionek trafia na bar.
}
event-cannot-move = { $player ->
    [you] Nie możesz ruszyć.
   *[other] { $player } nie może ruszyć.
}
event-ended-turn = { $player } kończy turę.
event-undone = Ruch cofnięty.
event-doubled = { $player ->
    [you] Podwajasz do { $value }.
   *[other] { $player } podwaja do { $value }.
}
event-took = { $player ->
    [you] Przyjmujesz. Kostka dublująca pokazuje { $value }.
   *[other] { $player } przyjmuje. Kostka dublująca pokazuje { $value }.
}
event-passed = { $player ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
event-beavered = { $player ->
    [you] Dajesz beavera do { $value }.
   *[other] { $player } daje beavera do { $value }.
}
event-raccooned = { $player ->
    [you] Dajesz raccoona do { $value }.
   *[other] { $player } daje raccoona do { $value }.
}
event-resigned = { $player ->
    [you] Chcesz się poddać.
   *[other] { $player } chce się poddać.
}
event-claimed = { $player ->
    [you] Zgłaszasz wygraną.
   *[other] { $player } zgłasza wygraną.
}
event-settled = { $player ->
    [you] Proponujesz ugodę.
   *[other] { $player } proponuje ugodę.
}
event-accepted = { $player ->
    [you] Przyjmujesz.
   *[other] { $player } przyjmuje.
}
event-declined = { $player ->
    [you] Odrzucasz. Gra toczy się dalej.
   *[other] { $player } odrzuca. Gra toczy się dalej.
}
event-won = { $player ->
    [you] Wygrywasz partię.
   *[other] { $player } wygrywa partię.
}
event-won-match = { $player ->
    [you] Wygrywasz mecz.
   *[other] { $player } wygrywa mecz.
}
