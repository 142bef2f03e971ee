### The end of a game: the result as a sum, the luck, the errors.
### $cube number
### $better-play text
### $factor number
### $total number
### $luck number
### $errors number
### $blunders number
### $decisions number
### $turn number
### $chance number

end-title = { $player } wins
end-match-title = { $player } wins the match
end-score = Score: { $score }

# How it ended. $player is the winner.
ending-borne-off = { $player ->
    [you] You bore off the last checker.
   *[other] { $player } bore off the last checker.
}
ending-passed = The double was passed.
ending-resigned = The resignation was accepted.
ending-claimed = The claim was accepted.
ending-settled = The game was settled.

# "Gammon (2) × cube 4 = 8 points"
result-single = Single win (1)
result-gammon = Gammon (2)
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] A gammon, but the cube was never turned: by the Jacoby rule it counts as a single win (1)
   *[backgammon] A backgammon, but the cube was never turned: by the Jacoby rule it counts as a single win (1)
}
result-cube = × cube { $cube }
result-equals = = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-equals-stake = = { $total ->
    [one] the stake
   *[other] { $total } times the stake
}
result-agreed = Settled: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-agreed-stake = Settled: { $total ->
    [1] the stake
   *[other] { $total } times the stake
}

# Luck and errors of both.
end-analyzing = Analyzing the game…
report-luck = Luck
report-error-rate = Error rate
report-decisions = Decisions
report-blunders = Blunders
report-luckier = The dice favored { $player } by { $luck ->
    [one] { $luck } point
   *[other] { $luck } points
}.
report-luck-even = The dice favored neither player.
report-played-better = { $player } made fewer errors.
report-played-even = Both played equally well.

graph-title = Winning chances

end-next = Next game
end-rematch = Rematch
end-review = Review the game
end-export = Save the match
end-you-won = You won
end-you-lost = You lost
end-you-won-match = You won the match
end-you-lost-match = You lost the match
report-luckier-you = The dice favored you: { $luck }.
report-played-better-you = You made fewer errors.
