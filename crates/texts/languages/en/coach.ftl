### The coach: sentences from counted facts. Numbers of the play that was
### made and of the better one stand side by side; rolls are out of 36.
### $played number
### $better number
### $shots number
### $wins number
### $gammons number
### $lost number
### $chance number
### $rolls number
### $share number
### $yours number
### $theirs number
### $examples text
### $second text
### $plan text

coach-title = Coach
coach-better = { $better-play } is better.
coach-much-better = { $better-play } is much better.
coach-gives-away = { $play } costs { $loss } points.
coach-keep = Keep mine
coach-change = Try again

# In what two plays differ.
coach-shots = { $played ->
    [0] After this play no roll hits you
    [one] After this play { $played } of 36 rolls hits you
   *[other] After this play { $played } of 36 rolls hit you
}; after the better one, { $better ->
    [0] none
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] This play hits nothing; the better one hits { $better ->
        [one] a checker
       *[other] { $better } checkers
    }.
    [one] This play hits a checker; the better one hits { $better ->
        [0] none
       *[other] { $better }
    }.
   *[other] This play hits { $played } checkers; the better one hits { $better ->
        [0] none
       *[other] { $better }
    }.
}
coach-better-makes = The better play makes your { $point }-point.
coach-played-makes = This play makes your { $point }-point.
coach-better-breaks = The better play gives up your { $point }-point.
coach-played-breaks = This play gives up your { $point }-point; the better one keeps it.
coach-prime = { $played ->
    [one] Your longest prime is { $played } point after this play, { $better } after the better one.
   *[other] Your longest prime is { $played } points after this play, { $better } after the better one.
}
coach-stays-on-bar = Rolls that leave your opponent on the bar: { $played } of 36 after this play, { $better } after the better one.
coach-aims = { $played ->
    [0] After this play none of your rolls hits next turn
    [one] After this play { $played } of your 36 rolls hits next turn
   *[other] After this play { $played } of your 36 rolls hit next turn
}; after the better one, { $better ->
    [0] none does
   *[other] { $better }
}.
# The lead, without its sign: who is ahead after which play chooses the text.
coach-lead-ahead = { $played ->
    [0] After this play the race is even
    [one] After this play you lead by { $played } pip
   *[other] After this play you lead by { $played } pips
}; after the better one { $better ->
    [0] it's even
   *[other] you lead by { $better }
}.
coach-lead-behind = { $played ->
    [one] After this play you trail by { $played } pip
   *[other] After this play you trail by { $played } pips
}; after the better one you trail by { $better }.
coach-lead-passes = { $played ->
    [one] After this play you trail by { $played } pip
   *[other] After this play you trail by { $played } pips
}; after the better one { $better ->
    [0] the race is even
   *[other] you lead by { $better }
}.
coach-lead-loses = { $played ->
    [0] After this play the race is even
    [one] After this play you lead by { $played } pip
   *[other] After this play you lead by { $played } pips
}; after the better one you trail by { $better }.
coach-back = After this play you have { $played ->
    [0] no checkers
    [one] { $played } checker
   *[other] { $played } checkers
} left in your opponent's home board; after the better one, { $better ->
    [0] none
   *[other] { $better }
}.
coach-stack = Your tallest stack has { $played ->
    [one] { $played } checker
   *[other] { $played } checkers
} after this play, { $better } after the better one.
coach-off = After this play you have { $played ->
    [0] no checkers off
    [one] { $played } checker off
   *[other] { $played } checkers off
}; after the better one, { $better ->
    [0] none
   *[other] { $better }
}.
coach-wins = This play wins { $played }% of the games, the better one { $better }%.
coach-gammons = This play wins a gammon in { $played }% of the games, the better one in { $better }%.
coach-lost-gammons = This play loses a gammon in { $played }% of the games, the better one in { $better }%.

# The cube.
coach-should-double = Doubling is right here.
coach-should-roll = It's too early to double.
coach-should-play-on = You're too good to double: play on for the gammon.
coach-should-take = This is a take: you win { $chance }% of the games, and that's enough.
coach-should-pass = This is a pass: you win only { $chance }% of the games.

