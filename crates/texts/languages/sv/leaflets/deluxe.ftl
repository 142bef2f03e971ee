# The leaflet's words, form by form; what needs more is written out below.
~ punktnummer = tungornas nummer
~ punkt = tunga
~ punkten = tungan
~ punkter = tungor
~ punkterna = tungorna
~ punkternas = tungornas
~ dubblingskuben = fördubblingstärningen
~ dubblingskub = fördubblingstärning
~ kubbeslutet = fördubblingen
~ kuben = fördubblingstärningen
~ kubens = fördubblingstärningens
~ kub = fördubblingstärning
~ att dubbla = att fördubbla
~ får dubbla = får fördubbla
~ kan dubbla = kan fördubbla
~ inte kan dubbla = inte kan fördubbla
~ ingen dubbla = ingen fördubbla
~ genast dubbla = genast fördubbla
~ då dubbla = då fördubbla
~ spelarna dubbla = spelarna fördubbla
~ eller dubbla = eller fördubbla
~ dubbla från = fördubbla från
~ dubbla, = fördubbla,
~ dubblar = fördubblar
~ dubblade = fördubblade
~ dubblat = fördubblat
~ dubbling = fördubbling
~ dubblingen = fördubblingen
~ dubblingar = fördubblingar
~ dubblingsfönster = fördubblingsfönster
~ dubbelt, en gammon, om = dubbelt om
~ vinner en gammon = vinner dubbelt
~ vinner gammon = vinner dubbelt
~ förlorar gammon = förlorar dubbelt
~ med gammon = dubbelt
~ på gammon = på dubbel seger
~ förlorade gammon = dubbla förluster
~ gammon och backgammon = dubbel och tredubbel seger
~ en gammon = en dubbel seger
~ gammon = dubbel seger
~ en backgammon = en tredubbel seger
~ backgammon = tredubbel seger
~ enkel vinst = enkel seger
~ enkla vinster = enkla segrar
~ i motståndarens bo = på motståndarens hemmaplan
~ i vinnarens bo = på vinnarens hemmaplan
~ i ditt bo = på din hemmaplan
~ i sitt bo = på sin hemmaplan
~ i sitt eget bo = på sin egen hemmaplan
~ ditt bo = din hemmaplan
~ inom boet = inom hemmaplanen
~ i båda spelarnas bon = på båda spelarnas hemmaplaner
~ i varje bo = på varje hemmaplan
~ boet = hemmaplanen
~ bo = hemmaplan
~ gjorde en punkt = besatte en tunga
~ gör din = besätter din
~ i det egna boet = på den egna hemmaplanen
~ förlorad gammon = dubbel förlust
~ gammonens värde = värdet av en dubbel seger
~ göra en punkt = besätta en tunga
~ gör en punkt = besätter en tunga
~ dubbla nu = fördubbla nu
~ dubbla inte = fördubbla inte
~ så dubbla = så fördubbla
~ dubbla i nästa = fördubbla i nästa

win-single = enkel seger
win-gammon = dubbel seger
win-backgammon = tredubbel seger

place-empty = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} tunga { $point }, tom
place-checkers = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} tunga { $point }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } vit bricka
       *[other] { $checkers } vita brickor
    }
    [black] { $checkers ->
        [one] { $checkers } svart bricka
       *[other] { $checkers } svarta brickor
    }
    [light] { $checkers ->
        [one] { $checkers } ljus bricka
       *[other] { $checkers } ljusa brickor
    }
   *[dark] { $checkers ->
        [one] { $checkers } mörk bricka
       *[other] { $checkers } mörka brickor
    }
}
cube-centered = Fördubblingstärningen i mitten
cube-owned = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} fördubblingstärning, på { $value }
cube-offered = Fördubblingstärningen erbjuds { $owner }, på { $value }
cube-double = Fördubbla till { $value }

turn-roll-or-double = { $player } ska kasta eller fördubbla
action-double = Fördubbla
action-double-to = Fördubbla till { $value }
double-title = Fördubbla?
offered-beaver = { $player } tar och fördubblar genast igen: en beaver. Partiet skulle gälla { $value }.
offered-raccoon = { $player } fördubblar beavern igen: en raccoon. Partiet skulle gälla { $value }.
offered-take-meaning = Om du tar äger du fördubblingstärningen på { $value }, och bara du får fördubbla nästa gång.
resign-win = { $win ->
    [single] Enkelt parti
    [gammon] Dubbelt parti
   *[backgammon] Tredubbelt parti
}
offered-resignation = { $win ->
    [single] { $player } ger upp ett enkelt parti.
    [gammon] { $player } ger upp ett dubbelt parti.
   *[backgammon] { $player } ger upp ett tredubbelt parti.
}
offered-claim = { $win ->
    [single] { $player } kräver enkel seger.
    [gammon] { $player } kräver dubbel seger.
   *[backgammon] { $player } kräver tredubbel seger.
}
hint-roll = Kasta: det är för tidigt att fördubbla.
hint-double-take = Fördubbla. Motståndaren bör ta.
hint-double-pass = Fördubbla. Motståndaren bör passa.
hint-too-good = Spela vidare utan att fördubbla: du står för bra för att fördubbla.
penalty-title = Den här tungan är spärrad

