option-variant = Position de départ
variant-rule-backgammon = La partie commence dans la position habituelle.
variant-rule-nackgammon = La partie commence dans la position du nackgammon, avec quatre pions à l’arrière.
variant-rule-hypergammon = Chacun n’a que trois pions, tous à l’arrière.
variant-rule-free = La partie commence dans une position installée à la main.

option-opening = Qui commence
opening-high-die-plays-pair = Le plus grand dé commence avec les deux dés
opening-rule-high-die-plays-pair = Chaque joueur lance un dé ; le plus grand commence et joue les deux nombres.
opening-high-die-rolls-again = Le plus grand dé commence et relance
opening-rule-high-die-rolls-again = Chaque joueur lance un dé ; le plus grand commence, et relance les deux dés pour le premier tour.
opening-die-for-color = Le plus grand dé reçoit les blancs et commence
opening-rule-die-for-color = Chaque joueur lance un dé ; le plus grand reçoit les pions blancs. Blanc commence, et lance les deux dés pour le premier tour.

option-next-game = Qui commence la partie suivante
next-game-dice = Les dés
next-game-rule-dice = Les dés décident qui commence chaque partie.
next-game-winner = Le gagnant
next-game-rule-winner = Le gagnant d’une partie commence la suivante et lance les deux dés.

option-block = Ce qui bloque une flèche
block-from-two = Deux pions
block-rule-from-two = Deux pions ou plus d’un même joueur bloquent la flèche pour l’autre.
block-from-three = Trois pions
block-rule-from-three = Trois pions ou plus d’un même joueur bloquent la flèche pour l’autre ; deux ensemble peuvent encore être frappés, les deux à la fois.

option-blocked-landing = Se poser sur un blocage
blocked-landing-illegal = Interdit
blocked-landing-rule-illegal = Vous ne pouvez pas vous poser sur une flèche bloquée.
blocked-landing-self-hit = Coûte le pion
blocked-landing-rule-self-hit = Vous ne devez pas vous poser sur une flèche bloquée. Si vous le faites, c’est votre pion qui est frappé : il va sur la barre, et le nombre est perdu.

option-duty = Obligation de jouer
duty-always = Toujours
duty-rule-always = Vous devez jouer autant de nombres que possible.
duty-until-home = Jusqu’à ce que tous soient dans le jan
duty-rule-until-home = Vous devez jouer autant de nombres que possible, mais une fois tous vos pions dans votre jan intérieur, vous pouvez renoncer à n’importe quel nombre.

option-single-number = Si un seul nombre est jouable
single-number-larger = Le plus grand
single-number-rule-larger = Si vous pouvez jouer l’un ou l’autre nombre, mais pas les deux, vous devez jouer le plus grand.
single-number-either = Au choix
single-number-rule-either = Si vous pouvez jouer l’un ou l’autre nombre, mais pas les deux, vous choisissez lequel.

option-bear-off = Sortie des pions
bear-off-standard = Un nombre trop grand sort le pion le plus reculé
bear-off-rule-standard = Un nombre sort un pion de sa propre flèche. Si elle est vide, vous devez jouer un pion d’une flèche plus haute ; s’il n’y en a pas, sortez un pion de votre flèche la plus haute.
bear-off-exact = Avec le nombre exact seulement
bear-off-rule-exact = Un nombre sort un pion de sa propre flèche, et d’aucune autre.
bear-off-nearest-lower = De la flèche inférieure la plus proche
bear-off-rule-nearest-lower = Un nombre sort un pion de sa propre flèche. Si elle est vide, vous pouvez en sortir un de la flèche inférieure la plus proche que vous occupez, même s’il reste des pions plus haut.
bear-off-any-lower = De toute flèche inférieure
bear-off-rule-any-lower = Un nombre sort un pion de sa propre flèche ou de n’importe quelle flèche inférieure, comme vous voulez.

option-hit-and-run = Frapper et repartir
hit-and-run-allowed = Autorisé
hit-and-run-rule-allowed = Un pion qui frappe peut continuer dans le même tour.
hit-and-run-not-at-home = Pas dans son jan intérieur
hit-and-run-rule-not-at-home = Un pion qui frappe dans son propre jan intérieur y reste jusqu’à la fin du tour.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Seulement si le perdant n’a rien sorti
backgammon-needs-rule-none-off = C’est un backgammon si le perdant n’a sorti aucun pion et en a encore un sur la barre ou dans le jan intérieur du gagnant.
backgammon-needs-no-more = Même si le perdant a sorti des pions
backgammon-needs-rule-no-more = C’est un backgammon si le perdant a encore un pion sur la barre ou dans le jan intérieur du gagnant, même s’il en a sorti d’autres.
backgammon-needs-never = Jamais
backgammon-needs-rule-never = Il n’y a pas de backgammon : un gammon est le maximum.

option-cube = Videau
cube-rule-on = Le videau multiplie la valeur de la partie.
cube-rule-off = Vous jouez sans videau.

