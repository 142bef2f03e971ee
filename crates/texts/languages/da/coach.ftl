coach-title = Træner
coach-better = { $better-play } er bedre.
coach-much-better = { $better-play } er meget bedre.
coach-gives-away = { $play } koster { $loss } point.
coach-keep = Behold mit
coach-change = Prøv igen

coach-shots = Efter dette træk slår { $played ->
    [0] intet kast dig
    [one] { $played } af 36 kast dig
   *[other] { $played } af 36 kast dig
}; efter det bedre { $better ->
    [0] intet
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Dette træk slår intet; det bedre slår { $better ->
        [one] en brik
       *[other] { $better } brikker
    }.
    [one] Dette træk slår en brik; det bedre slår { $better ->
        [0] ingen
       *[other] { $better }
    }.
   *[other] Dette træk slår { $played } brikker; det bedre slår { $better ->
        [0] ingen
        [one] én
       *[other] { $better }
    }.
}
coach-better-makes = Det bedre træk laver dit { $point }-punkt.
coach-played-makes = Dette træk laver dit { $point }-punkt.
coach-better-breaks = Det bedre træk opgiver dit { $point }-punkt.
coach-played-breaks = Dette træk opgiver dit { $point }-punkt; det bedre beholder det.
coach-prime = { $played ->
    [one] Din længste prime er { $played } punkt efter dette træk, { $better } efter det bedre.
   *[other] Din længste prime er { $played } punkter efter dette træk, { $better } efter det bedre.
}
coach-stays-on-bar = Kast, der efterlader din modstander på baren: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-aims = Efter dette træk slår { $played ->
    [0] ingen af dine kast i næste tur
   *[other] { $played } af dine 36 kast i næste tur
}; efter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Efter dette træk står løbet lige
    [one] Efter dette træk er du { $played } pip foran
   *[other] Efter dette træk er du { $played } pips foran
}; efter det bedre { $better ->
    [0] står det lige
   *[other] er du { $better } foran
}.
coach-lead-behind = { $played ->
    [one] Efter dette træk er du { $played } pip bagud
   *[other] Efter dette træk er du { $played } pips bagud
}; efter det bedre er du { $better } bagud.
coach-lead-passes = { $played ->
    [one] Efter dette træk er du { $played } pip bagud
   *[other] Efter dette træk er du { $played } pips bagud
}; efter det bedre { $better ->
    [0] står løbet lige
   *[other] er du { $better } foran
}.
coach-lead-loses = { $played ->
    [0] Efter dette træk står løbet lige
    [one] Efter dette træk er du { $played } pip foran
   *[other] Efter dette træk er du { $played } pips foran
}; efter det bedre er du { $better } bagud.
coach-back = Efter dette træk har du { $played ->
    [0] ingen brikker
    [one] { $played } brik
   *[other] { $played } brikker
} tilbage i din modstanders hjemland; efter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-stack = Din højeste stabel har { $played ->
    [one] { $played } brik
   *[other] { $played } brikker
} efter dette træk, { $better } efter det bedre.
coach-off = Efter dette træk har du { $played ->
    [0] ingen brikker ude
    [one] { $played } brik ude
   *[other] { $played } brikker ude
}; efter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-wins = Dette træk vinder { $played } % af spillene, det bedre { $better } %.
coach-gammons = Dette træk vinder en gammon i { $played } % af spillene, det bedre i { $better } %.
coach-lost-gammons = Dette træk taber en gammon i { $played } % af spillene, det bedre i { $better } %.

coach-should-double = Det er rigtigt at doble her.
coach-should-roll = Det er for tidligt at doble.
coach-should-play-on = Du er for god til at doble: Spil videre efter gammon.
coach-should-take = Her skal du tage: Du vinder { $chance } % af spillene, og det er nok.
coach-should-pass = Her skal du passe: Du vinder kun { $chance } % af spillene.

