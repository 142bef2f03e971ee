analysis-title = Analisi
analysis-about = Carica un match o una posizione da qualsiasi programma e guarda quali mosse erano giuste e quali no. Nulla lascia questo dispositivo.
analysis-drop = Trascina qui un file
analysis-choose = Scegli un file
analysis-choose-about = Match di GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid e altri; il formato viene riconosciuto da solo
analysis-paste = Oppure incolla un match, una posizione o un ID
analysis-paste-open = Apri
analysis-table = Il match che stai giocando
analysis-editor = Componi una posizione
analysis-quiz = Allenati sui tuoi errori
analysis-reading = Lettura…

read-title = { $player } contro { $name }
read-nothing-judged = Qui non c’è nulla da analizzare.
read-oddities = { $count ->
    [one] { $count } problema nel file
   *[other] { $count } problemi nel file
}
read-more = { $rest-count ->
    [one] e un altro
   *[other] e altri { $rest-count }
}
read-offered = Ecco quello che si è riusciti a leggere.
place-line = Riga { $line }, colonna { $column }
place-record = Record n. { $count }
# As in English.
place-file = File
read-oddity = { $from }: { $reason }

unreadable-empty = È vuoto.
unreadable-too-large = È troppo grande per essere un match.
unreadable-unknown = Non è un match né una posizione di backgammon in un formato che conosciamo.
unreadable-broken = Il file è danneggiato e non si può leggere.

odd-encoding = Il testo non è in UTF-8; è stato letto come { $text }.
odd-not-understood = «{ $text }» non si capisce ed è stato saltato.
odd-illegible-play = «{ $text }» non è una mossa.
odd-bad-number = «{ $text }» non può essere giusto ed è stato saltato.
odd-no-name = Un giocatore non ha nome.
odd-missing = Manca qualcosa che questi file di solito contengono; si è usato il valore abituale.
odd-stake = Sono partite libere con posta { $count }, non un match.
odd-variant = «{ $text }» è una variante sconosciuta; il file è stato letto come backgammon.
odd-guessed-variant = Dalle mosse si vede che questo è { $text }.
odd-cut-short = Il file finisce troppo presto.
odd-checksum = Una somma di controllo è sbagliata: il file potrebbe essere danneggiato.
odd-illegal-position = Questa posizione non è possibile.
odd-contradiction = Il file si contraddice.
odd-more-positions = { $count ->
    [one] Segue un’altra posizione, che è stata saltata.
   *[other] Seguono altre { $count } posizioni, che sono state saltate.
}
odd-other = Qualcosa non andava ed è stato saltato.
odd-illegal-play = { $play } non è una mossa valida con { $roll }.
odd-no-play = Il file non dice come è stato giocato { $roll }.
odd-start-double = Una partita non può cominciare con { $roll }.
odd-wrong-turn = Tocca all’altro giocatore.
odd-unanswered = Un raddoppio è rimasto senza risposta.
odd-refused = Le regole non lo permettono.
odd-after-end = La partita era già finita.
odd-cube = Il cubo va a { $counted }, non a { $said }.
odd-board = Le mosse precedenti portano a un’altra posizione.
odd-winner = Ha vinto l’altro giocatore.
odd-points = La partita valeva { $counted }, non { $said }.
odd-score = Le partite precedenti danno un altro punteggio.

judging-depth = Profondità
judging-plies = { $plies ->
    [0] Nessuna: immediata
    [one] { $plies } ply: rapida
   *[other] { $plies } ply: accurata
}
judging-progress = Analizzati { $done } di { $all }
judging-cancel = Ferma
judging-stopped = Interrotta. Ecco i risultati finora.
judging-go-on = Continua
judging-done = Analisi completata.

totals-title = Totali
totals-whole = Match intero
totals-session = Tutte le partite
totals-rating = Indice di prestazione (PR)
totals-rating-about = Equity persa in media per decisione, moltiplicata per 500. Più è basso, meglio è: sotto { $best } è livello mondiale, sopra { $worst } è da principiante.
totals-lost = Equity persa
totals-lost-match = Probabilità di vincere il match perse
totals-checker-play = con le pedine
totals-cube-play = con il cubo
totals-dubious = Dubbie
totals-errors = Errori
totals-missed-doubles = Raddoppi mancati
totals-wrong-doubles = Raddoppi sbagliati
totals-wrong-takes = Accettazioni sbagliate
totals-wrong-passes = Pass sbagliati
totals-by-play-match = { $player ->
    [you] Per sola abilità, senza la fortuna, avresti vinto { $chance } di questi match su 100.
   *[other] Per sola abilità, senza la fortuna, { $player } avrebbe vinto { $chance } di questi match su 100.
}
totals-by-play-money = { $player ->
    [you] Per sola abilità, senza la fortuna, avresti vinto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Per sola abilità, senza la fortuna, { $player } avrebbe vinto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}

