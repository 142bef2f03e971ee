coach-title = Trenér
coach-better = { $better-play } je lepší.
coach-much-better = { $better-play } je mnohem lepší.
coach-gives-away = { $play } ztrácí { $loss ->
    [one] { $loss } bod
    [few] { $loss } body
    [many] { $loss } bodu
   *[other] { $loss } bodů
}.
coach-keep = Nechat to tak
coach-change = Zkusit znovu

coach-shots = Po tomto tahu tě { $played ->
    [0] nevyhodí žádný hod
    [one] vyhodí { $played } hod z 36
    [few] vyhodí { $played } hody z 36
   *[other] vyhodí { $played } hodů z 36
}; po lepším tahu { $better ->
    [0] žádný
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Tento tah nic nevyhazuje; lepší tah pošle na bar { $better ->
        [one] kámen
        [few] { $better } kameny
       *[other] { $better } kamenů
    }.
    [one] Tento tah pošle na bar kámen; lepší tah { $better ->
        [0] nic nevyhazuje
        [one] pošle také jeden
        [few] jich pošle { $better }
       *[other] jich pošle { $better }
    }.
    [few] Tento tah pošle na bar { $played } kameny; lepší tah { $better ->
        [0] nic nevyhazuje
        [one] pošle jen jeden
        [few] jich pošle { $better }
       *[other] jich pošle { $better }
    }.
   *[other] Tento tah pošle na bar { $played } kamenů; lepší tah { $better ->
        [0] nic nevyhazuje
        [one] pošle jen jeden
        [few] jich pošle { $better }
       *[other] jich pošle { $better }
    }.
}
coach-better-makes = Lepší tah obsadí tvůj klín { $point }.
coach-played-makes = Tento tah obsadí tvůj klín { $point }.
coach-better-breaks = Lepší tah opouští tvůj klín { $point }.
coach-played-breaks = Tento tah opouští tvůj klín { $point }; lepší tah ho drží.
coach-prime = Tvá nejdelší hradba: { $played } po tomto tahu, { $better } po lepším.
coach-stays-on-bar = Hody, které nechají soupeře na baru: po tomto tahu { $played } z 36, po lepším { $better }.
coach-aims = Po tomto tahu příště { $played ->
    [0] nevyhodí žádný tvůj hod
    [one] vyhodí { $played } tvůj hod z 36
    [few] vyhodí { $played } tvé hody z 36
   *[other] vyhodí { $played } tvých hodů z 36
}, po lepším tahu { $better ->
    [0] žádný
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Po tomto tahu je závod vyrovnaný
    [one] Po tomto tahu vedeš o { $played } pip
    [few] Po tomto tahu vedeš o { $played } pipy
   *[other] Po tomto tahu vedeš o { $played } pipů
}; po lepším tahu { $better ->
    [0] je vyrovnaný
   *[other] vedeš o { $better }
}.
coach-lead-behind = { $played ->
    [one] Po tomto tahu zaostáváš o { $played } pip
    [few] Po tomto tahu zaostáváš o { $played } pipy
   *[other] Po tomto tahu zaostáváš o { $played } pipů
}; po lepším tahu zaostáváš o { $better }.
coach-lead-passes = { $played ->
    [one] Po tomto tahu zaostáváš o { $played } pip
    [few] Po tomto tahu zaostáváš o { $played } pipy
   *[other] Po tomto tahu zaostáváš o { $played } pipů
}; po lepším tahu { $better ->
    [0] je závod vyrovnaný
   *[other] vedeš o { $better }
}.
coach-lead-loses = { $played ->
    [0] Po tomto tahu je závod vyrovnaný
    [one] Po tomto tahu vedeš o { $played } pip
    [few] Po tomto tahu vedeš o { $played } pipy
   *[other] Po tomto tahu vedeš o { $played } pipů
}; po lepším tahu zaostáváš o { $better }.
coach-back = Po tomto tahu ti v soupeřově domovském poli { $played ->
    [0] nezůstane žádný kámen
    [one] zůstane { $played } kámen
    [few] zůstanou { $played } kameny
   *[other] zůstane { $played } kamenů
}, po lepším tahu { $better ->
    [0] žádný
   *[other] { $better }
}.
coach-stack = Tvůj nejvyšší sloupec má po tomto tahu { $played ->
    [one] { $played } kámen
    [few] { $played } kameny
   *[other] { $played } kamenů
}, po lepším tahu { $better }.
coach-off = Po tomto tahu { $played ->
    [0] nemáš vyvedený žádný kámen
    [one] máš vyvedený { $played } kámen
    [few] máš vyvedené { $played } kameny
   *[other] máš vyvedených { $played } kamenů
}, po lepším tahu { $better ->
    [0] žádný
   *[other] { $better }
}.
coach-wins = Tento tah vyhraje { $played } % partií, lepší tah { $better } %.
coach-gammons = Tento tah vyhraje gammon v { $played } % partií, lepší tah v { $better } %.
coach-lost-gammons = Tento tah prohraje gammon v { $played } % partií, lepší tah v { $better } %.

