denial-no-way = Nijedan preostali broj ne vodi s polja { $from } na polje { $to }.
denial-no-way-bar = Nijedan preostali broj ne uvodi žeton s bara na polje { $to }.
denial-no-way-off = Nijedan preostali broj ne iznosi taj žeton.
denial-backward = Žetoni idu samo prema kući, nikad natrag.
denial-no-point = Ovim se bacanjem s dva žetona ne može zauzeti polje { $to }.
denial-not-yours = To su protivnikovi žetoni.
denial-no-dice = Za ovim stolom program baca kocke umjesto tebe.
denial-ambiguous = Ovo se može odigrati na više načina. Upiši svaki pomak.
