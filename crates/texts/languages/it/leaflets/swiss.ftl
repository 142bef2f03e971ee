# The leaflet's words, form by form; what needs more is written out below.
~ cubo del raddoppio = dado di raddoppio
~ cubo = dado di raddoppio
~ punta = freccia
~ punte = frecce
~ nella tua casa = nel tuo ultimo settore
~ nella propria casa = nel proprio ultimo settore
~ nella casa = nell’ultimo settore
~ alla tua casa = al tuo ultimo settore
~ dentro la casa = dentro l’ultimo settore
~ la casa è chiusa = l’ultimo settore è chiuso
~ una casa chiusa = un ultimo settore chiuso
~ verso casa = verso l’ultimo settore
~ in casa = nell’ultimo settore
~ la casa = l’ultimo settore
~ delle case = degli ultimi settori
~ casa = ultimo settore
~ a portare fuori = a far uscire pedine
~ portarle fuori = farle uscire
~ portare fuori = far uscire
~ porta fuori = fa uscire
~ portata fuori = fatta uscire
~ portato fuori = fatto uscire
~ da lì fuori = da lì le fai uscire
~ sono fuori = sono uscite
~ pedine fuori = pedine uscite
~ pedina fuori = pedina uscita
~ Vinci una partita singola = Ottieni una vittoria semplice
~ una partita singola = una vittoria semplice
~ partite singole = vittorie semplici
~ partita singola = vittoria semplice
~ barra = barriera
~ delle due case = dei due ultimi settori
~ colpisce = mangia
~ colpiscono = mangiano
~ colpisci = mangia
~ colpire = mangiare
~ colpita = mangiata
~ colpite = mangiate
~ le porti fuori = le fai uscire
~ porti fuori dalla = fai uscire una pedina dalla
~ nella casa avversaria = nel tuo primo settore
~ nella sua casa = nel suo ultimo settore
~ che ha portato in casa l’ultima = che ci ha portato l’ultima
~ nelle case = negli ultimi settori
~ i blocchi = i cordoni
~ un blocco = un cordone
~ sul blocco = sul cordone
~ fuori casa = fuori dall’ultimo settore
~ un doppio = una pariglia
~ i doppi = le pariglie
~ pedine portate fuori = pedine uscite
~ ha fatto una punta = ha occupato una freccia
~ fa la tua punta = occupa la tua freccia
~ in quattro quarti = in quattro settori
~ della tua casa = del tuo ultimo settore
~ fare una punta = occupare una freccia
~ fanno una punta = occupano una freccia
~ fanno la tua punta = occupano la tua freccia
~ fai la punta = occupa la freccia
~ più tiri la facciano = più tiri la occupino

