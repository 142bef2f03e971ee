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
coach-stays-on-bar = E lépés után ellenfeled { $played ->
    [0] minden dobással be tud lépni
   *[other] 36-ból { $played } dobással nem tud belépni
}, a jobbik után { $better ->
    [0] mindegyikkel be tud
   *[other] { $better } dobással nem
}.
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
reason-cube-you-need = A játszmák { $wins }%-át nyered meg; ilyen duplázókocka és állás mellett az elfogadáshoz { $chance }% kell.
reason-cube-market =
    { $rolls ->
    [0] Ellenfeled még a legjobb dobásod után is elfogadhatná a duplázást a következő körödben, így nem kell sietni.
   *[other] 36 dobásodból { $rolls } után ellenfelednek passzolnia kellene a következő körödben.
    }
