# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Eltér a nemzetközi szabályoktól
book-differs-none = Ezek a nemzetközi szabályok.
book-summary = Az összes szabály röviden
book-summary-rule = Szabály
book-summary-value = Ebben a változatban
book-printed-by = A { -app } írta azokból a szabályokból, amelyek szerint játszik

book-aim = A játék célja
book-aim-checkers = Két játékos, mindkettőnek { $checkers } bábuja és két kockája van.
book-aim-way = A bábuiddal körbejárod a táblát az otthonodig, vagyis az utad utolsó hat mezőjéig, és onnan kipakolod őket. Ellenfeled az ellenkező irányba halad.
book-aim-win = Az nyer, aki előbb kipakolja az összes bábuját.
book-aim-picture = { $color } minden bábuja otthon van: { $color } most már kipakolhat.

book-setup = Felállítás
book-setup-board = A táblán 24 mező van négy negyedben, a két térfél között pedig a sorompó.
book-setup-points = A saját oldaladtól számolsz: az 1. meződ az utad utolsó mezője, a 24. a legtávolabbi. Ami neked az 1. mező, az ellenfelednek a 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point }. mező: { $checkers }
book-setup-position = Mindkét játékos így kezd: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Az alapállás, ahogy { $color } látja.

book-start = Ki kezd
book-start-tie = Ha a két kocka ugyanazt a számot mutatja, mindkét játékos újra dob.
book-start-picture = { $color } { $roll } dobással kezdett, és mezőt foglalt: { $play }.

book-moving = Lépés
book-moving-roll = A körödben mindkét kockával dobsz, és mindkét számot leléped: két bábuval egyszer-egyszer, vagy egy bábuval kétszer.
book-moving-order = Te döntöd el, melyik számot léped le előbb. Ha egy bábuval léped le mindkettőt, az két lépés, ezért közben szabad mezőre kell érkeznie.
book-moving-count = Útközben minden mező számít, a foglalt is.
book-moving-target = Bármelyik mezőre léphetsz, amelyet ellenfeled nem zár le, akárhány saját bábud áll is ott.
book-moving-nothing = Amelyik számot nem tudod lelépni, az elvész.
book-moving-done = A köröd akkor ér véget, amikor felveszed a kockáidat; addig visszavonhatod a lépéseidet.
book-moving-picture = { $color } egy bábuval futott, { $roll } dobással: { $play }. A hatost kellett előbb lelépni, mert az ötös zárt mezőre vinne.

book-doubles = Dupla
book-doubles-four = Ha a két kocka ugyanazt a számot mutatja, négyszer léped le, egy vagy több bábuval, ahogy tetszik.
book-doubles-rest = Amit a négyből nem lehet lelépni, az elvész, és nem jár újabb dobás.
book-doubles-also = Ez a beléptetésre, az ütésre és a kipakolásra is áll: duplával akár négy bábut is kiüthetsz.
book-doubles-picture = { $color } dobása { $roll }, a négy lépés: { $play }.

book-hitting = Kiütés
book-hitting-blot = Ha egy mezőn egyetlen bábu áll, az magányos bábu. Az ellenfél bábuja, amely rálép, akár csak útközben, kiüti.
book-hitting-pair = Az egy mezőn álló egy vagy két bábu kiüthető: az ellenfél bábuja, amely oda lép, mindet kiüti.
book-hitting-bar = A kiütött bábu a sorompóra kerül. Egy körben többször is üthetsz.
book-hitting-picture = { $opponent } magányos bábuja { $color } 5. mezőjén áll. { $color } ezekkel ütheti ki: { $list }.

