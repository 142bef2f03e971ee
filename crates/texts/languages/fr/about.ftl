about-title = À propos de { -app }
# As in English.
about-version = Version { $version }
about-what = Un coffret de backgammon devenu page web : plateau, dés, videau, et des notices dont on joue vraiment les règles.
about-free = Gratuit, sans compte, sans publicité, sans jetons. Vos parties restent sur votre appareil.
about-dice = Les dés ignorent tout du plateau. L’ordinateur découvre chaque lancer en même temps que vous.
about-strength = Ce que chaque niveau perd par ses erreurs a été mesuré et publié avec le programme.
about-leaflets = Les règles des notices imprimées sont là, dites avec nos mots.
about-license = Logiciel libre, sous licence MIT ou Apache.
about-keyboard = Clavier
about-keys-roll = Lancer et ramasser les dés
about-keys-move = Jouer un pion depuis l’endroit choisi
about-keys-other = Le jouer avec l’autre dé
about-keys-undo = Annuler
about-keys-double = Doubler
about-keys-hint = Indice
about-keys-type = Saisir un coup
about-keys-places = Aller d’un endroit à l’autre
about-keys-read = Lire le plateau à voix haute
about-read-pips = { $player } : { $pips ->
    [one] encore { $pips } pip
   *[other] encore { $pips } pips
}
about-languages = { $count ->
    [one] { $count } langue
   *[other] { $count } langues
}
