help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-values = Valeurs possibles :
help-examples = Exemples :
help-default = [par défaut : { $text }]
help-help = Afficher l’aide
help-version = Afficher la version
help-command = Afficher l’aide d’une commande
help-language = Langue, par exemple fr (par défaut : celle du terminal)
help-exit-code = Code de sortie : 0 succès, 1 la réponse est non, 2 erreur.

command-gammonbox = Le backgammon dans une boîte : plateau, dés, videau, et les règles de plusieurs notices imprimées
command-serve = Jouer dans le navigateur : démarrer un serveur et afficher son adresse
command-play = Jouer dans le terminal, contre l’ordinateur ou avec quelqu’un à côté de vous
command-rules = Lister les règles disponibles, et ce que dit chacune
command-show = Dessiner une position et donner son identifiant dans tous les formats courants
command-moves = Lister tous les coups légaux d’un lancer et la position qui en résulte
command-best = Classer les coups légaux d’un lancer, le meilleur d’abord
command-cube = Dire s’il faut doubler, et s’il faut prendre
command-evaluate = Dire ce que vaut une position pour le joueur au trait, avant le lancer
command-analyze = Analyser chaque coup, chaque décision de videau et la chance de chaque lancer d’un match
command-rollout = Faire un rollout : jouer une position jusqu’au bout de nombreuses fois et faire la moyenne
command-levels = Lister les niveaux de l’ordinateur, ou mesurer leur force
command-convert = Convertir un fichier de match de n’importe quel format connu en un autre
command-verify = Vérifier les dés d’un match joué sur un serveur
command-backup = Copier toutes les tables d’un serveur dans un fichier pendant qu’il tourne
command-move-store = Transférer toutes les tables de SQLite vers PostgreSQL, ou l’inverse
command-delete-table = Supprimer une table et tout ce qui s’y est dit
command-load = Tester combien de tables un serveur peut tenir sur cette machine
command-duel = Faire jouer deux niveaux ou deux réseaux l’un contre l’autre
command-tables = Construire une plus grande table de fins de partie, ou dire laquelle est utilisée
command-perft = Compter les façons dont les prochains tours peuvent se jouer
command-bench = Afficher la signature du moteur et le nombre de positions qu’il évalue par seconde

example-open = jouer dans le navigateur
example-play = jouer ici même contre l’ordinateur
example-rules = ce que dit la notice nordique
example-show = dessiner une position
example-moves = tous les coups d’un lancer
example-best = les mêmes, le meilleur d’abord
example-help = en savoir plus sur une commande
example-serve-open = jouer tout de suite dans le navigateur
example-serve-port = utiliser ce port ou aucun
example-serve-listen = laisser entrer tout votre réseau

serve-default = C’est ce que fait gammonbox sans commande.
serve-listen = Adresse d’écoute ; 0.0.0.0 laisse entrer tout le réseau
serve-port = Port (par défaut : 7170, ou le suivant libre ; 0 : n’importe quel port libre)
serve-browser = Ouvrir aussi la page dans votre navigateur
serve-data = Dossier où conserver les tables [par défaut : votre dossier de données]
serve-store = Conserver plutôt les tables dans une base de données PostgreSQL, que plusieurs serveurs peuvent partager : postgres://user@host/database
serve-log = Ce qu’il faut journaliser sur la sortie d’erreur, un objet JSON par ligne
serve-log-none = Rien
serve-log-warnings = Seulement ce qui va mal
serve-log-everything = Tout ce qui se passe
serve-next-port = Le port { $text } est pris ; voici le suivant libre.
serve-address = Gammonbox tourne sur { $text } (Ctrl-C pour arrêter)
serve-no-browser = Impossible d’ouvrir un navigateur : { $text }

play-rules = Règles à jouer : un jeu de règles intégré (voir `gammonbox rules`) ou des règles maison
play-opponent = Contre qui vous jouez
play-opponent-computer = L’ordinateur, avec les réseaux livrés avec le programme
play-opponent-person = Quelqu’un au même clavier
play-opponent-random = Un joueur qui joue n’importe quel coup légal et prend tous les doubles
play-level = Force de l’ordinateur (voir `gammonbox levels`)
play-own-dice = Lancer vos propres dés et saisir ce qu’ils montrent
play-typing = Saisissez les coups comme les joueurs les écrivent, par exemple 8/5 6/5 ; tapez help pour le reste.

rules-name = Un jeu de règles intégré, ou des règles maison : un jeu de règles et ce qui change. Sans nom, les jeux intégrés sont listés
rules-format = Écrire tout le livret de règles au lieu de la liste des options
rules-format-text = Texte simple
# As in English.
rules-format-markdown = Markdown
rules-format-html = Une page web, prête à imprimer en A4
rules-json = Sortie en JSON
rules-house = Toute commande qui accepte --rules NAME accepte aussi des règles maison.
command-exam = Examiner le moteur : combien de fois il trouve le meilleur coup, et ce qu’il perd
command-library = Garder tous vos matchs au même endroit et les interroger

word-roll = lancer
word-undo = annuler
word-done = fini
word-double = doubler
word-take = prendre
word-pass = passer
# As in English.
word-beaver = beaver
# As in English.
word-raccoon = raccoon
word-land = poser
word-resign = abandonner
word-claim = réclamer
word-accept = accepter
word-decline = refuser
word-next = suivante
word-hint = indice
word-plays = coups
word-board = plateau
# As in English.
word-score = score
word-rules = règles
word-back = corriger
word-save = enregistrer
word-load = ouvrir
word-help = aide
word-quit = quitter
