settings-title = Réglages
settings-board = Plateau
settings-play = Jeu
settings-help = Aide
settings-language = Langue

page-auto = Comme l’appareil
page-light = Jour
page-dark = Soir
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
settings-auto-roll-about = Quand vous ne pouvez de toute façon pas doubler
settings-forced-moves = Jouer les coups forcés
settings-forced-moves-about = Quand il n’y a qu’une façon de jouer
settings-auto-done = Finir mon tour automatiquement
settings-auto-done-about = Sinon, vous ramassez vous-même les dés et pouvez annuler jusque-là
settings-confirm-double = Demander avant de doubler

# As in English.
settings-coach = Coach
settings-coach-about = Intervient avant qu’une vraie erreur soit définitive
coach-setting-silent = Silencieux
coach-setting-blunders = Les gaffes seulement
coach-setting-mistakes = Toutes les vraies erreurs

settings-pips = Compte des pips
pips-shown = Affiché
pips-hidden = Caché
pips-ask = Je compte moi-même
settings-home-side = Jan intérieur
side-right = À droite
side-left = À gauche
settings-labels = Numéros des flèches
labels-leaflet = Comme dans la notice
labels-numbers = 1 à 24
labels-halves = 1 à 12 et 1A à 12A
labels-homes = 1 à 6 dans les jans intérieurs
labels-none = Aucun
settings-reset = Réinitialiser les réglages
settings-reset-question = Remettre tous les réglages par défaut ? Vos parties sont conservées.
settings-marks = Signaler les pions jouables
settings-shortcuts = Raccourcis clavier à la table
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
