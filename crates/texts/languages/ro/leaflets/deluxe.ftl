# The leaflet's words, form by form; what needs more is written out below.
~ câștigă cu marț = câștigă dublu
~ pierde cu marț = pierde dublu
~ pierzi cu marț = pierzi dublu
~ dublu, adică marț, dacă = dublu dacă
~ marțul și backgammonul = victoria dublă și cea triplă
~ un marț = o victorie dublă
~ cu marț = cu victorie dublă
~ pentru marț = pentru victorie dublă
~ marțuri pierdute = înfrângeri duble
~ marțuri = victorii duble
~ marțul = victoria dublă
~ marț = victorie dublă
~ un backgammon = o victorie triplă
~ backgammonul = victoria triplă
~ backgammon = victorie triplă
~ cubul de dublare = zarul de dublare
~ cub de dublare = zar de dublare
~ decizia la cub = decizia la zarul de dublare
~ cubul = zarul de dublare
~ cub = zar de dublare
~ lovit = bătut
~ lovită = bătută
~ lovite = bătute
~ poate lovi = poate bate
~ ai lovi = ai bate
~ n-ai lovi = n-ai bate
~ lovirea = baterea
~ lovește = bate
~ lovesc = bat
~ cine are cubul = cine îl are
~ poți lovi = poți bate
~ putea lovi = putea bate
~ lovești = bați
~ să lovească = să bată
~ de a lovi = de a bate
~ marțului = victoriei duble
~ câștigi cu marț, ceea ce = câștigi o victorie dublă, care
~ lovire = batere

cube-centered = Zarul de dublare la mijloc
cube-owned = Zarul de dublare al { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, la { $value }
cube-offered = Zar de dublare oferit { $owner ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}, la { $value }

win-gammon = victorie dublă
win-backgammon = victorie triplă

offered-take-meaning = Dacă accepți, zarul de dublare e al tău, la { $value }, și numai tu poți dubla data viitoare.
resign-win = { $win ->
    [single] Înfrângere simplă
    [gammon] Înfrângere dublă
   *[backgammon] Înfrângere triplă
}
offered-resignation = { $win ->
    [single] { $player } cedează o victorie simplă.
    [gammon] { $player } cedează o victorie dublă.
   *[backgammon] { $player } cedează o victorie triplă.
}
offered-claim = { $win ->
    [single] { $player } cere o victorie simplă.
    [gammon] { $player } cere o victorie dublă.
   *[backgammon] { $player } cere o victorie triplă.
}
penalty-question = După aceste reguli, o piesă care ajunge pe un blocaj e bătută: a ta ar merge pe bară, iar { $die } s-ar pierde. O faci totuși?

result-gammon = Victorie dublă (2)
result-backgammon = Victorie triplă (3)
result-jacoby = { $win ->
    [gammon] O victorie dublă, dar zarul de dublare n-a fost întors niciodată: după regula Jacoby contează ca victorie simplă (1)
   *[backgammon] O victorie triplă, dar zarul de dublare n-a fost întors niciodată: după regula Jacoby contează ca victorie simplă (1)
}
result-cube = × zar de dublare { $cube }

event-hit = { $player ->
    [you] Ai mutat de pe triunghiul { $from } pe triunghiul { $to } și ai bătut.
   *[other] { $player } a mutat de pe triunghiul { $from } pe triunghiul { $to } și a bătut.
}
event-entered-hitting = { $player ->
    [you] Ai intrat pe triunghiul { $to } și ai bătut.
   *[other] { $player } a intrat pe triunghiul { $to } și a bătut.
}
event-took = { $player ->
    [you] Ai acceptat. Zarul de dublare e la { $value }.
   *[other] { $player } a acceptat. Zarul de dublare e la { $value }.
}

refused-cube-not-in-use = Partida aceasta se joacă fără zar de dublare.
refused-cube-not-yours = Zarul de dublare îl are { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}: numai cine îl are are voie să dubleze.
refused-cube-at-limit = După aceste reguli zarul de dublare nu trece de { $highest }.
offer-resignation = { $win ->
    [single] cedarea unei victorii simple
    [gammon] cedarea unei victorii duble
   *[backgammon] cedarea unei victorii triple
}
offer-claim = { $win ->
    [single] victoria simplă cerută
    [gammon] victoria dublă cerută
   *[backgammon] victoria triplă cerută
}
exercise-hitting = Cu ce numere se bate piesa descoperită a { $opponent ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}?
exercise-win = { $win ->
    [single] O victorie simplă
    [gammon] O victorie dublă
   *[backgammon] O victorie triplă
}
exercise-cube = { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} dublează pentru prima oară și întoarce zarul de dublare la { $value }. Ce pierzi dacă refuzi?
exercise-money = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} obține o victorie dublă, și nimeni n-a dublat. Cât câștigă?
refused-hit-and-run = Piesa ta de pe triunghiul { $point } a bătut în casa ta, așa că rămâne acolo la acest rând.
book-winning-backgammon = O victorie triplă contează de trei ori.
advice-save-gammon = Scapă întâi de înfrângerea dublă.
