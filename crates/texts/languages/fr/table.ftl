# As in English.
table-score = Score
table-score-of = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-score-of-stake = { $player } : { $points }
table-match-to = { $length ->
    [one] en { $length } point
   *[other] en { $length } points
}
table-money = parties libres
table-away = encore { $away }
table-crawford = Partie Crawford
table-game = Partie { $game }
# As in English.
table-pips = Pips
table-moves = Coups
table-rules = Règles en vigueur
# As in English.
table-menu = Menu
table-board = Plateau de backgammon
table-home = Quitter la table

turn-throw-start = Chacun lance un dé. Le plus grand nombre commence.
turn-throw-color = Chacun lance un dé. Le plus grand nombre reçoit les pions blancs et commence.
turn-throw-player = { $player } lance un dé pour le début
turn-roll = À { $player } de lancer
turn-roll-or-double = À { $player } de lancer ou de doubler
turn-play = À { $player } de jouer { $roll }
turn-finish = { $player } : ramasser les dés pour finir le tour
turn-cannot-move = { $player } ne peut pas jouer { $roll }
turn-answer-double = { $player } : prendre le double, ou passer ?
turn-answer-offer = { $player } : une proposition attend une réponse
turn-thinking = { $player } réfléchit…
turn-over = La partie est finie

action-throw = Lancer un dé
action-roll = Lancer
action-done = Terminer
action-done-about = Ramasser les dés : votre tour prend fin
action-undo = Annuler
action-double = Doubler
action-double-to = Doubler à { $value }
action-take = Prendre
action-pass = Passer
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Abandonner
action-claim = Revendiquer
action-settle = S’arranger
action-accept = Accepter
action-decline = Refuser
action-move = Jouer un pion
action-play = Jouer tout le coup
action-land-on-block = Se poser sur le blocage
action-hint = Indice
action-take-back = Reprendre
action-show-again = Remontrer
action-next-game = Partie suivante

double-title = Doubler ?
double-question = Proposer à { $player } de continuer pour { $value } ?
double-explain = Si { $player } passe, la partie est à vous pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
double-explain-stake = Si { $player } passe, vous gagnez { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}.
offered-double = { $player } propose de continuer pour { $value }.
offered-beaver = { $player } prend et redouble aussitôt : un beaver. La partie vaudrait { $value }.
offered-raccoon = { $player } redouble le beaver : un raccoon. La partie vaudrait { $value }.
offered-pass-price = Si vous passez, vous perdez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
offered-pass-price-stake = Si vous passez, vous perdez { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}.
offered-take-meaning = Si vous prenez, le videau est à vous, à { $value }, et le prochain double n’appartient qu’à vous.

resign-title = Abandonner
resign-about = Vous proposez de concéder la partie. Elle prend fin si { $player } accepte.
resign-win = { $win ->
    [single] Une partie simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
}
resign-price = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resign-price-stake = coûte { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}
claim-title = Revendiquer la victoire
claim-about = Vous dites que la partie est déjà gagnée. Elle prend fin si { $player } en convient.
settle-title = S’arranger
settle-about = Vous proposez de finir la partie en donnant des points à l’un de vous deux.
settle-about-stake = Vous proposez de finir la partie maintenant en payant l’un de vous deux.
settle-winner = Points pour
settle-winner-stake = Payé à
settle-points = Combien
settle-points-stake = Combien de fois la mise
offered-resignation = { $win ->
    [single] { $player } concède une partie simple.
    [gammon] { $player } concède un gammon.
   *[backgammon] { $player } concède un backgammon.
}
offered-claim = { $win ->
    [single] { $player } revendique une partie simple.
    [gammon] { $player } revendique un gammon.
   *[backgammon] { $player } revendique un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propose un arrangement : { $points } point pour { $name }.
   *[other] { $player } propose un arrangement : { $points } points pour { $name }.
}
offered-settlement-stake = { $player } propose un arrangement : { $text } pour { $name }.
offered-worth = Cela vaudrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
offered-worth-stake = Cela vaudrait { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}.

dice-entry-title = Que montrent vos dés ?
dice-entry-one = { $player } : touchez le nombre du dé
typed-label = Saisir un coup
typed-bad = Ce n’est pas un coup. Écrivez-le comme ceci : 8/5 6/5.
typed-impossible = { $play } n’est pas parmi les coups que permet { $roll }.

hint-title = Indice
hint-best = Le meilleur : { $play }
hint-loses = perd { $loss }
hint-none = Rien n’est jouable.
hint-roll = Lancez : ce n’est pas le moment de doubler.
hint-double-take = Doublez. Votre adversaire devrait prendre.
hint-double-pass = Doublez. Votre adversaire devrait passer.
hint-too-good = Continuez sans doubler : votre position est trop forte, votre adversaire n’aurait qu’à passer.
hint-take = Prenez.
hint-pass = Passez.
hint-beaver = Prenez, et beaver.
hint-wins = victoires
# As in English.
hint-gammons = gammons

take-back-done = Coup repris.

penalty-title = Cette flèche est bloquée
penalty-question = Selon ces règles, un pion qui se pose sur un blocage est lui-même frappé : le vôtre irait sur la barre et le { $die } serait consommé. Le faire quand même ?
penalty-confirm = Se poser et payer
table-you = Vous
table-to-home = Accueil
table-flip = Tourner le plateau
table-keys = Touches
turn-you = À vous de jouer
turn-you-throw = Lancez un dé pour voir qui commence
turn-you-roll = Lancez les dés
turn-you-roll-or-double = Lancez, ou doublez d’abord
turn-you-play = Jouez { $roll }
turn-you-finish = Appuyez sur « Terminer » pour finir votre tour
turn-you-cannot-move = Vous ne pouvez pas jouer { $roll }
turn-you-answer = Votre réponse ?
pass-question = Passer et perdre cette partie ?
hint-try = Jouer ce coup
hint-thinking = Réflexion…
table-light = Clair ou sombre
table-sound = Son
