denial-no-way = Geen van de overgebleven getallen leidt van punt { $from } naar punt { $to }.
denial-no-way-off = Met geen van de overgebleven getallen speel je die schijf af.
denial-backward = Schijven gaan alleen richting huis, nooit terug.
denial-no-point = Met deze worp kun je punt { $to } niet maken.
denial-not-yours = Dat zijn de schijven van je tegenstander.
denial-no-dice = Aan deze tafel wordt voor je gegooid.
denial-ambiguous = Dit kan op meerdere manieren. Typ elke zet.
denial-no-way-bar = Geen van de overgebleven getallen brengt een schijf van de bar op punt { $to }.
