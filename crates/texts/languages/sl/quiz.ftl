quiz-title = Vaja
quiz-about = Tvoje napake se vračajo kot vprašanja: kmalu, če se spet zmotiš, vse redkeje, ko jih znaš. Ostanejo na tej napravi.
quiz-due = { $due ->
    [0] Danes ni ničesar.
    [one] Danes te čaka { $due } vprašanje.
    [two] Danes te čakata { $due } vprašanji.
    [few] Danes te čakajo { $due } vprašanja.
   *[other] Danes te čaka { $due } vprašanj.
}
quiz-kept = { $count ->
    [0] Za vajo še ni ničesar. Odigraj partijo proti računalniku ali analiziraj dvoboj.
    [one] { $count } napaka za vajo.
    [two] { $count } napaki za vajo.
    [few] { $count } napake za vajo.
   *[other] { $count } napak za vajo.
}
quiz-next-day = { $days ->
    [0] Naslednje pride pozneje danes.
    [1] Naslednje pride jutri.
    [one] Naslednje pride čez { $days } dan.
    [two] Naslednje pride čez { $days } dneva.
    [few] Naslednje pride čez { $days } dni.
   *[other] Naslednje pride čez { $days } dni.
}
quiz-practice-anyway = Vseeno vadi
quiz-asks-play = Kako odigraš { $roll }?
quiz-asks-cube = Vreči ali podvojiti?
quiz-asks-reply = Nasprotnik podvoji na { $value }. Sprejeti ali zavrniti?
quiz-from = Vir: { $text }
quiz-answer = To je moj odgovor
quiz-show = Ne vem
quiz-thinking = Primerjanje…
quiz-right = Pravilno!
quiz-nearly = Skoraj: stane le { $loss }.
quiz-wrong = To stane { $loss }.
quiz-best = Najbolje: { $play }
quiz-then = Tvoja zadnja poteza: { $play }. Stala je { $loss }.
quiz-next = Naslednje vprašanje
quiz-comes-back = { $days ->
    [0] Vrne se še danes.
    [1] Vrne se jutri.
    [one] Vrne se čez { $days } dan.
    [two] Vrne se čez { $days } dneva.
    [few] Vrne se čez { $days } dni.
   *[other] Vrne se čez { $days } dni.
}
quiz-forget = Pozabi to vprašanje
quiz-keep = { $player ->
    [you] Vadi svoje napake
   *[other] Vadi napake: { $player }
}
quiz-left = Danes še: { $count }
quiz-progress = Pravilni odgovori po dnevih
