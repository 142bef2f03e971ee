# As in English.
coach-title = Coach
coach-better = { $better-play } è meglio.
coach-much-better = { $better-play } è molto meglio.
coach-gives-away = { $play } costa { $loss ->
    [one] { $loss } punto
   *[other] { $loss } punti
}.
coach-keep = Tengo la mia
coach-change = Riprova

coach-shots = Dopo questa mossa { $played ->
    [0] nessun tiro ti colpisce
    [one] ti colpisce { $played } tiro su 36
   *[other] ti colpiscono { $played } tiri su 36
}; dopo la migliore { $better ->
    [0] nessuno
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Questa mossa non colpisce nulla; la migliore colpisce { $better ->
        [one] una pedina
       *[other] { $better } pedine
    }.
    [one] Questa mossa colpisce una pedina; la migliore { $better ->
        [0] nessuna
       *[other] { $better }
    }.
   *[other] Questa mossa colpisce { $played } pedine; la migliore { $better ->
        [0] nessuna
        [one] una
       *[other] { $better }
    }.
}
coach-better-makes = La mossa migliore fa la tua punta { $point }.
coach-played-makes = Questa mossa fa la tua punta { $point }.
coach-better-breaks = La mossa migliore abbandona la tua punta { $point }.
coach-played-breaks = Questa mossa abbandona la tua punta { $point }; la migliore la tiene.
coach-prime = { $played ->
    [one] Il tuo prime più lungo è di { $played } punta dopo questa mossa, di { $better } dopo la migliore.
   *[other] Il tuo prime più lungo è di { $played } punte dopo questa mossa, di { $better } dopo la migliore.
}
coach-stays-on-bar = Dopo questa mossa l’avversario { $played ->
    [0] rientra con ogni tiro
    [one] non rientra con { $played } tiro su 36
   *[other] non rientra con { $played } tiri su 36
}; dopo la migliore { $better ->
    [0] rientra sempre
   *[other] non rientra con { $better }
}.
coach-aims = Dopo questa mossa { $played ->
    [0] nessuno dei tuoi tiri colpisce al prossimo turno
    [one] { $played } dei tuoi 36 tiri colpisce al prossimo turno
   *[other] { $played } dei tuoi 36 tiri colpiscono al prossimo turno
}; dopo la migliore { $better ->
    [0] nessuno
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Dopo questa mossa la corsa è pari
   *[other] Dopo questa mossa sei avanti di { $played } pip
}; dopo la migliore { $better ->
    [0] è pari
   *[other] sei avanti di { $better }
}.
coach-lead-behind = Dopo questa mossa sei indietro di { $played } pip; dopo la migliore sei indietro di { $better }.
coach-lead-passes = Dopo questa mossa sei indietro di { $played } pip; dopo la migliore { $better ->
    [0] la corsa è pari
   *[other] sei avanti di { $better }
}.
coach-lead-loses = { $played ->
    [0] Dopo questa mossa la corsa è pari
   *[other] Dopo questa mossa sei avanti di { $played } pip
}; dopo la migliore sei indietro di { $better }.
coach-back = Dopo questa mossa { $played ->
    [0] non hai pedine
    [one] hai ancora { $played } pedina
   *[other] hai ancora { $played } pedine
} nella casa avversaria; dopo la migliore { $better ->
    [0] nessuna
   *[other] { $better }
}.
coach-stack = La tua pila più alta ha { $played ->
    [one] { $played } pedina
   *[other] { $played } pedine
} dopo questa mossa, { $better } dopo la migliore.
coach-off = Dopo questa mossa { $played ->
    [0] non hai pedine fuori
    [one] hai { $played } pedina fuori
   *[other] hai { $played } pedine fuori
}, dopo la migliore { $better ->
    [0] nessuna
   *[other] { $better }
}.
coach-wins = Questa mossa vince { $played ->
    [one] { $played } partita su 100
   *[other] { $played } partite su 100
}, la migliore { $better }.
coach-gammons = Questa mossa vince un gammon in { $played ->
    [one] { $played } partita su 100
   *[other] { $played } partite su 100
}, la migliore in { $better }.
coach-lost-gammons = Questa mossa perde un gammon in { $played ->
    [one] { $played } partita su 100
   *[other] { $played } partite su 100
}, la migliore in { $better }.

coach-should-double = Qui è giusto raddoppiare.
coach-should-roll = È troppo presto per raddoppiare.
coach-should-play-on = Posizione troppo buona per raddoppiare: gioca per il gammon.
coach-should-take = Qui si accetta: vinci { $chance } partite su 100, e bastano.
coach-should-pass = Qui si passa: vinci solo { $chance ->
    [one] { $chance } partita su 100
   *[other] { $chance } partite su 100
}.

