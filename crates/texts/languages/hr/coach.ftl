coach-title = Trener
coach-better = Bolje je { $better-play }.
coach-much-better = Mnogo je bolje { $better-play }.
coach-gives-away = { $loss ->
    [one] { $play } stoji { $loss } bod.
    [few] { $play } stoji { $loss } boda.
   *[other] { $play } stoji { $loss } bodova.
}
coach-keep = Ostavi ovako
coach-change = Pokušaj opet

coach-shots = Nakon ovog poteza { $played ->
    [0] nijedno te bacanje ne izbija
    [one] izbija te { $played } bacanje od 36
    [few] izbijaju te { $played } bacanja od 36
   *[other] izbija te { $played } bacanja od 36
}, a nakon boljeg { $better ->
    [0] nijedno
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Ovaj potez ništa ne izbija; bolji izbija { $better ->
        [one] { $better } žeton
        [few] { $better } žetona
       *[other] { $better } žetona
    }.
    [one] Ovaj potez izbija { $played } žeton, a bolji { $better ->
        [0] nijedan
       *[other] { $better }
    }.
    [few] Ovaj potez izbija { $played } žetona, a bolji { $better ->
        [0] nijedan
       *[other] { $better }
    }.
   *[other] Ovaj potez izbija { $played } žetona, a bolji { $better ->
        [0] nijedan
       *[other] { $better }
    }.
}
coach-better-makes = Bolji potez zauzima tvoje polje { $point }.
coach-played-makes = Ovaj potez zauzima tvoje polje { $point }.
coach-better-breaks = Bolji potez napušta tvoje polje { $point }.
coach-played-breaks = Ovaj potez napušta tvoje polje { $point }; bolji ga zadržava.
coach-prime = { $played ->
    [one] Tvoj najduži zid ima { $played } polje nakon ovog poteza, { $better } nakon boljeg.
    [few] Tvoj najduži zid ima { $played } polja nakon ovog poteza, { $better } nakon boljeg.
   *[other] Tvoj najduži zid ima { $played } polja nakon ovog poteza, { $better } nakon boljeg.
}
coach-stays-on-bar = Bacanja koja protivnika ostavljaju na baru: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-aims = Nakon ovog poteza sljedeći put { $played ->
    [0] ne izbija nijedno tvoje bacanje
    [one] izbija { $played } od tvojih 36 bacanja
    [few] izbijaju { $played } od tvojih 36 bacanja
   *[other] izbija { $played } od tvojih 36 bacanja
}, a nakon boljeg { $better ->
    [0] nijedno
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Nakon ovog poteza utrka je izjednačena
    [one] Nakon ovog poteza vodiš za { $played } pip
    [few] Nakon ovog poteza vodiš za { $played } pipa
   *[other] Nakon ovog poteza vodiš za { $played } pipova
}, a nakon boljeg { $better ->
    [0] utrka je izjednačena
   *[other] vodiš za { $better }
}.
coach-lead-behind = { $played ->
    [one] Nakon ovog poteza zaostaješ za { $played } pip
    [few] Nakon ovog poteza zaostaješ za { $played } pipa
   *[other] Nakon ovog poteza zaostaješ za { $played } pipova
}, a nakon boljeg za { $better }.
coach-lead-passes = { $played ->
    [one] Nakon ovog poteza zaostaješ za { $played } pip
    [few] Nakon ovog poteza zaostaješ za { $played } pipa
   *[other] Nakon ovog poteza zaostaješ za { $played } pipova
}, a nakon boljeg { $better ->
    [0] utrka je izjednačena
   *[other] vodiš za { $better }
}.
coach-lead-loses = { $played ->
    [0] Nakon ovog poteza utrka je izjednačena
    [one] Nakon ovog poteza vodiš za { $played } pip
    [few] Nakon ovog poteza vodiš za { $played } pipa
   *[other] Nakon ovog poteza vodiš za { $played } pipova
}, a nakon boljeg zaostaješ za { $better }.
coach-back = Nakon ovog poteza u protivnikovoj kući { $played ->
    [0] ne ostaje nijedan tvoj žeton
    [one] ostaje { $played } tvoj žeton
    [few] ostaju { $played } tvoja žetona
   *[other] ostaje { $played } tvojih žetona
}, a nakon boljeg { $better ->
    [0] nijedan
   *[other] { $better }
}.
coach-stack = Tvoj najviši stup ima { $played ->
    [one] { $played } žeton
    [few] { $played } žetona
   *[other] { $played } žetona
} nakon ovog poteza, { $better } nakon boljeg.
coach-off = Nakon ovog poteza { $played ->
    [0] nemaš nijedan iznesen žeton
    [one] imaš { $played } iznesen žeton
    [few] imaš { $played } iznesena žetona
   *[other] imaš { $played } iznesenih žetona
}, a nakon boljeg { $better ->
    [0] nijedan
   *[other] { $better }
}.
coach-wins = Ovaj potez dobiva { $played } % partija, bolji { $better } %.
coach-gammons = Ovaj potez dobiva gammon u { $played } % partija, bolji u { $better } %.
coach-lost-gammons = Ovaj potez gubi gammon u { $played } % partija, bolji u { $better } %.

