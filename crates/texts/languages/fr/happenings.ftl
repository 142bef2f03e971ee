happened-threw = { $player } fait un { $die }.
happened-tie = { $die } partout : on relance.
happened-tie-doubles = { $die } partout : la mise double à { $value }, et on relance.
happened-starts = { $player } commence.
happened-starts-with = { $player } commence avec { $larger } et { $smaller }.
happened-got-white = { $player } fait le plus grand nombre, reçoit les pions blancs et commence.
happened-rolled = { $player } lance { $larger } et { $smaller }.
happened-rolled-double = { $player } lance double { $die }.
happened-moved = { $player } joue de { $from } à { $to }.
happened-hit = { $player } joue de { $from } à { $to } et frappe.
happened-entered = { $player } rentre sur { $to }.
happened-entered-hitting = { $player } rentre sur { $to } et frappe.
happened-bore-off = { $player } sort un pion de { $from }.
happened-played = { $player } joue { $play }.
happened-landed-on-block = { $player } tombe sur un blocage : le pion va sur la barre.
happened-cannot-move = { $player } ne peut pas jouer.
happened-stays-on-bar = { $player } ne peut pas rentrer et reste sur la barre.
happened-passed-rest = { $player } renonce au reste du lancer.
happened-ended-turn = { $player } termine son tour.
happened-undone = Déplacement annulé.
happened-nothing-left = Plus rien à jouer : ramassez les dés.
happened-doubled = { $player } double à { $value }.
happened-took = { $player } prend. Le videau est à { $value }.
happened-passed = { $player } passe.
happened-beavered = Beaver : { $player } double à { $value }.
happened-raccooned = Raccoon : { $player } double à { $value }.
happened-resigned = { $player } propose d’abandonner.
happened-claimed = { $player } revendique la victoire.
happened-settled = { $player } propose un arrangement.
happened-accepted = { $player } accepte.
happened-declined = { $player } refuse. La partie continue.
happened-won = { $player } gagne la partie.
happened-won-match = { $player } gagne le match.
happened-needs = { $needed ->
    [one] { $player } : encore { $needed } point à gagner.
   *[other] { $player } : encore { $needed } points à gagner.
}
