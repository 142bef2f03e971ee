settings-title = Réglages
settings-board = Plateau
settings-play = Jeu
settings-help = Aide
settings-language = Langue

page-auto = Comme l’appareil
page-light = Plein jour
page-dark = Soirée
board-club = Feutre vert
checkers-clear = Pour les daltoniens
set-contrast = Contraste élevé

settings-speed = Vitesse des coups de l’adversaire
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate

settings-sounds = Sons
settings-sounds-dice = Dés
settings-sounds-checkers = Pions
settings-sounds-cube = Videau
settings-sounds-end = Fin de partie

settings-auto-roll = Lancer pour moi
settings-auto-roll-about = Quand je ne peux de toute façon pas doubler
settings-forced-moves = Jouer les coups forcés
settings-forced-moves-about = Quand il n’y a qu’une façon de jouer
settings-auto-done = Fin de tour automatique
settings-auto-done-about = Sinon, c’est vous qui ramassez les dés, et vous pouvez annuler jusque-là
settings-confirm-double = Demander avant de doubler

# As in English.
settings-coach = Coach
settings-coach-about = Prend la parole avant qu’une vraie faute soit jouée
coach-setting-silent = Muet
coach-setting-blunders = Les grosses fautes seulement
coach-setting-mistakes = Toute vraie faute

settings-pips = Compte des pips
pips-shown = Affiché
pips-hidden = Caché
pips-ask = Je compte moi-même
settings-home-side = Jan intérieur
side-right = À droite
side-left = À gauche
settings-labels = Numéros
labels-leaflet = Comme dans la notice
labels-numbers = 1 à 24
labels-halves = 1 à 12 et 1A à 12A
labels-homes = 1 à 6 dans les jans intérieurs
labels-none = Aucun
settings-reset = Tout réinitialiser
settings-reset-question = Remettre tous les réglages comme au premier jour ? Les parties sont conservées.
settings-marks = Signaler les pions jouables
settings-shortcuts = Lettres du clavier actives à la table
# As in English.
settings-page = Page
board-walnut = Noyer
board-maple = Érable
board-marble = Marbre
board-slate = Ardoise
checkers-ivory = Ivoire et ébène
checkers-cherry = Crème et cerisier
checkers-jade = Albâtre et jade
checkers-copper = Argent et cuivre
dice-matching = Comme les pions
dice-ivory = Ivoire
dice-ruby = Rubis
# As in English.
dice-onyx = Onyx
# As in English.
settings-volume = Volume
