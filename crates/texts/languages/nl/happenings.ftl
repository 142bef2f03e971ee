happened-threw = { $player } gooit een { $die }.
happened-tie = Beiden gooien een { $die }: nog een keer.
happened-tie-doubles = Beiden gooien een { $die }: de inzet verdubbelt naar { $value }, en nog een keer.
happened-starts = { $player } begint.
happened-starts-with = { $player } begint met { $larger } en { $smaller }.
happened-got-white = { $player } gooit hoger, krijgt Wit en begint.
happened-rolled = { $player } gooit { $larger } en { $smaller }.
happened-rolled-double = { $player } gooit dubbel { $die }.
happened-moved = { $player } zet van punt { $from } naar punt { $to }.
happened-hit = { $player } zet van punt { $from } naar punt { $to } en slaat.
happened-entered = { $player } komt binnen op punt { $to }.
happened-entered-hitting = { $player } komt binnen op punt { $to } en slaat.
happened-bore-off = { $player } speelt een schijf af van punt { $from }.
happened-played = { $player } speelt { $play }.
happened-landed-on-block = { $player } landt op een blokkade: de schijf gaat naar de bar.
happened-cannot-move = { $player } kan niet zetten.
happened-stays-on-bar = { $player } komt niet van de bar.
happened-passed-rest = { $player } laat de rest van de worp vervallen.
happened-ended-turn = { $player } beëindigt de beurt.
happened-undone = Zet ongedaan gemaakt.
happened-nothing-left = Er valt niets meer te spelen: pak de dobbelstenen op.
happened-doubled = { $player } verdubbelt naar { $value }.
happened-took = { $player } neemt aan. De dubbelsteen staat op { $value }.
happened-passed = { $player } past.
happened-beavered = Beaver: { $player } verdubbelt naar { $value }.
happened-raccooned = Raccoon: { $player } verdubbelt naar { $value }.
happened-resigned = { $player } biedt aan op te geven.
happened-claimed = { $player } claimt de winst.
happened-settled = { $player } stelt een schikking voor.
happened-accepted = { $player } gaat akkoord.
happened-declined = { $player } weigert. Het spel gaat verder.
happened-won = { $player } wint het spel.
happened-won-match = { $player } wint de match.
happened-needs = { $needed ->
    [one] { $player } heeft nog { $needed } punt nodig.
   *[other] { $player } heeft nog { $needed } punten nodig.
}
