quiz-title = Öva
quiz-about = Dina egna fel kommer tillbaka som frågor: snart om du gör fel igen, allt mer sällan när du kan dem. De stannar på den här enheten.
quiz-due = { $due ->
    [0] Inget att öva på i dag.
    [one] { $due } fråga väntar.
   *[other] { $due } frågor väntar.
}
quiz-kept = { $count ->
    [0] Det finns inget att öva på än. Spela ett parti mot datorn, eller analysera en match.
    [one] { $count } fel att öva på.
   *[other] { $count } fel att öva på.
}
quiz-next-day = { $days ->
    [0] Nästa kommer senare i dag.
    [one] Nästa kommer i morgon.
   *[other] Nästa kommer om { $days } dagar.
}
quiz-practice-anyway = Öva ändå
quiz-asks-play = Hur spelar du { $roll }?
quiz-asks-cube = Kasta eller dubbla?
quiz-asks-reply = Motståndaren dubblar till { $value }. Ta eller passa?
quiz-from = Från: { $text }
quiz-answer = Det är mitt svar
quiz-show = Jag vet inte
quiz-thinking = Jämför …
quiz-right = Rätt!
quiz-nearly = Nära: det kostar bara { $loss }.
quiz-wrong = Det här kostar { $loss }.
quiz-best = Bäst: { $play }
quiz-then = Förra gången spelade du { $play }, som kostade { $loss }.
quiz-next = Nästa fråga
quiz-comes-back = { $days ->
    [0] Den kommer tillbaka i dag.
    [one] Den kommer tillbaka i morgon.
   *[other] Den kommer tillbaka om { $days } dagar.
}
quiz-forget = Glöm den här frågan
quiz-keep = { $player ->
    [you] Öva på dina fel
   *[other] Öva på felen från { $player }
}
quiz-left = Kvar i dag: { $count }
quiz-progress = Rätta svar, dag för dag
