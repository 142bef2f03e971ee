# As in English.
coach-title = Coach
coach-better = { $better-play } is beter.
coach-much-better = { $better-play } is veel beter.
coach-gives-away = { $play } kost { $loss } punt.
coach-keep = Zo laten
coach-change = Nog een keer

coach-shots = Na deze zet { $played ->
    [0] slaat geen enkele worp je
    [one] slaat { $played } van de 36 worpen je
   *[other] slaan { $played } van de 36 worpen je
}; na de betere { $better ->
    [0] geen
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Deze zet slaat niets; de betere slaat { $better ->
        [one] een schijf
       *[other] { $better } schijven
    }.
    [one] Deze zet slaat een schijf; de betere { $better ->
        [0] slaat er geen
       *[other] slaat er { $better }
    }.
   *[other] Deze zet slaat { $played } schijven; de betere { $better ->
        [0] slaat er geen
        [one] slaat er één
       *[other] slaat er { $better }
    }.
}
coach-better-makes = De betere zet maakt je punt { $point }.
coach-played-makes = Deze zet maakt je punt { $point }.
coach-better-breaks = De betere zet geeft je punt { $point } op.
coach-played-breaks = Deze zet geeft je punt { $point } op; de betere houdt het.
coach-prime = { $played ->
    [one] Je langste prime is na deze zet { $played } punt lang, na de betere { $better }.
   *[other] Je langste prime is na deze zet { $played } punten lang, na de betere { $better }.
}
coach-stays-on-bar = Worpen die je tegenstander op de bar laten: { $played } van de 36 na deze zet, { $better } na de betere.
coach-aims = Na deze zet { $played ->
    [0] slaat in je volgende beurt geen van je worpen
    [one] slaat in je volgende beurt { $played } van je 36 worpen
   *[other] slaan in je volgende beurt { $played } van je 36 worpen
}; na de betere { $better ->
    [0] geen
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Na deze zet staat de race gelijk
    [one] Na deze zet sta je { $played } pip voor
   *[other] Na deze zet sta je { $played } pips voor
}; na de betere { $better ->
    [0] staat die gelijk
   *[other] sta je er { $better } voor
}.
coach-lead-behind = { $played ->
    [one] Na deze zet sta je { $played } pip achter
   *[other] Na deze zet sta je { $played } pips achter
}; na de betere sta je er { $better } achter.
coach-lead-passes = { $played ->
    [one] Na deze zet sta je { $played } pip achter
   *[other] Na deze zet sta je { $played } pips achter
}; na de betere { $better ->
    [0] staat de race gelijk
   *[other] sta je er { $better } voor
}.
coach-lead-loses = { $played ->
    [0] Na deze zet staat de race gelijk
    [one] Na deze zet sta je { $played } pip voor
   *[other] Na deze zet sta je { $played } pips voor
}; na de betere sta je er { $better } achter.
coach-back = Na deze zet heb je nog { $played ->
    [0] geen schijven
    [one] { $played } schijf
   *[other] { $played } schijven
} in het thuisbord van je tegenstander; na de betere { $better ->
    [0] geen
   *[other] { $better }
}.
coach-stack = Je hoogste stapel telt na deze zet { $played ->
    [one] { $played } schijf
   *[other] { $played } schijven
}, na de betere { $better }.
coach-off = Na deze zet heb je { $played ->
    [0] geen schijf
    [one] { $played } schijf
   *[other] { $played } schijven
} afgespeeld; na de betere { $better ->
    [0] geen
   *[other] { $better }
}.
coach-wins = Deze zet wint { $played }% van de spellen, de betere { $better }%.
coach-gammons = Deze zet wint een gammon in { $played }% van de spellen, de betere in { $better }%.
coach-lost-gammons = Deze zet verliest een gammon in { $played }% van de spellen, de betere in { $better }%.

coach-should-double = Verdubbelen is hier juist.
coach-should-roll = Het is te vroeg om te verdubbelen.
coach-should-play-on = Je staat te goed om te verdubbelen: speel door voor de gammon.
coach-should-take = Hier moet je aannemen: je wint { $chance }% van de spellen, en dat is genoeg.
coach-should-pass = Hier moet je passen: je wint maar { $chance }% van de spellen.

