table-score = Punteggio
table-score-of = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] a { $length } punto
   *[other] a { $length } punti
}
table-money = partite libere
table-away = { $away ->
    [one] manca { $away }
   *[other] mancano { $away }
}
table-crawford = Partita Crawford
table-game = Partita { $game }
table-pips = Pip
table-moves = Mosse
table-rules = Regole in vigore
# As in English.
table-menu = Menu
table-board = Tavoliere di backgammon
table-home = Lascia il tavolo

turn-throw-start = Ognuno tira un dado. Il più alto comincia.
turn-throw-color = Ognuno tira un dado. Il più alto prende le pedine bianche e comincia.
turn-throw-player = Tocca a { $player } tirare un dado per l’inizio
turn-roll = Tocca a { $player } tirare
turn-roll-or-double = Tocca a { $player } tirare o raddoppiare
turn-play = Tocca a { $player } giocare { $roll }
turn-finish = { $player }: raccogli i dadi per finire il turno
turn-cannot-move = { $player } non può muovere con { $roll }
turn-answer-double = { $player }: accetti o passi?
turn-answer-offer = { $player } deve rispondere a un’offerta
turn-thinking = { $player } sta pensando…
turn-over = La partita è finita

action-throw = Tira
action-roll = Tira
action-done = Fatto
action-done-about = Raccogli i dadi per finire il turno
action-undo = Annulla
action-double = Raddoppia
action-double-to = Raddoppia a { $value }
action-take = Accetta
action-pass = Passa
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Abbandona
action-claim = Reclama la vittoria
action-settle = Accordo
action-accept = Accetta
action-decline = Rifiuta
action-move = Muovi una pedina
action-play = Gioca l’intero turno
action-land-on-block = Posati sul blocco
action-hint = Suggerimento
action-take-back = Ritira la mossa
action-show-again = Mostra di nuovo
action-next-game = Prossima partita

double-title = Raddoppiare?
double-question = { $player } può accettare e continuare per { $value }, o passare.
double-explain = Se { $player } passa, vinci { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
double-explain-stake = Se { $player } passa, vinci { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.
offered-double = { $player } raddoppia a { $value }.
offered-beaver = { $player } accetta e riraddoppia subito: un beaver. La partita varrebbe { $value }.
offered-raccoon = { $player } riraddoppia il beaver: un raccoon. La partita varrebbe { $value }.
offered-pass-price = Se passi, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
offered-pass-price-stake = Se passi, perdi { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.
offered-take-meaning = Se accetti, il cubo è tuo a { $value }, e poi solo tu puoi raddoppiare.

resign-title = Abbandona
resign-about = Offri di abbandonare. La partita finisce se { $player } accetta.
resign-win = { $win ->
    [single] Una partita singola
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
resign-price = costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
resign-price-stake = costa { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}
claim-title = Reclama la vittoria
claim-about = Dici che la partita è già vinta. Finisce se { $player } è d’accordo.
settle-title = Accordo
settle-about = Proponi di finire la partita ora, con dei punti per uno di voi due.
settle-winner = Punti per
settle-points = Quanti
offered-resignation = { $win ->
    [single] { $player } concede una partita singola.
    [gammon] { $player } concede un gammon.
   *[backgammon] { $player } concede un backgammon.
}
offered-claim = { $win ->
    [single] { $player } reclama una partita singola.
    [gammon] { $player } reclama un gammon.
   *[backgammon] { $player } reclama un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propone un accordo: { $points } punto per { $name }.
   *[other] { $player } propone un accordo: { $points } punti per { $name }.
}
offered-worth = Varrebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
offered-worth-stake = Varrebbe { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.

dice-entry-title = Che cosa mostrano i tuoi dadi?
dice-entry-one = { $player ->
    [you] Tocca il numero sul tuo dado
   *[other] Tocca il numero sul dado di { $player }
}
typed-label = Scrivi una mossa
typed-bad = Questa non è una mossa. Scrivila così: 8/5 6/5.
typed-impossible = { $play } non è una mossa valida con { $roll }.

hint-title = Suggerimento
hint-best = Migliore: { $play }
hint-loses = costa { $loss }
hint-none = Non ci sono mosse valide.
hint-roll = Tira: è troppo presto per raddoppiare.
hint-double-take = Raddoppia. L’avversario dovrebbe accettare.
hint-double-pass = Raddoppia. L’avversario dovrebbe passare.
hint-too-good = Continua senza raddoppiare: la tua posizione è troppo buona.
hint-take = Accetta.
hint-pass = Passa.
hint-beaver = Accetta e fai beaver.

take-back-done = Mossa ritirata.

penalty-title = Questa punta è bloccata
penalty-question = Con queste regole una pedina che finisce su un blocco viene colpita: la tua andrebbe sulla barra e il { $die } sarebbe perso. Lo fai lo stesso?
penalty-confirm = Gioca lo stesso
table-you = Tu
# As in English.
table-to-home = Home
table-flip = Gira il tavoliere
table-keys = Tasti
turn-you = Tocca a te
turn-you-throw = Tira un dado per vedere chi comincia
turn-you-roll = Tira i dadi
turn-you-roll-or-double = Tira, o raddoppia prima
turn-you-play = Gioca { $roll }
turn-you-finish = Tocca «Fatto» per finire il turno
turn-you-cannot-move = Non puoi muovere con { $roll }
turn-you-answer = La tua risposta?
pass-question = Passare e perdere questa partita?
hint-try = Gioca questa
hint-thinking = Sto pensando…
table-light = Chiaro o scuro
table-sound = Audio
settle-about-stake = Proponi di chiudere ora la partita pagando uno di voi due.
settle-winner-stake = Riceve
settle-points-stake = Quante volte la posta
offered-settlement-stake = { $player } propone un accordo: { $text } per { $name }.
