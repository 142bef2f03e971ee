# The leaflet's words, form by form; what needs more is written out below.
~ un backgammon = una vittoria tripla
~ cubo del raddoppio = dado del raddoppio
~ cubo = dado del raddoppio
~ punta = freccia
~ punte = frecce
~ nella tua casa = nel tuo campo d’uscita
~ nella propria casa = nel proprio campo d’uscita
~ nella casa = nel campo d’uscita
~ alla tua casa = al tuo campo d’uscita
~ dentro la casa = dentro il campo d’uscita
~ la casa è chiusa = il campo d’uscita è chiuso
~ una casa chiusa = un campo d’uscita chiuso
~ verso casa = verso il campo d’uscita
~ in casa = nel campo d’uscita
~ la casa = il campo d’uscita
~ delle case = dei campi d’uscita
~ casa = campo d’uscita
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
~ vince un gammon = vince doppio
~ perde un gammon = perde doppio
~ perdi un gammon = perdi doppio
~ con un gammon = con una vittoria doppia
~ gammon e backgammon = vittorie doppie e triple
~ gammon persi = sconfitte doppie
~ un gammon = una vittoria doppia
~ il gammon = la vittoria doppia
~ gammon = vittoria doppia
~ il backgammon = la vittoria tripla
~ backgammon = vittoria tripla
~ delle due case = dei due campi d’uscita
~ colpisce = mangia
~ colpiscono = mangiano
~ colpisci = mangia
~ colpire = mangiare
~ colpita = mangiata
~ colpite = mangiate
~ le porti fuori = le fai uscire
~ porti fuori dalla = fai uscire una pedina dalla
~ nella casa avversaria = nel campo d’uscita avversario
~ nella sua casa = nel suo campo d’uscita
~ che ha portato in casa l’ultima = che ci ha portato l’ultima
~ del gammon = della vittoria doppia
~ vinci un gammon = ottieni una vittoria doppia
~ nelle case = nei campi d’uscita
~ i blocchi = i fasci
~ un blocco = un fascio
~ sul blocco = sul fascio
~ fuori casa = fuori dal campo d’uscita
~ pedine portate fuori = pedine uscite
~ ha fatto una punta = ha occupato una freccia
~ fa la tua punta = occupa la tua freccia
~ della tua casa = del tuo campo d’uscita
~ perdere un gammon = perdere doppio
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
cube-centered = Dado del raddoppio al centro
cube-owned = Dado del raddoppio { $owner ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, a { $value }
cube-offered = Dado del raddoppio offerto { $owner ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
}, a { $value }

win-single = vittoria semplice
win-gammon = vittoria doppia
win-backgammon = vittoria tripla

offered-take-meaning = Se accetti, il dado del raddoppio è tuo a { $value }, e poi solo tu puoi raddoppiare.
resign-win = { $win ->
    [single] Una vittoria semplice
    [gammon] Una vittoria doppia
   *[backgammon] Una vittoria tripla
}
offered-resignation = { $win ->
    [single] { $player } concede una vittoria semplice.
    [gammon] { $player } concede una vittoria doppia.
   *[backgammon] { $player } concede una vittoria tripla.
}
offered-claim = { $win ->
    [single] { $player } reclama una vittoria semplice.
    [gammon] { $player } reclama una vittoria doppia.
   *[backgammon] { $player } reclama una vittoria tripla.
}
penalty-title = Questa freccia è bloccata
penalty-question = Con queste regole una pedina che finisce su un fascio viene mangiata: la tua andrebbe sulla barra e il { $die } sarebbe perso. Lo fai lo stesso?

event-hit = { $player ->
    [you] Muovi dalla freccia { $from } alla freccia { $to } e mangi.
   *[other] { $player } muove dalla freccia { $from } alla freccia { $to } e mangia.
}
event-entered = { $player ->
    [you] Torni in gioco sulla freccia { $to }.
   *[other] { $player } torna in gioco sulla freccia { $to }.
}
event-entered-hitting = { $player ->
    [you] Torni in gioco sulla freccia { $to } e mangi.
   *[other] { $player } torna in gioco sulla freccia { $to } e mangia.
}
event-bore-off = { $player ->
    [you] Fai uscire una pedina dalla freccia { $from }.
   *[other] { $player } fa uscire una pedina dalla freccia { $from }.
}
event-took = { $player ->
    [you] Hai accettato. Il dado del raddoppio è a { $value }.
   *[other] { $player } ha accettato. Il dado del raddoppio è a { $value }.
}

refused-cube-not-in-use = Questa partita si gioca senza dado del raddoppio.
refused-cube-not-yours = Il dado del raddoppio è { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}: solo chi lo possiede può raddoppiare.
refused-cube-at-limit = Con queste regole il dado del raddoppio non va oltre { $highest }.
refused-no-checker = Non hai pedine sulla freccia { $point }.
refused-bar-first = { $checkers ->
    [one] Prima deve tornare in gioco dalla barra la tua pedina.
   *[other] Prima devono tornare in gioco dalla barra le tue { $checkers } pedine.
}
refused-blocked = La freccia { $point } è bloccata da { $checkers } pedine avversarie.
refused-not-all-home = Puoi far uscire le pedine solo quando sono tutte nel tuo campo d’uscita, e una è ancora sulla freccia { $point }.
refused-higher-checker = Devi giocare questo numero dalla freccia { $higher }.
refused-exact-number = Con queste regole solo un { $needed } fa uscire una pedina dalla freccia { $point }, non un { $die }.
refused-no-penalty-landing = Non puoi posarti su una freccia bloccata.
refused-not-blocked = Quella freccia non è bloccata: non c’è penalità da pagare.
offer-resignation = { $win ->
    [single] l’abbandono per una vittoria semplice
    [gammon] l’abbandono per una vittoria doppia
   *[backgammon] l’abbandono per una vittoria tripla
}
offer-claim = { $win ->
    [single] la vittoria semplice reclamata
    [gammon] la vittoria doppia reclamata
   *[backgammon] la vittoria tripla reclamata
}

result-single = Vittoria semplice (1)
result-gammon = Vittoria doppia (2)
result-backgammon = Vittoria tripla (3)
result-jacoby = { $win ->
    [gammon] Una vittoria doppia, ma il dado del raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
   *[backgammon] Una vittoria tripla, ma il dado del raddoppio non è mai stato girato: per la regola Jacoby vale come vittoria semplice (1)
}
result-cube = × dado del raddoppio { $cube }
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
} ha tirato { $roll }. Porta l’ultima pedina nel campo d’uscita e fanne uscire una, tutto con questo tiro.
exercise-hitting = Quali numeri mangiano il blot { $opponent ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-entering = Quali numeri fanno tornare in gioco dalla barra la pedina { $color ->
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
    [gammon] Una vittoria doppia
   *[backgammon] Una vittoria tripla
}
exercise-cube = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} raddoppia per la prima volta e gira il dado del raddoppio a { $value }. Che cosa perdi se passi?
exercise-money = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ottiene una vittoria doppia, e nessuno ha raddoppiato. Quanto vince?
denial-no-way = Nessuno dei numeri rimasti porta dalla freccia { $from } alla freccia { $to }.
denial-no-way-bar = Nessuno dei numeri rimasti fa tornare in gioco una pedina sulla freccia { $to }.
jacoby-rule-off = Le vittorie doppie e triple contano, che il dado del raddoppio sia stato girato o no.
jacoby-rule-on = Nelle partite libere, le vittorie doppie e triple contano solo se il dado del raddoppio è stato girato; altrimenti valgono come vittorie semplici.
refused-hit-and-run = La tua pedina sulla freccia { $point } ha mangiato nel tuo campo d’uscita: per questo turno resta lì.
exercise-aim-not-off = Non hai fatto uscire nessuna pedina. Prova nell’ordine inverso.
advice-escape = Libera le tue pedine arretrate prima che restino chiuse.
advice-save-gammon = Prima di tutto evita la sconfitta doppia.
plays-gammons = Vittorie doppie
block-rule-from-two = Due o più pedine di un giocatore su una freccia formano un fascio: la bloccano all’altro.
book-winning-gammon = Ottieni una vittoria doppia se l’avversario non ne ha fatta uscire nessuna.
