event-threw = { $player ->
    [you] Vous avez fait { $die }.
   *[other] { $player } a fait { $die }.
}
event-tie = { $die } des deux côtés. On relance.
event-starts = { $player ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
event-got-white = { $player ->
    [you] Vous avez fait plus, recevez les pions blancs et commencez.
   *[other] { $player } a fait plus, reçoit les pions blancs et commence.
}
event-side = { $color } : { $name }.
event-rolled = { $player ->
    [you] Vous avez lancé { $larger }-{ $smaller }.
   *[other] { $player } a lancé { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Vous avez lancé un double { $die }.
   *[other] { $player } a lancé un double { $die }.
}
event-moved = { $player ->
    [you] Vous jouez de la flèche { $from } à la flèche { $to }.
   *[other] { $player } joue de la flèche { $from } à la flèche { $to }.
}
event-hit = { $player ->
    [you] Vous jouez de la flèche { $from } à la flèche { $to } et frappez.
   *[other] { $player } joue de la flèche { $from } à la flèche { $to } et frappe.
}
event-entered = { $player ->
    [you] Vous rentrez sur la flèche { $to }.
   *[other] { $player } rentre sur la flèche { $to }.
}
event-entered-hitting = { $player ->
    [you] Vous rentrez sur la flèche { $to } et frappez.
   *[other] { $player } rentre sur la flèche { $to } et frappe.
}
event-bore-off = { $player ->
    [you] Vous sortez un pion de la flèche { $from }.
   *[other] { $player } sort un pion de la flèche { $from }.
}
event-played = { $player } a joué { $play }.
event-landed-on-block = { $player ->
    [you] Vous tombez sur un blocage : le pion va sur la barre.
   *[other] { $player } tombe sur un blocage : le pion va sur la barre.
}
event-cannot-move = { $player ->
    [you] Vous ne pouvez pas jouer.
   *[other] { $player } ne peut pas jouer.
}
event-ended-turn = { $player } a fini son tour.
event-undone = Déplacement annulé.
event-doubled = { $player ->
    [you] Vous avez doublé à { $value }.
   *[other] { $player } a doublé à { $value }.
}
event-took = { $player ->
    [you] Vous avez pris. Le videau est à { $value }.
   *[other] { $player } a pris. Le videau est à { $value }.
}
event-passed = { $player ->
    [you] Vous avez passé.
   *[other] { $player } a passé.
}
event-beavered = { $player ->
    [you] Vous avez fait un beaver, à { $value }.
   *[other] { $player } a fait un beaver, à { $value }.
}
event-raccooned = { $player ->
    [you] Vous avez fait un raccoon, à { $value }.
   *[other] { $player } a fait un raccoon, à { $value }.
}
event-resigned = { $player ->
    [you] Vous proposez d’abandonner.
   *[other] { $player } propose d’abandonner.
}
event-claimed = { $player ->
    [you] Vous réclamez la victoire.
   *[other] { $player } réclame la victoire.
}
event-settled = { $player ->
    [you] Vous proposez un arrangement.
   *[other] { $player } propose un arrangement.
}
event-accepted = { $player ->
    [you] Vous avez accepté.
   *[other] { $player } a accepté.
}
event-declined = { $player ->
    [you] Vous avez refusé. La partie continue.
   *[other] { $player } a refusé. La partie continue.
}
event-won = { $player ->
    [you] Vous avez gagné la partie.
   *[other] { $player } a gagné la partie.
}
event-won-match = { $player ->
    [you] Vous avez gagné le match.
   *[other] { $player } a gagné le match.
}
