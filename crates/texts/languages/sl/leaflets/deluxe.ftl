# The leaflet's words, form by form; what needs more is written out below.
~ ni iznesel nobenega žetona = ni iznesel nobene figurice
~ je izbit tvoj žeton = je odvzeta tvoja figurica
~ je tvoj žeton izbit = je tvoja figurica odvzeta
~ pripeljal zadnjega = pripeljal zadnjo
~ ali enega dvakrat = ali eno dvakrat
~ s temi žetoni = s temi figuricami
~ meta s katerim koli = meta s katero koli
~ gammon s kocko na 4 je vreden = dvojna zmaga s kocko na 4 je vredna
~ Izbije ga nasprotnikov žeton, ki = Odvzame jo nasprotnikova figurica, ki
~ nasprotnikov žeton, ki = nasprotnikova figurica, ki
~ Žeton, ki je vseeno postavljen tja, je sam izbit = Figurica, ki je vseeno postavljena tja, je sama odvzeta
~ Žeton, ki je na polju sam = Figurica, ki je na polju sama
~ žeton, ki = figurica, ki
~ žeton sme = figurica sme
~ izbiti žeton gre = odvzeta figurica gre
~ je osamljeni žeton = je osamljena figurica
~ ima osamljeni žeton = ima osamljeno figurico
~ tvoj osamljeni žeton = tvojo osamljeno figurico
~ osamljenega žetona = osamljene figurice
~ tvojega osamljenega žetona = tvoje osamljene figurice
~ noben tvoj žeton = nobena tvoja figurica
~ noben žeton = nobena figurica
~ nobenega žetona = nobene figurice
~ tega žetona = te figurice
~ tvoj žeton = tvoja figurica
~ je izbil = je odvzela
~ tvoja žetona = tvoji figurici
~ tvoji žetoni = tvoje figurice
~ vsi tvoji žetoni = vse tvoje figurice
~ vsi žetoni = vse figurice
~ vsi vstopiti = vse vstopiti
~ so vsi v igri = so vse v igri
~ domov zadnjega = domov zadnjo
~ zadnja žetona = zadnji figurici
~ zadnjima žetonoma = zadnjima figuricama
~ z enim dvakrat = z eno dvakrat
~ z enim žetonom = z eno figurico
~ En ali dva žetona = Eno ali dve figurici
~ vsaj en žeton = vsaj eno figurico
~ vsaj dva žetona = vsaj dve figurici
~ vsaj trije žetoni = vsaj tri figurice
~ trije žetoni = tri figurice
~ dva žetona = dve figurici
~ še kak žeton = še kako figurico
~ kateri koli drug žeton = katero koli drugo figurico
~ katerim koli žetonom = katero koli figurico
~ zadnji žeton = zadnjo figurico
~ najbolj oddaljeni žeton = najbolj oddaljeno figurico
~ ima vsaj enega = ima vsaj eno
~ ima enega zunaj in enega na baru = ima eno zunaj in eno na baru
~ dva skupaj je še mogoče izbiti, oba hkrati = dve skupaj je še mogoče odvzeti, obe hkrati
~ ga izbije = jo odvzame
~ z žetoni = s figuricami
~ ni iznesel nobenega = ni iznesel nobene
~ nobenega iznesenega žetona = nobene iznesene figurice
~ en žeton = ena figurica
~ ne bi mogel izbiti = ne bi mogla odvzeti
~ tvoji lastni = tvoje lastne
~ žeton = figurico
~ žetona = figurici
~ žetoni = figurice
~ žetone = figurice
~ žetonov = figuric
~ žetonom = figurico
~ žetonoma = figuricama
~ žetonu = figurici
~ žetonih = figuricah
~ dobi gammon v = dobi dvojno v
~ izgubi gammon v = izgubi dvojno v
~ z gammonom, gammon pa = dvojno, dvojno pa
~ na gammon = na dvojno zmago
~ dvojna, gammon, če = dvojna, če
~ zmaga je gammon = zmaga je dvojna
~ gammon in backgammon = dvojna in trojna zmaga
~ izgubljeni gammoni = dvojni porazi
~ gammoni = dvojne zmage
~ gammon = dvojna zmaga
~ če je backgammon = če je trojna zmaga
~ backgammona = trojne zmage
~ backgammon = trojna zmaga
~ enojna zmaga = enostavna zmaga
~ enojni zmagi = enostavni zmagi
~ nasprotnikov zadnji žeton = nasprotnikovo zadnjo figurico
~ tvoj zadnji žeton = tvojo zadnjo figurico
~ tvoji žetoni pa so tam varni = tvoje figurice pa so tam varne
~ zadnjim žetonom = zadnjim figuricam
~ če ga ni, izneseš = če je ni, izneseš
~ z žetonom = s figurico
~ zmaga je enojna = zmaga je enostavna
~ niso vsi doma = niso vse doma
~ izbije = odvzame
~ izbijejo = odvzamejo
~ izbijeta = odvzameta
~ izbiješ = odvzameš
~ izbiti = odvzeti
~ izbil = odvzel
~ izbij = odvzemi
~ v svoj dom = na svoje domače polje
~ v zmagovalčevem domu = na zmagovalčevem domačem polju
~ v lastnem domu = na lastnem domačem polju
~ znotraj doma = znotraj domačega polja
~ v nasprotnikovem domu = na nasprotnikovem domačem polju
~ v nasprotnikov dom = na nasprotnikovo domače polje
~ v tvojem domu = na tvojem domačem polju
~ v svojem domu = na svojem domačem polju
~ je dom zaprt = je domače polje zaprto
~ dom je zaprt = domače polje je zaprto
~ v njegovem domu = na njegovem domačem polju
~ ne v domu = ne na domačem polju
~ izbijaj = odvzemaj
~ dom = domače polje
~ izbijanje = odvzemanje
~ s parom = s pašem
~ več kot dva = več kot dve
~ igramo dva ali več = igramo dve ali več
~ natanko dva = natanko dve
~ izneseni žetoni = iznesene figurice
~ izgubljeni gammon = dvojni poraz
~ gammona = dvojne zmage
~ izbitega žetona = odvzete figurice
~ moji žetoni = moje figurice
~ nasprotnikovi žetoni = nasprotnikove figurice
~ enega od nasprotnikovih zadnjih žetonov = eno od nasprotnikovih zadnjih figuric
~ enega od tvojih zadnjih žetonov = eno od tvojih zadnjih figuric
~ enega od svojih zadnjih žetonov = eno od svojih zadnjih figuric
~ pustiš osamljen žeton = pustiš osamljeno figurico

