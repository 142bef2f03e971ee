### The coach: sentences from counted facts. Numbers of the play that was
### made and of the better one stand side by side; rolls are out of 36.
### $played number
### $better number
### $shots number

coach-title = Coach
coach-better = { $better-play } is better.
coach-much-better = { $better-play } is much better.
coach-gives-away = { $play } gives away { $loss } points.
coach-keep = Play it all the same
coach-change = Think again
coach-numbers = Numbers
coach-no-reason = No single count tells these plays apart; together small things speak for the better one.

# In what two plays differ.
coach-shots = This play leaves { $played ->
    [0] no shot
    [one] { $played } roll of 36 that hits
   *[other] { $played } rolls of 36 that hit
}; the better one leaves { $better ->
    [0] none
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] This play hits nothing; the better one puts { $better ->
        [one] a checker
       *[other] { $better } checkers
    } on the bar.
    [one] This play puts a checker on the bar; the better one { $better ->
        [0] hits nothing
       *[other] puts { $better } there
    }.
   *[other] This play puts { $played } checkers on the bar; the better one { $better ->
        [0] hits nothing
       *[other] puts { $better } there
    }.
}
coach-better-makes = The better play makes your { $point }-point.
coach-played-makes = This play makes your { $point }-point.
coach-better-breaks = The better play gives up your { $point }-point.
coach-played-breaks = This play gives up your { $point }-point; the better one keeps it.
coach-prime = Your longest row of points is { $played } after this play, { $better } after the better one.
coach-stays-on-bar = After this play your opponent { $played ->
    [0] enters with every roll
    [one] stays on the bar with { $played } roll of 36
   *[other] stays on the bar with { $played } rolls of 36
}; after the better one { $better ->
    [0] enters with every roll
   *[other] stays on the bar with { $better }
}.
coach-aims = Next turn { $played ->
    [0] no roll of yours would hit
    [one] { $played } roll of yours would hit
   *[other] { $played } rolls of yours would hit
} after this play, { $better ->
    [0] none
   *[other] { $better }
} after the better one.
# The lead, without its sign: who is ahead after which play chooses the text.
coach-lead-ahead = { $played ->
    [0] After this play the race is even
    [one] After this play you lead by { $played } pip
   *[other] After this play you lead by { $played } pips
}; after the better one { $better ->
    [0] it is even
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
coach-back = This play leaves { $played ->
    [0] no checker
    [one] { $played } checker
   *[other] { $played } checkers
} back in your opponent's home; the better one leaves { $better ->
    [0] none
   *[other] { $better }
}.
coach-stack = Your tallest stack has { $played ->
    [one] { $played } checker
   *[other] { $played } checkers
} after this play, { $better } after the better one.
coach-off = This play has { $played ->
    [0] no checker off
    [one] { $played } checker off
   *[other] { $played } checkers off
}, the better one { $better ->
    [0] none
   *[other] { $better }
}.
coach-wins = This play wins { $played }% of the games, the better one { $better }%.
coach-gammons = This play wins a gammon in { $played }% of the games, the better one in { $better }%.
coach-lost-gammons = This play loses a gammon in { $played }% of the games, the better one in { $better }%.

# The cube.
coach-should-double = Doubling is right here.
coach-should-roll = It is too early to double.
coach-should-play-on = You are too good to double: play on for the gammon.
coach-should-take = This is a take: you win { $chance }% of the games, and that is enough.
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
    [0] You have no checker off.
    [one] You have { $checkers } checker off.
   *[other] You have { $checkers } checkers off.
}
fact-opponent-off = { $checkers ->
    [0] Your opponent has no checker off.
    [one] Your opponent has { $checkers } checker off.
   *[other] Your opponent has { $checkers } checkers off.
}
fact-blot = { $shots ->
    [0] No roll hits your blot on the { $point }-point at once.
    [one] { $shots } roll of 36 hits your blot on the { $point }-point.
   *[other] { $shots } rolls of 36 hit your blot on the { $point }-point.
}
fact-hitting = { $shots ->
    [0] None of your rolls hits.
    [one] { $shots } of your 36 rolls hits.
   *[other] { $shots } of your 36 rolls hit.
}
fact-opponent-hitting = { $shots ->
    [0] No roll of your opponent hits.
    [one] { $shots } of your opponent's 36 rolls hits.
   *[other] { $shots } of your opponent's 36 rolls hit.
}
fact-entering = { $shots ->
    [0] No roll enters: the board is closed.
    [one] { $shots } roll of 36 enters.
   *[other] { $shots } rolls of 36 enter.
}
fact-dancing = { $shots ->
    [0] You can move with every roll.
    [one] With { $shots } roll of 36 you cannot move.
   *[other] With { $shots } rolls of 36 you cannot move.
}
fact-prime = { $count ->
    [one] Your longest row of points has { $count } point.
    [6] You have a full prime: six points in a row.
   *[other] Your longest row of points has { $count } points.
}
fact-back = { $checkers ->
    [0] None of your checkers is back.
    [one] { $checkers } of your checkers is still back.
   *[other] { $checkers } of your checkers are still back.
}
fact-opponent-back = { $checkers ->
    [0] None of your opponent's checkers is back.
    [one] { $checkers } of your opponent's checkers is still back.
   *[other] { $checkers } of your opponent's checkers are still back.
}
fact-stack = { $checkers ->
    [one] Your tallest stack has { $checkers } checker.
   *[other] Your tallest stack has { $checkers } checkers.
}
