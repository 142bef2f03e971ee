figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Valutato da { -app } senza guardare avanti.
    [one] Valutato da { -app } guardando avanti di { $plies } tiro.
   *[other] Valutato da { -app } guardando avanti di { $plies } tiri.
}
report-judged-rollout = { $trials ->
    [one] Valutato da { -app }: le decisioni incerte sono state giocate fino in fondo { $trials } volta.
   *[other] Valutato da { -app }: le decisioni incerte sono state giocate fino in fondo { $trials } volte.
}
report-unfinished = L’analisi è stata interrotta: passi compiuti, { $number } su { $total }.
report-goes-on = Lo stesso comando riprende da lì.
report-by-play = Per il solo gioco
report-by-play-about = Come sarebbe finita se i dadi non avessero favorito nessuno: il risultato senza la fortuna dell’uno e dell’altro.

report-games = Partita per partita
report-game = Partita

report-where = Partita { $game }, turno { $turn }
report-rolled-on = { $player } tira senza raddoppiare
report-cost = Punti persi: { $loss }.
report-cost-match = Punti persi: { $loss }; probabilità di match perse: { $chance }%.
report-arrows = In blu ciò che è stato giocato, in oro ciò che era meglio.

report-all = Tutti i turni
report-turn = Turno
report-player = Giocatore
report-roll = Tiro
report-done = Giocata
report-better = Meglio

report-many = { $matches } match
report-players = Per giocatore
report-matches = Match
report-matches-won = Vinti
report-over-time = Nel tempo
report-date = Data
report-opponent = Avversario
report-so-far = Fin qui
report-rating-graph = L’indice di { $player }, match per match

report-ours = { -app }
report-theirs = Nel file
report-difference = Differenza
report-mean-difference = In media gli indici differiscono di { $number }.
report-nothing-to-compare = Il file non contiene nessuna analisi.

report-match-chance = Probabilità incontro
report-skill = Gioca come
report-very-lucky = Tiri molto fortunati
report-lucky = Tiri fortunati
report-unlucky = Tiri sfortunati
report-very-unlucky = Tiri molto sfortunati
report-fibs = Indice FIBS
phase-opening = Apertura
phase-middle-game = Centro partita
phase-race = Corsa
