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
~ kipakolásra = kiléptetésre
~ duplával akár = passal akár
~ otthon nincs = a belső körzetben nincs
~ bábuim = korongjaim

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
    [single] Egyszeres vereség
    [gammon] Kétszeres vereség
   *[backgammon] Háromszoros vereség
}
offered-resignation = { $win ->
    [single] { $player } feladja: egyszeres vereség.
    [gammon] { $player } feladja: kétszeres vereség.
   *[backgammon] { $player } feladja: háromszoros vereség.
}
offered-claim = { $win ->
    [single] { $player } egyszeres győzelmet jelent be.
    [gammon] { $player } kétszeres győzelmet jelent be.
   *[backgammon] { $player } háromszoros győzelmet jelent be.
}
penalty-question = E szabályok szerint a zárt mezőre lépő korong maga esik ki: a tiéd a sorompóra kerülne, és { $die ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[other] a hatos
} elhasználódna. Mégis lépsz?

event-got-white = { $player ->
    [you] Nagyobbat dobtál, a fehér korongokat kapod, és kezdesz.
   *[other] { $player } nagyobbat dobott, a fehér korongokat kapja, és kezd.
}
event-rolled-double = { $player ->
    [you] Te { $die ->
        [1] egyes past
        [2] kettes past
        [3] hármas past
        [4] négyes past
        [5] ötös past
       *[other] hatos past
    } dobtál.
   *[other] { $player } { $die ->
        [1] egyes past
        [2] kettes past
        [3] hármas past
        [4] négyes past
        [5] ötös past
       *[other] hatos past
    } dobott.
}
event-entered = { $player ->
    [you] Visszahoztál egy korongot { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre.
   *[other] { $player } visszahozott egy korongot { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre.
}
event-entered-hitting = { $player ->
    [you] Visszahoztál egy korongot { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre, és ütöttél.
   *[other] { $player } visszahozott egy korongot { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre, és ütött.
}
event-bore-off = { $player ->
    [you] Kiléptettél egy korongot { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről.
   *[other] { $player } kiléptetett egy korongot { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről.
}
event-landed-on-block = { $player ->
    [you] Zárt mezőre léptél: a korong a sorompóra kerül.
   *[other] { $player } zárt mezőre lépett: a korong a sorompóra kerül.
}

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
    [single] feladás, egyszeres vereség
    [gammon] feladás, kétszeres vereség
   *[backgammon] feladás, háromszoros vereség
}
offer-claim = { $win ->
    [single] bejelentett egyszeres győzelem
    [gammon] bejelentett kétszeres győzelem
   *[backgammon] bejelentett háromszoros győzelem
}

ending-borne-off = { $player ->
    [you] Kiléptetted az utolsó korongodat.
   *[other] { $player } kiléptette az utolsó korongját.
}
result-gammon = Kétszeres győzelem (2)
result-backgammon = Háromszoros győzelem (3)

denial-backward = A korongok csak a belső körzet felé haladnak, visszafelé soha.
denial-no-point = Ezzel a dobással két korong nem foglalhatja el { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőt.

# In the book, with the coach and in exercises.
bear-off-rule-any-lower = A szám a saját mezőjéről vagy bármelyik alacsonyabbról kiléptet egy korongot, ahogy tetszik.
exercise-aim = { $color } dobása { $roll }. Vidd az utolsó korongot a belső körzetbe, és léptess ki egyet, mindkettőt ezzel a dobással.
exercise-aim-not-off = Nem léptettél ki korongot. Próbáld fordítva.
book-aim-way = A korongjaiddal körbejárod a táblát a belső körzetedig, vagyis az utad utolsó hat mezőjéig, és onnan kilépteted őket. Ellenfeled az ellenkező irányba halad.
book-aim-win = Az nyer, aki előbb kilépteti az összes korongját.
book-bearing-off-when = Ha minden korongod a belső körzetedben van, kiléptetheted őket, akár annak a dobásnak a második számával is, amelyik az utolsót odavitte.
book-bearing-off-inside = Kiléptetés helyett a számmal a belső körzeteden belül is léphetsz.
book-winning-gammon = Kétszeresen nyersz, ha ellenfeled egyet sem léptetett ki.
note-deluxe-inside = A játékleírás a belső körzeten belüli lépést csak akkor engedi, ha a szám saját mezője üres. Mi mindig engedjük, hiszen a számot úgyis kihagyhatod.
book-winning-backgammon = A háromszoros győzelem háromszor számít.
jacoby-rule-off = A kétszeres és a háromszoros győzelem duplázás nélkül is számít.
jacoby-rule-on = Külön játszmákban a kétszeres és a háromszoros győzelem csak akkor számít, ha volt duplázás; egyébként egyszeres győzelem.
advice-save-gammon = Előbb kerüld el a kétszeres vereséget.
reason-cube-gammons = A játszmák { $gammons }%-ában kétszeresen nyersz, { $lost }%-ában kétszeresen veszítesz.
book-doubles = Pas
