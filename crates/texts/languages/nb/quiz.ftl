quiz-title = Øv deg
quiz-about = Dine egne feil kommer tilbake som spørsmål: snart hvis du gjør feil igjen, stadig sjeldnere når du kan dem. De blir på denne enheten.
quiz-due = { $due ->
    [0] Ingenting å øve på i dag.
    [one] { $due } spørsmål venter.
   *[other] { $due } spørsmål venter.
}
quiz-kept = { $count ->
    [0] Det er ingenting å øve på ennå. Spill et parti mot datamaskinen, eller analyser en match.
    [one] { $count } feil å øve på.
   *[other] { $count } feil å øve på.
}
quiz-next-day = { $days ->
    [0] Det neste kommer senere i dag.
    [one] Det neste kommer i morgen.
   *[other] Det neste kommer om { $days } dager.
}
quiz-practice-anyway = Øv likevel
quiz-asks-play = Hvordan spiller du { $roll }?
quiz-asks-cube = Kaste eller doble?
quiz-asks-reply = Motstanderen dobler til { $value }. Ta eller passe?
quiz-from = Fra: { $text }
quiz-answer = Det er svaret mitt
quiz-show = Jeg vet ikke
quiz-thinking = Sammenligner …
quiz-right = Riktig!
quiz-nearly = Nesten: Det koster bare { $loss }.
quiz-wrong = Dette koster { $loss }.
# As in English.
quiz-best = Best: { $play }
quiz-then = Sist spilte du { $play }, som kostet { $loss }.
quiz-next = Neste spørsmål
quiz-comes-back = { $days ->
    [0] Det kommer tilbake i dag.
    [one] Det kommer tilbake i morgen.
   *[other] Det kommer tilbake om { $days } dager.
}
quiz-forget = Glem dette spørsmålet
quiz-keep = { $player ->
    [you] Øv på feilene dine
   *[other] Øv på feilene til { $player }
}
quiz-left = Igjen i dag: { $count }
quiz-progress = Riktige svar, dag for dag
