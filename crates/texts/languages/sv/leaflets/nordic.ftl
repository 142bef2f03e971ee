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
~ baren = barriären
~ enkel vinst = normal vinst
~ enkla vinster = normala vinster
~ i motståndarens bo = på motståndarens innerplan
~ i vinnarens bo = på vinnarens innerplan
~ i ditt bo = på din innerplan
~ i sitt bo = på sin innerplan
~ i sitt eget bo = på sin egen innerplan
~ ditt bo = din innerplan
~ inom boet = inom innerplanen
~ i båda spelarnas bon = på båda spelarnas innerplaner
~ i varje bo = på varje innerplan
~ boet = innerplanen
~ bo = innerplan
~ ett enkelt parti = ett normalt parti
~ enkelt parti = normalt parti
~ en spärr = ett band
~ spärren = bandet
~ gjorde en punkt = besatte en tunga
~ gör din = besätter din
~ i det egna boet = på den egna innerplanen
~ göra en punkt = besätta en tunga
~ gör en punkt = besätter en tunga
~ dubbla nu = fördubbla nu
~ dubbla inte = fördubbla inte
~ så dubbla = så fördubbla
~ dubbla i nästa = fördubbla i nästa

win-single = normal vinst

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
place-bar = { $owner ->
    [white] Vits
    [black] Svarts
    [light] Ljus
   *[dark] Mörks
} barriär, { $checkers ->
    [0] tom
    [one] { $checkers } bricka
   *[other] { $checkers } brickor
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
offered-claim = { $win ->
    [single] { $player } kräver normal vinst.
    [gammon] { $player } kräver gammon.
   *[backgammon] { $player } kräver backgammon.
}
hint-roll = Kasta: det är för tidigt att fördubbla.
hint-double-take = Fördubbla. Motståndaren bör ta.
hint-double-pass = Fördubbla. Motståndaren bör passa.
hint-too-good = Spela vidare utan att fördubbla: du står för bra för att fördubbla.
penalty-title = Den här tungan är spärrad
penalty-question = Med de här reglerna blir en bricka som landar på ett band själv utslagen: din skulle läggas på barriären, och { $die ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
} vore förbrukad. Vill du ändå?

result-single = Normal vinst (1)
result-jacoby = { $win ->
    [gammon] En gammon, men fördubblingstärningen vreds aldrig: enligt Jacobyregeln räknas den som en normal vinst (1)
   *[backgammon] En backgammon, men fördubblingstärningen vreds aldrig: enligt Jacobyregeln räknas den som en normal vinst (1)
}
result-cube = × fördubblingstärningen { $cube }

event-landed-on-block = { $player ->
    [you] Du landade på ett band: brickan läggs på barriären.
   *[other] { $player } landade på ett band: brickan läggs på barriären.
}
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
refused-no-checker-on-bar = Du har inga brickor på barriären.
refused-no-checker = Du har inga brickor på tunga { $point }.
refused-bar-first = { $checkers ->
    [one] Din bricka på barriären måste in först.
   *[other] Dina { $checkers } brickor på barriären måste in först.
}
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
offer-claim = { $win ->
    [single] kravet på normal vinst
    [gammon] kravet på gammon
   *[backgammon] kravet på backgammon
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
denial-no-way-bar = Inget av talen som är kvar för in en bricka från barriären på tunga { $to }.
denial-no-point = Det går inte att ställa två brickor på tunga { $to } med det här kastet.
book-blocks = Band
block-rule-from-two = Två eller fler av en spelares brickor på en tunga är ett band: de spärrar den för den andra.
book-winning-single = Du får en normal vinst, som räknas en gång, om motståndaren har flyttat ut minst en bricka.
