### Practice: one's own errors come back as questions.
### $days number
### $due number

quiz-title = Practice
quiz-about = Your own errors come back as questions: soon if you err again, later and later if you know them. They are kept on this device only.
quiz-due = { $due ->
    [0] Nothing is due today.
    [one] { $due } question is due.
   *[other] { $due } questions are due.
}
quiz-kept = { $count ->
    [0] No errors are kept yet. Play a game against the computer, or analyze a match.
    [one] { $count } error is kept.
   *[other] { $count } errors are kept.
}
quiz-next-day = { $days ->
    [0] The next one comes later today.
    [one] The next one comes tomorrow.
   *[other] The next one comes in { $days } days.
}
quiz-begin = Begin
quiz-practice-anyway = Practice all the same
quiz-asks-play = How do you play { $roll }?
quiz-asks-cube = Roll or double?
quiz-asks-reply = You are doubled to { $value }. Take or pass?
quiz-from = From: { $text }
quiz-answer = That is my answer
quiz-show = I do not know
quiz-thinking = Comparing…
quiz-right = Right!
quiz-nearly = Nearly: it gives away only { $loss }.
quiz-wrong = This gives away { $loss }.
quiz-best = Best: { $play }
quiz-then = Then you played { $play }, which gave away { $loss }.
quiz-next = Next question
quiz-comes-back = { $days ->
    [0] It comes back today.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
quiz-forget = Forget this question
quiz-keep = Practice the errors of { $player }
quiz-keep-done = { $count ->
    [0] All of them are kept already.
    [one] { $count } question was added.
   *[other] { $count } questions were added.
}
