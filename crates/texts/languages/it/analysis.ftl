analysis-title = Analisi
analysis-about = Porta qui un match o una posizione, da dove vuoi, e guarda che cosa andava bene e che cosa no. Nulla lascia questo dispositivo.
analysis-drop = Trascina qui un file
analysis-choose = Scegli un file
analysis-choose-about = Match di GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid e altri, riconosciuti dal contenuto
analysis-paste = Oppure incolla un match, una posizione o un ID
analysis-paste-open = Apri
analysis-table = Il match al tavolo
analysis-editor = Componi una posizione
analysis-quiz = I tuoi errori
analysis-reading = Lettura in corso…

read-title = { $player } contro { $name }
read-nothing-judged = Non contiene nulla che si possa valutare.
read-oddities = { $count ->
    [one] C’è una stranezza nel file
   *[other] Ci sono { $count } stranezze nel file
}
read-more = { $rest-count ->
    [one] e un’altra ancora
   *[other] e altre { $rest-count }
}
read-offered = Ecco quello che si è potuto leggere.
place-line = Riga { $line }, colonna { $column }
place-record = Record n. { $count }
place-file = Il file
read-oddity = { $from }: { $reason }

unreadable-empty = Non contiene nulla.
unreadable-too-large = È troppo grande per essere un match.
unreadable-unknown = Non è un match né una posizione di backgammon in un formato noto qui.
unreadable-broken = È danneggiato, e non si può leggere nulla.

odd-encoding = Il testo non è in UTF-8; è stato letto come { $text }.
odd-not-understood = «{ $text }» non si capisce ed è stato tralasciato.
odd-illegible-play = «{ $text }» non è una mossa.
odd-bad-number = «{ $text }» non può essere giusto ed è stato tralasciato.
odd-no-name = Un giocatore non ha nome.
odd-missing = Manca qualcosa che questi file di solito hanno; si è preso il valore consueto.
odd-stake = È una partita libera con posta { $count }, non un match.
odd-variant = La variante «{ $text }» non è nota; è stata letta come backgammon.
odd-guessed-variant = Dalle mosse si vede che questo è { $text }.
odd-cut-short = Il file finisce troppo presto.
odd-checksum = Una somma di controllo non torna: il file potrebbe essere danneggiato.
odd-illegal-position = Questa posizione non è possibile.
odd-contradiction = Qualcosa è detto due volte, e in modo diverso.
odd-more-positions = { $count ->
    [one] Segue un’altra posizione, che è stata tralasciata.
   *[other] Seguono altre { $count } posizioni, che sono state tralasciate.
}
odd-other = Qualcosa non era come dovrebbe ed è stato tralasciato.
odd-illegal-play = { $play } non è una mossa ammessa con { $roll }.
odd-no-play = Non è detto come sia stato giocato { $roll }.
odd-start-double = Una partita non può cominciare con { $roll }.
odd-wrong-turn = Tocca all’altro giocatore.
odd-unanswered = A un raddoppio manca la risposta.
odd-refused = Le regole non lo permettono.
odd-after-end = La partita era già finita.
odd-cube = Il cubo va girato a { $counted }, non a { $said }.
odd-board = Le mosse precedenti portano a un’altra posizione.
odd-winner = Ha vinto l’altro giocatore.
odd-points = La partita valeva { $counted }, non { $said }.
odd-score = Le partite precedenti danno un altro punteggio.

judging-depth = Guarda avanti
judging-plies = { $plies ->
    [0] Per nulla: subito
    [one] { $plies } tiro: rapida
   *[other] { $plies } tiri: approfondita
}
judging-progress = Valutazione: { $done } di { $all }
judging-cancel = Ferma
judging-stopped = Interrotta. Ecco quanto è stato valutato finora.
judging-go-on = Continua
judging-done = È tutto valutato.

