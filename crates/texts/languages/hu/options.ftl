option-variant = Alapállás
variant-rule-backgammon = A játszma a szokásos alapállásból indul.
variant-rule-nackgammon = A játszma a nackgammon alapállásából indul, négy bábuval hátul.
variant-rule-hypergammon = Mindkét játékosnak csak három bábuja van, mind hátul.
variant-rule-free = A játszma kézzel felállított állásból indul.

option-opening = Ki kezd
opening-high-die-plays-pair = A nagyobb dobás kezd, mindkét kockával
opening-rule-high-die-plays-pair = Mindkét játékos egy kockával dob; aki nagyobbat dob, kezd, és mindkét számot lelépi.
opening-high-die-rolls-again = A nagyobb dobás kezd, új dobással
opening-rule-high-die-rolls-again = Mindkét játékos egy kockával dob; aki nagyobbat dob, kezd, és az első körhöz mindkét kockával újra dob.
opening-die-for-color = A nagyobb dobásé a fehér, és kezd
opening-rule-die-for-color = Mindkét játékos egy kockával dob; aki nagyobbat dob, az kapja a fehér bábukat. Fehér kezd, és az első körhöz mindkét kockával dob.

option-next-game = Ki kezdi a következő játszmát
next-game-dice = A kockák
next-game-rule-dice = Minden játszmában a kockák döntik el, ki kezd.
next-game-winner = A győztes
next-game-rule-winner = A játszma győztese kezdi a következőt, és két kockával dob.

option-block = Mi zár le egy mezőt
block-from-two = Két bábu
block-rule-from-two = Egy játékos két vagy több bábuja lezárja a mezőt a másik előtt.
block-from-three = Három bábu
block-rule-from-three = Egy játékos három vagy több bábuja lezárja a mezőt a másik előtt; kettőt még ki lehet ütni, egyszerre mindkettőt.

option-blocked-landing = Lépés zárt mezőre
blocked-landing-illegal = Nem szabad
blocked-landing-rule-illegal = Zárt mezőre nem léphetsz.
blocked-landing-self-hit = Az ára a bábu
blocked-landing-rule-self-hit = Zárt mezőre nem lenne szabad lépned. Ha mégis, a saját bábud esik ki: a sorompóra kerül, a szám pedig elhasználódik.

option-duty = Lépéskényszer
duty-always = Mindig
duty-rule-always = Annyi számot kell lelépned, amennyit csak tudsz.
duty-until-home = Amíg mind haza nem ér
duty-rule-until-home = Annyi számot kell lelépned, amennyit csak tudsz, de ha már minden bábud otthon van, bármelyik számot kihagyhatod.

option-single-number = Ha csak az egyik szám léphető le
single-number-larger = A nagyobb
single-number-rule-larger = Ha bármelyik számot le tudod lépni, de mindkettőt nem, a nagyobbat kell lelépned.
single-number-either = Bármelyik
single-number-rule-either = Ha bármelyik számot le tudod lépni, de mindkettőt nem, te választasz.

option-bear-off = Kipakolás
bear-off-standard = A túl nagy szám a leghátsó bábut viszi
bear-off-rule-standard = A szám a saját mezőjéről pakol ki egy bábut. Ha az üres, magasabb mezőről kell lépned; ha ott nincs bábud, a legmagasabb meződről pakolsz ki.
bear-off-exact = Csak pontos számmal
bear-off-rule-exact = A szám csak a saját mezőjéről pakol ki bábut, máshonnan nem.
bear-off-nearest-lower = A legközelebbi alacsonyabb mezőről
bear-off-rule-nearest-lower = A szám a saját mezőjéről pakol ki egy bábut. Ha az üres, kipakolhatsz a legközelebbi alacsonyabb meződről, akkor is, ha magasabban van még bábud.
bear-off-any-lower = Bármelyik alacsonyabb mezőről
bear-off-rule-any-lower = A szám a saját mezőjéről vagy bármelyik alacsonyabbról kipakol egy bábut, ahogy tetszik.

option-hit-and-run = Ütés és továbblépés
hit-and-run-allowed = Szabad
hit-and-run-rule-allowed = Az a bábu, amelyik üt, ugyanabban a körben tovább is léphet.
hit-and-run-not-at-home = Otthon nem
hit-and-run-rule-not-at-home = Az a bábu, amelyik a saját otthonában üt, a kör végéig ott marad.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Csak ha a vesztes egyet sem pakolt ki
backgammon-needs-rule-none-off = Backgammon az, ha a vesztes egy bábut sem pakolt ki, és van még bábuja a sorompón vagy a győztes otthonában.
backgammon-needs-no-more = Akkor is, ha a vesztes már pakolt ki
backgammon-needs-rule-no-more = Backgammon az, ha a vesztesnek van még bábuja a sorompón vagy a győztes otthonában, akkor is, ha más bábukat már kipakolt.
backgammon-needs-never = Soha
backgammon-needs-rule-never = Backgammon nincs: legfeljebb gammont nyerhetsz.

option-cube = Duplázókocka
cube-rule-on = A duplázókocka megszorozza a játszma értékét.
cube-rule-off = Duplázókocka nélkül játszotok.

