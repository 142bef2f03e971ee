# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Diverso dalle regole internazionali
book-differs-none = Queste sono le regole internazionali.
book-summary = Tutte le regole in breve
book-summary-rule = Regola
book-summary-value = In queste regole
book-printed-by = Scritto da { -app } secondo le regole con cui gioca

book-aim = Lo scopo
book-aim-checkers = { $checkers ->
    [one] Due giocatori, ognuno con { $checkers } pedina e due dadi.
   *[other] Due giocatori, ognuno con { $checkers } pedine e due dadi.
}
book-aim-way = Muovi le tue pedine intorno al tavoliere fino alla tua casa, le ultime sei punte del percorso, e da lì le porti fuori. L’avversario muove nel senso opposto.
book-aim-win = Vince chi porta fuori per primo tutte le pedine.
book-aim-picture = Tutte le pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
} sono in casa: ora può portarle fuori.

book-setup = La disposizione
book-setup-board = Il tavoliere ha 24 punte in quattro quarti, con la barra fra le due metà.
book-setup-points = Conti dalla tua parte: la tua punta 1 è l’ultima del tuo percorso, la tua punta 24 la più lontana. La tua punta 1 è la punta 24 dell’avversario.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } sulla punta { $point }
book-setup-position = All’inizio ognuno ha { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = La posizione iniziale, vista { $color ->
    [white] dal Bianco
    [black] dal Nero
    [light] dal Chiaro
   *[dark] dallo Scuro
}.

book-start = Chi comincia
book-start-tie = Se i due dadi mostrano lo stesso numero, i due giocatori tirano di nuovo.
book-start-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha cominciato con { $roll } e ha fatto una punta: { $play }.

book-moving = Muovere
book-moving-roll = Al tuo turno tiri i due dadi e giochi ogni numero: due pedine una volta ciascuna, o una pedina due volte.
book-moving-order = Scegli tu quale numero giocare prima. Muovere una pedina con tutti e due i numeri è fare due mosse: in mezzo deve posarsi su una punta aperta.
book-moving-count = Lungo il percorso conta ogni punta, occupata o no.
book-moving-target = Una pedina può andare su qualsiasi punta che l’avversario non blocchi, non importa quante delle tue ci siano già.
book-moving-nothing = Un numero che non puoi giocare è perso.
book-moving-done = Il turno finisce quando raccogli i dadi; fino ad allora puoi ritirare le tue mosse.
book-moving-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} è scappato con una pedina giocando { $roll }: { $play }. Doveva giocare prima il 6, perché il 5 finirebbe su una punta bloccata.

book-doubles = I doppi
book-doubles-four = Se i due dadi mostrano lo stesso numero, lo giochi quattro volte, con una o più pedine, come vuoi.
book-doubles-rest = Delle quattro, le mosse che non puoi fare sono perse, e non si tira di nuovo.
book-doubles-also = Vale anche per rientrare, colpire e portare fuori: con un doppio puoi colpire fino a quattro pedine.
book-doubles-picture = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha tirato { $roll } e ha fatto quattro mosse: { $play }.

book-hitting = Colpire
book-hitting-blot = Una pedina sola su una punta è un blot. Una pedina avversaria che ci si posa, anche di passaggio, la colpisce.
book-hitting-pair = Una o due pedine su una punta possono essere colpite: una pedina avversaria che ci si posa le colpisce tutte.
book-hitting-bar = Una pedina colpita va sulla barra. In un turno puoi colpire più volte.
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
book-entering-first = Se hai pedine sulla barra, devono rientrare tutte prima che tu muova le altre.
book-entering-where = Rientrano nella casa dell’avversario: con un 1 sulla tua punta 24, con un 2 sulla tua punta 23, e così via fino al 6 sulla tua punta 19. Rientrando puoi colpire.
book-entering-where-halves = Rientrano nella casa dell’avversario, sulla punta del numero tirato: { $color } da 1A a 6A, { $opponent } da 1 a 6. Rientrando puoi colpire.
book-entering-where-homes = Rientrano nella casa dell’avversario, sulla punta del numero tirato: con un 1 sulla punta 1, e così via fino al 6 sulla punta 6. Rientrando puoi colpire.
book-entering-rest = Non puoi rientrare con un numero la cui punta è bloccata. Quando sono rientrate tutte, giochi il resto del tiro con una pedina qualsiasi.
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
book-blocks-pass = Puoi saltare una punta bloccata con un numero che porta oltre. Sei di fila, un prime completo, non si possono saltare.
book-blocks-pass-three = Puoi saltare una punta bloccata con un numero che porta oltre.
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
} blocca sei punte di fila: nessun numero fa scappare le ultime due pedine { $color ->
    [white] del Bianco
    [black] del Nero
    [light] del Chiaro
   *[dark] dello Scuro
}.

