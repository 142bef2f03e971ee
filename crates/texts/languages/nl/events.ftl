event-threw = { $player ->
    [you] Je hebt een { $die } gegooid.
   *[other] { $player } heeft een { $die } gegooid.
}
event-tie = Allebei een { $die } gegooid. Nog een keer.
event-starts = { $player ->
    [you] Jij begint.
   *[other] { $player } begint.
}
event-got-white = { $player ->
    [you] Je gooit hoger, krijgt Wit en begint.
   *[other] { $player } gooit hoger, krijgt Wit en begint.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Je gooit { $larger }-{ $smaller }.
   *[other] { $player } gooit { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Je gooit dubbel { $die }.
   *[other] { $player } gooit dubbel { $die }.
}
event-moved = { $player ->
    [you] Je zet van punt { $from } naar punt { $to }.
   *[other] { $player } zet van punt { $from } naar punt { $to }.
}
event-hit = { $player ->
    [you] Je zet van punt { $from } naar punt { $to } en slaat.
   *[other] { $player } zet van punt { $from } naar punt { $to } en slaat.
}
event-entered = { $player ->
    [you] Je komt binnen op punt { $to }.
   *[other] { $player } komt binnen op punt { $to }.
}
event-entered-hitting = { $player ->
    [you] Je komt binnen op punt { $to } en slaat.
   *[other] { $player } komt binnen op punt { $to } en slaat.
}
event-bore-off = { $player ->
    [you] Je speelt een schijf af van punt { $from }.
   *[other] { $player } speelt een schijf af van punt { $from }.
}
event-played = { $player } speelt { $play }.
event-landed-on-block = { $player ->
    [you] Je landt op een blokkade: de schijf gaat naar de bar.
   *[other] { $player } landt op een blokkade: de schijf gaat naar de bar.
}
event-cannot-move = { $player ->
    [you] Je kunt niet zetten.
   *[other] { $player } kan niet zetten.
}
event-ended-turn = { $player } beëindigt de beurt.
event-undone = Zet ongedaan gemaakt.
event-doubled = { $player ->
    [you] Je verdubbelt naar { $value }.
   *[other] { $player } verdubbelt naar { $value }.
}
event-took = { $player ->
    [you] Je neemt aan. De dubbelsteen staat op { $value }.
   *[other] { $player } neemt aan. De dubbelsteen staat op { $value }.
}
event-passed = { $player ->
    [you] Je past.
   *[other] { $player } past.
}
event-beavered = { $player ->
    [you] Beaver: je verdubbelt naar { $value }.
   *[other] Beaver: { $player } verdubbelt naar { $value }.
}
event-raccooned = { $player ->
    [you] Raccoon: je verdubbelt naar { $value }.
   *[other] Raccoon: { $player } verdubbelt naar { $value }.
}
event-resigned = { $player ->
    [you] Je biedt aan op te geven.
   *[other] { $player } biedt aan op te geven.
}
event-claimed = { $player ->
    [you] Je claimt de winst.
   *[other] { $player } claimt de winst.
}
event-settled = { $player ->
    [you] Je stelt een schikking voor.
   *[other] { $player } stelt een schikking voor.
}
event-accepted = { $player ->
    [you] Je gaat akkoord.
   *[other] { $player } gaat akkoord.
}
event-declined = { $player ->
    [you] Je weigert. Het spel gaat verder.
   *[other] { $player } weigert. Het spel gaat verder.
}
event-won = { $player ->
    [you] Je wint het spel.
   *[other] { $player } wint het spel.
}
event-won-match = { $player ->
    [you] Je wint de match.
   *[other] { $player } wint de match.
}
