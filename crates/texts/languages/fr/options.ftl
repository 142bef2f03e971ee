option-variant = Position de départ
variant-rule-backgammon = La partie commence dans la position habituelle.
variant-rule-nackgammon = La partie commence dans la position du nackgammon, avec quatre pions à l’arrière.
variant-rule-hypergammon = Chacun n’a que trois pions, tous à l’arrière.
variant-rule-free = La partie commence dans une position installée à la main.

option-opening = Le début
opening-high-die-plays-pair = Le plus grand dé commence, avec les deux dés
opening-rule-high-die-plays-pair = Chacun lance un dé ; le plus grand nombre commence et joue les deux nombres qui viennent d’être lancés.
opening-high-die-rolls-again = Le plus grand dé commence et relance
opening-rule-high-die-rolls-again = Chacun lance un dé ; le plus grand nombre commence et relance les deux dés.
opening-die-for-color = Le plus grand dé reçoit Blanc et commence
opening-rule-die-for-color = Chacun lance un dé ; le plus grand nombre reçoit les pions blancs. Blanc commence et relance les deux dés.

option-next-game = Qui commence la partie suivante
next-game-dice = Les dés
next-game-rule-dice = À chaque partie, les dés décident qui commence.
next-game-winner = Le gagnant
next-game-rule-winner = Le gagnant d’une partie commence la suivante et lance les deux dés.

option-block = Ce qui bloque une flèche
block-from-two = Deux pions
block-rule-from-two = Deux pions ou plus d’un même joueur bloquent la flèche pour l’autre.
block-from-three = Trois pions
block-rule-from-three = Trois pions ou plus d’un même joueur bloquent la flèche pour l’autre ; deux ensemble peuvent encore être frappés, tous deux à la fois.

option-blocked-landing = Se poser sur un blocage
blocked-landing-illegal = Interdit
blocked-landing-rule-illegal = Personne ne peut se poser sur une flèche bloquée.
blocked-landing-self-hit = Coûte le pion
blocked-landing-rule-self-hit = On ne doit pas se poser sur une flèche bloquée. Un pion qu’on y met tout de même est lui-même frappé : il va sur la barre, et le nombre est consommé.

option-duty = Obligation de jouer
duty-always = Toujours
duty-rule-always = Il faut jouer autant de nombres que possible.
duty-until-home = Jusqu’à ce que tous soient dans le jan
duty-rule-until-home = Il faut jouer autant de nombres que possible, mais une fois tous vos pions dans votre jan intérieur, vous pouvez renoncer à n’importe quel nombre.

option-single-number = Si un seul nombre est jouable
single-number-larger = Le plus grand
single-number-rule-larger = Si l’on peut jouer l’un ou l’autre nombre, mais pas les deux, il faut jouer le plus grand.
single-number-either = Au choix
single-number-rule-either = Si l’on peut jouer l’un ou l’autre nombre, mais pas les deux, vous choisissez lequel.

option-bear-off = La sortie
bear-off-standard = Un nombre trop grand sort le pion le plus reculé
bear-off-rule-standard = Un nombre sort un pion de sa propre flèche. Si elle est vide, il faut jouer ce nombre depuis une flèche plus haute ; s’il n’y a aucun pion plus haut, il sort un pion de la plus haute flèche que vous occupez encore.
bear-off-exact = Par le nombre exact seulement
bear-off-rule-exact = Un nombre sort un pion de sa propre flèche, et d’aucune autre.
bear-off-nearest-lower = De la flèche inférieure la plus proche
bear-off-rule-nearest-lower = Un nombre sort un pion de sa propre flèche. Si elle est vide, il peut en sortir un de la flèche inférieure la plus proche que vous occupez, même s’il reste des pions plus haut.
bear-off-any-lower = De toute flèche inférieure
bear-off-rule-any-lower = Un nombre sort un pion de sa propre flèche ou de n’importe quelle flèche inférieure, au choix.

option-hit-and-run = Frapper et repartir
hit-and-run-allowed = Permis
hit-and-run-rule-allowed = Un pion qui frappe peut continuer dans le même tour.
hit-and-run-not-at-home = Pas dans son jan intérieur
hit-and-run-rule-not-at-home = Un pion qui frappe dans son propre jan intérieur y reste jusqu’à la fin du tour.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Seulement si le perdant n’a rien sorti
backgammon-needs-rule-none-off = Il y a backgammon si le perdant n’a sorti aucun pion et en a encore un sur la barre ou dans le jan intérieur du gagnant.
backgammon-needs-no-more = Quoi que le perdant ait sorti
backgammon-needs-rule-no-more = Il y a backgammon si le perdant a encore un pion sur la barre ou dans le jan intérieur du gagnant, même s’il en a sorti d’autres.
backgammon-needs-never = Jamais
backgammon-needs-rule-never = Il n’y a pas de backgammon : on ne gagne pas plus qu’un gammon.

option-cube = Videau
cube-rule-on = Le videau dit combien de fois compte la partie.
cube-rule-off = On joue sans videau.

