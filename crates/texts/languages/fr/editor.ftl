editor-title = Composer une position
editor-about = Choisissez quels pions vous posez, puis touchez une flèche, la barre ou la sortie.
editor-about-mouse = Un clic droit, ou Maj+clic, enlève un pion.
editor-place = Poser
editor-place-white = Pions blancs
editor-place-black = Pions noirs
editor-take-away = Enlever
editor-opening = Position de départ
editor-clear = Plateau vide
editor-swap = Inverser les camps
editor-on-roll = Au trait
editor-dice = Dés
editor-no-dice = Pas encore lancés
editor-double-offered = Un double est proposé
editor-cube-value = Videau à
editor-cube-owner = Possesseur du videau
editor-cube-centered = Au milieu
editor-stakes = Format
editor-money = Parties libres
# As in English.
editor-match = Match
editor-length = Longueur du match
editor-score = Points : { $player }
editor-crawford = Partie Crawford
editor-jacoby = Règle Jacoby
# As in English.
editor-beavers = Beavers
editor-checkers = { $player } : { $checkers ->
    [one] { $checkers } pion
   *[other] { $checkers } pions
}
editor-id = Identifiant de la position
editor-id-about = Collez ici un XGID, un GNUbg ID, un OGID ou un position ID, ou copiez celui-ci.
editor-analyze = Analyser la position
editor-possible = Cette position est possible.
editor-impossible = Cette position est impossible
editor-forgiven = Vous pouvez quand même l’analyser, mais aucune partie n’y mène.

fault-too-many = { $player } a { $checkers } pions, plus de 15.
fault-unequal = Les deux camps n’ont pas le même nombre de pions : { $said } et { $counted }.
fault-no-checkers = Il n’y a aucun pion sur le plateau.
fault-shared-point = Les deux camps ont des pions sur la flèche { $point }.
fault-both-won = Les deux camps ont sorti tous leurs pions.
fault-both-shut-out = Les deux camps sont sur la barre devant un jan fermé.
fault-not-over = Un camp a sorti tous ses pions : la partie est donc finie.
fault-no-length = Un match se joue en 1 point au moins.
fault-match-won = { $player } a déjà { $said } points, assez pour gagner un match en { $length }.
fault-no-crawford = Ce n’est la partie Crawford que si exactement un joueur est à un point du gain.
fault-cube-in-crawford = Dans la partie Crawford, personne ne peut doubler.
fault-owned-at-one = { $player } a le videau, mais il n’a jamais été tourné.
fault-offer-after-end = Il y a une proposition, mais la partie est finie.
fault-cube-not-theirs = { $player } double sans avoir le videau.
fault-no-settlement = Aucun arrangement n’est possible ici.
fault-other = Aucune partie ne mène à cette position.
