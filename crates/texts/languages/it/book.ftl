# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Diverso dal gioco internazionale
book-differs-none = Queste sono le regole internazionali.
book-summary = Tutte le regole in breve
book-summary-rule = Regola
book-summary-value = Qui
book-printed-by = Scritto da { -app } secondo le regole con cui gioca

book-aim = Lo scopo
book-aim-checkers = { $checkers ->
    [one] Si gioca in due, ciascuno con { $checkers } pedina e due dadi.
   *[other] Si gioca in due, ciascuno con { $checkers } pedine e due dadi.
}
book-aim-way = Porti le tue pedine intorno al tavoliere fino alla tua casa, le ultime sei punte del percorso, e da lì fuori. L’avversario viene in senso opposto.
book-aim-win = Vince chi porta fuori per primo l’ultima pedina.
book-aim-picture = Tutte le pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
} sono in casa. Ora possono uscire.

book-setup = La disposizione
book-setup-board = Ci sono 24 punte divise in quattro quarti, e la barra fra le due metà.
book-setup-points = Ognuno conta dalla propria parte: la punta 1 è l’ultima del tuo percorso, la punta 24 la più lontana, e la tua punta 1 è la punta 24 dell’avversario.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } sulla punta { $point }
book-setup-position = Le pedine di ciascuno all’inizio: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = L’inizio, visto { $color ->
    [white] dal Bianco
    [black] dal Nero
    [light] dal Chiaro
   *[dark] dallo Scuro
}.

book-start = Chi comincia
book-start-tie = Se i due dadi sono uguali, si tira di nuovo.
book-start-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha cominciato con { $roll } e ha fatto una punta: { $play }.

book-moving = Muovere
book-moving-roll = Al tuo turno tiri i due dadi e giochi ogni numero: due pedine una volta ciascuna, oppure una pedina due volte.
book-moving-order = Scegli tu con quale numero cominciare. Chi muove due volte la stessa pedina fa due mosse distinte, e fra l’una e l’altra ha bisogno di una punta aperta su cui posarsi.
book-moving-target = Una pedina può andare su qualsiasi punta che l’avversario non blocchi, per quante pedine tue ci siano già.
book-moving-nothing = Un numero che non si può giocare va perso.
book-moving-done = Il tuo turno finisce quando raccogli i dadi; fino ad allora puoi annullare le tue mosse.
book-moving-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} è scappato con una sola pedina giocando { $roll }: { $play }. Doveva cominciare dal 6, perché il 5 da solo porta su una punta bloccata.

book-doubles = I doppi
book-doubles-four = Se i due dadi mostrano lo stesso numero, lo si gioca quattro volte, con una o più pedine, a piacere.
book-doubles-rest = Le mosse che, delle quattro, non si possono giocare vanno perse, e non si tira di nuovo.
book-doubles-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll } e ha mosso quattro volte: { $play }.

book-hitting = Colpire
book-hitting-blot = Una pedina sola su una punta è un blot. Una pedina avversaria che vi arriva, o vi si posa di passaggio, la colpisce.
book-hitting-pair = Una o due pedine su una punta possono essere colpite: una pedina avversaria che vi arriva le colpisce tutte insieme.
book-hitting-bar = Una pedina colpita va sulla barra. In un turno si può colpire più volte.
book-hitting-picture = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha un blot sulla punta 5 { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}, che lo colpisce con { $list }.

book-entering = Rientrare
book-entering-first = Se hai pedine sulla barra, devono rientrare tutte prima che tu possa muovere le altre.
book-entering-where = Rientrano nella casa dell’avversario: con un 1 sulla tua punta 24, con un 2 sulla tua punta 23, e così via fino al 6 sulla tua punta 19. Rientrando si può colpire.
book-entering-where-halves = Rientrano nella casa dell’avversario: { $color } 1A–6A, { $opponent } 1–6. Rientrando si può colpire.
book-entering-where-homes = Rientrano nella casa dell’avversario: 1 → 1, 2 → 2 … 6 → 6. Rientrando si può colpire.
book-entering-rest = Un numero la cui punta è bloccata non fa rientrare nessuna pedina. Quando sono rientrate tutte, il resto del tiro si gioca con una pedina qualsiasi.
book-entering-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha una pedina sulla barra. Rientra con { $list }.
book-entering-picture-closed = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha una pedina sulla barra, e nessun numero la fa rientrare.

book-blocks = I blocchi
book-blocks-pass = Una punta bloccata si può superare con un numero che porti oltre. Sei di fila non si superano in nessun modo.
book-blocks-pass-three = Una punta bloccata si può superare con un numero che porti oltre.
book-blocks-closed = Se tutte e sei le punte su cui dovresti rientrare sono bloccate, la casa è chiusa: nessun tiro ti fa rientrare finché non si apre una punta.
book-blocks-picture = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} blocca le punte davanti alle ultime due pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}. Scappano con { $list }.
book-blocks-picture-closed = { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} blocca sei punte di fila: nessun numero libera le ultime due pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}.

