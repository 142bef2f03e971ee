happened-threw = { $player } baca { $die ->
    [1] jedinicu
    [2] dvojku
    [3] trojku
    [4] četvorku
    [5] peticu
   *[other] šesticu
}.
happened-tie = Oba igrača bacaju { $die ->
    [1] jedinicu
    [2] dvojku
    [3] trojku
    [4] četvorku
    [5] peticu
   *[other] šesticu
}: još jednom.
happened-starts = Počinje { $player }.
happened-got-white = { $player } baca više, dobiva bijele žetone i počinje.
happened-side = { $color }: { $name }.
happened-rolled = { $player } baca { $larger }-{ $smaller }.
happened-rolled-double = { $player } baca { $die ->
    [1] duplu jedinicu
    [2] duplu dvojku
    [3] duplu trojku
    [4] duplu četvorku
    [5] duplu peticu
   *[other] duplu šesticu
}.
happened-moved = { $player } igra s polja { $from } na polje { $to }.
happened-hit = { $player } igra s polja { $from } na polje { $to } i izbija.
happened-entered = { $player } ulazi na polje { $to }.
happened-entered-hitting = { $player } ulazi na polje { $to } i izbija.
happened-bore-off = { $player } iznosi žeton s polja { $from }.
happened-played = { $player } igra { $play }.
happened-landed-on-block = { $player } staje na blokirano polje: žeton ide na bar.
happened-cannot-move = { $player } ne može igrati.
happened-ended-turn = { $player } završava potez.
happened-undone = Pomak je poništen.
happened-doubled = { $player } udvostručuje na { $value }.
happened-took = { $player } prihvaća. Kocka za udvostručavanje je na { $value }.
happened-passed = { $player } odbija.
happened-beavered = { $player } uzvraća beaverom na { $value }.
happened-raccooned = { $player } uzvraća raccoonom na { $value }.
happened-resigned = { $player } nudi predaju.
happened-claimed = { $player } traži pobjedu.
happened-settled = { $player } nudi dogovor.
happened-accepted = { $player } prihvaća.
happened-declined = { $player } odbija. Partija se nastavlja.
happened-won = { $player } dobiva partiju.
happened-won-match = { $player } dobiva meč.