totals-title = Totali
totals-whole = Match intero
totals-session = Tutte le partite
totals-rating = Indice (PR)
totals-rating-about = Cinquecento volte quanto una decisione ha regalato in media. Più è basso, meglio è: sotto 3 è da campione del mondo, sopra 20 da principiante.
totals-lost = Regalato
totals-lost-match = Probabilità di match regalate
totals-checker-play = con le pedine
totals-cube-play = con il cubo
totals-dubious = Dubbie
totals-errors = Errori
totals-missed-doubles = Raddoppi mancati
totals-wrong-doubles = Raddoppi sbagliati
totals-wrong-takes = Accettati a torto
totals-wrong-passes = Passati a torto
totals-by-play-match = Per il solo gioco, senza la fortuna, { $player } avrebbe vinto { $chance } di questi match su 100.
totals-by-play-money = Per il solo gioco, senza la fortuna, { $player } avrebbe vinto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

chances-match = Le probabilità di { $player } di vincere il match
chances-game = Le probabilità di { $player } di vincere la partita
worst-title = Errori peggiori
worst-none = Nessun errore degno di nota.
worst-item = { $player }: { $play } invece di { $better-play }

steps-first = All’inizio
steps-back = Passo indietro
steps-on = Passo avanti
steps-last = Alla fine
steps-back-error = Errore prima
steps-on-error = Errore dopo
steps-of = { $done } di { $all }
step-position = La posizione
step-roll = { $player } gioca { $roll }: { $play }
step-no-play = { $player } non può muovere con { $roll }
step-unknown-play = { $player } tira { $roll }; la mossa non è nota
step-double = { $player } raddoppia a { $value }
step-take = { $player } accetta
step-pass = { $player } passa
step-beaver = { $player } accetta e raddoppia a sua volta: un beaver
step-raccoon = { $player } raddoppia il beaver: un raccoon
step-resign = { $player } abbandona
step-not-judged = Non valutata.
step-not-yet = Non ancora valutata.
step-forced = Non c’era scelta.
step-best = Era la mossa migliore.
step-right = Era giusto.
step-dubious = Dubbia
step-error = Errore
step-blunder = Errore grave
step-lost = Regala { $loss }
step-luck = Fortuna del tiro: { $luck }
step-better = Era meglio { $better-play }.
step-right-roll = Era giusto tirare.
step-right-double = Era giusto raddoppiare.
step-right-too-good = Era giusto continuare: posizione troppo buona per raddoppiare.
step-right-take = Era giusto accettare.
step-right-pass = Era giusto passare.
step-right-beaver = Era giusto il beaver.

plays-title = Mosse
plays-play = Mossa
plays-equity = Punti
plays-loss = Regala
plays-wins = Vittorie
plays-gammons = Gammon
plays-lost-gammons = Gammon persi
plays-depth = Profondità
cube-title = Cubo
cube-choice = Decisione
cube-no-double = Niente raddoppio
cube-double-take = Raddoppio, accettato
cube-double-pass = Raddoppio, passato

# As in English.
rollout-title = Rollout
rollout-about = Il motore gioca la posizione fino in fondo molte volte, con gli stessi dadi per tutto ciò che si confronta.
rollout-start = Avvia rollout
rollout-trials = { $trials ->
    [one] { $trials } partita
   *[other] { $trials } partite
}
rollout-margin = ± { $margin }
rollout-margin-about = In 95 casi su 100 il valore vero sta entro questo margine.
rollout-sure = È deciso: la scelta migliore supera le altre senza alcun dubbio.
rollout-unsure = Non è ancora deciso.

export-title = Salva
export-sgf = Per GNU Backgammon (.sgf), con l’analisi
export-mat = Testo del match (.mat), per tutti i programmi
export-json = Gammonbox (.json), con tutto
export-failed = Così non si può salvare: { $reason }.
judging-nets-quick = Rete neurale veloce
judging-nets-deep = Rete neurale profonda
worst-item-you = Tu: { $play } invece di { $better-play }
tab-graph = Grafico
# As in English.
tab-match = Match
review-play-here = Gioca da qui
review-flip = Gira il tavoliere
review-to-table = Torna al tavolo
depths-title = Confronta le profondità
window-title = Finestra di raddoppio
window-opens = Raddoppia dal { $chance }%
window-cash = Passa dal { $chance }%
window-too-good = Troppo buona dal { $chance }%
window-now = Ora { $chance }%
totals-by-play-note = Qui dal risultato è tolta la fortuna stimata. Il PR conta solo gli errori: in un singolo match i due possono non concordare.
plays-best = Migliore
