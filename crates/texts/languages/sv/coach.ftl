coach-title = Tränare
coach-better = { $better-play } är bättre.
coach-much-better = { $better-play } är mycket bättre.
coach-gives-away = { $play } kostar { $loss } poäng.
coach-keep = Behåll mitt
coach-change = Försök igen

coach-shots = Efter det här draget slår { $played ->
    [0] inget kast ut dig
    [one] { $played } av 36 kast ut dig
   *[other] { $played } av 36 kast ut dig
}; efter det bättre { $better ->
    [0] inget
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Det här draget slår inte ut något; det bättre slår ut { $better ->
        [one] en bricka
       *[other] { $better } brickor
    }.
    [one] Det här draget slår ut en bricka; det bättre slår { $better ->
        [0] inte ut någon
       *[other] ut { $better }
    }.
   *[other] Det här draget slår ut { $played } brickor; det bättre slår { $better ->
        [0] inte ut någon
        [one] ut en
       *[other] ut { $better }
    }.
}
coach-better-makes = Det bättre draget gör din { $point }-punkt.
coach-played-makes = Det här draget gör din { $point }-punkt.
coach-better-breaks = Det bättre draget ger upp din { $point }-punkt.
coach-played-breaks = Det här draget ger upp din { $point }-punkt; det bättre behåller den.
coach-prime = { $played ->
    [one] Din längsta prime är { $played } punkt efter det här draget, { $better } efter det bättre.
   *[other] Din längsta prime är { $played } punkter efter det här draget, { $better } efter det bättre.
}
coach-stays-on-bar = Kast som lämnar motståndaren på baren: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-aims = Efter det här draget slår { $played ->
    [0] inget av dina kast ut en bricka i nästa tur
   *[other] { $played } av dina 36 kast ut en bricka i nästa tur
}; efter det bättre { $better ->
    [0] inget
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Efter det här draget är racet jämnt
    [one] Efter det här draget leder du med { $played } pip
   *[other] Efter det här draget leder du med { $played } pips
}; efter det bättre { $better ->
    [0] är det jämnt
   *[other] leder du med { $better }
}.
coach-lead-behind = { $played ->
    [one] Efter det här draget ligger du { $played } pip efter
   *[other] Efter det här draget ligger du { $played } pips efter
}; efter det bättre ligger du { $better } efter.
coach-lead-passes = { $played ->
    [one] Efter det här draget ligger du { $played } pip efter
   *[other] Efter det här draget ligger du { $played } pips efter
}; efter det bättre { $better ->
    [0] är racet jämnt
   *[other] leder du med { $better }
}.
coach-lead-loses = { $played ->
    [0] Efter det här draget är racet jämnt
    [one] Efter det här draget leder du med { $played } pip
   *[other] Efter det här draget leder du med { $played } pips
}; efter det bättre ligger du { $better } efter.
coach-back = Efter det här draget har du { $played ->
    [0] ingen bricka
    [one] { $played } bricka
   *[other] { $played } brickor
} kvar i motståndarens bo; efter det bättre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-stack = Din högsta stapel har { $played ->
    [one] { $played } bricka
   *[other] { $played } brickor
} efter det här draget, { $better } efter det bättre.
coach-off = Efter det här draget har du { $played ->
    [0] ingen bricka ute
    [one] { $played } bricka ute
   *[other] { $played } brickor ute
}; efter det bättre { $better ->
    [0] ingen
   *[other] { $better }
}.
coach-wins = Det här draget vinner { $played } % av partierna, det bättre { $better } %.
coach-gammons = Det här draget vinner gammon i { $played } % av partierna, det bättre i { $better } %.
coach-lost-gammons = Det här draget förlorar gammon i { $played } % av partierna, det bättre i { $better } %.

coach-should-double = Det är rätt att dubbla här.
coach-should-roll = Det är för tidigt att dubbla.
coach-should-play-on = Du står för bra för att dubbla: spela vidare på gammon.
coach-should-take = Här ska du ta: du vinner { $chance } % av partierna, och det räcker.
coach-should-pass = Här ska du passa: du vinner bara { $chance } % av partierna.

