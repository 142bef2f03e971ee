# The leaflet's words, form by form; what needs more is written out below.
~ dobiva gammon u = dobiva dvostruko u
~ gubi gammon u = gubi dvostruko u
~ a gammon gubiš = a dvostruko gubiš
~ na gammon = na dvostruku pobjedu
~ s gammonom = s dvostrukom pobjedom
~ dvostruka, gammon, ako = dvostruka ako
~ gammon i backgammon = dvostruka i trostruka pobjeda
~ izgubljeni gammoni = dvostruki porazi
~ gammoni = dvostruke pobjede
~ gammona = dvostruke pobjede
~ gammon = dvostruka pobjeda
~ backgammona = trostruke pobjede
~ backgammonom = trostrukom pobjedom
~ backgammon = trostruka pobjeda

win-gammon = dvostruka pobjeda
win-backgammon = trostruka pobjeda

place-tray = { $checkers ->
    [0] { $owner }, pretinac: nijedan izveden žeton
    [one] { $owner }, pretinac: { $checkers } izveden žeton
    [few] { $owner }, pretinac: { $checkers } izvedena žetona
   *[other] { $owner }, pretinac: { $checkers } izvedenih žetona
}

resign-win = { $win ->
    [single] Jednostruka pobjeda
    [gammon] Dvostruka pobjeda
   *[backgammon] Trostruka pobjeda
}
offered-resignation = { $win ->
    [single] { $player } predaje: jednostruka pobjeda.
    [gammon] { $player } predaje: dvostruka pobjeda.
   *[backgammon] { $player } predaje: trostruka pobjeda.
}
offered-claim = { $win ->
    [single] { $player } traži jednostruku pobjedu.
    [gammon] { $player } traži dvostruku pobjedu.
   *[backgammon] { $player } traži trostruku pobjedu.
}
hint-gammons = dvostruke

happened-rolled-double = { $player } baca { $die ->
    [1] paš jedinica
    [2] paš dvojki
    [3] paš trojki
    [4] paš četvorki
    [5] paš petica
   *[other] paš šestica
}.
happened-entered = { $player } ubacuje žeton u igru na polje { $to }.
happened-entered-hitting = { $player } ubacuje žeton u igru na polje { $to } i izbija.
happened-bore-off = { $player } izvodi žeton s polja { $from }.

refused-bar-first = { $checkers ->
    [1] Najprije moraš ubaciti u igru svoj žeton s bara.
    [one] Najprije moraš ubaciti u igru svoj { $checkers } žeton s bara.
    [few] Najprije moraš ubaciti u igru svoja { $checkers } žetona s bara.
   *[other] Najprije moraš ubaciti u igru svojih { $checkers } žetona s bara.
}
refused-not-all-home = Izvoditi možeš tek kad su ti svi žetoni u kući, a jedan je još na polju { $point }.
refused-exact-number = Po ovim pravilima s polja { $point } izvodi se samo brojem { $needed }, a ne brojem { $die }.
offer-resignation = { $win ->
    [single] predaja, jednostruka pobjeda
    [gammon] predaja, dvostruka pobjeda
   *[backgammon] predaja, trostruka pobjeda
}
offer-claim = { $win ->
    [single] zahtjev za jednostruku pobjedu
    [gammon] zahtjev za dvostruku pobjedu
   *[backgammon] zahtjev za trostruku pobjedu
}
exercise-aim = { $color } baca { $roll }. Dovedi posljednji žeton u kuću i izvedi jedan, oboje ovim bacanjem.
exercise-entering = { $color ->
    [white] Koji brojevi ubacuju u igru žeton Bijelog s bara?
    [black] Koji brojevi ubacuju u igru žeton Crnog s bara?
    [light] Koji brojevi ubacuju u igru žeton Svijetlog s bara?
   *[dark] Koji brojevi ubacuju u igru žeton Tamnog s bara?
}
exercise-winning = { $color } je izveo posljednji žeton. Što je { $color } dobio?
exercise-win = { $win ->
    [single] Jednostruka pobjeda
    [gammon] Dvostruka pobjeda
   *[backgammon] Trostruka pobjeda
}
exercise-money = { $color } ima dvostruku pobjedu, a nitko nijednom nije udvostručio. Koliko mu se isplaćuje?
result-gammon = Dvostruka pobjeda (2)
result-backgammon = Trostruka pobjeda (3)
result-jacoby = { $win ->
    [gammon] Dvostruka pobjeda, ali nitko nije udvostručio: po Jacobyjevu pravilu vrijedi kao jednostruka (1)
   *[backgammon] Trostruka pobjeda, ali nitko nije udvostručio: po Jacobyjevu pravilu vrijedi kao jednostruka (1)
}
ending-borne-off = { $player } izvodi posljednji žeton.
book-winning-backgammon = Trostruka pobjeda vrijedi trostruko.
