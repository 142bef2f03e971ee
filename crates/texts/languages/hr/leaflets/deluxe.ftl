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
~ iznosi = izvodi
~ iznosiš = izvodiš
~ iznose = izvode
~ iznese = izvede
~ iznesi = izvedi
~ iznositi = izvoditi
~ iznijeti = izvesti
~ iznio = izveo
~ iznijele = izvele
~ iznesen = izveden
~ iznesena = izvedena
~ iznesenih = izvedenih
~ iznošenja = izvođenja
~ iznošenje = izvođenje
~ spasi od gammona = spasi od dvostrukog poraza
~ dupli brojevi = paš
~ iznijela = izvela
~ iznosio = izvodio
~ duplim brojem = pašem
~ izneseni = izvedeni
~ izgubljeni gammon = dvostruki poraz

win-gammon = dvostruka pobjeda
win-backgammon = trostruka pobjeda

place-tray = { $checkers ->
    [0] { $owner }, pretinac: nijedan izveden žeton
    [one] { $owner }, pretinac: { $checkers } izveden žeton
    [few] { $owner }, pretinac: { $checkers } izvedena žetona
   *[other] { $owner }, pretinac: { $checkers } izvedenih žetona
}

resign-win = { $win ->
    [single] Jednostruki poraz
    [gammon] Dvostruki poraz
   *[backgammon] Trostruki poraz
}
offered-resignation = { $win ->
    [single] { $player } predaje: jednostruki poraz.
    [gammon] { $player } predaje: dvostruki poraz.
   *[backgammon] { $player } predaje: trostruki poraz.
}
offered-claim = { $win ->
    [single] { $player } traži jednostruku pobjedu.
    [gammon] { $player } traži dvostruku pobjedu.
   *[backgammon] { $player } traži trostruku pobjedu.
}

event-rolled-double = { $player ->
    [you] Bacaš { $die ->
        [1] paš jedinica
        [2] paš dvojki
        [3] paš trojki
        [4] paš četvorki
        [5] paš petica
       *[other] paš šestica
    }.
   *[other] { $player } baca { $die ->
        [1] paš jedinica
        [2] paš dvojki
        [3] paš trojki
        [4] paš četvorki
        [5] paš petica
       *[other] paš šestica
    }.
}
event-entered = { $player ->
    [you] Ubacuješ žeton u igru na polje { $to }.
   *[other] { $player } ubacuje žeton u igru na polje { $to }.
}
event-entered-hitting = { $player ->
    [you] Ubacuješ žeton u igru na polje { $to } i izbijaš.
   *[other] { $player } ubacuje žeton u igru na polje { $to } i izbija.
}
event-bore-off = { $player ->
    [you] Izvodiš žeton s polja { $from }.
   *[other] { $player } izvodi žeton s polja { $from }.
}

refused-bar-first = { $checkers ->
    [1] Najprije moraš ubaciti u igru svoj žeton s bara.
    [one] Najprije moraš ubaciti u igru svoj { $checkers } žeton s bara.
    [few] Najprije moraš ubaciti u igru svoja { $checkers } žetona s bara.
   *[other] Najprije moraš ubaciti u igru svojih { $checkers } žetona s bara.
}
refused-not-all-home = Ne možeš izvoditi dok ti svi žetoni nisu u kući, a jedan je još na polju { $point }.
refused-exact-number = Po ovim pravilima s polja { $point } izvodi se samo brojem { $needed }, a ne brojem { $die }.
offer-resignation = { $win ->
    [single] predaja s jednostrukim porazom
    [gammon] predaja s dvostrukim porazom
   *[backgammon] predaja s trostrukim porazom
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
exercise-winning = { $color } je izveo posljednji žeton. Što { $color } dobiva?
exercise-win = { $win ->
    [single] Jednostruka pobjeda
    [gammon] Dvostruka pobjeda
   *[backgammon] Trostruka pobjeda
}
exercise-money = { $color } ima dvostruku pobjedu, a nitko nije udvostručio. Koliko dobiva { $color }?
result-gammon = Dvostruka pobjeda (2)
result-backgammon = Trostruka pobjeda (3)
result-jacoby = { $win ->
    [gammon] Dvostruka pobjeda, ali kocka za udvostručavanje nije okrenuta: po Jacobyjevu pravilu vrijedi kao jednostruka (1)
   *[backgammon] Trostruka pobjeda, ali kocka za udvostručavanje nije okrenuta: po Jacobyjevu pravilu vrijedi kao jednostruka (1)
}
ending-borne-off = { $player ->
    [you] Izvodiš posljednji žeton.
   *[other] { $player } izvodi posljednji žeton.
}
exercise-aim-not-off = Nijedan žeton nije izveden. Pokušaj obrnutim redom.
book-winning-backgammon = Trostruka pobjeda vrijedi trostruko.
book-winning-gammon = Pobjeda je dvostruka ako protivnik nije izveo nijedan.
reason-cube-gammons = Dvostruko dobivaš { $gammons } % partija, a dvostruko gubiš { $lost } %.
