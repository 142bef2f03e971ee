about-title = À propos de { -app }
# As in English.
about-version = Version { $version }
about-what = Un jeu de backgammon complet sur une page : plateau, dés, videau, et des notices imprimées dont vous jouez vraiment les règles.
about-free = Gratuit : pas de compte, pas de publicité, pas de jetons. Vos parties restent sur votre appareil.
about-dice = Les dés ignorent tout du plateau. L’ordinateur découvre chaque lancer en même temps que vous.
about-strength = Nous avons mesuré ce que chaque niveau perd par ses erreurs ; les chiffres sont livrés avec le programme.
about-leaflets = Vous trouverez ici les règles des notices imprimées, avec nos propres mots.
about-license = Logiciel libre, sous licence MIT ou Apache.
about-keyboard = Clavier
about-keys-roll = Lancer ou ramasser les dés
about-keys-move = Jouer un pion de la flèche choisie
about-keys-other = Le jouer avec l’autre dé
about-keys-undo = Annuler
about-keys-double = Doubler
about-keys-hint = Indice
about-keys-type = Saisir un coup
about-keys-places = Parcourir les flèches, la barre et les sorties
about-keys-read = Lire le plateau à voix haute
about-read-pips = { $player } : { $pips ->
    [one] encore { $pips } pip
   *[other] encore { $pips } pips
}
about-languages = { $count ->
    [one] { $count } langue
   *[other] { $count } langues
}
