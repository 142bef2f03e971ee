editor-title = Componi una posizione
editor-about = Scegli quali pedine mettere, poi tocca una punta, la barra o l’uscita.
editor-about-mouse = Clic destro, o Maiusc-clic, toglie una pedina.
editor-place = Metti
editor-place-white = Pedine bianche
editor-place-black = Pedine nere
editor-take-away = Togli
editor-opening = Posizione iniziale
editor-clear = Tavoliere vuoto
editor-swap = Scambia i colori
editor-on-roll = Di turno
editor-dice = Dadi
editor-no-dice = Non ancora tirati
editor-double-offered = È stato offerto un raddoppio
editor-cube-value = Cubo a
editor-cube-owner = Di chi è il cubo
editor-cube-centered = Al centro
editor-stakes = Formato
editor-money = Partite libere
# As in English.
editor-match = Match
editor-length = Lunghezza del match
editor-score = Punti: { $player }
editor-crawford = Partita Crawford
editor-jacoby = Regola Jacoby
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } pedina
   *[other] { $checkers } pedine
}
editor-id = ID della posizione
editor-id-about = Incolla qui un XGID, un GNUbg ID, un OGID o un position ID, oppure copia questo.
editor-analyze = Analizza la posizione
editor-possible = Questa posizione è possibile.
editor-impossible = Questa posizione è impossibile
editor-forgiven = Puoi analizzarla lo stesso, ma nessuna partita porta qui.

fault-too-many = { $player } ha { $checkers } pedine, più di 15.
fault-unequal = I due colori non hanno lo stesso numero di pedine: { $said } e { $counted }.
fault-no-checkers = Non ci sono pedine sul tavoliere.
fault-shared-point = Tutti e due i colori hanno pedine sulla punta { $point }.
fault-both-won = Tutti e due hanno portato fuori tutte le pedine.
fault-both-shut-out = Tutti e due sono sulla barra contro una casa chiusa.
fault-not-over = Un giocatore ha portato fuori tutte le pedine, quindi la partita è finita.
fault-no-length = Un match si gioca almeno a 1 punto.
fault-match-won = { $player } ha già { $said } punti, abbastanza per vincere un match a { $length }.
fault-no-crawford = È la partita Crawford solo se a uno solo dei due manca un punto.
fault-cube-in-crawford = Nella partita Crawford nessuno può raddoppiare.
fault-owned-at-one = { $player } possiede il cubo, che però non è mai stato girato.
fault-offer-after-end = C’è un’offerta in sospeso, ma la partita è finita.
fault-cube-not-theirs = { $player } raddoppia senza avere il cubo.
fault-no-settlement = Qui non è possibile un accordo.
fault-other = Nessuna partita porta a questa posizione.