book-bearing-off = Portare fuori le pedine
book-bearing-off-when = Quando tutte le tue pedine sono in casa puoi portarle fuori, anche con il secondo numero del tiro che ha portato in casa l’ultima.
book-bearing-off-inside = Invece di portare fuori una pedina, puoi usare un numero per muoverne una dentro la casa.
book-bearing-off-beside = Le pedine portate fuori si mettono accanto al tavoliere e non rientrano più in gioco.
book-bearing-off-hit = Se una delle tue pedine viene colpita, deve tornare in casa prima che tu continui a portare fuori.
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
} non ha mosse.

book-winning = Vincere
book-winning-single = Vinci una partita singola, che vale uno, se l’avversario ha portato fuori almeno una pedina.
book-winning-gammon = Vinci un gammon, che vale doppio, se non ne ha portata fuori nessuna.
book-winning-backgammon = Il backgammon vale triplo.
book-winning-highest = Se vale più di uno di questi casi, conta il più alto.
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
    [single] una partita singola
    [gammon] un gammon
   *[backgammon] un backgammon
}.

book-cube = Il cubo
book-cube-stake = Il cubo è per le partite con una posta; se non giocate per una posta, lasciatelo da parte.
book-cube-optional = Il cubo è facoltativo: decidete prima della partita se usarlo.
book-cube-offer = Se ti offrono un raddoppio, puoi accettare e continuare per il doppio, o passare e perdere quanto la partita valeva prima.
book-cube-owner = Chi accetta possiede il cubo, e solo chi lo possiede può raddoppiare dopo.
book-cube-product = Alla fine la vittoria si moltiplica per il cubo: un gammon con il cubo a 4 vale 8.
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

note-silent = Dove il foglietto non dice nulla, giochiamo la regola internazionale.
note-source-german = Le lingue del foglietto non dicono tutte la stessa cosa. Seguiamo il testo tedesco.
note-source-swedish = Le lingue del foglietto non dicono tutte la stessa cosa. Seguiamo il testo svedese.
note-picture = Il foglietto mostra la posizione iniziale solo in una figura. Usiamo quella abituale.
note-deluxe-sum = Il foglietto lascia muovere una pedina della somma dei due numeri e non parla di una sosta. Noi giochiamo due mosse con una sosta in mezzo; altrimenti una pedina non potrebbe colpire due volte.
note-deluxe-duty = Nel testo tedesco le pedine possono essere di uno qualsiasi dei giocatori. Noi intendiamo, come quello italiano, le tue.
note-deluxe-larger = Il foglietto chiede sempre il numero più alto. Quando tutte le tue pedine sono in casa, noi ti lasciamo saltare anche quello.
note-deluxe-block = Il testo tedesco e quasi tutti gli altri dicono «più di due», quello italiano «due o più». Giochiamo due o più, perché altrimenti nessuna regola varrebbe per due esatte.
note-nordic-block = Una didascalia dei testi svedese e inglese dice «più di due», ma la regola dice «più di una». Seguiamo la regola.
note-deluxe-inside = Il foglietto permette di muovere dentro la casa solo se la punta del numero è vuota. Noi lo permettiamo sempre, perché il numero si può comunque saltare.
note-backgammon = Il foglietto non dice che chi perde non deve aver portato fuori nessuna pedina, quindi non lo chiediamo.
note-deluxe-first-double = Il foglietto dice «dopo l’inizio del gioco». Noi intendiamo: dopo che il primo tiro è stato giocato.
note-swiss-lower = Il testo tedesco dice «dalla freccia immediatamente inferiore»; quello italiano non ne parla. Se è vuota anche quella, prendiamo la più vicina fra le punte inferiori che occupi.
note-nordic-lower = Il foglietto non dice che le punte più alte devono essere vuote, quindi non lo chiediamo.
note-norwegian-lost = Il foglietto dice che, finché non sono tutte in casa, un numero che le pedine fuori casa non possono usare è perso. Noi te lo lasciamo giocare con una pedina già in casa, perché un numero è perso solo se nulla può muoversi.
note-norwegian-enter = Il foglietto dice che le pedine rientrano «dalla tua parte del tavoliere». Noi intendiamo: dove cominciano le tue pedine arretrate, nella casa dell’avversario.
note-nordic-any-time = I testi norvegese e danese dicono «in qualsiasi momento», gli altri «durante il gioco». Da noi vale in qualsiasi momento.
note-hungarian-refused = Il foglietto dà 1 punto quando un raddoppio è rifiutato. Va bene per il primo; quando si rifiuta un raddoppio successivo, contiamo quanto valeva la partita prima.
note-hungarian-highest = Il foglietto elenca solo le facce del cubo, da 2 a 64. Prendiamo 64 come limite.
book-contents = Indice
book-search = Cerca nelle regole
book-search-none = Nessun risultato.
