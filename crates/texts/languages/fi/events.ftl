event-threw = { $player ->
    [you] Heitit { $die ->
        [1] ykkösen
        [2] kakkosen
        [3] kolmosen
        [4] nelosen
        [5] vitosen
       *[other] kutosen
    }.
   *[other] { $player } heitti { $die ->
        [1] ykkösen
        [2] kakkosen
        [3] kolmosen
        [4] nelosen
        [5] vitosen
       *[other] kutosen
    }.
}
event-tie = Molemmat heittivät { $die ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] vitosen
   *[other] kutosen
}. Heittäkää uudestaan.
event-starts = { $player ->
    [you] Sinä aloitat.
   *[other] { $player } aloittaa.
}
event-got-white = { $player ->
    [you] Heitit suuremman, saat valkoiset ja aloitat.
   *[other] { $player } heitti suuremman, saa valkoiset ja aloittaa.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Heitit { $larger }-{ $smaller }.
   *[other] { $player } heitti { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Heitit { $die ->
        [1] tuplaykkösen
        [2] tuplakakkosen
        [3] tuplakolmosen
        [4] tuplanelosen
        [5] tuplavitosen
       *[other] tuplakutosen
    }.
   *[other] { $player } heitti { $die ->
        [1] tuplaykkösen
        [2] tuplakakkosen
        [3] tuplakolmosen
        [4] tuplanelosen
        [5] tuplavitosen
       *[other] tuplakutosen
    }.
}
event-moved = { $player ->
    [you] Siirsit { $from }-kiilalta { $to }-kiilalle.
   *[other] { $player } siirsi { $from }-kiilalta { $to }-kiilalle.
}
event-hit = { $player ->
    [you] Siirsit { $from }-kiilalta { $to }-kiilalle ja löit.
   *[other] { $player } siirsi { $from }-kiilalta { $to }-kiilalle ja löi.
}
event-entered = { $player ->
    [you] Palasit peliin { $to }-kiilalle.
   *[other] { $player } palasi peliin { $to }-kiilalle.
}
event-entered-hitting = { $player ->
    [you] Palasit peliin { $to }-kiilalle ja löit.
   *[other] { $player } palasi peliin { $to }-kiilalle ja löi.
}
event-bore-off = { $player ->
    [you] Kotiutit nappulan { $from }-kiilalta.
   *[other] { $player } kotiutti nappulan { $from }-kiilalta.
}
event-played = { $player } pelasi { $play }.
event-landed-on-block = { $player ->
    [you] Siirsit sululle: nappula joutuu puomille.
   *[other] { $player } siirsi sululle: nappula joutuu puomille.
}
event-cannot-move = { $player ->
    [you] Et voi siirtää.
   *[other] { $player } ei voi siirtää.
}
event-ended-turn = { $player } päätti vuoronsa.
event-undone = Siirto peruttu.
event-doubled = { $player ->
    [you] Tuplasit: { $value }.
   *[other] { $player } tuplasi: { $value }.
}
event-took = { $player ->
    [you] Otit. Kuution arvo on { $value }.
   *[other] { $player } otti. Kuution arvo on { $value }.
}
event-passed = { $player ->
    [you] Passasit.
   *[other] { $player } passasi.
}
event-beavered = { $player ->
    [you] Vastasit beaverilla: { $value }.
   *[other] { $player } vastasi beaverilla: { $value }.
}
event-raccooned = { $player ->
    [you] Vastasit raccoonilla: { $value }.
   *[other] { $player } vastasi raccoonilla: { $value }.
}
event-resigned = { $player ->
    [you] Tarjoudut luovuttamaan.
   *[other] { $player } tarjoutuu luovuttamaan.
}
event-claimed = { $player ->
    [you] Vaadit voittoa.
   *[other] { $player } vaatii voittoa.
}
event-settled = { $player ->
    [you] Ehdotat sovintoa.
   *[other] { $player } ehdottaa sovintoa.
}
event-accepted = { $player ->
    [you] Hyväksyit.
   *[other] { $player } hyväksyi.
}
event-declined = { $player ->
    [you] Kieltäydyit. Peli jatkuu.
   *[other] { $player } kieltäytyi. Peli jatkuu.
}
event-won = { $player ->
    [you] Voitit pelin.
   *[other] { $player } voitti pelin.
}
event-won-match = { $player ->
    [you] Voitit ottelun.
   *[other] { $player } voitti ottelun.
}
