refused-game-over = A játszma véget ért.
refused-match-over = A meccs véget ért: { $color } nyert.
refused-game-not-over = Ez a játszma még nem ért véget.
refused-not-your-turn = { $color } dönt.
refused-start-not-settled = Előbb mindkét játékos dob egy kockával, hogy kiderüljön, ki kezd.
refused-start-settled = Már eldőlt, ki kezd.
refused-already-thrown = Már dobtál a kezdésért: { $die }.
refused-offer-open = Előbb { $color } válaszol erre: { $offer }.
refused-no-offer = Nincs ajánlat, amelyre válaszolni kellene.
refused-wrong-answer-cube = Erre csak elfogadás vagy passz lehet a válasz: { $offer }.
refused-wrong-answer = Erre csak elfogadás vagy elutasítás lehet a válasz: { $offer }.
refused-roll-first = Előbb dobj a kockákkal.
refused-already-rolled = Már dobtál: { $roll }.
refused-cube-not-in-use = Ez a játszma duplázókocka nélkül folyik.
refused-crawford = Ez a Crawford-játszma: senki sem duplázhat.
refused-first-roll-not-played = A játszma első dobásának lelépése előtt senki sem duplázhat.
refused-cube-not-yours = A duplázókocka { $color } birtokában van, és csak a birtokosa duplázhat.
refused-cube-at-limit = E szabályok szerint a duplázókocka legnagyobb értéke { $highest }.
refused-double-after-roll = Csak dobás előtt duplázhatsz, és a dobás már megvolt: { $roll }.
refused-no-beavers = Nem egyeztetek meg beaverben.
refused-no-raccoons = Nem egyeztetek meg raccoonban.
refused-settlement-in-match = Meccs közben nem lehet megegyezni a játszmáról.
refused-settlement-for-nothing = A megegyezésnek legalább egy pontról kell szólnia.
refused-no-backgammon = E szabályok szerint nincs backgammon.
refused-die-not-rolled = { $roll } a dobásod: nincs benne { $die ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[other] hatos
}.
refused-die-used = { $die ->
    [1] Az egyest
    [2] A kettest
    [3] A hármast
    [4] A négyest
    [5] Az ötöst
   *[other] A hatost
} már lelépted.
refused-no-checker-on-bar = Nincs bábud a sorompón.
refused-no-checker = { $point ->
    [1] Az
    [5] Az
   *[other] A
} { $point }. mezőn nincs bábud.
refused-bar-first = { $checkers ->
    [one] Előbb a sorompón álló bábudnak kell belépnie.
   *[other] Előbb a sorompón álló { $checkers } bábudnak kell belépnie.
}
refused-blocked = { $point ->
    [1] Az
    [5] Az
   *[other] A
} { $point }. mező zárva van: az ellenfél { $checkers } bábuja áll rajta.
refused-not-all-home = Csak akkor pakolhatsz ki, ha minden bábud otthon van; egy még { $point ->
    [1] az
    [5] az
   *[other] a
} { $point }. mezőn áll.
refused-higher-checker = Ezzel a számmal { $higher ->
    [1] az
    [5] az
   *[other] a
} { $higher }. mezőről kell lépned.
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
} pakolhatsz ki, { $die ->
    [1] egyessel
    [2] kettessel
    [3] hármassal
    [4] négyessel
    [5] ötössel
   *[other] hatossal
} nem.
refused-hit-and-run = A bábud { $point ->
    [1] az
    [5] az
   *[other] a
} { $point }. mezőn ütött az otthonodban, ezért ebben a körben ott marad.
refused-both-numbers = A dobásod ({ $roll }) mindkét számát le tudod lépni, tehát le is kell.
refused-larger-number = Csak az egyik számodat lépheted le, ezért a nagyobbat kell: { $die ->
    [1] az egyest
    [2] a kettest
    [3] a hármast
    [4] a négyest
    [5] az ötöst
   *[other] a hatost
}.
refused-as-many-as-possible = { $moves ->
    [one] Tudsz még lépni, tehát lépned kell.
   *[other] Ezzel a dobással { $moves } lépést tehetsz, tehát meg kell tenned.
}
refused-turn-not-over = A köröd még nem ért véget: tudsz még lépni, tehát lépned kell.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-no-penalty-landing = Zárt mezőre nem léphetsz.
refused-not-blocked = Az a mező nincs lezárva, így nincs büntetés.

offer-double = duplázás
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] feladás, egyszeres vereség
    [gammon] feladás, gammon
   *[backgammon] feladás, backgammon
}
offer-claim = { $win ->
    [single] bejelentett egyszeres győzelem
    [gammon] bejelentett gammon
   *[backgammon] bejelentett backgammon
}
offer-settlement = megegyezés { $points } pontban
offer-settlement-stake = megegyezés ({ $text })

instead-moves = Lehetséges: { $play }.
instead-no-moves = Nincs szabályos lépés.
instead-actions = Ezt teheted: { $actions }.
instead-nothing = Most nincs semmi dolgod.

roll-pair = { $larger }-{ $smaller }
