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
cube-centered = Dado di raddoppio al centro, a riposo
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

offered-take-meaning = Se accetti, il dado di raddoppio è tuo a { $value }, e il prossimo raddoppio spetta solo a te.
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
    [single] { $player } rivendica una vittoria semplice.
    [gammon] { $player } rivendica un gammon.
   *[backgammon] { $player } rivendica un backgammon.
}
penalty-title = Questa freccia è bloccata
penalty-question = Con queste regole, se una pedina finisce su un blocco, è lei a essere mangiata: la tua andrebbe sulla barriera e il numero { $die } sarebbe consumato. Farlo lo stesso?

happened-rolled-double = { $player } tira una pariglia di { $die }.
happened-hit = { $player } muove dalla freccia { $from } alla freccia { $to } e mangia.
happened-entered = { $player } rimette in gioco una pedina sulla freccia { $to }.
happened-entered-hitting = { $player } rimette in gioco una pedina sulla freccia { $to } e mangia.
happened-bore-off = { $player } fa uscire una pedina dalla freccia { $from }.
happened-landed-on-block = { $player } finisce su un blocco: la pedina va sulla barriera.
happened-took = { $player } accetta. Il dado di raddoppio è a { $value }.

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
refused-blocked = La freccia { $point } è bloccata: ci sono { $checkers } pedine avversarie.
refused-not-all-home = Puoi far uscire le pedine solo quando sono tutte nell’ultimo settore, e una è ancora sulla freccia { $point }.
refused-higher-checker = Questo numero va giocato dalla freccia { $higher }.
refused-exact-number = Con queste regole solo un { $needed } fa uscire una pedina dalla freccia { $point }, non un { $die }.
refused-no-penalty-landing = Nessuno può posarsi su una freccia bloccata.
refused-not-blocked = Quella freccia non è bloccata, quindi non c’è penalità da pagare.
offer-resignation = { $win ->
    [single] l’abbandono per una vittoria semplice
    [gammon] l’abbandono per un gammon
   *[backgammon] l’abbandono per un backgammon
}
offer-claim = { $win ->
    [single] la rivendicazione di una vittoria semplice
    [gammon] la rivendicazione di un gammon
   *[backgammon] la rivendicazione di un backgammon
}

result-single = Vittoria semplice (1)
result-jacoby = { $win ->
    [gammon] Un gammon, ma il dado di raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
   *[backgammon] Un backgammon, ma il dado di raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
}
result-cube = × dado di raddoppio { $cube }
ending-borne-off = { $player } ha fatto uscire l’ultima pedina.
happened-moved = { $player } muove dalla freccia { $from } alla freccia { $to }.
denial-no-point = Con questo tiro non ci sono due pedine che possano fare la freccia { $to }.
exercise-aim = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Porta l’ultima pedina nell’ultimo settore e fanne uscire una, il tutto con questo tiro.
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
} ha fatto uscire l’ultima pedina. Che cosa ha vinto?
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
denial-no-way = Nessuno dei numeri rimasti porta dalla freccia { $from } alla freccia { $to }.
denial-no-way-bar = Nessuno dei numeri rimasti rimette in gioco una pedina sulla freccia { $to }.
