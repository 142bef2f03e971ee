editor-title = Composer une position
editor-about = Choisissez de quel camp vous posez les pions, puis cliquez sur une flèche, la barre ou la sortie. Un clic droit, ou un clic avec Maj, enlève un pion.
editor-place = Poser
editor-place-white = Pions blancs
editor-place-black = Pions noirs
editor-take-away = Enlever
editor-opening = Position de départ
editor-clear = Plateau vide
editor-swap = Inverser les camps
editor-on-roll = À qui le tour
editor-dice = Dés
editor-no-dice = Pas encore lancés
editor-double-offered = Un double est proposé
editor-cube-value = Videau à
editor-cube-owner = À qui le videau
editor-cube-centered = Au milieu
editor-stakes = On joue
editor-money = Des parties libres
editor-match = Un match
editor-length = Points pour gagner
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
editor-id-about = Collez ici un XGID, un GNUbg ID, un OGID ou un position ID, ou copiez ce qui s’y trouve.
editor-analyze = Analyser la position
editor-possible = Cette position est possible.
editor-impossible = Cette position est impossible
editor-forgiven = On peut la juger quand même, mais aucune partie n’y mène.

fault-too-many = { $player } a { $checkers } pions, plus de 15.
fault-unequal = Les deux camps n’ont pas le même nombre de pions : { $said } et { $counted }.
fault-no-checkers = Il n’y a aucun pion sur le plateau.
fault-shared-point = Les deux camps occupent la flèche { $point }.
fault-both-won = Les deux camps ont tout sorti.
fault-both-shut-out = Les deux camps sont sur la barre devant un jan fermé.
fault-not-over = Un camp a tout sorti : la partie est donc finie.
fault-no-length = Il faut au moins un point pour un match.
fault-match-won = { $player } a { $said } points, et { $length } suffisent déjà à gagner le match.
fault-no-crawford = Il n’y a de partie Crawford que si un seul joueur est à un point du gain.
fault-cube-in-crawford = Dans la partie Crawford, personne ne peut doubler.
fault-owned-at-one = { $player } a le videau, qui n’a pourtant jamais servi.
fault-offer-after-end = Il y a une proposition alors que la partie est finie.
fault-cube-not-theirs = { $player } double sans avoir le videau.
fault-no-settlement = Aucun arrangement n’est possible ici.
fault-other = Aucune partie ne mène à cette position.
