option-variant = Posizione iniziale
variant-rule-backgammon = La partita comincia dalla posizione abituale.
variant-rule-nackgammon = La partita comincia dalla posizione del nackgammon, con quattro pedine in fondo.
variant-rule-hypergammon = Ognuno ha solo tre pedine, tutte in fondo.
variant-rule-free = La partita comincia da una posizione disposta a mano.

option-opening = Chi comincia
opening-high-die-plays-pair = Il dado più alto comincia con i due dadi
opening-rule-high-die-plays-pair = Ognuno tira un dado; il più alto comincia e gioca tutti e due i numeri.
opening-high-die-rolls-again = Il dado più alto comincia con un nuovo tiro
opening-rule-high-die-rolls-again = Ognuno tira un dado; il più alto comincia, e per il primo turno tira di nuovo i due dadi.
opening-die-for-color = Il dado più alto prende le bianche e comincia
opening-rule-die-for-color = Ognuno tira un dado; il più alto prende le pedine bianche. Il Bianco comincia, e per il primo turno tira i due dadi.

option-next-game = Chi comincia la partita successiva
next-game-dice = I dadi
next-game-rule-dice = I dadi decidono chi comincia ogni partita.
next-game-winner = Il vincitore
next-game-rule-winner = Chi vince una partita comincia la successiva e tira i due dadi.

option-block = Che cosa blocca una punta
block-from-two = Due pedine
block-rule-from-two = Due o più pedine di un giocatore bloccano una punta all’altro.
block-from-three = Tre pedine
block-rule-from-three = Tre o più pedine di un giocatore bloccano una punta all’altro; due insieme si possono ancora colpire, tutte e due in una volta.

option-blocked-landing = Posarsi su un blocco
blocked-landing-illegal = Vietato
blocked-landing-rule-illegal = Non puoi posarti su una punta bloccata.
blocked-landing-self-hit = Costa la pedina
blocked-landing-rule-self-hit = Non devi posarti su una punta bloccata. Se lo fai, è la tua pedina a essere colpita: va sulla barra, e il numero è perso.

option-duty = Obbligo di muovere
duty-always = Sempre
duty-rule-always = Devi giocare quanti più numeri puoi.
duty-until-home = Finché non sono tutte in casa
duty-rule-until-home = Devi giocare quanti più numeri puoi, ma quando tutte le tue pedine sono in casa puoi saltare qualsiasi numero.

option-single-number = Se si può giocare un solo numero
single-number-larger = Il più alto
single-number-rule-larger = Se puoi giocare l’uno o l’altro numero, ma non tutti e due, devi giocare il più alto.
single-number-either = Uno qualsiasi
single-number-rule-either = Se puoi giocare l’uno o l’altro numero, ma non tutti e due, scegli tu quale.

option-bear-off = Portare fuori
bear-off-standard = Un numero troppo alto prende la pedina più arretrata
bear-off-rule-standard = Un numero porta fuori una pedina dalla punta corrispondente. Se quella punta è vuota, devi muovere una pedina da una punta più alta; se non ce ne sono, porti fuori dalla tua punta più alta.
bear-off-exact = Solo con il numero esatto
bear-off-rule-exact = Un numero porta fuori una pedina dalla punta corrispondente, e da nessun’altra.
bear-off-nearest-lower = Dalla punta inferiore più vicina
bear-off-rule-nearest-lower = Un numero porta fuori una pedina dalla punta corrispondente. Se quella punta è vuota, puoi portare fuori dalla più vicina fra le punte inferiori che occupi, anche se hai pedine più in alto.
bear-off-any-lower = Da qualsiasi punta inferiore
bear-off-rule-any-lower = Un numero porta fuori una pedina dalla punta corrispondente o da una qualsiasi inferiore, come vuoi.

option-hit-and-run = Colpire e ripartire
hit-and-run-allowed = Permesso
hit-and-run-rule-allowed = Una pedina che colpisce può proseguire nello stesso turno.
hit-and-run-not-at-home = Non in casa
hit-and-run-rule-not-at-home = Una pedina che colpisce nella propria casa ci resta per il resto del turno.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Solo se chi perde non ha portato fuori pedine
backgammon-needs-rule-none-off = È backgammon se chi perde non ha portato fuori nessuna pedina e ne ha ancora una sulla barra o nella casa di chi vince.
backgammon-needs-no-more = Anche se chi perde ha portato fuori pedine
backgammon-needs-rule-no-more = È backgammon se chi perde ha ancora una pedina sulla barra o nella casa di chi vince, anche se altre sono fuori.
backgammon-needs-never = Mai
backgammon-needs-rule-never = Non c’è backgammon: al massimo si vince un gammon.

option-cube = Cubo del raddoppio
cube-rule-on = Il cubo del raddoppio moltiplica il valore della partita.
cube-rule-off = Si gioca senza cubo del raddoppio.

