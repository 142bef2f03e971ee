coach-title = Treener
coach-better = { $better-play } on parem.
coach-much-better = { $better-play } on palju parem.
coach-gives-away = { $play } maksab { $loss } punkti.
coach-keep = Jääb nii
coach-change = Proovi uuesti

coach-shots = Pärast seda käiku { $played ->
    [0] ei löö sind ükski vise
   *[other] lööb sind 36 viskest { $played }
}; pärast paremat { $better ->
    [0] ei löö ükski
   *[other] lööb { $better }
}.
coach-hits = { $played ->
    [0] See käik ei löö midagi; parem lööb { $better ->
        [one] ühe nupu
       *[other] { $better } nuppu
    }.
    [one] See käik lööb ühe nupu; parem { $better ->
        [0] ei löö ühtki
       *[other] lööb { $better }
    }.
   *[other] See käik lööb { $played } nuppu; parem { $better ->
        [0] ei löö ühtki
       *[other] lööb { $better }
    }.
}
coach-better-makes = Parem käik hõivab su kiilu { $point }.
coach-played-makes = See käik hõivab su kiilu { $point }.
coach-better-breaks = Parem käik loobub sinu kiilust { $point }.
coach-played-breaks = See käik loobub sinu kiilust { $point }; parem hoiab seda.
coach-prime = { $played ->
    [one] Su pikim müür on pärast seda käiku { $played } kiil, pärast paremat { $better }.
   *[other] Su pikim müür on pärast seda käiku { $played } kiilu, pärast paremat { $better }.
}
coach-stays-on-bar = Pärast seda käiku { $played ->
    [0] saab vastane sisse iga viskega
   *[other] jääb vastane baarile { $played } viskega 36-st
}; pärast paremat { $better ->
    [0] saab ta sisse iga viskega
   *[other] jääb ta sinna { $better } viskega
}.
coach-aims = Pärast seda käiku { $played ->
    [0] ei löö järgmisel korral ükski su vise
   *[other] lööb järgmisel korral su 36 viskest { $played }
}; pärast paremat { $better ->
    [0] ei löö ükski
   *[other] lööb { $better }
}.
coach-lead-ahead = { $played ->
    [0] Pärast seda käiku on võidujooks tasa
   *[other] Pärast seda käiku juhid { $played } silmaga
}; pärast paremat { $better ->
    [0] on see tasa
   *[other] juhid { $better } silmaga
}.
coach-lead-behind = Pärast seda käiku oled { $played } silmaga taga; pärast paremat { $better } silmaga.
coach-lead-passes = Pärast seda käiku oled { $played } silmaga taga; pärast paremat { $better ->
    [0] on võidujooks tasa
   *[other] juhid { $better } silmaga
}.
coach-lead-loses = { $played ->
    [0] Pärast seda käiku on võidujooks tasa
   *[other] Pärast seda käiku juhid { $played } silmaga
}; pärast paremat oled { $better } silmaga taga.
coach-back = Pärast seda käiku { $played ->
    [0] ei jää vastase koduväljale ühtki su nuppu
    [one] jääb vastase koduväljale { $played } su nupp
   *[other] jääb vastase koduväljale { $played } su nuppu
}; pärast paremat { $better ->
    [0] ei jää ühtki
   *[other] jääb { $better }
}.
coach-stack = Su kõrgeimas virnas on pärast seda käiku { $played ->
    [one] { $played } nupp
   *[other] { $played } nuppu
}, pärast paremat { $better }.
coach-off = Pärast seda käiku { $played ->
    [0] pole väljas ühtki nuppu
    [one] on väljas { $played } nupp
   *[other] on väljas { $played } nuppu
}, pärast paremat { $better ->
    [0] pole ühtki
   *[other] on { $better }
}.
coach-wins = See käik võidab { $played }% mängudest, parem { $better }%.
coach-gammons = See käik võidab gammoni { $played }%-s mängudest, parem { $better }%-s.
coach-lost-gammons = See käik kaotab gammoni { $played }%-s mängudest, parem { $better }%-s.