fact-pips = { $pips ->
    [one] Ti resta { $pips } pip.
   *[other] Ti restano { $pips } pip.
}
fact-lead = Sei avanti di { $pips } pip.
fact-behind = Sei indietro di { $pips } pip.
fact-on-bar = { $checkers ->
    [one] Hai { $checkers } pedina sulla barra.
   *[other] Hai { $checkers } pedine sulla barra.
}
fact-opponent-on-bar = { $checkers ->
    [one] L’avversario ha { $checkers } pedina sulla barra.
   *[other] L’avversario ha { $checkers } pedine sulla barra.
}
fact-off = { $checkers ->
    [0] Non hai pedine fuori.
    [one] Hai { $checkers } pedina fuori.
   *[other] Hai { $checkers } pedine fuori.
}
fact-opponent-off = { $checkers ->
    [0] L’avversario non ha pedine fuori.
    [one] L’avversario ha { $checkers } pedina fuori.
   *[other] L’avversario ha { $checkers } pedine fuori.
}
fact-blot = { $shots ->
    [0] Nessun tiro colpisce il tuo blot sulla punta { $point }.
    [one] { $shots } tiro su 36 colpisce il tuo blot sulla punta { $point }.
   *[other] { $shots } tiri su 36 colpiscono il tuo blot sulla punta { $point }.
}
fact-hitting = { $shots ->
    [0] Nessuno dei tuoi tiri colpisce.
    [one] { $shots } dei tuoi 36 tiri colpisce.
   *[other] { $shots } dei tuoi 36 tiri colpiscono.
}
fact-opponent-hitting = { $shots ->
    [0] Nessun tiro dell’avversario colpisce.
    [one] { $shots } dei 36 tiri dell’avversario colpisce.
   *[other] { $shots } dei 36 tiri dell’avversario colpiscono.
}
fact-entering = { $shots ->
    [0] Nessun tiro fa rientrare: la casa è chiusa.
    [one] { $shots } tiro su 36 fa rientrare.
   *[other] { $shots } tiri su 36 fanno rientrare.
}
fact-dancing = { $shots ->
    [0] Puoi muovere con ogni tiro.
    [one] Con { $shots } tiro su 36 non puoi muovere.
   *[other] Con { $shots } tiri su 36 non puoi muovere.
}
fact-prime = { $count ->
    [one] Il tuo prime più lungo è di { $count } punta.
    [6] Hai un prime completo: sei punte di fila.
   *[other] Il tuo prime più lungo è di { $count } punte.
}
fact-back = { $checkers ->
    [0] Non hai pedine arretrate.
    [one] Hai { $checkers } pedina arretrata.
   *[other] Hai { $checkers } pedine arretrate.
}
fact-opponent-back = { $checkers ->
    [0] L’avversario non ha pedine arretrate.
    [one] L’avversario ha { $checkers } pedina arretrata.
   *[other] L’avversario ha { $checkers } pedine arretrate.
}
fact-stack = { $checkers ->
    [one] La tua pila più alta ha { $checkers } pedina.
   *[other] La tua pila più alta ha { $checkers } pedine.
}
coach-found-play = C’è una mossa migliore.
coach-found-cube = È la scelta giusta con il cubo?
coach-show = Fammi vedere
reason-cube-chances =
    Vinci { $wins ->
    [one] { $wins } partita su 100
   *[other] { $wins } partite su 100
    }, { $gammons } con un gammon, e perdi un gammon in { $lost }.
reason-cube-double-from = Con questo cubo e questo punteggio è giusto raddoppiare da { $chance }% in su.
reason-cube-take-from = L’avversario ha { $wins } probabilità su 100; per accettare gliene servono { $chance }.
reason-cube-too-good = Da { $chance }% in su è meglio giocare per il gammon che raddoppiare.
reason-cube-you-need =
    Vinci { $wins ->
    [one] { $wins } partita su 100
   *[other] { $wins } partite su 100
    }; con questo cubo e questo punteggio te ne servono { $chance } per accettare.
reason-cube-market = { $rolls ->
    [0] Anche dopo il tuo tiro migliore l’avversario potrebbe ancora accettare al prossimo turno: non c’è fretta.
    [one] Dopo { $rolls } tiro su 36 l’avversario dovrebbe passare al prossimo turno.
   *[other] Dopo { $rolls } tiri su 36 l’avversario dovrebbe passare al prossimo turno.
}
