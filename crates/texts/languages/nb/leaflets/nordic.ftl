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
~ hjemlandet ditt = innerbanen din
~ ditt hjemland = din innerbane
~ sitt eget hjemland = sin egen innerbane
~ hjemlandet = innerbanen
~ hjemlandene = innerbanene
~ hjemland = innerbane
~ tar dem ut derfra = flytter dem ut derfra
~ tatt ut = flyttet ut
~ å ta ut = å flytte ut
~ kan nå ta ut = kan nå flytte ut
~ ta dem ut = flytte dem ut
~ ta ut én = flytt ut én
~ tar ut = flytter ut
~ kubeavgjørelsen = doblingsavgjørelsen
~ punktnumre = tungenes numre
~ vinner enkelt, som teller = vinner en vanlig seier, som teller
~ et enkelt parti = et vanlig parti
~ enkelt parti = vanlig parti
~ laget et punkt = besatte en tunge
~ lage et punkt = besette en tunge
~ lager et punkt = besetter en tunge

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
cube-centered = Doblingsterningen i midten
cube-owned = { $owner ->
    [white] Hvits
    [black] Svarts
    [light] Lys’
   *[dark] Mørks
} doblingsterning, på { $value }
cube-offered = Doblingsterningen tilbys { $owner }, på { $value }

offered-take-meaning = Hvis du tar, eier du doblingsterningen på { $value }, og bare du kan doble neste gang.
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
    [gammon] En gammon, men doblingsterningen ble aldri vridd: Etter Jacoby-regelen teller den som en vanlig seier (1)
   *[backgammon] En backgammon, men doblingsterningen ble aldri vridd: Etter Jacoby-regelen teller den som en vanlig seier (1)
}
result-cube = × doblingsterningen { $cube }

event-entered = { $player ->
    [you] Du flyttet inn på tunge { $to }.
   *[other] { $player } flyttet inn på tunge { $to }.
}
event-entered-hitting = { $player ->
    [you] Du flyttet inn på tunge { $to } og slo ut.
   *[other] { $player } flyttet inn på tunge { $to } og slo ut.
}
event-bore-off = { $player ->
    [you] Du flyttet ut fra tunge { $from }.
   *[other] { $player } flyttet ut fra tunge { $from }.
}
event-landed-on-block = { $player ->
    [you] Du landet på en blokkering: Brikken legges på midtlinjen.
   *[other] { $player } landet på en blokkering: Brikken legges på midtlinjen.
}
event-took = { $player ->
    [you] Du tok doblingen. Doblingsterningen står på { $value }.
   *[other] { $player } tok doblingen. Doblingsterningen står på { $value }.
}

refused-cube-not-in-use = Dette partiet spilles uten doblingsterning.
refused-cube-not-yours = { $color } eier doblingsterningen, og bare eieren kan doble.
refused-cube-at-limit = Etter disse reglene går doblingsterningen ikke høyere enn { $highest }.
refused-no-checker-on-bar = Du har ingen brikker på midtlinjen.
refused-no-checker = Du har ingen brikker på tunge { $point }.
refused-bar-first = { $checkers ->
    [one] Brikken din på midtlinjen må inn først.
   *[other] De { $checkers } brikkene dine på midtlinjen må inn først.
}
refused-blocked = Tunge { $point } er blokkert av { $checkers } av motstanderens brikker.
refused-not-all-home = Du kan ikke flytte ut før alle brikkene dine er hjemme, og en står fortsatt på tunge { $point }.
refused-higher-checker = Du må spille dette tallet fra tunge { $higher }.
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
refused-no-penalty-landing = Du kan ikke lande på en blokkert tunge.
refused-not-blocked = Den tungen er ikke blokkert, så det er ingen straff.
offer-claim = { $win ->
    [single] kravet om vanlig seier
    [gammon] kravet om gammon
   *[backgammon] kravet om backgammon
}

# In the book, with the coach and in exercises.
bear-off-rule-standard = Et tall flytter ut en brikke fra sin egen tunge. Er den tom, må du flytte en brikke fra en høyere tunge; er det ingen der, flytter du ut fra den høyeste tungen din.
bear-off-rule-exact = Et tall flytter ut en brikke fra sin egen tunge, og ikke fra noen annen.
bear-off-rule-nearest-lower = Et tall flytter ut en brikke fra sin egen tunge. Er den tom, kan du flytte ut fra den nærmeste lavere tungen der du har brikker, selv om du har brikker høyere oppe.
bear-off-rule-any-lower = Et tall flytter ut en brikke fra sin egen tunge eller fra en valgfri lavere, som du vil.
book-setup-points = Du teller fra din egen side: 1-tungen din er den siste på veien, 24-tungen den fjerneste. 1-tungen din er motstanderens 24-tunge.
book-blocks-pass = Du kan hoppe over en blokkert tunge med et tall som fører forbi den. Seks på rad, en full prime, kan ingen hoppe over.
book-blocks-pass-three = Du kan hoppe over en blokkert tunge med et tall som fører forbi den.
event-moved = { $player ->
    [you] Du flyttet fra tunge { $from } til tunge { $to }.
   *[other] { $player } flyttet fra tunge { $from } til tunge { $to }.
}
event-hit = { $player ->
    [you] Du flyttet fra tunge { $from } til tunge { $to } og slo ut.
   *[other] { $player } flyttet fra tunge { $from } til tunge { $to } og slo ut.
}
denial-no-way = Ingen av tallene som er igjen, fører fra tunge { $from } til tunge { $to }.
denial-no-way-bar = Ingen av tallene som er igjen, fører en brikke fra midtlinjen inn på tunge { $to }.
denial-no-point = Det går ikke an å sette to brikker på tunge { $to } med dette kastet.
coach-better-makes = Det bedre trekket besetter { $point }-tungen din.
coach-played-makes = Dette trekket besetter { $point }-tungen din.
coach-builders = Kast som neste gang besetter { $point }-tungen din: { $played } av 36 etter dette trekket, { $better } etter det bedre.
advice-point = Besett tungen: Den blokkerer motstanderen, og brikkene dine er trygge der.
advice-keep-point = Behold tungen din; du trenger den ennå.
advice-anchor = Lag et anker: en trygg tunge i motstanderens innerbane.
advice-prepare = Forbered neste tunge: Still brikkene slik at flere kast besetter den.
