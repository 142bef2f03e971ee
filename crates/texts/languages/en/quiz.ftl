### Practice: one's own errors come back as questions.
### $days number
### $due number

quiz-title = Practice
quiz-about = Your own errors come back as questions: soon if you miss them again, less and less often once you know them. They stay on this device.
quiz-due = { $due ->
    [0] Nothing is due today.
    [one] { $due } question is due.
   *[other] { $due } questions are due.
}
quiz-kept = { $count ->
    [0] There's nothing to practice yet. Play a game against the computer, or analyze a match.
    [one] { $count } error to practice.
   *[other] { $count } errors to practice.
}
quiz-next-day = { $days ->
    [0] The next one comes later today.
    [one] The next one comes tomorrow.
   *[other] The next one comes in { $days } days.
}
quiz-practice-anyway = Practice anyway
quiz-asks-play = How do you play { $roll }?
quiz-asks-cube = Roll or double?
quiz-asks-reply = Your opponent doubles to { $value }. Take or pass?
quiz-from = From: { $text }
quiz-answer = That's my answer
quiz-show = I don't know
quiz-thinking = Comparing…
quiz-right = Right!
quiz-nearly = Close: it costs only { $loss }.
quiz-wrong = This costs { $loss }.
quiz-best = Best: { $play }
quiz-then = Last time you played { $play }, which cost { $loss }.
quiz-next = Next question
quiz-comes-back = { $days ->
    [0] It'll come back today.
    [one] It'll come back tomorrow.
   *[other] It'll come back in { $days } days.
}
quiz-forget = Forget this question
quiz-keep = { $player ->
    [you] Practice your errors
   *[other] Practice { $player }'s errors
}
quiz-left = Left today: { $count }
quiz-progress = Right answers, day by day
