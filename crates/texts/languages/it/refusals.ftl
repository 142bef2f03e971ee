refused-game-over = La partita è finita.
refused-match-over = Il match è finito: l’ha vinto { $color ->
    [white] il Bianco
    [black] il Nero
    [light] il Chiaro
   *[dark] lo Scuro
}.
refused-game-not-over = Questa partita non è ancora finita.
refused-not-your-turn = Tocca { $color ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
} decidere.
refused-start-not-settled = Prima ognuno tira un dado per vedere chi comincia.
refused-start-settled = È già deciso chi comincia.
refused-already-thrown = Il dado per l’inizio è già stato tirato: { $die }.
refused-offer-open = Tocca prima { $color ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
} rispondere: è in sospeso { $offer }.
refused-no-offer = Non c’è nessuna proposta a cui rispondere.
refused-wrong-answer-cube = Si può solo accettare { $offer } o passare.
refused-wrong-answer = Si può solo accettare o rifiutare { $offer }.
refused-roll-first = Prima tira i dadi.
refused-already-rolled = I dadi sono già tirati: { $roll }.
refused-cube-not-in-use = Questa partita si gioca senza cubo.
refused-crawford = È la partita Crawford, in cui nessuno può raddoppiare.
refused-first-roll-not-played = Nessuno può raddoppiare prima che sia stato giocato il primo tiro della partita.
refused-cube-not-yours = Il cubo è { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}: solo chi lo possiede può raddoppiare.
refused-cube-at-limit = Con queste regole il cubo non va oltre { $highest }.
refused-double-after-roll = Si raddoppia prima di tirare, e i dadi sono già tirati: { $roll }.
refused-no-beavers = Non avete concordato i beaver.
refused-no-raccoons = Non avete concordato i raccoon.
refused-settlement-in-match = Una partita di un match non si può chiudere con un accordo.
refused-settlement-for-nothing = Per un accordo servono punti.
refused-no-backgammon = Con queste regole il backgammon non c’è.
refused-die-not-rolled = Hai tirato { $roll }: non c’è nessun { $die }.
refused-die-used = Questo numero è già stato giocato: { $die }.
refused-no-checker-on-bar = Non hai pedine sulla barra.
refused-no-checker = Non hai pedine sulla punta { $point }.
refused-bar-first = { $checkers ->
    [one] Prima deve rientrare dalla barra la tua pedina.
   *[other] Prima devono rientrare dalla barra le tue { $checkers } pedine.
}
refused-blocked = La punta { $point } è bloccata: ci sono { $checkers } pedine avversarie.
refused-not-all-home = Puoi portare fuori solo quando tutte le tue pedine sono in casa, e una è ancora sulla punta { $point }.
refused-higher-checker = Questo numero va giocato dalla punta { $higher }.
refused-exact-number = Con queste regole solo un { $needed } porta fuori dalla punta { $point }, non un { $die }.
refused-hit-and-run = La tua pedina sulla punta { $point } ha colpito nella tua casa e per questo turno ci resta.
refused-both-numbers = Puoi giocare entrambi i numeri di { $roll }, quindi devi farlo.
refused-larger-number = Si può giocare uno solo dei tuoi numeri, e allora dev’essere il più alto: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Puoi ancora muovere, quindi devi farlo.
   *[other] Con questo tiro puoi fare { $moves } mosse, quindi devi farle.
}
refused-turn-not-over = Il tuo turno non è finito: puoi ancora muovere, quindi devi farlo.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-no-penalty-landing = Nessuno può posarsi su una punta bloccata.
refused-not-blocked = Quella punta non è bloccata, quindi non c’è penalità da pagare.

offer-double = il raddoppio
offer-beaver = il beaver
offer-raccoon = il raccoon
offer-resignation = { $win ->
    [single] l’abbandono per una partita singola
    [gammon] l’abbandono per un gammon
   *[backgammon] l’abbandono per un backgammon
}
offer-claim = { $win ->
    [single] la rivendicazione di una partita singola
    [gammon] la rivendicazione di un gammon
   *[backgammon] la rivendicazione di un backgammon
}
offer-settlement = { $points ->
    [one] l’accordo per { $points } punto
   *[other] l’accordo per { $points } punti
}
offer-settlement-stake = la proposta di accordo ({ $text })

instead-moves = Si può giocare: { $play }.
instead-no-moves = Non si può muovere nulla.
instead-actions = Azioni possibili: { $actions }.
instead-nothing = Per ora non hai nulla da fare.

roll-pair = { $larger }-{ $smaller }
