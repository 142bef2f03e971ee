happened-threw = { $player } heitti { $die ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] vitosen
   *[other] kutosen
}.
happened-tie = Molemmat heittivät { $die ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] vitosen
   *[other] kutosen
}. Heittäkää uudestaan.
happened-starts = { $player } aloittaa.
happened-got-white = { $player } heitti suuremman, saa valkoiset ja aloittaa.
happened-side = { $color }: { $name }.
happened-rolled = { $player } heitti { $larger }-{ $smaller }.
happened-rolled-double = { $player } heitti { $die ->
    [1] tuplaykkösen
    [2] tuplakakkosen
    [3] tuplakolmosen
    [4] tuplanelosen
    [5] tuplavitosen
   *[other] tuplakutosen
}.
happened-moved = { $player } siirsi { $from }-kiilalta { $to }-kiilalle.
happened-hit = { $player } siirsi { $from }-kiilalta { $to }-kiilalle ja löi.
happened-entered = { $player } palasi peliin { $to }-kiilalle.
happened-entered-hitting = { $player } palasi peliin { $to }-kiilalle ja löi.
happened-bore-off = { $player } kotiutti nappulan { $from }-kiilalta.
happened-played = { $player } pelasi { $play }.
happened-landed-on-block = { $player } siirsi sululle: nappula joutuu puomille.
happened-cannot-move = { $player } ei voi siirtää.
happened-ended-turn = { $player } päätti vuoronsa.
happened-undone = Siirto peruttu.
happened-doubled = { $player } tuplasi: { $value }.
happened-took = { $player } otti. Kuution arvo on { $value }.
happened-passed = { $player } passasi.
happened-beavered = { $player } vastasi beaverilla: { $value }.
happened-raccooned = { $player } vastasi raccoonilla: { $value }.
happened-resigned = { $player } tarjoutuu luovuttamaan.
happened-claimed = { $player } vaatii voittoa.
happened-settled = { $player } ehdottaa sovintoa.
happened-accepted = { $player } hyväksyi.
happened-declined = { $player } kieltäytyi. Peli jatkuu.
happened-won = { $player } voitti pelin.
happened-won-match = { $player } voitti ottelun.
