refused-game-over = Partija je završena.
refused-match-over = Meč je završen: dobio ga je { $color }.
refused-game-not-over = Ova partija još nije završena.
refused-not-your-turn = Sada odlučuje { $color }.
refused-start-not-settled = Najprije svaki igrač baca jednu kocku da se vidi tko počinje.
refused-start-settled = Već je odlučeno tko počinje.
refused-already-thrown = Tvoja kocka za početak već je bačena: { $die }.
refused-offer-open = Najprije { $color } mora odgovoriti na ponudu: { $offer }.
refused-no-offer = Nema ponude na koju bi trebalo odgovoriti.
refused-wrong-answer-cube = To možeš samo prihvatiti ili odbiti: { $offer }.
refused-wrong-answer = To možeš samo prihvatiti ili odbiti: { $offer }.
refused-roll-first = Najprije baci kocke.
refused-already-rolled = Kocke su već bačene: { $roll }.
refused-cube-not-in-use = Ova se partija igra bez kocke za udvostručavanje.
refused-crawford = Ovo je Crawfordova partija: nitko ne smije udvostručiti.
refused-first-roll-not-played = Nitko ne smije udvostručiti dok nije odigrano prvo bacanje partije.
refused-cube-not-yours = Kocku za udvostručavanje ima { $color }, a udvostručiti smije samo njezin vlasnik.
refused-cube-at-limit = Po ovim pravilima kocka za udvostručavanje ne ide više od { $highest }.
refused-double-after-roll = Možeš udvostručiti samo prije bacanja, a { $roll } je već bačeno.
refused-no-beavers = Niste se dogovorili za beaver.
refused-no-raccoons = Niste se dogovorili za raccoon.
refused-settlement-in-match = Partija u meču ne može završiti dogovorom.
refused-settlement-for-nothing = Dogovor mora biti za barem jedan bod.
refused-no-backgammon = Po ovim pravilima nema backgammona.
refused-die-not-rolled = Bacanje je { $roll }: u njemu nema broja { $die }.
refused-die-used = Broj { $die } već je odigran.
refused-no-checker-on-bar = Nemaš žeton na baru.
refused-no-checker = Nemaš žeton na polju { $point }.
refused-bar-first = { $checkers ->
    [1] Najprije mora ući tvoj žeton s bara.
    [one] Najprije mora ući tvoj { $checkers } žeton s bara.
    [few] Najprije moraju ući tvoja { $checkers } žetona s bara.
   *[other] Najprije mora ući tvojih { $checkers } žetona s bara.
}
refused-blocked = { $checkers ->
    [one] Polje { $point } je blokirano: na njemu je { $checkers } protivnički žeton.
    [few] Polje { $point } je blokirano: na njemu su { $checkers } protivnička žetona.
   *[other] Polje { $point } je blokirano: na njemu je { $checkers } protivničkih žetona.
}
refused-not-all-home = Ne možeš iznositi dok ti svi žetoni nisu u kući, a jedan je još na polju { $point }.
refused-higher-checker = Ovaj broj moraš odigrati s polja { $higher }.
refused-exact-number = Po ovim pravilima s polja { $point } iznosi se samo brojem { $needed }, a ne brojem { $die }.
refused-hit-and-run = Tvoj žeton na polju { $point } izbio je u tvojoj kući pa u ovom potezu ostaje ondje.
refused-both-numbers = Možeš odigrati oba broja bacanja { $roll }, pa i moraš.
refused-larger-number = Možeš odigrati samo jedan od svojih brojeva, pa to mora biti veći: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Još možeš igrati, pa i moraš.
    [one] Ovim bacanjem možeš napraviti { $moves } pomak, pa i moraš.
    [few] Ovim bacanjem možeš napraviti { $moves } pomaka, pa i moraš.
   *[other] Ovim bacanjem možeš napraviti { $moves } pomaka, pa i moraš.
}
refused-turn-not-over = Tvoj potez još nije gotov: možeš još igrati, pa i moraš.
refused-nothing-to-undo = Nema se što poništiti.
refused-no-penalty-landing = Na blokirano polje ne smiješ stati.
refused-not-blocked = To polje nije blokirano, pa nema kazne.

offer-double = udvostručenje
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] predaja s jednostrukim porazom
    [gammon] predaja s gammonom
   *[backgammon] predaja s backgammonom
}
offer-claim = { $win ->
    [single] zahtjev za jednostruku pobjedu
    [gammon] zahtjev za gammon
   *[backgammon] zahtjev za backgammon
}
offer-settlement = { $points ->
    [one] dogovor za { $points } bod
    [few] dogovor za { $points } boda
   *[other] dogovor za { $points } bodova
}
offer-settlement-stake = dogovor ({ $text })

instead-moves = Moguće: { $play }.
instead-no-moves = Nema dopuštenog poteza.
instead-actions = Mogućnosti: { $actions }.
instead-nothing = Sada nemaš što učiniti.

roll-pair = { $larger }-{ $smaller }
