exercise-title = Prova tu
exercise-check = Verifica
exercise-again = Ricomincia
exercise-show = Fammi vedere
exercise-right = Giusto!
exercise-wrong = Non proprio.
exercise-solved = { $total ->
    [one] Esercizi risolti: { $found } su { $total }
   *[other] Esercizi risolti: { $found } su { $total }
}

exercise-find-plays = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Trova tutti i modi di giocarlo.
exercise-find-none = Ancora nessuno trovato
exercise-find-progress = { $total ->
    [one] Trovati: { $found } su { $total }
   *[other] Trovati: { $found } su { $total }
}
exercise-find-new = { $play } è uno di quelli.
exercise-find-same = Questa posizione l’hai già trovata. Prova in un altro modo.
exercise-find-all = Li hai trovati tutti. Ben fatto!
exercise-find-stop = Fermati qui

exercise-choose-numbers = Sceglili tutti, poi verifica.
exercise-missing = { $count ->
    [one] Manca ancora una risposta.
   *[other] Mancano ancora { $count } risposte.
}
exercise-too-many = { $count ->
    [one] Una risposta è sbagliata.
   *[other] { $count } risposte sono sbagliate.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Toccale tutte, poi verifica.

exercise-aim = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Porta in casa l’ultima pedina e portane fuori una, tutto con questo tiro.
exercise-aim-not-off = Non hai portato fuori nessuna pedina. Prova nell’ordine inverso.
exercise-setup = Dove stanno all’inizio le pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-start = Un giocatore tira { $larger }, l’altro { $smaller }. Che cosa succede dopo?
exercise-start-pair = Chi ha tirato { $larger } comincia, e gioca { $larger } e { $smaller }
exercise-start-afresh = Chi ha tirato { $larger } comincia, e tira i due dadi
exercise-start-color = Chi ha tirato { $larger } prende { $color ->
    [white] le pedine bianche
    [black] le pedine nere
    [light] le pedine chiare
   *[dark] le pedine scure
}, comincia e tira i due dadi
exercise-start-lower = Chi ha tirato { $smaller } comincia, e gioca { $larger } e { $smaller }
exercise-doubles = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Quante delle quattro mosse può fare?
exercise-hitting = Quali numeri colpiscono il blot { $opponent ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-entering = Quali numeri fanno rientrare dalla barra la pedina { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}?
exercise-blocks = Quali punte sono bloccate { $color ->
    [white] per il Bianco
    [black] per il Nero
    [light] per il Chiaro
   *[dark] per lo Scuro
}?
exercise-bearing-off = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll }. Trova tutti i modi di giocarlo con queste regole.
exercise-winning = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha portato fuori l’ultima pedina. Che cosa vince?
exercise-win = { $win ->
    [single] Una partita singola
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
exercise-cube = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} raddoppia per la prima volta e gira il cubo a { $value }. Che cosa perdi se passi?
exercise-match = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} è appena arrivato a un punto dalla vittoria del match. { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} può raddoppiare nella prossima partita?
exercise-money = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} vince un gammon, e nessuno ha raddoppiato. Quanto vince?