book-entering = Beléptetés
book-entering-first = Ha bábuid vannak a sorompón, mindet be kell léptetned, mielőtt más bábuval lépnél.
book-entering-where = Az ellenfeled otthonában lépnek be: egyessel a 24., kettessel a 23. meződre, és így tovább, hatossal a 19. meződre. Belépéskor üthetsz is.
book-entering-where-halves = Az ellenfeled otthonában lépnek be, a dobott szám mezőjére: { $color } 1A-tól 6A-ig, { $opponent } 1-től 6-ig. Belépéskor üthetsz is.
book-entering-where-homes = Az ellenfeled otthonában lépnek be, a dobott szám mezőjére: egyessel az 1. mezőre, és így tovább, hatossal a 6. mezőre. Belépéskor üthetsz is.
book-entering-rest = Olyan számmal, amelynek a mezője zárt, nem tudsz belépni. Ha már minden bábud bent van, a dobás maradékát bármelyik bábuval lelépheted.
book-entering-picture = { $color } egyik bábuja a sorompón áll. Ezekkel léphet be: { $list }.
book-entering-picture-closed = { $color } egyik bábuja a sorompón áll, és semmilyen számmal nem léphet be.

book-blocks = Zárás
book-blocks-pass = A zárt mezőt átugorhatod olyan számmal, amely túlvisz rajta. Hat egymás mellettit, vagyis teljes falat, nem lehet átugrani.
book-blocks-pass-three = A zárt mezőt átugorhatod olyan számmal, amely túlvisz rajta.
book-blocks-closed = Ha mind a hat mező zárt, ahová belépnél, zárt a tábla: egyetlen dobással sem léphetsz be, amíg valamelyik mező ki nem nyílik.
book-blocks-picture = { $opponent } lezárta a mezőket { $color } két hátsó bábuja előtt. Ezekkel szabadulhatnak: { $list }.
book-blocks-picture-closed = { $opponent } hat mezőt zárt le egymás mellett: { $color } két hátsó bábuja semmilyen számmal nem jut ki.

book-bearing-off = Kipakolás
book-bearing-off-when = Ha minden bábud az otthonodban van, kipakolhatod őket, akár annak a dobásnak a második számával is, amelyik az utolsót hazavitte.
book-bearing-off-inside = Kipakolás helyett a számmal az otthonodon belül is léphetsz.
book-bearing-off-beside = A kipakolt bábuk a tábla mellé kerülnek, és már nem jönnek vissza a játékba.
book-bearing-off-hit = Ha kiütik egy bábudat, annak újra haza kell érnie, mielőtt folytatod a kipakolást.
book-bearing-off-picture = { $number ->
    [1] Egyessel
    [2] Kettessel
    [3] Hármassal
    [4] Négyessel
    [5] Ötössel
   *[other] Hatossal
} { $color } ezt lépheti: { $list }.
book-bearing-off-picture-none = { $number ->
    [1] Egyessel
    [2] Kettessel
    [3] Hármassal
    [4] Négyessel
    [5] Ötössel
   *[other] Hatossal
} { $color } semmit sem léphet.

