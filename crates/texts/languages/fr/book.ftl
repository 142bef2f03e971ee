book-title = Backgammon : { $name }
book-differs-mark = Différent des règles internationales
book-differs-none = Ce sont les règles internationales.
book-summary = Toutes les règles en un coup d’œil
book-summary-rule = Règle
book-summary-value = Dans ces règles
book-printed-by = Écrit par { -app } d’après les règles qu’il applique

book-aim = Le but du jeu
book-aim-checkers = { $checkers ->
    [one] Deux joueurs, chacun avec { $checkers } pion et deux dés.
   *[other] Deux joueurs, chacun avec { $checkers } pions et deux dés.
}
book-aim-way = Vous menez vos pions autour du plateau jusqu’à votre jan intérieur, les six dernières flèches de votre parcours, et vous les sortez de là. Votre adversaire avance en sens inverse.
book-aim-win = Le premier à sortir tous ses pions gagne.
book-aim-picture = Tous les pions de { $color } sont dans son jan intérieur : { $color } peut maintenant les sortir.

book-setup = La mise en place
book-setup-board = Le plateau compte 24 flèches en quatre quarts, ou jans, avec la barre entre ses deux moitiés.
book-setup-points = Vous comptez de votre côté : votre flèche 1 est la dernière de votre parcours, votre flèche 24 la plus éloignée. Votre flèche 1 est la flèche 24 de votre adversaire.
book-setup-way = { $color } : 1A → 12A → 12 → 1. { $opponent } : 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } sur la flèche { $point }
book-setup-position = Au départ, chaque joueur a { $list }.
book-setup-position-of = { $color } : { $list }.
book-setup-picture = La position de départ, vue par { $color }.

book-start = Qui commence
book-start-tie = Si les deux dés montrent le même nombre, les deux joueurs relancent.
book-start-picture = { $color } a commencé par { $roll } et fait une flèche : { $play }.

book-moving = Déplacer les pions
book-moving-roll = À votre tour, vous lancez les deux dés et jouez chaque nombre : deux pions une fois chacun, ou un pion deux fois.
book-moving-order = Vous choisissez quel nombre jouer en premier. Jouer les deux nombres avec un seul pion fait deux déplacements : il doit pouvoir se poser entre les deux sur une flèche ouverte.
book-moving-count = Toutes les flèches du trajet comptent, occupées ou non.
book-moving-target = Un pion peut aller sur toute flèche que votre adversaire ne bloque pas, quel que soit le nombre de vos pions qui s’y trouvent.
book-moving-nothing = Un nombre que vous ne pouvez pas jouer est perdu.
book-moving-done = Votre tour finit quand vous ramassez vos dés ; jusque-là, vous pouvez reprendre vos déplacements.
book-moving-picture = { $color } a filé d’un pion avec { $roll } : { $play }. Il fallait jouer le 6 d’abord, car le 5 mènerait à une flèche bloquée.

book-doubles = Les doublets
book-doubles-four = Si les deux dés montrent le même nombre, vous le jouez quatre fois, avec un ou plusieurs pions, comme vous voulez.
book-doubles-rest = Ceux des quatre que vous ne pouvez pas jouer sont perdus, et on ne relance pas.
book-doubles-also = Cela vaut aussi pour rentrer, frapper et sortir : un doublet permet de frapper jusqu’à quatre pions.
book-doubles-picture = { $color } a lancé { $roll } et fait quatre déplacements : { $play }.

book-hitting = Frapper
book-hitting-blot = Un pion seul sur une flèche est un blot. Un pion adverse qui s’y pose, même en passant, le frappe.
book-hitting-pair = Un ou deux pions sur une flèche peuvent être frappés : un pion adverse qui s’y pose les frappe tous.
book-hitting-bar = Un pion frappé va sur la barre. Vous pouvez frapper plusieurs fois dans un même tour.
book-hitting-picture = { $opponent } a un blot sur la flèche 5 de { $color }. { $color } le frappe avec { $list }.

book-entering = Rentrer en jeu
book-entering-first = Si vous avez des pions sur la barre, ils doivent tous rentrer avant que vous jouiez un autre pion.
book-entering-where = Ils rentrent dans le jan intérieur adverse : avec un 1 sur votre flèche 24, avec un 2 sur votre flèche 23, et ainsi de suite jusqu’au 6 sur votre flèche 19. Vous pouvez frapper en rentrant.
book-entering-where-halves = Ils rentrent dans le jan intérieur adverse, sur la flèche du nombre lancé : { $color } de 1A à 6A, { $opponent } de 1 à 6. Vous pouvez frapper en rentrant.
book-entering-where-homes = Ils rentrent dans le jan intérieur adverse, sur la flèche du nombre lancé : avec un 1 sur la flèche 1, et ainsi de suite jusqu’au 6 sur la flèche 6. Vous pouvez frapper en rentrant.
book-entering-rest = Vous ne pouvez pas rentrer avec un nombre dont la flèche est bloquée. Une fois tous vos pions rentrés, jouez le reste du lancer avec n’importe quel pion.
book-entering-picture = { $color } a un pion sur la barre. Il rentre avec { $list }.
book-entering-picture-closed = { $color } a un pion sur la barre, et aucun nombre ne le fait rentrer.

book-blocks = Les blocages
book-blocks-pass = Vous pouvez sauter une flèche bloquée avec un nombre qui mène au-delà. Six flèches de suite, une prime complète, ne se sautent pas.
book-blocks-pass-three = Vous pouvez sauter une flèche bloquée avec un nombre qui mène au-delà.
book-blocks-closed = Si les six flèches où vous devez rentrer sont bloquées, le jan est fermé : aucun lancer ne vous fait rentrer tant qu’une flèche ne s’ouvre pas.
book-blocks-picture = { $opponent } bloque les flèches devant les deux derniers pions de { $color }. Ils s’échappent avec { $list }.
book-blocks-picture-closed = { $opponent } bloque six flèches de suite : aucun nombre ne laisse échapper les deux derniers pions de { $color }.

