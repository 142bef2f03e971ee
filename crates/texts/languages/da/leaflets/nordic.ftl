# The leaflet's words, form by form; what needs more is written out below.
~ rækker forbi det = rækker forbi den
~ Fra et valgfrit lavere punkt = Fra en valgfri lavere spids
~ fra et hvilket som helst lavere = fra en hvilken som helst lavere
~ et spærret punkt = en spærret spids
~ et højere punkt = en højere spids
~ et åbent punkt = en åben spids
~ ethvert punkt = enhver spids
~ et punkt = en spids
~ det højeste punkt = den højeste spids
~ det punkt tomt = den spids tom
~ sit eget punkt = sin egen spids
~ det nærmeste lavere punkt = den nærmeste lavere spids
~ valgfrit lavere punkt = valgfri lavere spids
~ punktnumre = spidsernes numre
~ punkt = spids
~ punktet = spidsen
~ punkter = spidser
~ punkterne = spidserne
~ punkternes = spidsernes
~ baren = gærdet
~ doblingsterningen = fordoblingsterningen
~ doblingsterning = fordoblingsterning
~ doblingsvindue = fordoblingsvindue
~ doblingen = fordoblingen
~ dobling = fordobling
~ doble = fordoble
~ dobler = fordobler
~ doblede = fordoblede
~ doblet = fordoblet
~ dobl = fordobl
~ enkeltsejr = normal sejr
~ enkeltsejre = normale sejre
~ opgiver dit = opgiver din
~ laver dit = besætter din
~ på dit 24-punkt = på din 24-spids
~ på dit 23-punkt = på din 23-spids
~ på dit 19-punkt = på din 19-spids
~ dit 1-punkt = din 1-spids
~ 1-punktet er det sidste = 1-spidsen er den sidste
~ 24-punktet det fjerneste = 24-spidsen den fjerneste
~ beholder det = beholder den
~ på baren = i gærdet
~ fra baren = fra gærdet
~ doblinger = fordoblinger
~ doblingsbeslutningen = fordoblingsbeslutningen
~ redobling = ny fordobling
~ og tager dem ud derfra = og slår dem fri derfra
~ må nu tage ud = må nu slå brikker fri
~ at tage ud = at slå brikker fri
~ må du tage dem ud = må du slå dem fri
~ før du tager flere ud = før du slår flere fri
~ har taget mindst én brik ud = har slået mindst én brik fri
~ ikke har taget nogen ud = ikke har slået nogen fri
~ har taget den sidste brik ud = har slået den sidste brik fri
~ tager den brik ud = slår den brik fri
~ har taget alle deres brikker ud = har slået alle deres brikker fri
~ har taget alle sine brikker ud = har slået alle sine brikker fri
~ ikke taget en brik ud = ikke slået en brik fri
~ ingen brikker har taget ud = ingen brikker har slået fri
~ ikke har taget nogen brikker ud = ikke har slået nogen brikker fri
~ og tag en ud = og slå en fri
~ og tager ud = og slår fri
~ først har taget alle sine brikker ud = først har slået alle sine brikker fri
~ du har taget ud = du har slået fri
~ lavede et punkt = besatte en spids
~ slår og tager ud = slår og slår brikker fri
~ lave et punkt = besætte en spids
~ laver et punkt = besætter en spids

win-single = normal sejr

place-empty = { $owner }, spids { $point }: tom
place-checkers = { $owner }, spids { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } hvid brik
       *[other] { $checkers } hvide brikker
    }
    [black] { $checkers ->
        [one] { $checkers } sort brik
       *[other] { $checkers } sorte brikker
    }
    [light] { $checkers ->
        [one] { $checkers } lys brik
       *[other] { $checkers } lyse brikker
    }
   *[dark] { $checkers ->
        [one] { $checkers } mørk brik
       *[other] { $checkers } mørke brikker
    }
}
place-bar = { $checkers ->
    [0] { $owner }, gærdet: tomt
    [one] { $owner }, gærdet: { $checkers } brik
   *[other] { $owner }, gærdet: { $checkers } brikker
}
place-tray = { $checkers ->
    [0] { $owner }, bakken: ingen brikker slået fri
    [one] { $owner }, bakken: { $checkers } brik slået fri
   *[other] { $owner }, bakken: { $checkers } brikker slået fri
}
cube-centered = Fordoblingsterningen i midten
cube-owned = Fordoblingsterningen hos { $owner }, på { $value }
cube-offered = Fordoblingsterningen tilbudt { $owner }, på { $value }
cube-double = Fordobl til { $value }

