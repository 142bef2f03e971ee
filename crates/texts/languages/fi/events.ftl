event-threw = { $player } heitti { $die ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] vitosen
   *[other] kutosen
}.
event-tie = Molemmat heittivät { $die ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] vitosen
   *[other] kutosen
}. Heittäkää uudestaan.
event-starts = { $player } aloittaa.
event-got-white = { $player } heitti suuremman, saa valkoiset ja aloittaa.
event-side = { $color }: { $name }.
event-rolled = { $player } heitti { $larger }-{ $smaller }.
event-rolled-double = { $player } heitti { $die ->
    [1] tuplaykkösen
    [2] tuplakakkosen
    [3] tuplakolmosen
    [4] tuplanelosen
    [5] tuplavitosen
   *[other] tuplakutosen
}.
event-moved = { $player } siirsi { $from }-kiilalta { $to }-kiilalle.
event-hit = { $player } siirsi { $from }-kiilalta { $to }-kiilalle ja löi.
event-entered = { $player } palasi peliin { $to }-kiilalle.
event-entered-hitting = { $player } palasi peliin { $to }-kiilalle ja löi.
event-bore-off = { $player } kotiutti nappulan { $from }-kiilalta.
event-played = { $player } pelasi { $play }.
event-landed-on-block = { $player } siirsi sululle: nappula joutuu puomille.
event-cannot-move = { $player } ei voi siirtää.
event-ended-turn = { $player } päätti vuoronsa.
event-undone = Siirto peruttu.
event-doubled = { $player } tuplasi: { $value }.
event-took = { $player } otti. Kuution arvo on { $value }.
event-passed = { $player } passasi.
event-beavered = { $player } vastasi beaverilla: { $value }.
event-raccooned = { $player } vastasi raccoonilla: { $value }.
event-resigned = { $player } tarjoutuu luovuttamaan.
event-claimed = { $player } vaatii voittoa.
event-settled = { $player } ehdottaa sovintoa.
event-accepted = { $player } hyväksyi.
event-declined = { $player } kieltäytyi. Peli jatkuu.
event-won = { $player } voitti pelin.
event-won-match = { $player } voitti ottelun.
