event-threw = { $player } hat eine { $die } gewürfelt.
event-tie = Beide haben eine { $die } gewürfelt. Noch einmal.
event-starts = { $player } fängt an.
event-got-white = { $player } hat höher gewürfelt, bekommt Weiß und fängt an.
event-side = { $color }: { $name }.
event-rolled = { $player } würfelt { $larger }-{ $smaller }.
event-rolled-double = { $player } würfelt einen { $die ->
    [1] Einerpasch
    [2] Zweierpasch
    [3] Dreierpasch
    [4] Viererpasch
    [5] Fünferpasch
   *[other] Sechserpasch
}.
event-moved = { $player } zieht von Punkt { $from } auf Punkt { $to }.
event-hit = { $player } zieht von Punkt { $from } auf Punkt { $to } und schlägt.
event-entered = { $player } setzt einen Stein auf Punkt { $to } ein.
event-entered-hitting = { $player } setzt einen Stein auf Punkt { $to } ein und schlägt.
event-bore-off = { $player } würfelt einen Stein von Punkt { $from } aus.
event-played = { $player } spielt { $play }.
event-landed-on-block = { $player } landet auf einem Block: Der Stein kommt auf die Bar.
event-cannot-move = { $player } kann nicht ziehen.
event-ended-turn = { $player } beendet den Zug.
event-undone = Zug zurückgenommen.
event-doubled = { $player } verdoppelt auf { $value }.
event-took = { $player } nimmt an. Der Doppler steht auf { $value }.
event-passed = { $player } passt.
event-beavered = { $player } kontert mit einem Beaver auf { $value }.
event-raccooned = { $player } kontert mit einem Raccoon auf { $value }.
event-resigned = { $player } bietet an aufzugeben.
event-claimed = { $player } beansprucht den Sieg.
event-settled = { $player } schlägt eine Einigung vor.
event-accepted = { $player } stimmt zu.
event-declined = { $player } lehnt ab. Das Spiel geht weiter.
event-won = { $player } gewinnt das Spiel.
event-won-match = { $player } gewinnt das Match.
