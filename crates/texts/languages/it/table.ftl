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
turn-throw-color = Ognuno tira un dado. Il più alto prende il Bianco e comincia.
turn-throw-player = { $player } tira un dado per vedere chi comincia
turn-roll = Tocca a { $player } tirare
turn-roll-or-double = Tocca a { $player } tirare o raddoppiare
turn-play = Tocca a { $player } giocare { $roll }
turn-finish = { $player }: raccogli i dadi per finire il turno
turn-cannot-move = { $player } non può muovere con { $roll }
turn-answer-double = { $player }: accetti il raddoppio o passi?
turn-answer-offer = { $player }: c’è una proposta a cui rispondere
turn-thinking = { $player } sta pensando…
turn-over = La partita è finita

action-throw = Tira un dado
action-roll = Tira
action-done = Fatto
action-done-about = Raccogli i dadi: il tuo turno finisce
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
action-claim = Rivendica
action-settle = Accordo
action-accept = Accetta
action-decline = Rifiuta
action-move = Muovi una pedina
action-play = Gioca tutto il turno
action-land-on-block = Posati sul blocco
action-hint = Suggerimento
action-take-back = Torna indietro
action-show-again = Rivedi
action-next-game = Altra partita

double-title = Raddoppiare?
double-question = Proporre a { $player } di continuare per { $value }?
double-explain = Se { $player } passa, la partita è tua per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
double-explain-stake = Se { $player } passa, vinci { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.
offered-double = { $player } propone di continuare per { $value }.
offered-beaver = { $player } accetta e raddoppia subito a sua volta: un beaver. La partita varrebbe { $value }.
offered-raccoon = { $player } raddoppia il beaver: un raccoon. La partita varrebbe { $value }.
offered-pass-price = Se passi, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
offered-pass-price-stake = Se passi, perdi { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.
offered-take-meaning = Se accetti, il cubo è tuo a { $value }, e il prossimo raddoppio spetta solo a te.

resign-title = Abbandona
resign-about = Offri di dare la partita per persa. Finisce se { $player } accetta.
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
claim-title = Rivendica la vittoria
claim-about = Dici che la partita è già vinta. Finisce se { $player } è d’accordo.
settle-title = Accordo
settle-about = Proponi di chiudere la partita con dei punti per uno di voi due.
settle-about-stake = Proponi di chiudere ora la partita pagando uno di voi due.
settle-winner = Punti per
settle-winner-stake = Riceve
settle-points = Quanti
settle-points-stake = Quante volte la posta
offered-resignation = { $win ->
    [single] { $player } concede una partita singola.
    [gammon] { $player } concede un gammon.
   *[backgammon] { $player } concede un backgammon.
}
offered-claim = { $win ->
    [single] { $player } rivendica una partita singola.
    [gammon] { $player } rivendica un gammon.
   *[backgammon] { $player } rivendica un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propone un accordo: { $points } punto per { $name }.
   *[other] { $player } propone un accordo: { $points } punti per { $name }.
}
offered-settlement-stake = { $player } propone un accordo: { $text } per { $name }.
offered-worth = Varrebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
offered-worth-stake = Varrebbe { $points ->
    [1] la posta
   *[other] { $points } volte la posta
}.

dice-entry-title = Che cosa mostrano i tuoi dadi?
dice-entry-one = Tocca il numero sul dado di { $player }
typed-label = Scrivi una mossa
typed-bad = Questa non è una mossa. Scrivila così: 8/5 6/5.
typed-impossible = { $play } non è fra le mosse che { $roll } permette.

hint-title = Suggerimento
hint-best = La migliore: { $play }
hint-loses = regala { $loss }
hint-none = Non si può muovere nulla.
hint-roll = Tira: non è il momento di raddoppiare.
hint-double-take = Raddoppia. L’avversario dovrebbe accettare.
hint-double-pass = Raddoppia. L’avversario dovrebbe passare.
hint-too-good = Continua senza raddoppiare: la tua posizione è troppo buona per lasciar passare l’avversario.
hint-take = Accetta.
hint-pass = Passa.
hint-beaver = Accetta e fai beaver.
hint-wins = vittorie
hint-gammons = gammon

take-back-done = Mossa ritirata.

penalty-title = Questa punta è bloccata
penalty-question = Con queste regole, se una pedina finisce su un blocco, è lei a essere colpita: la tua andrebbe sulla barra e il numero { $die } sarebbe consumato. Farlo lo stesso?
penalty-confirm = Posati e paga
table-you = Tu
table-to-home = Inizio
table-flip = Gira il tavoliere
table-keys = Tasti
turn-you = Tocca a te
turn-you-throw = Tira un dado per vedere chi comincia
turn-you-roll = Tira i dadi
turn-you-roll-or-double = Tira, o prima raddoppia
turn-you-play = Gioca { $roll }
turn-you-finish = Premi «Fatto» per finire il turno
turn-you-cannot-move = Non puoi muovere con { $roll }
turn-you-answer = La tua risposta?
pass-question = Passare e perdere questa partita?
hint-try = Gioca questa
hint-thinking = Sto pensando…
table-light = Chiaro o scuro
table-sound = Audio
