figure = { $number }
figure-plus = +{ $number }
figure-percent = { $number }%

report-judged-plies = { $plies ->
    [0] Analizzato da { -app } senza guardare avanti.
    [one] Analizzato da { -app } a { $plies } ply di profondità.
   *[other] Analizzato da { -app } a { $plies } ply di profondità.
}
report-judged-rollout = { $trials ->
    [one] Analizzato da { -app }: rollout di { $trials } partita per le decisioni incerte.
   *[other] Analizzato da { -app }: rollout di { $trials } partite per le decisioni incerte.
}
report-unfinished = L’analisi è stata interrotta dopo { $number } passi su { $total }.
report-goes-on = Ripeti lo stesso comando per continuare.
report-by-play = Senza la fortuna
report-by-play-about = Come sarebbe finita se i dadi non avessero favorito nessuno.

report-games = Partita per partita
report-game = Partita

report-where = Partita { $game }, turno { $turn }
report-rolled-on = { $player } tira senza raddoppiare
report-cost = È costata { $loss ->
    [one] { $loss } punto
   *[other] { $loss } punti
}.
report-cost-match = È costata { $loss ->
    [one] { $loss } punto
   *[other] { $loss } punti
} e { $chance }% di probabilità di vincere il match.
report-arrows = In blu la mossa giocata, in oro quella migliore.

report-all = Tutti i turni
report-turn = Turno
report-player = Giocatore
report-roll = Tiro
report-done = Giocato
report-better = Meglio

report-many = { $matches } match
report-players = Per giocatore
report-matches = Match
report-matches-won = Vinti
report-over-time = Nel tempo
report-date = Data
report-opponent = Avversario
report-so-far = Fin qui
report-rating-graph = PR di { $player }, match per match

report-ours = { -app }
report-theirs = Nel file
report-difference = Differenza
report-mean-difference = In media i PR differiscono di { $number }.
report-nothing-to-compare = Il file non contiene analisi.

report-match-chance = Vittoria del match
report-skill = Gioca come
report-very-lucky = Tiri molto fortunati
report-lucky = Tiri fortunati
report-unlucky = Tiri sfortunati
report-very-unlucky = Tiri molto sfortunati
report-fibs = Indice FIBS
phase-opening = Apertura
phase-middle-game = Mediogioco
phase-race = Corsa
kind-containment = Contenere una pedina colpita
kind-bear-off = Portare fuori con contatto
# As in English.
kind-back-game = Back game
# As in English.
kind-prime = Prime
kind-holding = Gioco d’attesa
kind-contact = Altro contatto
