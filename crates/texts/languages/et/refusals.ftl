refused-game-over = Mäng on läbi.
refused-match-over = Matš on läbi: võitis { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}.
refused-game-not-over = See mäng ei ole veel läbi.
refused-not-your-turn = Praegu otsustab { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}.
refused-start-not-settled = Kõigepealt viskab kumbki ühe täringu, et näha, kes alustab.
refused-start-settled = Alustaja on juba selgunud.
refused-already-thrown = Alustamise täring on juba visatud: { $die }.
refused-offer-open = Enne peab { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} vastama sellele: { $offer }.
refused-no-offer = Pole pakkumist, millele vastata.
refused-wrong-answer-cube = Selle saab ainult vastu võtta või sellest loobuda: { $offer }.
refused-wrong-answer = Sellega saab ainult nõustuda või sellest keelduda: { $offer }.
refused-roll-first = Viska enne täringuid.
refused-already-rolled = Täringud on juba visatud: { $roll }.
refused-cube-not-in-use = Seda mängu mängitakse ilma kuubita.
refused-crawford = See on Crawfordi mäng, milles keegi duubeldada ei tohi.
refused-first-roll-not-played = Duubeldada ei tohi enne, kui mängu esimene vise on käidud.
refused-cube-not-yours = Kuup on { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} käes: duubeldada tohib ainult selle omanik.
refused-cube-at-limit = Nende reeglite järgi on kuubi suurim väärtus { $highest }.
refused-double-after-roll = Duubeldatakse enne viset, aga { $roll } on juba visatud.
refused-no-beavers = Kobrastes te kokku ei leppinud.
refused-no-raccoons = Pesukarudes te kokku ei leppinud.
refused-settlement-in-match = Matšimängu ei saa kokkuleppega lõpetada.
refused-settlement-for-nothing = Kokkuleppeks on vaja punkte.
refused-no-backgammon = Nende reeglite järgi backgammonit ei ole.
refused-die-not-rolled = Sa viskasid { $roll }: numbrit { $die } seal pole.
refused-die-used = Number { $die } on juba käidud.
refused-no-checker-on-bar = Sul pole baaril ühtki nuppu.
refused-no-checker = Sul pole kiilul { $point } ühtki nuppu.
refused-bar-first = { $checkers ->
    [one] Enne peab su nupp baarilt sisse tulema.
   *[other] Enne peavad su { $checkers } nuppu baarilt sisse tulema.
}
refused-blocked = Kiil { $point } on suletud: seal on { $checkers } vastase nuppu.
refused-not-all-home = Nuppe saab välja viia alles siis, kui kõik on kodus, aga üks on veel kiilul { $point }.
refused-higher-checker = See number tuleb käia kiilult { $higher }.
refused-exact-number = Nende reeglite järgi viib kiilult { $point } nupu välja ainult { $needed }, mitte { $die }.
refused-hit-and-run = Sinu nupp kiilul { $point } lõi sinu koduväljal, seega jääb ta sel korral sinna.
refused-both-numbers = Viskest { $roll } saab käia mõlemad numbrid, seega tuleb seda teha.
refused-larger-number = Käia saab ainult üht su numbritest, ja siis peab see olema suurem: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Sa saad veel käia, seega pead seda tegema.
   *[other] Selle viskega saad teha { $moves } käiku, seega pead need tegema.
}
refused-turn-not-over = Sinu kord pole veel läbi: saad veel käia, seega pead.
refused-nothing-to-undo = Midagi pole tagasi võtta.
refused-no-penalty-landing = Suletud kiilule astuda ei tohi.
refused-not-blocked = See kiil ei ole suletud, seega karistust ei ole.

offer-double = duubel
offer-beaver = kobras
offer-raccoon = pesukaru
offer-resignation = { $win ->
    [single] allaandmine ühekordse kaotusega
    [gammon] allaandmine gammoniga
   *[backgammon] allaandmine backgammoniga
}
offer-claim = { $win ->
    [single] ühekordse võidu nõue
    [gammon] gammoni nõue
   *[backgammon] backgammoni nõue
}
offer-settlement = kokkuleppe pakkumine, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
offer-settlement-stake = kokkuleppe pakkumine ({ $text })

instead-moves = Võimalik: { $play }.
instead-no-moves = Midagi ei saa käia.
instead-actions = Võimalik: { $actions }.
instead-nothing = Sul pole praegu midagi teha.

roll-pair = { $larger }-{ $smaller }
