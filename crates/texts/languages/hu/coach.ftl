coach-title = Edző
coach-better = Jobb lépés: { $better-play }.
coach-much-better = Sokkal jobb lépés: { $better-play }.
coach-gives-away = { $play }: ez { $loss } pontba kerül.
coach-keep = Maradjon így
coach-change = Újra próbálom

coach-shots = E lépés után { $played ->
    [0] egyetlen dobás sem üt ki
   *[other] 36 dobásból { $played } üt ki
}; a jobbik után { $better ->
    [0] egy sem
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Ez a lépés nem üt ki semmit; a jobbik { $better } bábut üt ki.
   *[other] Ez a lépés { $played } bábut üt ki; a jobbik { $better ->
        [0] egyet sem
       *[other] { $better } bábut
    }.
}
coach-better-makes = A jobbik lépés elfoglalja a te { $point }. meződet.
coach-played-makes = Ez a lépés elfoglalja a te { $point }. meződet.
coach-better-breaks = A jobbik lépés feladja a te { $point }. meződet.
coach-played-breaks = Ez a lépés feladja a te { $point }. meződet; a jobbik megtartja.
coach-prime = A leghosszabb falad e lépés után { $played } mező, a jobbik után { $better }.
coach-stays-on-bar = Dobások, amelyek a sorompón hagyják az ellenfelet: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-aims = E lépés után { $played ->
    [0] egyetlen dobásod sem üt a következő körben
   *[other] 36 dobásodból { $played } üt a következő körben
}; a jobbik után { $better ->
    [0] egy sem
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] E lépés után fej fej mellett álltok
   *[other] E lépés után { $played } pippel vezetsz
}, a jobbik után { $better ->
    [0] fej fej mellett álltok
   *[other] { $better } pippel vezetsz
}.
coach-lead-behind = E lépés után { $played } pippel vagy lemaradva, a jobbik után { $better } pippel.
coach-lead-passes = E lépés után { $played } pippel vagy lemaradva, a jobbik után { $better ->
    [0] fej fej mellett álltok
   *[other] { $better } pippel vezetsz
}.
coach-lead-loses = { $played ->
    [0] E lépés után fej fej mellett álltok
   *[other] E lépés után { $played } pippel vezetsz
}, a jobbik után { $better } pippel vagy lemaradva.
coach-back = E lépés után { $played ->
    [0] egy bábud sem marad
   *[other] { $played } bábud marad
} az ellenfél otthonában, a jobbik után { $better ->
    [0] egy sem
   *[other] { $better }
}.
coach-stack = A legmagasabb tornyod e lépés után { $played } bábu, a jobbik után { $better }.
coach-off = E lépés után { $played ->
    [0] egy bábud sincs kint
   *[other] { $played } bábud van kint
}, a jobbik után { $better ->
    [0] egy sem
   *[other] { $better }
}.
coach-wins = Ez a lépés a játszmák { $played }%-át nyeri meg, a jobbik { $better }%-át.
coach-gammons = Ez a lépés a játszmák { $played }%-ában gammont nyer, a jobbik { $better }%-ában.
coach-lost-gammons = Ez a lépés a játszmák { $played }%-ában gammont veszít, a jobbik { $better }%-ában.

coach-should-double = Itt helyes duplázni.
coach-should-roll = Még túl korai duplázni.
coach-should-play-on = Túl jól állsz a duplázáshoz: játssz tovább a gammonért.
coach-should-take = Itt helyes elfogadni: a játszmák { $chance }%-át megnyered, és ez elég.
coach-should-pass = Itt helyes passzolni: a játszmáknak csak { $chance }%-át nyered meg.

