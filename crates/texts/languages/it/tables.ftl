invite-title = Invita un amico
invite-about = Prepari un tavolo e mandi un link al tuo amico. Nessuno ha bisogno di un account.
invite-your-name = Il tuo nome
invite-create = Prepara il tavolo
invite-creating = Preparo il tavolo…
invite-opponent-friend = Un amico
invite-opponent-friend-about = Chiunque riceva il link da te
invite-opponent-computer = Il computer
invite-opponent-computer-about = Gioca sul server, per esempio mentre altri guardano
invite-watching = Aperto a chi guarda
invite-watching-about = Chi ha il link per guardare può assistere. Altrimenti il tavolo lo vedete solo voi due.
invite-needs-server = Per giocare con un amico, la pagina va aperta da un server che tutti e due possiate raggiungere.

clock-title = Orologio
clock-none = Senza orologio
clock-none-about = Con calma, minuti o giorni: il tavolo aspetta
clock-with = Con l’orologio
clock-with-about = Tot minuti per tutto il match, e qualche secondo libero a ogni turno
clock-reserve = Minuti a testa
clock-delay = Secondi liberi a ogni turno
clock-summary = { $minutes } min a testa, { $seconds } s liberi a ogni turno
clock-left = Tempo rimasto a { $player }: { $time }.
clock-running = L’orologio di { $player } sta andando.
clock-is-up = Il tempo di { $player } è scaduto.
clock-is-up-you = Il tuo tempo è scaduto. Puoi giocare finché { $player } non rivendica il match.
clock-low = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
clock-claim = Rivendica
clock-claim-question = Il tempo di { $player } è scaduto. Rivendicare il match? Puoi anche continuare a giocare.
clock-claimed = { $player } ha rivendicato il match per il tempo.
clock-won = { $player } vince per il tempo

table-dice-server = Tirati dal server
table-dice-server-about = Alla fine potete verificare tutti e due che nessuno li ha scelti
table-dice-real = Dadi veri
table-dice-real-about = Chi è di turno scrive che cosa mostrano i dadi; l’altro si fida

waiting-title = Il tavolo è pronto
waiting-send = Manda questo link al tuo amico
waiting-send-about = Il primo che lo apre e si siede è il tuo avversario.
waiting-code = O fallo inquadrare dal telefono del tuo amico
waiting-code-about = Il link come immagine, per la fotocamera di un telefono
waiting-home-network = Nella stessa rete di casa funziona anche questo indirizzo:
waiting-home-network-none = Questo server ascolta solo questo dispositivo. Per giocare nella rete di casa, avvialo con { $command }.
waiting-own-link = Il tuo link
waiting-own-link-about = Apre il tuo posto su un altro dispositivo. Tienilo per te: chi lo ha gioca al posto tuo.
waiting-watch-link = Link per guardare
waiting-watch-link-about = Chi lo ha può guardare, ma non giocare.
waiting-for-friend = Aspetto il tuo amico…
waiting-for-player = Aspetto { $player }…
waiting-leave = Intanto puoi chiudere la pagina. Il tavolo resta, e questo dispositivo conosce il tuo posto.

join-title = { $player } ti invita a una partita di backgammon
join-title-nameless = Hai un invito a una partita di backgammon
join-rules = Con queste regole
join-rules-read = Leggi le regole
join-accept = Accetta le regole e siediti
join-watch = Guarda soltanto
join-name = Il tuo nome, come lo vedrà l’altro
join-color = Giochi con questo colore: { $color }.
join-color-by-die = Il dado decide chi è il Bianco.
join-sitting = Ti siedi…
joined = Ora siede al tavolo { $player }.

