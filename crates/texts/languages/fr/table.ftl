# As in English.
table-score = Score
table-score-of = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-score-of-stake = { $player } : { $points }
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

turn-throw-start = Chaque joueur lance un dé. Le plus grand commence.
turn-throw-color = Chaque joueur lance un dé. Le plus grand reçoit les pions blancs et commence.
turn-throw-player = À { $player } de lancer un dé pour commencer
turn-roll = À { $player } de lancer
turn-roll-or-double = À { $player } de lancer ou de doubler
turn-play = À { $player } de jouer { $roll }
turn-finish = { $player } : ramassez les dés pour finir le tour
turn-cannot-move = { $player } ne peut pas jouer { $roll }
turn-answer-double = { $player } : prendre ou passer ?
turn-answer-offer = { $player } doit répondre à une proposition
turn-thinking = { $player } réfléchit…
turn-over = La partie est finie

action-throw = Lancer
action-roll = Lancer
action-done = Fini
action-done-about = Ramasser les dés pour finir votre tour
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
action-claim = Réclamer la victoire
action-settle = Arrangement
action-accept = Accepter
action-decline = Refuser
action-move = Jouer un pion
action-play = Jouer tout le tour
action-land-on-block = Se poser sur le blocage
action-hint = Indice
action-take-back = Reprendre
action-show-again = Revoir
action-next-game = Partie suivante

double-title = Doubler ?
double-question = { $player } peut prendre et continuer pour { $value }, ou passer.
double-explain = Si { $player } passe, vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
double-explain-stake = Si { $player } passe, vous gagnez { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}.
offered-double = { $player } double à { $value }.
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
offered-take-meaning = Si vous prenez, le videau est à vous, à { $value }, et le prochain double vous revient.

resign-title = Abandonner
resign-about = Vous proposez d’abandonner. La partie finit si { $player } accepte.
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
claim-title = Réclamer la victoire
claim-about = Vous dites que la partie est déjà gagnée. Elle finit si { $player } est d’accord.
settle-title = Arrangement
settle-about = Vous proposez de finir la partie maintenant, avec des points pour l’un de vous.
settle-winner = Points pour
settle-points = Combien
offered-resignation = { $win ->
    [single] { $player } concède une partie simple.
    [gammon] { $player } concède un gammon.
   *[backgammon] { $player } concède un backgammon.
}
offered-claim = { $win ->
    [single] { $player } réclame une partie simple.
    [gammon] { $player } réclame un gammon.
   *[backgammon] { $player } réclame un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propose un arrangement : { $points } point pour { $name }.
   *[other] { $player } propose un arrangement : { $points } points pour { $name }.
}
offered-worth = Cela vaudrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
offered-worth-stake = Cela vaudrait { $points ->
    [1] la mise
   *[other] { $points } fois la mise
}.

dice-entry-title = Que montrent vos dés ?
dice-entry-one = { $player ->
    [you] Touchez le nombre de votre dé
   *[other] { $player } : touchez le nombre du dé
}
typed-label = Saisir un coup
typed-bad = Ce n’est pas un coup. Saisissez-le ainsi : 8/5 6/5.
typed-impossible = { $play } n’est pas un coup légal avec { $roll }.

hint-title = Indice
hint-best = Meilleur : { $play }
hint-loses = coûte { $loss }
hint-none = Aucun coup n’est possible.
hint-roll = Lancez : il est trop tôt pour doubler.
hint-double-take = Doublez. Votre adversaire devrait prendre.
hint-double-pass = Doublez. Votre adversaire devrait passer.
hint-too-good = Continuez sans doubler : vous êtes trop bien pour ça.
hint-take = Prenez.
hint-pass = Passez.
hint-beaver = Prenez, et répondez par un beaver.

take-back-done = Coup repris.

penalty-title = Cette flèche est bloquée
penalty-question = Selon ces règles, un pion qui se pose sur un blocage est lui-même frappé : le vôtre irait sur la barre et le { $die } serait perdu. Le faire quand même ?
penalty-confirm = Jouer quand même
table-you = Vous
table-to-home = Accueil
table-flip = Tourner le plateau
table-keys = Touches
turn-you = À vous de jouer
turn-you-throw = Lancez un dé pour voir qui commence
turn-you-roll = Lancez les dés
turn-you-roll-or-double = Lancez, ou doublez d’abord
turn-you-play = Jouez { $roll }
turn-you-finish = Touchez « Fini » pour finir votre tour
turn-you-cannot-move = Vous ne pouvez pas jouer { $roll }
turn-you-answer = Votre réponse ?
pass-question = Passer et perdre cette partie ?
hint-try = Jouer ce coup
hint-thinking = Réflexion…
table-light = Clair ou sombre
table-sound = Son
settle-about-stake = Vous proposez de finir la partie maintenant en payant l’un de vous deux.
settle-winner-stake = Payé à
settle-points-stake = Combien de fois la mise
offered-settlement-stake = { $player } propose un arrangement : { $text } pour { $name }.
