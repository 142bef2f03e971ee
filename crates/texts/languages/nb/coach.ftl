coach-title = Trener
coach-better = { $better-play } er bedre.
coach-much-better = { $better-play } er mye bedre.
coach-gives-away = { $play } koster { $loss } poeng.
coach-keep = Behold mitt
coach-change = Prøv igjen

coach-shots = Etter dette trekket slår { $played ->
    [0] ingen kast deg ut
    [one] { $played } av 36 kast deg ut
   *[other] { $played } av 36 kast deg ut
}; etter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Dette trekket slår ikke ut noe; det bedre slår ut { $better ->
        [one] en brikke
       *[other] { $better } brikker
    }.
    [one] Dette trekket slår ut en brikke; det bedre slår { $better ->
        [0] ikke ut noen
       *[other] ut { $better }
    }.
   *[other] Dette trekket slår ut { $played } brikker; det bedre slår { $better ->
        [0] ikke ut noen
        [one] ut én
       *[other] ut { $better }
    }.
}
coach-better-makes = Det bedre trekket lager { $point }-punktet ditt.
coach-played-makes = Dette trekket lager { $point }-punktet ditt.
coach-better-breaks = Det bedre trekket gir opp { $point }-punktet ditt.
coach-played-breaks = Dette trekket gir opp { $point }-punktet ditt; det bedre beholder det.
coach-prime = { $played ->
    [one] Den lengste primen din er { $played } punkt etter dette trekket, { $better } etter det bedre.
   *[other] Den lengste primen din er { $played } punkter etter dette trekket, { $better } etter det bedre.
}
coach-stays-on-bar = Kast som lar motstanderen bli stående på baren: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-aims = Etter dette trekket slår { $played ->
    [0] ingen av kastene dine ut en brikke i neste tur
   *[other] { $played } av dine 36 kast ut en brikke i neste tur
}; etter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Etter dette trekket er kappløpet jevnt
    [one] Etter dette trekket leder du med { $played } pip
   *[other] Etter dette trekket leder du med { $played } pips
}; etter det bedre { $better ->
    [0] er det jevnt
   *[other] leder du med { $better }
}.
coach-lead-behind = { $played ->
    [one] Etter dette trekket ligger du { $played } pip bak
   *[other] Etter dette trekket ligger du { $played } pips bak
}; etter det bedre ligger du { $better } bak.
coach-lead-passes = { $played ->
    [one] Etter dette trekket ligger du { $played } pip bak
   *[other] Etter dette trekket ligger du { $played } pips bak
}; etter det bedre { $better ->
    [0] er kappløpet jevnt
   *[other] leder du med { $better }
}.
coach-lead-loses = { $played ->
    [0] Etter dette trekket er kappløpet jevnt
    [one] Etter dette trekket leder du med { $played } pip
   *[other] Etter dette trekket leder du med { $played } pips
}; etter det bedre ligger du { $better } bak.
coach-back = Etter dette trekket har du { $played ->
    [0] ingen brikker
    [one] { $played } brikke
   *[other] { $played } brikker
} igjen i motstanderens hjemland; etter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-stack = Den høyeste stabelen din har { $played ->
    [one] { $played } brikke
   *[other] { $played } brikker
} etter dette trekket, { $better } etter det bedre.
coach-off = Etter dette trekket har du { $played ->
    [0] ingen brikker ute
    [one] { $played } brikke ute
   *[other] { $played } brikker ute
}; etter det bedre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-wins = Dette trekket vinner { $played } % av partiene, det bedre { $better } %.
coach-gammons = Dette trekket vinner gammon i { $played } % av partiene, det bedre i { $better } %.
coach-lost-gammons = Dette trekket taper gammon i { $played } % av partiene, det bedre i { $better } %.

coach-should-double = Det er riktig å doble her.
coach-should-roll = Det er for tidlig å doble.
coach-should-play-on = Du er for god til å doble: Spill videre på gammon.
coach-should-take = Her skal du ta: Du vinner { $chance } % av partiene, og det er nok.
coach-should-pass = Her skal du passe: Du vinner bare { $chance } % av partiene.

