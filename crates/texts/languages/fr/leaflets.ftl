leaflets-title = Notices
leaflets-read = Lire
leaflets-change = Changer
leaflets-change-about = Réglez chaque règle comme vous voulez. Ce qui diffère des règles internationales est signalé.
leaflets-restore = Revenir à la règle de la notice
leaflets-play = Jouer avec ces règles
leaflets-print = Imprimer
leaflets-choose = Choisir une autre notice

leaflets-compare = Comparer
leaflets-compare-one = Cette notice
leaflets-compare-other = Une autre notice
leaflets-differences = Ce qui diffère
leaflets-same = Ce qui est pareil
leaflets-no-differences = Elles disent la même chose.

leaflets-link = Lien vers ces règles
leaflets-link-about = Toute personne qui l’ouvre voit ces règles et peut les jouer.
leaflets-link-copied = Lien copié.
leaflets-link-bad = Ce n’est pas un lien vers des règles.
leaflets-link-too-long = C’est trop long pour un lien vers des règles.
leaflets-link-name = Il commence par une notice que nous ne connaissons pas : { $text }.
leaflets-link-option = Il nomme une règle que nous ne connaissons pas : { $text }.
leaflets-link-value = Valeur impossible pour « { $name } » : { $text }.
leaflets-received = Quelqu’un vous a envoyé ces règles.

leaflets-agree-title = D’accord tous les deux ?
leaflets-agree-about = Vous jouerez avec ces règles.
leaflets-agree = { $player } est d’accord
leaflets-agree-start = Commencer la partie

rules-of-start = Mise en place et début
rules-of-moving = Déplacer et sortir les pions
rules-of-winning = Gagner
rules-of-cube = Le videau
rules-of-matches = Parties et matchs
rules-of-board = Sur le plateau

book-of-table = Règles de cette table
book-mark-explained = Signalé : différent des règles internationales

language-automatic = Comme le navigateur
