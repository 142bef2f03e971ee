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
~ en spærring = et bånd
~ spærringer = bånd
~ spærring = bånd
~ dobbelt, en gammon, hvis = dobbelt, hvis
~ vinder en gammon = vinder dobbelt
~ taber en gammon = taber dobbelt
~ med gammon = dobbelt
~ efter gammon = efter en dobbeltsejr
~ tabt gammon = dobbelt tab
~ gammon og backgammon = dobbeltsejr og tredobbelt sejr
~ gammon = dobbeltsejr
~ backgammon = tredobbelt sejr
~ opgiver dit = opgiver din
~ laver dit = besætter din
~ på dit 24-punkt = på din 24-spids
~ på dit 23-punkt = på din 23-spids
~ på dit 19-punkt = på din 19-spids
~ dit 1-punkt = din 1-spids
~ 1-punktet er det sidste = 1-spidsen er den sidste
~ 24-punktet det fjerneste = 24-spidsen den fjerneste
~ beholder det = beholder den
~ eget punkt er tomt = egen spids er tom
~ lavede et punkt = besatte en spids
~ en tabt gammon = et dobbelt tab
~ gammonens værdi = værdien af en dobbeltsejr
~ lave et punkt = besætte en spids
~ laver et punkt = besætter en spids

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

event-entered = { $player ->
    [you] Du spiller en brik tilbage på spids { $to }.
   *[other] { $player } spiller en brik tilbage på spids { $to }.
}
event-entered-hitting = { $player ->
    [you] Du spiller en brik tilbage på spids { $to } og slår en brik.
   *[other] { $player } spiller en brik tilbage på spids { $to } og slår en brik.
}
event-bore-off = { $player ->
    [you] Du udtager en brik fra spids { $from }.
   *[other] { $player } udtager en brik fra spids { $from }.
}
event-landed-on-block = { $player ->
    [you] Du lander på et bånd: Brikken kommer på baren.
   *[other] { $player } lander på et bånd: Brikken kommer på baren.
}

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
event-moved = { $player ->
    [you] Du flytter fra spids { $from } til spids { $to }.
   *[other] { $player } flytter fra spids { $from } til spids { $to }.
}
event-hit = { $player ->
    [you] Du flytter fra spids { $from } til spids { $to } og slår en brik.
   *[other] { $player } flytter fra spids { $from } til spids { $to } og slår en brik.
}
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra baren tilbage på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
book-winning-backgammon = En tredobbelt sejr tæller tre gange.
advice-point = Lav spidsen: Den spærrer vejen for din modstander, og dine brikker er sikre der.
advice-keep-point = Behold din spids; du har stadig brug for den.
advice-anchor = Lav et anker: en sikker spids i din modstanders hjemland.
advice-prepare = Forbered din næste spids: Stil brikkerne, så flere kast laver den.
plays-gammons = Dobbeltsejre
plays-lost-gammons = Dobbelte tab
advice-save-gammon = Undgå først at tabe dobbelt.
reason-gammon-value = Værdien af en dobbeltsejr efter doblingen: { $yours } for dig, { $theirs } for din modstander; i enkeltspil ½.
block-rule-from-two = To eller flere af den ene spillers brikker danner et bånd: De spærrer spidsen for den anden.
coach-deep = Brikker på din { $first }- og { $second }-spids: { $played } efter dette træk, { $better } efter det bedre.
