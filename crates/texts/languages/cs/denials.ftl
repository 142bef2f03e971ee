denial-no-way = Žádné ze zbývajících čísel nevede z klínu { $from } na klín { $to }.
denial-no-way-bar = Žádné ze zbývajících čísel nenasadí kámen z baru na klín { $to }.
denial-no-way-off = Žádné ze zbývajících čísel tento kámen nevyvede.
denial-backward = Táhne se směrem domů, nikdy zpátky.
denial-no-point = Tímto hodem se dvěma kameny nedá obsadit klín { $to }.
denial-not-yours = To jsou soupeřovy kameny.
denial-no-dice = U tohoto stolu hází kostkami program.
denial-ambiguous = Dá se to zahrát více způsoby. Zapiš každý krok.
