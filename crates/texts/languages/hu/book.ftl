# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Eltér a nemzetközi játéktól
book-differs-none = Ezek a nemzetközi szabályok.
book-summary = Az összes szabály egy helyen
book-summary-rule = Szabály
book-summary-value = Itt
book-printed-by = A { -app } írta azokból a szabályokból, amelyek szerint játszik

book-aim = A játék célja
book-aim-checkers = Ketten játszanak, mindkét játékosnak { $checkers } bábuja és két kockája van.
book-aim-way = A bábuidat körbeviszed a táblán az otthonodba, vagyis az utad utolsó hat mezőjére, onnan pedig kipakolod őket a tábláról. Ellenfeled szemből jön.
book-aim-win = Az nyer, aki előbb pakolja ki az utolsó bábuját.
book-aim-picture = { $color } minden bábuja otthon van. Most már kipakolhatók.

book-setup = Felállítás
book-setup-board = A táblán 24 mező van négy negyedben, a két térfél között pedig a sorompó.
book-setup-points = Mindenki a saját végétől számol: az 1. mező az utad vége, a 24. a legtávolabbi, és ami neked az 1. mező, az ellenfelednek a 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point }. mező: { $checkers }
book-setup-position = Mindkét játékos bábui így állnak induláskor: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Az alapállás, ahogy { $color } látja.

book-start = Ki kezd
book-start-tie = Ha a két kocka ugyanannyit mutat, mindketten újra dobnak.
book-start-picture = { $color } { $roll } dobással kezdett, és mezőt foglalt: { $play }.

book-moving = Lépés
book-moving-roll = Felváltva dobtok a két kockával, és mindkét számot lelépitek: két bábuval egyszer-egyszer, vagy egy bábuval kétszer.
book-moving-order = Te döntöd el, melyik szám jön előbb. Aki egy bábuval lép kétszer, az két külön lépést tesz, és közben is szabad mezőre kell érkeznie.
book-moving-target = Bármelyik mezőre léphetsz, amelyet ellenfeled nem zár le, akárhány saját bábud áll is ott.
book-moving-nothing = Amelyik számot nem lehet lelépni, az elvész.
book-moving-done = A köröd akkor ér véget, amikor felveszed a kockáidat; addig visszavonhatod a lépéseidet.
book-moving-picture = { $color } egy bábuval futott, { $roll } dobással: { $play }. A hatossal kellett kezdenie, mert az ötös egymagában zárt mezőre visz.

book-doubles = Dupla
book-doubles-four = Ha a két kocka ugyanazt mutatja, a számot négyszer kell lelépni, egy vagy több bábuval, ahogy tetszik.
book-doubles-rest = Amit a négyből nem lehet lelépni, az elvész, és a dupláért nem jár újabb dobás.
book-doubles-picture = { $color } dobása { $roll }, a négy lépés: { $play }.

book-hitting = Kiütés
book-hitting-blot = Ha egy mezőn csak egyetlen bábu áll, az magányos bábu. Az ellenfél bábuja, amely oda érkezik vagy útközben rálép, kiüti.
book-hitting-pair = Az egy mezőn álló egy vagy két bábu kiüthető: ha az ellenfél bábuja oda érkezik, mindet kiüti.
book-hitting-bar = A kiütött bábu a sorompóra kerül. Egy körben többször is lehet ütni.
book-hitting-picture = { $opponent } magányos bábuja { $color } 5. mezőjén áll. { $color } ezekkel ütheti ki: { $list }.

book-entering = Beléptetés
book-entering-first = Ha bábuid állnak a sorompón, előbb mindet be kell léptetned; addig más bábuval nem léphetsz.
book-entering-where = A belépés az ellenfél otthonában történik: egyessel a 24., kettessel a 23. meződre, és így tovább, hatossal a 19. meződre. Belépés közben is lehet ütni.
book-entering-where-halves = A belépés az ellenfél otthonában történik: { $color } 1A–6A, { $opponent } 1–6. Belépés közben is lehet ütni.
book-entering-where-homes = A belépés az ellenfél otthonában történik: 1 → 1, 2 → 2 … 6 → 6. Belépés közben is lehet ütni.
book-entering-rest = Amelyik szám zárt mezőre vinne, azzal nem lehet belépni. Ha már minden bábud bent van, a dobás maradékát bármelyikkel lelépheted.
book-entering-picture = { $color } egyik bábuja a sorompón áll. Ezekkel léphet be: { $list }.
book-entering-picture-closed = { $color } egyik bábuja a sorompón áll, és semmilyen számmal nem léphet be.

book-blocks = Zárás
book-blocks-pass = A zárt mezőn át lehet haladni olyan számmal, amely túlvisz rajta. Hat egymás melletti zárt mezőn nem lehet átjutni.
book-blocks-pass-three = A zárt mezőn át lehet haladni olyan számmal, amely túlvisz rajta.
book-blocks-closed = Ha mind a hat mező zárt, ahová belépnél, zárt a tábla: egyetlen dobással sem léphetsz be, amíg valamelyik mező ki nem nyílik.
book-blocks-picture = { $opponent } lezárta a mezőket { $color } két hátsó bábuja előtt. Ezekkel szabadulhatnak: { $list }.
book-blocks-picture-closed = { $opponent } hat mezőt zárt le egymás mellett: { $color } két hátsó bábuja semmilyen számmal nem jut ki.

