coach-title = Tréner
coach-better = { $better-play } je lepšie.
coach-much-better = { $better-play } je oveľa lepšie.
coach-gives-away = { $play } stráca { $loss ->
    [one] { $loss } bod
    [few] { $loss } body
    [many] { $loss } bodu
   *[other] { $loss } bodov
}.
coach-keep = Nechať to tak
coach-change = Skúsiť znova

coach-shots = Po tomto ťahu ťa { $played ->
    [0] nevyhodí žiadny hod
    [one] vyhodí { $played } hod z 36
    [few] vyhodia { $played } hody z 36
   *[other] vyhodí { $played } hodov z 36
}; po lepšom ťahu { $better ->
    [0] žiadny
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Tento ťah nič nevyhadzuje; lepší ťah pošle na bar { $better ->
        [one] kameň
        [few] { $better } kamene
       *[other] { $better } kameňov
    }.
    [one] Tento ťah pošle na bar kameň; lepší ťah { $better ->
        [0] nič nevyhadzuje
        [one] pošle tiež jeden
        [few] ich pošle { $better }
       *[other] ich pošle { $better }
    }.
    [few] Tento ťah pošle na bar { $played } kamene; lepší ťah { $better ->
        [0] nič nevyhadzuje
        [one] pošle len jeden
        [few] ich pošle { $better }
       *[other] ich pošle { $better }
    }.
   *[other] Tento ťah pošle na bar { $played } kameňov; lepší ťah { $better ->
        [0] nič nevyhadzuje
        [one] pošle len jeden
        [few] ich pošle { $better }
       *[other] ich pošle { $better }
    }.
}
coach-better-makes = Lepší ťah obsadí tvoj klin { $point }.
coach-played-makes = Tento ťah obsadí tvoj klin { $point }.
coach-better-breaks = Lepší ťah opúšťa tvoj klin { $point }.
coach-played-breaks = Tento ťah opúšťa tvoj klin { $point }; lepší ťah ho drží.
coach-prime = Tvoja najdlhšia hradba: { $played } po tomto ťahu, { $better } po lepšom.
coach-stays-on-bar = Hody, ktoré nechajú súpera na bare: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-aims = Po tomto ťahu nabudúce { $played ->
    [0] nevyhodí žiadny tvoj hod
    [one] vyhodí { $played } tvoj hod z 36
    [few] vyhodia { $played } tvoje hody z 36
   *[other] vyhodí { $played } tvojich hodov z 36
}, po lepšom ťahu { $better ->
    [0] žiadny
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Po tomto ťahu sú preteky vyrovnané
    [one] Po tomto ťahu vedieš o { $played } pip
    [few] Po tomto ťahu vedieš o { $played } pipy
   *[other] Po tomto ťahu vedieš o { $played } pipov
}; po lepšom ťahu { $better ->
    [0] sú vyrovnané
   *[other] vedieš o { $better }
}.
coach-lead-behind = { $played ->
    [one] Po tomto ťahu zaostávaš o { $played } pip
    [few] Po tomto ťahu zaostávaš o { $played } pipy
   *[other] Po tomto ťahu zaostávaš o { $played } pipov
}; po lepšom ťahu zaostávaš o { $better }.
coach-lead-passes = { $played ->
    [one] Po tomto ťahu zaostávaš o { $played } pip
    [few] Po tomto ťahu zaostávaš o { $played } pipy
   *[other] Po tomto ťahu zaostávaš o { $played } pipov
}; po lepšom ťahu { $better ->
    [0] sú preteky vyrovnané
   *[other] vedieš o { $better }
}.
coach-lead-loses = { $played ->
    [0] Po tomto ťahu sú preteky vyrovnané
    [one] Po tomto ťahu vedieš o { $played } pip
    [few] Po tomto ťahu vedieš o { $played } pipy
   *[other] Po tomto ťahu vedieš o { $played } pipov
}; po lepšom ťahu zaostávaš o { $better }.
coach-back = Po tomto ťahu ti v súperovom domovskom poli { $played ->
    [0] nezostane žiadny kameň
    [one] zostane { $played } kameň
    [few] zostanú { $played } kamene
   *[other] zostane { $played } kameňov
}, po lepšom ťahu { $better ->
    [0] žiadny
   *[other] { $better }
}.
coach-stack = Tvoj najvyšší stĺpec má po tomto ťahu { $played ->
    [one] { $played } kameň
    [few] { $played } kamene
   *[other] { $played } kameňov
}, po lepšom ťahu { $better }.
coach-off = Po tomto ťahu { $played ->
    [0] nemáš vyvedený žiadny kameň
    [one] máš vyvedený { $played } kameň
    [few] máš vyvedené { $played } kamene
   *[other] máš vyvedených { $played } kameňov
}, po lepšom ťahu { $better ->
    [0] žiadny
   *[other] { $better }
}.
coach-wins = Tento ťah vyhrá { $played } % partií, lepší ťah { $better } %.
coach-gammons = Tento ťah vyhrá gammon v { $played } % partií, lepší ťah v { $better } %.
coach-lost-gammons = Tento ťah prehrá gammon v { $played } % partií, lepší ťah v { $better } %.