coach-should-double = Siin on õige duubeldada.
coach-should-roll = Duubeldada on veel vara.
coach-should-play-on = Oled duubeldamiseks liiga heas seisus: mängi edasi gammoni peale.
coach-should-take = Siin tuleb vastu võtta: võidad { $chance }% mängudest, ja sellest piisab.
coach-should-pass = Siin tuleb loobuda: võidad ainult { $chance }% mängudest.

fact-pips = Sul on jäänud { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}.
fact-lead = Juhid { $pips } silmaga.
fact-behind = Oled { $pips } silmaga taga.
fact-on-bar = Sul on baaril { $checkers ->
    [one] { $checkers } nupp
   *[other] { $checkers } nuppu
}.
fact-opponent-on-bar = Vastasel on baaril { $checkers ->
    [one] { $checkers } nupp
   *[other] { $checkers } nuppu
}.
fact-off = { $checkers ->
    [0] Sul pole ühtki nuppu väljas.
    [one] Sul on väljas { $checkers } nupp.
   *[other] Sul on väljas { $checkers } nuppu.
}
fact-opponent-off = { $checkers ->
    [0] Vastasel pole ühtki nuppu väljas.
    [one] Vastasel on väljas { $checkers } nupp.
   *[other] Vastasel on väljas { $checkers } nuppu.
}
fact-blot = { $shots ->
    [0] Su kaitseta nuppu kiilul { $point } ei saa järgmise viskega lüüa.
   *[other] Su kaitseta nuppu kiilul { $point } lööb 36 viskest { $shots }.
}
fact-hitting = { $shots ->
    [0] Ükski su vise ei löö.
   *[other] Sinu 36 viskest lööb { $shots }.
}
fact-opponent-hitting = { $shots ->
    [0] Ükski vastase vise ei löö.
   *[other] Vastase 36 viskest lööb { $shots }.
}
fact-entering = { $shots ->
    [0] Ükski vise ei too sisse: laud on kinni.
   *[other] 36 viskest toob sisse { $shots }.
}
fact-dancing = { $shots ->
    [0] Saad käia iga viskega.
   *[other] { $shots } viskega 36-st sa käia ei saa.
}
fact-prime = { $count ->
    [one] Su pikim müür on { $count } kiil.
    [6] Sul on täismüür: kuus kiilu järjest.
   *[other] Su pikim müür on { $count } kiilu.
}
fact-back = { $checkers ->
    [0] Sul pole ühtki nuppu taga.
    [one] Sul on veel { $checkers } nupp taga.
   *[other] Sul on veel { $checkers } nuppu taga.
}
fact-opponent-back = { $checkers ->
    [0] Vastasel pole ühtki nuppu taga.
    [one] Vastasel on veel { $checkers } nupp taga.
   *[other] Vastasel on veel { $checkers } nuppu taga.
}
fact-stack = Su kõrgeimas virnas on { $checkers ->
    [one] { $checkers } nupp
   *[other] { $checkers } nuppu
}.
coach-found-play = On olemas parem käik.
coach-found-cube = Kas oled kuubiotsuses kindel?
coach-show = Näita
reason-cube-chances = Võidad { $wins }% mängudest, gammoniga { $gammons }%, ja kaotad gammoni { $lost }%-s mängudest.
reason-cube-double-from = Selle kuubi ja seisuga on õige duubeldada alates { $chance }%-st.
reason-cube-take-from = Vastane võidab { $wins }% mängudest ja vajab vastuvõtmiseks { $chance }%.
reason-cube-too-good = Alates { $chance }%-st on parem mängida gammoni peale kui duubeldada.
reason-cube-you-need = Võidad { $wins }% mängudest; selle kuubi ja seisuga vajad vastuvõtmiseks { $chance }%.
reason-cube-market =
    { $rolls ->
    [0] Isegi pärast su parimat viset saaks vastane järgmisel korral veel vastu võtta, nii et kiiret pole.
   *[other] Su 36 viskest { $rolls } puhul peaks vastane järgmisel korral loobuma.
    }