chances-match = { $player ->
    [you] Le tue probabilità di vincere il match
   *[other] Probabilità di { $player } di vincere il match
}
chances-game = { $player ->
    [you] Le tue probabilità di vincere la partita
   *[other] Probabilità di { $player } di vincere la partita
}
worst-title = Errori peggiori
worst-none = Nessun errore degno di nota.
worst-item = { $player }: { $play } invece di { $better-play }

steps-first = Torna all’inizio
steps-back = Passo precedente
steps-on = Passo successivo
steps-last = Vai alla fine
steps-back-error = Errore precedente
steps-on-error = Errore successivo
steps-of = { $done } di { $all }
step-position = La posizione
step-roll = { $player ->
    [you] Giochi { $roll }: { $play }
   *[other] { $player } gioca { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Non puoi muovere con { $roll }
   *[other] { $player } non può muovere con { $roll }
}
step-unknown-play = { $player ->
    [you] Tiri { $roll }; la mossa non è nota
   *[other] { $player } tira { $roll }; la mossa non è nota
}
step-double = { $player ->
    [you] Raddoppi a { $value }
   *[other] { $player } raddoppia a { $value }
}
step-take = { $player ->
    [you] Accetti
   *[other] { $player } accetta
}
step-pass = { $player ->
    [you] Passi
   *[other] { $player } passa
}
step-beaver = { $player ->
    [you] Accetti e riraddoppi: un beaver
   *[other] { $player } accetta e riraddoppia: un beaver
}
step-raccoon = { $player ->
    [you] Riraddoppi il beaver: un raccoon
   *[other] { $player } riraddoppia il beaver: un raccoon
}
step-resign = { $player ->
    [you] Abbandoni
   *[other] { $player } abbandona
}
step-not-judged = Non analizzata.
step-not-yet = Non ancora analizzata.
step-forced = Obbligata: non c’era scelta.
step-best = Era la mossa migliore.
step-right = Era giusto.
step-dubious = Dubbia
step-error = Errore
step-blunder = Errore grave
step-lost = Perde { $loss }
step-luck = Fortuna del tiro: { $luck }
step-better = Era meglio { $better-play }.
step-right-roll = Era giusto tirare.
step-right-double = Era giusto raddoppiare.
step-right-too-good = Era giusto continuare: posizione troppo buona per raddoppiare.
step-right-take = Era giusto accettare.
step-right-pass = Era giusto passare.
step-right-beaver = Era giusto fare beaver.

plays-title = Mosse
plays-play = Mossa
# As in English.
plays-equity = Equity
plays-loss = Perdita
plays-wins = Vittorie
plays-gammons = Gammon
plays-lost-gammons = Gammon persi
plays-depth = Profondità
cube-title = Cubo
cube-choice = Decisione
cube-no-double = Niente raddoppio
cube-double-take = Raddoppio, accetta
cube-double-pass = Raddoppio, passa

# As in English.
rollout-title = Rollout
rollout-about = Il motore gioca la posizione fino in fondo molte volte, con gli stessi dadi per ogni mossa a confronto.
rollout-start = Avvia rollout
rollout-trials = { $trials ->
    [one] { $trials } partita
   *[other] { $trials } partite
}
rollout-margin = ± { $margin }
rollout-margin-about = Il valore vero è entro questo margine 95 volte su 100.
rollout-sure = Deciso: la mossa migliore lo è senza alcun dubbio.
rollout-unsure = Non ancora deciso.

export-title = Salva
export-sgf = Per GNU Backgammon (.sgf), con l’analisi
export-mat = Testo del match (.mat), per tutti i programmi
export-json = Gammonbox (.json), con tutto
export-failed = Non si può salvare in questo formato: { $reason }.
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
window-opens = Raddoppia da { $chance }%
window-cash = Pass da { $chance }%
window-too-good = Troppo buona da { $chance }%
window-now = Ora { $chance }%
totals-by-play-note = Qui dal risultato è tolta la fortuna stimata. Il PR conta solo gli errori: in un singolo match i due possono divergere.
plays-best = Migliore
doubles-take-right = quando era giusto accettare
doubles-pass-right = quando era giusto passare
doubles-early = troppo presto
doubles-too-good = quando la posizione era troppo buona
export-picture = Immagine di questa posizione
