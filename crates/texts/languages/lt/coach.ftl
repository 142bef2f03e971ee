coach-title = Treneris
coach-better = { $better-play } yra geriau.
coach-much-better = { $better-play } yra daug geriau.
coach-gives-away = { $play } kainuoja { $loss } taško.
coach-keep = Palikti taip
coach-change = Bandyti dar kartą

coach-shots = Po šio ėjimo { $played ->
    [0] tavęs nenumuša nė vienas metimas
   *[other] tave numuša { $played } iš 36 metimų
}; po geresniojo { $better ->
    [0] nenumuša nė vienas
   *[other] numuša { $better }
}.
coach-hits = { $played ->
    [0] Šis ėjimas nieko nenumuša; geresnysis numuša { $better ->
        [one] { $better } šaškę
        [few] { $better } šaškes
        [many] { $better } šaškės
       *[other] { $better } šaškių
    }.
    [one] Šis ėjimas numuša { $played } šaškę; geresnysis { $better ->
        [0] nieko nenumuša
       *[other] numuša { $better }
    }.
    [few] Šis ėjimas numuša { $played } šaškes; geresnysis { $better ->
        [0] nieko nenumuša
       *[other] numuša { $better }
    }.
    [many] Šis ėjimas numuša { $played } šaškės; geresnysis { $better ->
        [0] nieko nenumuša
       *[other] numuša { $better }
    }.
   *[other] Šis ėjimas numuša { $played } šaškių; geresnysis { $better ->
        [0] nieko nenumuša
       *[other] numuša { $better }
    }.
}
coach-better-makes = Geresnis ėjimas užima tavo { $point } lauką.
coach-played-makes = Šis ėjimas užima tavo { $point } lauką.
coach-better-breaks = Geresnis ėjimas atiduoda tavo { $point } lauką.
coach-played-breaks = Šis ėjimas atiduoda tavo { $point } lauką; geresnysis jį išlaiko.
coach-prime = Ilgiausia tavo siena po šio ėjimo – { $played }, po geresniojo – { $better }.
coach-stays-on-bar = Metimai, paliekantys varžovą ant baro: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-aims = Kitą kartą po šio ėjimo { $played ->
    [0] nenumuštų nė vienas tavo metimas
   *[other] numuštų { $played } iš 36 tavo metimų
}, po geresniojo { $better ->
    [0] nenumuštų nė vienas
   *[other] numuštų { $better }
}.
coach-lead-ahead = { $played ->
    [0] Po šio ėjimo lenktynės lygios
    [one] Po šio ėjimo pirmauji { $played } akute
    [few] Po šio ėjimo pirmauji { $played } akutėmis
    [many] Po šio ėjimo pirmauji { $played } akutės
   *[other] Po šio ėjimo pirmauji { $played } akučių
}; po geresniojo { $better ->
    [0] jos lygios
    [one] pirmauji { $better } akute
    [few] pirmauji { $better } akutėmis
    [many] pirmauji { $better } akutės
   *[other] pirmauji { $better } akučių
}.
coach-lead-behind = Po šio ėjimo atsilieki { $played ->
    [one] { $played } akute
    [few] { $played } akutėmis
    [many] { $played } akutės
   *[other] { $played } akučių
}; po geresniojo – { $better }.
coach-lead-passes = Po šio ėjimo atsilieki { $played ->
    [one] { $played } akute
    [few] { $played } akutėmis
    [many] { $played } akutės
   *[other] { $played } akučių
}; po geresniojo { $better ->
    [0] lenktynės lygios
    [one] pirmauji { $better } akute
    [few] pirmauji { $better } akutėmis
    [many] pirmauji { $better } akutės
   *[other] pirmauji { $better } akučių
}.
coach-lead-loses = { $played ->
    [0] Po šio ėjimo lenktynės lygios
    [one] Po šio ėjimo pirmauji { $played } akute
    [few] Po šio ėjimo pirmauji { $played } akutėmis
    [many] Po šio ėjimo pirmauji { $played } akutės
   *[other] Po šio ėjimo pirmauji { $played } akučių
}; po geresniojo atsilieki { $better ->
    [one] { $better } akute
    [few] { $better } akutėmis
    [many] { $better } akutės
   *[other] { $better } akučių
}.
coach-back = Po šio ėjimo varžovo namuose { $played ->
    [0] nelieka nė vienos tavo šaškės
    [one] lieka { $played } tavo šaškė
    [few] lieka { $played } tavo šaškės
    [many] lieka { $played } tavo šaškės
   *[other] lieka { $played } tavo šaškių
}; po geresniojo { $better ->
    [0] nelieka nė vienos
   *[other] lieka { $better }
}.
coach-stack = Aukščiausioje tavo krūvelėje po šio ėjimo yra { $played ->
    [one] { $played } šaškė
    [few] { $played } šaškės
    [many] { $played } šaškės
   *[other] { $played } šaškių
}, po geresniojo – { $better }.
coach-off = Po šio ėjimo { $played ->
    [0] nenurinkta nė viena šaškė
    [one] nurinkta { $played } šaškė
    [few] nurinktos { $played } šaškės
    [many] nurinkta { $played } šaškės
   *[other] nurinkta { $played } šaškių
}, po geresniojo { $better ->
    [0] nenurinkta nė viena
   *[other] – { $better }
}.
coach-wins = Šiuo ėjimu laimi { $played } % partijų, geresniuoju – { $better } %.
coach-gammons = Šiuo ėjimu gamoną laimi { $played } % partijų, geresniuoju – { $better } %.
coach-lost-gammons = Šiuo ėjimu gamoną pralaimi { $played } % partijų, geresniuoju – { $better } %.

