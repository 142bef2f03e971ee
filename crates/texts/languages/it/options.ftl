option-variant = Posizione iniziale
variant-rule-backgammon = La partita comincia dalla posizione consueta.
variant-rule-nackgammon = La partita comincia dalla posizione del nackgammon, con quattro pedine in fondo.
variant-rule-hypergammon = Ognuno ha solo tre pedine, tutte in fondo.
variant-rule-free = La partita comincia da una posizione disposta a mano.

option-opening = L’inizio
opening-high-die-plays-pair = Il dado più alto comincia con i due dadi
opening-rule-high-die-plays-pair = Ognuno tira un dado; il più alto comincia e gioca i due numeri appena tirati.
opening-high-die-rolls-again = Il dado più alto comincia e tira di nuovo
opening-rule-high-die-rolls-again = Ognuno tira un dado; il più alto comincia e tira di nuovo i due dadi.
opening-die-for-color = Il dado più alto prende il Bianco e comincia
opening-rule-die-for-color = Ognuno tira un dado; il più alto riceve le pedine bianche. Il Bianco comincia e tira di nuovo i due dadi.

option-next-game = Chi comincia la partita successiva
next-game-dice = I dadi
next-game-rule-dice = In ogni partita i dadi decidono chi comincia.
next-game-winner = Chi ha vinto
next-game-rule-winner = Chi vince una partita comincia la successiva e tira i due dadi.

option-block = Che cosa blocca una punta
block-from-two = Due pedine
block-rule-from-two = Due o più pedine dello stesso colore bloccano una punta all’avversario.
block-from-three = Tre pedine
block-rule-from-three = Tre o più pedine dello stesso colore bloccano una punta all’avversario; due insieme si possono ancora colpire, tutte e due in una volta.

option-blocked-landing = Finire su un blocco
blocked-landing-illegal = Vietato
blocked-landing-rule-illegal = Nessuno può posarsi su una punta bloccata.
blocked-landing-self-hit = Costa la pedina
blocked-landing-rule-self-hit = Su una punta bloccata non ci si deve posare. Se una pedina ci finisce lo stesso, è lei a essere colpita: va sulla barra, e il numero è consumato.

option-duty = Obbligo di muovere
duty-always = Sempre
duty-rule-always = Si devono giocare quanti più numeri possibile.
duty-until-home = Finché non sono tutte in casa
duty-rule-until-home = Si devono giocare quanti più numeri possibile, ma quando tutte le tue pedine sono in casa puoi rinunciare a qualsiasi numero.

option-single-number = Se si può giocare un solo numero
single-number-larger = Il più alto
single-number-rule-larger = Se si può giocare l’uno o l’altro numero, ma non entrambi, va giocato il più alto.
single-number-either = A scelta
single-number-rule-either = Se si può giocare l’uno o l’altro numero, ma non entrambi, scegli tu quale.

option-bear-off = Portare fuori
bear-off-standard = Un numero troppo alto prende la più arretrata
bear-off-rule-standard = Un numero porta fuori una pedina dalla punta corrispondente. Se quella punta è vuota, il numero va giocato da una punta più alta; se più in alto non ci sono pedine, porta fuori dalla punta più alta che ancora occupi.
bear-off-exact = Solo con il numero esatto
bear-off-rule-exact = Un numero porta fuori una pedina dalla punta corrispondente, e da nessun’altra.
bear-off-nearest-lower = Dalla punta inferiore più vicina
bear-off-rule-nearest-lower = Un numero porta fuori una pedina dalla punta corrispondente. Se quella punta è vuota, può portare fuori dalla più vicina fra le punte inferiori che occupi, anche se ci sono pedine più in alto.
bear-off-any-lower = Da qualsiasi punta inferiore
bear-off-rule-any-lower = Un numero porta fuori una pedina dalla punta corrispondente o da una qualsiasi inferiore, a piacere.

option-hit-and-run = Colpire e ripartire
hit-and-run-allowed = Permesso
hit-and-run-rule-allowed = Una pedina che colpisce può proseguire nello stesso turno.
hit-and-run-not-at-home = Non in casa
hit-and-run-rule-not-at-home = Una pedina che colpisce nella propria casa ci resta fino alla fine del turno.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Solo se chi perde non ne ha fuori
backgammon-needs-rule-none-off = È backgammon se chi perde non ha portato fuori nessuna pedina e ne ha ancora una sulla barra o nella casa di chi vince.
backgammon-needs-no-more = Anche se chi perde ne ha fuori
backgammon-needs-rule-no-more = È backgammon se chi perde ha ancora una pedina sulla barra o nella casa di chi vince, anche se altre sono fuori.
backgammon-needs-never = Mai
backgammon-needs-rule-never = Il backgammon non c’è: al massimo si vince un gammon.