fact-pips = Je hebt nog { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} te gaan.
fact-lead = Je staat { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} voor.
fact-behind = Je staat { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} achter.
fact-on-bar = { $checkers ->
    [one] Je hebt { $checkers } schijf op de bar.
   *[other] Je hebt { $checkers } schijven op de bar.
}
fact-opponent-on-bar = { $checkers ->
    [one] Je tegenstander heeft { $checkers } schijf op de bar.
   *[other] Je tegenstander heeft { $checkers } schijven op de bar.
}
fact-off = { $checkers ->
    [0] Je hebt nog geen schijf afgespeeld.
    [one] Je hebt { $checkers } schijf afgespeeld.
   *[other] Je hebt { $checkers } schijven afgespeeld.
}
fact-opponent-off = { $checkers ->
    [0] Je tegenstander heeft nog geen schijf afgespeeld.
    [one] Je tegenstander heeft { $checkers } schijf afgespeeld.
   *[other] Je tegenstander heeft { $checkers } schijven afgespeeld.
}
fact-blot = { $shots ->
    [0] Je blot op punt { $point } kan niet meteen geslagen worden.
    [one] { $shots } van de 36 worpen slaat je blot op punt { $point }.
   *[other] { $shots } van de 36 worpen slaan je blot op punt { $point }.
}
fact-hitting = { $shots ->
    [0] Geen van je worpen slaat.
    [one] { $shots } van je 36 worpen slaat.
   *[other] { $shots } van je 36 worpen slaan.
}
fact-opponent-hitting = { $shots ->
    [0] Geen worp van je tegenstander slaat.
    [one] { $shots } van de 36 worpen van je tegenstander slaat.
   *[other] { $shots } van de 36 worpen van je tegenstander slaan.
}
fact-entering = { $shots ->
    [0] Met geen enkele worp kom je binnen: het bord is gesloten.
    [one] Met { $shots } van de 36 worpen kom je binnen.
   *[other] Met { $shots } van de 36 worpen kom je binnen.
}
fact-dancing = { $shots ->
    [0] Je kunt met elke worp zetten.
    [one] Met { $shots } van de 36 worpen kun je niet zetten.
   *[other] Met { $shots } van de 36 worpen kun je niet zetten.
}
fact-prime = { $count ->
    [one] Je langste prime is { $count } punt lang.
    [6] Je hebt een volle prime: zes punten op een rij.
   *[other] Je langste prime is { $count } punten lang.
}
fact-back = { $checkers ->
    [0] Geen van je schijven staat nog achteraan.
    [one] { $checkers } van je schijven staat nog achteraan.
   *[other] { $checkers } van je schijven staan nog achteraan.
}
fact-opponent-back = { $checkers ->
    [0] Geen schijf van je tegenstander staat nog achteraan.
    [one] { $checkers } schijf van je tegenstander staat nog achteraan.
   *[other] { $checkers } schijven van je tegenstander staan nog achteraan.
}
fact-stack = { $checkers ->
    [one] Je hoogste stapel telt { $checkers } schijf.
   *[other] Je hoogste stapel telt { $checkers } schijven.
}
coach-found-play = Er is een betere zet.
coach-found-cube = Weet je het zeker, met de dubbelsteen?
coach-show = Laat zien
reason-cube-chances = Je wint { $wins }% van de spellen, { $gammons }% met een gammon, en verliest een gammon in { $lost }%.
reason-cube-double-from = Bij deze dubbelsteen en stand is verdubbelen juist vanaf { $chance }%.
reason-cube-take-from = Je tegenstander wint { $wins }% van de spellen en heeft { $chance }% nodig om aan te nemen.
reason-cube-too-good = Vanaf { $chance }% is het beter om voor de gammon te spelen dan om te verdubbelen.
reason-cube-you-need = Bij deze dubbelsteen en stand heb je { $chance }% nodig om aan te nemen.
reason-cube-wins = Je wint { $wins }% van de spellen.
reason-cube-gammons = Je wint een gammon in { $gammons }% van de spellen en verliest een gammon in { $lost }%.
reason-cube-no-market = Zelfs na je beste worp zou je tegenstander in je volgende beurt nog kunnen aannemen, dus er is geen haast bij.
reason-cube-market = Na { $share }% van alle reeksen van jouw worp en het beste antwoord van je tegenstander zou je tegenstander in je volgende beurt moeten passen.
coach-will-hit = Worpen waarmee je tegenstander hoort te slaan: { $played } van de 36 na deze zet, { $better } na de betere.
coach-escapes = Worpen die een achterste schijf van je tegenstander bevrijden: { $played } van de 36 na deze zet, { $better } na de betere.
coach-own-escapes = Worpen die in je volgende beurt een van je achterste schijven bevrijden: { $played } van de 36 na deze zet, { $better } na de betere.
coach-builders = Worpen die in je volgende beurt je punt { $point } maken: { $played } van de 36 na deze zet, { $better } na de betere.
coach-deep = Schijven op je punten { $first } en { $second }: { $played } na deze zet, { $better } na de betere.
coach-block = Van zes punten op een rij bezet je er { $played } na deze zet, { $better } na de betere.
coach-spare-pips = Pips die je nog kunt spelen voordat je prime breekt, zonder je achterste schijven: { $played } na deze zet, { $better } na de betere.
coach-breaking = Worpen die je in je volgende beurt dwingen een punt in je thuisbord op te geven: { $played } van de 36 na deze zet, { $better } na de betere.
coach-exposing = Worpen die je in je volgende beurt dwingen een kwetsbare blot te laten staan: { $played } van de 36 na deze zet, { $better } na de betere.
coach-contact-kept = Na deze zet kan niemand meer geslagen worden; de betere houdt contact.
coach-contact-broken = Na de betere zet kan niemand meer geslagen worden; deze houdt contact.
coach-will-anchor = Worpen waarmee je tegenstander een punt in jouw thuisbord hoort te maken: { $played } van de 36 na deze zet, { $better } na de betere.
coach-will-escape = Worpen waarmee je tegenstander een achterste schijf hoort te bevrijden: { $played } van de 36 na deze zet, { $better } na de betere.
coach-will-block = Worpen waarmee je tegenstander een punt in het eigen thuisbord hoort te maken: { $played } van de 36 na deze zet, { $better } na de betere.
coach-good-rolls = Worpen waarmee je tegenstander hoort te slaan, binnen te komen, een achterste schijf te bevrijden of een punt te maken: { $played } van de 36 na deze zet, { $better } na de betere.
coach-crossovers = Overgangen naar het volgende kwart totdat al je schijven thuis zijn: { $played } na deze zet, { $better } na de betere.
coach-pips-from-home = Pips totdat al je schijven thuis zijn: { $played } na deze zet, { $better } na de betere.
coach-wastage = Pips met verspilling (EPC): { $played } na deze zet, { $better } na de betere.
coach-price-hit = Deze zet slaat en de betere niet, maar hier is dat minder waard.
reason-needed = Elke zet die hierin niet beter is, kost minstens { $loss } punt.
reason-rolls-hit = Worpen die je alleen na deze zet slaan: { $rolls } van de 36 ({ $examples }).
reason-rolls-enter = Worpen die je tegenstander alleen na de betere zet op de bar laten: { $rolls } van de 36 ({ $examples }).
reason-rolls-anchor = Worpen die je tegenstander na deze zet meer punten in jouw thuisbord geven: { $rolls } van de 36 ({ $examples }).
reason-rolls-escape = Worpen die na deze zet meer achterste schijven van je tegenstander bevrijden: { $rolls } van de 36 ({ $examples }).
reason-rolls-block = Worpen die je tegenstander na deze zet meer punten in het eigen thuisbord geven: { $rolls } van de 36 ({ $examples }).
reason-rolls-share = Samen zijn ze goed voor { $share }% van het verlies.
reason-rolls-most = Antwoorden waarna de betere zet voorstaat: { $rolls } van de 36, vooral { $examples }.
reason-rolls-price = Worpen die je alleen na de betere zet slaan: { $rolls } van de 36 ({ $examples }).
reason-score = Punten die nog nodig zijn om de match te winnen: { $yours } voor jou, { $theirs } voor je tegenstander.
reason-score-crawford = Het is het Crawford-spel, dus niemand mag verdubbelen.
reason-score-money-better = In losse spellen zou jouw zet de betere van de twee zijn.
reason-score-money-less = In losse spellen zou jouw zet maar { $loss } punt kosten.
reason-gammon-value-now = Waarde van een gammon met deze dubbelsteen: { $yours } voor jou, { $theirs } voor je tegenstander; in losse spellen ½.
advice-hit = Sla: je tegenstander verliest terrein en moet eerst binnenkomen.
advice-safe = Speel veilig: geef je tegenstander minder schoten.
advice-bold = Neem het risico: wat je wint is meer waard dan het gevaar.
advice-price = Dat geeft wel meer schoten, maar het is het waard.
advice-point = Maak het punt: het blokkeert je tegenstander, en je schijven staan er veilig.
advice-keep-point = Houd je punt; je hebt het nog nodig.
advice-anchor = Maak een anker: een veilig punt in het thuisbord van je tegenstander.
advice-prime = Maak je prime langer: schijven die erachter staan, zitten vast.
advice-bar = Houd je tegenstander op de bar.
advice-contain = Laat de achterste schijven van je tegenstander niet ontsnappen.
advice-escape = Haal je achterste schijven naar buiten voordat ze vastzitten.
advice-stay = Blijf achter en wacht op een schot: de race win je niet.
advice-in-play = Houd je schijven in het spel in plaats van ze te begraven.
advice-prepare = Bereid je volgende punt voor: zet je schijven zo dat meer worpen het maken.
advice-aim = Blijf op de blots van je tegenstander mikken.
advice-blitz = Val aan: sla en maak punten voordat je tegenstander een anker heeft.
advice-race = Het is een race: verspil geen pips.
advice-spread = Verdeel je schijven: een hoge stapel helpt niemand.
advice-gammon = Speel op gammon.
advice-save-gammon = Voorkom eerst een gammon.
advice-timing = Let op je timing: houd vrije schijven om mee te spelen, zodat je je punten niet hoeft op te geven.
advice-next-turn = Denk een beurt vooruit: zet je schijven zo dat ook je volgende worp veilig is.
advice-hinder = Zit je tegenstander in de weg: geef minder worpen die een punt maken.
advice-good-rolls = Geef je tegenstander minder goede worpen.
advice-keep-contact = Houd contact: je staat achter in de race en hebt een schot nodig.
advice-break-contact = Verbreek het contact: je staat voor in de race.
advice-score-gammon = Bij deze stand is een gammon je meer waard dan anders: speel erop.
advice-score-no-gammon = Bij deze stand is een gammon je minder waard dan anders: win gewoon het spel.
advice-score-risk = Bij deze stand kost een verloren gammon je minder dan anders: je kunt meer risico nemen.
advice-score-save = Bij deze stand kost een verloren gammon je meer dan anders: voorkom dat.
advice-score-no-backgammon = Bij deze stand is een backgammon je niet meer waard dan een gammon: speel er niet op.
advice-score = Let op de stand: die verandert welke zet de beste is.
advice-wins = De betere zet wint gewoon meer spellen.
advice-cube-now = Verdubbel nu: in je volgende beurt kan het te laat zijn.
advice-cube-cash = Je tegenstander hoort te passen, dus verdubbel en win het spel.
advice-cube-behind = Verdubbel niet: je tegenstander heeft meer kans om te winnen dan jij.
reason-cube-best-rolls = Je sterkste worpen: { $examples }.
reason-cube-volatility = Gemiddeld verandert een worp de equity met { $points } punt.
reason-cube-for-money = In losse spellen zou het { $chance }% zijn.
reason-gammon-nothing-yours = Na het verdubbelen levert een gammon je bij deze stand niet meer op dan een enkele winst.
reason-gammon-nothing-theirs = Na het verdubbelen levert een gammon je tegenstander bij deze stand niet meer op dan een enkele winst.
reason-gammon-match-yours = Na het verdubbelen levert een gammon je de match op.
reason-gammon-match-theirs = Na het verdubbelen levert een gammon je tegenstander de match op.
reason-gammon-value = Waarde van een gammon na het verdubbelen: { $yours } voor jou, { $theirs } voor je tegenstander; in losse spellen ½.
reason-race-pips = Pips: { $yours } voor jou, { $theirs } voor je tegenstander.
reason-race-waste = Met verspilling (EPC): { $yours } en { $theirs }.
reason-race-rules = Keith-telling: { $yours } en { $theirs }; Kleinmans formule geeft wie verdubbelt { $chance }%.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan van de betere zet: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = wachtspel
plan-back-game = backgame
# As in English.
plan-race = race
plan-containment = een geslagen schijf insluiten
