denial-no-way = Aucun des nombres restants ne mène de la flèche { $from } à la flèche { $to }.
denial-no-way-off = Aucun des nombres restants ne sort ce pion.
denial-backward = Les pions avancent toujours vers le jan intérieur, jamais en arrière.
denial-no-point = Avec ce lancer, deux pions ne peuvent pas faire la flèche { $to }.
denial-not-yours = Ce sont les pions de votre adversaire.
denial-no-dice = À cette table, les dés sont lancés pour vous.
denial-ambiguous = Cela peut se jouer de plusieurs façons. Écrivez chaque déplacement.
denial-no-way-bar = Aucun des nombres restants ne fait rentrer un pion sur la flèche { $to }.
