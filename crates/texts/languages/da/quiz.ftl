quiz-title = Øv dig
quiz-about = Dine egne fejl kommer igen som spørgsmål: snart, hvis du laver dem igen, sjældnere og sjældnere, når du kan dem. De bliver på denne enhed.
quiz-due = { $due ->
    [0] Der er intet at øve i dag.
    [one] { $due } spørgsmål venter.
   *[other] { $due } spørgsmål venter.
}
quiz-kept = { $count ->
    [0] Der er intet at øve endnu. Spil mod computeren, eller analysér en match.
    [one] { $count } fejl at øve.
   *[other] { $count } fejl at øve.
}
quiz-next-day = { $days ->
    [0] Det næste kommer senere i dag.
    [one] Det næste kommer i morgen.
   *[other] Det næste kommer om { $days } dage.
}
quiz-practice-anyway = Øv alligevel
quiz-asks-play = Hvordan spiller du { $roll }?
quiz-asks-cube = Kaste eller doble?
quiz-asks-reply = Din modstander dobler til { $value }. Tage eller passe?
quiz-from = Fra: { $text }
quiz-answer = Det er mit svar
quiz-show = Jeg ved det ikke
quiz-thinking = Sammenligner…
quiz-right = Rigtigt!
quiz-nearly = Tæt på: Det koster kun { $loss }.
quiz-wrong = Det koster { $loss }.
quiz-best = Bedst: { $play }
quiz-then = Sidst spillede du { $play }, som kostede { $loss }.
quiz-next = Næste spørgsmål
quiz-comes-back = { $days ->
    [0] Det kommer igen i dag.
    [one] Det kommer igen i morgen.
   *[other] Det kommer igen om { $days } dage.
}
quiz-forget = Glem dette spørgsmål
quiz-keep = { $player ->
    [you] Øv dine egne fejl
   *[other] Øv fejlene fra { $player }
}
quiz-left = Tilbage i dag: { $count }
quiz-progress = Rigtige svar, dag for dag