win-single = enostavna zmaga
win-gammon = dvojna zmaga
win-backgammon = trojna zmaga

place-checkers = { $owner }, polje { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } bela figurica
        [two] { $checkers } beli figurici
        [few] { $checkers } bele figurice
       *[other] { $checkers } belih figuric
    }
    [black] { $checkers ->
        [one] { $checkers } črna figurica
        [two] { $checkers } črni figurici
        [few] { $checkers } črne figurice
       *[other] { $checkers } črnih figuric
    }
    [light] { $checkers ->
        [one] { $checkers } svetla figurica
        [two] { $checkers } svetli figurici
        [few] { $checkers } svetle figurice
       *[other] { $checkers } svetlih figuric
    }
   *[dark] { $checkers ->
        [one] { $checkers } temna figurica
        [two] { $checkers } temni figurici
        [few] { $checkers } temne figurice
       *[other] { $checkers } temnih figuric
    }
}
place-bar = { $checkers ->
    [0] { $owner }, bar: prazen
    [one] { $owner }, bar: { $checkers } figurica
    [two] { $owner }, bar: { $checkers } figurici
    [few] { $owner }, bar: { $checkers } figurice
   *[other] { $owner }, bar: { $checkers } figuric
}
place-tray = { $checkers ->
    [0] { $owner }, predal: nobena figurica ni zunaj
    [one] { $owner }, predal: { $checkers } figurica zunaj
    [two] { $owner }, predal: { $checkers } figurici zunaj
    [few] { $owner }, predal: { $checkers } figurice zunaj
   *[other] { $owner }, predal: { $checkers } figuric zunaj
}

turn-throw-color = Vsak igralec vrže eno kocko. Kdor vrže več, dobi bele figurice in začne.
action-move = Premakni figurico
resign-win = { $win ->
    [single] Enostaven poraz
    [gammon] Dvojni poraz
   *[backgammon] Trojni poraz
}
offered-resignation = { $win ->
    [single] { $player } preda: enostaven poraz.
    [gammon] { $player } preda: dvojni poraz.
   *[backgammon] { $player } preda: trojni poraz.
}
offered-claim = { $win ->
    [single] { $player } zahteva enostavno zmago.
    [gammon] { $player } zahteva dvojno zmago.
   *[backgammon] { $player } zahteva trojno zmago.
}
penalty-question = Po teh pravilih je figurica, ki stopi na zaprto polje, odvzeta: tvoja bi šla na bar, število { $die } pa bi propadlo. Odigraš vseeno?

