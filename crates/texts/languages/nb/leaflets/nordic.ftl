# The leaflet's words, form by form; what needs more is written out below.
~ fører forbi det = fører forbi den
~ Den lengste punktrekken din = Den lengste rekken din av tunger
~ tallets eget punkt er tomt = tallets egen tunge er tom
~ et blokkert punkt = en blokkert tunge
~ et høyere punkt = en høyere tunge
~ et åpent punkt = en åpen tunge
~ ethvert punkt = enhver tunge
~ et punkt = en tunge
~ det høyeste punktet = den høyeste tungen
~ det nærmeste lavere punktet = den nærmeste lavere tungen
~ sitt eget punkt eller fra et hvilket som helst lavere = sin egen tunge eller fra en hvilken som helst lavere
~ sitt eget punkt = sin egen tunge
~ punktet tomt = tungen tom
~ med blokkert punkt = med blokkert tunge
~ valgfritt lavere punkt = valgfri lavere tunge
~ nærmeste lavere punkt = nærmeste lavere tunge
~ punktrekken = rekken av tunger
~ punktnavn = navn på tungene
~ punkt = tunge
~ punktet = tungen
~ punkter = tunger
~ punktene = tungene
~ doblingskuben = doblingsterningen
~ doblingskube = doblingsterning
~ kuben = doblingsterningen
~ kubens = doblingsterningens
~ kube = doblingsterning
~ baren = midtlinjen
~ enkel seier = vanlig seier
~ enkle seire = vanlige seire
~ punktet ditt = tungen din
~ ditt 24-punkt = din 24-tunge
~ ditt 23-punkt = din 23-tunge
~ ditt 19-punkt = din 19-tunge
~ 1-punktet er det siste = 1-tungen er den siste
~ 24-punktet det fjerneste = 24-tungen den fjerneste
~ beholder det = beholder den
~ og ikke fra noe annet = og ikke fra noen annen

win-single = vanlig seier

place-empty = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} tunge { $point }, tom
place-checkers = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} tunge { $point }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } hvit brikke
       *[other] { $checkers } hvite brikker
    }
    [black] { $checkers ->
        [one] { $checkers } svart brikke
       *[other] { $checkers } svarte brikker
    }
    [light] { $checkers ->
        [one] { $checkers } lys brikke
       *[other] { $checkers } lyse brikker
    }
   *[dark] { $checkers ->
        [one] { $checkers } mørk brikke
       *[other] { $checkers } mørke brikker
    }
}
place-bar = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} midtlinje, { $checkers ->
    [0] tom
    [one] { $checkers } brikke
   *[other] { $checkers } brikker
}
cube-centered = Doblingsterningen i midten, i hvile
cube-owned = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} doblingsterning, på { $value }
cube-offered = Doblingsterningen tilbys { $owner }, på { $value }

offered-take-meaning = Hvis du tar, er doblingsterningen din på { $value }, og bare du får doble neste gang.
offered-claim = { $win ->
    [single] { $player } krever vanlig seier.
    [gammon] { $player } krever gammon.
   *[backgammon] { $player } krever backgammon.
}
penalty-title = Denne tungen er blokkert
penalty-question = Etter disse reglene blir en brikke som lander på en blokkering, selv slått ut: Din ville havne på midtlinjen, og { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brukt opp. Vil du likevel?

result-single = Vanlig seier (1)
result-jacoby = { $win ->
    [gammon] En gammon, men ingen doblet: Etter Jacoby-regelen teller det som en vanlig seier (1)
   *[backgammon] En backgammon, men ingen doblet: Etter Jacoby-regelen teller det som en vanlig seier (1)
}
result-cube = × doblingsterningen { $cube }

happened-entered = { $player } flyttet inn på tunge { $to }.
happened-entered-hitting = { $player } flyttet inn på tunge { $to } og slo ut.
happened-bore-off = { $player } flyttet ut fra tunge { $from }.
happened-landed-on-block = { $player } landet på en blokkering: Brikken legges på midtlinjen.
happened-took = { $player } tok doblingen. Doblingsterningen står på { $value }.

refused-cube-not-in-use = Dette partiet spilles uten doblingsterning.
refused-cube-not-yours = Doblingsterningen ligger hos { $color }: Bare eieren får doble.
refused-cube-at-limit = Etter disse reglene går doblingsterningen ikke høyere enn { $highest }.
refused-no-checker-on-bar = Du har ingen brikke på midtlinjen.
refused-no-checker = Du har ingen brikke på tunge { $point }.
refused-bar-first = { $checkers ->
    [one] Brikken din på midtlinjen må inn først.
   *[other] De { $checkers } brikkene dine på midtlinjen må inn først.
}
refused-blocked = Tunge { $point } er blokkert: Der står { $checkers } av motstanderens brikker.
refused-not-all-home = Du får flytte ut først når alle brikkene dine er hjemme, og en står fortsatt på tunge { $point }.
refused-higher-checker = Dette tallet må spilles fra tunge { $higher }.
refused-exact-number = Etter disse reglene må du ha en { $needed ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} for å flytte ut fra tunge { $point }, ikke en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-no-penalty-landing = Ingen får lande på en blokkert tunge.
refused-not-blocked = Den tungen er ikke blokkert, så det er ingen straff å ta.
offer-claim = { $win ->
    [single] kravet om vanlig seier
    [gammon] kravet om gammon
   *[backgammon] kravet om backgammon
}
happened-moved = { $player } flyttet fra tunge { $from } til tunge { $to }.
happened-hit = { $player } flyttet fra tunge { $from } til tunge { $to } og slo ut.
denial-no-way = Ingen av tallene som er igjen, fører fra tunge { $from } til tunge { $to }.
denial-no-way-bar = Ingen av tallene som er igjen, fører en brikke fra midtlinjen inn på tunge { $to }.
denial-no-point = Det går ikke an å sette to brikker på tunge { $to } med dette kastet.
