quiz-title = Övning
quiz-about = Dina egna fel kommer tillbaka som frågor: snart om du gör fel igen, allt senare om du kan dem. De sparas bara på den här enheten.
quiz-due = { $due ->
    [0] Inget att öva på i dag.
    [one] { $due } fråga väntar.
   *[other] { $due } frågor väntar.
}
quiz-kept = { $count ->
    [0] Inga fel är sparade än. Spela ett parti mot datorn, eller analysera en match.
    [one] { $count } fel är sparat.
   *[other] { $count } fel är sparade.
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
quiz-nearly = Nästan: det ger bara bort { $loss }.
quiz-wrong = Det här ger bort { $loss }.
quiz-best = Bäst: { $play }
quiz-then = Då spelade du { $play }, som gav bort { $loss }.
quiz-next = Nästa fråga
quiz-comes-back = { $days ->
    [0] Den kommer tillbaka i dag.
    [one] Den kommer tillbaka i morgon.
   *[other] Den kommer tillbaka om { $days } dagar.
}
quiz-forget = Glöm den här frågan
quiz-keep = Öva på felen som { $player } gjorde
quiz-left = Kvar i dag: { $count }
quiz-progress = Rätta svar, dag för dag
