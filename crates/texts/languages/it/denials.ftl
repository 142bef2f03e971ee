denial-no-way = Nessuno dei numeri rimasti porta dalla punta { $from } alla punta { $to }.
denial-no-way-bar = Nessuno dei numeri rimasti fa rientrare una pedina dalla barra sulla punta { $to }.
denial-no-way-off = Nessuno dei numeri rimasti porta fuori quella pedina.
denial-backward = Le pedine vanno sempre verso casa, mai indietro.
denial-no-point = Con questo tiro non ci sono due pedine che possano fare la punta { $to }.
denial-not-yours = Queste pedine sono dell’avversario.
denial-no-dice = A questo tavolo i dadi vengono tirati per te.
denial-ambiguous = Si può giocare in più modi. Scrivi ogni mossa.