presence-title = Al tavolo
presence-here = { $player } è qui.
presence-away = { $player } ora non c’è.
presence-away-since = { $player } ora non c’è. Ultima volta qui: { $when }.
presence-left = { $player } si assenta per un momento. Il tavolo aspetta.
presence-back = { $player } è di nuovo qui.
presence-computer = Il computer ({ $level })
spectator-count = { $count ->
    [0] Non guarda nessuno
    [one] Guarda { $count } persona
   *[other] Guardano { $count } persone
}
spectator-you = Stai guardando.
spectator-closed = Nessun altro può guardare questo tavolo.

# As in English.
chat-title = Chat
chat-label = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
chat-mute = Silenzia { $player }
chat-unmute = Riattiva { $player }
chat-muted = Non vedi che cosa dice { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-too-long = Un messaggio ha al massimo { $count } lettere.
chat-spectators = Chi guarda legge anche la chat, ma non può scrivere.

ask-take-back = Chiedi di ritirare
ask-take-back-about = Se { $player } è d’accordo, la tua ultima decisione viene annullata.
ask-take-back-sent = Hai chiesto a { $player } di poter tornare indietro.
ask-take-back-received = { $player } vorrebbe tornare indietro.
ask-take-back-agreed = { $player } è d’accordo: mossa ritirata.
ask-take-back-declined = { $player } preferisce continuare.
ask-take-back-dice = I tiri successivi saranno tirati da capo.
ask-slow = Senza orologio
ask-slow-about = Se { $player } è d’accordo, l’orologio si ferma del tutto e ognuno gioca quando ha tempo, anche nel corso di giorni.
ask-slow-sent = Hai chiesto a { $player } di continuare con calma, senza orologio.
ask-slow-received = { $player } vorrebbe continuare con calma, senza orologio.
ask-slow-agreed = D’ora in poi non c’è orologio. Gioca quando hai tempo.
ask-slow-declined = { $player } preferisce tenere l’orologio.
ask-rematch-about = Stesse regole, stessi posti, un punteggio nuovo.
ask-rematch-sent = Hai chiesto la rivincita a { $player }.
ask-rematch-received = { $player } chiede la rivincita.
ask-rematch-agreed = Comincia un nuovo match.
ask-rematch-declined = { $player } per ora non vuole la rivincita.
ask-agree = D’accordo
ask-decline = Rifiuta
ask-withdraw = Ritira
ask-withdrawn = { $player } ha ritirato la richiesta.
ask-waiting = Aspetto la risposta di { $player }…

settle-sent = Hai proposto un accordo a { $player }.
settle-agreed = { $player } accetta l’accordo.
settle-declined = { $player } preferisce continuare senza accordo.
resign-sent = Hai proposto di abbandonare. Tocca a { $player } rispondere.
claim-sent = Hai detto che la partita è vinta. { $player } dev’essere d’accordo.
double-sent = Hai raddoppiato. Tocca a { $player } accettare o passare.

next-game-waiting = La prossima partita la può cominciare chiunque di voi due.
next-game-begun = Comincia la partita { $number }.

connection-connecting = Collegamento al tavolo…
connection-lost = Il collegamento è caduto. Riprovo…
connection-lost-long = Il server non risponde. Il tavolo è al sicuro lì, e la partita continua quando torna.
connection-back = Collegamento ripristinato.
connection-retry = Prova adesso
connection-unsent = La tua ultima azione non è ancora arrivata al server.
connection-restart = Il server si sta riavviando. Fra un momento la partita continua.
connection-old-page = Questa pagina è più vecchia del server. Ricaricala per continuare; la partita è al sicuro.
connection-reload = Ricarica

since-title = Mentre non c’eri
since-count = { $count ->
    [one] È successa una cosa:
   *[other] Sono successe { $count } cose:
}
since-your-turn = Tocca a te.
since-their-turn = Tocca a { $player }.
since-show = Mostralo sul tavoliere

tables-title = I tuoi tavoli
tables-with = Con { $player }
tables-nobody = Non si è ancora seduto nessuno
tables-your-turn = Tocca a te
tables-their-turn = Si aspetta { $player }
tables-over = Finito
tables-open = Vai al tavolo
tables-forget = Dimentica tavolo
tables-forget-question = Dimenticare questo tavolo su questo dispositivo? Senza il tuo link non puoi tornare al tuo posto.

receipt-title = I dadi di questo match
receipt-about = Prima del primo tiro il server ha fissato un segreto e ne ha mostrato l’impronta. Poi il tuo dispositivo e quello dell’avversario hanno aggiunto ciascuno un numero casuale. Ogni tiro si calcola da questi tre. Ora che il match è finito il segreto è aperto, e chiunque può ricalcolare tutti i tiri.
receipt-about-open = Il server ha fissato un segreto e ne ha mostrato l’impronta. Ogni tiro si calcola da quel segreto e da un numero casuale di ciascuno dei vostri dispositivi. Dopo il match il segreto viene aperto, e potete verificare tutti i tiri.
receipt-fingerprint = Impronta del segreto
receipt-secret = Segreto del server
receipt-secret-closed = Si mostra a match finito
receipt-number-of = Numero casuale di { $player }
receipt-number-missing = Non ancora dato
receipt-check = Verifica i dadi
receipt-good = { $count ->
    [one] Verificato: il tiro è quello che danno il segreto e i due numeri.
   *[other] Verificato: tutti i { $count } tiri sono quelli che danno il segreto e i due numeri.
}
receipt-bad-secret = Il segreto non ha l’impronta mostrata prima del match. Di questi dadi non ci si può fidare.
receipt-bad-roll = Il tiro { $number } non viene dal segreto e dai numeri. Di questi dadi non ci si può fidare.
receipt-bad-number = Il numero dato da questo dispositivo non è quello nella ricevuta. Di questi dadi non ci si può fidare.
receipt-proves = Questo dimostra che il server non ha scelto i dadi: erano fissati prima del primo tiro, e il tuo dispositivo ha fatto la sua parte.
receipt-proves-not = Non dimostra che il server abbia custodito il segreto: chi lo gestisce potrebbe aver conosciuto i tiri in anticipo. Giocate sul server di qualcuno di cui vi fidate tutti e due.
receipt-save = Salva il match con la ricevuta
receipt-by-hand = I dadi di questo match sono stati inseriti dai giocatori. Non c’è nulla da verificare.

server-unknown-table = A questo link non c’è nessun tavolo. Forse manca una lettera.
server-wrong-key = Questo link non apre un posto a questo tavolo. Fattelo mandare di nuovo.
server-not-open = Questo tavolo non è aperto a chi guarda.
server-seat-taken = Lì si è già seduto qualcuno.
server-not-your-seat = Stai guardando: possono farlo solo i due al tavolo.
server-not-seated = Prima siediti.
server-waiting-for-other = Il tuo avversario non si è ancora seduto.
server-stale = Prima è successo qualcos’altro. Guarda il tavoliere e riprova.
server-not-now = Adesso non si può fare.
server-nothing-asked = Non c’è più nulla a cui rispondere.
server-already-asked = Una domanda alla volta: ce n’è già una aperta.
server-no-clock = Questo tavolo non ha orologio.
server-time-not-up = Il tempo non è scaduto.
server-not-understood = Il server non ha capito questa pagina. Ricaricala.
server-too-large = Era troppo lungo per il server.
server-too-many = Era troppo tutto insieme. Aspetta un momento.
server-too-many-tables = Da qui sono stati preparati troppi tavoli. Aspetta qualche minuto.
server-bad-name = Un nome ha da una a { $count } lettere.
server-bad-text = Questo non si può mandare come messaggio.
server-dice-not-ready = Ai dadi serve prima un numero casuale dei due dispositivi. Fra un momento arriva da sé.
server-full = Al momento il server non ha più posto. Riprova più tardi.
server-storage = Il server non ha potuto registrarlo, quindi non è successo. Riprova.
server-closing = Il server sta chiudendo. Il tavolo è al sicuro.
server-unexpected = Il server non ha potuto farlo: { $reason }.
