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
~ laver dit = laver din
~ på dit 24-punkt = på din 24-spids
~ på dit 23-punkt = på din 23-spids
~ på dit 19-punkt = på din 19-spids
~ dit 1-punkt = din 1-spids
~ 1-punktet er det sidste = 1-spidsen er den sidste
~ 24-punktet det fjerneste = 24-spidsen den fjerneste
~ beholder det = beholder den
~ eget punkt er tomt = egen spids er tom

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
    [single] { $player } tilbyder at tabe enkelt.
    [gammon] { $player } tilbyder at tabe dobbelt.
   *[backgammon] { $player } tilbyder at tabe tredobbelt.
}
offered-claim = { $win ->
    [single] { $player } kræver en enkeltsejr.
    [gammon] { $player } kræver en dobbeltsejr.
   *[backgammon] { $player } kræver en tredobbelt sejr.
}
penalty-title = Denne spids er spærret
penalty-question = Efter disse regler bliver en brik, der lander på et bånd, selv slået: Din ville komme på baren, og { $die ->
    [1] etteren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brugt. Vil du alligevel?

happened-entered = { $player } spiller en brik tilbage på spids { $to }.
happened-entered-hitting = { $player } spiller en brik tilbage på spids { $to } og slår en brik.
happened-bore-off = { $player } udtager en brik fra spids { $from }.
happened-landed-on-block = { $player } lander på et bånd: Brikken kommer på baren.

refused-no-checker = Du har ingen brik på spids { $point }.
refused-bar-first = { $checkers ->
    [one] Din brik på baren skal spilles tilbage først.
   *[other] Dine { $checkers } brikker på baren skal spilles tilbage først.
}
refused-blocked = Spids { $point } er spærret: Modstanderen har { $checkers } brikker der.
refused-not-all-home = Du må først udtage brikker, når de alle er hjemme, og en står stadig på spids { $point }.
refused-higher-checker = Dette tal skal spilles fra spids { $higher }.
refused-exact-number = Efter disse regler skal der en { $needed ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
} til at udtage fra spids { $point }, ikke en { $die ->
    [1] etter
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}.
refused-no-penalty-landing = Ingen må lande på en spærret spids.
refused-not-blocked = Den spids er ikke spærret, så der er ingen straf.
offer-resignation = { $win ->
    [single] tilbuddet om at tabe enkelt
    [gammon] tilbuddet om at tabe dobbelt
   *[backgammon] tilbuddet om at tabe tredobbelt
}
offer-claim = { $win ->
    [single] kravet om en enkeltsejr
    [gammon] kravet om en dobbeltsejr
   *[backgammon] kravet om en tredobbelt sejr
}
hint-gammons = dobbeltsejre
result-gammon = Dobbeltsejr (2)
result-backgammon = Tredobbelt sejr (3)
result-jacoby = { $win ->
    [gammon] En dobbeltsejr, men der blev aldrig doblet: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
   *[backgammon] En tredobbelt sejr, men der blev aldrig doblet: Efter Jacoby-reglen tæller den som en enkeltsejr (1)
}
happened-moved = { $player } flytter fra spids { $from } til spids { $to }.
happened-hit = { $player } flytter fra spids { $from } til spids { $to } og slår en brik.
denial-no-way = Ingen af de tal, der er tilbage, fører fra spids { $from } til spids { $to }.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra baren tilbage på spids { $to }.
denial-no-point = Med dette kast kan to brikker ikke besætte spids { $to }.
book-winning-backgammon = En tredobbelt sejr tæller tre gange.
