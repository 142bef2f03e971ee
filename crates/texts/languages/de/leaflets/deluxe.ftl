win-gammon = doppelter Sieg
win-backgammon = dreifacher Sieg

place-empty = { $owner }, Feld { $point }: leer
place-checkers = { $owner }, Feld { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } weißer Stein
       *[other] { $checkers } weiße Steine
    }
    [black] { $checkers ->
        [one] { $checkers } schwarzer Stein
       *[other] { $checkers } schwarze Steine
    }
    [light] { $checkers ->
        [one] { $checkers } heller Stein
       *[other] { $checkers } helle Steine
    }
   *[dark] { $checkers ->
        [one] { $checkers } dunkler Stein
       *[other] { $checkers } dunkle Steine
    }
}

action-land-on-block = Auf dem Band landen
resign-win = { $win ->
    [single] Einfaches Spiel
    [gammon] Doppeltes Spiel
   *[backgammon] Dreifaches Spiel
}
offered-resignation = { $win ->
    [single] { $player } gibt ein einfaches Spiel auf.
    [gammon] { $player } gibt ein doppeltes Spiel auf.
   *[backgammon] { $player } gibt ein dreifaches Spiel auf.
}
offered-claim = { $win ->
    [single] { $player } beansprucht einen einfachen Sieg.
    [gammon] { $player } beansprucht einen doppelten Sieg.
   *[backgammon] { $player } beansprucht einen dreifachen Sieg.
}
penalty-title = Dieses Feld ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Band landet, selbst geschlagen: Deiner käme auf die Bar, und die { $die } wäre verbraucht. Trotzdem ziehen?

happened-entered = { $player } würfelt einen Stein auf Feld { $to } ein.
happened-entered-hitting = { $player } würfelt einen Stein auf Feld { $to } ein und schlägt.
happened-landed-on-block = { $player } landet auf einem Band: Der Stein kommt auf die Bar.

refused-no-checker = Du hast keinen Stein auf Feld { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Bar eingewürfelt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Bar eingewürfelt werden.
}
refused-blocked = Feld { $point } ist blockiert: Dort stehen { $checkers } gegnerische Steine.
refused-not-all-home = Auswürfeln darfst du erst, wenn alle deine Steine im Homeboard sind, und einer steht noch auf Feld { $point }.
refused-higher-checker = Diese Zahl muss von Feld { $higher } gespielt werden.
refused-exact-number = Nach diesen Regeln darf ein Stein von Feld { $point } nur mit einer { $needed } hinaus, nicht mit einer { $die }.
refused-no-penalty-landing = Niemand darf auf einem blockierten Feld landen.
refused-not-blocked = Dieses Feld ist nicht blockiert, also kostet es auch keine Strafe.
offer-resignation = { $win ->
    [single] die angebotene Aufgabe als einfaches Spiel
    [gammon] die angebotene Aufgabe als doppeltes Spiel
   *[backgammon] die angebotene Aufgabe als dreifaches Spiel
}
offer-claim = { $win ->
    [single] den Anspruch auf einen einfachen Sieg
    [gammon] den Anspruch auf einen doppelten Sieg
   *[backgammon] den Anspruch auf einen dreifachen Sieg
}

result-gammon = Doppelter Sieg (2)
result-backgammon = Dreifacher Sieg (3)

hint-gammons = doppelte Siege
happened-moved = { $player } zieht von Feld { $from } auf Feld { $to }.
happened-hit = { $player } zieht von Feld { $from } auf Feld { $to } und schlägt.
happened-bore-off = { $player } würfelt einen Stein von Feld { $from } aus.
denial-no-way = Keine der übrigen Zahlen führt von Feld { $from } auf Feld { $to }.
denial-no-way-bar = Keine der übrigen Zahlen bringt einen Stein von der Bar auf Feld { $to }.
denial-no-point = Mit diesem Wurf lässt sich Feld { $to } nicht mit zwei Steinen besetzen.
