invite-title = Invita un amico
invite-about = Prepara un tavolo e manda un link a un amico. Nessuno ha bisogno di un account.
invite-your-name = Il tuo nome
invite-create = Prepara il tavolo
invite-creating = Preparazione del tavolo…
invite-opponent-friend = Un amico
invite-opponent-friend-about = Chiunque a cui mandi il link
invite-opponent-computer = Il computer
invite-opponent-computer-about = Gioca sul server, così altri possono guardare
invite-watching = Spettatori ammessi
invite-watching-about = Chi ha il link per spettatori può guardare. Altrimenti vedete il tavolo solo voi due.
invite-needs-server = Per giocare con un amico, apri questa pagina da un server che potete raggiungere tutti e due.

clock-title = Orologio
clock-none = Senza orologio
clock-none-about = Con calma, minuti o giorni: il tavolo aspetta
clock-with = Con l’orologio
clock-with-about = Un certo numero di minuti per tutto il match, più qualche secondo libero a ogni turno
clock-reserve = Minuti per giocatore
clock-delay = Secondi liberi per turno
clock-summary = { $minutes } min per giocatore, { $seconds } s liberi per turno
clock-left = A { $player } restano { $time }.
clock-running = Corre l’orologio di { $player }.
clock-is-up = Il tempo di { $player } è scaduto.
clock-is-up-you = Il tuo tempo è scaduto. Puoi continuare finché { $player } non reclama il match.
clock-low = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
clock-claim = Reclama il match
clock-claim-question = Il tempo di { $player } è scaduto. Reclamare il match? Puoi anche continuare a giocare.
clock-claimed = { $player } ha reclamato il match per il tempo.
clock-won = { $player } vince per il tempo

table-dice-server = Tirati dal server
table-dice-server-about = Dopo potete verificare tutti e due che nessuno li ha scelti
table-dice-real = Dadi veri
table-dice-real-about = Chi è di turno scrive che cosa mostrano i dadi; l’altro si fida

waiting-title = Il tavolo è pronto
waiting-send = Manda questo link al tuo amico
waiting-send-about = La prima persona che lo apre e si siede è il tuo avversario.
waiting-code = O fai scansionare questo codice al tuo amico
waiting-code-about = Il link come codice QR, per la fotocamera di un telefono
waiting-home-network = Sulla stessa rete funziona anche questo indirizzo:
waiting-home-network-none = Solo questo dispositivo raggiunge questo server. Per far entrare altri della tua rete, avvialo con { $command }.
waiting-own-link = Il tuo link
waiting-own-link-about = Apre il tuo posto su un altro dispositivo. Tienilo per te: chi lo ha gioca al posto tuo.
waiting-watch-link = Link per spettatori
waiting-watch-link-about = Chi ha questo link può guardare, ma non giocare.
waiting-for-friend = In attesa del tuo amico…
waiting-for-player = In attesa di { $player }…
waiting-leave = Intanto puoi chiudere questa pagina. Il tavolo resta, e questo dispositivo ricorda il tuo posto.

join-title = { $player } ti invita a una partita di backgammon
join-title-nameless = Hai un invito a una partita di backgammon
join-rules = Giocherete con queste regole
join-rules-read = Leggi le regole
join-accept = Accetta le regole e siediti
join-watch = Solo guardare
join-name = Il tuo nome, come lo vedrà l’avversario
join-color = Il tuo colore: { $color }.
join-color-by-die = Il dado decide chi è il Bianco.
join-sitting = Ti stai sedendo…
joined = { $player } ha preso posto.

