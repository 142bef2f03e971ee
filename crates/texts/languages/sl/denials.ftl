denial-no-way = Nobeno od preostalih števil ne vodi s polja { $from } na polje { $to }.
denial-no-way-bar = Nobeno od preostalih števil ne pripelje žetona z bara na polje { $to }.
denial-no-way-off = Nobeno od preostalih števil ne iznese tega žetona.
denial-backward = Žetoni gredo samo proti domu, nikoli nazaj.
denial-no-point = S tem metom dva žetona ne moreta zasesti polja { $to }.
denial-not-yours = To so nasprotnikovi žetoni.
denial-no-dice = Za to mizo meče kocki program.
denial-ambiguous = To je mogoče odigrati na več načinov. Vpiši vsak premik.