book-bearing-off = Kipakolás
book-bearing-off-when = Ha minden bábud az otthonodban van, elkezdheted kipakolni őket, akár annak a dobásnak a második számával is, amelynek az elsője az utolsót hazavitte.
book-bearing-off-inside = Kipakolás helyett az otthonon belül is léphetsz a számmal, ha van rá hely.
book-bearing-off-hit = Ha közben kiütik egy bábudat, annak előbb újra haza kell érnie, csak utána folytathatod a kipakolást.
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
book-winning-single = Győzelmed egyszeres, ha ellenfeled legalább egy bábut kipakolt.
book-winning-gammon = Győzelmed kétszeres, vagyis gammon, ha ellenfeled egyet sem pakolt ki.
book-winning-backgammon = Győzelmed háromszoros, ha backgammonnal nyersz.
book-winning-highest = Ha több is teljesül, a legmagasabb számít.
book-winning-picture = { $color } kipakolta az utolsó bábuját. { $opponent } egy bábuja kint van, egy pedig a sorompón: { $win ->
    [single] egyszeres győzelem
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = A duplázókocka
book-cube-stake = A duplázókocka a tétre menő játékhoz való; tét nélkül hagyjátok ki.
book-cube-optional = A duplázókocka nem kötelező: a játszma előtt beszéljétek meg, használjátok-e.
book-cube-offer = Akinek duplázást ajánlanak, az vagy elfogadja, és kétszeres értékért játszik tovább, vagy passzol, és annyit veszít, amennyit a játszma addig ért.
book-cube-owner = Aki elfogadja, az kapja meg a duplázókockát, és legközelebb csak ő duplázhat.
book-cube-product = A végén a győzelem annyiszor számít, amennyit a duplázókocka mutat: ha 4-en áll, a gammon nyolcszorosan számít.
book-cube-picture = { $color } duplázott, { $opponent } elfogadta. A duplázókocka most { $opponent } birtokában van, értéke { $value }.

book-match = Játszmák és meccsek
book-match-score = { $length ->
    [one] Egyetlen játszma dönt.
   *[other] Amit nyersz, hozzáadódik a pontjaidhoz; ami { $length } pont fölött van, már nem számít.
}

book-letters = X: { $color }, O: { $opponent }.

note-silent = Ahol a játékleírás hallgat, a nemzetközi szabály szerint játszunk.
note-picture = A játékleírás a kezdőállást csak képen mutatja. Mi a szokásosat vesszük.
note-deluxe-sum = A játékleírás szerint egy bábu „összevonhatja” a két számot, és megállást nem említ. Mi két lépést játszunk, köztük megállással; különben egy bábu nem üthetne kétszer.
note-deluxe-duty = A játékleírás szerint addig kötelező lépni, amíg „a játékos” minden bábuja otthon nincs. Ezt így értjük: a saját bábuid.
note-deluxe-larger = A játékleírás nem tesz kivételt. Mi igen: ha már minden bábud otthon van, a nagyobb számot is kihagyhatod.
note-deluxe-block = A játékleírásban „kettőnél több” áll. Nálunk kettő is elég, különben pontosan kettőre nem volna szabály.
note-nordic-block = A játékleírás egyik képaláírása szerint „kettőnél több”, a szabálya szerint „egynél több” zár. A szabályt követjük.
note-deluxe-inside = A játékleírás ezt csak akkor engedi, ha a szám saját mezője üres. Mi mindig, hiszen a számot úgyis kihagyhatod.
note-backgammon = A játékleírás nem mondja, hogy a vesztes egyetlen bábut sem pakolhatott ki, ezért mi sem kérjük.
note-deluxe-first-double = A játékleírás szerint „a játék kezdete után”. Ezt így értjük: az első dobás lelépése után.
note-swiss-lower = A játékleírás szerint „az eggyel kisebb mezőről”. Ha az is üres, a legközelebbi kisebbet vesszük, ahol bábud áll.
note-nordic-lower = A játékleírás nem mondja, hogy a magasabb mezőknek üresnek kell lenniük, ezért mi sem kérjük.
note-norwegian-lost = A játékleírás szerint, amíg nincs otthon mind, elvész az a szám, amelyet a kint lévő bábuk nem tudnak lelépni. Nálunk otthon lévő bábuval is lelépheted, mert egy szám csak akkor vész el, ha semmi sem léphet.
note-nordic-any-time = A norvég és a dán szöveg szerint „bármikor”, a többi szerint „játék közben”. Nálunk: bármikor.
note-hungarian-refused = A játékleírás 1 pontot ad a visszautasított duplázásért. Ez az elsőre illik; a továbbiaknál az számít, amennyit a játszma előtte ért.
book-contents = Tartalom
book-search = Keresés a szabályokban
book-search-none = Nincs találat.
