coach-title = Trener
coach-better = Boljša poteza je { $better-play }.
coach-much-better = Precej boljša poteza je { $better-play }.
coach-gives-away = { $loss ->
    [one] { $play } stane { $loss } točko.
    [two] { $play } stane { $loss } točki.
    [few] { $play } stane { $loss } točke.
   *[other] { $play } stane { $loss } točk.
}
coach-keep = Obdrži mojo
coach-change = Poskusi znova

coach-shots = Po tej potezi te { $played ->
    [0] ne izbije noben met
    [one] izbije { $played } met od 36
    [two] izbijeta { $played } meta od 36
    [few] izbijejo { $played } meti od 36
   *[other] izbije { $played } metov od 36
}, po boljši pa { $better ->
    [0] nobeden
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Ta poteza ne izbije ničesar; boljša izbije { $better ->
        [one] { $better } žeton
        [two] { $better } žetona
        [few] { $better } žetone
       *[other] { $better } žetonov
    }.
    [one] Ta poteza izbije { $played } žeton, boljša pa { $better ->
        [0] nobenega
       *[other] { $better }
    }.
    [two] Ta poteza izbije { $played } žetona, boljša pa { $better ->
        [0] nobenega
       *[other] { $better }
    }.
    [few] Ta poteza izbije { $played } žetone, boljša pa { $better ->
        [0] nobenega
       *[other] { $better }
    }.
   *[other] Ta poteza izbije { $played } žetonov, boljša pa { $better ->
        [0] nobenega
       *[other] { $better }
    }.
}
coach-better-makes = Boljša poteza zasede tvoje polje { $point }.
coach-played-makes = Ta poteza zasede tvoje polje { $point }.
coach-better-breaks = Boljša poteza opusti tvoje polje { $point }.
coach-played-breaks = Ta poteza opusti tvoje polje { $point }; boljša ga obdrži.
coach-prime = { $played ->
    [one] Tvoj najdaljši zid ima { $played } polje po tej potezi, { $better } po boljši.
    [two] Tvoj najdaljši zid ima { $played } polji po tej potezi, { $better } po boljši.
    [few] Tvoj najdaljši zid ima { $played } polja po tej potezi, { $better } po boljši.
   *[other] Tvoj najdaljši zid ima { $played } polj po tej potezi, { $better } po boljši.
}
coach-stays-on-bar = Meti, ki nasprotnika pustijo na baru: po tej potezi { $played } od 36, po boljši { $better }.
coach-aims = Po tej potezi naslednjič { $played ->
    [0] ne izbije noben tvoj met
    [one] izbije { $played } od tvojih 36 metov
    [two] izbijeta { $played } od tvojih 36 metov
    [few] izbijejo { $played } od tvojih 36 metov
   *[other] izbije { $played } od tvojih 36 metov
}, po boljši pa { $better ->
    [0] nobeden
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Po tej potezi je dirka izenačena
    [one] Po tej potezi vodiš za { $played } pip
    [two] Po tej potezi vodiš za { $played } pipa
    [few] Po tej potezi vodiš za { $played } pipe
   *[other] Po tej potezi vodiš za { $played } pipov
}, po boljši pa { $better ->
    [0] je dirka izenačena
   *[other] vodiš za { $better }
}.
coach-lead-behind = { $played ->
    [one] Po tej potezi zaostajaš za { $played } pip
    [two] Po tej potezi zaostajaš za { $played } pipa
    [few] Po tej potezi zaostajaš za { $played } pipe
   *[other] Po tej potezi zaostajaš za { $played } pipov
}, po boljši pa za { $better }.
coach-lead-passes = { $played ->
    [one] Po tej potezi zaostajaš za { $played } pip
    [two] Po tej potezi zaostajaš za { $played } pipa
    [few] Po tej potezi zaostajaš za { $played } pipe
   *[other] Po tej potezi zaostajaš za { $played } pipov
}, po boljši pa { $better ->
    [0] je dirka izenačena
   *[other] vodiš za { $better }
}.
coach-lead-loses = { $played ->
    [0] Po tej potezi je dirka izenačena
    [one] Po tej potezi vodiš za { $played } pip
    [two] Po tej potezi vodiš za { $played } pipa
    [few] Po tej potezi vodiš za { $played } pipe
   *[other] Po tej potezi vodiš za { $played } pipov
}, po boljši pa zaostajaš za { $better }.
coach-back = Po tej potezi v nasprotnikovem domu { $played ->
    [0] ne ostane noben tvoj žeton
    [one] ostane { $played } tvoj žeton
    [two] ostaneta { $played } tvoja žetona
    [few] ostanejo { $played } tvoji žetoni
   *[other] ostane { $played } tvojih žetonov
}, po boljši pa { $better ->
    [0] nobeden
   *[other] { $better }
}.
coach-stack = Tvoj najvišji stolp ima { $played ->
    [one] { $played } žeton
    [two] { $played } žetona
    [few] { $played } žetone
   *[other] { $played } žetonov
} po tej potezi, { $better } po boljši.
coach-off = Po tej potezi { $played ->
    [0] nimaš zunaj nobenega žetona
    [one] imaš zunaj { $played } žeton
    [two] imaš zunaj { $played } žetona
    [few] imaš zunaj { $played } žetone
   *[other] imaš zunaj { $played } žetonov
}, po boljši pa { $better ->
    [0] nobenega
   *[other] { $better }
}.
coach-wins = Ta poteza dobi { $played } % partij, boljša { $better } %.
coach-gammons = Ta poteza dobi gammon v { $played } % partij, boljša v { $better } %.
coach-lost-gammons = Ta poteza izgubi gammon v { $played } % partij, boljša v { $better } %.

