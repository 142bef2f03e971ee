start-title = Nouvelle partie
start-play = Jouer
start-level = Niveau
start-rules = Règles
start-rules-about = Quelle notice y a-t-il dans votre coffret ?
start-rules-change = Changer les règles
start-rules-differ = Autrement que dans le jeu international

level-leaflet = Lecteur de notice
level-leaflet-about = Vient de lire la notice
level-beginner = Débutant
level-beginner-about = A joué quelques soirées
level-casual = Occasionnel
level-casual-about = Joue de temps en temps, et prudemment
level-regular = Habitué
level-regular-about = Joue toutes les semaines
level-club = Joueur de club
level-club-about = Joue dans un club
level-tournament = Joueur de tournoi
level-tournament-about = Joue des tournois, et en gagne
# As in English.
level-expert = Expert
level-expert-about = Voit d’un coup d’œil ce qui est bon
level-master = Maître
level-master-about = Examine chacune de vos réponses
level-grandmaster = Grand maître
level-grandmaster-about = Examine vos réponses, puis son propre tour suivant
level-machine = La machine
level-machine-about = Regarde aussi loin que possible, et prend son temps
level-same-dice = Tous les niveaux ont les mêmes dés. Les plus forts les jouent mieux, c’est tout.

leaflet-international = Règles internationales
leaflet-international-about = Ce que jouent partout les clubs et les tournois
leaflet-deluxe = La mallette aux 27 langues
leaflet-deluxe-about = Le dé décide qui est Blanc ; les pions ne sortent que par le nombre exact ; une fois tous dans le jan, on peut renoncer à un nombre
leaflet-deluxe-cs = La mallette aux 27 langues, en tchèque, slovaque ou hongrois
leaflet-deluxe-cs-about = Comme dans les autres langues, mais il est interdit de se poser sur une flèche bloquée
leaflet-swiss = La notice suisse
leaflet-swiss-about = Les flèches s’appellent 1 à 12 et 1A à 12A ; un traînard coûte la triple mise même si des pions sont sortis
leaflet-swiss-it = La notice suisse, en italien
leaflet-swiss-it-about = Comme en allemand et en français, mais seul le nombre exact fait sortir
leaflet-nordic = La notice nordique
leaflet-nordic-about = Un nombre dont la flèche est vide sort le premier pion plus bas ; on peut doubler à tout moment
leaflet-nordic-no = La notice nordique, en norvégien
leaflet-nordic-no-about = Qui commence relance les dés ; un nombre sort un pion de sa flèche ou de n’importe quelle flèche inférieure
leaflet-hungarian = La notice hongroise
leaflet-hungarian-about = Clair contre Foncé, en matchs de 3, 5, 7 ou 9 points ; le videau s’arrête à 64
leaflet-portes = Portes (Grèce)
leaflet-portes-about = Le gagnant commence la partie suivante ; ni videau, ni backgammon
leaflet-tavla = Tavla (Turquie)
leaflet-tavla-about = Comme au portes, et un pion qui frappe dans son jan intérieur y reste pour ce tour
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Comme au tavla, mais les dés décident à chaque partie qui commence
leaflet-unlike = { $name }, avec des changements

start-length = On joue
start-money = Des parties libres
start-match-to = { $length ->
    [one] Un match en { $length } point
   *[other] Un match en { $length } points
}
start-cube = Videau

start-dice = Dés
start-dice-random = Lancés pour vous
start-dice-seed = D’après une graine
start-dice-seed-label = Graine
start-dice-real = Vrais dés
start-dice-real-about = Saisissez ou touchez ce que montrent vos propres dés

start-color = Votre couleur
start-color-any = Peu importe
start-color-by-die = Selon ces règles, le dé décide qui est Blanc.
start-name = Nom
start-name-you = Invité
start-name-first = Premier joueur
start-name-second = Second joueur
start-turn-board = Tourner le plateau vers le joueur qui a les dés
start-position-about = GNUbg ID, position ID, XGID ou OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Une position installée à la main
start-more = Plus
start-shorter = Match plus court
start-longer = Match plus long
# As in English.
level-pr = PR { $pr }
level-pr-about = Le PR est la note de jeu : ce que ce niveau perd par décision. Plus c’est bas, mieux c’est ; les bons joueurs sont au-dessous de 5.