coach-should-double = Tu je správne zdvojnásobiť.
coach-should-roll = Na zdvojnásobenie je ešte skoro.
coach-should-play-on = Na zdvojnásobenie máš až príliš dobrú pozíciu: hraj ďalej na gammon.
coach-should-take = Tu sa prijíma: vyhráš { $chance } % partií a to stačí.
coach-should-pass = Tu sa odmieta: vyhráš len { $chance } % partií.

fact-pips = Do cieľa ti { $pips ->
    [one] zostáva { $pips } pip
    [few] zostávajú { $pips } pipy
   *[other] zostáva { $pips } pipov
}.
fact-lead = Vedieš o { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipov
}.
fact-behind = Zaostávaš o { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipov
}.
fact-on-bar = { $checkers ->
    [one] Na bare máš { $checkers } kameň.
    [few] Na bare máš { $checkers } kamene.
   *[other] Na bare máš { $checkers } kameňov.
}
fact-opponent-on-bar = { $checkers ->
    [one] Súper má na bare { $checkers } kameň.
    [few] Súper má na bare { $checkers } kamene.
   *[other] Súper má na bare { $checkers } kameňov.
}
fact-off = { $checkers ->
    [0] Nemáš vyvedený žiadny kameň.
    [one] Máš vyvedený { $checkers } kameň.
    [few] Máš vyvedené { $checkers } kamene.
   *[other] Máš vyvedených { $checkers } kameňov.
}
fact-opponent-off = { $checkers ->
    [0] Súper nemá vyvedený žiadny kameň.
    [one] Súper má vyvedený { $checkers } kameň.
    [few] Súper má vyvedené { $checkers } kamene.
   *[other] Súper má vyvedených { $checkers } kameňov.
}
fact-blot = { $shots ->
    [0] Tvoj nekrytý kameň na kline { $point } nevyhodí žiadny hod.
    [one] Tvoj nekrytý kameň na kline { $point } vyhodí { $shots } hod z 36.
    [few] Tvoj nekrytý kameň na kline { $point } vyhodia { $shots } hody z 36.
   *[other] Tvoj nekrytý kameň na kline { $point } vyhodí { $shots } hodov z 36.
}
fact-hitting = { $shots ->
    [0] Žiadny tvoj hod nevyhadzuje.
    [one] Vyhadzuje { $shots } z tvojich 36 hodov.
    [few] Vyhadzujú { $shots } z tvojich 36 hodov.
   *[other] Vyhadzuje { $shots } z tvojich 36 hodov.
}
fact-opponent-hitting = { $shots ->
    [0] Žiadny súperov hod nevyhadzuje.
    [one] Vyhadzuje { $shots } z 36 súperových hodov.
    [few] Vyhadzujú { $shots } z 36 súperových hodov.
   *[other] Vyhadzuje { $shots } z 36 súperových hodov.
}
fact-entering = { $shots ->
    [0] Nasadiť sa nedá žiadnym hodom: domovské pole je uzavreté.
    [one] Nasadiť sa dá { $shots } hodom z 36.
    [few] Nasadiť sa dá { $shots } hodmi z 36.
   *[other] Nasadiť sa dá { $shots } hodmi z 36.
}
fact-dancing = { $shots ->
    [0] Ťahať môžeš každým hodom.
    [one] Ťahať nemôžeš { $shots } hodom z 36.
    [few] Ťahať nemôžeš { $shots } hodmi z 36.
   *[other] Ťahať nemôžeš { $shots } hodmi z 36.
}
fact-prime = { $count ->
    [6] Máš úplnú hradbu: šesť klinov v rade.
    [one] Tvoja najdlhšia hradba má { $count } klin.
    [few] Tvoja najdlhšia hradba má { $count } kliny.
   *[other] Tvoja najdlhšia hradba má { $count } klinov.
}
fact-back = { $checkers ->
    [0] Žiadny tvoj kameň už nie je vzadu.
    [one] Vzadu máš ešte { $checkers } kameň.
    [few] Vzadu máš ešte { $checkers } kamene.
   *[other] Vzadu máš ešte { $checkers } kameňov.
}
fact-opponent-back = { $checkers ->
    [0] Žiadny súperov kameň už nie je vzadu.
    [one] Súper má vzadu ešte { $checkers } kameň.
    [few] Súper má vzadu ešte { $checkers } kamene.
   *[other] Súper má vzadu ešte { $checkers } kameňov.
}
fact-stack = { $checkers ->
    [one] Tvoj najvyšší stĺpec má { $checkers } kameň.
    [few] Tvoj najvyšší stĺpec má { $checkers } kamene.
   *[other] Tvoj najvyšší stĺpec má { $checkers } kameňov.
}
coach-found-play = Je tu lepší ťah.
coach-found-cube = Určite je to so stávkovou kockou správne?
coach-show = Ukázať
reason-cube-chances = Vyhráš { $wins } % partií, { $gammons } % gammonom, a { $lost } % partií gammonom prehráš.
reason-cube-double-from = Pri tejto stávkovej kocke a tomto skóre je správne zdvojnásobiť od { $chance } %.
reason-cube-take-from = Súper vyhrá { $wins } % partií a na prijatie potrebuje { $chance } %.
reason-cube-too-good = Od { $chance } % je lepšie hrať na gammon ako zdvojnásobiť.
reason-cube-you-need = Pri tejto stávkovej kocke a tomto skóre potrebuješ na prijatie { $chance } %.
reason-cube-wins = Vyhráš { $wins } % partií.
reason-cube-gammons = Vyhráš gammonom { $gammons } % partií a prehráš gammonom { $lost } %.
reason-cube-no-market = Aj po tvojom najlepšom hode by súper mohol nabudúce ešte prijať, takže sa niet kam ponáhľať.
reason-cube-market = Po { $share } % všetkých sledov tvojho hodu a najlepšej súperovej odpovede by súper musel nabudúce odmietnuť.
coach-will-hit = Hody, ktorými by mal súper vyhodiť: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-escapes = Hody, ktoré oslobodia súperov zadný kameň: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-own-escapes = Hody, ktoré nabudúce oslobodia tvoj zadný kameň: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-builders = Hody, ktoré nabudúce obsadia tvoj klin { $point }: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-deep = Kamene na tvojich klinoch { $first } a { $second }: po tomto ťahu { $played }, po lepšom { $better }.
coach-block = Tvoje kliny zo šiestich za sebou: po tomto ťahu { $played }, po lepšom { $better }.
coach-spare-pips = Voľné pipy, kým nebudeš musieť rozbiť svoju hradbu, nerátajúc zadné kamene: po tomto ťahu { $played }, po lepšom { $better }.
coach-breaking = Hody, ktoré ťa nabudúce prinútia opustiť klin v domovskom poli: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-exposing = Hody, ktoré ťa nabudúce prinútia nechať nekrytý kameň v ohrození: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-contact-kept = Po tomto ťahu už nikoho nemožno vyhodiť; lepší ťah udržiava kontakt.
coach-contact-broken = Po lepšom ťahu už nikoho nemožno vyhodiť; tento udržiava kontakt.
coach-will-anchor = Hody, ktorými by mal súper obsadiť klin v tvojom domovskom poli: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-will-escape = Hody, ktorými by mal súper oslobodiť zadný kameň: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-will-block = Hody, ktorými by mal súper obsadiť klin vo svojom domovskom poli: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-good-rolls = Hody, ktorými by mal súper vyhodiť, nasadiť, oslobodiť zadný kameň alebo obsadiť klin: po tomto ťahu { $played } z 36, po lepšom { $better }.
coach-crossovers = Prechody do ďalšej štvrtiny, kým nebudú všetky tvoje kamene doma: po tomto ťahu { $played }, po lepšom { $better }.
coach-pips-from-home = Pipy, kým nebudú všetky tvoje kamene doma: po tomto ťahu { $played }, po lepšom { $better }.
coach-wastage = Pipy vrátane plytvania (EPC): po tomto ťahu { $played }, po lepšom { $better }.
coach-price-hit = Tento ťah vyhadzuje a lepší nie, ale tu to má menšiu cenu.
reason-needed = Každý ťah, ktorý v tom nie je lepší, stojí aspoň { $loss } bodu.
reason-rolls-hit = Hody, ktoré ťa vyhodia len po tomto ťahu: { $rolls } z 36 ({ $examples }).
reason-rolls-enter = Hody, ktoré nechajú súpera na bare len po lepšom ťahu: { $rolls } z 36 ({ $examples }).
reason-rolls-anchor = Hody, ktoré po tomto ťahu dajú súperovi viac klinov v tvojom domovskom poli: { $rolls } z 36 ({ $examples }).
reason-rolls-escape = Hody, ktoré po tomto ťahu oslobodia viac súperových zadných kameňov: { $rolls } z 36 ({ $examples }).
reason-rolls-block = Hody, ktoré po tomto ťahu dajú súperovi viac klinov v jeho domovskom poli: { $rolls } z 36 ({ $examples }).
reason-rolls-share = Pripadá na ne { $share } % straty.
reason-rolls-most = Odpovede, po ktorých lepší ťah vedie: { $rolls } z 36, predovšetkým { $examples }.
reason-rolls-price = Hody, ktoré ťa vyhodia len po lepšom ťahu: { $rolls } z 36 ({ $examples }).
reason-score = Body, ktoré chýbajú na výhru zápasu: tebe { $yours }, súperovi { $theirs }.
reason-score-crawford = Je to Crawfordova partia, takže nikto nesmie zdvojnásobiť.
reason-score-money-better = V jednotlivých partiách by bol tvoj ťah z tých dvoch lepší.
reason-score-money-less = V jednotlivých partiách by tvoj ťah stál len { $loss } bodu.
reason-gammon-value-now = Hodnota gammonu pri tejto stávkovej kocke: pre teba { $yours }, pre súpera { $theirs }; v jednotlivých partiách ½.
advice-hit = Vyhoď: súper stratí pipy a musí najprv nasadiť.
advice-safe = Hraj bezpečne: nechaj súperovi menej šancí na vyhodenie.
advice-bold = Riskuj: zisk má väčšiu cenu než nebezpečenstvo.
advice-price = Necháva to síce viac šancí na vyhodenie, ale oplatí sa to.
advice-point = Obsaď klin: blokuje súpera a tvoje kamene sú tam v bezpečí.
advice-keep-point = Drž svoj klin; ešte ho potrebuješ.
advice-anchor = Obsaď kotvu: bezpečný klin v súperovom domovskom poli.
advice-prime = Predĺž svoju hradbu: kamene za ňou nemôžu preč.
advice-bar = Drž súpera na bare.
advice-contain = Nenechaj súperove zadné kamene ujsť.
advice-escape = Dostaň zadné kamene von, kým neuviaznu.
advice-stay = Zostaň vzadu a čakaj na šancu: preteky nevyhráš.
advice-in-play = Drž kamene v hre, nepochovávaj ich.
advice-prepare = Priprav si ďalší klin: postav kamene tak, aby ho obsadilo viac hodov.
advice-aim = Ďalej mier na súperove nekryté kamene.
advice-blitz = Útoč: vyhadzuj a zatváraj kliny, kým súper nemá kotvu.
advice-race = Sú to preteky: neplytvaj pipmi.
advice-spread = Rozlož kamene: vysoký stĺpec nikomu nepomôže.
advice-gammon = Hraj na gammon.
advice-save-gammon = Najprv sa zachráň pred gammonom.
advice-timing = Mysli na zásobu ťahov: nechaj si voľné kamene, nech nemusíš opúšťať svoje kliny.
advice-next-turn = Mysli o ťah dopredu: postav kamene tak, aby bol bezpečný aj tvoj ďalší hod.
advice-hinder = Prekážaj súperovi: nechaj mu menej hodov, ktorými obsadí klin.
advice-good-rolls = Nechaj súperovi menej dobrých hodov.
advice-keep-contact = Udržiavaj kontakt: v pretekoch zaostávaš a potrebuješ šancu vyhodiť.
advice-break-contact = Preruš kontakt: v pretekoch vedieš.
advice-score-gammon = Pri tomto skóre má pre teba gammon väčšiu cenu než zvyčajne: hraj na gammon.
advice-score-no-gammon = Pri tomto skóre má pre teba gammon menšiu cenu než zvyčajne: stačí vyhrať partiu.
advice-score-risk = Pri tomto skóre ti prehraný gammon uškodí menej než zvyčajne: môžeš viac riskovať.
advice-score-save = Pri tomto skóre ti prehraný gammon uškodí viac než zvyčajne: hlavne neprehraj gammonom.
advice-score-no-backgammon = Pri tomto skóre nemá pre teba backgammon väčšiu cenu než gammon: nehraj na viac.
advice-score = Mysli na skóre: záleží na ňom, ktorý ťah je najlepší.
advice-wins = Lepší ťah jednoducho vyhrá viac partií.
advice-cube-now = Zdvojnásob teraz: nabudúce môže byť neskoro.
advice-cube-cash = Súper by mal odmietnuť, takže zdvojnásob a vyhraj partiu.
advice-cube-behind = Nezdvojnásobuj: súper má väčšiu šancu na výhru.
reason-cube-best-rolls = Tvoje najsilnejšie hody: { $examples }.
reason-cube-volatility = Jeden hod zmení equity priemerne o { $points } bodu.
reason-cube-for-money = V jednotlivých partiách by to bolo { $chance } %.
reason-gammon-nothing-yours = Po zdvojnásobení ti gammon pri tomto skóre nič navyše neprinesie.
reason-gammon-nothing-theirs = Po zdvojnásobení gammon pri tomto skóre nič navyše neprinesie súperovi.
reason-gammon-match-yours = Po zdvojnásobení ti gammon prinesie výhru v zápase.
reason-gammon-match-theirs = Po zdvojnásobení gammon prinesie výhru v zápase súperovi.
reason-gammon-value = Hodnota gammonu po zdvojnásobení: pre teba { $yours }, pre súpera { $theirs }; v jednotlivých partiách ½.
reason-race-pips = Pipy: ty { $yours }, súper { $theirs }.
reason-race-waste = Vrátane plytvania (EPC): { $yours } a { $theirs }.
reason-race-rules = Keithov počet: { $yours } a { $theirs }; Kleinmanov vzorec dáva zdvojnásobujúcemu { $chance } %.

coach-plan = Plán: { $plan }.
coach-plan-better = Plán lepšieho ťahu: { $plan }.
plan-blitz = bleskový útok
plan-prime = hradba
plan-holding = vyčkávacia hra
plan-back-game = zadná hra
plan-race = preteky
plan-containment = zadržanie vyhodeného kameňa
