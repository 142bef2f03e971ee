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
coach-stays-on-bar = Tiri che lasciano l’avversario sulla barra: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
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
reason-cube-you-need = Con questo cubo e questo punteggio per accettare devi vincere { $chance } partite su 100.
reason-cube-wins =
    Vinci { $wins ->
    [one] { $wins } partita su 100
   *[other] { $wins } partite su 100
    }.
reason-cube-gammons =
    Su 100 partite vinci un gammon { $gammons ->
    [one] { $gammons } volta
   *[other] { $gammons } volte
    } e perdi un gammon { $lost ->
    [one] { $lost } volta
   *[other] { $lost } volte
    }.
reason-cube-no-market = Anche dopo il tuo tiro migliore l’avversario potrebbe ancora accettare al prossimo turno: non c’è fretta.
reason-cube-market = Sequenze del tuo tiro e della migliore risposta dell’avversario dopo le quali l’avversario dovrebbe passare al prossimo turno: { $share }%.
coach-will-hit = Tiri con cui l’avversario dovrebbe colpire: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-escapes = Tiri che liberano una pedina arretrata dell’avversario: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-own-escapes = Tiri che al prossimo turno liberano una tua pedina arretrata: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-builders = Tiri che al prossimo turno fanno la tua punta { $point }: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-deep = Pedine sulle tue punte { $first } e { $second }: { $played } dopo questa mossa, { $better } dopo la migliore.
coach-block = Punte che tieni su sei di fila: { $played } dopo questa mossa, { $better } dopo la migliore.
coach-spare-pips = Pip disponibili prima di rompere il tuo prime, senza contare le pedine arretrate: { $played } dopo questa mossa, { $better } dopo la migliore.
coach-breaking = Tiri che al prossimo turno ti costringono ad abbandonare una punta della tua casa: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-exposing = Tiri che al prossimo turno ti costringono a lasciare un blot scoperto: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-contact-kept = Dopo questa mossa nessuna pedina può più essere colpita; la migliore mantiene il contatto.
coach-contact-broken = Dopo la mossa migliore nessuna pedina può più essere colpita; questa mantiene il contatto.
coach-will-anchor = Tiri con cui l’avversario dovrebbe fare una punta nella tua casa: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-will-escape = Tiri con cui l’avversario dovrebbe liberare una pedina arretrata: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-will-block = Tiri con cui l’avversario dovrebbe fare una punta nella sua casa: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-good-rolls = Tiri con cui l’avversario dovrebbe colpire, rientrare, liberare una pedina arretrata o fare una punta: { $played } su 36 dopo questa mossa, { $better } dopo la migliore.
coach-crossovers = Passaggi da un quarto del tavoliere al successivo prima che tutte le tue pedine siano in casa: { $played } dopo questa mossa, { $better } dopo la migliore.
coach-pips-from-home = Pip prima che tutte le tue pedine siano in casa: { $played } dopo questa mossa, { $better } dopo la migliore.
coach-wastage = Pip con lo spreco (EPC): { $played } dopo questa mossa, { $better } dopo la migliore.
coach-price-hit = Questa mossa colpisce e la migliore no, ma qui colpire vale meno.
reason-needed = Ogni mossa che in questo non fa meglio costa almeno { $loss } punti.
reason-rolls-hit = Tiri che ti colpiscono solo dopo questa mossa: { $rolls } su 36 ({ $examples }).
reason-rolls-enter = Tiri che lasciano l’avversario sulla barra solo dopo la mossa migliore: { $rolls } su 36 ({ $examples }).
reason-rolls-anchor = Tiri che dopo questa mossa danno all’avversario più punte nella tua casa: { $rolls } su 36 ({ $examples }).
reason-rolls-escape = Tiri che dopo questa mossa liberano più pedine arretrate dell’avversario: { $rolls } su 36 ({ $examples }).
reason-rolls-block = Tiri che dopo questa mossa danno all’avversario più punte nella sua casa: { $rolls } su 36 ({ $examples }).
reason-rolls-share = Quota della perdita: { $share }%.
reason-rolls-most = Risposte dopo le quali la mossa migliore è avanti: { $rolls } su 36, soprattutto { $examples }.
reason-rolls-price = Tiri che ti colpiscono solo dopo la mossa migliore: { $rolls } su 36 ({ $examples }).
reason-score = Punti che mancano per vincere il match: { $yours } a te, { $theirs } all’avversario.
reason-score-crawford = È la partita Crawford, quindi nessuno può raddoppiare.
reason-score-money-better = In partite libere la tua mossa sarebbe la migliore delle due.
reason-score-money-less = In partite libere la tua mossa costerebbe solo { $loss } punti.
reason-gammon-value-now = Valore del gammon con questo cubo: { $yours } per te, { $theirs } per l’avversario; in partite libere ½.
advice-hit = Colpisci: l’avversario perde terreno e prima deve rientrare.
advice-safe = Gioca sicuro: lascia all’avversario meno tiri che colpiscono.
advice-bold = Rischia: ciò che guadagni vale più del pericolo.
advice-price = Così lasci più tiri che colpiscono, ma ne vale la pena.
advice-point = Fai la punta: blocca l’avversario, e lì le tue pedine sono al sicuro.
advice-keep-point = Tieni la tua punta; ti serve ancora.
advice-anchor = Fai un’ancora: una punta sicura nella casa avversaria.
advice-prime = Allunga il tuo prime: le pedine che stanno dietro sono bloccate.
advice-bar = Tieni l’avversario sulla barra.
advice-contain = Non lasciar scappare le pedine arretrate dell’avversario.
advice-escape = Fai scappare le tue pedine arretrate prima che restino chiuse.
advice-stay = Resta indietro e aspetta l’occasione di colpire: la corsa non la vinci.
advice-in-play = Tieni le pedine in gioco invece di seppellirle.
advice-prepare = Prepara la prossima punta: metti le pedine in modo che più tiri la facciano.
advice-aim = Continua a mirare ai blot dell’avversario.
advice-blitz = Attacca: colpisci e chiudi punte prima che l’avversario abbia un’ancora.
advice-race = È una corsa: non sprecare pip.
advice-spread = Distribuisci le pedine: una pila alta non aiuta nessuno.
advice-gammon = Gioca per il gammon.
advice-save-gammon = Prima di tutto evita il gammon.
advice-timing = Attenzione al timing: tieni pedine libere da muovere, per non dover abbandonare le tue punte.
advice-next-turn = Pensa un turno avanti: disponi le pedine in modo che anche il prossimo tiro sia sicuro.
advice-hinder = Mettiti in mezzo: lascia all’avversario meno tiri che fanno una punta.
advice-good-rolls = Lascia all’avversario meno tiri buoni.
advice-keep-contact = Mantieni il contatto: nella corsa sei indietro e ti serve l’occasione di colpire.
advice-break-contact = Rompi il contatto: nella corsa sei avanti.
advice-score-gammon = A questo punteggio un gammon vale per te più del solito: gioca per il gammon.
advice-score-no-gammon = A questo punteggio un gammon vale per te meno del solito: pensa solo a vincere la partita.
advice-score-risk = A questo punteggio perdere un gammon ti costa meno del solito: puoi rischiare di più.
advice-score-save = A questo punteggio perdere un gammon ti costa più del solito: evitalo.
advice-score-no-backgammon = A questo punteggio un backgammon non vale per te più di un gammon: non giocare per il backgammon.
advice-score = Attenzione al punteggio: la mossa migliore dipende anche da quello.
advice-wins = La mossa migliore vince semplicemente più partite.
advice-cube-now = Raddoppia ora: al prossimo turno può essere tardi.
advice-cube-cash = L’avversario dovrebbe passare: raddoppia e vinci la partita.
advice-cube-behind = Non raddoppiare: l’avversario ha più probabilità di te di vincere.
reason-cube-best-rolls = I tuoi tiri più forti: { $examples }.
reason-cube-volatility = In media un tiro cambia l’equity di { $points } punti.
reason-cube-for-money = In partite libere: { $chance }%.
reason-gammon-nothing-yours = Dopo il raddoppio, a questo punteggio un gammon non ti dà nulla in più.
reason-gammon-nothing-theirs = Dopo il raddoppio, a questo punteggio un gammon non dà nulla in più all’avversario.
reason-gammon-match-yours = Dopo il raddoppio, con un gammon vinci il match.
reason-gammon-match-theirs = Dopo il raddoppio, con un gammon l’avversario vince il match.
reason-gammon-value = Valore del gammon dopo il raddoppio: { $yours } per te, { $theirs } per l’avversario; in partite libere ½.
reason-race-pips = Pip: { $yours } per te, { $theirs } per l’avversario.
reason-race-waste = Con lo spreco (EPC): { $yours } e { $theirs }.
reason-race-rules = Conto di Keith: { $yours } e { $theirs }; formula di Kleinman: { $chance }% per chi raddoppia.

coach-plan = Piano: { $plan }.
coach-plan-better = Piano della mossa migliore: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = gioco d’attesa
# As in English.
plan-back-game = back game
plan-race = corsa
plan-containment = contenere una pedina colpita
