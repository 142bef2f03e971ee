exercise-title = Proovi järele
exercise-check = Kontrolli
exercise-again = Alusta uuesti
exercise-show = Näita
exercise-right = Õige!
exercise-wrong = Mitte päris.
exercise-solved = { $total ->
    [one] Lahendatud { $found }/{ $total } ülesanne
   *[other] Lahendatud { $found }/{ $total } ülesannet
}

exercise-find-plays = { $color } viskas { $roll }. Leia kõik viisid seda käia.
exercise-find-none = Midagi pole veel leitud
exercise-find-progress = { $total ->
    [one] Leitud { $found }/{ $total }
   *[other] Leitud { $found }/{ $total }
}
exercise-find-new = { $play } on üks neist.
exercise-find-same = Selle seisu sa juba leidsid. Proovi teisiti.
exercise-find-all = Need on kõik. Tubli!
exercise-find-stop = Lõpeta siin

exercise-choose-numbers = Vali kõik, siis kontrolli.
exercise-missing = { $count ->
    [one] Üks on veel puudu.
   *[other] { $count } on veel puudu.
}
exercise-too-many = { $count ->
    [one] Üks neist on vale.
   *[other] { $count } neist on valed.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Puuduta kõiki, siis kontrolli.

exercise-aim = { $color } viskas { $roll }. Too viimane nupp koju ja vii üks välja, mõlemad sama viskega.
exercise-aim-not-off = Sa ei viinud ühtki nuppu välja. Proovi vastupidi.
exercise-setup = Kus on { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} nupud alguses?
exercise-start = Üks mängija viskab { $larger }, teine { $smaller }. Mis edasi saab?
exercise-start-pair = Kes viskas { $larger }, alustab ja käib { $larger } ja { $smaller }
exercise-start-afresh = Kes viskas { $larger }, alustab ja viskab mõlemat täringut
exercise-start-color = Kes viskas { $larger }, saab { $color ->
    [white] valged
    [black] mustad
    [light] heledad
   *[dark] tumedad
}, alustab ja viskab mõlemat täringut
exercise-start-lower = Kes viskas { $smaller }, alustab ja käib { $larger } ja { $smaller }
exercise-doubles = { $color } viskas { $roll }. Mitu neljast käigust saab teha?
exercise-hitting = Millised numbrid löövad { $opponent ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} kaitseta nuppu?
exercise-entering = Millised numbrid toovad { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} nupu baarilt sisse?
exercise-blocks = Millised kiilud on { $color ->
    [white] valgele
    [black] mustale
    [light] heledale
   *[dark] tumedale
} suletud?
exercise-bearing-off = { $color } viskas { $roll }. Leia kõik viisid seda nende reeglite järgi käia.
exercise-winning = { $color } viis viimase nupu välja. Mida { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} võidab?
exercise-win = { $win ->
    [single] Ühekordse võidu
    [gammon] Gammoni
   *[backgammon] Backgammoni
}
exercise-cube = { $opponent } duubeldab esimest korda ja pöörab kuubile { $value }. Mida sa loobudes kaotad?
exercise-match = { $color ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on nüüd esimest korda matšivõidust puudu üks punkt. Kas { $opponent ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} tohib järgmises mängus duubeldada?
exercise-money = { $color } võidab gammoni ja keegi pole duubeldanud. Kui palju { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} võidab?
