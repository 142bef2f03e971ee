denial-no-way = Geen van de overgebleven getallen leidt van punt { $from } naar punt { $to }.
denial-no-way-bar = Geen van de overgebleven getallen brengt een schijf van de bar op punt { $to }.
denial-no-way-off = Geen van de overgebleven getallen speelt die schijf af.
denial-backward = Schijven gaan naar huis toe, nooit terug.
denial-no-point = Met deze worp kunnen geen twee schijven punt { $to } maken.
denial-no-dice = Aan deze tafel wordt voor je gegooid.
denial-ambiguous = Dit kan op meerdere manieren. Typ elke stap.
