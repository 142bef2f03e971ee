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
penalty-question = Con queste regole una pedina che finisce su un blocco viene mangiata: la tua andrebbe sulla barriera e il { $die } sarebbe perso. Lo fai lo stesso?

event-rolled-double = { $player } ha tirato una pariglia di { $die }.
event-hit = { $player } muove dalla freccia { $from } alla freccia { $to } e mangia.
event-entered = { $player } rimette in gioco una pedina sulla freccia { $to }.
event-entered-hitting = { $player } rimette in gioco una pedina sulla freccia { $to } e mangia.
event-bore-off = { $player } fa uscire una pedina dalla freccia { $from }.
event-landed-on-block = { $player } finisce su un blocco: la pedina va sulla barriera.
event-took = { $player } ha accettato. Il dado di raddoppio è a { $value }.

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
ending-borne-off = { $player } ha fatto uscire l’ultima pedina.
event-moved = { $player } muove dalla freccia { $from } alla freccia { $to }.
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
