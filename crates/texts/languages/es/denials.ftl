denial-no-way = Ninguno de los números que quedan lleva de la casilla { $from } a la casilla { $to }.
denial-no-way-bar = Ninguno de los números que quedan lleva una ficha de la barra a la casilla { $to }.
denial-no-way-off = Ninguno de los números que quedan saca esa ficha.
denial-backward = Las fichas solo avanzan hacia casa, nunca retroceden.
denial-no-point = Con esta tirada no hay dos fichas que puedan hacer la casilla { $to }.
denial-not-yours = Esas fichas son de tu rival.
denial-no-dice = En esta mesa los dados se tiran por ti.
denial-ambiguous = Esto se puede jugar de varias maneras. Escribe cada movimiento.