fact-pips = Még { $pips } pip van hátra.
fact-lead = { $pips } pippel vezetsz.
fact-behind = { $pips } pippel vagy lemaradva.
fact-on-bar = { $checkers } bábud van a sorompón.
fact-opponent-on-bar = Ellenfelednek { $checkers } bábuja van a sorompón.
fact-off = { $checkers ->
    [0] Még egy bábudat sem pakoltad ki.
   *[other] { $checkers } bábudat már kipakoltad.
}
fact-opponent-off = { $checkers ->
    [0] Ellenfeled még egy bábut sem pakolt ki.
   *[other] Ellenfeled már { $checkers } bábut kipakolt.
}
fact-blot = { $shots ->
    [0] Magányos bábudat ({ $point }. mező) a következő dobás nem ütheti ki.
   *[other] Magányos bábudat ({ $point }. mező) 36-ból { $shots } dobás üti ki.
}
fact-hitting = { $shots ->
    [0] Egyetlen dobásod sem üt.
   *[other] 36-ból { $shots } dobásod üt.
}
fact-opponent-hitting = { $shots ->
    [0] Ellenfeled egyetlen dobása sem üt.
   *[other] Ellenfeled 36 dobásából { $shots } üt.
}
fact-entering = { $shots ->
    [0] Egyetlen dobással sem lehet belépni: zárt a tábla.
   *[other] 36-ból { $shots } dobással lehet belépni.
}
fact-dancing = { $shots ->
    [0] Minden dobással tudsz lépni.
   *[other] 36-ból { $shots } dobással nem tudsz lépni.
}
fact-prime = { $count ->
    [6] Teljes falad van: hat mező egymás mellett.
   *[other] A leghosszabb falad { $count } mező.
}
fact-back = { $checkers ->
    [0] Egyetlen bábud sem maradt hátul.
   *[other] { $checkers } bábud van még hátul.
}
fact-opponent-back = { $checkers ->
    [0] Ellenfelednek egyetlen bábuja sem maradt hátul.
   *[other] Ellenfelednek { $checkers } bábuja van még hátul.
}
fact-stack = A legmagasabb tornyod { $checkers } bábu.
coach-found-play = Van jobb lépés.
coach-found-cube = Biztosan jól döntesz a duplázásról?
coach-show = Mutasd meg
reason-cube-chances = A játszmák { $wins }%-át megnyered, { $gammons }%-át gammonnal, és { $lost }%-ában gammont veszítesz.
reason-cube-double-from = Ilyen duplázókocka és állás mellett { $chance }%-tól helyes duplázni.
reason-cube-take-from = Ellenfeled a játszmák { $wins }%-át nyeri meg, és az elfogadáshoz { $chance }% kell neki.
reason-cube-too-good = { $chance }%-tól jobb a gammonért játszani, mint duplázni.
reason-cube-you-need = Ilyen duplázókocka és állás mellett az elfogadáshoz { $chance }% kell.
reason-cube-wins = A játszmák { $wins }%-át megnyered.
reason-cube-gammons = A játszmák { $gammons }%-ában gammont nyersz, { $lost }%-ában gammont veszítesz.
reason-cube-no-market = Ellenfeled még a legjobb dobásod után is elfogadhatná a duplázást a következő körödben, így nem kell sietni.
reason-cube-market = A dobásodból és ellenfeled legjobb válaszából álló sorozatok { $share }%-a után ellenfelednek passzolnia kellene a következő körödben.
coach-will-hit = Dobások, amelyekkel az ellenfélnek ütnie kellene: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-escapes = Dobások, amelyek kiszabadítják az ellenfél hátsó bábuját: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-own-escapes = Dobások, amelyek legközelebb kiszabadítják egy hátsó bábudat: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-builders = Dobások, amelyek legközelebb elfoglalják a te { $point }. meződet: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-deep = Bábuk az { $first }. és { $second }. meződön: e lépés után { $played }, a jobbik után { $better }.
coach-block = Hat egymás melletti mezőből a tieid: e lépés után { $played }, a jobbik után { $better }.
coach-spare-pips = Leléphető pipek, mielőtt fel kell bontanod a faladat, a hátsó bábuid nélkül: e lépés után { $played }, a jobbik után { $better }.
coach-breaking = Dobások, amelyek legközelebb arra kényszerítenek, hogy feladj egy mezőt az otthonodban: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-exposing = Dobások, amelyek legközelebb arra kényszerítenek, hogy üthető helyen hagyj egy magányos bábut: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-contact-kept = E lépés után már egyetlen bábut sem lehet kiütni; a jobbik megtartja a kontaktust.
coach-contact-broken = A jobbik lépés után már egyetlen bábut sem lehet kiütni; ez megtartja a kontaktust.
coach-will-anchor = Dobások, amelyekkel az ellenfélnek mezőt kellene foglalnia a te otthonodban: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-will-escape = Dobások, amelyekkel az ellenfélnek ki kellene szabadítania egy hátsó bábut: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-will-block = Dobások, amelyekkel az ellenfélnek mezőt kellene foglalnia a saját otthonában: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-good-rolls = Dobások, amelyekkel az ellenfélnek ütnie, belépnie, hátsó bábut kiszabadítania vagy mezőt foglalnia kellene: e lépés után 36-ból { $played }, a jobbik után { $better }.
coach-crossovers = Átlépések a következő negyedbe, amíg minden bábud otthon nincs: e lépés után { $played }, a jobbik után { $better }.
coach-pips-from-home = Pipek, amíg minden bábud otthon nincs: e lépés után { $played }, a jobbik után { $better }.
coach-wastage = Pipek a pazarlással együtt (EPC): e lépés után { $played }, a jobbik után { $better }.
coach-price-hit = Ez a lépés üt, a jobbik nem, de itt ez kevesebbet ér.
reason-needed = Minden lépés, amely ebben nem jobb, legalább { $loss } pontba kerül.
reason-rolls-hit = Dobások, amelyek csak e lépés után ütnek ki: 36-ból { $rolls } ({ $examples }).
reason-rolls-enter = Dobások, amelyek csak a jobbik lépés után hagyják az ellenfelet a sorompón: 36-ból { $rolls } ({ $examples }).
reason-rolls-anchor = Dobások, amelyek e lépés után több mezőt adnak az ellenfélnek a te otthonodban: 36-ból { $rolls } ({ $examples }).
reason-rolls-escape = Dobások, amelyek e lépés után több hátsó bábuját szabadítják ki az ellenfélnek: 36-ból { $rolls } ({ $examples }).
reason-rolls-block = Dobások, amelyek e lépés után több mezőt adnak az ellenfélnek a saját otthonában: 36-ból { $rolls } ({ $examples }).
reason-rolls-share = Ezek adják a veszteség { $share }%-át.
reason-rolls-most = Válaszok, amelyek után a jobbik lépés áll jobban: 36-ból { $rolls }, leginkább { $examples }.
reason-rolls-price = Dobások, amelyek csak a jobbik lépés után ütnek ki: 36-ból { $rolls } ({ $examples }).
reason-score = A meccs megnyeréséhez hiányzó pontok: neked { $yours }, az ellenfélnek { $theirs }.
reason-score-crawford = Ez a Crawford-játszma, ezért senki sem duplázhat.
reason-score-money-better = Külön játszmákban a te lépésed lenne a jobbik.
reason-score-money-less = Külön játszmákban a lépésed csak { $loss } pontba kerülne.
reason-gammon-value-now = A gammon értéke ezzel a duplázókockával: neked { $yours }, az ellenfélnek { $theirs }; külön játszmákban ½.
advice-hit = Üss: az ellenfél teret veszít, és előbb be kell lépnie.
advice-safe = Játssz biztosra: hagyj kevesebb ütést az ellenfélnek.
advice-bold = Vállald a kockázatot: a nyereség többet ér, mint amennyi a veszély.
advice-price = Ez ugyan több ütést hagy, de megéri.
advice-point = Foglald el a mezőt: elzárja az ellenfelet, és a bábuid biztonságban vannak rajta.
advice-keep-point = Tartsd meg a meződet; még szükséged van rá.
advice-anchor = Foglalj horgonyt: egy biztos mezőt az ellenfél otthonában.
advice-prime = Építsd a faladat: ami mögötte van, bent ragad.
advice-bar = Tartsd az ellenfelet a sorompón.
advice-contain = Ne hagyd elszökni az ellenfél hátsó bábuit.
advice-escape = Hozd ki a hátsó bábuidat, mielőtt bent ragadnak.
advice-stay = Maradj hátul, és várj egy ütésre: a futamot nem nyered meg.
advice-in-play = Tartsd játékban a bábuidat, ne temesd el őket.
advice-prepare = Készítsd elő a következő meződet: helyezd úgy a bábuidat, hogy több dobás foglalja el.
advice-aim = Célozd tovább az ellenfél magányos bábuit.
advice-blitz = Támadj: üss, és zárj mezőket, mielőtt az ellenfélnek horgonya van.
advice-race = Ez futam: ne pazarolj pipet.
advice-spread = Oszd szét a bábuidat: a magas torony senkinek sem segít.
advice-gammon = Játssz a gammonért.
advice-save-gammon = Előbb kerüld el a gammont.
advice-timing = Ügyelj az időzítésre: tarts meg szabad bábukat a lépésekhez, hogy ne kelljen feladnod a mezőidet.
advice-next-turn = Gondolkodj egy körrel előre: tedd úgy a bábuidat, hogy a következő dobásod is biztonságos legyen.
advice-hinder = Állj az ellenfél útjába: hagyj neki kevesebb dobást, amellyel mezőt foglalhat.
advice-good-rolls = Hagyj kevesebb jó dobást az ellenfélnek.
advice-keep-contact = Tartsd meg a kontaktust: a futamban le vagy maradva, ütésre van szükséged.
advice-break-contact = Szüntesd meg a kontaktust: a futamban te vezetsz.
advice-score-gammon = Ennél az állásnál a gammon a szokásosnál többet ér neked: játssz érte.
advice-score-no-gammon = Ennél az állásnál a gammon a szokásosnál kevesebbet ér neked: elég megnyerned a játszmát.
advice-score-risk = Ennél az állásnál a vesztett gammon a szokásosnál kevesebbe kerül neked: többet kockáztathatsz.
advice-score-save = Ennél az állásnál a vesztett gammon a szokásosnál többe kerül neked: kerüld el.
advice-score-no-backgammon = Ennél az állásnál a backgammon neked nem ér többet, mint a gammon: ne játssz érte.
advice-score = Ügyelj a meccs állására: attól függ, melyik lépés a legjobb.
advice-wins = A jobbik lépés egyszerűen több játszmát nyer.
advice-cube-now = Duplázz most: legközelebb már késő lehet.
advice-cube-cash = Az ellenfélnek passzolnia kellene, ezért duplázz, és nyerd meg a játszmát.
advice-cube-behind = Ne duplázz: az ellenfélnek nagyobb az esélye a győzelemre.
reason-cube-best-rolls = A legerősebb dobásaid: { $examples }.
reason-cube-volatility = Egy dobás átlagosan { $points } ponttal változtatja meg az equityt.
reason-cube-for-money = Külön játszmákban ez { $chance }% lenne.
reason-gammon-nothing-yours = Duplázás után ennél az állásnál a gammon neked nem ér többet az egyszeres győzelemnél.
reason-gammon-nothing-theirs = Duplázás után ennél az állásnál a gammon az ellenfélnek nem ér többet az egyszeres győzelemnél.
reason-gammon-match-yours = Duplázás után egy gammon a meccset is megnyeri neked.
reason-gammon-match-theirs = Duplázás után egy gammon a meccset is megnyeri az ellenfélnek.
reason-gammon-value = A gammon értéke duplázás után: neked { $yours }, az ellenfélnek { $theirs }; külön játszmákban ½.
reason-race-pips = Pipek: neked { $yours }, az ellenfélnek { $theirs }.
reason-race-waste = A pazarlással együtt (EPC): { $yours } és { $theirs }.
reason-race-rules = Keith-szám: { $yours } és { $theirs }; Kleinman képlete { $chance }%-ot ad a duplázónak.

coach-plan = Terv: { $plan }.
coach-plan-better = A jobbik lépés terve: { $plan }.
plan-blitz = villámtámadás
plan-prime = fal
plan-holding = kivárás
plan-back-game = hátsó játék
plan-race = futam
plan-containment = kiütött bábu bezárása