result-single = Enkel seger (1)
result-gammon = Dubbel seger (2)
result-backgammon = Tredubbel seger (3)
result-jacoby = { $win ->
    [gammon] En dubbel seger, men fördubblingstärningen vreds aldrig: enligt Jacobyregeln räknas den som en enkel seger (1)
   *[backgammon] En tredubbel seger, men fördubblingstärningen vreds aldrig: enligt Jacobyregeln räknas den som en enkel seger (1)
}
result-cube = × fördubblingstärningen { $cube }

event-doubled = { $player ->
    [you] Du fördubblade till { $value }.
   *[other] { $player } fördubblade till { $value }.
}
event-took = { $player ->
    [you] Du tog fördubblingen. Fördubblingstärningen står på { $value }.
   *[other] { $player } tog fördubblingen. Fördubblingstärningen står på { $value }.
}

refused-cube-not-in-use = Det här partiet spelas utan fördubblingstärning.
refused-crawford = Det här är Crawfordpartiet: ingen får fördubbla.
refused-first-roll-not-played = Ingen får fördubbla innan partiets första kast har spelats.
refused-cube-not-yours = { $color } äger fördubblingstärningen, och bara ägaren får fördubbla.
refused-cube-at-limit = Med de här reglerna går fördubblingstärningen inte högre än { $highest }.
refused-double-after-roll = Du får fördubbla bara innan du kastar, och { $roll } är redan kastat.
refused-no-checker = Du har inga brickor på tunga { $point }.
refused-blocked = Tunga { $point } är spärrad av { $checkers } av motståndarens brickor.
refused-not-all-home = Du kan inte flytta ut förrän alla dina brickor är hemma, och en står kvar på tunga { $point }.
refused-higher-checker = Du måste spela det här talet från tunga { $higher }.
refused-exact-number = Med de här reglerna krävs en { $needed ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
} för att flytta ut från tunga { $point }, inte en { $die ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}.
refused-no-penalty-landing = Du får inte landa på en spärrad tunga.
refused-not-blocked = Den tungan är inte spärrad, så det finns inget straff.
offer-double = fördubblingen
offer-resignation = { $win ->
    [single] erbjudandet att ge upp ett enkelt parti
    [gammon] erbjudandet att ge upp ett dubbelt parti
   *[backgammon] erbjudandet att ge upp ett tredubbelt parti
}
offer-claim = { $win ->
    [single] kravet på enkel seger
    [gammon] kravet på dubbel seger
   *[backgammon] kravet på tredubbel seger
}
event-moved = { $player ->
    [you] Du flyttade från tunga { $from } till tunga { $to }.
   *[other] { $player } flyttade från tunga { $from } till tunga { $to }.
}
event-hit = { $player ->
    [you] Du flyttade från tunga { $from } till tunga { $to } och slog ut.
   *[other] { $player } flyttade från tunga { $from } till tunga { $to } och slog ut.
}
event-entered = { $player ->
    [you] Du spelade in på tunga { $to }.
   *[other] { $player } spelade in på tunga { $to }.
}
event-entered-hitting = { $player ->
    [you] Du spelade in på tunga { $to } och slog ut.
   *[other] { $player } spelade in på tunga { $to } och slog ut.
}
event-bore-off = { $player ->
    [you] Du flyttade ut från tunga { $from }.
   *[other] { $player } flyttade ut från tunga { $from }.
}
denial-no-way = Inget av talen som är kvar leder från tunga { $from } till tunga { $to }.
denial-no-way-bar = Inget av talen som är kvar för in en bricka från baren på tunga { $to }.
denial-no-point = Det går inte att ställa två brickor på tunga { $to } med det här kastet.
book-winning-backgammon = En tredubbel seger räknas tre gånger.
book-winning-gammon = Du vinner dubbelt om motståndaren inte har flyttat ut någon.
advice-save-gammon = Undvik dubbel förlust först.
reason-gammon-value = Värdet av en dubbel seger efter fördubbling: { $yours } för dig, { $theirs } för motståndaren; i fristående partier ½.
plays-gammons = Dubbla segrar
