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

event-hit = { $player } flytter fra spids { $from } til spids { $to } og slår en brik ud.
event-entered = { $player } spiller en brik ind på spids { $to }.
event-entered-hitting = { $player } spiller en brik ind på spids { $to } og slår en brik ud.
event-bore-off = { $player } slår en brik fri fra spids { $from }.
event-landed-on-block = { $player } lander på en spærring: Brikken kommer i gærdet.
event-doubled = { $player } fordobler til { $value }.
event-took = { $player } tager. Fordoblingsterningen står på { $value }.

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
bear-off-rule-standard = Et tal tager en brik ud fra sin egen spids. Er den tom, skal du flytte en brik fra en højere spids; er der ingen, tager du ud fra din højeste spids.
bear-off-rule-exact = Et tal tager en brik ud fra sin egen spids og ikke fra nogen anden.
bear-off-rule-nearest-lower = Et tal tager en brik ud fra sin egen spids. Er den tom, må du tage ud fra den nærmeste lavere spids, hvor du har brikker, selv om du har brikker højere oppe.
bear-off-any-lower = Fra enhver lavere spids
bear-off-rule-any-lower = Et tal tager en brik ud fra sin egen spids eller fra enhver lavere, som du vil.
book-setup-points = Du tæller fra din egen side: Din 1-spids er den sidste på din vej, din 24-spids den fjerneste. Din 1-spids er din modstanders 24-spids.
book-blocks-pass = Du må springe over en spærret spids med et tal, der rækker forbi den. Seks på stribe, en fuld prime, kan ingen springe over.
book-blocks-pass-three = Du må springe over en spærret spids med et tal, der rækker forbi den.
event-moved = { $player } flytter fra spids { $from } til spids { $to }.
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra gærdet ind på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
