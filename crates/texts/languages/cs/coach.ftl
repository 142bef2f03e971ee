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
coach-stays-on-bar = Po tomto tahu soupeř { $played ->
    [0] nasadí každým hodem
    [one] nenasadí { $played } hodem z 36
    [few] nenasadí { $played } hody z 36
   *[other] nenasadí { $played } hody z 36
}; po lepším tahu { $better ->
    [0] nasadí každým
    [one] nenasadí { $better } hodem
    [few] nenasadí { $better } hody
   *[other] nenasadí { $better } hody
}.
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
coach-wins = Tento tah vyhraje { $played } % partií, lepší tah { $better } %.
coach-gammons = Tento tah vyhraje gammon v { $played } % partií, lepší tah v { $better } %.
coach-lost-gammons = Tento tah prohraje gammon v { $played } % partií, lepší tah v { $better } %.

coach-should-double = Tady je správné zdvojnásobit.
coach-should-roll = Na zdvojnásobení je ještě brzy.
coach-should-play-on = Na zdvojnásobení máš až moc dobrou pozici: hraj dál na gammon.
coach-should-take = Tady se přijímá: vyhraješ { $chance } % partií a to stačí.
coach-should-pass = Tady se odmítá: vyhraješ jen { $chance } % partií.

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
reason-cube-chances = Vyhraješ { $wins } % partií, { $gammons } % gammonem, a { $lost } % partií gammonem prohraješ.
reason-cube-double-from = Při této sázecí kostce a tomto skóre je správné zdvojnásobit od { $chance } %.
reason-cube-take-from = Soupeř vyhraje { $wins } % partií a k přijetí potřebuje { $chance } %.
reason-cube-too-good = Od { $chance } % je lepší hrát na gammon než zdvojnásobit.
reason-cube-you-need = Vyhraješ { $wins } % partií; při této sázecí kostce a tomto skóre potřebuješ k přijetí { $chance } %.
reason-cube-market =
    { $rolls ->
    [0] I po tvém nejlepším hodu by soupeř mohl příště ještě přijmout, takže není kam spěchat.
    [one] Při { $rolls } tvém hodu z 36 by soupeř musel příště odmítnout.
    [few] Při { $rolls } tvých hodech z 36 by soupeř musel příště odmítnout.
   *[other] Při { $rolls } tvých hodech z 36 by soupeř musel příště odmítnout.
    }
