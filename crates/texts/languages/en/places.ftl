### How places, dice and the cube are named for those who listen.
### $owner color
### $point text
### $checkers number
### $left number

# "White's 4-point, 3 white checkers". The owner is who counts the points.
place-empty = { $owner }'s { $point }-point, empty
place-checkers = { $owner }'s { $point }-point, { $color ->
    [white] { $checkers ->
        [one] { $checkers } white checker
       *[other] { $checkers } white checkers
    }
    [black] { $checkers ->
        [one] { $checkers } black checker
       *[other] { $checkers } black checkers
    }
    [light] { $checkers ->
        [one] { $checkers } light checker
       *[other] { $checkers } light checkers
    }
   *[dark] { $checkers ->
        [one] { $checkers } dark checker
       *[other] { $checkers } dark checkers
    }
}
place-bar = { $checkers ->
    [0] { $owner }'s bar, empty
    [one] { $owner }'s bar, { $checkers } checker
   *[other] { $owner }'s bar, { $checkers } checkers
}
place-tray = { $checkers ->
    [0] { $owner }'s tray, no checkers off
    [one] { $owner }'s tray, { $checkers } checker off
   *[other] { $owner }'s tray, { $checkers } checkers off
}

# What can be said of a place besides.
place-movable = can move
place-target = can be reached
place-picked-up = picked up
place-last-moved = moved last

die-left = { $left ->
    [0] Die: { $die }, played
    [one] Die: { $die }
   *[other] Die: { $die }, { $left } left to play
}
die-blocked = Die: { $die }, can't be played
dice-name = Dice
dice-roll = Roll the dice
dice-pick-up = Pick up the dice and end the turn
cube-centered = Cube in the middle
cube-beside = Cube beside the board
cube-owned = { $owner } owns the cube, at { $value }
cube-offered = Cube offered to { $owner }, at { $value }
cube-double = Double to { $value }
