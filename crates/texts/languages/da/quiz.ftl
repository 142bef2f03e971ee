quiz-title = Øvelse
quiz-about = Dine egne fejl kommer igen som spørgsmål: snart, hvis du fejler igen, senere og senere, hvis du kan dem. De gemmes kun på denne enhed.
quiz-due = { $due ->
    [0] Der er intet at øve i dag.
    [one] { $due } spørgsmål venter.
   *[other] { $due } spørgsmål venter.
}
quiz-kept = { $count ->
    [0] Der er ikke gemt nogen fejl endnu. Spil mod computeren, eller analysér en match.
    [one] { $count } fejl er gemt.
   *[other] { $count } fejl er gemt.
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
quiz-nearly = Næsten: Det giver kun { $loss } væk.
quiz-wrong = Det giver { $loss } væk.
quiz-best = Bedst: { $play }
quiz-then = Dengang spillede du { $play }, som gav { $loss } væk.
quiz-next = Næste spørgsmål
quiz-comes-back = { $days ->
    [0] Det kommer igen i dag.
    [one] Det kommer igen i morgen.
   *[other] Det kommer igen om { $days } dage.
}
quiz-forget = Glem dette spørgsmål
quiz-keep = Øv de fejl, { $player } lavede
quiz-left = Tilbage i dag: { $count }
quiz-progress = Rigtige svar, dag for dag