book-bearing-off = Sortir les pions
book-bearing-off-when = Quand tous vos pions sont dans votre jan intérieur, vous pouvez les sortir, même avec le second nombre du lancer qui y a amené le dernier.
book-bearing-off-inside = Au lieu de sortir un pion, vous pouvez jouer le nombre à l’intérieur de votre jan.
book-bearing-off-beside = Les pions sortis se posent à côté du plateau et ne reviennent plus en jeu.
book-bearing-off-hit = Si l’un de vos pions est frappé, il doit revenir dans votre jan avant que vous continuiez à sortir.
book-bearing-off-picture = Avec un { $number }, { $color } peut jouer { $list }.
book-bearing-off-picture-none = Avec un { $number }, { $color } ne peut rien jouer.

book-winning = Gagner
book-winning-single = Vous gagnez une partie simple, qui compte une fois, si votre adversaire a sorti au moins un pion.
book-winning-gammon = Vous gagnez un gammon, qui compte double, si votre adversaire n’en a sorti aucun.
book-winning-backgammon = Un backgammon compte triple.
book-winning-highest = Si plusieurs cas s’appliquent, c’est le plus élevé qui compte.
book-winning-picture = { $color } a sorti son dernier pion. { $opponent } en a sorti un et en a encore un sur la barre : { $win ->
    [single] une partie simple
    [gammon] un gammon
   *[backgammon] un backgammon
}.

book-cube = Le videau
book-cube-stake = Le videau est fait pour jouer avec une mise ; sans mise, laissez-le de côté.
book-cube-optional = Le videau est facultatif : convenez avant la partie de l’utiliser ou non.
book-cube-offer = Si on vous propose un double, vous pouvez prendre et continuer pour deux fois plus, ou passer et perdre ce que valait la partie jusque-là.
book-cube-owner = Celui qui prend reçoit le videau, et lui seul peut doubler ensuite.
book-cube-product = À la fin, le gain est multiplié par le videau : un gammon avec le videau à 4 vaut 8.
book-cube-picture = { $color } a doublé et { $opponent } a pris. { $opponent } a maintenant le videau, à { $value }.

book-match = Parties et matchs
book-match-score = { $length ->
    [one] Une seule partie décide.
   *[other] Ce que vous gagnez s’ajoute à votre score ; au-delà de { $length }, les points ne changent plus rien.
}

book-letters = X : { $color }, O : { $opponent }.

note-silent = Là où la notice ne dit rien, nous jouons la règle internationale.
note-source-german = Les langues de la notice ne disent pas toutes la même chose. Nous suivons le texte allemand.
note-source-swedish = Les langues de la notice ne disent pas toutes la même chose. Nous suivons le texte suédois.
note-picture = La notice ne montre la position de départ qu’en image. Nous utilisons la position habituelle.
note-deluxe-sum = La notice permet d’additionner les deux nombres sur un pion sans parler d’arrêt. Nous jouons deux déplacements avec un arrêt entre les deux ; sinon un pion ne pourrait pas frapper deux fois.
note-deluxe-duty = La notice dit qu’il faut jouer jusqu’à ce que les pions d’un joueur soient tous dans le jan. Nous comprenons : les vôtres.
note-deluxe-larger = La notice exige toujours le plus grand nombre. Une fois tous vos pions dans votre jan intérieur, nous vous laissons y renoncer comme à tout autre.
note-deluxe-block = La notice dit « plus de deux ». Nous jouons deux ou plus, sinon aucune règle ne vaudrait pour deux pions exactement.
note-nordic-block = Une légende des textes suédois et anglais dit « plus de deux », mais la règle dit « plus d’un ». Nous suivons la règle.
note-deluxe-inside = La notice ne permet de jouer dans le jan intérieur que si la flèche du nombre est vide. Nous le permettons toujours, puisque vous pouvez de toute façon renoncer au nombre.
note-backgammon = La notice ne dit pas que le perdant ne doit avoir sorti aucun pion ; nous ne le demandons donc pas.
note-deluxe-first-double = La notice dit « une fois le jeu commencé ». Nous comprenons : une fois le premier lancer joué.
note-swiss-lower = La notice dit « portant le numéro inférieur ». Si cette flèche est vide aussi, nous prenons la flèche inférieure la plus proche que vous occupez.
note-nordic-lower = La notice ne dit pas que les flèches supérieures doivent être vides ; nous ne le demandons donc pas.
note-norwegian-lost = La notice dit que, tant que tous vos pions ne sont pas dans votre jan, un nombre que ceux du dehors ne peuvent pas jouer est perdu. Nous vous laissons le jouer avec un pion qui est déjà dans le jan, car un nombre n’est perdu que si rien ne peut bouger.
note-norwegian-enter = La notice dit que les pions rentrent « de votre côté du plateau ». Nous comprenons : là où commencent vos pions arrière, dans le jan intérieur adverse.
note-nordic-any-time = Les textes norvégien et danois disent « à tout moment », les autres « pendant la partie ». Chez nous, c’est à tout moment.
note-hungarian-refused = La notice donne 1 point quand un double est refusé. Cela vaut pour le premier double ; quand un redouble est refusé, nous comptons ce que valait la partie avant.
note-hungarian-highest = La notice ne donne que les faces du videau, de 2 à 64. Nous prenons 64 comme limite.
book-contents = Sommaire
book-search = Chercher dans les règles
book-search-none = Aucun résultat.
