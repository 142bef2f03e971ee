# The leaflet's words, form by form; what needs more is written out below.
~ bábu = korong
~ bábut = korongot
~ bábud = korongod
~ bábudat = korongodat
~ bábuja = korongja
~ bábuját = korongját
~ bábui = korongjai
~ bábuid = korongjaid
~ bábuidat = korongjaidat
~ bábuit = korongjait
~ bábuk = korongok
~ bábukat = korongokat
~ bábuval = koronggal
~ bábunak = korongnak
~ bábujának = korongjának
~ bábuknak = korongoknak
~ kétszeres, vagyis gammon, ha = kétszeres, ha
~ gammont nyer = kétszeresen nyer
~ gammont veszít = kétszeresen veszít
~ gammont veszítesz = kétszeresen veszítesz
~ gammonnal = kétszeresen
~ gammonért = kétszeres győzelemért
~ gammont = kétszeres győzelmet
~ vesztett gammon = kétszeres vereség
~ gammon = kétszeres győzelem
~ backgammonnal nyersz = háromszoros győzelmet aratsz
~ backgammonnal = háromszorosan
~ backgammont = háromszoros győzelmet
~ backgammon = háromszoros győzelem
~ az otthonodban = a belső körzetedben
~ az otthonodba = a belső körzetedbe
~ az otthonokban = a belső körzetekben
~ az otthon zárva = a belső körzet zárva
~ az otthonon belül = a belső körzeten belül
~ a két otthon mezőinek = a két belső körzet mezőinek
~ otthonodban = belső körzetedben
~ otthonodba = belső körzetedbe
~ otthonában = belső körzetében
~ otthonokban = belső körzetekben
~ otthonnal = belső körzettel
~ otthon van = a belső körzetben van
~ otthon nem = a belső körzetben nem
~ otthon = belső körzet
~ kipakolás = kiléptetés
~ kipakolást = kiléptetést
~ kipakolt = kiléptetett
~ kipakolta = kiléptette
~ kipakoltad = kiléptetted
~ kipakolhat = kiléptethet
~ kipakolhatsz = kiléptethetsz
~ kipakolhatók = kiléptethetők
~ kipakolni = kiléptetni
~ kipakolod = kilépteted
~ kipakoltál = kiléptettél
~ pakolt ki = léptetett ki
~ pakoltad ki = léptetted ki
~ pakolhat ki = léptethet ki
~ pakol ki = léptet ki
~ pakolsz ki = léptetsz ki
~ pakolhatsz ki = léptethetsz ki
~ pakolhatod ki = léptetheted ki
~ pakolja ki = lépteti ki
~ pakolj is = léptess is
~ pakolhatott ki = léptethetett ki
~ minden bábuja otthon nincs = minden korongja a belső körzetben nincs

win-gammon = kétszeres győzelem
win-backgammon = háromszoros győzelem

place-checkers = { $owner } { $point }. mezője, { $color ->
    [white] { $checkers } fehér korong
    [black] { $checkers } fekete korong
    [light] { $checkers } világos korong
   *[dark] { $checkers } sötét korong
}
place-bar = { $checkers ->
    [0] { $owner } sorompója, üres
   *[other] { $owner } sorompója, { $checkers } korong
}
place-tray = { $checkers ->
    [0] { $owner } tálcája, üres
   *[other] { $owner } tálcája, { $checkers } kiléptetett korong
}

turn-throw-color = Mindkét játékos egy kockával dob. Aki nagyobbat dob, az kapja a fehér korongokat, és kezd.
action-move = Lépés egy koronggal
resign-win = { $win ->
    [single] Egyszeres győzelem
    [gammon] Kétszeres győzelem
   *[backgammon] Háromszoros győzelem
}
offered-resignation = { $win ->
    [single] { $player } feladja: egyszeres győzelem.
    [gammon] { $player } feladja: kétszeres győzelem.
   *[backgammon] { $player } feladja: háromszoros győzelem.
}
offered-claim = { $win ->
    [single] { $player } egyszeres győzelmet kér.
    [gammon] { $player } kétszeres győzelmet kér.
   *[backgammon] { $player } háromszoros győzelmet kér.
}
hint-gammons = kétszeres
penalty-question = E szabályok szerint a zárt mezőre lépő korong maga esik ki: a tiéd a sorompóra kerülne, és { $die ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[other] a hatos
} elhasználódna. Mégis lépsz?

happened-got-white = { $player } nagyobbat dobott, a fehér korongokat kapja, és kezd.
happened-rolled-double = { $player } { $die ->
    [1] egyes past
    [2] kettes past
    [3] hármas past
    [4] négyes past
    [5] ötös past
   *[other] hatos past
} dobott.
happened-entered = { $player } visszahozott egy korongot { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
happened-entered-hitting = { $player } visszahozott egy korongot { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre, és ütött.
happened-bore-off = { $player } kiléptetett egy korongot { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről.
happened-landed-on-block = { $player } zárt mezőre lépett: a korong a sorompóra kerül.

refused-no-checker-on-bar = Nincs korongod a sorompón.
refused-no-checker = { $point ->
    [1] Az
    [5] Az
   *[other] A
} { $point }. mezőn nincs korongod.
refused-bar-first = { $checkers ->
    [one] Előbb a sorompón álló korongodat kell visszahoznod.
   *[other] Előbb a sorompón álló { $checkers } korongodat kell visszahoznod.
}
refused-blocked = { $point ->
    [1] Az
    [5] Az
   *[other] A
} { $point }. mező zárva van: az ellenfél { $checkers } korongja áll rajta.
refused-not-all-home = Csak akkor léptethetsz ki, ha minden korongod a belső körzetben van; egy még { $point ->
    [1] az
    [5] az
   *[other] a
} { $point }. mezőn áll.
refused-exact-number = E szabályok szerint { $point ->
    [1] az
    [5] az
   *[other] a
} { $point }. mezőről csak { $needed ->
    [1] egyessel
    [2] kettessel
    [3] hármassal
    [4] négyessel
    [5] ötössel
   *[other] hatossal
} léptethetsz ki, { $die ->
    [1] egyessel
    [2] kettessel
    [3] hármassal
    [4] négyessel
    [5] ötössel
   *[other] hatossal
} nem.
offer-resignation = { $win ->
    [single] feladás, egyszeres győzelem
    [gammon] feladás, kétszeres győzelem
   *[backgammon] feladás, háromszoros győzelem
}
offer-claim = { $win ->
    [single] igény egyszeres győzelemre
    [gammon] igény kétszeres győzelemre
   *[backgammon] igény háromszoros győzelemre
}

ending-borne-off = { $player } kiléptette az utolsó korongját.
result-gammon = Kétszeres győzelem (2)
result-backgammon = Háromszoros győzelem (3)

denial-backward = A korongok a belső körzet felé haladnak, visszafelé soha.
denial-no-point = Ezzel a dobással két korong nem foglalhatja el { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőt.
book-winning-backgammon = A háromszoros győzelem háromszor számít.
jacoby-rule-off = A kétszeres és a háromszoros győzelem duplázás nélkül is számít.
jacoby-rule-on = Külön játszmákban a kétszeres és a háromszoros győzelem csak akkor számít, ha volt duplázás; egyébként egyszeres győzelem.