presence-title = Al tavolo
presence-here = { $player } è qui.
presence-away = { $player } al momento non c’è.
presence-away-since = { $player } non c’è dalle { $when }.
presence-left = { $player } si assenta per ora. Il tavolo aspetta.
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
chat-muted = Hai silenziato { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-too-long = Un messaggio può avere al massimo { $count } caratteri.
chat-spectators = Gli spettatori possono leggere la chat, ma non scrivere.

ask-take-back = Chiedi di ritirare la mossa
ask-take-back-about = Se { $player } è d’accordo, la tua ultima decisione viene annullata.
ask-take-back-sent = Hai chiesto di ritirare la mossa. { $player } dev’essere d’accordo.
ask-take-back-received = { $player } vorrebbe ritirare l’ultima mossa.
ask-take-back-agreed = { $player } è d’accordo: mossa ritirata.
ask-take-back-declined = { $player } preferisce continuare.
ask-take-back-dice = I dadi tirati dopo si tireranno di nuovo.
ask-slow = Chiedi di giocare senza orologio
ask-slow-about = Se { $player } è d’accordo, l’orologio si ferma per sempre e ognuno gioca quando ha tempo, anche nell’arco di giorni.
ask-slow-sent = Hai chiesto a { $player } di continuare senza orologio.
ask-slow-received = { $player } vorrebbe continuare senza orologio.
ask-slow-agreed = Niente più orologio. Gioca quando hai tempo.
ask-slow-declined = { $player } preferisce tenere l’orologio.
ask-rematch-about = Stesse regole, stessi posti, nuovo punteggio.
ask-rematch-sent = Hai chiesto la rivincita a { $player }.
ask-rematch-received = { $player } chiede la rivincita.
ask-rematch-agreed = Comincia un nuovo match.
ask-rematch-declined = { $player } per ora non vuole la rivincita.
ask-agree = D’accordo
ask-decline = Rifiuta
ask-withdraw = Ritira
ask-withdrawn = { $player } ha ritirato la richiesta.
ask-waiting = In attesa della risposta di { $player }…

settle-sent = Hai proposto un accordo a { $player }.
settle-agreed = { $player } ha accettato l’accordo.
settle-declined = { $player } preferisce continuare senza accordo.
resign-sent = Hai offerto di abbandonare. { $player } deve accettare.
claim-sent = Hai reclamato la vittoria. { $player } dev’essere d’accordo.
double-sent = Hai raddoppiato. { $player } deve accettare o passare.

next-game-waiting = Ognuno di voi può cominciare la prossima partita.
next-game-begun = Comincia la partita { $number }.

connection-connecting = Connessione al tavolo…
connection-lost = Connessione persa. Riprovo…
connection-lost-long = Il server non è raggiungibile. Il tuo tavolo è al sicuro lì, e la partita continua quando torna.
connection-back = Connessione ripristinata.
connection-retry = Prova adesso
connection-unsent = La tua ultima azione non è ancora arrivata al server.
connection-restart = Il server si sta riavviando. La partita riprende fra un momento.
connection-old-page = Questa pagina è più vecchia del server. Ricaricala per continuare; la tua partita resta.
connection-reload = Ricarica la pagina

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
tables-their-turn = In attesa di { $player }
tables-over = Finito
tables-open = Vai al tavolo
tables-forget = Dimentica questo tavolo
tables-forget-question = Dimenticare questo tavolo su questo dispositivo? Senza il tuo link non puoi tornare al tuo posto.

receipt-title = I dadi di questo match
receipt-about = Prima del primo tiro il server ha fissato un segreto e ne ha mostrato l’impronta. Poi il tuo dispositivo e quello dell’avversario hanno aggiunto ciascuno un numero casuale. Ogni tiro si calcola da questi tre. Ora che il match è finito il segreto è svelato, e chiunque può ricalcolare tutti i tiri.
receipt-about-open = Il server ha fissato un segreto e ne ha mostrato l’impronta. Ogni tiro si calcola da quel segreto e da un numero casuale di ciascuno dei vostri dispositivi. Dopo il match il segreto viene svelato, e potete verificare tutti i tiri.
receipt-fingerprint = Impronta del segreto
receipt-secret = Segreto del server
receipt-secret-closed = Si vede a match finito
receipt-number-of = Numero casuale di { $player }
receipt-number-missing = Non ancora ricevuto
receipt-check = Verifica i dadi
receipt-good = { $count ->
    [one] Verificato: il tiro deriva dal segreto e dai due numeri.
   *[other] Verificato: tutti i { $count } tiri derivano dal segreto e dai due numeri.
}
receipt-bad-secret = Il segreto non corrisponde all’impronta mostrata prima del match. Di questi dadi non ci si può fidare.
receipt-bad-roll = Il tiro { $number } non deriva dal segreto e dai numeri. Di questi dadi non ci si può fidare.
receipt-bad-number = Il numero nella ricevuta non è quello dato da questo dispositivo. Di questi dadi non ci si può fidare.
receipt-proves = Questo dimostra che il server non ha scelto i dadi: erano tutti fissati prima del primo tiro, e il tuo dispositivo ha contribuito.
receipt-proves-not = Non dimostra che il server abbia custodito il segreto: chi lo gestisce potrebbe aver conosciuto i tiri in anticipo. Giocate sul server di qualcuno di cui vi fidate tutti e due.
receipt-save = Salva il match con la ricevuta
receipt-by-hand = I dadi di questo match li hanno inseriti i giocatori: non c’è nulla da verificare.

server-unknown-table = Nessun tavolo a questo link. Forse manca una lettera.
server-wrong-key = Questo link non apre un posto a questo tavolo. Fattelo mandare di nuovo.
server-not-open = Questo tavolo non ammette spettatori.
server-seat-taken = Lì è già seduto qualcuno.
server-not-your-seat = Stai guardando: possono farlo solo i due giocatori.
server-not-seated = Prima siediti.
server-waiting-for-other = Il tuo avversario non si è ancora seduto.
server-stale = Prima è successo qualcos’altro. Guarda il tavoliere e riprova.
server-not-now = Adesso non si può fare.
server-nothing-asked = Non c’è più nulla a cui rispondere.
server-already-asked = Una richiesta alla volta: un’altra è ancora in sospeso.
server-no-clock = Questo tavolo non ha orologio.
server-time-not-up = Il tempo non è scaduto.
server-not-understood = Il server non ha capito questa pagina. Ricaricala.
server-too-large = Troppo lungo per il server.
server-too-many = Troppo in una volta. Aspetta un momento.
server-too-many-tables = Da qui sono stati preparati troppi tavoli. Aspetta qualche minuto.
server-bad-name = Un nome ha da 1 a { $count } caratteri.
server-bad-name-letters = Questo nome contiene caratteri invisibili.
server-bad-text = Questo non si può mandare come messaggio.
server-dice-not-ready = Prima serve un numero casuale da tutti e due i dispositivi. Arriva da sé fra un momento.
server-full = Al momento il server è pieno. Riprova più tardi.
server-storage = Il server non ha potuto salvare, quindi non è successo nulla. Riprova.
server-closing = Il server sta chiudendo. Il tuo tavolo resta.
server-unexpected = Il server non ha potuto farlo: { $reason }.
