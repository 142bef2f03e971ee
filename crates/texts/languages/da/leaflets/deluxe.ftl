win-gammon = dobbeltsejr
win-backgammon = tredobbelt sejr

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

action-land-on-block = Land på båndet
resign-win = { $win ->
    [single] Enkelt
    [gammon] Dobbelt
   *[backgammon] Tredobbelt
}
offered-resignation = { $win ->
    [single] { $player } vil give op og tabe enkelt.
    [gammon] { $player } vil give op og tabe dobbelt.
   *[backgammon] { $player } vil give op og tabe tredobbelt.
}
offered-claim = { $win ->
    [single] { $player } kræver en enkeltsejr.
    [gammon] { $player } kræver en dobbeltsejr.
   *[backgammon] { $player } kræver en tredobbelt sejr.
}
penalty-title = Denne spids er spærret
penalty-question = Efter disse regler bliver en brik, der lander på et bånd, selv slået: Din ville komme på baren, og { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brugt. Vil du alligevel?

event-entered = { $player } spiller en brik tilbage på spids { $to }.
event-entered-hitting = { $player } spiller en brik tilbage på spids { $to } og slår en brik.
event-bore-off = { $player } udtager en brik fra spids { $from }.
event-landed-on-block = { $player } lander på et bånd: Brikken kommer på baren.

refused-no-checker = Du har ingen brikker på spids { $point }.
refused-bar-first = { $checkers ->
    [one] Din brik på baren skal spilles tilbage først.
   *[other] Dine { $checkers } brikker på baren skal spilles tilbage først.
}
refused-blocked = Spids { $point } er spærret af { $checkers } af modstanderens brikker.
refused-not-all-home = Du kan ikke udtage brikker, før de alle er hjemme, og en står stadig på spids { $point }.
refused-higher-checker = Du skal spille dette tal fra spids { $higher }.
refused-exact-number = Efter disse regler skal der en { $needed ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} til at udtage fra spids { $point }, ikke en { $die ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-no-penalty-landing = Du må ikke lande på en spærret spids.
refused-not-blocked = Den spids er ikke spærret, så der er ingen straf.
offer-resignation = { $win ->
    [single] tilbuddet om at give op og tabe enkelt
    [gammon] tilbuddet om at give op og tabe dobbelt
   *[backgammon] tilbuddet om at give op og tabe tredobbelt
}
offer-claim = { $win ->
    [single] kravet om en enkeltsejr
    [gammon] kravet om en dobbeltsejr
   *[backgammon] kravet om en tredobbelt sejr
}
result-gammon = Dobbeltsejr (2)
result-backgammon = Tredobbelt sejr (3)
result-jacoby = { $win ->
    [gammon] En dobbeltsejr, men doblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
   *[backgammon] En tredobbelt sejr, men doblingsterningen blev aldrig vendt: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
}

# In the book, with the coach and in exercises.
bear-off-rule-standard = Et tal tager en brik ud fra sin egen spids. Er den tom, skal du flytte en brik fra en højere spids; er der ingen, tager du ud fra din højeste spids.
bear-off-rule-exact = Et tal tager en brik ud fra sin egen spids og ikke fra nogen anden.
bear-off-rule-nearest-lower = Et tal tager en brik ud fra sin egen spids. Er den tom, må du tage ud fra den nærmeste lavere spids, hvor du har brikker, selv om du har brikker højere oppe.
bear-off-any-lower = Fra enhver lavere spids
bear-off-rule-any-lower = Et tal tager en brik ud fra sin egen spids eller fra enhver lavere, som du vil.
book-setup-points = Du tæller fra din egen side: Din 1-spids er den sidste på din vej, din 24-spids den fjerneste. Din 1-spids er din modstanders 24-spids.
book-blocks-pass = Du må springe over en spærret spids med et tal, der rækker forbi den. Seks på stribe, en fuld prime, kan ingen springe over.
book-blocks-pass-three = Du må springe over en spærret spids med et tal, der rækker forbi den.
book-winning-gammon = Du vinder dobbelt, hvis din modstander ikke har taget nogen ud.
event-moved = { $player } flytter fra spids { $from } til spids { $to }.
event-hit = { $player } flytter fra spids { $from } til spids { $to } og slår en brik.
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra baren tilbage på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
book-winning-backgammon = En tredobbelt sejr tæller tre gange.
