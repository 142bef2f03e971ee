happened-threw = { $player } { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobott.
happened-tie = Mindketten { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobtak. Újra!
happened-starts = { $player } kezd.
happened-got-white = { $player } nagyobbat dobott, a fehér bábukat kapja, és kezd.
happened-side = { $color }: { $name }.
happened-rolled = { $player } dobása: { $larger }-{ $smaller }.
happened-rolled-double = { $player } { $die ->
    [1] dupla egyest
    [2] dupla kettest
    [3] dupla hármast
    [4] dupla négyest
    [5] dupla ötöst
   *[other] dupla hatost
} dobott.
happened-moved = { $player } { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre lépett.
happened-hit = { $player } { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre lépett, és ütött.
happened-entered = { $player } belépett { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
happened-entered-hitting = { $player } belépett { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre, és ütött.
happened-bore-off = { $player } kipakolt egy bábut { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről.
happened-played = { $player } lépése: { $play }.
happened-landed-on-block = { $player } zárt mezőre lépett: a bábu a sorompóra kerül.
happened-cannot-move = { $player } nem tud lépni.
happened-ended-turn = { $player } befejezte a körét.
happened-undone = Lépés visszavonva.
happened-doubled = { $player } duplázott: { $value }.
happened-took = { $player } elfogadta. A duplázókocka értéke { $value }.
happened-passed = { $player } passzolt.
happened-beavered = { $player } beaverrel válaszolt: { $value }.
happened-raccooned = { $player } raccoonnal válaszolt: { $value }.
happened-resigned = { $player } felajánlja, hogy feladja.
happened-claimed = { $player } bejelenti a győzelmét.
happened-settled = { $player } megegyezést ajánl.
happened-accepted = { $player } elfogadta.
happened-declined = { $player } elutasította. A játszma folytatódik.
happened-won = { $player } megnyerte a játszmát.
happened-won-match = { $player } megnyerte a meccset.