book-bearing-off = Portare fuori
book-bearing-off-when = Quando tutte le tue pedine sono in casa, puoi portarle fuori, anche con il secondo numero di un tiro, se con il primo hai portato in casa l’ultima.
book-bearing-off-inside = Invece di portare fuori una pedina si può anche giocare il numero dentro la casa, se c’è posto.
book-bearing-off-hit = Se intanto una delle tue pedine viene colpita, deve tornare in casa prima che tu continui a portare fuori.
book-bearing-off-picture = Con un { $number } { $color ->
    [white] il Bianco
    [black] il Nero
    [light] il Chiaro
   *[dark] lo Scuro
} può giocare { $list }.
book-bearing-off-picture-none = Con un { $number } { $color ->
    [white] il Bianco
    [black] il Nero
    [light] il Chiaro
   *[dark] lo Scuro
} non può giocare nulla.

book-winning = Vincere
book-winning-single = Vinci una partita singola se l’avversario ha portato fuori almeno una pedina.
book-winning-gammon = Vinci un gammon, che vale doppio, se l’avversario non ne ha portata fuori nessuna.
book-winning-backgammon = Il backgammon vale triplo.
book-winning-highest = Se vale più di un caso, conta il più alto.
book-winning-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha portato fuori l’ultima pedina. { $opponent ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ne ha una fuori e una sulla barra: { $win ->
    [single] partita singola
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Il cubo
book-cube-stake = Il cubo del raddoppio serve se si gioca per una posta; altrimenti si lascia da parte.
book-cube-optional = Il cubo del raddoppio è facoltativo: decidete prima della partita se usarlo.
book-cube-offer = Chi riceve un raddoppio può accettare, e si continua per il doppio, oppure passare, perdendo quanto la partita valeva prima.
book-cube-owner = Chi accetta riceve il cubo, e solo chi lo possiede può raddoppiare di nuovo.
book-cube-product = Alla fine la vittoria si moltiplica per il cubo: un gammon con il cubo a 4 conta otto volte.
book-cube-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha raddoppiato e { $opponent ->
    [white] il Bianco
    [black] il Nero
    [light] il Chiaro
   *[dark] lo Scuro
} ha accettato. Il cubo, a { $value }, è { $opponent ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}.

book-match = Partite e match
book-match-score = { $length ->
    [one] Decide una sola partita.
   *[other] Quello che vinci si somma al tuo punteggio; oltre i { $length } punti non cambia più nulla.
}

book-letters = X: { $color }, O: { $opponent }.

note-silent = Dove il foglietto tace, giochiamo la regola internazionale.
note-picture = Il foglietto mostra la posizione iniziale solo in una figura. Usiamo quella abituale.
note-deluxe-sum = Il foglietto dice che una pedina può «sommare» i due numeri e non parla di una sosta. Noi giochiamo due mosse con una sosta in mezzo; altrimenti una pedina non potrebbe colpire due volte.
note-deluxe-duty = Il foglietto dice che si deve muovere finché le pedine «di un giocatore» sono tutte in casa. Noi intendiamo: le tue.
note-deluxe-larger = Il foglietto non fa eccezioni. Noi sì: quando tutte le tue pedine sono in casa puoi rinunciare anche al numero più alto.
note-deluxe-block = Il foglietto dice «più di due». Noi giochiamo due o più, perché altrimenti nessuna regola varrebbe per due esatte.
note-nordic-block = Una didascalia del foglietto dice «più di due», ma la sua regola dice «più di una». Seguiamo la regola.
note-deluxe-inside = Il foglietto lo permette solo se la punta del numero è vuota. Noi lo permettiamo sempre, perché al numero puoi comunque rinunciare.
note-backgammon = Il foglietto non dice che chi perde non deve aver portato fuori nessuna pedina, quindi non lo chiediamo.
note-deluxe-first-double = Il foglietto dice «dopo l’inizio del gioco». Noi intendiamo: dopo che è stato giocato il primo tiro.
note-swiss-lower = Il foglietto dice «dalla punta immediatamente inferiore». Se è vuota anche quella, prendiamo la più vicina che occupi più in basso.
note-nordic-lower = Il foglietto non dice che le punte più alte devono essere vuote, quindi non lo chiediamo.
note-norwegian-lost = Il foglietto dice che, finché non sono tutte in casa, un numero che le pedine fuori casa non possono usare è perso. Noi lo lasciamo giocare a una pedina già in casa, perché un numero è perso solo se nulla può muoversi.
note-nordic-any-time = I testi norvegese e danese dicono «in qualsiasi momento», gli altri «durante il gioco». Noi giochiamo: in qualsiasi momento.
note-hungarian-refused = Il foglietto dà 1 punto quando un raddoppio è rifiutato. Vale per il primo raddoppio; per un successivo conta quanto valeva la partita prima.
book-contents = Indice
book-search = Cerca nelle regole
book-search-none = Nessun risultato.