book-winning = Győzelem
book-winning-single = Egyszeresen nyersz, ami egyszer számít, ha ellenfeled legalább egy bábut kipakolt.
book-winning-gammon = Gammont nyersz, ami duplán számít, ha ellenfeled egyet sem pakolt ki.
book-winning-backgammon = A backgammon háromszorosan számít.
book-winning-highest = Ha több is illik rá, a legmagasabb számít.
book-winning-picture = { $color } kipakolta az utolsó bábuját. { $opponent } egy bábuja kint van, egy pedig a sorompón: { $win ->
    [single] egyszeres győzelem
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = A duplázókocka
book-cube-stake = A duplázókocka a tétre menő játszmákhoz való; ha nem játszotok tétre, hagyjátok ki.
book-cube-optional = A duplázókocka nem kötelező: a játszma előtt beszéljétek meg, használjátok-e.
book-cube-offer = Ha duplázást ajánlanak, elfogadhatod, és kétszer annyiért játszol tovább, vagy passzolsz, és annyit veszítesz, amennyit a játszma addig ért.
book-cube-owner = Aki elfogadja, azé a duplázókocka, és legközelebb csak a birtokosa duplázhat.
book-cube-product = A végén a győzelmet megszorozzuk a duplázókockával: egy gammon 4-es duplázókockával 8-at ér.
book-cube-picture = { $color } duplázott, { $opponent } elfogadta. A duplázókocka { $opponent } birtokában van, értéke { $value }.

book-match = Játszmák és meccsek
book-match-score = { $length ->
    [one] Egyetlen játszma dönt.
   *[other] Amit nyersz, hozzáadódik a pontjaidhoz; ami { $length } pont fölött van, már nem számít.
}

book-letters = X: { $color }, O: { $opponent }.

note-silent = Ahol a játékleírás hallgat, a nemzetközi szabály szerint játszunk.
note-source-german = A játékleírás nyelvei nem mind mondják ugyanazt. Mi a német szöveget követjük.
note-source-swedish = A játékleírás nyelvei nem mind mondják ugyanazt. Mi a svéd szöveget követjük.
note-picture = A játékleírás az alapállást csak képen mutatja. Mi a szokásosat vesszük.
note-deluxe-sum = A játékleírás szerint egy bábuval a két szám összege is leléphető, és megállást nem említ. Mi két lépést játszunk, köztük megállással; különben egy bábu nem üthetne kétszer.
note-deluxe-duty = A játékleírás szerint addig kötelező lépni, amíg a játékos minden bábuja otthon nincs. Ezt így értjük: a saját bábuid.
note-deluxe-larger = A játékleírás mindig a nagyobb számot kéri. Ha már minden bábud otthon van, nálunk ezt is kihagyhatod, mint bármelyik másikat.
note-deluxe-block = A játékleírásban „több mint két” korong áll. Nálunk kettő is elég, különben pontosan kettőre nem volna szabály.
note-nordic-block = A svéd és az angol szöveg egyik képaláírása szerint „kettőnél több”, a szabály szerint „egynél több” zár. A szabályt követjük.
note-deluxe-inside = A játékleírás az otthonon belüli lépést csak akkor engedi, ha a szám saját mezője üres. Mi mindig engedjük, hiszen a számot úgyis kihagyhatod.
note-backgammon = A játékleírás nem mondja, hogy a vesztes egyetlen bábut sem pakolhatott ki, ezért mi sem kérjük.
note-deluxe-first-double = A játékleírás szerint „a játék megkezdése után”. Ezt így értjük: az első dobás lelépése után.
note-swiss-lower = A játékleírás szerint „az eggyel kisebb mezőről”. Ha az is üres, a legközelebbi kisebbet vesszük, ahol bábud áll.
note-nordic-lower = A játékleírás nem mondja, hogy a magasabb mezőknek üresnek kell lenniük, ezért mi sem kérjük.
note-norwegian-lost = A játékleírás szerint, amíg nincs otthon mind, elvész az a szám, amelyet a kint lévő bábuk nem tudnak lelépni. Nálunk otthon lévő bábuval is lelépheted, mert egy szám csak akkor vész el, ha semmi sem léphet.
note-norwegian-enter = A játékleírás szerint a bábuk „a tábla feléd eső oldalán” lépnek be. Ezt így értjük: ahol a hátsó bábuid kezdenek, az ellenfél otthonában.
note-nordic-any-time = A norvég és a dán szöveg szerint „bármikor”, a többi szerint „játék közben”. Nálunk: bármikor.
note-hungarian-refused = A játékleírás 1 pontot ad, ha a duplázásra passz a válasz. Az első duplázásnál ez így van; a továbbiaknál azt számoljuk, amennyit a játszma előtte ért.
note-hungarian-highest = A játékleírás csak a duplázókocka oldalait sorolja fel: 2-től 64-ig. A 64-et vesszük felső határnak.
book-contents = Tartalom
book-search = Keresés a szabályokban
book-search-none = Nincs találat.
