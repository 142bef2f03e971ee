event-threw = { $player } { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobott.
event-tie = Mindketten { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobtak. Újra!
event-starts = { $player } kezd.
event-got-white = { $player } nagyobbat dobott, a fehér bábukat kapja, és kezd.
event-side = { $color }: { $name }.
event-rolled = { $player } dobása: { $larger }-{ $smaller }.
event-rolled-double = { $player } { $die ->
    [1] dupla egyest
    [2] dupla kettest
    [3] dupla hármast
    [4] dupla négyest
    [5] dupla ötöst
   *[other] dupla hatost
} dobott.
event-moved = { $player } { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre lépett.
event-hit = { $player } { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre lépett, és ütött.
event-entered = { $player } belépett { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
event-entered-hitting = { $player } belépett { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre, és ütött.
event-bore-off = { $player } kipakolt egy bábut { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről.
event-played = { $player } lépése: { $play }.
event-landed-on-block = { $player } zárt mezőre lépett: a bábu a sorompóra kerül.
event-cannot-move = { $player } nem tud lépni.
event-ended-turn = { $player } befejezte a körét.
event-undone = Lépés visszavonva.
event-doubled = { $player } duplázott: { $value }.
event-took = { $player } elfogadta. A duplázókocka értéke { $value }.
event-passed = { $player } passzolt.
event-beavered = { $player } beaverrel válaszolt: { $value }.
event-raccooned = { $player } raccoonnal válaszolt: { $value }.
event-resigned = { $player } felajánlja, hogy feladja.
event-claimed = { $player } bejelenti a győzelmét.
event-settled = { $player } megegyezést ajánl.
event-accepted = { $player } elfogadta.
event-declined = { $player } elutasította. A játszma folytatódik.
event-won = { $player } megnyerte a játszmát.
event-won-match = { $player } megnyerte a meccset.
