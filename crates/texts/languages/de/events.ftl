event-threw = { $player ->
    [you] Du hast eine { $die } gewürfelt.
   *[other] { $player } hat eine { $die } gewürfelt.
}
event-tie = Beide haben eine { $die } gewürfelt. Noch einmal.
event-starts = { $player ->
    [you] Du fängst an.
   *[other] { $player } fängt an.
}
event-got-white = { $player ->
    [you] Du hast höher gewürfelt, bekommst Weiß und fängst an.
   *[other] { $player } hat höher gewürfelt, bekommt Weiß und fängt an.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Du würfelst { $larger }-{ $smaller }.
   *[other] { $player } würfelt { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Du würfelst einen { $die ->
        [1] Einerpasch
        [2] Zweierpasch
        [3] Dreierpasch
        [4] Viererpasch
        [5] Fünferpasch
       *[other] Sechserpasch
    }.
   *[other] { $player } würfelt einen { $die ->
        [1] Einerpasch
        [2] Zweierpasch
        [3] Dreierpasch
        [4] Viererpasch
        [5] Fünferpasch
       *[other] Sechserpasch
    }.
}
event-moved = { $player ->
    [you] Du ziehst von Punkt { $from } auf Punkt { $to }.
   *[other] { $player } zieht von Punkt { $from } auf Punkt { $to }.
}
event-hit = { $player ->
    [you] Du ziehst von Punkt { $from } auf Punkt { $to } und schlägst.
   *[other] { $player } zieht von Punkt { $from } auf Punkt { $to } und schlägt.
}
event-entered = { $player ->
    [you] Du setzt einen Stein auf Punkt { $to } ein.
   *[other] { $player } setzt einen Stein auf Punkt { $to } ein.
}
event-entered-hitting = { $player ->
    [you] Du setzt einen Stein auf Punkt { $to } ein und schlägst.
   *[other] { $player } setzt einen Stein auf Punkt { $to } ein und schlägt.
}
event-bore-off = { $player ->
    [you] Du würfelst einen Stein von Punkt { $from } aus.
   *[other] { $player } würfelt einen Stein von Punkt { $from } aus.
}
event-played = { $player } spielt { $play }.
event-landed-on-block = { $player ->
    [you] Du landest auf einem Block: Der Stein kommt auf die Bar.
   *[other] { $player } landet auf einem Block: Der Stein kommt auf die Bar.
}
event-cannot-move = { $player ->
    [you] Du kannst nicht ziehen.
   *[other] { $player } kann nicht ziehen.
}
event-ended-turn = { $player } beendet den Zug.
event-undone = Zug zurückgenommen.
event-doubled = { $player ->
    [you] Du verdoppelst auf { $value }.
   *[other] { $player } verdoppelt auf { $value }.
}
event-took = { $player ->
    [you] Du nimmst an. Der Doppler steht auf { $value }.
   *[other] { $player } nimmt an. Der Doppler steht auf { $value }.
}
event-passed = { $player ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-beavered = { $player ->
    [you] Du konterst mit einem Beaver auf { $value }.
   *[other] { $player } kontert mit einem Beaver auf { $value }.
}
event-raccooned = { $player ->
    [you] Du konterst mit einem Raccoon auf { $value }.
   *[other] { $player } kontert mit einem Raccoon auf { $value }.
}
event-resigned = { $player ->
    [you] Du bietest an aufzugeben.
   *[other] { $player } bietet an aufzugeben.
}
event-claimed = { $player ->
    [you] Du beanspruchst den Sieg.
   *[other] { $player } beansprucht den Sieg.
}
event-settled = { $player ->
    [you] Du schlägst eine Einigung vor.
   *[other] { $player } schlägt eine Einigung vor.
}
event-accepted = { $player ->
    [you] Du stimmst zu.
   *[other] { $player } stimmt zu.
}
event-declined = { $player ->
    [you] Du lehnst ab. Das Spiel geht weiter.
   *[other] { $player } lehnt ab. Das Spiel geht weiter.
}
event-won = { $player ->
    [you] Du gewinnst das Spiel.
   *[other] { $player } gewinnt das Spiel.
}
event-won-match = { $player ->
    [you] Du gewinnst das Match.
   *[other] { $player } gewinnt das Match.
}
