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
refused-already-thrown = Hai già tirato il tuo dado per l’inizio: { $die }.
refused-offer-open = Prima tocca { $color ->
    [white] al Bianco
    [black] al Nero
    [light] al Chiaro
   *[dark] allo Scuro
} rispondere: è in sospeso { $offer }.
refused-no-offer = Non c’è nessuna offerta a cui rispondere.
refused-wrong-answer-cube = Puoi solo accettare { $offer } o passare.
refused-wrong-answer = Puoi solo accettare o rifiutare { $offer }.
refused-roll-first = Prima tira i dadi.
refused-already-rolled = Hai già tirato: { $roll }.
refused-cube-not-in-use = Questa partita si gioca senza cubo.
refused-crawford = È la partita Crawford: nessuno può raddoppiare.
refused-first-roll-not-played = Nessuno può raddoppiare prima che sia stato giocato il primo tiro della partita.
refused-cube-not-yours = Il cubo è { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}: solo chi lo possiede può raddoppiare.
refused-cube-at-limit = Con queste regole il cubo non va oltre { $highest }.
refused-double-after-roll = Puoi raddoppiare solo prima di tirare, e i dadi sono già tirati: { $roll }.
refused-no-beavers = Non avete deciso di giocare con i beaver.
refused-no-raccoons = Non avete deciso di giocare con i raccoon.
refused-settlement-in-match = In un match non si può chiudere una partita con un accordo.
refused-settlement-for-nothing = Un accordo dev’essere per almeno un punto.
refused-no-backgammon = Con queste regole non c’è backgammon.
refused-die-not-rolled = Hai tirato { $roll }: non c’è nessun { $die }.
refused-die-used = Hai già giocato il { $die }.
refused-no-checker-on-bar = Non hai pedine sulla barra.
refused-no-checker = Non hai pedine sulla punta { $point }.
refused-bar-first = { $checkers ->
    [one] Prima deve rientrare dalla barra la tua pedina.
   *[other] Prima devono rientrare dalla barra le tue { $checkers } pedine.
}
refused-blocked = La punta { $point } è bloccata da { $checkers } pedine avversarie.
refused-not-all-home = Non puoi portare fuori finché le tue pedine non sono tutte in casa, e una è ancora sulla punta { $point }.
refused-higher-checker = Devi giocare questo numero dalla punta { $higher }.
refused-exact-number = Con queste regole solo un { $needed } porta fuori dalla punta { $point }, non un { $die }.
refused-hit-and-run = La tua pedina sulla punta { $point } ha colpito nella tua casa: per questo turno resta lì.
refused-both-numbers = Puoi giocare tutti e due i numeri di { $roll }, quindi devi farlo.
refused-larger-number = Puoi giocare uno solo dei tuoi numeri, quindi dev’essere il più alto: il { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Puoi ancora muovere, quindi devi farlo.
   *[other] Con questo tiro puoi fare { $moves } mosse, quindi devi farle.
}
refused-turn-not-over = Il tuo turno non è finito: puoi ancora muovere, quindi devi farlo.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-no-penalty-landing = Non puoi posarti su una punta bloccata.
refused-not-blocked = Quella punta non è bloccata: non c’è penalità da pagare.

offer-double = il raddoppio
offer-beaver = il beaver
offer-raccoon = il raccoon
offer-resignation = { $win ->
    [single] l’abbandono per una partita singola
    [gammon] l’abbandono per un gammon
   *[backgammon] l’abbandono per un backgammon
}
offer-claim = { $win ->
    [single] la partita singola reclamata
    [gammon] il gammon reclamato
   *[backgammon] il backgammon reclamato
}
offer-settlement = { $points ->
    [one] l’accordo per { $points } punto
   *[other] l’accordo per { $points } punti
}
offer-settlement-stake = la proposta di accordo ({ $text })

instead-moves = Possibile: { $play }.
instead-no-moves = Non ci sono mosse valide.
instead-actions = Puoi: { $actions }.
instead-nothing = Per ora non hai nulla da fare.

roll-pair = { $larger }-{ $smaller }
