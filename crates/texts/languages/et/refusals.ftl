refused-game-over = Mäng on läbi.
refused-match-over = Matš on läbi: võitis { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}.
refused-game-not-over = See mäng ei ole veel läbi.
refused-not-your-turn = Otsustama peab { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}.
refused-start-not-settled = Kõigepealt viskab kumbki ühe täringu, et näha, kes alustab.
refused-start-settled = On juba selge, kes alustab.
refused-already-thrown = Sa viskasid juba oma täringu alustamiseks: { $die }.
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
refused-already-rolled = Sa juba viskasid: { $roll }.
refused-cube-not-in-use = Seda mängu mängitakse ilma kuubita.
refused-crawford = See on Crawfordi mäng: keegi ei tohi duubeldada.
refused-first-roll-not-played = Duubeldada ei tohi enne, kui mängu esimene vise on käidud.
refused-cube-not-yours = Kuubi omanik on { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} ja duubeldada tohib ainult omanik.
refused-cube-at-limit = Nende reeglite järgi on kuubi suurim väärtus { $highest }.
refused-double-after-roll = Duubeldada võid ainult enne viset, aga { $roll } on juba visatud.
refused-no-beavers = Kobrastes te kokku ei leppinud.
refused-no-raccoons = Pesukarudes te kokku ei leppinud.
refused-settlement-in-match = Matši mängus ei saa kokku leppida.
refused-settlement-for-nothing = Kokkulepe peab olema vähemalt ühe punkti peale.
refused-no-backgammon = Nende reeglite järgi backgammonit ei ole.
refused-die-not-rolled = Sa viskasid { $roll }: numbrit { $die } seal pole.
refused-die-used = Sa käisid juba numbri { $die }.
refused-no-checker-on-bar = Sul pole baaril ühtki nuppu.
refused-no-checker = Sul pole kiilul { $point } ühtki nuppu.
refused-bar-first = { $checkers ->
    [one] Su nupp baaril peab enne sisse tulema.
   *[other] Su { $checkers } nuppu baaril peavad enne sisse tulema.
}
refused-blocked = Kiilu { $point } sulgevad { $checkers } vastase nuppu.
refused-not-all-home = Välja viia ei saa enne, kui kõik su nupud on kodus, ja üks on veel kiilul { $point }.
refused-higher-checker = Selle numbri pead käima kiilult { $higher }.
refused-exact-number = Nende reeglite järgi viib kiilult { $point } nupu välja ainult { $needed }, mitte { $die }.
refused-hit-and-run = Sinu nupp kiilul { $point } lõi sinu koduväljal, seega jääb ta sel korral sinna.
refused-both-numbers = Saad käia viske { $roll } mõlemad numbrid, seega pead need käima.
refused-larger-number = Saad käia ainult üht oma numbritest, seega peab see olema suurem: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Saad veel käia, seega pead käima.
   *[other] Selle viskega saad teha { $moves } käiku, seega pead need tegema.
}
refused-turn-not-over = Sinu kord pole veel läbi: saad veel käia, seega pead.
refused-nothing-to-undo = Midagi pole tagasi võtta.
refused-no-penalty-landing = Sa ei tohi suletud kiilule astuda.
refused-not-blocked = See kiil ei ole suletud, seega karistust ei ole.

offer-double = duubel
offer-beaver = kobras
offer-raccoon = pesukaru
offer-resignation = { $win ->
    [single] pakkumine anda alla ühekordse kaotusega
    [gammon] pakkumine anda alla gammoniga
   *[backgammon] pakkumine anda alla backgammoniga
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
instead-no-moves = Lubatud käiku pole.
instead-actions = Saad: { $actions }.
instead-nothing = Sul pole praegu midagi teha.

roll-pair = { $larger }-{ $smaller }