option-cube-timing = Quand doubler
cube-timing-before-own-roll = Avant votre lancer
cube-timing-rule-before-own-roll = Vous pouvez proposer un double à votre tour, avant de lancer, mais pas avant que le premier lancer de la partie ait été joué.
cube-timing-any-time = À tout moment
cube-timing-rule-any-time = Vous pouvez proposer un double à tout moment quand un lancer ou un coup est attendu, de vous ou de votre adversaire, mais pas avant que le premier lancer de la partie ait été joué.

option-cube-highest = Videau maximal
cube-highest-none = Sans limite
cube-highest-rule-none = On peut doubler sans limite.
cube-highest-at = { $highest }
cube-highest-rule-at = Le videau ne dépasse pas { $highest }.

option-match = Format
match-none = Parties libres
match-rule-none = Chaque partie est indépendante, et vous jouez aussi longtemps que vous voulez.
match-to = { $length ->
    [one] Match en { $length } point
   *[other] Match en { $length } points
}
match-rule-to = { $length ->
    [one] Le premier à gagner une partie gagne le match.
   *[other] Les points s’additionnent, et le premier à { $length } gagne le match.
}

option-match-lengths = Longueurs de match habituelles
match-lengths-none = Aucune
match-lengths-rule-none = La notice ne parle pas de matchs.
match-lengths-to = En { $list } points
match-lengths-rule-to = Les matchs se jouent d’habitude en { $list } points.

option-crawford = Règle Crawford
crawford-rule-on = Quand un joueur arrive pour la première fois à un point du gain du match, personne ne peut doubler dans la partie suivante ; ensuite, le videau revient.
crawford-rule-off = Vous pouvez doubler dans toutes les parties d’un match.

option-jacoby = Règle Jacoby
jacoby-rule-on = En parties libres, gammons et backgammons ne comptent que si le videau a été tourné ; sinon, ce sont des parties simples.
jacoby-rule-off = Gammons et backgammons comptent, que le videau ait été tourné ou non.

# As in English.
option-beavers = Beavers
beavers-off = Non
beavers-rule-off = Vous pouvez seulement prendre un double ou passer.
# As in English.
beavers-on = Beavers
beavers-rule-on = En parties libres, si vous prenez un double, vous pouvez redoubler aussitôt en gardant le videau : un beaver.
beavers-raccoons = Beavers et raccoons
beavers-rule-raccoons = En parties libres, si vous prenez un double, vous pouvez redoubler aussitôt en gardant le videau : un beaver. Celui qui avait doublé peut alors doubler encore une fois : un raccoon.

option-automatic-doubles = Doubles automatiques
automatic-doubles-off = Non
automatic-doubles-rule-off = Des dés égaux au départ sont relancés et ne changent rien.
automatic-doubles-up-to = { $count ->
    [one] { $count } au plus
   *[other] { $count } au plus
}
automatic-doubles-rule-up-to = { $count ->
    [one] En parties libres, des dés égaux au départ doublent la mise, mais une seule fois par partie.
   *[other] En parties libres, des dés égaux au départ doublent chaque fois la mise, jusqu’à { $count } fois par partie.
}

option-labels = Numéros des flèches
labels-rule-none = Les flèches ne portent pas de numéros. Ici, on les compte de 24 à 1, du point de vue du joueur au trait.
labels-rule-numbers = Les flèches se comptent de 24 à 1, du point de vue du joueur au trait.
labels-rule-halves = Les flèches s’appellent 1 à 12 du côté de Blanc et 1A à 12A du côté de Noir.
labels-rule-homes = Les flèches des deux jans intérieurs sont numérotées de 1 à 6, du bord vers le milieu. Dans les coups écrits, toutes les flèches se comptent de 24 à 1.

option-counter-clockwise = Qui tourne dans le sens antihoraire
counter-clockwise-rule = { $counter } tourne dans le sens antihoraire, l’autre joueur dans le sens horaire.

option-colors = Noms des camps
colors-white-black = Blanc et Noir
colors-rule-white-black = Les deux camps sont Blanc et Noir.
colors-light-dark = Clair et Foncé
colors-rule-light-dark = Les deux camps sont Clair et Foncé.

option-cube-at-rest = Place du videau au début
cube-at-rest-middle = Au milieu
cube-at-rest-rule-middle = Au début, le videau est au milieu, le 64 sur le dessus, qui vaut 1 ; tant qu’il y est, les deux joueurs peuvent doubler.
cube-at-rest-side = À côté du plateau
cube-at-rest-rule-side = Au début, le videau est à côté du plateau, le 64 sur le dessus, qui vaut 1 ; tant qu’il y est, les deux joueurs peuvent doubler.

option-unit = Ce que vous gagnez
unit-points = Des points
unit-rule-points = Les gains se comptent en points.
unit-stake = La mise
unit-rule-stake = Vous jouez pour une mise, payée une, deux ou trois fois.
