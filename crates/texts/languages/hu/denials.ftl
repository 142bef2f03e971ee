denial-no-way = Egyik megmaradt szám sem visz innen: { $from }, ide: { $to }.
denial-no-way-off = Egyik megmaradt számmal sem pakolhatod ki ezt a bábut.
denial-backward = A bábuk csak hazafelé haladnak, visszafelé soha.
denial-no-point = Ezzel a dobással két bábu nem foglalhatja el ezt: { $to }.
denial-no-dice = Ennél az asztalnál a program dob helyetted.
denial-ambiguous = Ezt többféleképpen is meg lehet lépni. Írj be minden lépést.