fact-pips = Du har { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} igjen.
fact-lead = Du leder med { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-behind = Du ligger { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} bak.
fact-on-bar = { $checkers ->
    [one] Du har { $checkers } brikke på baren.
   *[other] Du har { $checkers } brikker på baren.
}
fact-opponent-on-bar = { $checkers ->
    [one] Motstanderen har { $checkers } brikke på baren.
   *[other] Motstanderen har { $checkers } brikker på baren.
}
fact-off = { $checkers ->
    [0] Du har ingen brikker ute.
    [one] Du har { $checkers } brikke ute.
   *[other] Du har { $checkers } brikker ute.
}
fact-opponent-off = { $checkers ->
    [0] Motstanderen har ingen brikker ute.
    [one] Motstanderen har { $checkers } brikke ute.
   *[other] Motstanderen har { $checkers } brikker ute.
}
fact-blot = { $shots ->
    [0] Bloten din på { $point }-punktet kan ikke slås ut i neste kast.
    [one] { $shots } av 36 kast slår ut bloten din på { $point }-punktet.
   *[other] { $shots } av 36 kast slår ut bloten din på { $point }-punktet.
}
fact-hitting = { $shots ->
    [0] Ingen av kastene dine slår ut en brikke.
    [one] { $shots } av dine 36 kast slår ut en brikke.
   *[other] { $shots } av dine 36 kast slår ut en brikke.
}
fact-opponent-hitting = { $shots ->
    [0] Ingen av motstanderens kast slår ut en brikke.
    [one] { $shots } av motstanderens 36 kast slår ut en brikke.
   *[other] { $shots } av motstanderens 36 kast slår ut en brikke.
}
fact-entering = { $shots ->
    [0] Ingen kast kommer inn: Brettet er stengt.
    [one] { $shots } av 36 kast kommer inn.
   *[other] { $shots } av 36 kast kommer inn.
}
fact-dancing = { $shots ->
    [0] Du kan flytte med alle kast.
    [one] Du kan ikke flytte med { $shots } av 36 kast.
   *[other] Du kan ikke flytte med { $shots } av 36 kast.
}
fact-prime = { $count ->
    [one] Den lengste primen din er { $count } punkt.
    [6] Du har en full prime: seks punkter på rad.
   *[other] Den lengste primen din er { $count } punkter.
}
fact-back = { $checkers ->
    [0] Ingen av brikkene dine står igjen der bak.
    [one] { $checkers } av brikkene dine står igjen der bak.
   *[other] { $checkers } av brikkene dine står igjen der bak.
}
fact-opponent-back = { $checkers ->
    [0] Ingen av motstanderens brikker står igjen der bak.
    [one] { $checkers } av motstanderens brikker står igjen der bak.
   *[other] { $checkers } av motstanderens brikker står igjen der bak.
}
fact-stack = { $checkers ->
    [one] Den høyeste stabelen din har { $checkers } brikke.
   *[other] Den høyeste stabelen din har { $checkers } brikker.
}
coach-found-play = Det finnes et bedre trekk.
coach-found-cube = Er du sikker på kubeavgjørelsen?
coach-show = Vis meg
reason-cube-chances = Du vinner { $wins } % av partiene, { $gammons } % med gammon, og taper gammon i { $lost } %.
reason-cube-double-from = Med denne kuben og stillingen er det riktig å doble fra { $chance } % og oppover.
reason-cube-take-from = Motstanderen vinner { $wins } % av partiene og trenger { $chance } % for å ta.
reason-cube-too-good = Fra { $chance } % og oppover er det bedre å spille på gammon enn å doble.
reason-cube-you-need = Med denne kuben og stillingen trenger du { $chance } % for å ta.
reason-cube-wins = Du vinner { $wins } % av partiene.
reason-cube-gammons = Du vinner gammon i { $gammons } % av partiene og taper gammon i { $lost } %.
reason-cube-no-market = Selv etter ditt beste kast ville motstanderen i neste tur fortsatt kunne ta, så det haster ikke.
reason-cube-market = Etter { $share } % av alle følger av ditt kast og motstanderens beste svar ville motstanderen måtte passe i neste tur.
coach-will-hit = Kast som motstanderen bør slå ut med: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-escapes = Kast som frigjør en av motstanderens bakerste brikker: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-own-escapes = Kast som neste gang frigjør en av dine bakerste brikker: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-builders = Kast som neste gang lager { $point }-punktet ditt: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-deep = Brikker på { $first }- og { $second }-punktet ditt: { $played } etter dette trekket, { $better } etter det bedre.
coach-block = Punkter du holder av seks på rad: { $played } etter dette trekket, { $better } etter det bedre.
coach-spare-pips = Pips du kan spille før primen din må brytes, de bakerste brikkene ikke medregnet: { $played } etter dette trekket, { $better } etter det bedre.
coach-breaking = Kast som neste gang tvinger deg til å gi opp et punkt i hjemlandet ditt: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-exposing = Kast som neste gang tvinger deg til å etterlate en blot som kan slås ut: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-contact-kept = Etter dette trekket kan ingen brikke slås ut lenger; det bedre beholder kontakten.
coach-contact-broken = Etter det bedre trekket kan ingen brikke slås ut lenger; dette beholder kontakten.
coach-will-anchor = Kast som motstanderen bør lage et punkt i hjemlandet ditt med: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-will-escape = Kast som motstanderen bør frigjøre en av de bakerste brikkene sine med: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-will-block = Kast som motstanderen bør lage et punkt i sitt eget hjemland med: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-good-rolls = Kast som motstanderen bør slå ut, komme inn, frigjøre en av de bakerste brikkene sine eller lage et punkt med: { $played } av 36 etter dette trekket, { $better } etter det bedre.
coach-crossovers = Overganger til neste fjerdedel til alle brikkene dine er hjemme: { $played } etter dette trekket, { $better } etter det bedre.
coach-pips-from-home = Pips til alle brikkene dine er hjemme: { $played } etter dette trekket, { $better } etter det bedre.
coach-wastage = Pips med svinn (EPC): { $played } etter dette trekket, { $better } etter det bedre.
coach-price-hit = Dette trekket slår ut, og det bedre gjør det ikke, men her er det mindre verdt.
reason-needed = Hvert trekk som ikke er bedre på dette området, koster minst { $loss } poeng.
reason-rolls-hit = Kast som slår deg ut bare etter dette trekket: { $rolls } av 36 ({ $examples }).
reason-rolls-enter = Kast som lar motstanderen bli stående på baren bare etter det bedre trekket: { $rolls } av 36 ({ $examples }).
reason-rolls-anchor = Kast som gir motstanderen flere punkter i hjemlandet ditt etter dette trekket: { $rolls } av 36 ({ $examples }).
reason-rolls-escape = Kast som frigjør flere av motstanderens bakerste brikker etter dette trekket: { $rolls } av 36 ({ $examples }).
reason-rolls-block = Kast der motstanderen får flere punkter i sitt eget hjemland etter dette trekket: { $rolls } av 36 ({ $examples }).
reason-rolls-share = De utgjør { $share } % av tapet.
reason-rolls-most = Svar der det bedre trekket ligger foran: { $rolls } av 36, særlig { $examples }.
reason-rolls-price = Kast som slår deg ut bare etter det bedre trekket: { $rolls } av 36 ({ $examples }).
reason-score = For å vinne matchen mangler du { $yours } poeng, motstanderen { $theirs }.
reason-score-crawford = Det er Crawford-partiet, så ingen får doble.
reason-score-money-better = I enkeltpartier ville trekket ditt vært det beste av de to.
reason-score-money-less = I enkeltpartier ville trekket ditt bare kostet { $loss } poeng.
reason-gammon-value-now = Gammonens verdi med denne kuben: { $yours } for deg, { $theirs } for motstanderen; i enkeltpartier ½.
advice-hit = Slå ut: Motstanderen taper terreng og må inn først.
advice-safe = Spill sikkert: Gi motstanderen færre skudd.
advice-bold = Ta risikoen: Det du vinner, er mer verdt enn faren.
advice-price = Det gir riktignok flere skudd, men det er verdt det.
advice-point = Lag punktet: Det blokkerer motstanderen, og brikkene dine er trygge der.
advice-keep-point = Behold punktet ditt; du trenger det ennå.
advice-anchor = Lag et anker: et trygt punkt i motstanderens hjemland.
advice-prime = Bygg ut primen din: Brikker bak den sitter fast.
advice-bar = Hold motstanderen på baren.
advice-contain = Ikke la motstanderens bakerste brikker slippe unna.
advice-escape = Få de bakerste brikkene dine unna før de blir stengt inne.
advice-stay = Bli stående bak og vent på et skudd: Du vinner ikke kappløpet.
advice-in-play = Hold brikkene i spill i stedet for å begrave dem.
advice-prepare = Forbered neste punkt: Still brikkene slik at flere kast lager det.
advice-aim = Fortsett å sikte på motstanderens bloter.
advice-blitz = Angrip: Slå ut og steng punkter før motstanderen har et anker.
advice-race = Det er et kappløp: Ikke sløs bort pips.
advice-spread = Spre brikkene: En høy stabel hjelper ingen.
advice-gammon = Spill på gammon.
advice-save-gammon = Unngå gammon først.
advice-timing = Tenk på timingen: Behold frie brikker å flytte, så du slipper å gi opp punktene dine.
advice-next-turn = Tenk en tur fram: Still brikkene slik at neste kast også er trygt.
advice-hinder = Still deg i veien: Gi motstanderen færre kast som lager et punkt.
advice-good-rolls = Gi motstanderen færre gode kast.
advice-keep-contact = Behold kontakten: Du ligger bak i kappløpet og trenger et skudd.
advice-break-contact = Bryt kontakten: Du leder kappløpet.
advice-score-gammon = Ved denne stillingen er en gammon mer verdt for deg enn vanlig: Spill på den.
advice-score-no-gammon = Ved denne stillingen er en gammon mindre verdt for deg enn vanlig: Bare vinn partiet.
advice-score-risk = Ved denne stillingen koster en tapt gammon deg mindre enn vanlig: Du kan ta større sjanser.
advice-score-save = Ved denne stillingen koster en tapt gammon deg mer enn vanlig: Unngå det.
advice-score-no-backgammon = Ved denne stillingen er en backgammon ikke mer verdt for deg enn en gammon: Ikke spill på den.
advice-score = Følg med på stillingen i matchen: Den endrer hvilket trekk som er best.
advice-wins = Det bedre trekket vinner rett og slett flere partier.
advice-cube-now = Doble nå: Neste gang kan det være for sent.
advice-cube-cash = Motstanderen bør passe, så doble og vinn partiet.
advice-cube-behind = Ikke doble: Motstanderen har størst sjanse til å vinne.
reason-cube-best-rolls = Dine sterkeste kast: { $examples }.
reason-cube-volatility = I snitt endrer et kast equityen med { $points } poeng.
reason-cube-for-money = I enkeltpartier ville det vært { $chance } %.
reason-gammon-nothing-yours = Etter doblingen gir en gammon deg ikke mer enn en enkel seier ved denne stillingen.
reason-gammon-nothing-theirs = Etter doblingen gir en gammon ikke motstanderen mer enn en enkel seier ved denne stillingen.
reason-gammon-match-yours = Etter doblingen vinner du matchen med en gammon.
reason-gammon-match-theirs = Etter doblingen vinner motstanderen matchen med en gammon.
reason-gammon-value = Gammonens verdi etter doblingen: { $yours } for deg, { $theirs } for motstanderen; i enkeltpartier ½.
reason-race-pips = Pips: { $yours } for deg, { $theirs } for motstanderen.
reason-race-waste = Med svinn (EPC): { $yours } og { $theirs }.
reason-race-rules = Keiths telling: { $yours } og { $theirs }; Kleinmans formel gir den som dobler, { $chance } %.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan for det bedre trekket: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = holdespill
plan-back-game = bakspill
plan-race = kappløp
plan-containment = innesperring av en utslått brikke
