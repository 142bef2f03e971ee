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

event-got-white = { $player } nagyobbat dobott, a fehér korongokat kapja, és kezd.
event-rolled-double = { $player } { $die ->
    [1] egyes past
    [2] kettes past
    [3] hármas past
    [4] négyes past
    [5] ötös past
   *[other] hatos past
} dobott.
event-entered = { $player } visszahozott egy korongot { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
event-entered-hitting = { $player } visszahozott egy korongot { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre, és ütött.
event-bore-off = { $player } kiléptetett egy korongot { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről.
event-landed-on-block = { $player } zárt mezőre lépett: a korong a sorompóra kerül.

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

ending-borne-off = { $player } kiléptette az utolsó korongját.
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
