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
coach-stays-on-bar = Visked, mis jätavad vastase baarile: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
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
reason-cube-you-need = Selle kuubi ja seisuga vajad vastuvõtmiseks { $chance }%.
reason-cube-wins = Võidad { $wins }% mängudest.
reason-cube-gammons = Võidad gammoni { $gammons }%-s mängudest ja kaotad gammoni { $lost }%-s.
reason-cube-no-market = Isegi pärast su parimat viset saaks vastane järgmisel korral veel vastu võtta, nii et kiiret pole.
reason-cube-market = { $share }% puhul kõigist jadadest, mille moodustavad su vise ja vastase parim vastus, peaks vastane järgmisel korral loobuma.
coach-will-hit = Visked, millega vastane peaks lööma: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-escapes = Visked, mis vabastavad vastase tagumise nupu: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-own-escapes = Visked, mis järgmisel korral vabastavad su tagumise nupu: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-builders = Visked, mis järgmisel korral hõivavad su kiilu { $point }: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-deep = Nuppe su kiiludel { $first } ja { $second }: pärast seda käiku { $played }, pärast paremat { $better }.
coach-block = Sinu hõivatud kiilud kuuest järjestikusest: pärast seda käiku { $played }, pärast paremat { $better }.
coach-spare-pips = Vabad silmad, enne kui pead oma müüri lõhkuma, tagumisi nuppe arvestamata: pärast seda käiku { $played }, pärast paremat { $better }.
coach-breaking = Visked, mis sunnivad sind järgmisel korral loobuma kiilust oma koduväljal: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-exposing = Visked, mis sunnivad sind järgmisel korral jätma kaitseta nupu löögi alla: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-contact-kept = Pärast seda käiku ei saa enam ühtki nuppu lüüa; parem säilitab kontakti.
coach-contact-broken = Pärast paremat käiku ei saa enam ühtki nuppu lüüa; see säilitab kontakti.
coach-will-anchor = Visked, millega vastane peaks hõivama kiilu sinu koduväljal: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-will-escape = Visked, millega vastane peaks vabastama tagumise nupu: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-will-block = Visked, millega vastane peaks hõivama kiilu oma koduväljal: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-good-rolls = Visked, millega vastane peaks lööma, sisse tulema, vabastama tagumise nupu või hõivama kiilu: pärast seda käiku { $played } 36-st, pärast paremat { $better }.
coach-crossovers = Üleminekuid järgmisse veerandisse, kuni kõik su nupud on kodus: pärast seda käiku { $played }, pärast paremat { $better }.
coach-pips-from-home = Silmi, kuni kõik su nupud on kodus: pärast seda käiku { $played }, pärast paremat { $better }.
coach-wastage = Silmad koos raiskamisega (EPC): pärast seda käiku { $played }, pärast paremat { $better }.
coach-price-hit = See käik lööb ja parem mitte, aga siin on see vähem väärt.
reason-needed = Iga käik, mis selles parem ei ole, maksab vähemalt { $loss } punkti.
reason-rolls-hit = Visked, mis löövad sind ainult pärast seda käiku: { $rolls } 36-st ({ $examples }).
reason-rolls-enter = Visked, mis jätavad vastase baarile ainult pärast paremat käiku: { $rolls } 36-st ({ $examples }).
reason-rolls-anchor = Visked, mis annavad vastasele pärast seda käiku rohkem kiile sinu koduväljal: { $rolls } 36-st ({ $examples }).
reason-rolls-escape = Visked, mis vabastavad pärast seda käiku rohkem vastase tagumisi nuppe: { $rolls } 36-st ({ $examples }).
reason-rolls-block = Visked, mis annavad vastasele pärast seda käiku rohkem kiile tema koduväljal: { $rolls } 36-st ({ $examples }).
reason-rolls-share = Neist tuleb { $share }% kaotusest.
reason-rolls-most = Vastused, mille järel on parem käik ees: { $rolls } 36-st, eelkõige { $examples }.
reason-rolls-price = Visked, mis löövad sind ainult pärast paremat käiku: { $rolls } 36-st ({ $examples }).
reason-score = Matši võiduks puuduvad punktid: sinul { $yours }, vastasel { $theirs }.
reason-score-crawford = See on Crawfordi mäng, nii et keegi ei tohi duubeldada.
reason-score-money-better = Üksikmängudes oleks sinu käik neist kahest parem.
reason-score-money-less = Üksikmängudes maksaks sinu käik ainult { $loss } punkti.
reason-gammon-value-now = Gammoni väärtus selle kuubiga: sulle { $yours }, vastasele { $theirs }; üksikmängudes ½.
advice-hit = Löö: vastane kaotab maad ja peab enne sisse tulema.
advice-safe = Mängi kindlalt: jäta vastasele vähem löögivõimalusi.
advice-bold = Riski: kasu on ohust suurem.
advice-price = See jätab küll rohkem löögivõimalusi, aga tasub end ära.
advice-point = Hõiva kiil: see tõkestab vastast ja su nupud on seal kaitstud.
advice-keep-point = Hoia oma kiilu; sul on seda veel vaja.
advice-anchor = Hõiva ankur: kindel kiil vastase koduväljal.
advice-prime = Pikenda oma müüri: selle taga olevad nupud on kinni.
advice-bar = Hoia vastast baaril.
advice-contain = Ära lase vastase tagumistel nuppudel põgeneda.
advice-escape = Too oma tagumised nupud ära, enne kui nad lõksu jäävad.
advice-stay = Jää taha ja oota löögivõimalust: võidujooksu sa ei võida.
advice-in-play = Hoia oma nupud mängus, ära mata neid maha.
advice-prepare = Valmista ette järgmine kiil: sea nupud nii, et rohkem viskeid selle hõivab.
advice-aim = Sihi edasi vastase kaitseta nuppe.
advice-blitz = Ründa: löö ja sulge kiile, enne kui vastasel on ankur.
advice-race = See on võidujooks: ära raiska silmi.
advice-spread = Hajuta oma nupud: kõrgest virnast pole kasu.
advice-gammon = Mängi gammoni peale.
advice-save-gammon = Väldi kõigepealt gammonit.
advice-timing = Jälgi ajastust: hoia vabu nuppe käimiseks, et sa ei peaks oma kiiludest loobuma.
advice-next-turn = Mõtle käik ette: paiguta nupud nii, et ka su järgmine vise oleks ohutu.
advice-hinder = Ole vastasel ees: jäta talle vähem viskeid, mis hõivavad kiilu.
advice-good-rolls = Jäta vastasele vähem häid viskeid.
advice-keep-contact = Hoia kontakti: oled võidujooksus taga ja vajad löögivõimalust.
advice-break-contact = Katkesta kontakt: oled võidujooksus ees.
advice-score-gammon = Selle punktiseisuga on gammon sulle tavalisest rohkem väärt: mängi selle peale.
advice-score-no-gammon = Selle punktiseisuga on gammon sulle tavalisest vähem väärt: võida lihtsalt mäng.
advice-score-risk = Selle punktiseisuga maksab kaotatud gammon sulle tavalisest vähem: võid rohkem riskida.
advice-score-save = Selle punktiseisuga maksab kaotatud gammon sulle tavalisest rohkem: väldi seda.
advice-score-no-backgammon = Selle punktiseisuga ei ole backgammon sulle rohkem väärt kui gammon: ära mängi selle peale.
advice-score = Arvesta punktiseisu: sellest sõltub, milline käik on parim.
advice-wins = Parem käik võidab lihtsalt rohkem mänge.
advice-cube-now = Duubelda kohe: järgmisel korral võib olla hilja.
advice-cube-cash = Vastane peaks loobuma, seega duubelda ja võida mäng.
advice-cube-behind = Ära duubelda: vastasel on suurem võimalus võita.
reason-cube-best-rolls = Su tugevaimad visked: { $examples }.
reason-cube-volatility = Keskmiselt muudab üks vise equity väärtust { $points } punkti võrra.
reason-cube-for-money = Üksikmängudes oleks see { $chance }%.
reason-gammon-nothing-yours = Pärast duubeldamist ei anna gammon sulle selle punktiseisuga rohkem kui ühekordne võit.
reason-gammon-nothing-theirs = Pärast duubeldamist ei anna gammon vastasele selle punktiseisuga rohkem kui ühekordne võit.
reason-gammon-match-yours = Pärast duubeldamist toob gammon sulle matši võidu.
reason-gammon-match-theirs = Pärast duubeldamist toob gammon vastasele matši võidu.
reason-gammon-value = Gammoni väärtus pärast duubeldamist: sulle { $yours }, vastasele { $theirs }; üksikmängudes ½.
reason-race-pips = Silmad: sinul { $yours }, vastasel { $theirs }.
reason-race-waste = Koos raiskamisega (EPC): { $yours } ja { $theirs }.
reason-race-rules = Keithi loendus: { $yours } ja { $theirs }; Kleinmani valem annab duubeldajale { $chance }%.

coach-plan = Plaan: { $plan }.
coach-plan-better = Parema käigu plaan: { $plan }.
plan-blitz = välkrünnak
plan-prime = müür
plan-holding = ootemäng
plan-back-game = tagamäng
plan-race = võidujooks
plan-containment = löödud nupu kinnihoidmine