coach-should-double = Tu je pravilno podvojiti.
coach-should-roll = Za podvojitev je prezgodaj.
coach-should-play-on = Predobro ti kaže za podvojitev: igraj na gammon.
coach-should-take = To je treba sprejeti: dobiš { $chance } % partij in to zadošča.
coach-should-pass = To je treba zavrniti: dobiš le { $chance } % partij.

fact-pips = Do konca imaš še { $pips ->
    [one] { $pips } pip
    [two] { $pips } pipa
    [few] { $pips } pipe
   *[other] { $pips } pipov
}.
fact-lead = Vodiš za { $pips ->
    [one] { $pips } pip
    [two] { $pips } pipa
    [few] { $pips } pipe
   *[other] { $pips } pipov
}.
fact-behind = Zaostajaš za { $pips ->
    [one] { $pips } pip
    [two] { $pips } pipa
    [few] { $pips } pipe
   *[other] { $pips } pipov
}.
fact-on-bar = { $checkers ->
    [one] Na baru imaš { $checkers } žeton.
    [two] Na baru imaš { $checkers } žetona.
    [few] Na baru imaš { $checkers } žetone.
   *[other] Na baru imaš { $checkers } žetonov.
}
fact-opponent-on-bar = { $checkers ->
    [one] Nasprotnik ima na baru { $checkers } žeton.
    [two] Nasprotnik ima na baru { $checkers } žetona.
    [few] Nasprotnik ima na baru { $checkers } žetone.
   *[other] Nasprotnik ima na baru { $checkers } žetonov.
}
fact-off = { $checkers ->
    [0] Zunaj nimaš nobenega žetona.
    [one] Zunaj imaš { $checkers } žeton.
    [two] Zunaj imaš { $checkers } žetona.
    [few] Zunaj imaš { $checkers } žetone.
   *[other] Zunaj imaš { $checkers } žetonov.
}
fact-opponent-off = { $checkers ->
    [0] Nasprotnik zunaj nima nobenega žetona.
    [one] Nasprotnik ima zunaj { $checkers } žeton.
    [two] Nasprotnik ima zunaj { $checkers } žetona.
    [few] Nasprotnik ima zunaj { $checkers } žetone.
   *[other] Nasprotnik ima zunaj { $checkers } žetonov.
}
fact-blot = { $shots ->
    [0] Tvojega osamljenega žetona na polju { $point } ne izbije noben met.
    [one] Tvoj osamljeni žeton na polju { $point } izbije { $shots } met od 36.
    [two] Tvoj osamljeni žeton na polju { $point } izbijeta { $shots } meta od 36.
    [few] Tvoj osamljeni žeton na polju { $point } izbijejo { $shots } meti od 36.
   *[other] Tvoj osamljeni žeton na polju { $point } izbije { $shots } metov od 36.
}
fact-hitting = { $shots ->
    [0] Noben tvoj met ne izbije.
    [one] Izbije { $shots } od tvojih 36 metov.
    [two] Izbijeta { $shots } od tvojih 36 metov.
    [few] Izbijejo { $shots } od tvojih 36 metov.
   *[other] Izbije { $shots } od tvojih 36 metov.
}
fact-opponent-hitting = { $shots ->
    [0] Noben nasprotnikov met ne izbije.
    [one] Izbije { $shots } od nasprotnikovih 36 metov.
    [two] Izbijeta { $shots } od nasprotnikovih 36 metov.
    [few] Izbijejo { $shots } od nasprotnikovih 36 metov.
   *[other] Izbije { $shots } od nasprotnikovih 36 metov.
}
fact-entering = { $shots ->
    [0] Noben met ne omogoči vstopa: dom je zaprt.
    [one] Vstop omogoči { $shots } met od 36.
    [two] Vstop omogočita { $shots } meta od 36.
    [few] Vstop omogočijo { $shots } meti od 36.
   *[other] Vstop omogoči { $shots } metov od 36.
}
fact-dancing = { $shots ->
    [0] Igraš lahko z vsakim metom.
    [one] Brez poteze te pusti { $shots } met od 36.
    [two] Brez poteze te pustita { $shots } meta od 36.
    [few] Brez poteze te pustijo { $shots } meti od 36.
   *[other] Brez poteze te pusti { $shots } metov od 36.
}
fact-prime = { $count ->
    [6] Imaš popoln zid: šest polj zapored.
    [one] Tvoj najdaljši zid ima { $count } polje.
    [two] Tvoj najdaljši zid ima { $count } polji.
    [few] Tvoj najdaljši zid ima { $count } polja.
   *[other] Tvoj najdaljši zid ima { $count } polj.
}
fact-back = { $checkers ->
    [0] Zadaj nimaš žetonov.
    [one] Zadaj imaš { $checkers } žeton.
    [two] Zadaj imaš { $checkers } žetona.
    [few] Zadaj imaš { $checkers } žetone.
   *[other] Zadaj imaš { $checkers } žetonov.
}
fact-opponent-back = { $checkers ->
    [0] Nasprotnik zadaj nima žetonov.
    [one] Nasprotnik ima zadaj { $checkers } žeton.
    [two] Nasprotnik ima zadaj { $checkers } žetona.
    [few] Nasprotnik ima zadaj { $checkers } žetone.
   *[other] Nasprotnik ima zadaj { $checkers } žetonov.
}
fact-stack = { $checkers ->
    [one] Tvoj najvišji stolp ima { $checkers } žeton.
    [two] Tvoj najvišji stolp ima { $checkers } žetona.
    [few] Tvoj najvišji stolp ima { $checkers } žetone.
   *[other] Tvoj najvišji stolp ima { $checkers } žetonov.
}
coach-found-play = Obstaja boljša poteza.
coach-found-cube = Je odločitev o podvojitvi res prava?
coach-show = Pokaži mi
reason-cube-chances = Dobiš { $wins } % partij, { $gammons } % z gammonom, gammon pa izgubiš v { $lost } %.
reason-cube-double-from = Pri tej podvojitveni kocki in tem rezultatu je pravilno podvojiti od { $chance } % naprej.
reason-cube-take-from = Nasprotnik dobi { $wins } % partij, za sprejem pa potrebuje { $chance } %.
reason-cube-too-good = Od { $chance } % naprej je bolje igrati na gammon kot podvojiti.
reason-cube-you-need = Pri tej podvojitveni kocki in tem rezultatu za sprejem potrebuješ { $chance } %.
reason-cube-wins = Dobiš { $wins } % partij.
reason-cube-gammons = Gammon dobiš v { $gammons } % partij, izgubiš pa v { $lost } %.
reason-cube-no-market = Tudi po tvojem najboljšem metu bi nasprotnik naslednjič še lahko sprejel, zato se ne mudi.
reason-cube-market = Po { $share } % vseh zaporedij tvojega meta in najboljšega nasprotnikovega odgovora bi moral nasprotnik naslednjič zavrniti.
coach-will-hit = Meti, s katerimi bi moral nasprotnik izbiti: po tej potezi { $played } od 36, po boljši { $better }.
coach-escapes = Meti, ki osvobodijo enega od nasprotnikovih zadnjih žetonov: po tej potezi { $played } od 36, po boljši { $better }.
coach-own-escapes = Meti, ki naslednjič osvobodijo enega od tvojih zadnjih žetonov: po tej potezi { $played } od 36, po boljši { $better }.
coach-builders = Meti, ki naslednjič zasedejo tvoje polje { $point }: po tej potezi { $played } od 36, po boljši { $better }.
coach-deep = Žetoni na tvojih poljih { $first } in { $second }: po tej potezi { $played }, po boljši { $better }.
coach-block = Tvoja polja med šestimi zaporednimi: po tej potezi { $played }, po boljši { $better }.
coach-spare-pips = Prosti pipi, preden bo treba podreti tvoj zid, brez upoštevanja zadnjih žetonov: po tej potezi { $played }, po boljši { $better }.
coach-breaking = Meti, ki te naslednjič prisilijo, da opustiš polje v svojem domu: po tej potezi { $played } od 36, po boljši { $better }.
coach-exposing = Meti, ki te naslednjič prisilijo, da pustiš osamljen žeton na udaru: po tej potezi { $played } od 36, po boljši { $better }.
coach-contact-kept = Po tej potezi nikogar več ni mogoče izbiti; boljša ohrani stik.
coach-contact-broken = Po boljši potezi nikogar več ni mogoče izbiti; ta ohrani stik.
coach-will-anchor = Meti, s katerimi bi moral nasprotnik zasesti polje v tvojem domu: po tej potezi { $played } od 36, po boljši { $better }.
coach-will-escape = Meti, s katerimi bi moral nasprotnik osvoboditi enega od svojih zadnjih žetonov: po tej potezi { $played } od 36, po boljši { $better }.
coach-will-block = Meti, s katerimi bi moral nasprotnik zasesti polje v svojem domu: po tej potezi { $played } od 36, po boljši { $better }.
coach-good-rolls = Meti, s katerimi bi moral nasprotnik izbiti, vstopiti, osvoboditi enega od svojih zadnjih žetonov ali zasesti polje: po tej potezi { $played } od 36, po boljši { $better }.
coach-crossovers = Prehodi v naslednjo četrtino, dokler niso vsi tvoji žetoni doma: po tej potezi { $played }, po boljši { $better }.
coach-pips-from-home = Pipi, dokler niso vsi tvoji žetoni doma: po tej potezi { $played }, po boljši { $better }.
coach-wastage = Pipi skupaj z zapravljenimi (EPC): po tej potezi { $played }, po boljši { $better }.
coach-price-hit = Ta poteza izbije, boljša pa ne, a tu je to vredno manj.
reason-needed = Vsaka poteza, ki v tem ni boljša, stane vsaj { $loss } točke.
reason-rolls-hit = Meti, ki te izbijejo le po tej potezi: { $rolls } od 36 ({ $examples }).
reason-rolls-enter = Meti, ki nasprotnika pustijo na baru le po boljši potezi: { $rolls } od 36 ({ $examples }).
reason-rolls-anchor = Meti, ki nasprotniku po tej potezi dajo več polj v tvojem domu: { $rolls } od 36 ({ $examples }).
reason-rolls-escape = Meti, ki po tej potezi osvobodijo več nasprotnikovih zadnjih žetonov: { $rolls } od 36 ({ $examples }).
reason-rolls-block = Meti, ki nasprotniku po tej potezi dajo več polj v njegovem domu: { $rolls } od 36 ({ $examples }).
reason-rolls-share = Nanje odpade { $share } % izgube.
reason-rolls-most = Odgovori, po katerih boljša poteza vodi: { $rolls } od 36, predvsem { $examples }.
reason-rolls-price = Meti, ki te izbijejo le po boljši potezi: { $rolls } od 36 ({ $examples }).
reason-score = Točke, ki manjkajo do zmage v dvoboju: tebi { $yours }, nasprotniku { $theirs }.
reason-score-crawford = To je Crawfordova partija, zato nihče ne sme podvojiti.
reason-score-money-better = V posameznih partijah bi bila od obeh boljša tvoja poteza.
reason-score-money-less = V posameznih partijah bi tvoja poteza stala le { $loss } točke.
reason-gammon-value-now = Vrednost gammona pri tej podvojitveni kocki: zate { $yours }, za nasprotnika { $theirs }; v posameznih partijah ½.
advice-hit = Izbij: nasprotnik izgubi pipe in mora najprej vstopiti.
advice-safe = Igraj varno: pusti nasprotniku manj priložnosti za izbijanje.
advice-bold = Tvegaj: kar pridobiš, je vredno več od nevarnosti.
advice-price = To sicer pusti več priložnosti za izbijanje, a se splača.
advice-point = Zasedi polje: zapira pot nasprotniku, tvoji žetoni pa so tam varni.
advice-keep-point = Obdrži svoje polje; še ga potrebuješ.
advice-anchor = Zasedi sidro: varno polje v nasprotnikovem domu.
advice-prime = Podaljšaj svoj zid: kar je za njim, je ujeto.
advice-bar = Drži nasprotnika na baru.
advice-contain = Ne pusti nasprotnikovim zadnjim žetonom pobegniti.
advice-escape = Reši zadnje žetone, preden obtičijo.
advice-stay = Ostani zadaj in čakaj na priložnost za izbijanje: dirke ne dobiš.
advice-in-play = Drži žetone v igri in jih ne zakopavaj.
advice-prepare = Pripravi naslednje polje: postavi žetone tako, da ga zasede več metov.
advice-aim = Še naprej meri na nasprotnikove osamljene žetone.
advice-blitz = Napadi: izbijaj in zapiraj polja, preden ima nasprotnik sidro.
advice-race = To je dirka: ne zapravljaj pipov.
advice-spread = Razporedi žetone: visok stolp nikomur ne pomaga.
advice-gammon = Igraj na gammon.
advice-save-gammon = Najprej se reši pred gammonom.
advice-timing = Ohranjaj zalogo potez: obdrži proste žetone, da ti ne bo treba opustiti svojih polj.
advice-next-turn = Misli potezo naprej: postavi žetone tako, da bo varen tudi tvoj naslednji met.
advice-hinder = Oviraj nasprotnika: pusti mu manj metov, ki zasedejo polje.
advice-good-rolls = Pusti nasprotniku manj dobrih metov.
advice-keep-contact = Ohrani stik: v dirki zaostajaš in potrebuješ priložnost za izbijanje.
advice-break-contact = Prekini stik: v dirki vodiš.
advice-score-gammon = Pri tem rezultatu ti gammon prinese več kot običajno: igraj na gammon.
advice-score-no-gammon = Pri tem rezultatu ti gammon prinese manj kot običajno: dovolj je, da dobiš partijo.
advice-score-risk = Pri tem rezultatu te izgubljeni gammon stane manj kot običajno: lahko več tvegaš.
advice-score-save = Pri tem rezultatu te izgubljeni gammon stane več kot običajno: izogni se mu.
advice-score-no-backgammon = Pri tem rezultatu ti backgammon ne prinese več kot gammon: ne igraj na več.
advice-score = Pazi na rezultat: od njega je odvisno, katera poteza je najboljša.
advice-wins = Boljša poteza preprosto dobi več partij.
advice-cube-now = Podvoji zdaj: naslednjič je lahko prepozno.
advice-cube-cash = Nasprotnik bi moral zavrniti, zato podvoji in dobi partijo.
advice-cube-behind = Ne podvajaj: nasprotnik ima več možnosti za zmago.
reason-cube-best-rolls = Tvoji najmočnejši meti: { $examples }.
reason-cube-volatility = En met povprečno spremeni equity za { $points } točke.
reason-cube-for-money = V posameznih partijah bi bilo { $chance } %.
reason-gammon-nothing-yours = Po podvojitvi ti gammon pri tem rezultatu ne prinese ničesar dodatnega.
reason-gammon-nothing-theirs = Po podvojitvi gammon pri tem rezultatu nasprotniku ne prinese ničesar dodatnega.
reason-gammon-match-yours = Po podvojitvi ti gammon prinese zmago v dvoboju.
reason-gammon-match-theirs = Po podvojitvi gammon nasprotniku prinese zmago v dvoboju.
reason-gammon-value = Vrednost gammona po podvojitvi: zate { $yours }, za nasprotnika { $theirs }; v posameznih partijah ½.
reason-race-pips = Pipi: ti { $yours }, nasprotnik { $theirs }.
reason-race-waste = Skupaj z zapravljenimi (EPC): { $yours } in { $theirs }.
reason-race-rules = Keithovo štetje: { $yours } in { $theirs }; Kleinmanova formula da tistemu, ki podvoji, { $chance } %.

coach-plan = Načrt: { $plan }.
coach-plan-better = Načrt boljše poteze: { $plan }.
plan-blitz = bliskovit napad
plan-prime = zid
plan-holding = igra čakanja
plan-back-game = zadnja igra
plan-race = dirka
plan-containment = zadrževanje izbitega žetona