coach-should-double = Ovdje je ispravno udvostručiti.
coach-should-roll = Prerano je za udvostručenje.
coach-should-play-on = Položaj ti je predobar za udvostručenje: igraj na gammon.
coach-should-take = Ovo treba prihvatiti: dobivaš { $chance } % partija, a to je dovoljno.
coach-should-pass = Ovo treba odbiti: dobivaš samo { $chance } % partija.

fact-pips = Do kraja ti treba još { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipa
   *[other] { $pips } pipova
}.
fact-lead = Vodiš za { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipa
   *[other] { $pips } pipova
}.
fact-behind = Zaostaješ za { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipa
   *[other] { $pips } pipova
}.
fact-on-bar = { $checkers ->
    [one] Na baru imaš { $checkers } žeton.
    [few] Na baru imaš { $checkers } žetona.
   *[other] Na baru imaš { $checkers } žetona.
}
fact-opponent-on-bar = { $checkers ->
    [one] Protivnik na baru ima { $checkers } žeton.
    [few] Protivnik na baru ima { $checkers } žetona.
   *[other] Protivnik na baru ima { $checkers } žetona.
}
fact-off = { $checkers ->
    [0] Nemaš nijedan iznesen žeton.
    [one] Imaš { $checkers } iznesen žeton.
    [few] Imaš { $checkers } iznesena žetona.
   *[other] Imaš { $checkers } iznesenih žetona.
}
fact-opponent-off = { $checkers ->
    [0] Protivnik nema nijedan iznesen žeton.
    [one] Protivnik ima { $checkers } iznesen žeton.
    [few] Protivnik ima { $checkers } iznesena žetona.
   *[other] Protivnik ima { $checkers } iznesenih žetona.
}
fact-blot = { $shots ->
    [0] Nijedno bacanje ne izbija tvoj usamljeni žeton na polju { $point }.
    [one] Tvoj usamljeni žeton na polju { $point } izbija { $shots } bacanje od 36.
    [few] Tvoj usamljeni žeton na polju { $point } izbijaju { $shots } bacanja od 36.
   *[other] Tvoj usamljeni žeton na polju { $point } izbija { $shots } bacanja od 36.
}
fact-hitting = { $shots ->
    [0] Nijedno tvoje bacanje ne izbija.
    [one] Izbija { $shots } od tvojih 36 bacanja.
    [few] Izbijaju { $shots } od tvojih 36 bacanja.
   *[other] Izbija { $shots } od tvojih 36 bacanja.
}
fact-opponent-hitting = { $shots ->
    [0] Nijedno protivnikovo bacanje ne izbija.
    [one] Izbija { $shots } od protivnikovih 36 bacanja.
    [few] Izbijaju { $shots } od protivnikovih 36 bacanja.
   *[other] Izbija { $shots } od protivnikovih 36 bacanja.
}
fact-entering = { $shots ->
    [0] Nijedno bacanje ne omogućuje ulazak: kuća je zatvorena.
    [one] Ulazak omogućuje { $shots } bacanje od 36.
    [few] Ulazak omogućuju { $shots } bacanja od 36.
   *[other] Ulazak omogućuje { $shots } bacanja od 36.
}
fact-dancing = { $shots ->
    [0] Možeš igrati sa svakim bacanjem.
    [one] Uz { $shots } bacanje od 36 ne možeš igrati.
    [few] Uz { $shots } bacanja od 36 ne možeš igrati.
   *[other] Uz { $shots } bacanja od 36 ne možeš igrati.
}
fact-prime = { $count ->
    [6] Imaš potpuni zid: šest polja zaredom.
    [one] Tvoj najduži zid ima { $count } polje.
    [few] Tvoj najduži zid ima { $count } polja.
   *[other] Tvoj najduži zid ima { $count } polja.
}
fact-back = { $checkers ->
    [0] Straga nemaš žetona.
    [one] Straga imaš { $checkers } žeton.
    [few] Straga imaš { $checkers } žetona.
   *[other] Straga imaš { $checkers } žetona.
}
fact-opponent-back = { $checkers ->
    [0] Protivnik straga nema žetona.
    [one] Protivnik straga ima { $checkers } žeton.
    [few] Protivnik straga ima { $checkers } žetona.
   *[other] Protivnik straga ima { $checkers } žetona.
}
fact-stack = { $checkers ->
    [one] Tvoj najviši stup ima { $checkers } žeton.
    [few] Tvoj najviši stup ima { $checkers } žetona.
   *[other] Tvoj najviši stup ima { $checkers } žetona.
}
coach-found-play = Postoji bolji potez.
coach-found-cube = Je li odluka o udvostručenju zaista prava?
coach-show = Pokaži mi
reason-cube-chances = Dobivaš { $wins } % partija, { $gammons } % s gammonom, a gammon gubiš u { $lost } %.
reason-cube-double-from = Uz ovu kocku za udvostručavanje i ovaj rezultat ispravno je udvostručiti od { $chance } % nadalje.
reason-cube-take-from = Protivnik dobiva { $wins } % partija, a za prihvaćanje mu treba { $chance } %.
reason-cube-too-good = Od { $chance } % nadalje bolje je igrati na gammon nego udvostručiti.
reason-cube-you-need = Uz ovu kocku za udvostručavanje i ovaj rezultat za prihvaćanje ti treba { $chance } %.
reason-cube-wins = Dobivaš { $wins } % partija.
reason-cube-gammons = Gammon dobivaš u { $gammons } % partija, a gubiš u { $lost } %.
reason-cube-no-market = Čak i nakon tvojeg najboljeg bacanja protivnik bi sljedeći put još mogao prihvatiti, pa nema žurbe.
reason-cube-market = Nakon { $share } % svih sljedova tvojeg bacanja i najboljeg protivnikova odgovora protivnik bi sljedeći put morao odbiti.
coach-will-hit = Bacanja kojima bi protivnik trebao izbiti: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-escapes = Bacanja koja oslobađaju protivnikov stražnji žeton: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-own-escapes = Bacanja koja sljedeći put oslobađaju tvoj stražnji žeton: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-builders = Bacanja koja sljedeći put zauzimaju tvoje polje { $point }: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-deep = Žetoni na tvojim poljima { $first } i { $second }: nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-block = Tvoja polja među šest uzastopnih: nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-spare-pips = Slobodni pipovi prije nego što moraš srušiti svoj zid, ne računajući stražnje žetone: nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-breaking = Bacanja koja te sljedeći put prisiljavaju da napustiš polje u svojoj kući: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-exposing = Bacanja koja te sljedeći put prisiljavaju da ostaviš usamljeni žeton na udaru: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-contact-kept = Nakon ovog poteza više se nikoga ne može izbiti; bolji zadržava kontakt.
coach-contact-broken = Nakon boljeg poteza više se nikoga ne može izbiti; ovaj zadržava kontakt.
coach-will-anchor = Bacanja kojima bi protivnik trebao zauzeti polje u tvojoj kući: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-will-escape = Bacanja kojima bi protivnik trebao osloboditi stražnji žeton: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-will-block = Bacanja kojima bi protivnik trebao zauzeti polje u svojoj kući: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-good-rolls = Bacanja kojima bi protivnik trebao izbiti, ući, osloboditi stražnji žeton ili zauzeti polje: nakon ovog poteza { $played } od 36, nakon boljeg { $better }.
coach-crossovers = Prijelazi u sljedeću četvrtinu dok svi tvoji žetoni nisu u kući: nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-pips-from-home = Pipovi dok svi tvoji žetoni nisu u kući: nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-wastage = Pipovi zajedno s potraćenima (EPC): nakon ovog poteza { $played }, nakon boljeg { $better }.
coach-price-hit = Ovaj potez izbija, a bolji ne, ali ovdje to vrijedi manje.
reason-needed = Svaki potez koji u tome nije bolji stoji barem { $loss } boda.
reason-rolls-hit = Bacanja koja te izbijaju samo nakon ovog poteza: { $rolls } od 36 ({ $examples }).
reason-rolls-enter = Bacanja koja protivnika ostavljaju na baru samo nakon boljeg poteza: { $rolls } od 36 ({ $examples }).
reason-rolls-anchor = Bacanja koja protivniku nakon ovog poteza daju više polja u tvojoj kući: { $rolls } od 36 ({ $examples }).
reason-rolls-escape = Bacanja koja nakon ovog poteza oslobađaju više protivnikovih stražnjih žetona: { $rolls } od 36 ({ $examples }).
reason-rolls-block = Bacanja koja protivniku nakon ovog poteza daju više polja u njegovoj kući: { $rolls } od 36 ({ $examples }).
reason-rolls-share = Na njih otpada { $share } % gubitka.
reason-rolls-most = Odgovori nakon kojih bolji potez vodi: { $rolls } od 36, prije svega { $examples }.
reason-rolls-price = Bacanja koja te izbijaju samo nakon boljeg poteza: { $rolls } od 36 ({ $examples }).
reason-score = Bodovi koji nedostaju za pobjedu u meču: tebi { $yours }, protivniku { $theirs }.
reason-score-crawford = Ovo je Crawfordova partija, pa nitko ne smije udvostručiti.
reason-score-money-better = U pojedinačnim partijama od ta dva poteza bolji bi bio tvoj.
reason-score-money-less = U pojedinačnim partijama tvoj bi potez stajao samo { $loss } boda.
reason-gammon-value-now = Vrijednost gammona s ovom kockom za udvostručavanje: za tebe { $yours }, za protivnika { $theirs }; u pojedinačnim partijama ½.
advice-hit = Izbij: protivnik gubi pipove i mora prvo ući.
advice-safe = Igraj sigurno: ostavi protivniku manje prilika za izbijanje.
advice-bold = Riskiraj: dobitak vrijedi više od opasnosti.
advice-price = To doduše ostavlja više prilika za izbijanje, ali se isplati.
advice-point = Zauzmi polje: blokira protivnika, a tvoji su žetoni ondje sigurni.
advice-keep-point = Zadrži svoje polje; još ti treba.
advice-anchor = Zauzmi sidro: sigurno polje u protivnikovoj kući.
advice-prime = Produlji svoj zid: što je iza njega, ne može van.
advice-bar = Drži protivnika na baru.
advice-contain = Ne daj protivnikovim stražnjim žetonima da pobjegnu.
advice-escape = Izvedi stražnje žetone prije nego što ostanu zatvoreni.
advice-stay = Ostani straga i čekaj priliku: utrku nećeš dobiti.
advice-in-play = Drži žetone u igri, nemoj ih zakopavati.
advice-prepare = Pripremi sljedeće polje: postavi žetone tako da ga zauzme više bacanja.
advice-aim = Nastavi gađati protivnikove usamljene žetone.
advice-blitz = Napadni: izbijaj i zatvaraj polja prije nego što protivnik ima sidro.
advice-race = Ovo je utrka: ne trati pipove.
advice-spread = Rasporedi žetone: visok stup nikome ne pomaže.
advice-gammon = Igraj na gammon.
advice-save-gammon = Najprije se spasi od gammona.
advice-timing = Čuvaj zalihu poteza: zadrži slobodne žetone, da ne moraš napuštati svoja polja.
advice-next-turn = Misli potez unaprijed: postavi žetone tako da i tvoje sljedeće bacanje bude sigurno.
advice-hinder = Ometaj protivnika: ostavi mu manje bacanja koja zauzimaju polje.
advice-good-rolls = Ostavi protivniku manje dobrih bacanja.
advice-keep-contact = Zadrži kontakt: u utrci zaostaješ i treba ti prilika za izbijanje.
advice-break-contact = Prekini kontakt: u utrci vodiš.
advice-score-gammon = Pri ovom rezultatu gammon ti vrijedi više nego inače: igraj na gammon.
advice-score-no-gammon = Pri ovom rezultatu gammon ti vrijedi manje nego inače: dovoljno je dobiti partiju.
advice-score-risk = Pri ovom rezultatu izgubljeni gammon stoji te manje nego inače: možeš više riskirati.
advice-score-save = Pri ovom rezultatu izgubljeni gammon stoji te više nego inače: izbjegni ga.
advice-score-no-backgammon = Pri ovom rezultatu backgammon ti ne vrijedi više od gammona: ne igraj na više.
advice-score = Pazi na rezultat: o njemu ovisi koji je potez najbolji.
advice-wins = Bolji potez jednostavno dobiva više partija.
advice-cube-now = Udvostruči sada: sljedeći put može biti prekasno.
advice-cube-cash = Protivnik bi trebao odbiti, zato udvostruči i dobij partiju.
advice-cube-behind = Ne udvostručuj: protivnik ima veće izglede za pobjedu.
reason-cube-best-rolls = Tvoja najjača bacanja: { $examples }.
reason-cube-volatility = Jedno bacanje prosječno mijenja equity za { $points } boda.
reason-cube-for-money = U pojedinačnim partijama bilo bi { $chance } %.
reason-gammon-nothing-yours = Nakon udvostručenja gammon ti pri ovom rezultatu ne donosi ništa dodatno.
reason-gammon-nothing-theirs = Nakon udvostručenja gammon pri ovom rezultatu protivniku ne donosi ništa dodatno.
reason-gammon-match-yours = Nakon udvostručenja gammon ti donosi pobjedu u meču.
reason-gammon-match-theirs = Nakon udvostručenja gammon protivniku donosi pobjedu u meču.
reason-gammon-value = Vrijednost gammona nakon udvostručenja: za tebe { $yours }, za protivnika { $theirs }; u pojedinačnim partijama ½.
reason-race-pips = Pipovi: ti { $yours }, protivnik { $theirs }.
reason-race-waste = Zajedno s potraćenima (EPC): { $yours } i { $theirs }.
reason-race-rules = Keithov broj: { $yours } i { $theirs }; Kleinmanova formula daje onome tko udvostručuje { $chance } %.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan boljeg poteza: { $plan }.
plan-blitz = munjeviti napad
plan-prime = zid
plan-holding = igra čekanja
plan-back-game = stražnja igra
plan-race = utrka
plan-containment = zadržavanje izbijenog žetona