event-got-white = { $player ->
    [you] Vržeš več, dobiš bele figurice in začneš.
   *[other] { $player } vrže več, dobi bele figurice in začne.
}
event-rolled-double = { $player ->
    [you] Vržeš { $die ->
        [1] paš enic
        [2] paš dvojk
        [3] paš trojk
        [4] paš štiric
        [5] paš petic
       *[other] paš šestic
    }.
   *[other] { $player } vrže { $die ->
        [1] paš enic
        [2] paš dvojk
        [3] paš trojk
        [4] paš štiric
        [5] paš petic
       *[other] paš šestic
    }.
}
event-hit = { $player ->
    [you] Igraš s polja { $from } na polje { $to } in odvzameš figurico.
   *[other] { $player } igra s polja { $from } na polje { $to } in odvzame figurico.
}
event-entered = { $player ->
    [you] Vključiš figurico v igro na polje { $to }.
   *[other] { $player } vključi figurico v igro na polje { $to }.
}
event-entered-hitting = { $player ->
    [you] Vključiš figurico v igro na polje { $to } in odvzameš nasprotnikovo.
   *[other] { $player } vključi figurico v igro na polje { $to } in odvzame nasprotnikovo.
}
event-bore-off = { $player ->
    [you] Izstopiš s figurico s polja { $from }.
   *[other] { $player } izstopi s figurico s polja { $from }.
}
event-landed-on-block = { $player ->
    [you] Stopiš na zaprto polje: figurica gre na bar.
   *[other] { $player } stopi na zaprto polje: figurica gre na bar.
}

