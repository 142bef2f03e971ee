leaflets-title = Notices
leaflets-read = Lire
leaflets-change = Changer
leaflets-change-about = Choisissez chaque règle à votre goût. Ce qui n’est pas comme dans le jeu international est signalé.
leaflets-restore = Comme dans la notice
leaflets-play = Jouer ainsi
leaflets-print = Imprimer
leaflets-choose = Une autre notice

leaflets-compare = Comparer
leaflets-compare-one = Cette notice
leaflets-compare-other = L’autre
leaflets-differences = Ce qui diffère
leaflets-same = Ce qui est pareil
leaflets-no-differences = Les deux disent la même chose.

leaflets-link = Lien vers ces règles
leaflets-link-about = Qui l’ouvre voit ces règles et peut y jouer.
leaflets-link-copied = Le lien est copié.
leaflets-link-bad = Ce lien ne mène pas à des règles.
leaflets-link-too-long = Il est plus long que ne le sont des règles.
leaflets-link-name = Il commence par une notice que nous ne connaissons pas : { $text }.
leaflets-link-option = Il nomme une règle que nous ne connaissons pas : { $text }.
leaflets-link-value = Valeur impossible pour « { $name } » : { $text }.
leaflets-received = Quelqu’un vous a envoyé ces règles.

leaflets-agree-title = D’accord tous les deux ?
leaflets-agree-about = Voici les règles selon lesquelles vous allez jouer.
leaflets-agree = { $player } est d’accord
leaflets-agree-start = Commencer

rules-of-start = Mise en place et début
rules-of-moving = Déplacer et sortir les pions
rules-of-winning = Gagner
rules-of-cube = Le videau
rules-of-matches = Parties et matchs
rules-of-board = Sur le plateau

book-of-table = Livret de cette table
book-mark-explained = Signalé : autrement que dans le jeu international

language-automatic = Comme le navigateur