option-cube = Cubo del raddoppio
cube-rule-on = Il cubo del raddoppio dice quante volte conta la partita.
cube-rule-off = Si gioca senza il cubo del raddoppio.

option-cube-timing = Quando raddoppiare
cube-timing-before-own-roll = Prima del proprio tiro
cube-timing-rule-before-own-roll = Puoi offrire il raddoppio al tuo turno, prima di tirare, ma non prima che sia stato giocato il primo tiro della partita.
cube-timing-any-time = In qualsiasi momento
cube-timing-rule-any-time = Puoi offrire il raddoppio ogni volta che la partita attende un tiro o una mossa, tua o dell’avversario, ma non prima che sia stato giocato il primo tiro della partita.

option-cube-highest = Cubo massimo
cube-highest-none = Senza limite
cube-highest-rule-none = Si può raddoppiare senza limite.
cube-highest-at = { $highest }
cube-highest-rule-at = Il cubo non va oltre { $highest }.

option-match = Si gioca
match-none = Partite libere
match-rule-none = Ogni partita conta per sé, e giochi finché ti va.
match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } punti
}
match-rule-to = { $length ->
    [one] Chi vince la prima partita vince il match.
   *[other] Le partite si sommano, e chi arriva per primo a { $length } punti vince il match.
}

option-match-lengths = Match abituali
match-lengths-none = Nessuno
match-lengths-rule-none = Il foglietto non parla di match.
match-lengths-to = A { $list } punti
match-lengths-rule-to = Di solito si giocano match a { $list } punti.

option-crawford = Regola Crawford
crawford-rule-on = Quando uno dei due arriva a un punto dalla vittoria del match, nella partita seguente nessuno può raddoppiare; dopo quella il cubo torna in gioco.
crawford-rule-off = Si può raddoppiare in ogni partita del match.

option-jacoby = Regola Jacoby
jacoby-rule-on = Nelle partite libere, gammon e backgammon contano solo se il cubo è stato girato; altrimenti valgono come partite singole.
jacoby-rule-off = Gammon e backgammon contano, che il cubo sia stato girato o no.

option-beavers = Beaver
beavers-off = No
beavers-rule-off = Un raddoppio si accetta o si passa, nient’altro.
beavers-on = Beaver
beavers-rule-on = Nelle partite libere, chi accetta un raddoppio può raddoppiare subito a sua volta e tenere il cubo: è un beaver.
beavers-raccoons = Beaver e raccoon
beavers-rule-raccoons = Nelle partite libere, chi accetta un raddoppio può raddoppiare subito a sua volta e tenere il cubo: è un beaver; e chi aveva raddoppiato può farlo ancora una volta: è un raccoon.

option-automatic-doubles = Raddoppi automatici
automatic-doubles-off = No
automatic-doubles-rule-off = Dadi uguali all’inizio si tirano di nuovo e non cambiano nulla.
automatic-doubles-up-to = Al massimo { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Nelle partite libere, dadi uguali all’inizio raddoppiano la posta, ma una volta sola per partita.
   *[other] Nelle partite libere, dadi uguali all’inizio raddoppiano la posta, ogni volta, fino a { $count } volte per partita.
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
} muove in senso antiorario, l’altro in senso orario.

option-colors = Nomi dei colori
colors-white-black = Bianco e Nero
colors-rule-white-black = I due giocatori sono il Bianco e il Nero.
colors-light-dark = Chiaro e Scuro
colors-rule-light-dark = I due giocatori sono il Chiaro e lo Scuro.

option-cube-at-rest = Cubo a riposo
cube-at-rest-middle = Al centro
cube-at-rest-rule-middle = All’inizio il cubo sta al centro con il 64 in alto, che vale 1; finché resta lì, può raddoppiare l’uno o l’altro.
cube-at-rest-side = Accanto al tavoliere
cube-at-rest-rule-side = All’inizio il cubo sta accanto al tavoliere con il 64 in alto, che vale 1; finché resta lì, può raddoppiare l’uno o l’altro.

option-unit = Che cosa si vince
unit-points = Punti
unit-rule-points = Le vittorie si contano in punti.
unit-stake = La posta
unit-rule-stake = Si gioca per una posta, che si paga una, due o tre volte.
