place-empty = { $owner }, Zunge { $point }: leer
place-checkers = { $owner }, Zunge { $point }: { $color ->
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
place-bar = { $checkers ->
    [0] { $owner }, Schranke: leer
    [one] { $owner }, Schranke: { $checkers } Stein
   *[other] { $owner }, Schranke: { $checkers } Steine
}
place-tray = { $checkers ->
    [0] { $owner }, Ablage: noch kein Stein ausgespielt
    [one] { $owner }, Ablage: { $checkers } Stein ausgespielt
   *[other] { $owner }, Ablage: { $checkers } Steine ausgespielt
}
place-point-name = Zunge { $point }
place-bar-name = der Schranke

action-land-on-block = Auf dem Band landen
penalty-title = Diese Zunge ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Band landet, selbst geschlagen: Deiner käme auf die Schranke, und die { $die } wäre verbraucht. Trotzdem ziehen?

happened-bore-off = { $player } spielt einen Stein von { $from } aus.
happened-landed-on-block = { $player } landet auf einem Band: Der Stein kommt auf die Schranke.

refused-no-checker-on-bar = Du hast keinen Stein auf der Schranke.
refused-no-checker = Du hast keinen Stein auf Zunge { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Schranke eingesetzt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Schranke eingesetzt werden.
}
refused-blocked = Zunge { $point } ist blockiert: Dort stehen { $checkers } gegnerische Steine.
refused-not-all-home = Ausspielen darfst du erst, wenn alle deine Steine im letzten Viertel sind, und einer steht noch auf Zunge { $point }.
refused-higher-checker = Diese Zahl muss von Zunge { $higher } gespielt werden.
refused-exact-number = Nach diesen Regeln darf ein Stein von Zunge { $point } nur mit einer { $needed } hinaus, nicht mit einer { $die }.
refused-no-penalty-landing = Niemand darf auf einer blockierten Zunge landen.
refused-not-blocked = Diese Zunge ist nicht blockiert, also kostet sie auch keine Strafe.

ending-borne-off = { $player } hat den letzten Stein ausgespielt.