coach-should-double = Čia reikia dvigubinti.
coach-should-roll = Dvigubinti dar per anksti.
coach-should-play-on = Tavo padėtis per gera, kad dvigubintum: žaisk toliau dėl gamono.
coach-should-take = Čia reikia priimti: laimi { $chance } % partijų, ir to pakanka.
coach-should-pass = Čia reikia atsisakyti: laimi tik { $chance } % partijų.

fact-pips = Tau liko { $pips ->
    [one] { $pips } akutė
    [few] { $pips } akutės
    [many] { $pips } akutės
   *[other] { $pips } akučių
}.
fact-lead = Pirmauji { $pips ->
    [one] { $pips } akute
    [few] { $pips } akutėmis
    [many] { $pips } akutės
   *[other] { $pips } akučių
}.
fact-behind = Atsilieki { $pips ->
    [one] { $pips } akute
    [few] { $pips } akutėmis
    [many] { $pips } akutės
   *[other] { $pips } akučių
}.
fact-on-bar = Ant baro turi { $checkers ->
    [one] { $checkers } šaškę
    [few] { $checkers } šaškes
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}.
fact-opponent-on-bar = Varžovas ant baro turi { $checkers ->
    [one] { $checkers } šaškę
    [few] { $checkers } šaškes
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}.
fact-off = { $checkers ->
    [0] Dar nenurinkta nė viena tavo šaškė.
    [one] Nurinkta { $checkers } tavo šaškė.
    [few] Nurinktos { $checkers } tavo šaškės.
    [many] Nurinkta { $checkers } tavo šaškės.
   *[other] Nurinkta { $checkers } tavo šaškių.
}
fact-opponent-off = { $checkers ->
    [0] Dar nenurinkta nė viena varžovo šaškė.
    [one] Nurinkta { $checkers } varžovo šaškė.
    [few] Nurinktos { $checkers } varžovo šaškės.
    [many] Nurinkta { $checkers } varžovo šaškės.
   *[other] Nurinkta { $checkers } varžovo šaškių.
}
fact-blot = { $shots ->
    [0] Tavo pavienės šaškės { $point } lauke nenumuša nė vienas metimas.
   *[other] Tavo pavienę šaškę { $point } lauke numuša { $shots } iš 36 metimų.
}
fact-hitting = { $shots ->
    [0] Nė vienas tavo metimas nenumuša.
   *[other] Numuša { $shots } iš 36 tavo metimų.
}
fact-opponent-hitting = { $shots ->
    [0] Nė vienas varžovo metimas nenumuša.
   *[other] Numuša { $shots } iš 36 varžovo metimų.
}
fact-entering = { $shots ->
    [0] Neįleidžia nė vienas metimas: namai uždaryti.
   *[other] Įeiti leidžia { $shots } iš 36 metimų.
}
fact-dancing = { $shots ->
    [0] Gali eiti su kiekvienu metimu.
   *[other] Paeiti neleidžia { $shots } iš 36 metimų.
}
fact-prime = { $count ->
    [6] Turi pilną sieną: šešis laukus iš eilės.
    [one] Ilgiausioje tavo sienoje – { $count } laukas.
    [few] Ilgiausioje tavo sienoje – { $count } laukai.
    [many] Ilgiausioje tavo sienoje – { $count } lauko.
   *[other] Ilgiausioje tavo sienoje – { $count } laukų.
}
fact-back = { $checkers ->
    [0] Gale nebeliko nė vienos tavo šaškės.
    [one] Gale dar liko { $checkers } tavo šaškė.
    [few] Gale dar liko { $checkers } tavo šaškės.
    [many] Gale dar liko { $checkers } tavo šaškės.
   *[other] Gale dar liko { $checkers } tavo šaškių.
}
fact-opponent-back = { $checkers ->
    [0] Gale nebeliko nė vienos varžovo šaškės.
    [one] Gale dar liko { $checkers } varžovo šaškė.
    [few] Gale dar liko { $checkers } varžovo šaškės.
    [many] Gale dar liko { $checkers } varžovo šaškės.
   *[other] Gale dar liko { $checkers } varžovo šaškių.
}
fact-stack = Aukščiausioje tavo krūvelėje – { $checkers ->
    [one] { $checkers } šaškė
    [few] { $checkers } šaškės
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}.
coach-found-play = Yra geresnis ėjimas.
coach-found-cube = Ar kubo sprendimas tikrai teisingas?
coach-show = Parodyti
reason-cube-chances = Laimi { $wins } % partijų, gamoną – { $gammons } %, o gamoną pralaimi { $lost } % partijų.
reason-cube-double-from = Esant tokiam kubui ir rezultatui, dvigubinti verta nuo { $chance } %.
reason-cube-take-from = Varžovas laimi { $wins } % partijų, o kad galėtų priimti, jam reikia { $chance } %.
reason-cube-too-good = Nuo { $chance } % geriau žaisti dėl gamono nei dvigubinti.
reason-cube-you-need = Esant tokiam kubui ir rezultatui, kad galėtum priimti, tau reikia { $chance } %.
reason-cube-wins = Laimi { $wins } % partijų.
reason-cube-gammons = Gamoną laimi { $gammons } % partijų, o gamoną pralaimi { $lost } %.
reason-cube-no-market = Net po geriausio tavo metimo varžovas kitą kartą dar galėtų priimti, tad skubėti nereikia.
reason-cube-market = Po { $share } % visų sekų iš tavo metimo ir geriausio varžovo atsakymo varžovui kitą kartą tektų atsisakyti.
coach-will-hit = Metimai, kuriais varžovas turėtų numušti: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-escapes = Metimai, išlaisvinantys galinę varžovo šaškę: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-own-escapes = Metimai, kitą kartą išlaisvinantys galinę tavo šaškę: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-builders = Metimai, kitą kartą užimantys tavo { $point } lauką: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-deep = Šaškės tavo { $first } ir { $second } laukuose: po šio ėjimo { $played }, po geresniojo { $better }.
coach-block = Tavo užimti laukai iš šešių gretimų: po šio ėjimo { $played }, po geresniojo { $better }.
coach-spare-pips = Laisvos akutės, kol teks ardyti sieną, neskaitant galinių šaškių: po šio ėjimo { $played }, po geresniojo { $better }.
coach-breaking = Metimai, kitą kartą verčiantys tave atiduoti lauką savo namuose: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-exposing = Metimai, kitą kartą verčiantys tave palikti neapsaugotą pavienę šaškę: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-contact-kept = Po šio ėjimo nieko nebegalima numušti; geresnysis išlaiko kontaktą.
coach-contact-broken = Po geresniojo ėjimo nieko nebegalima numušti; šis išlaiko kontaktą.
coach-will-anchor = Metimai, kuriais varžovas turėtų užimti lauką tavo namuose: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-will-escape = Metimai, kuriais varžovas turėtų išlaisvinti galinę šaškę: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-will-block = Metimai, kuriais varžovas turėtų užimti lauką savo namuose: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-good-rolls = Metimai, kuriais varžovas turėtų numušti, įeiti, išlaisvinti galinę šaškę arba užimti lauką: po šio ėjimo { $played } iš 36, po geresniojo { $better }.
coach-crossovers = Perėjimai į kitą ketvirtį, kol visos tavo šaškės bus namuose: po šio ėjimo { $played }, po geresniojo { $better }.
coach-pips-from-home = Akutės, kol visos tavo šaškės bus namuose: po šio ėjimo { $played }, po geresniojo { $better }.
coach-wastage = Akutės kartu su iššvaistytomis (EPC): po šio ėjimo { $played }, po geresniojo { $better }.
coach-price-hit = Šis ėjimas numuša, o geresnysis ne, bet čia tai verta mažiau.
reason-needed = Kiekvienas ėjimas, kuris šiuo požiūriu nėra geresnis, kainuoja bent { $loss } taško.
reason-rolls-hit = Metimai, numušantys tave tik po šio ėjimo: { $rolls } iš 36 ({ $examples }).
reason-rolls-enter = Metimai, paliekantys varžovą ant baro tik po geresniojo ėjimo: { $rolls } iš 36 ({ $examples }).
reason-rolls-anchor = Metimai, po šio ėjimo duodantys varžovui daugiau laukų tavo namuose: { $rolls } iš 36 ({ $examples }).
reason-rolls-escape = Metimai, po šio ėjimo išlaisvinantys daugiau galinių varžovo šaškių: { $rolls } iš 36 ({ $examples }).
reason-rolls-block = Metimai, po šio ėjimo duodantys varžovui daugiau laukų jo namuose: { $rolls } iš 36 ({ $examples }).
reason-rolls-share = Jiems tenka { $share } % nuostolio.
reason-rolls-most = Atsakymai, po kurių geresnis ėjimas pirmauja: { $rolls } iš 36, labiausiai { $examples }.
reason-rolls-price = Metimai, numušantys tave tik po geresniojo ėjimo: { $rolls } iš 36 ({ $examples }).
reason-score = Taškai, kurių trūksta mačui laimėti: tau { $yours }, varžovui { $theirs }.
reason-score-crawford = Tai Crawfordo partija, todėl niekas negali dvigubinti.
reason-score-money-better = Pavienėse partijose tavo ėjimas būtų geresnis iš šių dviejų.
reason-score-money-less = Pavienėse partijose tavo ėjimas kainuotų tik { $loss } taško.
reason-gammon-value-now = Gamono vertė su šiuo kubu: tau { $yours }, varžovui { $theirs }; pavienėse partijose ½.
advice-hit = Numušk: varžovas praranda akučių ir pirma turi įeiti.
advice-safe = Žaisk saugiai: palik varžovui mažiau progų numušti.
advice-bold = Rizikuok: laimi daugiau, nei gresia.
advice-price = Taip lieka daugiau progų numušti, bet verta.
advice-point = Užimk lauką: jis stabdo varžovą, o tavo šaškės ten saugios.
advice-keep-point = Išlaikyk savo lauką; jo dar reikia.
advice-anchor = Užimk inkarą: saugų lauką varžovo namuose.
advice-prime = Ilgink savo sieną: šaškės už jos įstringa.
advice-bar = Laikyk varžovą ant baro.
advice-contain = Neleisk pabėgti galinėms varžovo šaškėms.
advice-escape = Išvesk galines šaškes, kol jų neužrakino.
advice-stay = Lik gale ir lauk progos numušti: lenktynių nelaimėsi.
advice-in-play = Laikyk šaškes žaidime, neužkask jų.
advice-prepare = Ruošk kitą lauką: sustatyk šaškes taip, kad jį užimtų daugiau metimų.
advice-aim = Toliau taikykis į pavienes varžovo šaškes.
advice-blitz = Pulk: numušk ir uždaryk laukus, kol varžovas neturi inkaro.
advice-race = Tai lenktynės: nešvaistyk akučių.
advice-spread = Išskirstyk šaškes: aukšta krūvelė niekam nepadeda.
advice-gammon = Žaisk dėl gamono.
advice-save-gammon = Pirmiausia išsigelbėk nuo gamono.
advice-timing = Pasirūpink ėjimų atsarga: pasilik laisvų šaškių, kad nereikėtų atiduoti savo laukų.
advice-next-turn = Galvok ėjimu į priekį: statyk šaškes taip, kad ir kitas tavo metimas būtų saugus.
advice-hinder = Stok varžovui skersai kelio: palik jam mažiau metimų, užimančių lauką.
advice-good-rolls = Palik varžovui mažiau gerų metimų.
advice-keep-contact = Išlaikyk kontaktą: lenktynėse atsilieki ir tau reikia progos numušti.
advice-break-contact = Nutrauk kontaktą: lenktynėse pirmauji.
advice-score-gammon = Esant šiam rezultatui, gamonas tau vertas daugiau nei įprastai: žaisk dėl jo.
advice-score-no-gammon = Esant šiam rezultatui, gamonas tau vertas mažiau nei įprastai: tiesiog laimėk partiją.
advice-score-risk = Esant šiam rezultatui, pralaimėti gamoną tau kainuoja mažiau nei įprastai: gali daugiau rizikuoti.
advice-score-save = Esant šiam rezultatui, pralaimėti gamoną tau kainuoja daugiau nei įprastai: venk to.
advice-score-no-backgammon = Esant šiam rezultatui, bekgamonas tau vertas ne daugiau nei gamonas: nesiek jo.
advice-score = Žiūrėk į rezultatą: nuo jo priklauso, kuris ėjimas geriausias.
advice-wins = Geresnis ėjimas tiesiog laimi daugiau partijų.
advice-cube-now = Dvigubink dabar: kitą kartą gali būti per vėlu.
advice-cube-cash = Varžovas turėtų atsisakyti, tad dvigubink ir laimėk partiją.
advice-cube-behind = Nedvigubink: varžovas turi daugiau galimybių laimėti.
reason-cube-best-rolls = Stipriausi tavo metimai: { $examples }.
reason-cube-volatility = Vidutiniškai vienas metimas vertę keičia { $points } taško.
reason-cube-for-money = Pavienėse partijose tai būtų { $chance } %.
reason-gammon-nothing-yours = Padvigubinus, esant šiam rezultatui, gamonas tau nieko papildomai neduoda.
reason-gammon-nothing-theirs = Padvigubinus, esant šiam rezultatui, gamonas varžovui nieko papildomai neduoda.
reason-gammon-match-yours = Padvigubinus, gamonas tau atneša pergalę mače.
reason-gammon-match-theirs = Padvigubinus, gamonas varžovui atneša pergalę mače.
reason-gammon-value = Gamono vertė padvigubinus: tau { $yours }, varžovui { $theirs }; pavienėse partijose ½.
reason-race-pips = Akutės: tau { $yours }, varžovui { $theirs }.
reason-race-waste = Kartu su iššvaistytomis (EPC): { $yours } ir { $theirs }.
reason-race-rules = Keitho skaičius: { $yours } ir { $theirs }; Kleinmano formulė dvigubinančiajam duoda { $chance } %.

coach-plan = Planas: { $plan }.
coach-plan-better = Geresniojo ėjimo planas: { $plan }.
plan-blitz = žaibiška ataka
plan-prime = siena
plan-holding = laukimo žaidimas
plan-back-game = užnugario žaidimas
plan-race = lenktynės
plan-containment = numuštos šaškės sulaikymas
