event-threw = { $player ->
    [you] Hai tirato { $die }.
   *[other] { $player } ha tirato { $die }.
}
event-tie = Tutti e due { $die }: si tira di nuovo.
event-starts = { $player ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
event-got-white = { $player ->
    [you] Hai tirato più alto, prendi le pedine bianche e cominci.
   *[other] { $player } ha tirato più alto, prende le pedine bianche e comincia.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Hai tirato { $larger }-{ $smaller }.
   *[other] { $player } ha tirato { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Hai tirato doppio { $die }.
   *[other] { $player } ha tirato doppio { $die }.
}
event-moved = { $player ->
    [you] Muovi dalla punta { $from } alla punta { $to }.
   *[other] { $player } muove dalla punta { $from } alla punta { $to }.
}
event-hit = { $player ->
    [you] Muovi dalla punta { $from } alla punta { $to } e colpisci.
   *[other] { $player } muove dalla punta { $from } alla punta { $to } e colpisce.
}
event-entered = { $player ->
    [you] Rientri sulla punta { $to }.
   *[other] { $player } rientra sulla punta { $to }.
}
event-entered-hitting = { $player ->
    [you] Rientri sulla punta { $to } e colpisci.
   *[other] { $player } rientra sulla punta { $to } e colpisce.
}
event-bore-off = { $player ->
    [you] Porti fuori una pedina dalla punta { $from }.
   *[other] { $player } porta fuori una pedina dalla punta { $from }.
}
event-played = { $player } ha giocato { $play }.
event-landed-on-block = { $player ->
    [you] Finisci su un blocco: la pedina va sulla barra.
   *[other] { $player } finisce su un blocco: la pedina va sulla barra.
}
event-cannot-move = { $player ->
    [you] Non puoi muovere.
   *[other] { $player } non può muovere.
}
event-ended-turn = { $player } ha finito il turno.
event-undone = Mossa annullata.
event-doubled = { $player ->
    [you] Hai raddoppiato a { $value }.
   *[other] { $player } ha raddoppiato a { $value }.
}
event-took = { $player ->
    [you] Hai accettato. Il cubo è a { $value }.
   *[other] { $player } ha accettato. Il cubo è a { $value }.
}
event-passed = { $player ->
    [you] Hai passato.
   *[other] { $player } ha passato.
}
event-beavered = { $player ->
    [you] Hai fatto beaver a { $value }.
   *[other] { $player } ha fatto beaver a { $value }.
}
event-raccooned = { $player ->
    [you] Hai fatto raccoon a { $value }.
   *[other] { $player } ha fatto raccoon a { $value }.
}
event-resigned = { $player ->
    [you] Proponi di abbandonare.
   *[other] { $player } propone di abbandonare.
}
event-claimed = { $player ->
    [you] Reclami la vittoria.
   *[other] { $player } reclama la vittoria.
}
event-settled = { $player ->
    [you] Proponi un accordo.
   *[other] { $player } propone un accordo.
}
event-accepted = { $player ->
    [you] Hai accettato.
   *[other] { $player } ha accettato.
}
event-declined = { $player ->
    [you] Hai rifiutato. La partita continua.
   *[other] { $player } ha rifiutato. La partita continua.
}
event-won = { $player ->
    [you] Hai vinto la partita.
   *[other] { $player } ha vinto la partita.
}
event-won-match = { $player ->
    [you] Hai vinto il match.
   *[other] { $player } ha vinto il match.
}
