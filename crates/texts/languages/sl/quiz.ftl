quiz-title = Vaja
quiz-about = Tvoje napake se vračajo kot vprašanja: kmalu, če se spet zmotiš, vedno pozneje, če jih znaš. Shranjene so le na tej napravi.
quiz-due = { $due ->
    [0] Danes te ne čaka nič.
    [one] Čaka te { $due } vprašanje.
    [two] Čakata te { $due } vprašanji.
    [few] Čakajo te { $due } vprašanja.
   *[other] Čaka te { $due } vprašanj.
}
quiz-kept = { $count ->
    [0] Shranjenih napak še ni. Odigraj partijo proti računalniku ali analiziraj dvoboj.
    [one] Shranjena je { $count } napaka.
    [two] Shranjeni sta { $count } napaki.
    [few] Shranjene so { $count } napake.
   *[other] Shranjenih je { $count } napak.
}
quiz-next-day = { $days ->
    [0] Naslednje pride še danes.
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
quiz-nearly = Skoraj: izgubi le { $loss }.
quiz-wrong = To izgubi { $loss }.
quiz-best = Najbolje: { $play }
quiz-then = Takrat: { $play }, izgubljeno { $loss }.
quiz-next = Naslednje
quiz-comes-back = { $days ->
    [0] Vrne se še danes.
    [1] Vrne se jutri.
    [one] Vrne se čez { $days } dan.
    [two] Vrne se čez { $days } dneva.
    [few] Vrne se čez { $days } dni.
   *[other] Vrne se čez { $days } dni.
}
quiz-forget = Pozabi to vprašanje
quiz-keep = Vadi napake: { $player }
quiz-left = Danes še: { $count }
quiz-progress = Pravilni odgovori po dnevih
