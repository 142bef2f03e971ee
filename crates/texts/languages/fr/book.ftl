book-title = Backgammon : { $name }
book-differs-mark = Autrement que dans le jeu international
book-differs-none = Ce sont les règles internationales.
book-summary = Toutes les règles en un coup d’œil
book-summary-rule = Règle
book-summary-value = Ici
book-printed-by = Écrit par { -app } d’après les règles qu’il applique

book-aim = Le but du jeu
book-aim-checkers = { $checkers ->
    [one] On joue à deux, chacun avec { $checkers } pion et deux dés.
   *[other] On joue à deux, chacun avec { $checkers } pions et deux dés.
}
book-aim-way = Vous amenez vos pions autour du plateau jusque dans votre jan intérieur, les six dernières flèches de votre parcours, puis vous les sortez. Votre adversaire vient en sens inverse.
book-aim-win = Le premier à avoir sorti tous ses pions gagne la partie.
book-aim-picture = Tous les pions de { $color } sont dans son jan intérieur. Ils peuvent maintenant sortir.

book-setup = La mise en place
book-setup-board = Le plateau compte 24 flèches en quatre quarts, ou jans, et la barre entre les deux moitiés.
book-setup-points = Chacun compte de son côté : la flèche 1 est la dernière de votre parcours, la flèche 24 la plus lointaine, et votre flèche 1 est la flèche 24 de votre adversaire.
book-setup-way = { $color } : 1A → 12A → 12 → 1. { $opponent } : 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } sur la flèche { $point }
book-setup-position = Les pions de chaque joueur au départ : { $list }.
book-setup-position-of = { $color } : { $list }.
book-setup-picture = La position de départ, vue par { $color }.

book-start = Qui commence
book-start-tie = Si les deux dés sont égaux, on relance.
book-start-picture = { $color } a commencé par { $roll } et fait une flèche : { $play }.

book-moving = Déplacer les pions
book-moving-roll = À votre tour, vous lancez les deux dés et jouez chaque nombre : deux pions une fois chacun, ou le même pion deux fois.
book-moving-order = Vous choisissez par quel nombre commencer. Jouer deux fois le même pion, c’est faire deux déplacements : il faut une flèche ouverte où se poser entre les deux.
book-moving-target = Un pion peut aller sur toute flèche que l’adversaire ne bloque pas, quel que soit le nombre de vos propres pions qui s’y trouvent.
book-moving-nothing = Un nombre qu’on ne peut pas jouer est perdu.
book-moving-done = Votre tour prend fin quand vous ramassez vos dés ; jusque-là, vous pouvez revenir sur vos déplacements.
book-moving-picture = Avec { $roll }, { $color } a filé d’un seul pion : { $play }. Il fallait commencer par le 6, car le 5 seul mène à une flèche bloquée.

book-doubles = Les doublets
book-doubles-four = Si les deux dés montrent le même nombre, on le joue quatre fois, avec un ou plusieurs pions, au choix.
book-doubles-rest = Ce qu’on ne peut pas jouer des quatre est perdu, et on ne relance pas.
book-doubles-picture = { $color } a lancé { $roll } et joué quatre fois : { $play }.

book-hitting = Frapper
book-hitting-blot = Un pion seul sur une flèche est un blot. Un pion adverse qui s’y arrête, ou s’y pose en passant, le frappe.
book-hitting-pair = Un ou deux pions sur une flèche peuvent être frappés : un pion adverse qui s’y pose les frappe tous.
book-hitting-bar = Un pion frappé va sur la barre. On peut frapper plusieurs fois dans le même tour.
book-hitting-picture = { $opponent } a un blot sur la flèche 5 de { $color }. { $color } le frappe avec { $list }.

book-entering = Rentrer en jeu
book-entering-first = Si vous avez des pions sur la barre, tous doivent rentrer avant que vos autres pions puissent bouger.
book-entering-where = Ils rentrent dans le jan intérieur adverse : avec un 1 sur votre flèche 24, avec un 2 sur votre flèche 23, et ainsi de suite jusqu’au 6 sur votre flèche 19. On peut frapper en rentrant.
book-entering-where-halves = Ils rentrent dans le jan intérieur adverse : { $color } 1A–6A, { $opponent } 1–6. On peut frapper en rentrant.
book-entering-where-homes = Ils rentrent dans le jan intérieur adverse : 1 → 1, 2 → 2 … 6 → 6. On peut frapper en rentrant.
book-entering-rest = Un nombre dont la flèche est bloquée ne fait rentrer personne. Une fois tous les pions rentrés, le reste du lancer se joue avec n’importe quel pion.
book-entering-picture = { $color } a un pion sur la barre. Il rentre avec { $list }.
book-entering-picture-closed = { $color } a un pion sur la barre, et aucun nombre ne le fait rentrer.

