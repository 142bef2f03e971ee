event-threw = { $player } baca { $die ->
    [1] jedinicu
    [2] dvojku
    [3] trojku
    [4] četvorku
    [5] peticu
   *[other] šesticu
}.
event-tie = Oba igrača bacaju { $die ->
    [1] jedinicu
    [2] dvojku
    [3] trojku
    [4] četvorku
    [5] peticu
   *[other] šesticu
}: još jednom.
event-starts = Počinje { $player }.
event-got-white = { $player } baca više, dobiva bijele žetone i počinje.
event-side = { $color }: { $name }.
event-rolled = { $player } baca { $larger }-{ $smaller }.
event-rolled-double = { $player } baca { $die ->
    [1] duplu jedinicu
    [2] duplu dvojku
    [3] duplu trojku
    [4] duplu četvorku
    [5] duplu peticu
   *[other] duplu šesticu
}.
event-moved = { $player } igra s polja { $from } na polje { $to }.
event-hit = { $player } igra s polja { $from } na polje { $to } i izbija.
event-entered = { $player } ulazi na polje { $to }.
event-entered-hitting = { $player } ulazi na polje { $to } i izbija.
event-bore-off = { $player } iznosi žeton s polja { $from }.
event-played = { $player } igra { $play }.
event-landed-on-block = { $player } staje na blokirano polje: žeton ide na bar.
event-cannot-move = { $player } ne može igrati.
event-ended-turn = { $player } završava potez.
event-undone = Pomak je poništen.
event-doubled = { $player } udvostručuje na { $value }.
event-took = { $player } prihvaća. Kocka za udvostručavanje je na { $value }.
event-passed = { $player } odbija.
event-beavered = { $player } uzvraća beaverom na { $value }.
event-raccooned = { $player } uzvraća raccoonom na { $value }.
event-resigned = { $player } nudi predaju.
event-claimed = { $player } traži pobjedu.
event-settled = { $player } nudi dogovor.
event-accepted = { $player } prihvaća.
event-declined = { $player } odbija. Partija se nastavlja.
event-won = { $player } dobiva partiju.
event-won-match = { $player } dobiva meč.
