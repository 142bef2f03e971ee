happened-threw = { $player } hat eine { $die } gewürfelt.
happened-tie = Beide haben eine { $die } gewürfelt. Noch einmal.
happened-starts = { $player } fängt an.
happened-got-white = { $player } hat höher gewürfelt, bekommt Weiß und fängt an.
happened-side = { $color }: { $name }.
happened-rolled = { $player } würfelt { $larger }-{ $smaller }.
happened-rolled-double = { $player } würfelt einen { $die ->
    [1] Einerpasch
    [2] Zweierpasch
    [3] Dreierpasch
    [4] Viererpasch
    [5] Fünferpasch
   *[other] Sechserpasch
}.
happened-moved = { $player } zieht von Punkt { $from } auf Punkt { $to }.
happened-hit = { $player } zieht von Punkt { $from } auf Punkt { $to } und schlägt.
happened-entered = { $player } setzt einen Stein auf Punkt { $to } ein.
happened-entered-hitting = { $player } setzt einen Stein auf Punkt { $to } ein und schlägt.
happened-bore-off = { $player } würfelt einen Stein von Punkt { $from } aus.
happened-played = { $player } spielt { $play }.
happened-landed-on-block = { $player } landet auf einem Block: Der Stein kommt auf die Bar.
happened-cannot-move = { $player } kann nicht ziehen.
happened-ended-turn = { $player } beendet den Zug.
happened-undone = Zug zurückgenommen.
happened-doubled = { $player } verdoppelt auf { $value }.
happened-took = { $player } nimmt an. Der Doppler steht auf { $value }.
happened-passed = { $player } passt.
happened-beavered = { $player } kontert mit einem Beaver auf { $value }.
happened-raccooned = { $player } kontert mit einem Raccoon auf { $value }.
happened-resigned = { $player } bietet an aufzugeben.
happened-claimed = { $player } beansprucht den Sieg.
happened-settled = { $player } schlägt eine Einigung vor.
happened-accepted = { $player } stimmt zu.
happened-declined = { $player } lehnt ab. Das Spiel geht weiter.
happened-won = { $player } gewinnt das Spiel.
happened-won-match = { $player } gewinnt das Match.
