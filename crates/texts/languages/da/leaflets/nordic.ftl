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
~ laver dit = laver din
~ på dit 24-punkt = på din 24-spids
~ på dit 23-punkt = på din 23-spids
~ på dit 19-punkt = på din 19-spids
~ dit 1-punkt = din 1-spids
~ 1-punktet er det sidste = 1-spidsen er den sidste
~ 24-punktet det fjerneste = 24-spidsen den fjerneste
~ beholder det = beholder den

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
cube-centered = Fordoblingsterningen i midten, i hvile
cube-owned = Fordoblingsterningen hos { $owner }, på { $value }
cube-offered = Fordoblingsterningen tilbudt { $owner }, på { $value }
cube-double = Fordobl til { $value }

turn-roll-or-double = { $player } skal kaste eller fordoble
turn-answer-double = { $player }: Tage fordoblingen eller passe?
action-double = Fordobl
action-double-to = Fordobl til { $value }
double-title = Vil du fordoble?
offered-beaver = { $player } tager og fordobler straks tilbage: en beaver. Så gælder spillet { $value }.
offered-raccoon = { $player } fordobler beaveren igen: en raccoon. Så gælder spillet { $value }.
offered-take-meaning = Hvis du tager, er fordoblingsterningen din, på { $value }, og kun du må fordoble næste gang.
offered-claim = { $win ->
    [single] { $player } kræver en normal sejr.
    [gammon] { $player } kræver en gammon.
   *[backgammon] { $player } kræver en backgammon.
}
hint-roll = Kast: Det er ikke tid til at fordoble nu.
hint-double-take = Fordobl. Din modstander bør tage.
hint-double-pass = Fordobl. Din modstander bør passe.
hint-too-good = Spil videre uden at fordoble: Du står for godt til at lade din modstander slippe med at passe.
penalty-title = Denne spids er spærret
penalty-question = Efter disse regler bliver en brik, der lander på en spærring, selv slået ud: Din ville komme i gærdet, og { $die ->
    [1] etteren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brugt. Vil du alligevel?

happened-hit = { $player } flytter fra spids { $from } til spids { $to } og slår en brik ud.
happened-entered = { $player } spiller en brik ind på spids { $to }.
happened-entered-hitting = { $player } spiller en brik ind på spids { $to } og slår en brik ud.
happened-bore-off = { $player } slår en brik fri fra spids { $from }.
happened-landed-on-block = { $player } lander på en spærring: Brikken kommer i gærdet.
happened-doubled = { $player } fordobler til { $value }.
happened-took = { $player } tager. Fordoblingsterningen står på { $value }.

refused-cube-not-in-use = Dette spil spilles uden fordoblingsterning.
refused-crawford = Det her er Crawford-spillet, hvor ingen må fordoble.
refused-first-roll-not-played = Ingen må fordoble, før spillets første kast er spillet.
refused-cube-not-yours = Fordoblingsterningen er hos { $color }: Kun den, der har den, må fordoble.
refused-cube-at-limit = Efter disse regler går fordoblingsterningen ikke højere end { $highest }.
refused-double-after-roll = Man fordobler før kastet, og { $roll } er allerede kastet.
refused-no-checker-on-bar = Du har ingen brik i gærdet.
refused-no-checker = Du har ingen brik på spids { $point }.
refused-bar-first = { $checkers ->
    [one] Din brik i gærdet skal spilles ind først.
   *[other] Dine { $checkers } brikker i gærdet skal spilles ind først.
}
refused-blocked = Spids { $point } er spærret: Modstanderen har { $checkers } brikker der.
refused-not-all-home = Du må først slå brikker fri af brættet, når de alle er hjemme, og en står stadig på spids { $point }.
refused-higher-checker = Dette tal skal spilles fra spids { $higher }.
refused-exact-number = Efter disse regler skal der en { $needed ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} til at slå fri fra spids { $point }, ikke en { $die ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-no-penalty-landing = Ingen må lande på en spærret spids.
refused-not-blocked = Den spids er ikke spærret, så der er ingen straf.
offer-double = fordoblingen
offer-claim = { $win ->
    [single] kravet om en normal sejr
    [gammon] kravet om en gammon
   *[backgammon] kravet om en backgammon
}
result-single = Normal sejr (1)
result-jacoby = { $win ->
    [gammon] En gammon, men der blev aldrig fordoblet: Efter Jacoby-reglen tæller den som en normal sejr (1)
   *[backgammon] En backgammon, men der blev aldrig fordoblet: Efter Jacoby-reglen tæller den som en normal sejr (1)
}
result-cube = × fordoblingsterning { $cube }
happened-moved = { $player } flytter fra spids { $from } til spids { $to }.
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra gærdet ind på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
