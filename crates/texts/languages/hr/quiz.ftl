quiz-title = Vježba
quiz-about = Tvoje se pogreške vraćaju kao pitanja: uskoro ako opet pogriješiš, sve rjeđe kad ih znaš. Ostaju na ovom uređaju.
quiz-due = { $due ->
    [0] Danas nema ničega.
    [one] Danas te čeka { $due } pitanje.
    [few] Danas te čekaju { $due } pitanja.
   *[other] Danas te čeka { $due } pitanja.
}
quiz-kept = { $count ->
    [0] Još nema ničega za vježbu. Odigraj partiju protiv računala ili analiziraj meč.
    [one] { $count } pogreška za vježbu.
    [few] { $count } pogreške za vježbu.
   *[other] { $count } pogrešaka za vježbu.
}
quiz-next-day = { $days ->
    [0] Sljedeće dolazi kasnije danas.
    [1] Sljedeće dolazi sutra.
    [one] Sljedeće dolazi za { $days } dan.
    [few] Sljedeće dolazi za { $days } dana.
   *[other] Sljedeće dolazi za { $days } dana.
}
quiz-practice-anyway = Svejedno vježbaj
quiz-asks-play = Kako igraš { $roll }?
quiz-asks-cube = Baciti ili udvostručiti?
quiz-asks-reply = Protivnik udvostručuje na { $value }. Prihvatiti ili odbiti?
quiz-from = Izvor: { $text }
quiz-answer = To je moj odgovor
quiz-show = Ne znam
quiz-thinking = Uspoređivanje…
quiz-right = Točno!
quiz-nearly = Zamalo: stoji samo { $loss }.
quiz-wrong = Ovo stoji { $loss }.
quiz-best = Najbolje: { $play }
quiz-then = Tvoj prošli potez: { $play }. Stajao je { $loss }.
quiz-next = Sljedeće pitanje
quiz-comes-back = { $days ->
    [0] Vraća se još danas.
    [1] Vraća se sutra.
    [one] Vraća se za { $days } dan.
    [few] Vraća se za { $days } dana.
   *[other] Vraća se za { $days } dana.
}
quiz-forget = Zaboravi ovo pitanje
quiz-keep = { $player ->
    [you] Vježbaj svoje pogreške
   *[other] Vježbaj pogreške: { $player }
}
quiz-left = Danas još: { $count }
quiz-progress = Točni odgovori, dan po dan