book-blocks = Les blocages
book-blocks-pass = On franchit une flèche bloquée avec un nombre qui mène au-delà. Six flèches bloquées de suite sont infranchissables.
book-blocks-pass-three = On franchit une flèche bloquée avec un nombre qui mène au-delà.
book-blocks-closed = Si les six flèches où vous devriez rentrer sont bloquées, le jan est fermé : aucun lancer ne vous fait rentrer tant qu’une flèche ne s’ouvre pas.
book-blocks-picture = { $opponent } bloque les flèches devant les deux derniers pions de { $color }. Ils s’échappent avec { $list }.
book-blocks-picture-closed = { $opponent } bloque six flèches de suite : aucun nombre ne libère les deux derniers pions de { $color }.

book-bearing-off = Sortir les pions
book-bearing-off-when = Quand tous vos pions sont dans votre jan intérieur, vous pouvez les sortir, même avec le second nombre du lancer dont le premier a ramené le dernier pion.
book-bearing-off-inside = Au lieu de sortir un pion, on peut aussi jouer le nombre à l’intérieur du jan, s’il y a la place.
book-bearing-off-hit = Si l’un de vos pions est frappé entre-temps, il doit revenir dans votre jan avant que vous continuiez à sortir.
book-bearing-off-picture = Avec un { $number }, { $color } peut jouer { $list }.
book-bearing-off-picture-none = Avec un { $number }, { $color } ne peut rien jouer.

book-winning = Gagner
book-winning-single = Vous gagnez une partie simple si votre adversaire a sorti au moins un pion.
book-winning-gammon = Vous gagnez un gammon, qui compte double, si votre adversaire n’en a sorti aucun.
book-winning-backgammon = Un backgammon compte triple.
book-winning-highest = Si plusieurs cas s’appliquent, le plus élevé compte.
book-winning-picture = { $color } a sorti son dernier pion. { $opponent } en a un dehors et un sur la barre : { $win ->
    [single] partie simple
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Le videau
book-cube-stake = Le videau sert quand on joue pour une mise ; sinon, on s’en passe.
book-cube-optional = Le videau est facultatif : convenez avant la partie si vous l’utilisez.
book-cube-offer = Quand on vous propose un double, vous prenez et continuez pour deux fois plus, ou vous passez et perdez ce que valait la partie jusque-là.
book-cube-owner = Qui prend reçoit le videau et peut seul doubler ensuite.
book-cube-product = À la fin, le gain est multiplié par le videau : un gammon avec le videau à 4 compte huit fois.
book-cube-picture = { $color } a doublé et { $opponent } a pris. Le videau, à { $value }, est à { $opponent }.

book-match = Parties et matchs
book-match-score = { $length ->
    [one] Une seule partie décide.
   *[other] Ce que vous gagnez s’ajoute à votre score ; au-delà de { $length }, les points ne changent plus rien.
}

book-letters = X : { $color }, O : { $opponent }.

note-silent = Là où la notice ne dit rien, nous jouons la règle internationale.
note-picture = La notice ne montre la position de départ qu’en image. Nous prenons la position habituelle.
note-deluxe-sum = La notice permet d’« additionner » les deux nombres sur un pion sans parler d’arrêt. Nous jouons deux déplacements avec un arrêt entre les deux ; sinon un pion ne pourrait pas frapper deux fois.
note-deluxe-duty = La notice dit qu’il faut jouer jusqu’à ce que les pions « d’un joueur » soient tous rentrés. Nous comprenons : les vôtres.
note-deluxe-larger = La notice ne fait pas d’exception. Nous, si : quand tous vos pions sont dans votre jan intérieur, vous pouvez renoncer aussi au plus grand nombre.
note-deluxe-block = La notice dit « plus de deux ». Nous jouons deux ou plus, sinon aucune règle ne vaudrait pour deux pions exactement.
note-nordic-block = Une légende de la notice dit « plus de deux », mais sa règle dit « plus d’un ». Nous suivons la règle.
note-deluxe-inside = La notice ne le permet que si la flèche du nombre est vide. Nous le permettons toujours, puisque l’on peut de toute façon renoncer au nombre.
note-backgammon = La notice ne dit pas que le perdant ne doit avoir sorti aucun pion ; nous ne le demandons donc pas.
note-deluxe-first-double = La notice dit « après le début de la partie ». Nous comprenons : après le premier lancer joué.
note-swiss-lower = La notice dit « la flèche immédiatement inférieure ». Si elle est vide aussi, nous prenons la plus proche que vous occupez plus bas.
note-nordic-lower = La notice ne dit pas que les flèches supérieures doivent être vides ; nous ne le demandons donc pas.
note-norwegian-lost = La notice dit que, jusqu’à ce que tous soient rentrés, un nombre qu’aucun pion du dehors ne peut jouer est perdu. Nous le laissons jouer à un pion déjà rentré, car un nombre n’est perdu que si rien ne peut bouger.
note-nordic-any-time = Les textes norvégien et danois disent « à tout moment », les autres « pendant la partie ». Nous jouons : à tout moment.
note-hungarian-refused = La notice donne 1 point quand un double est refusé. Cela vaut pour le premier double ; pour un redouble refusé, on compte ce que valait la partie avant.
book-contents = Sommaire
book-search = Chercher dans les règles
book-search-none = Rien trouvé.