option-cube-timing = Quand doubler
cube-timing-before-own-roll = Avant son propre lancer
cube-timing-rule-before-own-roll = Vous pouvez proposer un double à votre tour, avant de lancer, mais pas avant que le premier lancer de la partie ait été joué.
cube-timing-any-time = À tout moment
cube-timing-rule-any-time = Vous pouvez proposer un double chaque fois que la partie attend un lancer ou un coup, le vôtre ou celui de l’adversaire, mais pas avant que le premier lancer de la partie ait été joué.

option-cube-highest = Videau maximal
cube-highest-none = Sans limite
cube-highest-rule-none = On peut doubler sans limite.
cube-highest-at = { $highest }
cube-highest-rule-at = Le videau ne dépasse pas { $highest }.

option-match = On joue
match-none = Des parties libres
match-rule-none = Chaque partie compte pour elle-même, et vous jouez aussi longtemps qu’il vous plaît.
match-to = { $length ->
    [one] Un match en { $length } point
   *[other] Un match en { $length } points
}
match-rule-to = { $length ->
    [one] La première partie gagnée décide du match.
   *[other] Les gains s’additionnent, et qui atteint en premier { $length } points gagne le match.
}

option-match-lengths = Matchs habituels
match-lengths-none = Aucun
match-lengths-rule-none = La notice ne connaît pas de matchs.
match-lengths-to = En { $list } points
match-lengths-rule-to = On joue d’habitude des matchs en { $list } points.

option-crawford = Règle Crawford
crawford-rule-on = Dès qu’il ne manque plus qu’un point à un joueur pour gagner le match, personne ne peut doubler dans la partie suivante ; après celle-ci, le videau revient.
crawford-rule-off = On peut doubler dans toutes les parties d’un match.

option-jacoby = Règle Jacoby
jacoby-rule-on = En parties libres, gammons et backgammons ne comptent que si le videau a servi ; sinon, ce sont des parties simples.
jacoby-rule-off = Gammons et backgammons comptent, que le videau ait servi ou non.

# As in English.
option-beavers = Beavers
beavers-off = Non
beavers-rule-off = On prend le double ou on passe, rien d’autre.
# As in English.
beavers-on = Beavers
beavers-rule-on = En parties libres, qui prend un double peut redoubler aussitôt en gardant le videau : c’est un beaver.
beavers-raccoons = Beavers et raccoons
beavers-rule-raccoons = En parties libres, qui prend un double peut redoubler aussitôt en gardant le videau : c’est un beaver ; et qui avait doublé peut doubler encore une fois : c’est un raccoon.

option-automatic-doubles = Doubles automatiques
automatic-doubles-off = Non
automatic-doubles-rule-off = Des dés égaux au début se relancent et ne changent rien.
automatic-doubles-up-to = { $count ->
    [one] { $count } au plus
   *[other] { $count } au plus
}
automatic-doubles-rule-up-to = { $count ->
    [one] En parties libres, des dés égaux au début doublent la mise, mais une seule fois par partie.
   *[other] En parties libres, des dés égaux au début doublent la mise, chaque fois, jusqu’à { $count } fois par partie.
}

option-labels = Numéros des flèches
labels-rule-none = Les flèches ne portent pas de numéros. Ici, on les compte de 24 à 1, du point de vue du joueur qui a les dés.
labels-rule-numbers = Les flèches se comptent de 24 à 1, du point de vue du joueur qui a les dés.
labels-rule-halves = Les flèches s’appellent 1 à 12 du côté de Blanc et 1A à 12A du côté de Noir.
labels-rule-homes = Les flèches des deux jans intérieurs sont numérotées de 1 à 6, du bord vers le milieu. Dans les coups écrits, toutes les flèches se comptent de 24 à 1.

option-counter-clockwise = Qui joue dans le sens antihoraire
counter-clockwise-rule = { $counter } joue dans le sens inverse des aiguilles d’une montre, l’autre dans le sens des aiguilles.

option-colors = Noms des camps
colors-white-black = Blanc et Noir
colors-rule-white-black = Les deux camps sont Blanc et Noir.
colors-light-dark = Clair et Foncé
colors-rule-light-dark = Les deux camps sont Clair et Foncé.

option-cube-at-rest = Videau au début
cube-at-rest-middle = Au milieu
cube-at-rest-rule-middle = Au début, le videau est au milieu, le 64 sur le dessus, qui vaut 1 ; l’un ou l’autre joueur peut alors doubler.
cube-at-rest-side = À côté du plateau
cube-at-rest-rule-side = Au début, le videau est à côté du plateau, le 64 sur le dessus, qui vaut 1 ; l’un ou l’autre joueur peut alors doubler.

option-unit = Ce qu’on gagne
unit-points = Des points
unit-rule-points = Les gains se comptent en points.
unit-stake = La mise
unit-rule-stake = On joue pour une mise, payée une, deux ou trois fois.