place-empty = Freccia { $point } { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, vuota
place-checkers = Freccia { $point } { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $color ->
    [white] { $checkers ->
        [one] { $checkers } pedina bianca
       *[other] { $checkers } pedine bianche
    }
    [black] { $checkers ->
        [one] { $checkers } pedina nera
       *[other] { $checkers } pedine nere
    }
    [light] { $checkers ->
        [one] { $checkers } pedina chiara
       *[other] { $checkers } pedine chiare
    }
   *[dark] { $checkers ->
        [one] { $checkers } pedina scura
       *[other] { $checkers } pedine scure
    }
}
place-bar = Barriera { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $checkers ->
    [0] vuota
    [one] { $checkers } pedina
   *[other] { $checkers } pedine
}
place-tray = Uscita { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, { $checkers ->
    [0] nessuna pedina uscita
    [one] { $checkers } pedina uscita
   *[other] { $checkers } pedine uscite
}
cube-centered = Dado di raddoppio al centro
cube-owned = Dado di raddoppio { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, a { $value }
cube-offered = Dado di raddoppio offerto { $owner ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
}, a { $value }

win-single = vittoria semplice

offered-take-meaning = Se accetti, il dado di raddoppio è tuo a { $value }, e poi solo tu puoi raddoppiare.
resign-win = { $win ->
    [single] Una vittoria semplice
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
offered-resignation = { $win ->
    [single] { $player } concede una vittoria semplice.
    [gammon] { $player } concede un gammon.
   *[backgammon] { $player } concede un backgammon.
}
offered-claim = { $win ->
    [single] { $player } reclama una vittoria semplice.
    [gammon] { $player } reclama un gammon.
   *[backgammon] { $player } reclama un backgammon.
}
penalty-title = Questa freccia è bloccata
penalty-question = Con queste regole una pedina che finisce su un cordone viene mangiata: la tua andrebbe sulla barriera e il { $die } sarebbe perso. Lo fai lo stesso?

event-rolled-double = { $player ->
    [you] Hai tirato una pariglia di { $die }.
   *[other] { $player } ha tirato una pariglia di { $die }.
}
event-hit = { $player ->
    [you] Muovi dalla freccia { $from } alla freccia { $to } e mangi.
   *[other] { $player } muove dalla freccia { $from } alla freccia { $to } e mangia.
}
event-entered = { $player ->
    [you] Rimetti in gioco una pedina sulla freccia { $to }.
   *[other] { $player } rimette in gioco una pedina sulla freccia { $to }.
}
event-entered-hitting = { $player ->
    [you] Rimetti in gioco una pedina sulla freccia { $to } e mangi.
   *[other] { $player } rimette in gioco una pedina sulla freccia { $to } e mangia.
}
event-bore-off = { $player ->
    [you] Fai uscire una pedina dalla freccia { $from }.
   *[other] { $player } fa uscire una pedina dalla freccia { $from }.
}
event-landed-on-block = { $player ->
    [you] Finisci su un cordone: la pedina va sulla barriera.
   *[other] { $player } finisce su un cordone: la pedina va sulla barriera.
}
event-took = { $player ->
    [you] Hai accettato. Il dado di raddoppio è a { $value }.
   *[other] { $player } ha accettato. Il dado di raddoppio è a { $value }.
}

refused-cube-not-in-use = Questa partita si gioca senza dado di raddoppio.
refused-cube-not-yours = Il dado di raddoppio è { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}: solo chi lo possiede può raddoppiare.
refused-cube-at-limit = Con queste regole il dado di raddoppio non va oltre { $highest }.
refused-no-checker-on-bar = Non hai pedine sulla barriera.
refused-no-checker = Non hai pedine sulla freccia { $point }.
refused-bar-first = { $checkers ->
    [one] Prima va rimessa in gioco dalla barriera la tua pedina.
   *[other] Prima vanno rimesse in gioco dalla barriera le tue { $checkers } pedine.
}
refused-blocked = La freccia { $point } è bloccata da { $checkers } pedine avversarie.
refused-not-all-home = Puoi far uscire le pedine solo quando sono tutte nell’ultimo settore, e una è ancora sulla freccia { $point }.
refused-higher-checker = Devi giocare questo numero dalla freccia { $higher }.
refused-exact-number = Con queste regole solo un { $needed } fa uscire una pedina dalla freccia { $point }, non un { $die }.
refused-no-penalty-landing = Non puoi posarti su una freccia bloccata.
refused-not-blocked = Quella freccia non è bloccata: non c’è penalità da pagare.
offer-resignation = { $win ->
    [single] l’abbandono per una vittoria semplice
    [gammon] l’abbandono per un gammon
   *[backgammon] l’abbandono per un backgammon
}
offer-claim = { $win ->
    [single] la vittoria semplice reclamata
    [gammon] il gammon reclamato
   *[backgammon] il backgammon reclamato
}

result-single = Vittoria semplice (1)
result-jacoby = { $win ->
    [gammon] Un gammon, ma il dado di raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
   *[backgammon] Un backgammon, ma il dado di raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
}
result-cube = × dado di raddoppio { $cube }
ending-borne-off = { $player ->
    [you] Hai fatto uscire l’ultima pedina.
   *[other] { $player } ha fatto uscire l’ultima pedina.
}
event-moved = { $player ->
    [you] Muovi dalla freccia { $from } alla freccia { $to }.
   *[other] { $player } muove dalla freccia { $from } alla freccia { $to }.
}
denial-no-point = Con questo tiro non ci sono due pedine che possano fare la freccia { $to }.
exercise-aim = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Porta l’ultima pedina nell’ultimo settore e fanne uscire una, tutto con questo tiro.
exercise-hitting = Quali numeri mangiano il blot { $opponent ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-entering = Quali numeri rimettono in gioco dalla barriera la pedina { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-blocks = Quali frecce sono bloccate { $color ->
    [white] per il Bianco
    [black] per il Nero
    [light] per il Chiaro
   *[dark] per lo Scuro
}?
exercise-winning = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha fatto uscire l’ultima pedina. Che cosa vince?
exercise-win = { $win ->
    [single] Una vittoria semplice
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
exercise-cube = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} raddoppia per la prima volta e gira il dado di raddoppio a { $value }. Che cosa perdi se passi?
refused-hit-and-run = La tua pedina sulla freccia { $point } ha mangiato nel tuo ultimo settore: per questo turno resta lì.
exercise-aim-not-off = Non hai fatto uscire nessuna pedina. Prova nell’ordine inverso.
denial-no-way = Nessuno dei numeri rimasti porta dalla freccia { $from } alla freccia { $to }.
denial-no-way-bar = Nessuno dei numeri rimasti rimette in gioco una pedina sulla freccia { $to }.
book-entering = Rimessa in gioco
book-entering-where-halves = Rientrano nel proprio primo settore, sulla freccia del numero tirato: { $color } da 1A a 6A, { $opponent } da 1 a 6. Rientrando puoi mangiare.
book-blocks-pass = Puoi saltare una freccia bloccata con un numero che porta oltre. Sei di fila, un ponte, non si possono saltare.
book-blocks-closed = Se tutte e sei le frecce su cui dovresti rientrare sono bloccate, il tavoliere è chiuso: nessun tiro ti fa rientrare finché non si apre una freccia.
block-rule-from-two = Due o più pedine di un giocatore su una freccia formano un cordone: la bloccano all’altro.
advice-escape = Libera le tue pedine arretrate prima che restino chiuse.
coach-prime = { $played ->
    [one] La tua fila più lunga è di { $played } freccia dopo questa mossa, di { $better } dopo la migliore.
   *[other] La tua fila più lunga è di { $played } frecce dopo questa mossa, di { $better } dopo la migliore.
}
fact-prime = { $count ->
    [one] La tua fila più lunga è di { $count } freccia.
    [6] Hai un ponte: sei frecce di fila.
   *[other] La tua fila più lunga è di { $count } frecce.
}
fact-entering = { $shots ->
    [0] Nessun tiro fa rientrare: il tavoliere è chiuso.
    [one] { $shots } tiro su 36 fa rientrare.
   *[other] { $shots } tiri su 36 fanno rientrare.
}
