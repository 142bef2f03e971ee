event-threw = { $player ->
    [you] Te { $die ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
        [5] ötöst
       *[other] hatost
    } dobtál.
   *[other] { $player } { $die ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
        [5] ötöst
       *[other] hatost
    } dobott.
}
event-tie = Mindketten { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobtak. Újra!
event-starts = { $player ->
    [you] Te kezdesz.
   *[other] { $player } kezd.
}
event-got-white = { $player ->
    [you] Nagyobbat dobtál, a fehér bábukat kapod, és kezdesz.
   *[other] { $player } nagyobbat dobott, a fehér bábukat kapja, és kezd.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] A dobásod: { $larger }-{ $smaller }.
   *[other] { $player } dobása: { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Te { $die ->
        [1] dupla egyest
        [2] dupla kettest
        [3] dupla hármast
        [4] dupla négyest
        [5] dupla ötöst
       *[other] dupla hatost
    } dobtál.
   *[other] { $player } { $die ->
        [1] dupla egyest
        [2] dupla kettest
        [3] dupla hármast
        [4] dupla négyest
        [5] dupla ötöst
       *[other] dupla hatost
    } dobott.
}
event-moved = { $player ->
    [you] Te { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre léptél.
   *[other] { $player } { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre lépett.
}
event-hit = { $player ->
    [you] Te { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre léptél, és ütöttél.
   *[other] { $player } { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre lépett, és ütött.
}
event-entered = { $player ->
    [you] Beléptél { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre.
   *[other] { $player } belépett { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre.
}
event-entered-hitting = { $player ->
    [you] Beléptél { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre, és ütöttél.
   *[other] { $player } belépett { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. mezőre, és ütött.
}
event-bore-off = { $player ->
    [you] Kipakoltál egy bábut { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről.
   *[other] { $player } kipakolt egy bábut { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. mezőről.
}
event-played = { $player } lépése: { $play }.
event-landed-on-block = { $player ->
    [you] Zárt mezőre léptél: a bábu a sorompóra kerül.
   *[other] { $player } zárt mezőre lépett: a bábu a sorompóra kerül.
}
event-cannot-move = { $player ->
    [you] Nem tudsz lépni.
   *[other] { $player } nem tud lépni.
}
event-ended-turn = { $player } befejezte a körét.
event-undone = Lépés visszavonva.
event-doubled = { $player ->
    [you] Dupláztál: { $value }.
   *[other] { $player } duplázott: { $value }.
}
event-took = { $player ->
    [you] Elfogadtad. A duplázókocka értéke { $value }.
   *[other] { $player } elfogadta. A duplázókocka értéke { $value }.
}
event-passed = { $player ->
    [you] Passzoltál.
   *[other] { $player } passzolt.
}
event-beavered = { $player ->
    [you] Beaverrel válaszoltál: { $value }.
   *[other] { $player } beaverrel válaszolt: { $value }.
}
event-raccooned = { $player ->
    [you] Raccoonnal válaszoltál: { $value }.
   *[other] { $player } raccoonnal válaszolt: { $value }.
}
event-resigned = { $player ->
    [you] Felajánlod, hogy feladod.
   *[other] { $player } felajánlja, hogy feladja.
}
event-claimed = { $player ->
    [you] Bejelented a győzelmedet.
   *[other] { $player } bejelenti a győzelmét.
}
event-settled = { $player ->
    [you] Megegyezést ajánlasz.
   *[other] { $player } megegyezést ajánl.
}
event-accepted = { $player ->
    [you] Elfogadtad.
   *[other] { $player } elfogadta.
}
event-declined = { $player ->
    [you] Elutasítottad. A játszma folytatódik.
   *[other] { $player } elutasította. A játszma folytatódik.
}
event-won = { $player ->
    [you] Megnyerted a játszmát.
   *[other] { $player } megnyerte a játszmát.
}
event-won-match = { $player ->
    [you] Megnyerted a meccset.
   *[other] { $player } megnyerte a meccset.
}
