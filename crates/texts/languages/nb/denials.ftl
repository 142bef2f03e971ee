denial-no-way = Ingen av tallene du har igjen, flytter en brikke fra { $from } til { $to }.
denial-no-way-off = Ingen av tallene du har igjen, tar ut den brikken.
denial-backward = Brikker går bare hjemover, aldri tilbake.
denial-no-point = Du kan ikke lage { $to } med dette kastet.
denial-no-dice = Ved dette bordet kastes terningene for deg.
denial-ambiguous = Dette kan spilles på flere måter. Skriv hvert flytt.