fact-pips = Du har { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} kvar.
fact-lead = Du leder med { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-behind = Du ligger { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} efter.
fact-on-bar = { $checkers ->
    [one] Du har { $checkers } bricka på baren.
   *[other] Du har { $checkers } brickor på baren.
}
fact-opponent-on-bar = { $checkers ->
    [one] Motståndaren har { $checkers } bricka på baren.
   *[other] Motståndaren har { $checkers } brickor på baren.
}
fact-off = { $checkers ->
    [0] Du har ingen bricka ute.
    [one] Du har { $checkers } bricka ute.
   *[other] Du har { $checkers } brickor ute.
}
fact-opponent-off = { $checkers ->
    [0] Motståndaren har ingen bricka ute.
    [one] Motståndaren har { $checkers } bricka ute.
   *[other] Motståndaren har { $checkers } brickor ute.
}
fact-blot = { $shots ->
    [0] Din blotta på { $point }-punkten kan inte slås ut i nästa kast.
    [one] { $shots } av 36 kast slår ut din blotta på { $point }-punkten.
   *[other] { $shots } av 36 kast slår ut din blotta på { $point }-punkten.
}
fact-hitting = { $shots ->
    [0] Inget av dina kast slår ut en bricka.
    [one] { $shots } av dina 36 kast slår ut en bricka.
   *[other] { $shots } av dina 36 kast slår ut en bricka.
}
fact-opponent-hitting = { $shots ->
    [0] Inget av motståndarens kast slår ut en bricka.
    [one] { $shots } av motståndarens 36 kast slår ut en bricka.
   *[other] { $shots } av motståndarens 36 kast slår ut en bricka.
}
fact-entering = { $shots ->
    [0] Inget kast kommer in: brädet är stängt.
    [one] { $shots } av 36 kast kommer in.
   *[other] { $shots } av 36 kast kommer in.
}
fact-dancing = { $shots ->
    [0] Du kan flytta med alla kast.
    [one] Du kan inte flytta med { $shots } av 36 kast.
   *[other] Du kan inte flytta med { $shots } av 36 kast.
}
fact-prime = { $count ->
    [one] Din längsta prime är { $count } punkt.
    [6] Du har en full prime: sex punkter i rad.
   *[other] Din längsta prime är { $count } punkter.
}
fact-back = { $checkers ->
    [0] Ingen av dina brickor är kvar där bak.
    [one] { $checkers } av dina brickor är kvar där bak.
   *[other] { $checkers } av dina brickor är kvar där bak.
}
fact-opponent-back = { $checkers ->
    [0] Ingen av motståndarens brickor är kvar där bak.
    [one] { $checkers } av motståndarens brickor är kvar där bak.
   *[other] { $checkers } av motståndarens brickor är kvar där bak.
}
fact-stack = { $checkers ->
    [one] Din högsta stapel har { $checkers } bricka.
   *[other] Din högsta stapel har { $checkers } brickor.
}
coach-found-play = Det finns ett bättre drag.
coach-found-cube = Är du säker på kubbeslutet?
coach-show = Visa mig
reason-cube-chances = Du vinner { $wins } % av partierna, { $gammons } % med gammon, och förlorar gammon i { $lost } %.
reason-cube-double-from = Med den här kuben och ställningen är det rätt att dubbla från { $chance } % och uppåt.
reason-cube-take-from = Motståndaren vinner { $wins } % av partierna och behöver { $chance } % för att ta.
reason-cube-too-good = Från { $chance } % och uppåt är det bättre att spela på gammon än att dubbla.
reason-cube-you-need = Med den här kuben och ställningen behöver du { $chance } % för att ta.
reason-cube-wins = Du vinner { $wins } % av partierna.
reason-cube-gammons = Du vinner gammon i { $gammons } % av partierna och förlorar gammon i { $lost } %.
reason-cube-no-market = Även efter ditt bästa kast skulle motståndaren i nästa tur fortfarande kunna ta, så det är ingen brådska.
reason-cube-market = Efter { $share } % av alla följder av ditt kast och motståndarens bästa svar skulle motståndaren i nästa tur vara tvungen att passa.
coach-will-hit = Kast med vilka motståndaren bör slå ut: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-escapes = Kast som befriar en av motståndarens bakre brickor: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-own-escapes = Kast som nästa gång befriar en av dina bakre brickor: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-builders = Kast som nästa gång gör din { $point }-punkt: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-deep = Brickor på din { $first }- och { $second }-punkt: { $played } efter det här draget, { $better } efter det bättre.
coach-block = Punkter du håller av sex i rad: { $played } efter det här draget, { $better } efter det bättre.
coach-spare-pips = Pips du kan spela innan din prime måste brytas, dina bakre brickor oräknade: { $played } efter det här draget, { $better } efter det bättre.
coach-breaking = Kast som nästa gång tvingar dig att ge upp en punkt i ditt bo: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-exposing = Kast som nästa gång tvingar dig att lämna en blotta som kan slås ut: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-contact-kept = Efter det här draget kan ingen bricka slås ut längre; det bättre behåller kontakten.
coach-contact-broken = Efter det bättre draget kan ingen bricka slås ut längre; det här behåller kontakten.
coach-will-anchor = Kast med vilka motståndaren bör göra en punkt i ditt bo: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-will-escape = Kast med vilka motståndaren bör befria en av sina bakre brickor: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-will-block = Kast med vilka motståndaren bör göra en punkt i det egna boet: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-good-rolls = Kast med vilka motståndaren bör slå ut, komma in, befria en av sina bakre brickor eller göra en punkt: { $played } av 36 efter det här draget, { $better } efter det bättre.
coach-crossovers = Övergångar till nästa fjärdedel tills alla dina brickor är hemma: { $played } efter det här draget, { $better } efter det bättre.
coach-pips-from-home = Pips tills alla dina brickor är hemma: { $played } efter det här draget, { $better } efter det bättre.
coach-wastage = Pips med spill (EPC): { $played } efter det här draget, { $better } efter det bättre.
coach-price-hit = Det här draget slår ut och det bättre gör det inte, men här är det värt mindre.
reason-needed = Varje drag som inte är bättre i det avseendet kostar minst { $loss } poäng.
reason-rolls-hit = Kast som slår ut dig bara efter det här draget: { $rolls } av 36 ({ $examples }).
reason-rolls-enter = Kast som lämnar motståndaren på baren bara efter det bättre draget: { $rolls } av 36 ({ $examples }).
reason-rolls-anchor = Kast som ger motståndaren fler punkter i ditt bo efter det här draget: { $rolls } av 36 ({ $examples }).
reason-rolls-escape = Kast som befriar fler av motståndarens bakre brickor efter det här draget: { $rolls } av 36 ({ $examples }).
reason-rolls-block = Kast som ger motståndaren fler punkter i det egna boet efter det här draget: { $rolls } av 36 ({ $examples }).
reason-rolls-share = De står för { $share } % av förlusten.
reason-rolls-most = Svar efter vilka det bättre draget ligger före: { $rolls } av 36, framför allt { $examples }.
reason-rolls-price = Kast som slår ut dig bara efter det bättre draget: { $rolls } av 36 ({ $examples }).
reason-score = Poäng som saknas för att vinna matchen: du { $yours }, motståndaren { $theirs }.
reason-score-crawford = Det är Crawfordpartiet, så ingen får dubbla.
reason-score-money-better = I fristående partier vore ditt drag det bättre av de två.
reason-score-money-less = I fristående partier skulle ditt drag bara kosta { $loss } poäng.
reason-gammon-value-now = Gammonens värde med den här kuben: { $yours } för dig, { $theirs } för motståndaren; i fristående partier ½.
advice-hit = Slå ut: motståndaren förlorar mark och måste in först.
advice-safe = Spela säkert: ge motståndaren färre skott.
advice-bold = Ta risken: det du vinner är värt mer än faran.
advice-price = Det ger visserligen fler skott, men det är värt det.
advice-point = Gör punkten: den blockerar motståndaren, och dina brickor är säkra där.
advice-keep-point = Behåll din punkt; du behöver den ännu.
advice-anchor = Gör ett ankare: en säker punkt i motståndarens bo.
advice-prime = Bygg ut din prime: brickor bakom den sitter fast.
advice-bar = Håll motståndaren kvar på baren.
advice-contain = Låt inte motståndarens bakre brickor komma undan.
advice-escape = Få undan dina bakre brickor innan de blir instängda.
advice-stay = Stanna kvar bak och vänta på ett skott: du vinner inte racet.
advice-in-play = Håll dina brickor i spel i stället för att gräva ner dem.
advice-prepare = Förbered nästa punkt: ställ brickorna så att fler kast gör den.
advice-aim = Fortsätt att sikta på motståndarens blottor.
advice-blitz = Anfall: slå ut och stäng punkter innan motståndaren har ett ankare.
advice-race = Det är ett race: slösa inga pips.
advice-spread = Sprid dina brickor: en hög stapel hjälper ingen.
advice-gammon = Spela på gammon.
advice-save-gammon = Undvik gammon först.
advice-timing = Tänk på din timing: behåll fria brickor att flytta, så att du inte måste ge upp dina punkter.
advice-next-turn = Tänk ett kast framåt: ställ brickorna så att även ditt nästa kast är säkert.
advice-hinder = Ställ dig i vägen: ge motståndaren färre kast som gör en punkt.
advice-good-rolls = Ge motståndaren färre bra kast.
advice-keep-contact = Behåll kontakten: du ligger efter i racet och behöver ett skott.
advice-break-contact = Bryt kontakten: du leder racet.
advice-score-gammon = Vid den här ställningen är en gammon värd mer för dig än vanligt: spela på den.
advice-score-no-gammon = Vid den här ställningen är en gammon värd mindre för dig än vanligt: vinn bara partiet.
advice-score-risk = Vid den här ställningen kostar en förlorad gammon dig mindre än vanligt: du kan ta större risker.
advice-score-save = Vid den här ställningen kostar en förlorad gammon dig mer än vanligt: undvik den.
advice-score-no-backgammon = Vid den här ställningen är en backgammon inte värd mer för dig än en gammon: spela inte på den.
advice-score = Tänk på ställningen i matchen: den ändrar vilket drag som är bäst.
advice-wins = Det bättre draget vinner helt enkelt fler partier.
advice-cube-now = Dubbla nu: nästa gång kan det vara för sent.
advice-cube-cash = Motståndaren bör passa, så dubbla och vinn partiet.
advice-cube-behind = Dubbla inte: motståndaren har större chans att vinna än du.
reason-cube-best-rolls = Dina starkaste kast: { $examples }.
reason-cube-volatility = I genomsnitt ändrar ett kast equityn med { $points } poäng.
reason-cube-for-money = I fristående partier vore det { $chance } %.
reason-gammon-nothing-yours = Efter dubbling ger en gammon dig inte mer än en enkel vinst vid den här ställningen.
reason-gammon-nothing-theirs = Efter dubbling ger en gammon motståndaren inte mer än en enkel vinst vid den här ställningen.
reason-gammon-match-yours = Efter dubbling vinner du matchen med en gammon.
reason-gammon-match-theirs = Efter dubbling vinner motståndaren matchen med en gammon.
reason-gammon-value = Gammonens värde efter dubbling: { $yours } för dig, { $theirs } för motståndaren; i fristående partier ½.
reason-race-pips = Pips: { $yours } för dig, { $theirs } för motståndaren.
reason-race-waste = Med spill (EPC): { $yours } och { $theirs }.
reason-race-rules = Keiths räkning: { $yours } och { $theirs }; Kleinmans formel ger den som dubblar { $chance } %.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan för det bättre draget: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = hållspel
plan-back-game = bakspel
# As in English.
plan-race = race
plan-containment = instängning av en utslagen bricka
