start-title = Nouvelle partie
start-play = Jouer
start-level = Niveau
start-rules = Règles
start-rules-about = Quelle notice y a-t-il dans votre coffret ?
start-rules-change = Changer les règles
start-rules-differ = Différent des règles internationales

level-leaflet = Lecteur de notice
level-leaflet-about = Vient de lire la notice
level-beginner = Débutant
level-beginner-about = A joué quelques soirées
level-casual = Occasionnel
level-casual-about = Joue de temps en temps, et prudemment
level-regular = Régulier
level-regular-about = Joue toutes les semaines
level-club = Joueur de club
level-club-about = Joue dans un club
level-tournament = Joueur de tournoi
level-tournament-about = Joue des tournois, et en gagne parfois
# As in English.
level-expert = Expert
level-expert-about = Voit d’un coup d’œil ce qui est bon
level-master = Maître
level-master-about = Examine chaque réponse que vous pourriez jouer
level-grandmaster = Grand maître
level-grandmaster-about = Examine vos réponses et son propre tour suivant
level-machine = La machine
level-machine-about = Voit aussi loin que possible, et prend son temps
level-same-dice = Tous les niveaux ont les mêmes dés. Les plus forts les jouent mieux, c’est tout.

leaflet-international = Règles internationales
leaflet-international-about = Ce que jouent partout les clubs et les tournois
leaflet-deluxe = La mallette aux 27 langues
leaflet-deluxe-about = Le dé décide qui est Blanc ; les pions ne sortent qu’avec le nombre exact ; une fois tous dans le jan, vous pouvez renoncer à un nombre
leaflet-swiss = La notice suisse
leaflet-swiss-about = Les flèches vont de 1 à 12 et de 1A à 12A ; un pion à la traîne coûte trois fois la mise, même si d’autres sont sortis
leaflet-nordic = La notice nordique
leaflet-nordic-about = Si la flèche d’un nombre est vide, vous pouvez sortir un pion de la suivante plus bas ; vous pouvez doubler à tout moment
leaflet-nordic-no = La notice nordique, en norvégien
leaflet-nordic-no-about = Celui qui commence relance ; un nombre sort n’importe quel pion jusqu’à sa flèche
leaflet-hungarian = La notice hongroise
leaflet-hungarian-about = Clair contre Foncé, en matchs de 3, 5, 7 ou 9 points ; le videau s’arrête à 64
leaflet-portes = Portes (Grèce)
leaflet-portes-about = Le gagnant commence la partie suivante ; pas de videau, pas de backgammon
leaflet-tavla = Tavla (Turquie)
leaflet-tavla-about = Comme au portes, et un pion qui frappe dans son jan intérieur y reste pour ce tour
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Comme au tavla, mais les dés décident à chaque partie qui commence
leaflet-unlike = { $name }, avec des changements

start-length = Format
start-money = Parties libres
start-match-to = { $length ->
    [one] Match en { $length } point
   *[other] Match en { $length } points
}
start-cube = Videau

start-dice = Dés
start-dice-random = Lancés pour vous
start-dice-seed = D’après une graine
start-dice-seed-label = Graine
start-dice-real = Vrais dés
start-dice-real-about = Touchez ou saisissez ce que montrent vos dés

start-color = Votre couleur
start-color-any = Peu importe
start-color-by-die = Selon ces règles, le dé décide qui est Blanc.
start-name = Nom
start-name-you = Invité
start-name-first = Premier joueur
start-name-second = Second joueur
start-turn-board = Tourner le plateau vers le joueur au trait
start-position-about = GNUbg ID, position ID, XGID ou OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Position installée à la main
start-more = Plus
start-shorter = Match plus court
start-longer = Match plus long
# As in English.
level-pr = PR { $pr }
level-pr-about = Le PR est l’indice de performance : ce que le niveau perd par décision. Moins, c’est mieux ; les bons joueurs sont sous 5.
leaflet-deluxe-cs = La mallette aux 27 langues, en tchèque, slovaque ou hongrois
leaflet-deluxe-cs-about = Comme dans les autres langues, mais il est interdit de se poser sur une flèche bloquée
leaflet-swiss-it = La notice suisse, en italien
leaflet-swiss-it-about = Comme en allemand et en français, mais seul le nombre exact fait sortir
