denial-no-way = Keine der übrigen Zahlen führt von { $from } bis { $to }.
denial-no-way-off = Mit keiner der übrigen Zahlen kommt dieser Stein vom Brett.
denial-backward = Steine ziehen nur Richtung Heimfeld, nie zurück.
denial-no-point = Mit diesem Wurf lässt sich { $to } nicht mit zwei Steinen besetzen.
denial-no-dice = An diesem Tisch wird für dich gewürfelt.
denial-ambiguous = Das lässt sich auf mehrere Arten spielen. Tipp jeden Zug einzeln ein.