# What can be counted on a board, by itself.
fact-pips = You have { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} to go.
fact-lead = You lead by { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-behind = You trail by { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-on-bar = { $checkers ->
    [one] You have { $checkers } checker on the bar.
   *[other] You have { $checkers } checkers on the bar.
}
fact-opponent-on-bar = { $checkers ->
    [one] Your opponent has { $checkers } checker on the bar.
   *[other] Your opponent has { $checkers } checkers on the bar.
}
fact-off = { $checkers ->
    [0] You have no checkers off.
    [one] You have { $checkers } checker off.
   *[other] You have { $checkers } checkers off.
}
fact-opponent-off = { $checkers ->
    [0] Your opponent has no checkers off.
    [one] Your opponent has { $checkers } checker off.
   *[other] Your opponent has { $checkers } checkers off.
}
fact-blot = { $shots ->
    [0] Your blot on the { $point }-point isn't exposed to a shot.
    [one] { $shots } of 36 rolls hits your blot on the { $point }-point.
   *[other] { $shots } of 36 rolls hit your blot on the { $point }-point.
}
fact-hitting = { $shots ->
    [0] None of your rolls hit.
    [one] { $shots } of your 36 rolls hits.
   *[other] { $shots } of your 36 rolls hit.
}
fact-opponent-hitting = { $shots ->
    [0] None of your opponent's rolls hit.
    [one] { $shots } of your opponent's 36 rolls hits.
   *[other] { $shots } of your opponent's 36 rolls hit.
}
fact-entering = { $shots ->
    [0] No roll enters: the board is closed.
    [one] { $shots } of 36 rolls enters.
   *[other] { $shots } of 36 rolls enter.
}
fact-dancing = { $shots ->
    [0] You can move with every roll.
    [one] You can't move with { $shots } of 36 rolls.
   *[other] You can't move with { $shots } of 36 rolls.
}
fact-prime = { $count ->
    [one] Your longest prime is { $count } point.
    [6] You have a full prime: six points in a row.
   *[other] Your longest prime is { $count } points.
}
fact-back = { $checkers ->
    [0] You have no checkers back.
    [one] You have { $checkers } checker back.
   *[other] You have { $checkers } checkers back.
}
fact-opponent-back = { $checkers ->
    [0] Your opponent has no checkers back.
    [one] Your opponent has { $checkers } checker back.
   *[other] Your opponent has { $checkers } checkers back.
}
fact-stack = { $checkers ->
    [one] Your tallest stack has { $checkers } checker.
   *[other] Your tallest stack has { $checkers } checkers.
}
coach-found-play = There's a better play.
coach-found-cube = Are you sure about the cube?
coach-show = Show me
reason-cube-chances = You win { $wins }% of the games, { $gammons }% with a gammon, and lose a gammon in { $lost }%.
reason-cube-double-from = With this cube and score, doubling is right from { $chance }% on.
reason-cube-take-from = Your opponent wins { $wins }% of the games and needs { $chance }% to take.
reason-cube-too-good = From { $chance }% on it's better to play for the gammon than to double.
reason-cube-you-need = With this cube and score you need { $chance }% to take.
reason-cube-wins = You win { $wins }% of the games.
reason-cube-gammons = You win a gammon in { $gammons }% of the games and lose one in { $lost }%.
reason-cube-no-market = Even after your best roll your opponent could still take next turn, so there's no hurry.
reason-cube-market = In { $share }% of the sequences of your roll and your opponent's best reply, your opponent would have to pass next turn.

# More in what two plays differ.
coach-will-hit = Rolls your opponent should hit with: { $played } of 36 after this play, { $better } after the better one.
coach-escapes = Rolls that free one of your opponent's rear checkers: { $played } of 36 after this play, { $better } after the better one.
coach-own-escapes = Rolls that free one of your rear checkers next turn: { $played } of 36 after this play, { $better } after the better one.
coach-builders = Rolls that make your { $point }-point next turn: { $played } of 36 after this play, { $better } after the better one.
coach-deep = Checkers on your { $first }- and { $second }-point: { $played } after this play, { $better } after the better one.
coach-block = Points you hold out of six in a row: { $played } after this play, { $better } after the better one.
coach-spare-pips = Spare pips before your prime breaks, not counting your rear checkers: { $played } after this play, { $better } after the better one.
coach-breaking = Rolls that force you to break a home point next turn: { $played } of 36 after this play, { $better } after the better one.
coach-exposing = Rolls that force you to leave a blot exposed next turn: { $played } of 36 after this play, { $better } after the better one.
coach-contact-kept = After this play nobody can be hit any more; the better one keeps contact.
coach-contact-broken = After the better play nobody can be hit any more; this one keeps contact.
coach-will-anchor = Rolls your opponent should make a point in your home board with: { $played } of 36 after this play, { $better } after the better one.
coach-will-escape = Rolls your opponent should free a rear checker with: { $played } of 36 after this play, { $better } after the better one.
coach-will-block = Rolls your opponent should make a home point with: { $played } of 36 after this play, { $better } after the better one.
coach-good-rolls = Rolls your opponent should hit, enter, free a rear checker or make a point with: { $played } of 36 after this play, { $better } after the better one.
coach-crossovers = Crossovers until all your checkers are home: { $played } after this play, { $better } after the better one.
coach-pips-from-home = Pips until all your checkers are home: { $played } after this play, { $better } after the better one.
coach-wastage = Pips including waste (EPC): { $played } after this play, { $better } after the better one.
coach-price-hit = This play hits and the better one doesn't, but here that's worth less.

# What decides, by asking the engine.
reason-needed = Every play that doesn't improve this costs at least { $loss } points.
reason-rolls-hit = Rolls that hit you only after this play: { $rolls } of 36 ({ $examples }).
reason-rolls-enter = Rolls that leave your opponent on the bar only after the better play: { $rolls } of 36 ({ $examples }).
reason-rolls-anchor = Rolls that give your opponent more points in your home board after this play: { $rolls } of 36 ({ $examples }).
reason-rolls-escape = Rolls that free more of your opponent's rear checkers after this play: { $rolls } of 36 ({ $examples }).
reason-rolls-block = Rolls that give your opponent more home points after this play: { $rolls } of 36 ({ $examples }).
reason-rolls-share = They make up { $share }% of the loss.
reason-rolls-most = Replies after which the better play comes out ahead: { $rolls } of 36, above all { $examples }.
reason-rolls-price = Rolls that hit you only after the better play: { $rolls } of 36 ({ $examples }).

# The score of a match, where it decides a play.
reason-score = Points still needed to win the match: { $yours } for you, { $theirs } for your opponent.
reason-score-crawford = It's the Crawford game, so nobody can double.
reason-score-money-better = For money, your play would be the better one of the two.
reason-score-money-less = For money, your play would cost only { $loss } points.
reason-gammon-value-now = Gammon value with this cube: { $yours } for you, { $theirs } for your opponent; for money it's ½.

# The lesson, in one sentence for everybody.
advice-hit = Hit: your opponent loses ground and has to enter first.
advice-safe = Play safe: leave your opponent fewer shots.
advice-bold = Take the risk: what you gain is worth more than the danger.
advice-price = The better play does leave more shots, but it's worth it.
advice-point = Make the point: it blocks your opponent, and your checkers are safe there.
advice-keep-point = Keep your point; you still need it.
advice-anchor = Make an anchor: a safe place in your opponent's home board.
advice-prime = Build your prime: checkers behind it are stuck.
advice-bar = Keep your opponent on the bar.
advice-contain = Don't let your opponent's rear checkers get away.
advice-escape = Bring your rear checkers out before they're trapped.
advice-stay = Stay back and wait for a shot: you can't win the race.
advice-in-play = Keep your checkers in play instead of burying them.
advice-prepare = Prepare your next point: place your checkers so that more rolls make it.
advice-aim = Keep aiming at your opponent's blots.
advice-blitz = Attack: hit and close points before your opponent has an anchor.
advice-race = It's a race: waste no pips.
advice-spread = Spread your checkers: a tall stack helps nobody.
advice-gammon = Play for the gammon.
advice-save-gammon = Save the gammon first.
advice-timing = Mind your timing: keep spare checkers to move, so that you don't have to break your points.
advice-next-turn = Think a turn ahead: place your checkers so that your next roll is safe, too.
advice-hinder = Get in the way: leave your opponent fewer rolls that make a point.
advice-good-rolls = Leave your opponent fewer good rolls.
advice-keep-contact = Keep contact: you're behind in the race, so you need a shot.
advice-break-contact = Break contact: you're ahead in the race.
advice-score-gammon = At this score a gammon is worth more to you than usual: play for it.
advice-score-no-gammon = At this score a gammon is worth less to you than usual: just win the game.
advice-score-risk = At this score losing a gammon hurts you less than usual: you can take more risks.
advice-score-save = At this score losing a gammon hurts you more than usual: avoid it.
advice-score-no-backgammon = At this score a backgammon is worth no more to you than a gammon: don't play for it.
advice-score = Mind the score: it changes which play is best.
advice-wins = The better play simply wins more games.
advice-cube-now = Double now: next turn it may be too late.
advice-cube-cash = Your opponent should pass, so double and win the game.
advice-cube-behind = Don't double: your opponent is more likely to win.

# More about the cube.
reason-cube-best-rolls = Your strongest rolls: { $examples }.
reason-cube-volatility = On average one roll changes the equity by { $points } points.
reason-cube-for-money = For money it would be { $chance }%.
reason-gammon-nothing-yours = After a double, a gammon is worth nothing extra to you at this score.
reason-gammon-nothing-theirs = After a double, a gammon is worth nothing extra to your opponent at this score.
reason-gammon-match-yours = After a double, a gammon wins you the match.
reason-gammon-match-theirs = After a double, a gammon wins your opponent the match.
reason-gammon-value = Gammon value after a double: { $yours } for you, { $theirs } for your opponent; for money it's ½.
reason-race-pips = Pips: { $yours } for you, { $theirs } for your opponent.
reason-race-waste = Including waste (EPC): { $yours } and { $theirs }.
reason-race-rules = Keith count: { $yours } and { $theirs }; Kleinman's formula gives the doubler { $chance }%.

# The plan for the next turns.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan of the better play: { $plan }.
plan-blitz = blitz
plan-prime = prime
plan-holding = holding game
plan-back-game = back game
plan-race = race
plan-containment = containment