option-cube-timing = Mikor lehet duplázni
cube-timing-before-own-roll = A saját dobás előtt
cube-timing-rule-before-own-roll = Duplázást a saját körödben, dobás előtt ajánlhatsz, de csak a játszma első dobásának lelépése után.
cube-timing-any-time = Bármikor
cube-timing-rule-any-time = Duplázást bármikor ajánlhatsz, amikor dobás vagy lépés következik, akár a tiéd, akár az ellenfeledé, de csak a játszma első dobásának lelépése után.

option-cube-highest = A duplázókocka felső határa
cube-highest-none = Nincs határ
cube-highest-rule-none = A duplázásnak nincs határa.
cube-highest-at = { $highest }
cube-highest-rule-at = A duplázókocka legnagyobb értéke { $highest }.

option-match = Játékmód
match-none = Külön játszmák
match-rule-none = Minden játszma magában áll, és addig játszotok, ameddig kedvetek van.
match-to = { $length } pontos meccs
match-rule-to = { $length ->
    [one] Aki előbb nyer egy játszmát, az nyeri a meccset.
   *[other] A pontok összeadódnak, és az nyeri a meccset, aki előbb ér el { $length } pontot.
}

option-match-lengths = Szokásos meccshosszak
match-lengths-none = Nincs
match-lengths-rule-none = A játékleírás nem említ meccseket.
match-lengths-to = { $list } pontos
match-lengths-rule-to = A meccsek általában { $list } pontosak.

option-crawford = Crawford-szabály
crawford-rule-on = Amikor egy játékos először kerül egy pontra a meccs megnyerésétől, a következő játszmában senki sem duplázhat; utána a duplázókocka újra játékban van.
crawford-rule-off = A meccs minden játszmájában duplázhatsz.

option-jacoby = Jacoby-szabály
jacoby-rule-on = Külön játszmákban a gammon és a backgammon csak akkor számít, ha megfordították a duplázókockát; egyébként egyszeres győzelemnek számít.
jacoby-rule-off = A gammon és a backgammon akkor is számít, ha a duplázókockát nem fordították meg.

option-beavers = Beaver
beavers-off = Nincs
beavers-rule-off = A duplázást csak elfogadhatod, vagy passzolhatsz rá.
beavers-on = Beaver
beavers-rule-on = Ha külön játszmákban elfogadsz egy duplázást, rögtön újra duplázhatsz, és a duplázókocka nálad marad: ez a beaver.
beavers-raccoons = Beaver és raccoon
beavers-rule-raccoons = Ha külön játszmákban elfogadsz egy duplázást, rögtön újra duplázhatsz, és a duplázókocka nálad marad: ez a beaver. Aki először duplázott, erre még egyszer duplázhat: ez a raccoon.

option-automatic-doubles = Automatikus duplázások
automatic-doubles-off = Nincs
automatic-doubles-rule-off = Ha a kezdéskor a két kocka egyforma, újra dobtok, és semmi sem változik.
automatic-doubles-up-to = Legfeljebb { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Külön játszmákban a kezdéskor dobott egyforma szám megduplázza a tétet, de játszmánként csak egyszer.
   *[other] Külön játszmákban a kezdéskor dobott egyforma szám minden alkalommal megduplázza a tétet; ez játszmánként legfeljebb { $count } alkalom.
}

option-labels = A mezők számozása
labels-rule-none = A mezőkön nincs nyomtatott szám. Itt 24-től 1-ig számoljuk őket, ahogy a soron lévő játékos látja.
labels-rule-numbers = A mezőket 24-től 1-ig számoljuk, ahogy a soron lévő játékos látja.
labels-rule-halves = A mezők jele Fehér térfelén 1-től 12-ig, Fekete térfelén 1A-tól 12A-ig tart.
labels-rule-homes = A két otthon mezőinek száma 1-től 6-ig tart, a tábla szélétől befelé. A leírt lépésekben minden mezőt 24-től 1-ig számolunk.

option-counter-clockwise = Ki halad az óramutatóval ellentétesen
counter-clockwise-rule = { $counter } az óramutató járásával ellentétesen halad, a másik játékos azzal egyezően.

option-colors = A felek neve
colors-white-black = Fehér és Fekete
colors-rule-white-black = A két fél Fehér és Fekete.
colors-light-dark = Világos és Sötét
colors-rule-light-dark = A két fél Világos és Sötét.

option-cube-at-rest = Hol kezd a duplázókocka
cube-at-rest-middle = Középen
cube-at-rest-rule-middle = A duplázókocka középen kezd, felül a 64-gyel, amely 1-et jelent; amíg ott van, bármelyik játékos duplázhat.
cube-at-rest-side = A tábla mellett
cube-at-rest-rule-side = A duplázókocka a tábla mellett kezd, felül a 64-gyel, amely 1-et jelent; amíg ott van, bármelyik játékos duplázhat.

option-unit = Mit nyersz
unit-points = Pontokat
unit-rule-points = A győzelmeket pontokban számoljuk.
unit-stake = A tétet
unit-rule-stake = Tétre játszotok, amelyet egyszer, kétszer vagy háromszor kell kifizetni.