coach-should-double = Tady je správné zdvojnásobit.
coach-should-roll = Na zdvojnásobení je ještě brzy.
coach-should-play-on = Na zdvojnásobení máš až moc dobrou pozici: hraj dál na gammon.
coach-should-take = Tady se přijímá: vyhraješ { $chance } % partií a to stačí.
coach-should-pass = Tady se odmítá: vyhraješ jen { $chance } % partií.

fact-pips = Do cíle ti { $pips ->
    [one] zbývá { $pips } pip
    [few] zbývají { $pips } pipy
   *[other] zbývá { $pips } pipů
}.
fact-lead = Vedeš o { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipů
}.
fact-behind = Zaostáváš o { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipů
}.
fact-on-bar = { $checkers ->
    [one] Na baru máš { $checkers } kámen.
    [few] Na baru máš { $checkers } kameny.
   *[other] Na baru máš { $checkers } kamenů.
}
fact-opponent-on-bar = { $checkers ->
    [one] Soupeř má na baru { $checkers } kámen.
    [few] Soupeř má na baru { $checkers } kameny.
   *[other] Soupeř má na baru { $checkers } kamenů.
}
fact-off = { $checkers ->
    [0] Nemáš vyvedený žádný kámen.
    [one] Máš vyvedený { $checkers } kámen.
    [few] Máš vyvedené { $checkers } kameny.
   *[other] Máš vyvedených { $checkers } kamenů.
}
fact-opponent-off = { $checkers ->
    [0] Soupeř nemá vyvedený žádný kámen.
    [one] Soupeř má vyvedený { $checkers } kámen.
    [few] Soupeř má vyvedené { $checkers } kameny.
   *[other] Soupeř má vyvedených { $checkers } kamenů.
}
fact-blot = { $shots ->
    [0] Tvůj nekrytý kámen na klínu { $point } nevyhodí žádný hod.
    [one] Tvůj nekrytý kámen na klínu { $point } vyhodí { $shots } hod z 36.
    [few] Tvůj nekrytý kámen na klínu { $point } vyhodí { $shots } hody z 36.
   *[other] Tvůj nekrytý kámen na klínu { $point } vyhodí { $shots } hodů z 36.
}
fact-hitting = { $shots ->
    [0] Žádný tvůj hod nevyhazuje.
    [one] Vyhazuje { $shots } z tvých 36 hodů.
    [few] Vyhazují { $shots } z tvých 36 hodů.
   *[other] Vyhazuje { $shots } z tvých 36 hodů.
}
fact-opponent-hitting = { $shots ->
    [0] Žádný soupeřův hod nevyhazuje.
    [one] Vyhazuje { $shots } z 36 soupeřových hodů.
    [few] Vyhazují { $shots } z 36 soupeřových hodů.
   *[other] Vyhazuje { $shots } z 36 soupeřových hodů.
}
fact-entering = { $shots ->
    [0] Nasadit nejde žádným hodem: domovské pole je uzavřené.
    [one] Nasadit jde { $shots } hodem z 36.
    [few] Nasadit jde { $shots } hody z 36.
   *[other] Nasadit jde { $shots } hody z 36.
}
fact-dancing = { $shots ->
    [0] Táhnout můžeš každým hodem.
    [one] Táhnout nemůžeš { $shots } hodem z 36.
    [few] Táhnout nemůžeš { $shots } hody z 36.
   *[other] Táhnout nemůžeš { $shots } hody z 36.
}
fact-prime = { $count ->
    [6] Máš úplnou hradbu: šest klínů v řadě.
    [one] Tvá nejdelší hradba má { $count } klín.
    [few] Tvá nejdelší hradba má { $count } klíny.
   *[other] Tvá nejdelší hradba má { $count } klínů.
}
fact-back = { $checkers ->
    [0] Žádný tvůj kámen už není vzadu.
    [one] Vzadu máš ještě { $checkers } kámen.
    [few] Vzadu máš ještě { $checkers } kameny.
   *[other] Vzadu máš ještě { $checkers } kamenů.
}
fact-opponent-back = { $checkers ->
    [0] Žádný soupeřův kámen už není vzadu.
    [one] Soupeř má vzadu ještě { $checkers } kámen.
    [few] Soupeř má vzadu ještě { $checkers } kameny.
   *[other] Soupeř má vzadu ještě { $checkers } kamenů.
}
fact-stack = { $checkers ->
    [one] Tvůj nejvyšší sloupec má { $checkers } kámen.
    [few] Tvůj nejvyšší sloupec má { $checkers } kameny.
   *[other] Tvůj nejvyšší sloupec má { $checkers } kamenů.
}
coach-found-play = Je tu lepší tah.
coach-found-cube = Určitě je to se sázecí kostkou správně?
coach-show = Ukázat
reason-cube-chances = Vyhraješ { $wins } % partií, { $gammons } % gammonem, a { $lost } % partií gammonem prohraješ.
reason-cube-double-from = Při této sázecí kostce a tomto skóre je správné zdvojnásobit od { $chance } %.
reason-cube-take-from = Soupeř vyhraje { $wins } % partií a k přijetí potřebuje { $chance } %.
reason-cube-too-good = Od { $chance } % je lepší hrát na gammon než zdvojnásobit.
reason-cube-you-need = Při této sázecí kostce a tomto skóre potřebuješ k přijetí { $chance } %.
reason-cube-wins = Vyhraješ { $wins } % partií.
reason-cube-gammons = Vyhraješ gammonem { $gammons } % partií a prohraješ gammonem { $lost } %.
reason-cube-no-market = I po tvém nejlepším hodu by soupeř mohl příště ještě přijmout, takže není kam spěchat.
reason-cube-market = Po { $share } % všech sledů tvého hodu a soupeřovy nejlepší odpovědi by soupeř musel příště odmítnout.
coach-will-hit = Hody, kterými by měl soupeř vyhodit: po tomto tahu { $played } z 36, po lepším { $better }.
coach-escapes = Hody, které osvobodí soupeřův zadní kámen: po tomto tahu { $played } z 36, po lepším { $better }.
coach-own-escapes = Hody, které příště osvobodí tvůj zadní kámen: po tomto tahu { $played } z 36, po lepším { $better }.
coach-builders = Hody, které příště obsadí tvůj klín { $point }: po tomto tahu { $played } z 36, po lepším { $better }.
coach-deep = Kameny na tvých klínech { $first } a { $second }: po tomto tahu { $played }, po lepším { $better }.
coach-block = Tvoje klíny ze šesti za sebou: po tomto tahu { $played }, po lepším { $better }.
coach-spare-pips = Volné pipy, než budeš muset rozbít svou hradbu, bez započtení zadních kamenů: po tomto tahu { $played }, po lepším { $better }.
coach-breaking = Hody, které tě příště donutí opustit klín v domovském poli: po tomto tahu { $played } z 36, po lepším { $better }.
coach-exposing = Hody, které tě příště donutí nechat nekrytý kámen v ohrožení: po tomto tahu { $played } z 36, po lepším { $better }.
coach-contact-kept = Po tomto tahu už nejde nikoho vyhodit; lepší tah udržuje kontakt.
coach-contact-broken = Po lepším tahu už nejde nikoho vyhodit; tento udržuje kontakt.
coach-will-anchor = Hody, kterými by měl soupeř obsadit klín v tvém domovském poli: po tomto tahu { $played } z 36, po lepším { $better }.
coach-will-escape = Hody, kterými by měl soupeř osvobodit zadní kámen: po tomto tahu { $played } z 36, po lepším { $better }.
coach-will-block = Hody, kterými by měl soupeř obsadit klín ve svém domovském poli: po tomto tahu { $played } z 36, po lepším { $better }.
coach-good-rolls = Hody, kterými by měl soupeř vyhodit, nasadit, osvobodit zadní kámen nebo obsadit klín: po tomto tahu { $played } z 36, po lepším { $better }.
coach-crossovers = Přechody do další čtvrtiny, než budou všechny tvé kameny doma: po tomto tahu { $played }, po lepším { $better }.
coach-pips-from-home = Pipy, než budou všechny tvé kameny doma: po tomto tahu { $played }, po lepším { $better }.
coach-wastage = Pipy včetně plýtvání (EPC): po tomto tahu { $played }, po lepším { $better }.
coach-price-hit = Tento tah vyhazuje a lepší ne, ale tady to má menší cenu.
reason-needed = Každý tah, který v tom není lepší, stojí aspoň { $loss } bodu.
reason-rolls-hit = Hody, které tě vyhodí jen po tomto tahu: { $rolls } z 36 ({ $examples }).
reason-rolls-enter = Hody, které nechají soupeře na baru jen po lepším tahu: { $rolls } z 36 ({ $examples }).
reason-rolls-anchor = Hody, které po tomto tahu dají soupeři víc klínů v tvém domovském poli: { $rolls } z 36 ({ $examples }).
reason-rolls-escape = Hody, které po tomto tahu osvobodí víc soupeřových zadních kamenů: { $rolls } z 36 ({ $examples }).
reason-rolls-block = Hody, které po tomto tahu dají soupeři víc klínů v jeho domovském poli: { $rolls } z 36 ({ $examples }).
reason-rolls-share = Připadá na ně { $share } % ztráty.
reason-rolls-most = Odpovědi, po kterých lepší tah vede: { $rolls } z 36, především { $examples }.
reason-rolls-price = Hody, které tě vyhodí jen po lepším tahu: { $rolls } z 36 ({ $examples }).
reason-score = Body, které chybí k výhře zápasu: tobě { $yours }, soupeři { $theirs }.
reason-score-crawford = Je to Crawfordova partie, takže nikdo nesmí zdvojnásobit.
reason-score-money-better = V jednotlivých partiích by byl tvůj tah z těch dvou lepší.
reason-score-money-less = V jednotlivých partiích by tvůj tah stál jen { $loss } bodu.
reason-gammon-value-now = Hodnota gammonu při této sázecí kostce: pro tebe { $yours }, pro soupeře { $theirs }; v jednotlivých partiích ½.
advice-hit = Vyhoď: soupeř ztratí pipy a musí nejdřív nasadit.
advice-safe = Hraj bezpečně: nech soupeři méně šancí na vyhození.
advice-bold = Riskuj: zisk má větší cenu než nebezpečí.
advice-price = Nechává to sice víc šancí na vyhození, ale vyplatí se to.
advice-point = Obsaď klín: blokuje soupeře a tvoje kameny jsou tam v bezpečí.
advice-keep-point = Drž svůj klín; ještě ho potřebuješ.
advice-anchor = Obsaď kotvu: bezpečný klín v soupeřově domovském poli.
advice-prime = Prodluž svou hradbu: kameny za ní nemůžou pryč.
advice-bar = Drž soupeře na baru.
advice-contain = Nenech soupeřovy zadní kameny utéct.
advice-escape = Dostaň zadní kameny ven, než uvíznou.
advice-stay = Zůstaň vzadu a čekej na šanci: závod nevyhraješ.
advice-in-play = Drž kameny ve hře, nepohřbívej je.
advice-prepare = Připrav si další klín: postav kameny tak, aby ho obsadilo víc hodů.
advice-aim = Dál miř na soupeřovy nekryté kameny.
advice-blitz = Útoč: vyhazuj a zavírej klíny, dokud soupeř nemá kotvu.
advice-race = Je to závod: neplýtvej pipy.
advice-spread = Rozlož kameny: vysoký sloupec nikomu nepomůže.
advice-gammon = Hraj na gammon.
advice-save-gammon = Nejdřív se zachraň před gammonem.
advice-timing = Mysli na zásobu tahů: nech si volné kameny, ať nemusíš opouštět své klíny.
advice-next-turn = Mysli o tah dopředu: postav kameny tak, aby byl bezpečný i tvůj příští hod.
advice-hinder = Překážej soupeři: nech mu méně hodů, kterými obsadí klín.
advice-good-rolls = Nech soupeři méně dobrých hodů.
advice-keep-contact = Udržuj kontakt: v závodě zaostáváš a potřebuješ šanci vyhodit.
advice-break-contact = Přeruš kontakt: v závodě vedeš.
advice-score-gammon = Při tomto skóre má pro tebe gammon větší cenu než obvykle: hraj na gammon.
advice-score-no-gammon = Při tomto skóre má pro tebe gammon menší cenu než obvykle: stačí vyhrát partii.
advice-score-risk = Při tomto skóre ti prohraný gammon uškodí méně než obvykle: můžeš víc riskovat.
advice-score-save = Při tomto skóre ti prohraný gammon uškodí víc než obvykle: hlavně neprohraj gammonem.
advice-score-no-backgammon = Při tomto skóre nemá pro tebe backgammon větší cenu než gammon: nehraj na víc.
advice-score = Mysli na skóre: záleží na něm, který tah je nejlepší.
advice-wins = Lepší tah prostě vyhraje víc partií.
advice-cube-now = Zdvojnásob teď: příště může být pozdě.
advice-cube-cash = Soupeř by měl odmítnout, takže zdvojnásob a vyhraj partii.
advice-cube-behind = Nezdvojnásobuj: soupeř má větší šanci na výhru.
reason-cube-best-rolls = Tvé nejsilnější hody: { $examples }.
reason-cube-volatility = Jeden hod změní equity průměrně o { $points } bodu.
reason-cube-for-money = V jednotlivých partiích by to bylo { $chance } %.
reason-gammon-nothing-yours = Po zdvojnásobení ti gammon při tomto skóre nic navíc nepřinese.
reason-gammon-nothing-theirs = Po zdvojnásobení gammon při tomto skóre nic navíc nepřinese soupeři.
reason-gammon-match-yours = Po zdvojnásobení ti gammon přinese výhru v zápase.
reason-gammon-match-theirs = Po zdvojnásobení gammon přinese výhru v zápase soupeři.
reason-gammon-value = Hodnota gammonu po zdvojnásobení: pro tebe { $yours }, pro soupeře { $theirs }; v jednotlivých partiích ½.
reason-race-pips = Pipy: ty { $yours }, soupeř { $theirs }.
reason-race-waste = Včetně plýtvání (EPC): { $yours } a { $theirs }.
reason-race-rules = Keithův počet: { $yours } a { $theirs }; Kleinmanův vzorec dává zdvojnásobujícímu { $chance } %.

coach-plan = Plán: { $plan }.
coach-plan-better = Plán lepšího tahu: { $plan }.
plan-blitz = bleskový útok
plan-prime = hradba
plan-holding = vyčkávací hra
plan-back-game = zadní hra
plan-race = závod
plan-containment = zadržení vyhozeného kamene