fact-pips = Du har { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} tilbage.
fact-lead = Du er { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} foran.
fact-behind = Du er { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} bagud.
fact-on-bar = { $checkers ->
    [one] Du har { $checkers } brik på baren.
   *[other] Du har { $checkers } brikker på baren.
}
fact-opponent-on-bar = { $checkers ->
    [one] Din modstander har { $checkers } brik på baren.
   *[other] Din modstander har { $checkers } brikker på baren.
}
fact-off = { $checkers ->
    [0] Du har ingen brikker ude.
    [one] Du har { $checkers } brik ude.
   *[other] Du har { $checkers } brikker ude.
}
fact-opponent-off = { $checkers ->
    [0] Din modstander har ingen brikker ude.
    [one] Din modstander har { $checkers } brik ude.
   *[other] Din modstander har { $checkers } brikker ude.
}
fact-blot = { $shots ->
    [0] Din blot på { $point }-punktet kan ikke slås i næste kast.
    [one] { $shots } af 36 kast slår din blot på { $point }-punktet.
   *[other] { $shots } af 36 kast slår din blot på { $point }-punktet.
}
fact-hitting = { $shots ->
    [0] Ingen af dine kast slår.
    [one] { $shots } af dine 36 kast slår.
   *[other] { $shots } af dine 36 kast slår.
}
fact-opponent-hitting = { $shots ->
    [0] Ingen af din modstanders kast slår.
    [one] { $shots } af din modstanders 36 kast slår.
   *[other] { $shots } af din modstanders 36 kast slår.
}
fact-entering = { $shots ->
    [0] Intet kast kommer ind: Brættet er lukket.
    [one] { $shots } af 36 kast kommer ind.
   *[other] { $shots } af 36 kast kommer ind.
}
fact-dancing = { $shots ->
    [0] Du kan flytte med alle kast.
    [one] Du kan ikke flytte med { $shots } af 36 kast.
   *[other] Du kan ikke flytte med { $shots } af 36 kast.
}
fact-prime = { $count ->
    [one] Din længste prime er { $count } punkt.
    [6] Du har en fuld prime: seks punkter på stribe.
   *[other] Din længste prime er { $count } punkter.
}
fact-back = { $checkers ->
    [0] Ingen af dine brikker er længere bagude.
    [one] { $checkers } af dine brikker er stadig bagude.
   *[other] { $checkers } af dine brikker er stadig bagude.
}
fact-opponent-back = { $checkers ->
    [0] Ingen af din modstanders brikker er længere bagude.
    [one] { $checkers } af din modstanders brikker er stadig bagude.
   *[other] { $checkers } af din modstanders brikker er stadig bagude.
}
fact-stack = { $checkers ->
    [one] Din højeste stabel har { $checkers } brik.
   *[other] Din højeste stabel har { $checkers } brikker.
}
coach-found-play = Der er et bedre træk.
coach-found-cube = Er du sikker på doblingsbeslutningen?
coach-show = Vis mig
reason-cube-chances = Du vinder { $wins } % af spillene, { $gammons } % med gammon, og taber en gammon i { $lost } %.
reason-cube-double-from = Med denne doblingsterning og stilling er det rigtigt at doble fra { $chance } % og opefter.
reason-cube-take-from = Din modstander vinder { $wins } % af spillene og skal have { $chance } % for at tage.
reason-cube-too-good = Fra { $chance } % og opefter er det bedre at spille efter gammon end at doble.
reason-cube-you-need = Med denne doblingsterning og stilling skal du have { $chance } % for at tage.
reason-cube-wins = Du vinder { $wins } % af spillene.
reason-cube-gammons = Du vinder en gammon i { $gammons } % af spillene og taber en gammon i { $lost } %.
reason-cube-no-market = Selv efter dit bedste kast ville din modstander i næste tur stadig kunne tage, så det haster ikke.
reason-cube-market = Efter { $share } % af alle følger af dit kast og modstanderens bedste svar ville din modstander være nødt til at passe i næste tur.
coach-will-hit = Kast, som din modstander bør slå med: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-escapes = Kast, der befrier en af din modstanders bageste brikker: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-own-escapes = Kast, der næste gang befrier en af dine bageste brikker: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-builders = Kast, der næste gang laver dit { $point }-punkt: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-deep = Brikker på dit { $first }- og { $second }-punkt: { $played } efter dette træk, { $better } efter det bedre.
coach-block = Punkter, du holder, af seks på stribe: { $played } efter dette træk, { $better } efter det bedre.
coach-spare-pips = Pips, du kan bruge, før din prime brydes, dine bageste brikker ikke medregnet: { $played } efter dette træk, { $better } efter det bedre.
coach-breaking = Kast, der næste gang tvinger dig til at opgive et punkt i dit hjemland: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-exposing = Kast, der næste gang tvinger dig til at efterlade en blot, der kan slås: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-contact-kept = Efter dette træk kan ingen brik længere slås; det bedre bevarer kontakten.
coach-contact-broken = Efter det bedre træk kan ingen brik længere slås; dette bevarer kontakten.
coach-will-anchor = Kast, som din modstander bør lave et punkt i dit hjemland med: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-will-escape = Kast, som din modstander bør befri en af sine bageste brikker med: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-will-block = Kast, som din modstander bør lave et punkt i sit eget hjemland med: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-good-rolls = Kast, som din modstander bør slå, komme ind, befri en af sine bageste brikker eller lave et punkt med: { $played } af 36 efter dette træk, { $better } efter det bedre.
coach-crossovers = Overgange til den næste fjerdedel, til alle dine brikker er hjemme: { $played } efter dette træk, { $better } efter det bedre.
coach-pips-from-home = Pips, til alle dine brikker er hjemme: { $played } efter dette træk, { $better } efter det bedre.
coach-wastage = Pips med spild (EPC): { $played } efter dette træk, { $better } efter det bedre.
coach-price-hit = Dette træk slår, og det bedre gør det ikke, men her er det mindre værd.
reason-needed = Ethvert træk, der ikke er bedre i den henseende, koster mindst { $loss } point.
reason-rolls-hit = Kast, der kun slår dig efter dette træk: { $rolls } af 36 ({ $examples }).
reason-rolls-enter = Kast, der kun efterlader din modstander på baren efter det bedre træk: { $rolls } af 36 ({ $examples }).
reason-rolls-anchor = Kast, der giver din modstander flere punkter i dit hjemland efter dette træk: { $rolls } af 36 ({ $examples }).
reason-rolls-escape = Kast, der befrier flere af din modstanders bageste brikker efter dette træk: { $rolls } af 36 ({ $examples }).
reason-rolls-block = Kast, hvor din modstander får flere punkter i sit eget hjemland efter dette træk: { $rolls } af 36 ({ $examples }).
reason-rolls-share = De udgør { $share } % af tabet.
reason-rolls-most = Svar, hvorefter det bedre træk er foran: { $rolls } af 36, især { $examples }.
reason-rolls-price = Kast, der kun slår dig efter det bedre træk: { $rolls } af 36 ({ $examples }).
reason-score = For at vinde matchen mangler du { $yours } point, din modstander { $theirs }.
reason-score-crawford = Det er Crawford-spillet, så ingen må doble.
reason-score-money-better = I enkeltspil ville dit træk være det bedste af de to.
reason-score-money-less = I enkeltspil ville dit træk kun koste { $loss } point.
reason-gammon-value-now = Gammonens værdi med denne doblingsterning: { $yours } for dig, { $theirs } for din modstander; i enkeltspil ½.
advice-hit = Slå: Din modstander mister terræn og skal ind først.
advice-safe = Spil sikkert: Giv din modstander færre skud.
advice-bold = Løb risikoen: Det, du vinder, er mere værd end faren.
advice-price = Det giver ganske vist flere skud, men det er det værd.
advice-point = Lav punktet: Det blokerer din modstander, og dine brikker er sikre der.
advice-keep-point = Behold dit punkt; du har stadig brug for det.
advice-anchor = Lav et anker: et sikkert punkt i din modstanders hjemland.
advice-prime = Gør din prime længere: Brikker bag den sidder fast.
advice-bar = Hold din modstander på baren.
advice-contain = Lad ikke din modstanders bageste brikker slippe væk.
advice-escape = Få dine bageste brikker væk, før de bliver lukket inde.
advice-stay = Bliv tilbage og vent på et skud: Du vinder ikke løbet.
advice-in-play = Hold dine brikker i spil i stedet for at begrave dem.
advice-prepare = Forbered dit næste punkt: Stil brikkerne, så flere kast laver det.
advice-aim = Bliv ved med at sigte på din modstanders blots.
advice-blitz = Angrib: Slå og luk punkter, før din modstander har et anker.
advice-race = Det er et løb: Spild ingen pips.
advice-spread = Spred dine brikker: En høj stabel hjælper ingen.
advice-gammon = Spil efter gammon.
advice-save-gammon = Undgå først gammon.
advice-timing = Tænk på din timing: Behold frie brikker at flytte, så du ikke tvinges til at opgive dine punkter.
advice-next-turn = Tænk en tur frem: Stil dine brikker, så dit næste kast også er sikkert.
advice-hinder = Stil dig i vejen: Giv din modstander færre kast, der laver et punkt.
advice-good-rolls = Giv din modstander færre gode kast.
advice-keep-contact = Bevar kontakten: Du er bagud i løbet og har brug for et skud.
advice-break-contact = Bryd kontakten: Du er foran i løbet.
advice-score-gammon = Ved denne stilling er en gammon mere værd for dig end ellers: Spil efter den.
advice-score-no-gammon = Ved denne stilling er en gammon mindre værd for dig end ellers: Vind bare spillet.
advice-score-risk = Ved denne stilling koster en tabt gammon dig mindre end ellers: Du kan tage flere chancer.
advice-score-save = Ved denne stilling koster en tabt gammon dig mere end ellers: Undgå det.
advice-score-no-backgammon = Ved denne stilling er en backgammon ikke mere værd for dig end en gammon: Spil ikke efter den.
advice-score = Hold øje med stillingen i matchen: Den ændrer, hvilket træk der er bedst.
advice-wins = Det bedre træk vinder simpelthen flere spil.
advice-cube-now = Dobl nu: Næste gang kan det være for sent.
advice-cube-cash = Din modstander bør passe, så dobl og vind spillet.
advice-cube-behind = Dobl ikke: Din modstander har de bedste vinderchancer.
reason-cube-best-rolls = Dine stærkeste kast: { $examples }.
reason-cube-volatility = I gennemsnit ændrer et kast equityen med { $points } point.
reason-cube-for-money = I enkeltspil ville det være { $chance } %.
reason-gammon-nothing-yours = Efter doblingen giver en gammon dig ikke mere end en enkeltsejr ved denne stilling.
reason-gammon-nothing-theirs = Efter doblingen giver en gammon ikke din modstander mere end en enkeltsejr ved denne stilling.
reason-gammon-match-yours = Efter doblingen vinder du matchen med en gammon.
reason-gammon-match-theirs = Efter doblingen vinder din modstander matchen med en gammon.
reason-gammon-value = Gammonens værdi efter doblingen: { $yours } for dig, { $theirs } for din modstander; i enkeltspil ½.
reason-race-pips = Pips: { $yours } for dig, { $theirs } for din modstander.
reason-race-waste = Med spild (EPC): { $yours } og { $theirs }.
reason-race-rules = Keiths tælling: { $yours } og { $theirs }; Kleinmans formel giver den, der dobler, { $chance } %.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan for det bedre træk: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = holdespil
plan-back-game = bagspil
plan-race = løb
plan-containment = indespærring af en slået brik
