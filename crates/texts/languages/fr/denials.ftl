denial-no-way = Aucun des nombres restants ne mène de { $from } à { $to }.
denial-no-way-off = Aucun des nombres restants ne sort ce pion.
denial-backward = Les pions avancent toujours vers le jan intérieur, jamais en arrière.
denial-no-point = Avec ce lancer, deux pions ne peuvent pas faire { $to }.
denial-no-dice = À cette table, les dés sont lancés pour vous.
denial-ambiguous = Cela peut se jouer de plusieurs façons. Écrivez chaque déplacement.