turn-roll-or-double = { $player } skal kaste eller fordoble
action-double = Fordobl
action-double-to = Fordobl til { $value }
double-title = Fordoble?
offered-beaver = { $player } tager og fordobler straks igen: en beaver. Spillet ville gælde { $value }.
offered-raccoon = { $player } fordobler beaveren igen: en raccoon. Spillet ville gælde { $value }.
offered-take-meaning = Hvis du tager, ejer du fordoblingsterningen på { $value }, og kun du må fordoble næste gang.
offered-claim = { $win ->
    [single] { $player } kræver en normal sejr.
    [gammon] { $player } kræver en gammon.
   *[backgammon] { $player } kræver en backgammon.
}
hint-roll = Kast: Det er for tidligt at fordoble.
hint-double-take = Fordobl. Din modstander bør tage.
hint-double-pass = Fordobl. Din modstander bør passe.
hint-too-good = Spil videre uden at fordoble: Du er for god til at fordoble.
penalty-title = Denne spids er spærret
penalty-question = Efter disse regler bliver en brik, der lander på en spærring, selv slået ud: Din ville komme i gærdet, og { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brugt. Vil du alligevel?

event-hit = { $player ->
    [you] Du flytter fra spids { $from } til spids { $to } og slår en brik ud.
   *[other] { $player } flytter fra spids { $from } til spids { $to } og slår en brik ud.
}
event-entered = { $player ->
    [you] Du spiller en brik ind på spids { $to }.
   *[other] { $player } spiller en brik ind på spids { $to }.
}
event-entered-hitting = { $player ->
    [you] Du spiller en brik ind på spids { $to } og slår en brik ud.
   *[other] { $player } spiller en brik ind på spids { $to } og slår en brik ud.
}
event-bore-off = { $player ->
    [you] Du slår en brik fri fra spids { $from }.
   *[other] { $player } slår en brik fri fra spids { $from }.
}
event-landed-on-block = { $player ->
    [you] Du lander på en spærring: Brikken kommer i gærdet.
   *[other] { $player } lander på en spærring: Brikken kommer i gærdet.
}
event-doubled = { $player ->
    [you] Du fordobler til { $value }.
   *[other] { $player } fordobler til { $value }.
}
event-took = { $player ->
    [you] Du tager. Fordoblingsterningen står på { $value }.
   *[other] { $player } tager. Fordoblingsterningen står på { $value }.
}

refused-cube-not-in-use = Dette spil spilles uden fordoblingsterning.
refused-crawford = Det her er Crawford-spillet: Ingen må fordoble.
refused-first-roll-not-played = Ingen må fordoble, før spillets første kast er spillet.
refused-cube-not-yours = { $color } ejer fordoblingsterningen, og kun ejeren må fordoble.
refused-cube-at-limit = Efter disse regler går fordoblingsterningen ikke højere end { $highest }.
refused-double-after-roll = Du må kun fordoble, før du kaster, og { $roll } er allerede kastet.
refused-no-checker-on-bar = Du har ingen brikker i gærdet.
refused-no-checker = Du har ingen brikker på spids { $point }.
refused-bar-first = { $checkers ->
    [one] Din brik i gærdet skal spilles ind først.
   *[other] Dine { $checkers } brikker i gærdet skal spilles ind først.
}
refused-blocked = Spids { $point } er spærret af { $checkers } af modstanderens brikker.
refused-not-all-home = Du kan ikke slå brikker fri, før de alle er hjemme, og en står stadig på spids { $point }.
refused-higher-checker = Du skal spille dette tal fra spids { $higher }.
refused-exact-number = Efter disse regler skal der en { $needed ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} til at slå fri fra spids { $point }, ikke en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-no-penalty-landing = Du må ikke lande på en spærret spids.
refused-not-blocked = Den spids er ikke spærret, så der er ingen straf.
offer-double = fordoblingen
offer-claim = { $win ->
    [single] kravet om en normal sejr
    [gammon] kravet om en gammon
   *[backgammon] kravet om en backgammon
}
result-single = Normal sejr (1)
result-jacoby = { $win ->
    [gammon] En gammon, men fordoblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en normal sejr (1)
   *[backgammon] En backgammon, men fordoblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en normal sejr (1)
}
result-cube = × fordoblingsterning { $cube }

# In the book, with the coach and in exercises.
bear-off-rule-standard = Et tal slår en brik fri fra sin egen spids. Er den tom, skal du flytte en brik fra en højere spids; er der ingen, slår du fri fra din højeste spids.
bear-off-rule-exact = Et tal slår en brik fri fra sin egen spids og ikke fra nogen anden.
bear-off-rule-nearest-lower = Et tal slår en brik fri fra sin egen spids. Er den tom, må du slå fri fra den nærmeste lavere spids, hvor du har brikker, selv om du har brikker højere oppe.
bear-off-any-lower = Fra enhver lavere spids
bear-off-rule-any-lower = Et tal slår en brik fri fra sin egen spids eller fra enhver lavere, som du vil.
book-setup-points = Du tæller fra din egen side: Din 1-spids er den sidste på din vej, din 24-spids den fjerneste. Din 1-spids er din modstanders 24-spids.
book-blocks-pass = Du må springe over en spærret spids med et tal, der rækker forbi den. Seks på stribe, en fuld prime, kan ingen springe over.
book-blocks-pass-three = Du må springe over en spærret spids med et tal, der rækker forbi den.
event-moved = { $player ->
    [you] Du flytter fra spids { $from } til spids { $to }.
   *[other] { $player } flytter fra spids { $from } til spids { $to }.
}
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra gærdet ind på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
advice-point = Lav spidsen: Den spærrer vejen for din modstander, og dine brikker er sikre der.
advice-keep-point = Behold din spids; du har stadig brug for den.
advice-anchor = Lav et anker: en sikker spids i din modstanders hjemland.
advice-prepare = Forbered din næste spids: Stil brikkerne, så flere kast laver den.
coach-deep = Brikker på din { $first }- og { $second }-spids: { $played } efter dette træk, { $better } efter det bedre.