option-cube-timing = Quando raddoppiare
cube-timing-before-own-roll = Prima del tuo tiro
cube-timing-rule-before-own-roll = Puoi offrire il raddoppio al tuo turno, prima di tirare, ma non prima che sia stato giocato il primo tiro della partita.
cube-timing-any-time = In qualsiasi momento
cube-timing-rule-any-time = Puoi offrire il raddoppio in qualsiasi momento in cui si attende un tiro o una mossa, tua o dell’avversario, ma non prima che sia stato giocato il primo tiro della partita.

option-cube-highest = Cubo massimo
cube-highest-none = Senza limite
cube-highest-rule-none = Non c’è limite ai raddoppi.
cube-highest-at = { $highest }
cube-highest-rule-at = Il cubo non va oltre { $highest }.

option-match = Formato
match-none = Partite libere
match-rule-none = Ogni partita fa storia a sé, e si gioca finché si vuole.
match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } punti
}
match-rule-to = { $length ->
    [one] Chi vince per primo una partita vince il match.
   *[other] I punti si sommano, e chi arriva per primo a { $length } vince il match.
}

option-match-lengths = Lunghezze abituali dei match
match-lengths-none = Nessuna
match-lengths-rule-none = Il foglietto non parla di match.
match-lengths-to = A { $list } punti
match-lengths-rule-to = Di solito i match si giocano a { $list } punti.

option-crawford = Regola Crawford
crawford-rule-on = La prima volta che un giocatore arriva a un punto dalla vittoria del match, nella partita seguente nessuno può raddoppiare; poi il cubo torna in gioco.
crawford-rule-off = Puoi raddoppiare in ogni partita del match.

option-jacoby = Regola Jacoby
jacoby-rule-on = Nelle partite libere, gammon e backgammon contano solo se il cubo è stato girato; altrimenti valgono come partite singole.
jacoby-rule-off = Gammon e backgammon contano, che il cubo sia stato girato o no.

option-beavers = Beaver
beavers-off = No
beavers-rule-off = Davanti a un raddoppio si può solo accettare o passare.
beavers-on = Beaver
beavers-rule-on = Nelle partite libere, se accetti un raddoppio puoi riraddoppiare subito e tenere il cubo: è un beaver.
beavers-raccoons = Beaver e raccoon
beavers-rule-raccoons = Nelle partite libere, se accetti un raddoppio puoi riraddoppiare subito e tenere il cubo: è un beaver. Chi aveva raddoppiato può allora raddoppiare ancora: è un raccoon.

option-automatic-doubles = Raddoppi automatici
automatic-doubles-off = No
automatic-doubles-rule-off = All’inizio, dadi uguali si tirano di nuovo e non cambiano nulla.
automatic-doubles-up-to = Al massimo { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Nelle partite libere, dadi uguali all’inizio raddoppiano la posta, ma una sola volta per partita.
   *[other] Nelle partite libere, dadi uguali all’inizio raddoppiano ogni volta la posta, fino a { $count } volte per partita.
}

option-labels = Numeri delle punte
labels-rule-none = Le punte non hanno numeri stampati. Qui si contano da 24 a 1, come le vede chi è di turno.
labels-rule-numbers = Le punte si contano da 24 a 1, come le vede chi è di turno.
labels-rule-halves = Le punte si chiamano da 1 a 12 nella metà del Bianco e da 1A a 12A in quella del Nero.
labels-rule-homes = Le punte delle due case sono numerate da 1 a 6, dal bordo verso il centro. Nelle mosse scritte tutte le punte si contano da 24 a 1.

option-counter-clockwise = Chi muove in senso antiorario
counter-clockwise-rule = { $counter ->
    [white] Il Bianco
    [black] Il Nero
    [light] Il Chiaro
   *[dark] Lo Scuro
} muove in senso antiorario, l’altro giocatore in senso orario.

option-colors = Nomi dei colori
colors-white-black = Bianco e Nero
colors-rule-white-black = I due giocatori sono il Bianco e il Nero.
colors-light-dark = Chiaro e Scuro
colors-rule-light-dark = I due giocatori sono il Chiaro e lo Scuro.

option-cube-at-rest = Dove sta il cubo all’inizio
cube-at-rest-middle = Al centro
cube-at-rest-rule-middle = All’inizio il cubo sta al centro con il 64 in alto, che vale 1; finché è lì, possono raddoppiare tutti e due.
cube-at-rest-side = Accanto al tavoliere
cube-at-rest-rule-side = All’inizio il cubo sta accanto al tavoliere con il 64 in alto, che vale 1; finché è lì, possono raddoppiare tutti e due.

option-unit = Che cosa si vince
unit-points = Punti
unit-rule-points = Le vittorie si contano in punti.
unit-stake = La posta
unit-rule-stake = Si gioca per una posta, che si paga una, due o tre volte.