refused-no-checker-on-bar = Na baru nimaš figurice.
refused-no-checker = Na polju { $point } nimaš figurice.
refused-bar-first = { $checkers ->
    [1] Najprej moraš v igro vključiti svojo figurico z bara.
    [one] Najprej moraš v igro vključiti svojo { $checkers } figurico z bara.
    [two] Najprej moraš v igro vključiti svoji { $checkers } figurici z bara.
    [few] Najprej moraš v igro vključiti svoje { $checkers } figurice z bara.
   *[other] Najprej moraš v igro vključiti svojih { $checkers } figuric z bara.
}
refused-blocked = { $checkers ->
    [one] Polje { $point } je zaprto: na njem je { $checkers } nasprotnikova figurica.
    [two] Polje { $point } je zaprto: na njem sta { $checkers } nasprotnikovi figurici.
    [few] Polje { $point } je zaprto: na njem so { $checkers } nasprotnikove figurice.
   *[other] Polje { $point } je zaprto: na njem je { $checkers } nasprotnikovih figuric.
}
refused-not-all-home = Ne moreš izstopati, dokler niso vse tvoje figurice na domačem polju, ena pa je še na polju { $point }.
refused-exact-number = Po teh pravilih s polja { $point } izstopiš le s številom { $needed }, ne pa s številom { $die }.
offer-resignation = { $win ->
    [single] predaja z enostavnim porazom
    [gammon] predaja z dvojnim porazom
   *[backgammon] predaja s trojnim porazom
}
offer-claim = { $win ->
    [single] zahteva za enostavno zmago
    [gammon] zahteva za dvojno zmago
   *[backgammon] zahteva za trojno zmago
}
denial-backward = Figurice gredo samo proti domačemu polju, nikoli nazaj.
denial-no-point = S tem metom dve figurici ne moreta zasesti polja { $to }.
result-single = Enostavna zmaga (1)
result-gammon = Dvojna zmaga (2)
result-backgammon = Trojna zmaga (3)
result-jacoby = { $win ->
    [gammon] Dvojna zmaga, a podvojitvena kocka ni bila obrnjena: po Jacobyjevem pravilu šteje kot enostavna zmaga (1)
   *[backgammon] Trojna zmaga, a podvojitvena kocka ni bila obrnjena: po Jacobyjevem pravilu šteje kot enostavna zmaga (1)
}
ending-borne-off = { $player ->
    [you] Izstopiš z zadnjo figurico.
   *[other] { $player } izstopi z zadnjo figurico.
}
exercise-aim = { $color } vrže { $roll }. Pripelji zadnjo figurico na domače polje in z eno izstopi, oboje s tem metom.
exercise-aim-not-off = Nobena figurica še ni izstopila. Poskusi v obratnem vrstnem redu.
exercise-setup = { $color ->
    [white] Kje so na začetku figurice Belega?
    [black] Kje so na začetku figurice Črnega?
    [light] Kje so na začetku figurice Svetlega?
   *[dark] Kje so na začetku figurice Temnega?
}
exercise-hitting = { $opponent ->
    [white] Katera števila odvzamejo osamljeno figurico Belega?
    [black] Katera števila odvzamejo osamljeno figurico Črnega?
    [light] Katera števila odvzamejo osamljeno figurico Svetlega?
   *[dark] Katera števila odvzamejo osamljeno figurico Temnega?
}
exercise-entering = { $color ->
    [white] Katera števila vključijo v igro figurico Belega z bara?
    [black] Katera števila vključijo v igro figurico Črnega z bara?
    [light] Katera števila vključijo v igro figurico Svetlega z bara?
   *[dark] Katera števila vključijo v igro figurico Temnega z bara?
}
exercise-winning = { $color } je izstopil z zadnjo figurico. Kaj { $color } dobi?
exercise-win = { $win ->
    [single] Enostavna zmaga
    [gammon] Dvojna zmaga
   *[backgammon] Trojna zmaga
}
exercise-money = { $color } ima dvojno zmago, podvojil pa ni nihče. Koliko dobi { $color }?
denial-no-way-bar = Nobeno od preostalih števil ne vključi figurice z bara v igro na polje { $to }.
book-winning-backgammon = Trojna zmaga šteje trikrat.
coach-off = Po tej potezi { $played ->
    [0] ni zunaj nobena figurica
    [one] je zunaj { $played } figurica
    [two] sta zunaj { $played } figurici
    [few] so zunaj { $played } figurice
   *[other] je zunaj { $played } figuric
}, po boljši pa { $better ->
    [0] nobena
   *[other] { $better }
}.
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } figurica
    [two] { $checkers } figurici
    [few] { $checkers } figurice
   *[other] { $checkers } figuric
}
fault-too-many = { $player }: { $checkers ->
    [one] { $checkers } figurica
    [two] { $checkers } figurici
    [few] { $checkers } figurice
   *[other] { $checkers } figuric
}, več kot 15.
coach-back = Po tej potezi na nasprotnikovem domačem polju { $played ->
    [0] ne ostane nobena tvoja figurica
    [one] ostane { $played } tvoja figurica
    [two] ostaneta { $played } tvoji figurici
    [few] ostanejo { $played } tvoje figurice
   *[other] ostane { $played } tvojih figuric
}, po boljši pa { $better ->
    [0] nobena
   *[other] { $better }
}.
refused-hit-and-run = Tvoja figurica na polju { $point } je na tvojem domačem polju odvzela nasprotnikovo, zato v tej potezi ostane tam.
coach-hits = { $played ->
    [0] Ta poteza ne odvzame ničesar; boljša odvzame { $better ->
        [one] { $better } figurico
        [two] { $better } figurici
        [few] { $better } figurice
       *[other] { $better } figuric
    }.
    [one] Ta poteza odvzame { $played } figurico, boljša pa { $better ->
        [0] nobene
       *[other] { $better }
    }.
    [two] Ta poteza odvzame { $played } figurici, boljša pa { $better ->
        [0] nobene
       *[other] { $better }
    }.
    [few] Ta poteza odvzame { $played } figurice, boljša pa { $better ->
        [0] nobene
       *[other] { $better }
    }.
   *[other] Ta poteza odvzame { $played } figuric, boljša pa { $better ->
        [0] nobene
       *[other] { $better }
    }.
}
advice-save-gammon = Najprej se reši pred dvojnim porazom.
reason-cube-gammons = Dvojno zmagaš v { $gammons } % partij, dvojno izgubiš pa v { $lost } %.
reason-gammon-value = Vrednost dvojne zmage po podvojitvi: zate { $yours }, za nasprotnika { $theirs }; v posameznih partijah ½.
book-doubles = Paš
book-hitting = Odvzemanje
