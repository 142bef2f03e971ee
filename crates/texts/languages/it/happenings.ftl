happened-threw = { $player } tira un { $die }.
happened-tie = Tutti e due { $die }: si tira di nuovo.
happened-tie-doubles = Tutti e due { $die }: la posta raddoppia a { $value } e si tira di nuovo.
happened-starts = Comincia { $player }.
happened-starts-with = { $player } comincia con { $larger } e { $smaller }.
happened-got-white = { $player } ha il numero più alto, prende il Bianco e comincia.
happened-rolled = { $player } tira { $larger } e { $smaller }.
happened-rolled-double = { $player } tira doppio { $die }.
happened-moved = { $player } muove dalla punta { $from } alla punta { $to }.
happened-hit = { $player } muove dalla punta { $from } alla punta { $to } e colpisce.
happened-entered = { $player } rientra sulla punta { $to }.
happened-entered-hitting = { $player } rientra sulla punta { $to } e colpisce.
happened-bore-off = { $player } porta fuori una pedina dalla punta { $from }.
happened-played = { $player } gioca { $play }.
happened-landed-on-block = { $player } finisce su un blocco: la pedina va sulla barra.
happened-cannot-move = { $player } non può muovere.
happened-stays-on-bar = { $player } non può rientrare e resta sulla barra.
happened-passed-rest = { $player } rinuncia al resto del tiro.
happened-ended-turn = { $player } finisce il turno.
happened-undone = Mossa annullata.
happened-nothing-left = Non c’è altro da giocare: raccogli i dadi.
happened-doubled = { $player } raddoppia a { $value }.
happened-took = { $player } accetta. Il cubo è a { $value }.
happened-passed = { $player } passa.
happened-beavered = Beaver: { $player } raddoppia a { $value }.
happened-raccooned = Raccoon: { $player } raddoppia a { $value }.
happened-resigned = { $player } propone di abbandonare.
happened-claimed = { $player } rivendica la vittoria.
happened-settled = { $player } propone un accordo.
happened-accepted = { $player } accetta.
happened-declined = { $player } rifiuta. La partita continua.
happened-won = { $player } vince la partita.
happened-won-match = { $player } vince il match.
happened-needs = { $needed ->
    [one] { $player }: manca ancora { $needed } punto.
   *[other] { $player }: mancano ancora { $needed } punti.
}
