denial-no-way = Keine der übrigen Zahlen führt von Punkt { $from } auf Punkt { $to }.
denial-no-way-off = Mit keiner der übrigen Zahlen kommt dieser Stein vom Brett.
denial-backward = Steine ziehen nur Richtung Heimfeld, nie zurück.
denial-no-point = Mit diesem Wurf lässt sich Punkt { $to } nicht mit zwei Steinen besetzen.
denial-not-yours = Das sind die Steine deines Gegners.
denial-no-dice = An diesem Tisch wird für dich gewürfelt.
denial-ambiguous = Das lässt sich auf mehrere Arten spielen. Tipp jeden Zug einzeln ein.
denial-no-way-bar = Keine der übrigen Zahlen bringt einen Stein von der Bar auf Punkt { $to }.
